"""The drawn boards: whole games in every way of playing, and what every state of them owes."""

import json
import random
import re
from collections.abc import Callable

import msgspec
import pytest
from playwright.sync_api import FloatRect, Page, WebSocketRoute, expect

import meadhall
from meadhall.core.state import State
from meadhall.core.texts import LANGUAGES
from meadhall.games.animals_on_board.rules import Animals
from tests.typed import typed
from tests.web.staged import Staged
from tests.web.visitor import DESKTOP, PHONE, Visitor, Way, play_out, replay

Visit = Callable[..., Visitor]
DRAWN = ("animals-on-board", "feast-for-odin", "looot", "skibe", "vikings-on-board")
GAMES = tuple(slug for slug in DRAWN if slug != "feast-for-odin")
QUICK = {"forced": "once"}
SHORTER = {"feast-for-odin": {"Length": "Short, 6 rounds"}}
AHEAD = {  # own decisions
    "animals-on-board": 15,
    "looot": 25,
    "skibe": 7,
    "vikings-on-board": 65,
}


def against_bots(visitor: Visitor, slug: str, way: Way = "mouse") -> None:
    """A fresh table with as few others as the game wants, asked for a first decision."""
    game = meadhall.game(slug)
    bots = max(2, game.seats[0]) - 1
    visitor.open_table(game.title, ["Easy bot"] * bots, way, SHORTER.get(slug))
    visitor.page.wait_for_selector(ASKED)


ASKED = "[data-legal]:not([disabled]):visible"


def a_while(visitor: Visitor, way: Way, chance: random.Random, steps: int) -> None:
    """So many steps on, then without a plan and asked something again (or at the end)."""
    page = visitor.page
    for _ in range(steps):
        if not visitor.play(way, chance):
            page.wait_for_timeout(40)
    page.wait_for_selector(f"{ASKED}, [data-confirm]:not([disabled]), .ending")
    if not visitor.over:
        page.keyboard.press("Escape")
        visitor.play_ahead(chance, 0)  # the page anew: no gesture half done, no answer to come
        page.wait_for_selector(f"{ASKED}, .ending")


def reload(visitor: Visitor) -> None:
    """Nothing is lost: each piece is drawn where it was."""
    before = visitor.pieces()
    visitor.page.reload()
    visitor.page.wait_for_selector(ASKED)
    visitor.settles(before)


def cut(visitor: Visitor) -> None:
    """The line breaks and comes back by itself."""
    page = visitor.page
    before = visitor.pieces()
    visitor.offline = True
    page.context.set_offline(True)
    page.evaluate("dispatchEvent(new Event('offline'))")
    expect(page.locator(".banner.bad")).to_contain_text("offline")
    if page.locator(".textboard").count():  # a shade covers a drawn board
        expect(page.locator("[data-legal]:not([disabled])")).to_have_count(0)
    page.context.set_offline(False)
    page.evaluate("dispatchEvent(new Event('online'))")
    expect(page.locator(".banner.bad")).to_have_count(0)
    visitor.offline = False
    page.wait_for_selector(ASKED)
    visitor.settles(before)


def for_everybody(visitor: Visitor, axe: str, state: str) -> None:
    assert visitor.problems(axe) == [], state
    assert visitor.clipped() == [], state
    assert visitor.overlaps() == [], state


@pytest.mark.parametrize("slug", GAMES)
@pytest.mark.parametrize(
    ("way", "phone", "text"),
    [("keys", False, False), ("touch", True, False), ("keys", False, True)],
    ids=["keyboard", "touch", "text-view"],
)
def test_a_whole_game(visit: Visit, axe: str, slug: str, way: Way, phone: bool, text: bool) -> None:
    """From the lobby to the replay, with a reload and a broken line in the middle.

    The second half is played over a socket up to the last decisions; `make soak` plays all of it
    by hand.
    """
    # a forced move made by itself would change the board that a reload or a cut compares
    visitor = visit(phone=phone, night=phone, settings={"forced": "never", "textBoard": text})
    chance = random.Random(f"{slug}{way}{text}")
    against_bots(visitor, slug, way)
    for_everybody(visitor, axe, "at the start")
    a_while(visitor, way, chance, 12)
    reload(visitor)
    a_while(visitor, way, chance, 12)
    cut(visitor)
    for_everybody(visitor, axe, "in the middle")
    visitor.play_ahead(chance, AHEAD[slug])
    play_out([(visitor, way)], chance)
    replay(visitor, way)


