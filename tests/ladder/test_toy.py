"""docs/adding-a-game.md is correct, and each mistake in its game fails the rung for it."""

import subprocess
import sys
from pathlib import Path

import pytest

from meadhall import skeleton
from meadhall.core.game import Game
from meadhall.hall.net.api.games import text_file
from meadhall.lab.simulate import simulate
from tests.ladder import messages, parts, rungs, toy


def test_the_toy_of_the_page_climbs_the_whole_ladder(tmp_path: Path) -> None:
    with toy.toy(tmp_path) as game:
        for seats in game.seats:
            for seed in (1, 2, 3):
                for rung in rungs.RUNGS:
                    rung(game, seats, {}, seed)
                parts.texts_sayable(game, seats, {}, seed)
        toy.finish_one(game, parts.folder_of_tests(game, tmp_path) / "ends")
        for part in parts.PARTS:
            part(game, tmp_path)
        assert messages.labels(game) <= messages.of(game.package, "en").keys()
        assert simulate(game, 3, 20, 1).games == 20


def test_the_page_shows_what_new_game_writes(tmp_path: Path) -> None:
    new = skeleton.plan("three-oars", "2-3", None, clone=False)
    (root,) = skeleton.write_project(tmp_path, new)
    shown = toy.excerpts()
    assert len(shown) > 4
    for name, text in shown:
        assert text in (root / "src" / "three_oars" / name).read_text(encoding="utf-8"), text


def test_the_tests_of_the_page_pass(tmp_path: Path) -> None:
    toy.build(tmp_path)
    # without the packages above it, its folder would be imported as `three_oars`
    (tmp_path / "tests" / "games" / "three_oars" / "__init__.py").unlink()
    run = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-c", "/dev/null",
         "--rootdir", str(tmp_path), "-W", "ignore", str(tmp_path / "tests")],
        env={"PYTHONPATH": ":".join([str(tmp_path), *sys.path])},
        capture_output=True,
        text=True,
        check=False,
    )  # fmt: skip
    assert run.returncode == 0, run.stdout + run.stderr
    assert "7 passed" in run.stdout


