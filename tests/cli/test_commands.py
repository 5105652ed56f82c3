"""Every command with pipes: output, exit code and error messages."""

import importlib
import json
import subprocess
import sys
from pathlib import Path

import pytest

from meadhall import __version__, cli
from meadhall.core import state as core_state
from meadhall.core.texts import LANGUAGES
from tests.cli.screen import environment, run
from tests.core import package
from tests.ladder import toy

COMMANDS = ["games", "play", "simulate", "fuzz", "replay", "bench", "arena", "new-game"]
ANIMALS = "animals-on-board"
ENDS = Path(__file__).parents[1] / "games" / "animals_on_board" / "ends"


def test_version_names_the_build() -> None:
    done = run("--version")
    how = "interpreted" if str(core_state.__file__).endswith(".py") else "compiled"
    assert (done.returncode, done.stdout) == (0, f"meadhall {__version__} (rules {how})\n")


@pytest.mark.parametrize("command", COMMANDS)
def test_help_has_an_example(command: str) -> None:
    done = run(command, "--help")
    assert done.returncode == 0
    assert f"meadhall.cli {command} [OPTIONS]" in done.stdout
    assert "[[" not in done.stdout
    assert "Example" in done.stdout
    assert f"meadhall {command}" in done.stdout.partition("Example")[2]


def test_help_lists_the_commands() -> None:
    done = run("--help")
    assert done.returncode == 0
    assert all(f" {command} " in done.stdout for command in COMMANDS)
    assert "Example: meadhall play animals-on-board" in done.stdout


def test_games_prints_a_table_or_json() -> None:
    table = run("games")
    assert table.returncode == 0
    assert ANIMALS in table.stdout
    assert "surplus=best|ask" in table.stdout
    found = json.loads(run("games", "--json").stdout)
    (one,) = [each for each in found if each["slug"] == ANIMALS]
    assert (one["title"], one["seats"]) == ("Animals on Board", [2, 3, 4])
    options = {option["name"]: option for option in one["options"]}
    assert options["surplus"]["values"] == ["best", "ask"]
    assert options["last_turn_optional"]["default"] is True


@pytest.mark.parametrize("language", LANGUAGES)
def test_games_prints_every_language(language: str) -> None:
    done = run("games", "--lang", language)
    assert (done.returncode, done.stderr) == (0, "")
    assert ANIMALS in done.stdout


def test_simulate_prints_statistics() -> None:
    args = ["simulate", ANIMALS, "--seats", "2", "--games", "20", "--seed", "7"]
    done = run(*args, "-o", "surplus=ask")
    assert (done.returncode, done.stderr) == (0, "")
    assert "20 games of Animals on Board, 2 seats" in done.stdout
    assert "games/s" in done.stdout
    assert "decisions/s" in done.stdout
    reports = [json.loads(run(*args, "--json").stdout) for _ in range(2)]
    for report in reports:
        assert report["games"] == 20
        for name in ("seconds", "games_per_second", "decisions_per_second"):
            assert report.pop(name) > 0
    assert reports[0] == reports[1]


def test_a_seed_may_have_any_size() -> None:
    seed = 10**40
    report = json.loads(
        run("simulate", ANIMALS, "--games", "1", "--seed", str(seed), "--json").stdout
    )
    assert report["seed"] == seed


def test_simulate_takes_a_bot_for_each_seat() -> None:
    args = ["--games", "3", "--json", "--bots", "rollout:5,random"]
    report = json.loads(run("simulate", ANIMALS, "--seats", "2", *args).stdout)
    assert [row["bot"] for row in report["by_seat"]] == ["rollout:5", "random"]