@pytest.mark.parametrize("slug", GAMES)
def test_the_guided_first_game_leads_to_the_end(visit: Visit, slug: str) -> None:
    """By mouse: a page of words when its moment comes, a light on what it speaks about."""
    visitor = visit(settings=QUICK)
    page = visitor.page
    chance = random.Random(f"guide {slug}")
    visitor.go("/learn")
    game = page.locator("li", has=page.get_by_role("heading", name=meadhall.game(slug).title))
    game.get_by_role("button", name="Guided first game").click()
    page.wait_for_selector(".guide")
    pages: dict[str, bool] = {}
    words = page.locator(".guide h2")
    for _ in range(4000):
        if visitor.over:
            break
        if words.count():
            title = words.inner_text()
            assert title not in pages, "each page is shown once"
            pages[title] = page.locator(".guide-light").count() == 1
            page.get_by_role("button", name="Next", exact=True).click()
            expect(words.filter(has_text=title)).to_have_count(0)
        else:
            try:
                if not visitor.play("mouse", chance):
                    page.wait_for_timeout(40)
            except AssertionError:  # the next page may come while the hand is moving
                if not words.count():
                    raise
    assert visitor.over
    count = page.locator(".ending")
    expect(count).to_be_visible()
    assert len(pages) >= 9, pages
    assert sum(pages.values()) >= 6, pages


def test_only_games_with_a_guide_promise_one(visit: Visit) -> None:
    page = visit().page
    page.goto("/learn")
    for game in meadhall.all_games():
        card = page.locator("li", has=page.get_by_role("heading", name=game.title))
        guided = card.get_by_role("button", name="Guided first game")
        expect(card.get_by_role("button")).to_have_count(1)
        expect(guided).to_have_count(1 if game.slug in DRAWN else 0)