RULES = "rules.py"
MISTAKES = {
    "leak a hand": (
        "secrecy",
        "view.py",
        "hand=s.hands[one] if one == seat else None",
        "hand=s.hands[one]",
    ),
    "leak what was chosen": (
        "secrecy",
        "view.py",
        "if one == seat and s.chosen[one]",
        "if s.chosen[one]",
    ),
    "leak a hand in the text of a move": (
        "secrecy",
        "__init__.py",
        "draw=draw,",
        'draw=draw,\n    detail=lambda s, seat, action: {"oar": s.hands[seat - 1][0]},',
    ),
    "tell a secret": ("secrecy", RULES, '{"oar_number": oar}, [seat])', '{"oar_number": oar})'),
    "forget to declare a field": ("clone_isolation", RULES, "    won: list[int]\n", ""),
    "share a list that changes": (
        "clone_isolation",
        RULES,
        "    won: list[int]",
        "    won: Shared[list[int]]",
    ),
    "draw from global random": (
        "determinism",
        RULES,
        "self.rng.shuffle(oars)",
        "__import__('random').shuffle(oars)",
    ),
    "declare another kind of data": (
        "dump_and_load",
        RULES,
        "    won: list[int]",
        "    won: Shared[list[tuple[int, int]]]",
    ),
    "sample nothing": ("sampling", RULES, "rng.shuffle(unseen)", "return"),
    "sample an impossible world": (
        "sampling",
        RULES,
        "unseen = self.stock[:]\n",
        "unseen = self.stock[:]\n        unseen[0] = unseen[1]\n",
    ),
    "sample changes the state": (
        "sampling",
        RULES,
        "unseen = self.stock[:]\n",
        "unseen = self.stock[:]\n        self.stock.sort()\n",
    ),
    "lose a piece": (
        "laws",
        RULES,
        "self.shown[seat].append(self.chosen[seat])",
        "self.shown[seat].append(1)",
    ),
    "reveal in silence": ("reveals", RULES, "        self.reveals += 1\n", ""),
    "a dead end": (
        "contract",
        RULES,
        "return [SHOW.id(oar) for oar in s.hands[seat]]",
        "return []",
    ),
    "an action twice": (
        "contract",
        RULES,
        "for oar in s.hands[seat]]",
        "for oar in s.hands[seat] * 2]",
    ),
    "a clause that is not there": (
        "steps_name_clauses",
        RULES,
        '"T-2.3")\nSTEPS',
        '"T-9.1")\nSTEPS',
    ),
    "never ends": ("laws", "__init__.py", "longest=12", "longest=5"),
    "scores that do not add up": (
        "contract",
        RULES,
        'TallyLine("tally-rounds", self.won[seat])',
        'TallyLine("tally-rounds", 1)',
    ),
    "another view than declared": (
        "views",
        "__init__.py",
        "view_type=OarsView",
        "view_type=ThreeOars",
    ),
    "secrets that are not declared": (
        "openness",
        "__init__.py",
        "longest=12",
        "longest=12,\n    secrets=False",
    ),
    "telling changes the game": (
        "chronicle",
        RULES,
        's.tell("log-ready", {"seat": seat})',
        's.tell("log-ready", {"seat": seat})\n            s.won[seat] += 1',
    ),
    "a round that is never over": ("rounds", RULES, "            self.round += 1\n", ""),
    "a game that starts with round 3": ("rounds", RULES, "self.round = 0", "self.round = 2"),
    "a round that ends in the middle": (
        "rounds",
        RULES,
        "return self.round\n",
        "return self.round + sum(1 for oar in self.chosen if oar)\n",
    ),
    "no message": ("texts_complete", "texts/en.ftl", "move-show = Show oar { $oar }\n", ""),
    "a message nothing uses": (
        "texts_complete",
        "texts/en.ftl",
        "summary =",
        "forgotten-line = Nobody says this.\nsummary =",
    ),
    "a format of a field that is not there": (
        "formats_known",
        "__init__.py",
        '"rowers": "players"',
        '"oarsmen": "players"',
    ),
    "a format that is not there": (
        "formats_known",
        "__init__.py",
        '"rowers": "players"',
        '"rowers": "sailors"',
    ),
    "an argument that is not given": ("texts_sayable", "texts/en.ftl", "{ $won }", "{ $lost }"),
    "help that begins with the turn": (
        "help_in_order",
        "texts/rules.en.ftl",
        "help-aim = Win rounds with the highest oar and hold the most points after 3 rounds.\n"
        "    .title = Aim\n",
        "",
    ),
    "help without a heading": (
        "help_in_order",
        "texts/rules.en.ftl",
        "    .title = A turn\n",
        "",
    ),
    "help on an option that is not there": (
        "options_in_help",
        "texts/rules.en.ftl",
        "    .title = A turn\n",
        "    .title = A turn\n    .oars-long = There are more oars.\n",
    ),
    "an option without help": (
        "options_in_help",
        "__init__.py",
        "options=(first_player(3),)",
        "options=(first_player(3), __import__('meadhall.core.options', fromlist=['Choice'])"
        ".Choice('oars', ('few', 'many')))",
    ),
    "a worked score without test": (
        "clauses_tested",
        "tests/games/three_oars/test_rules.py",
        '@clause("help-score")\n',
        "",
    ),
    "a clause without test": (
        "clauses_tested",
        "docs/rules/three-oars.md",
        "## 3 End\n",
        "## 3 End\n- **T-3.3** Nobody tests this.\n",
    ),
    "a test that asserts nothing": (
        "clauses_tested",
        "tests/games/three_oars/test_rules.py",
        "    assert s.over\n    assert s.ranks() == [2, 1]\n",
        "    s.ranks()\n",
    ),
    "pieces out of nowhere": (
        "pieces_have_provenance",
        "pieces.json",
        '"provenance": "invented for this page"',
        '"source": "?"',
    ),
}


