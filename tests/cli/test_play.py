"""Play and replay at a terminal: whole games, undo, rules, secrets, languages."""

import json
import re
import signal
from pathlib import Path

import pytest

import meadhall
from meadhall.core.record import Record
from meadhall.core.rng import Rng
from meadhall.core.texts import LANGUAGES, Teller
from tests.cli.screen import Terminal, choices, run, terminal

ANIMALS = "animals-on-board"
GAME = meadhall.game(ANIMALS)
CHOICE = "Your move> "
ENTER = "and press Enter. "
STEP = "q: quit> "
ALONE = ["play", ANIMALS, "--seats", "2", "--bots", "random", "--seed", "5", "-o", "first_player=1"]
TOGETHER = [*ALONE, "--humans", "2"]


def test_a_whole_game_can_be_played_by_numbers(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    with terminal(*ALONE, "--seats", "3", "--save", str(file)) as screen:
        rng = Rng(1)
        shown = screen.until(CHOICE)
        assert "Keep 1 tile for your ark." in shown
        while not screen.ended:
            offered = choices(shown)
            assert sorted(offered) == list(range(1, len(offered) + 1))
            screen.type(str(rng.below(len(offered)) + 1))
            shown = screen.until(CHOICE)
        assert screen.code() == 0
    assert "The game is over." in shown
    assert "Place 1" in shown
    assert f"The game is saved in {file}." in shown
    record = Record.open(file)
    assert record.last().over
    assert {seat for seat, _ in record.moves} == {0, 1, 2}


def short(label: str) -> str:
    """A move's text without the details of the position."""
    return re.sub(r"^(\w+ group \d+|Finish splitting) .*", r"\1", label)


def typed(label: str) -> str:
    """A move's name as a person might type it, derived from its text."""
    words = short(label).lower().replace("move to the new group:", "pull").replace("group ", "")
    return {"finish splitting": "done", "stop for this round": "decline"}.get(words, words)


def test_a_whole_game_can_be_played_by_words() -> None:
    with terminal(*ALONE) as screen:
        shown = screen.until(CHOICE)
        rng = Rng(2)
        turns = 0
        while not screen.ended:
            offered = list(choices(shown).values())
            label = offered[rng.below(len(offered))]
            as_name = turns % 2 and "hidden" not in label
            screen.type(typed(label) if as_name else f"  {short(label).upper()} ")
            shown = screen.until(CHOICE)
            assert "No such choice" not in shown, label
            turns += 1
        assert screen.code() == 0
    assert turns > 5
    assert "The game is over." in shown


def test_wrong_choices_are_explained_and_asked_again() -> None:
    with terminal(*ALONE) as screen:
        screen.until(CHOICE)
        for words in ("0", "99", "-1", "²", "9" * 5000, "dance", "take 1", "", "keep"):
            screen.type(words)
            shown = screen.until(CHOICE)
            assert "No such choice. Type a number from 1 to 3, or the text" in shown
            assert "Keep 1 tile" in shown
        screen.type("2")
        assert "Take a group or split one." in screen.until(CHOICE)


def to_the_first_turn(screen: Terminal) -> str:
    screen.until(CHOICE)
    screen.type("1")
    return screen.until(CHOICE)


def test_undo_covers_own_moves_but_no_reveal() -> None:
    with terminal(*ALONE) as screen:
        before = to_the_first_turn(screen)
        assert "Take a group or split one." in before
        screen.type("split 1")
        shown = screen.until(CHOICE)
        screen.type(choices(shown)[2])
        screen.until(CHOICE)
        for word, prompt in (("u", "Split group 1"), ("undo", "Take a group or split one.")):
            screen.type(word)
            shown = screen.until(CHOICE)
            assert "Your last move is undone." in shown
            assert prompt in shown
        assert choices(shown) == choices(before)
        screen.type("u")  # the set-up revealed tiles
        shown = screen.until(CHOICE)
        assert "Can’t undo" in shown
        assert "Take a group or split one." in shown


def test_the_log_is_complete_after_an_undo() -> None:
    """Shedding writes a line per move; after an undo the next line must still be printed."""
    record = Record.open(
        Path(__file__).parents[1] / "games/animals_on_board/ends/surplus-asked.json"
    )
    shed = [at for at, (_, name) in enumerate(record.moves) if name[0] == "shed"]
    assert shed
    options = [f"{name}={value}" for name, value in record.options.items()]
    flags = [word for option in options for word in ("-o", option)]
    setup = ["--seats", str(record.seats), "--humans", str(record.seats)]
    seed = ["--seed", str(record.seed)]
    with terminal("play", ANIMALS, *setup, *seed, *flags) as screen:
        shown = screen.until(CHOICE, ENTER)
        for at, (_, name) in enumerate(record.moves):
            if shown.endswith(ENTER):
                screen.type("")
                shown = screen.until(CHOICE)
            screen.type(" ".join(map(str, name)))
            shown = screen.until(CHOICE, ENTER)
            if at == shed[0] and not screen.ended and shown.endswith(CHOICE):
                lost = re.findall(r"leaves? behind .*", shown)
                screen.type("u")
                screen.until(CHOICE)
                screen.type(" ".join(map(str, name)))
                shown = screen.until(CHOICE, ENTER)
                assert re.findall(r"leaves? behind .*", shown) == lost
        assert screen.code() == 0
    assert "The game is over." in shown


def test_a_key_shows_the_rules() -> None:
    with terminal(*ALONE) as screen:
        screen.until(CHOICE)
        screen.type("?")
        shown = screen.until(CHOICE)
        assert "> A-1.4  " in shown  # the clause of the prompt
        assert "  A-5.4  " in shown
        assert "A-3  " in shown
        assert "Keep 1 tile" in shown


SKIBE = ["play", "skibe", "--seats", "3", "--bots", "random", "--seed", "5"]
STERN = "The stern shows a shield of its owner"


@pytest.mark.parametrize("on", [False, True])
def test_the_help_describes_the_options_of_the_table(on: bool) -> None:
    with terminal(*SKIBE, *(["-o", "count_stern_shield=on"] if on else [])) as screen:
        screen.until(CHOICE)
        screen.type("?")
        shown = screen.until(CHOICE)
    parts = [shown.index(f"\n{title}\n") for title in ("Aim", "A turn", "A worked score")]
    assert parts == sorted(parts)
    assert parts[-1] < shown.index("S-1  Set-up")
    assert (STERN in shown, "S-10.1" in shown) == (on, on)
    assert "S-10.2" in shown  # the deck of this player count


# --- a game with a shorthand -----------------------------------------------------------------

ODIN = ["play", "feast-for-odin", "--seats", "1", "--seed", "5"]


def test_a_line_of_shorthand_plays_all_its_moves_or_none(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    with terminal(*ODIN, "--save", str(file)) as screen:
        assert "In one line: what, cell, turn" in screen.until(CHOICE)
        screen.type("occupy market_fruits")  # brings oil
        assert "Tiles you can lay, width x height: oil 2x1" in screen.until(CHOICE)
        screen.type("oil a12 2")
        shown = screen.until(CHOICE)
        assert "No place at a12 for: oil" in shown
        assert "oil a11 2" in shown
        screen.type("oil a12")
        shown = screen.until(CHOICE)
        assert "You lay oil on home, a12." in shown
        assert "A oil (green)" in shown
        screen.type("u")  # undoes the whole line
        shown = screen.until(CHOICE)
        assert "Your last move is undone." in shown
        assert "Place Vikings on a space, or pass" in shown
        assert "A oil (green)" not in shown
        screen.type("oil 1 a")
        screen.until(CHOICE)
        screen.type("q")
        assert screen.code() == 0
    names = [name for _, name in Record.open(file).moves]
    assert names == [
        ["occupy", "market_fruits"],
        ["anytime"],
        ["lay", "oil", "home"],
        ["at", 1, 1, "a"],
        ["back"],
    ]


# --- several people -------------------------------------------------------------------------


def test_a_hot_seat_game_shows_no_secret_of_another_seat() -> None:
    """Plays the same game in memory, to compare every screen with its secrets."""
    state = GAME.start(2, 5, {"first_player": "1"})
    say = Teller(GAME, "en")
    rng = Rng(4)
    at_screen = -1
    private: list[tuple[int, str]] = []
    screens = {0: 0, 1: 0}
    with terminal(*TOGETHER) as screen:
        while not state.over:
            seat = state.seat
            if seat != at_screen:
                screen.until(ENTER)
                wanted = f"Hand the screen to Player {seat + 1} and press Enter. "
                assert screen.screen().strip("\n") == wanted
                screen.type("")
                at_screen = seat
            screen.until(CHOICE)
            shown = screen.screen()
            screens[seat] += 1
            assert GAME.draw(state.view(seat), say) in shown
            offered = [say.move(action) for action in state.legal(seat)]
            assert [short(label) for label in choices(shown).values()] == offered
            assert f"Ark: Player {2 - seat}" not in shown
            for owner, line in private:
                assert owner == seat or line not in shown
            if state.view(seat).round == 0:
                for tile in state.view(1 - seat).players[1 - seat].hand:
                    assert f"{tile.species} {tile.value}" not in shown
            action = state.legal(seat)[rng.below(len(offered))]
            state.chronicle = []
            state.play(action, seat)
            private += [
                (line.only[0], say.say(line.key, line.args))
                for line in state.chronicle
                if line.only is not None
            ]
            number = offered.index(say.move(action)) + 1
            screen.type(str(number))
        shown = screen.until()
        assert screen.code() == 0
    assert "The game is over." in shown
    assert GAME.draw(state.view(None), say) in shown
    assert private, "somebody took the face-down tile"
    assert min(screens.values()) > 3


def test_a_private_line_is_shown_to_its_owner() -> None:
    """The line about a face-down tile is shown to its owner."""
    with terminal(*ALONE) as screen:
        shown = to_the_first_turn(screen)
        rng = Rng(3)
        while not screen.ended and "Only you see this." not in shown:
            screen.type(str(rng.below(len(choices(shown))) + 1))
            shown = screen.until(CHOICE)
        assert "Only you see this." in shown


@pytest.mark.parametrize("where", [CHOICE, ENTER])
def test_a_hot_seat_game_can_be_quit_at_any_prompt(where: str) -> None:
    with terminal(*TOGETHER) as screen:
        screen.until(ENTER)
        if where == CHOICE:
            screen.type("")
            screen.until(CHOICE)
        screen.type("q")
        assert "Game stopped." in screen.until()
        assert screen.code() == 0


def test_a_game_of_bots_runs_to_the_end() -> None:
    done = run(*ALONE, "--humans", "0")
    assert (done.returncode, done.stderr) == (0, "")
    assert "Round 1. Player 1 (random) starts." in done.stdout
    assert "Only you see" not in done.stdout
    assert "The game is over." in done.stdout


# --- quitting -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("how", "parent"),
    [
        ("q", signal.SIG_DFL),
        ("quit", signal.SIG_DFL),
        ("end of input", signal.SIG_DFL),
        ("interrupt", signal.SIG_DFL),
        ("interrupt", signal.SIG_IGN),  # as a shell sets it for a background job
    ],
)
def test_quitting_saves_the_game(how: str, parent: signal.Handlers, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    with terminal(*ALONE, "--save", str(file), parent=parent) as screen:
        to_the_first_turn(screen)
        if how == "end of input":
            screen.press(b"\x04")
        elif how == "interrupt":
            screen.interrupt()
        else:
            screen.type(how)
        shown = screen.until()
        assert screen.code() == 0
    assert "Game stopped." in shown
    assert "Traceback" not in shown
    record = Record.open(file)
    assert len(record.moves) == 2
    assert record.result is None


def test_play_without_input_stops_at_once() -> None:
    done = run(*ALONE)
    assert done.returncode == 0
    assert "Game stopped." in done.stdout
    assert "Traceback" not in done.stderr


# --- choosing a game --------------------------------------------------------------------------


@pytest.mark.parametrize("answer", ["1", ANIMALS])
def test_play_without_a_game_asks_for_one(answer: str) -> None:
    with terminal("play", "--seed", "5") as screen:
        shown = screen.until("Which game? ")
        assert "1  Animals on Board" in shown
        for wrong in ("0", "99", "²", "ludo"):
            screen.type(wrong)
            assert "No such choice" in screen.until("Which game? ")
        screen.type(answer)
        assert "Keep 1 tile" in screen.until(CHOICE)


def test_the_choice_of_a_game_can_be_quit() -> None:
    with terminal("play") as screen:
        screen.until("Which game? ")
        screen.type("q")
        assert screen.code() == 0


# --- languages ------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_play_works_in_every_language(language: str) -> None:
    say = Teller(GAME, language)
    state = GAME.start(2, 5, {"first_player": "1"})
    with terminal(*ALONE, "--lang", language) as screen:
        shown = screen.until(say("terminal-choice") + "> ")
        assert say("prompt-keep") in shown
        assert say("terminal-choice-help") in shown
        assert list(choices(shown).values()) == [say.move(action) for action in state.legal(0)]
        screen.type(say.move(state.legal(0)[1]).replace("\N{NO-BREAK SPACE}", " "))
        assert say("prompt-turn") in screen.until(say("terminal-choice") + "> ")
        screen.type("?")
        assert say("clause-A-3-1")[:40] in screen.until(say("terminal-choice") + "> ")
        screen.type("q")
        assert say("terminal-stopped") in screen.until()


# --- replay ---------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def finished() -> Path:
    return Path(__file__).parents[1] / "games" / "animals_on_board" / "ends" / "exactly-ten.json"


def place(shown: str) -> int:
    found = re.findall(r"Move (\d+) of (\d+)", shown)
    assert len(found) == 1, shown
    return int(found[0][0])


def test_replay_steps_forward_and_back_and_jumps(finished: Path) -> None:
    record = Record.open(finished)
    last = len(record.moves)
    say = Teller(GAME, "en")
    states = list(record.replay())
    with terminal("replay", str(finished)) as screen:
        shown = screen.until(STEP)
        assert place(shown) == 0
        assert "Start" in shown
        for words, wanted in [
            ("", 1), ("n", 2), ("b", 1), ("b", 0), ("b", 0), ("7", 7), ("0", 0),
            (str(last), last), ("n", last), ("3", 3),
        ]:  # fmt: skip
            screen.type(words)
            shown = screen.until(STEP)
            assert place(shown) == wanted
            assert GAME.draw(states[wanted].view(None), say) in shown
            if wanted:
                seat, name = record.moves[wanted - 1]
                move = say.move(GAME.actions.id(name))
                assert f"Player {seat + 1}: {move}" in shown
            assert ("Place 1" in shown) == (wanted == last)
        for wrong in (str(last + 1), "-1", "²", "x"):
            screen.type(wrong)
            shown = screen.until(STEP)
            assert f"No such move. Type a number from 0 to {last}." in shown
            assert place(shown) == 3
        screen.type("q")
        assert screen.code() == 0


def test_replay_shows_a_seats_view_at_a_move(finished: Path) -> None:
    record = Record.open(finished)
    state = list(record.replay())[4]
    say = Teller(GAME, "pl")
    args = ["--seat", "2", "--move", "4", "--lang", "pl"]
    done = run("replay", str(finished), *args, stdin="q\n")
    assert GAME.draw(state.view(1), say) in done.stdout
    assert say("terminal-move-of", number=4, count=len(record.moves)) in done.stdout


def test_replay_names_players_and_bot_replacements(finished: Path, tmp_path: Path) -> None:
    data = json.loads(finished.read_text(encoding="utf-8"))
    data["players"] = [
        {"name": "Astrid"},
        {"name": "[red]B\x1b[1mjorn", "left": "resigned", "left_after": 4},
        {"bot": "random"},
    ]
    data["places"] = [1, 2, 3]  # by the rules alone Bjorn has won
    data["note"] = "table: abc\ncommitment: 12\nsecret: 34"
    file = tmp_path / "game.json"
    file.write_text(json.dumps(data), encoding="utf-8")
    done = run("replay", str(file), stdin=f"{len(data['moves'])}\nq\n")
    assert done.returncode == 0
    assert "Move 0 of" in done.stdout
    assert "Place 1  Astrid" in done.stdout
    assert "Place 2  [red]B[1mjorn (resigned, finished by a bot)" in done.stdout
    assert "Place 3  Player 3 (random)" in done.stdout
    assert "Failed here" not in done.stdout
    moves = [n for n, (seat, _) in enumerate(data["moves"], 1) if seat == 1]
    for number in (moves[0], moves[-1]):
        shown = run("replay", str(file), "--move", str(number), stdin="q\n").stdout
        assert ("jorn (bot): " in shown) == (number > 4)


def test_a_saved_game_can_be_replayed(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    with terminal(*ALONE, "--save", str(file)) as screen:
        to_the_first_turn(screen)
        screen.type("q")
        assert screen.code() == 0
    done = run("replay", str(file), stdin="n\nn\nq\n")
    assert "Move 2 of 2" in done.stdout
    assert "Failed here" not in done.stdout


def test_a_record_with_a_wrong_move_opens_before_it(finished: Path, tmp_path: Path) -> None:
    data = json.loads(finished.read_text(encoding="utf-8"))
    data["moves"][5] = [0, ["decline"]]
    (tmp_path / "wrong.json").write_text(json.dumps(data), encoding="utf-8")
    done = run("replay", str(tmp_path / "wrong.json"), stdin="b\nn\nn\nq\n")
    assert done.returncode == 0
    places = re.findall(r"Move (\d+) of", done.stdout)
    assert places == ["5", "4", "5", "5"]
    assert f"Failed here: move 6 of {len(data['moves'])}: seat 0 asked for decline" in done.stdout


def test_a_record_with_a_wrong_result_is_reported(finished: Path, tmp_path: Path) -> None:
    data = json.loads(finished.read_text(encoding="utf-8"))
    data["result"]["scores"][0] += 1
    (tmp_path / "wrong.json").write_text(json.dumps(data), encoding="utf-8")
    done = run("replay", str(tmp_path / "wrong.json"), stdin="q\n")
    assert "Failed here: the record says " in done.stdout