@pytest.mark.parametrize("slug", DRAWN)
def test_nothing_gives_way_to_a_pointer_at_its_edge(visit: Visit, slug: str) -> None:
    """What rises when it is pointed at slips from under the pointer, sinks, rises again..."""
    positions = [states[len(states) // 2] for states in kinds(slug, 3, 2).values()]
    staged = Staged(visit(settings={"forced": "never"}), positions[0])
    page = staged.page
    seen = 0
    for state in positions:
        staged.show(state)
        for legal in page.locator(ASKED).all()[:12]:
            page.mouse.move(2, 2)
            for x, y in legal.evaluate(EDGES):
                page.mouse.move(x, y)
                assert legal.evaluate(STAYS, [x, y]), legal.get_attribute("aria-label")
                seen += 1
    assert seen >= 10


# The highest and the lowest place in the middle of a piece where a pointer hits it.
EDGES = """(piece) => {
  const { left, top, width, height } = piece.getBoundingClientRect();
  const x = Math.round(left + width / 2);
  const hit = [];
  for (let y = Math.ceil(top); y < top + height; y++) {
    if (piece.contains(document.elementFromPoint(x, y))) hit.push([x, y]);
  }
  return hit.length ? [hit[0], hit.at(-1)] : [];
}"""

# Whether it is still there once the page has answered the pointer; nothing moves slowly here.
STAYS = """async (piece, [x, y]) => {
  for (let frame = 0; frame < 2; frame++) {
    await new Promise(requestAnimationFrame);
    if (!piece.contains(document.elementFromPoint(x, y))) return false;
  }
  return true;
}"""


@pytest.mark.parametrize("slug", GAMES)
def test_everything_on_a_board_says_what_it_is(visit: Visit, slug: str) -> None:
    """On hover, on a long press, and on the question mark; mid-game, desktop and phone."""
    visitor = visit(phone=True, settings=QUICK)
    page = visitor.page
    chance = random.Random(f"tips {slug}")
    against_bots(visitor, slug)
    for _ in range(4):
        for size in (DESKTOP, PHONE):
            visitor.resize(size)
            page.wait_for_selector(ASKED)
            assert visitor.untold() == []
        a_while(visitor, "touch", chance, 6)
    tooltip = page.get_by_role("tooltip")
    piece = page.locator(".stage [data-piece]:visible").first

    legal = page.locator("[data-legal]:not(.btn):visible").first
    expect(legal).to_be_visible()
    long_press(page, legal.bounding_box())
    expect(tooltip).not_to_be_empty()
    expect(page.locator("[data-confirm]")).to_be_disabled()  # who asks does not choose
    page.locator("[data-prompt]").tap()
    expect(tooltip).to_have_count(0)

    visitor.resize(DESKTOP)
    point_at(page, piece.bounding_box())  # or at what covers it, a group that can be chosen
    expect(tooltip).not_to_be_empty()
    page.mouse.move(2, 2)
    expect(tooltip).to_have_count(0)
    page.keyboard.press("ArrowDown")
    page.keyboard.press("?")
    expect(tooltip).not_to_be_empty()


def point_at(page: Page, box: FloatRect | None) -> None:
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def long_press(page: Page, box: FloatRect | None) -> None:
    """A finger that rests, until something answers."""
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    finger = page.context.new_cdp_session(page)
    touch = {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]}
    finger.send("Input.dispatchTouchEvent", touch)
    page.wait_for_selector("[role=tooltip]")
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


@pytest.mark.parametrize("slug", DRAWN)
def test_what_others_did_last_stays_marked(visit: Visit, slug: str) -> None:
    """Dashed, so not by colour alone, with the mover's name or shield, until one's next move."""
    visitor = visit(settings=QUICK)
    page = visitor.page
    chance = random.Random(f"last {slug}")
    against_bots(visitor, slug)
    ring = page.locator(".stage [data-last] rect.last")
    tag = page.locator(".stage .lasttag, .stage [data-tag]")
    for _ in range(60):
        if tag.count() and page.locator("[data-legal]").count():
            break
        if not visitor.play("mouse", chance):
            page.wait_for_timeout(40)
    shield = page.locator(".stage [data-tag] use")  # where there is no room for a name
    expect(tag.filter(has_text="Easy bot").or_(shield).first).to_be_visible()
    dashes = page.evaluate(
        "() => [...document.querySelectorAll('.stage [data-last] rect.last, .stage .lasttag')]"
        ".map((el) => getComputedStyle(el)).map((s) => s.strokeDasharray + s.outlineStyle)"
    )
    assert dashes
    assert all(re.search(r"\d|dashed", dash) for dash in dashes), dashes
    assert slug == "animals-on-board" or ring.count() > 0


def test_both_halves_of_a_split_name_who_split_them(visit: Visit) -> None:
    """Also after others have split other groups; what was only laid out names nobody."""
    game = meadhall.game("animals-on-board")
    state = typed(Animals, game.start(4, 5, {"first_player": "2"}))
    visitor = visit()
    page = visitor.page
    staged = Staged(visitor, state.clone())

    def play(*moves: tuple[str | int, ...]) -> None:
        for move in moves:
            state.play(game.actions.id(move), state.seat)
            staged.show(state.clone(), 0)

    while state.round == 0:
        state.play(state.legal(state.seat)[0], state.seat)
    staged.show(state.clone(), 0)
    pens = page.locator(".pen")
    tag = ".lasttag"
    expect(pens.locator(tag)).to_have_count(0)

    def split(group: int) -> None:
        """Its second tile leaves it."""
        tiles = state.view(0).groups[group - 1]
        play(("split", group))
        if len(tiles) > 2:
            play(("pull", tiles[1].species, tiles[1].value), ("done",))

    split(1)
    expect(pens.locator(tag)).to_have_text(["Easy bot 1"] * 2)
    split(1)
    expect(pens.locator(tag)).to_have_text(["Easy bot 2", "Easy bot 2", "Easy bot 1"])
    play(("take", 3))
    expect(pens.locator(tag)).to_have_text(["Easy bot 2", "Easy bot 2"])


def half_shed() -> tuple[State, str]:
    """Seat 0 of two has given up one tile of a surplus of two (A-5.3); that tile."""
    game = meadhall.game("animals-on-board")
    for seed in range(4000):
        state = game.start(2, seed, {"surplus": "ask"})
        chance = random.Random(seed)
        while not state.over:
            names = [game.actions.name(move) for move in state.legal(state.seat)]
            takes = [name for name in names if name[0] == "take"]
            name = chance.choice(takes if takes and chance.random() < 0.3 else names)
            if name[0] == "shed" and len(names) > 2 and state.seat == 0:
                state.play(game.actions.id(names[0]), 0)
                left = state.view(0).prompt
                if 0 in state.waiting and left and left.args["count"] == 1:
                    return state, f"{names[0][1]}-{names[0][2]}"
                break
            state.play(game.actions.id(name), state.seat)
    raise AssertionError("no surplus found")


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_a_half_shed_surplus_goes_on_after_a_reload(visit: Visit, axe: str, phone: bool) -> None:
    """What was left ashore stays so; just what may follow can be chosen, and it is sent."""
    state, gone = half_shed()
    moves = [state.game.actions.name(move) for move in state.legal(0)]
    now = json.loads(msgspec.json.encode(state.view(0)))
    legal = [{"name": list(name), "args": {"species": name[1], "value": name[2]}} for name in moves]
    plans: list[list[list[object]]] = []

    def line(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def from_page(text: str | bytes) -> None:
            message = json.loads(text)
            if message["type"] != "preview":
                server.send(text)
                return
            plans.append(message["moves"])
            answer = {"type": "preview", "id": message["id"], "number": 0, "seat": 0, "played": 1}
            socket.send(json.dumps({**answer, "stopped": "over", "view": now, "legal": []}))

        def from_hall(text: str | bytes) -> None:
            message = json.loads(text)
            if message["type"] == "view":
                message.update(view=now, legal=legal)
            socket.send(json.dumps(message))

        socket.on_message(from_page)
        server.on_message(from_hall)

    visitor = visit(phone=phone, settings={"forced": "never"})
    page = visitor.page
    page.route_web_socket(re.compile("/ws/tables/"), line)
    visitor.open_table("Animals on Board", ["Easy bot"])
    targets = page.locator(".mine [data-legal]")
    expect(targets).to_have_count(len(moves))
    expect(page.locator(".place.lost")).to_have_count(1)
    expect(page.locator(f".place.lost [data-piece='{gone}']")).to_be_visible()
    assert visitor.problems(axe) == []
    if phone:
        assert visitor.small() == []
    tile = f"{moves[-1][1]}-{moves[-1][2]}"
    target = targets.filter(has=page.locator(f"[data-piece='{tile}']"))
    target.tap() if phone else target.click()
    expect(page.locator("[data-confirm]")).to_be_enabled()
    assert plans[-1] == [list(moves[-1])]


def kinds(slug: str, seats: int, games: int) -> dict[str, list[State]]:
    """Some positions of random games, by what is asked."""
    found: dict[str, list[State]] = {}
    for seed in range(games):
        state = meadhall.game(slug).start(seats, seed)
        chance = random.Random(seed)
        while not state.over:
            prompt = state.view(state.seat).prompt
            assert prompt
            found.setdefault(prompt.key, []).append(state.clone())
            state.play(chance.choice(state.legal(state.seat)), state.seat)
    return found


@pytest.mark.parametrize("slug", DRAWN)
def test_the_board_stands_still_while_one_decides(visit: Visit, slug: str) -> None:
    """A choice, its consequence and its confirmation do not push the stage about."""
    positions = kinds(slug, meadhall.game(slug).seats[0], 2)
    staged = Staged(visit(settings={"forced": "never"}), positions.popitem()[1][0])
    moved = []
    for kind, states in positions.items():
        staged.show(states[len(states) // 2])
        before = staged.page.locator(".stage").bounding_box()
        for planned in ("one planned", "two planned"):
            staged.press(1)
            after = staged.page.locator(".stage").bounding_box()
            if after != before:
                moved.append(f"{kind}, {planned}: {before} {after}")
    assert moved == []


def test_another_tile_may_be_kept_instead(visit: Visit) -> None:
    """Animals on Board: who changes their mind before confirming keeps what was chosen last."""
    visitor = visit(settings=QUICK)
    page = visitor.page
    against_bots(visitor, "animals-on-board")
    tiles = page.locator(".hand [data-legal]")
    expect(tiles).to_have_count(3)
    tiles.nth(0).click()
    tiles.nth(2).click()
    expect(page.locator(".hand [aria-pressed=true]")).to_have_count(1)
    expect(tiles.nth(2)).to_have_attribute("aria-pressed", "true")
    wanted = tiles.nth(2).locator("[data-piece]").get_attribute("data-piece")
    page.locator("[data-confirm]:not([disabled])").click()
    expect(page.locator(f".mine [data-piece='{wanted}']")).to_be_visible()
    expect(page.locator(".hand")).to_have_count(0)


def test_other_groups_stay_where_they_are_while_one_is_parted(visit: Visit) -> None:
    """So that the next tile to be chosen is where one looks for it."""
    staged = None
    for state in kinds("animals-on-board", 4, 3)["prompt-turn"][::9]:
        staged = staged or Staged(visit(settings={"forced": "never"}), state)
        staged.show(state)
        pens = staged.page.locator(".pen")
        groups = state.view(state.seat).groups
        for at in [n for n, group in enumerate(groups) if len(group) > 1][:2]:
            staged.show(state)
            before = [pen.bounding_box() for pen in pens.all()]
            staged.press(at)
            staged.press(0)
            after = [pen.bounding_box() for pen in pens.all()]
            assert [box["x"] for box in after if box] == [box["x"] for box in before if box]
            assert [box["y"] for box in after if box] == [box["y"] for box in before if box]


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_a_lifted_stone_can_be_put_down_again(visit: Visit, phone: bool) -> None:
    """Skibe: by choosing it again, and by Escape; nothing was planned."""
    state = kinds("skibe", 3, 6)["prompt-move-food"][0]
    staged = Staged(visit(phone=phone, settings={"forced": "never"}), state)
    page = staged.page
    bow = page.locator(".stage [data-legal][aria-label^='Move food from']").first
    held = page.locator(".stage [data-legal][aria-pressed=true]")
    for again in (True, False):
        bow.dispatch_event("click")
        expect(held).to_have_accessible_name("Cancel")
        if again:
            held.dispatch_event("click")
        else:
            page.keyboard.press("Escape")
        expect(held).to_have_count(0)
        expect(bow).to_be_attached()


@pytest.mark.parametrize("language", LANGUAGES)
def test_ones_own_things_fit_while_goods_are_drawn(visit: Visit, language: str) -> None:
    """Vikings on Board: three goods, four bets and the points now, without scrolling."""
    state = kinds("vikings-on-board", 4, 1)["prompt-pick"][0]
    staged = Staged(visit(language=language, settings={"forced": "never"}), state)
    for width in (1280, 1440):
        staged.page.set_viewport_size({"width": width, "height": 900})
        staged.show(state)
        own = staged.page.locator(".mine-vikings")
        assert own.evaluate("el => el.scrollWidth - el.clientWidth") <= 0, width