# what each mistake is reported as
REPORTS = {
    "leak a hand": r"seat \d sees too much",
    "leak what was chosen": r"seat \d sees too much",
    "leak a hand in the text of a move": r"seat \d sees too much",
    "tell a secret": r"the log tells seat \d too much",
    "forget to declare a field": "has no attribute 'won'",
    "share a list that changes": "playing on changed an old copy",
    "draw from global random": "the same seed gave another game",
    "declare another kind of data": r"a field of a state cannot be tuple\[int, int\]",
    "sample nothing": "nothing hidden was ever redrawn",
    "sample an impossible world": r"^\[\d+, ",  # the oars that check() found
    "sample changes the state": "sampling changed the state",
    "lose a piece": r"^\[\d+, ",
    "reveal in silence": r"\('show', \d+\) showed seat \d something in silence",
    "a dead end": r"step 'choose' offers seat \d nothing",
    "an action twice": "an action is listed twice",
    "a clause that is not there": "step 'prize' names T-9.1, not on the page",
    "never ends": "more than 5 decisions",
    "scores that do not add up": r"the tally of seat \d gives 1, not",
    "another view than declared": "a view is a OarsView",
    "secrets that are not declared": "a seat sees what another does not",
    "telling changes the game": "telling changed what is legal",
    "a round that is never over": "a whole game, and no round",
    "a game that starts with round 3": "a game starts with round 3",
    "a round that ends in the middle": r"round \d after round \d",
    "no message": r"messages missing: \['move-show'\]",
    "a message nothing uses": "message 'forgotten-line' is used by nothing",
    "a format of a field that is not there": r"no such field: \{'oarsmen'\}",
    "a format that is not there": "field 'rowers' has an unknown format: 'sailors'",
    "an argument that is not given": "Unknown external: lost",
    "help that begins with the turn": "en: .'help-turn', 'help-score'",
    "help without a heading": "message 'help-turn' in en has no .title",
    "help on an option that is not there": "help-turn.oars-long: no option 'oars'",
    "an option without help": "help tells nothing of oars",
    "a worked score without test": r"no test names \['help-score'\]",
    "a clause without test": r"no test names \['T-3.3'\]",
    "a test that asserts nothing": "test_three_rounds_and_most_points asserts nothing",
    "pieces out of nowhere": "block 'oars' has no provenance",
}


@pytest.mark.parametrize("mistake", MISTAKES)
def test_the_ladder_reports_each_mistake(mistake: str, tmp_path: Path) -> None:
    rung, file, right, wrong = MISTAKES[mistake]
    with (
        toy.toy(tmp_path, {file: (right, wrong)}) as game,
        pytest.raises(Exception, match=REPORTS[mistake]),
    ):
        climb(rung, game, tmp_path)


def climb(rung: str, game: Game, root: Path) -> None:
    """The rung of that name, over enough seeds that the mistake comes up."""
    part = {part.__name__: part for part in parts.PARTS}.get(rung)
    if part:
        part(game, root)
        return
    steps = {step.__name__: step for step in [*rungs.RUNGS, parts.texts_sayable]}
    for seed in range(30):
        steps[rung](game, 3, {}, seed)


def test_a_game_without_finished_games_is_not_done(tmp_path: Path) -> None:
    with toy.toy(tmp_path) as game, pytest.raises(AssertionError, match="no finished games"):
        parts.ends_replay(game, tmp_path)


def test_the_hall_serves_english_texts_for_a_language_the_toy_lacks(tmp_path: Path) -> None:
    with toy.toy(tmp_path):
        served = text_file("pl", "three-oars.ftl")
        assert served is not None
        assert served == text_file("en", "three-oars.ftl")
        assert b"move-show = Show oar" in served[0]