def test_fuzz_plays_all_games(tmp_path: Path) -> None:
    done = run("fuzz", "--games", "12", cwd=tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    assert f"{ANIMALS}: 12 games, no law broken" in done.stdout
    assert list(tmp_path.iterdir()) == []


def test_fuzz_of_a_broken_game_exits_with_1_and_writes_a_record(tmp_path: Path) -> None:
    right, wrong = "self.shown[seat].append(self.chosen[seat])", "self.shown[seat].append(1)"
    records = tmp_path / "a folder with a rather long name so that the line would be folded"
    records.mkdir()
    with toy.toy(tmp_path, {"rules.py": (right, wrong)}):
        done = run("fuzz", "three-oars", "--games", "5", "--folder", str(records))
        assert done.returncode == 1
        assert "three-oars: broken after move 2: AssertionError" in done.stderr
        (file,) = records.iterdir()
        assert f"see it with: meadhall replay {file}" in done.stderr
        shown = run("replay", str(file), stdin="b\nq\n")
        assert shown.returncode == 0
        assert "Move 2 of 2" in shown.stdout
        assert "Failed here: AssertionError" in shown.stdout
        assert "Move 1 of 2" in shown.stdout


def test_replay_prints_to_a_pipe() -> None:
    done = run("replay", str(ENDS / "exactly-ten.json"), "--seat", "1", stdin="n\nn\nb\nq\n")
    assert (done.returncode, done.stderr) == (0, "")
    places = [line for line in done.stdout.splitlines() if "Move " in line]
    assert [place.split("Move ")[1].split()[0] for place in places] == ["0", "1", "2", "1"]


def without(package: str, *words: str) -> subprocess.CompletedProcess[str]:
    """Runs the command without an installed package."""
    code = (
        f"import sys; sys.modules[{package!r}] = None; sys.argv[0] = 'meadhall'; "
        "from meadhall.cli import main; main()"
    )
    return subprocess.run(
        [sys.executable, "-c", code, *words],
        capture_output=True,
        text=True,
        env=environment(COLUMNS="120"),
        check=False,
    )


def test_a_command_without_its_packages_names_the_extra() -> None:
    done = without("uvicorn", "serve", "--port", "0")
    assert (done.returncode, done.stdout) == (2, "")
    assert "this command needs the extra 'hall'" in done.stderr
    assert done.stderr.endswith("Install it with: pip install 'meadhall[hall]'\n")


def test_a_missing_package_of_no_extra_is_reported_as_it_is() -> None:
    with pytest.raises(ModuleNotFoundError) as caught:
        importlib.import_module("no_such_package")
    assert cli.missing_extra(caught.value) is None


def test_bench_prints_json() -> None:
    done = run("bench", ANIMALS, "--rounds", "1", "--json")
    assert done.returncode == 0
    report = json.loads(done.stdout)
    assert [row["game"] for row in report["games"]] == [ANIMALS]
    assert report["games"][0]["driven"] > 0


def test_bench_prints_a_table() -> None:
    done = run("bench", "--rounds", "1")
    assert (done.returncode, done.stderr) == (0, "")
    assert "an empty engine: " in done.stdout
    assert ANIMALS in done.stdout


def test_a_broken_third_party_game_is_reported_and_the_others_are_listed(
    tmp_path: Path,
) -> None:
    package.write(tmp_path, "sunk", "raise RuntimeError('out of oars')\n", "sunk = sunk:GAME")
    with package.installed(tmp_path):
        done = run("games", "--json")
        assert done.returncode == 0
        assert ANIMALS in [one["slug"] for one in json.loads(done.stdout)]
        assert (
            "game 'sunk' (sunk:GAME) cannot be loaded: RuntimeError('out of oars')" in done.stderr
        )
        done = run("play", "sunk")
        assert done.returncode == 2
        assert "out of oars" in done.stderr
        assert "Traceback" not in done.stderr


BOTS = "there are: random, rollout (rollout:200, rollout:300ms)"
MISTAKES = {
    "no command": (["sail"], "No such command 'sail'"),
    "no option": (["games", "--colour"], "No such option"),
    "play ludo": (["play", "ludo"], "no game 'ludo'; there are: animals-on-board"),
    "play seats": (["play", ANIMALS, "--seats", "9"], "is for 2 to 4 players, not 9"),
    "play no seats": (["play", ANIMALS, "--seats", "0"], "is for 2 to 4 players, not 0"),
    "play seats word": (["play", ANIMALS, "--seats", "two"], "should be a valid integer"),
    "play humans": (["play", ANIMALS, "--humans", "3"], "--humans must be from 0 to 2 (the seats)"),
    "play less humans": (["play", ANIMALS, "--humans", "-1"], "--humans must be from 0 to 2"),
    "play bots": (["play", ANIMALS, "--bots", "hal"], f"no bot 'hal'; {BOTS}"),
    "play budget": (["play", ANIMALS, "--bots", "rollout:²"], "a budget is a number of playouts"),
    "play seed": (["play", ANIMALS, "--seed", "-1"], "greater than or equal to 0"),
    "play seed word": (["play", ANIMALS, "--seed", "x"], "should be a valid integer"),
    "play option": (["play", ANIMALS, "-o", "wind=on"], "no option 'wind'; there are: first"),
    "play value": (["play", ANIMALS, "-o", "surplus=mine"], "must be one of best, ask; not 'mine'"),
    "play no value": (["play", ANIMALS, "-o", "surplus"], "--option is NAME=VALUE, not 'surplus'"),
    "play starter": (["play", ANIMALS, "-o", "first_player=4"], "is 4, but there are 2 seats"),
    "play lang": (["play", ANIMALS, "--lang", "tlh"], "no language 'tlh'; there are: en, pl, de,"),
    "play save": (["play", ANIMALS, "--save", "no/such/x.json"], "there is no folder 'no/such'"),
    "games lang": (["games", "--lang", "xx"], "no language 'xx'; there are: en, pl,"),
    "simulate nothing": (["simulate"], "Missing argument"),
    "simulate ludo": (["simulate", "ludo"], "no game 'ludo'"),
    "simulate none": (["simulate", ANIMALS, "--games", "0"], "greater than or equal to 1"),
    "simulate seats": (["simulate", ANIMALS, "--seats", "5"], "is for 2 to 4 players, not 5"),
    "simulate seed": (["simulate", ANIMALS, "--seed", "-5"], "greater than or equal to 0"),
    "simulate bots": (
        ["simulate", ANIMALS, "--seats", "3", "--bots", "random,random"],
        "--bots names 2 bots for 3 seats; there are: random, rollout",
    ),
    "simulate bot": (["simulate", ANIMALS, "--bots", "hal"], "no bot 'hal'"),
    "simulate no bot": (["simulate", ANIMALS, "--bots", ""], "no bot ''"),
    "fuzz ludo": (["fuzz", "ludo"], "no game 'ludo'"),
    "fuzz none": (["fuzz", "--games", "0"], "greater than or equal to 1"),
    "fuzz less": (["fuzz", "--games", "-1"], "greater than or equal to 1"),
    "fuzz seed": (["fuzz", "--seed", "-1"], "greater than or equal to 0"),
    "fuzz folder": (["fuzz", "--folder", "no/such"], "there is no folder 'no/such'"),
    "replay nothing": (["replay", "none.json"], "none.json"),
    "replay folder": (["replay", "."], "Is a directory"),
    "replay text": (["replay", "text.json"], "not a Meadhall record: "),
    "replay other rules": (["replay", "other.json"], "rules version 99 of animals-on-board, these"),
    "replay ludo": (["replay", "ludo.json"], "cannot replay: no game 'ludo'; there are: "),
    "replay seat": (["replay", "good.json", "--seat", "5"], "--seat must be from 1 to 3, not 5"),
    "replay seat 0": (["replay", "good.json", "--seat", "0"], "--seat must be from 1 to 3, not 0"),
    "replay move": (["replay", "good.json", "--move", "9999"], "there is no move 9999; the record"),
    "replay lang": (["replay", "good.json", "--lang", "xx"], "no language 'xx'"),
    "bench ludo": (["bench", "ludo"], "no game 'ludo'"),
    "bench rounds": (["bench", "--rounds", "0"], "greater than or equal to 1"),
}  # fmt: skip


@pytest.fixture(scope="module")
def files(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Valid and invalid record files."""
    folder = tmp_path_factory.mktemp("records")
    good = json.loads((ENDS / "exactly-ten.json").read_text(encoding="utf-8"))
    for name, change in {
        "good": {},
        "other": {"rules_version": 99},
        "ludo": {"game": "ludo"},
    }.items():
        (folder / f"{name}.json").write_text(json.dumps(good | change), encoding="utf-8")
    (folder / "text.json").write_text("Dear diary", encoding="utf-8")
    return folder


@pytest.mark.parametrize("mistake", MISTAKES)
def test_a_usage_error_exits_with_2_and_a_message(mistake: str, files: Path) -> None:
    args, words = MISTAKES[mistake]
    done = run(*args, cwd=files)
    said = " ".join(done.stderr.replace("│", " ").split())
    assert done.returncode == 2, done.stdout + done.stderr
    assert words in said
    assert "Traceback" not in done.stderr
    assert done.stdout == ""


def test_no_arguments_show_the_help() -> None:
    done = run()
    assert "Usage: " in done.stdout + done.stderr
    assert "Traceback" not in done.stderr


def test_arena_reports_ratings_as_json(tmp_path: Path) -> None:
    games = tmp_path / "games.jsonl"
    words = ["arena", "animals-on-board", "--bots", "random,rollout:2", "--games", "2"]
    done = run(*words, "--processes", "1", "--save", str(games), "--json")
    report = json.loads(done.stdout)
    assert report["games"] == 2
    assert {row["bot"] for row in report["bots"]} == {"random", "rollout:2"}
    assert len(games.read_text().splitlines()) == 3


def test_arena_draws_its_ratings(tmp_path: Path) -> None:
    picture = tmp_path / "ratings.svg"
    words = ["arena", "animals-on-board", "--bots", "random,rollout:2", "--games", "2"]
    shown = run(*words, "--processes", "1", "--plot", str(picture)).stdout
    assert "random : rollout:2" in shown
    assert "<svg" in picture.read_text()


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (["--bots", "random"], "two or more different bots"),
        (["--bots", "random,hero"], "no bot 'hero'"),
        (["--bots", "random,rollout:2", "--seats", "7"], "for 2 to 4 players, not 7"),
        (["--bots", "random,rollout:2", "--save", "nowhere/games.jsonl"], "no folder 'nowhere'"),
    ],
)
def test_arena_refuses_bad_input_with_a_reason(words: list[str], reason: str) -> None:
    done = run("arena", "animals-on-board", "--games", "2", *words)
    assert done.returncode == 2
    assert reason in done.stderr
