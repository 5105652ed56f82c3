# Every target installs what it needs, into .venv and .build.

PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
PLAY   := $(VENV)/play
READY  := $(VENV)/ready
FAST   := .build/compiled
RUN    := PYTHONPATH=$(FAST) $(BIN)/
# two per processor: server and browser tests spend time waiting
JOBS   ?= $(shell $(PYTHON) -c "import os; print(2 * (os.cpu_count() or 1))")

.DEFAULT_GOAL := help
.PHONY: help play terminal test soak quick lint bench bench-peers bench-hall golden pictures docs clean compile web types layouts browser pins image

help:  ## list the targets
	@grep -E '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 14

$(PLAY): requirements/play.txt pyproject.toml
	@$(PYTHON) tools/setup.py play $(VENV)
	@touch $(PLAY)

$(READY): $(PLAY) requirements/dev.txt
	@$(PYTHON) tools/setup.py dev $(VENV)
	@touch $(READY)

compile: $(PLAY)  ## compile rules and parts of the hall into .build, if they changed
	@$(BIN)/python hatch_build.py $(FAST)

web: $(PLAY)  ## build the browser client into web/dist
	@$(BIN)/python tools/web.py

pins: $(PLAY)  ## write requirements/*.txt from the ranges in pyproject.toml (UPGRADE=1: the newest versions)
	$(BIN)/python tools/pins.py $(if $(UPGRADE),--upgrade)

image: $(READY)  ## run the Dockerfile in a clean root without Docker (as root, with debootstrap)
	$(BIN)/python tools/image_check.py

types: $(READY)  ## regenerate the client's TypeScript types
	$(BIN)/python tools/typescript.py
	$(BIN)/python tools/odin_cards.py

layouts: compile  ## find anew how views become numbers (meadhall.lab.encoder)
	$(RUN)python tools/layouts.py

browser:  ## install Chromium for the browser tests, if it is missing
	@$(PYTHON) tools/browser.py >/dev/null

play: compile web  ## open the hall at http://127.0.0.1:8000
	@$(RUN)meadhall serve

terminal: compile  ## play in the terminal against bots
	@$(RUN)meadhall play

lint: $(READY)  ## ruff, mypy --strict, import directions
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports

test: lint docs compile web browser  ## lint and all tests, with compiled and with interpreted rules
	$(BIN)/python tools/web.py check
	$(BIN)/python tools/web.py test
	$(RUN)python -m pytest -n $(JOBS) -m "not soak" tests
	$(BIN)/python -m pytest -n $(JOBS) -m "not slow and not built" tests/core tests/games tests/ladder

soak: $(READY) compile web browser  ## tests that take many minutes: fifty kills, whole games in browsers
	$(RUN)python -m pytest -n $(JOBS) -m soak tests

quick: $(READY) compile  ## tests without browsers, PostgreSQL and other slow parts
	$(RUN)python -m pytest -n $(JOBS) -m "not slow and not soak" tests

golden: compile  ## regenerate the golden playthroughs (read the diff!)
	$(RUN)python -m tests.ladder.golden

bench: compile  ## decisions per second of every game
	$(RUN)meadhall bench

bench-peers: compile $(READY)  ## the same, compared with Catanatron in one run
	@$(PYTHON) tools/setup.py peers .venv-peers
	$(RUN)python -m bench peers .venv-peers

bench-hall: compile $(READY)  ## capacity of the hall, compared with boardgame.io 0.50 in one run
	@mkdir -p .venv-peers/node
	@test -d .venv-peers/node/node_modules/boardgame.io || \
	  npm install --silent --no-fund --no-audit --prefix .venv-peers/node boardgame.io@0.50.2
	$(RUN)python -m bench hall --peer .venv-peers/node

pictures: $(READY) compile web browser  ## take the README's screenshots
	$(RUN)python tools/pictures.py

docs: $(READY)  ## build the documentation site in site/
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict --quiet

clean:  ## remove all build results
	rm -rf web/dist web/node_modules $(VENV) .venv-peers .build .cache site dist .mypy_cache .ruff_cache .pytest_cache .hypothesis
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
