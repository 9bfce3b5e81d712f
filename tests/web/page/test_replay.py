"""Replays: every step by key and by finger, a link to one, a new game from one, files, and dice worked out again."""

from __future__ import annotations

import json
import random
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.locale.said import said
from tests.play.tables import fair, played
from tests.server.support.forking import run
from tests.web.looking import check
from tests.web.playing import CARDS, DICE, click_next, until
from tests.web.serving import Server

from silvertray.games import game
from silvertray.play.dealer import Entropy
from silvertray.play.files import to_line, to_record
from silvertray.play.match import Match
from silvertray.server.keeping.forms import stored_in

MOVES = 6
HOLD_MS, REPEAT_MS, FAST_MS = 400, 125, 400  # as in web/src/replay
IS_STORED = "async () => (await (await caches.open('answers')).keys()).length"
HELD_KEY = """() => {
  for (let at = 0; at < 20; at++)
    document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight", repeat: at > 0, bubbles: true }));
}"""


@pytest.fixture(scope="module")
def games(server: Server, tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """Finished games that were played elsewhere and brought in: their tables by name."""
    clever = Match(game("clever"), 2, Entropy(), names=["Ann", "bot greedy"])
    lines = {match.game.slug: to_line(played(match, 1)) for match in (clever, fair(3, game("dobro")))}
    folder = tmp_path_factory.mktemp("games")
    (folder / "games.jsonl").write_text("\n".join(lines.values()), encoding="utf-8")
    done = run(folder, "import", "games.jsonl", "--database", server.url)
    assert done.code == 0, done.err
    return {name: stored_in(line.encode(), 1).row["id"] for name, line in lines.items()}


def at_step(page: Page, step: int) -> None:
    """Wait until a step is shown, here and in the address."""
    expect(page.locator(".told")).to_contain_text(f"Step {step} of")
    page.wait_for_url(re.compile(rf"step={step}\b"))


def test_a_game_is_walked_through_by_key_slider_and_list(server: Server, visit: Any, games: dict[str, str]) -> None:
    page = visit(f"{server.address}/replay/{games['clever']}")
    slider = page.get_by_role("slider")
    slider.wait_for()
    page.keyboard.press("ArrowRight")
    at_step(page, 1)
    slider.focus()
    page.keyboard.press("PageDown")
    second = page.evaluate("Number(document.querySelector('input[type=range]').value)")
    expect(slider).to_have_attribute("aria-valuetext", re.compile("round 2"))
    page.keyboard.press("ArrowLeft")
    at_step(page, second - 1)
    expect(slider).to_have_attribute("aria-valuetext", re.compile("round 1"))
    page.keyboard.press("End")
    expect(page.locator(".result")).to_contain_text("1.")
    page.keyboard.press("Home")
    at_step(page, 0)
    slider.fill("20")
    at_step(page, 20)
    assert page.locator(".marks span").all_inner_texts() == list("123456")
    page.get_by_role("button", name=said("page-replay-moves")).click()
    expect(page.locator("dialog [aria-current=step]")).to_contain_text("20")
    page.locator("dialog li button").nth(11).click()
    at_step(page, 12)
    small = [box for box in page.locator("footer button, header button, header a, input").all() if height(box) < 44]
    assert small == []


def test_arrows_on_the_players_show_another_sheet_and_no_other_step(
    server: Server, visit: Any, games: dict[str, str]
) -> None:
    page = visit(f"{server.address}/replay/{games['clever']}#step=12")
    at_step(page, 12)
    page.get_by_role("tab", selected=True).press("ArrowRight")
    expect(page.get_by_role("tab").nth(1)).to_be_focused()
    at_step(page, 12)
    page.locator("h1").focus()
    page.keyboard.press("ArrowRight")
    at_step(page, 13)


def height(box: Any) -> float:
    """How high something is that can be tapped."""
    return float(box.bounding_box()["height"])


def test_a_stranger_opens_the_link_to_a_step(server: Server, visit: Any, games: dict[str, str]) -> None:
    ann = visit(f"{server.address}/replay/{games['dobro']}#step=40&seat=2")
    at_step(ann, 40)
    ann.evaluate("navigator.clipboard.writeText = async (text) => { window.given = text }")
    ann.get_by_role("button", name=said("page-replay-share")).click()
    ann.get_by_text("Copied a link to step 40").wait_for()
    stranger = visit(ann.evaluate("window.given"))
    at_step(stranger, 40)
    assert stranger.get_by_role("combobox").input_value() == "2"
    told = [page.locator(".told").inner_text() for page in (ann, stranger)]
    assert told[0] == told[1]


def test_the_whole_game_is_walked_without_another_request(server: Server, visit: Any, games: dict[str, str]) -> None:
    page = visit(f"{server.address}/replay/{games['dobro']}", 1280, 900)
    slider = page.get_by_role("slider")
    slider.wait_for()
    page.wait_for_load_state("networkidle")
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    box = slider.bounding_box()
    page.mouse.move(box["x"] + 10, box["y"] + box["height"] / 2)
    page.mouse.down()
    page.mouse.move(box["x"] + box["width"] - 1, box["y"] + box["height"] / 2, steps=60)
    page.mouse.up()
    expect(page.locator(".result")).to_contain_text("1.")
    page.wait_for_url(re.compile(rf"step={slider.get_attribute('max')}\b"))
    page.get_by_role("button", name=said("page-replay-moves")).click()
    expect(page.locator("dialog [aria-current=step]")).to_be_in_viewport()
    assert asked == []


# -- by hand


def stopped(page: Page, address: str) -> Page:
    """A replay whose time passes only when the test says so; it needs a room of its own."""
    page.clock.install(time=0)
    page.goto(address)
    page.get_by_role("slider").wait_for()
    page.clock.pause_at(3600)
    return page


def test_a_held_button_walks_on_until_it_is_let_go(server: Server, visit: Any, games: dict[str, str]) -> None:
    page = stopped(visit("about:blank", service_workers="block"), f"{server.address}/replay/{games['clever']}")
    forward, slider = page.get_by_role("button", name=said("page-replay-next")), page.get_by_role("slider")
    forward.hover()
    page.mouse.down()
    page.clock.run_for(HOLD_MS + 8 * REPEAT_MS - 1)
    expect(slider).to_have_value("8")
    page.mouse.up()
    page.clock.run_for(10 * REPEAT_MS)
    expect(slider).to_have_value("8")
    forward.click()
    expect(slider).to_have_value("9")


def test_a_held_key_walks_no_faster_than_steps_can_be_seen(server: Server, visit: Any, games: dict[str, str]) -> None:
    page = visit(f"{server.address}/replay/{games['clever']}")
    page.get_by_role("slider").wait_for()
    page.evaluate(HELD_KEY)
    expect(page.get_by_role("slider")).to_have_value("1")
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("slider")).to_have_value("2")


def test_it_plays_as_fast_as_one_likes_also_the_next_time(server: Server, visit: Any, games: dict[str, str]) -> None:
    page = visit(f"{server.address}/replay/{games['clever']}", service_workers="block")
    page.get_by_role("button", name=said("page-replay-speed", rate="1×")).click()
    page.get_by_role("button", name=said("page-replay-speed", rate="3×")).wait_for()
    slider = stopped(page, page.url.partition("#")[0]).get_by_role("slider")
    page.get_by_role("button", name=said("page-replay-play"), exact=True).click()
    for step in (1, 2, 3):
        page.clock.run_for(FAST_MS)
        expect(slider).to_have_value(str(step))
    page.get_by_role("button", name=said("page-replay-pause")).click()
    page.clock.run_for(3 * FAST_MS)
    expect(slider).to_have_value("3")


def test_a_wheel_over_the_board_walks_where_nothing_scrolls(server: Server, visit: Any, games: dict[str, str]) -> None:
    page = visit(f"{server.address}/replay/{games['dobro']}#step=40", 1280, 1100)
    at_step(page, 40)
    slider = page.get_by_role("slider")
    page.locator("main").hover()
    stops = [40, *(turned(page, 100) for _ in range(2))]
    assert stops == sorted(set(stops))
    assert turned(page, -100) == stops[1]
    page.set_viewport_size({"width": 360, "height": 420})
    page.mouse.move(180, 200)
    page.mouse.wheel(0, 100)
    page.wait_for_function("() => scrollY > 0")
    expect(slider).to_have_value(str(stops[1]))


def turned(page: Page, far: int) -> int:
    """Turn the wheel; the step that it leads to."""
    before = page.get_by_role("slider").input_value()
    page.mouse.wheel(0, far)
    expect(page.get_by_role("slider")).not_to_have_value(before)
    return int(page.get_by_role("slider").input_value())


def test_swiping_to_the_side_walks(server: Server, visit: Any, games: dict[str, str]) -> None:
    page = visit(f"{server.address}/replay/{games['clever']}#step=12", has_touch=True)
    at_step(page, 12)
    swipe(page, -90)
    at_step(page, 13)
    swipe(page, 90)
    at_step(page, 12)
    page.context.new_cdp_session(page).send("Emulation.setPageScaleFactor", {"pageScaleFactor": 2})
    page.wait_for_function("() => visualViewport.scale === 2 && visualViewport.offsetLeft === 0")
    swipe(page, -90)
    page.wait_for_function("() => visualViewport.offsetLeft > 0")
    at_step(page, 12)


def swipe(page: Page, right: int) -> None:
    """Draw a finger over the board."""
    session = page.context.new_cdp_session(page)
    points = [[{"x": 180 + right * part / 6, "y": 300 + part}] for part in range(7)]
    for kind, touches in (
        ("touchStart", points[0]),
        *(("touchMove", touches) for touches in points[1:]),
        ("touchEnd", []),
    ):
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})
    session.detach()


# -- without a network


def test_what_was_seen_opens_without_a_network_until_the_server_has_it_no_more(
    own_server: Server, visit: Any, tmp_path: Path
) -> None:
    line = to_line(played(Match(game("clever"), 2, Entropy(), names=["Ann", "bot greedy"]), 1))
    (tmp_path / "one.jsonl").write_text(line, encoding="utf-8")
    assert run(tmp_path, "import", "one.jsonl", "--database", own_server.url).code == 0
    table = stored_in(line.encode(), 1).row["id"]
    page = visit(f"{own_server.address}/replay/{table}", service_workers="allow")
    page.get_by_role("slider").wait_for()
    page.wait_for_function("() => navigator.serviceWorker.controller?.state === 'activated'")
    page.reload()  # with a worker, which sees all that it needs
    page.get_by_role("slider").wait_for()
    until(page, lambda: page.evaluate(IS_STORED))
    page.context.set_offline(True)
    page.reload()
    page.get_by_role("slider").fill("20")
    at_step(page, 20)
    page.context.set_offline(False)
    own_server.alter(f"DELETE FROM entries WHERE table_id = '{table}'")
    own_server.alter(f"DELETE FROM tables WHERE id = '{table}'")
    own_server.kill()
    own_server.start(own_server.port)
    page.reload()
    page.get_by_text(said("page-replay-unshown")).wait_for()
    page.context.set_offline(True)
    page.reload()
    page.get_by_text(said("page-replay-unshown")).wait_for()


def test_a_running_game_is_not_replayed(server: Server, visit: Any) -> None:
    made = server.make("dobro", ["me", "greedy"], {"kind": "entropy"})
    page = visit(f"{server.address}/replay/{made['table']}")
    page.get_by_text(said("error-not-over"), exact=False).wait_for()


FORKS = [
    ("clever", "Same dice", said("page-fork-recorded-note", thing="dice")),
    ("clever", "Fresh dice", said("page-fork-fresh-note", thing="dice")),
    ("dobro", "Same cards", said("page-fork-same-note", thing="cards")),
    ("dobro", "Fresh cards", said("page-fork-fresh-note", thing="cards")),
]


@pytest.mark.parametrize(("name", "words", "note"), FORKS)
def test_a_game_goes_on_from_a_step(
    server: Server, visit: Any, games: dict[str, str], name: str, words: str, note: str
) -> None:
    page = visit(f"{server.address}/replay/{games[name]}#step=30&seat=0")
    at_step(page, 30)
    page.get_by_role("button", name=said("page-fork-title")).click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_text(said("page-fork-what", step=30)).wait_for()
    dialog.get_by_role("radio", name=words).check()
    dialog.get_by_text(note).wait_for()
    fork = played_on_from(page, name)
    assert (fork["table"], fork["step"], fork["dice"]) == (games[name], 30, words.split()[0].lower())
    assert fork["seat"] == (0 if words == "Fresh cards" else None)


def played_on_from(page: Page, name: str) -> dict[str, Any]:
    """Go on from the step that was chosen, with a few moves; where the table says that it comes from."""
    page.get_by_role("dialog").get_by_role("button", name=said("page-fork-start"), exact=True).click()
    page.wait_for_url(re.compile("/t/"))
    luck = random.Random(5)
    for _ in range(MOVES):
        assert click_next(page, CARDS if name == "dobro" else DICE, luck)
    facts = page.request.get(page.url.replace("/t/", "/api/tables/")).json()
    fork: dict[str, Any] = facts["table"]["fork"]
    return fork


def test_a_match_file_is_downloaded_and_opened_again(
    server: Server, visit: Any, games: dict[str, str], tmp_path: Path
) -> None:
    page = visit(f"{server.address}/replay/{games['clever']}")
    page.get_by_role("button", name=said("page-replay-more")).click()
    with page.expect_download() as loading:
        page.get_by_role("link", name="Download match file", exact=True).click()
    file = tmp_path / "match.jsonl"
    loading.value.save_as(file)
    page.get_by_role("link", name="Open a match file").click()
    page.get_by_role("heading", name="Open a match file").wait_for()
    page.locator("input[type=file]").set_input_files(file)
    page.get_by_role("slider").wait_for()
    page.keyboard.press("End")
    expect(page.locator(".result")).to_contain_text("1.")
    page.get_by_role("button", name=said("page-replay-other-file")).click()
    broken = tmp_path / "broken.jsonl"
    broken.write_text("no match at all", encoding="utf-8")
    page.locator("input[type=file]").set_input_files(broken)
    expect(page.get_by_role("alert")).to_contain_text("isn’t a complete line of JSON")
    broken.write_text(" " * 4_000_001, encoding="utf-8")
    page.locator("input[type=file]").set_input_files(broken)
    expect(page.get_by_role("alert")).to_contain_text("larger than 4 MB")
    record = json.loads(file.read_text(encoding="utf-8"))
    broken.write_text(json.dumps(record | {"dealer": None}), encoding="utf-8")
    page.locator("input[type=file]").set_input_files(broken)
    expect(page.get_by_role("alert")).to_contain_text("the field “dealer” is missing or has the wrong type")
    broken.write_text(json.dumps(record | {"log": [*record["log"][:2], "0 fly"]}), encoding="utf-8")
    page.locator("input[type=file]").set_input_files(broken)
    expect(page.locator("main")).to_contain_text("“0 fly”, isn’t legal: “fly” isn’t a valid action")
    page.get_by_role("button", name=said("page-replay-other-file")).click()
    page.locator("input[type=file]").set_input_files(file)
    page.get_by_role("slider").fill("20")
    at_step(page, 20)
    page.get_by_role("button", name=said("page-fork-title")).click()
    assert played_on_from(page, "clever") == {"table": "", "step": 20, "dice": "same", "seat": None}
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Table setup").click()
    page.get_by_text("Continued from step 20 of another game").wait_for()
    assert page.get_by_role("link", name=said("page-fork-look")).count() == 0


def test_a_line_that_does_not_hold_is_named_among_several_matches(server: Server, visit: Any, tmp_path: Path) -> None:
    record = to_record(played(Match(game("clever"), 1, Entropy()), 1))
    whole, broken = json.dumps(record), tmp_path / "broken.jsonl"
    page = visit(f"{server.address}/replay")
    broken.write_text(f"{whole}\n\n{whole[:-9]}\n{whole}", encoding="utf-8")
    page.locator("input[type=file]").set_input_files(broken)
    expect(page.get_by_role("alert")).to_contain_text("Line 3: this isn’t a complete line of JSON")
    illegal = json.dumps(record | {"log": [*record["log"][:2], "0 fly"]})
    long = json.dumps(record | {"names": ["x" * 70_000]})
    broken.write_text("\n".join((whole, illegal, long)), encoding="utf-8")
    for place, told in (
        (1, "Line 2: step 3 of the log, “0 fly”"),
        (2, "Line 3: this line is longer than 65,536 bytes"),
    ):
        page.locator("input[type=file]").set_input_files(broken)
        page.locator("ol button").nth(place).click()
        expect(page.locator("main")).to_contain_text(told)
        page.get_by_role("button", name=said("page-replay-other-file")).click()


def test_dice_are_worked_out_again_and_a_changed_roll_is_named(server: Server, visit: Any, tmp_path: Path) -> None:
    record = to_record(played(fair(1, game("twice")), 2))
    page = visit(f"{server.address}/replay")
    open_file(page, tmp_path, record)
    page.get_by_role("slider").wait_for()
    page.get_by_role("button", name=said("page-replay-more")).click()
    rolls = sum(entry.startswith("*") for entry in record["log"])
    expect(page.locator("dialog [role=status]")).to_contain_text(f"all {rolls} rolls match the commitment")
    for number in (record["dealer"]["commitment"], record["dealer"]["secret"]):
        expect(page.locator("dialog")).to_contain_text(number)
    page.locator("dialog summary").click()
    assert page.locator("dialog li").count() == rolls
    check(page, "verified")
    page.goto(f"{server.address}/replay")
    last = max(at for at, entry in enumerate(record["log"]) if entry.startswith("* roll"))
    changed = record["log"][last].translate(str.maketrans("123456", "234561"))
    open_file(page, tmp_path, record | {"log": [*record["log"][:last], changed, *record["log"][last + 1 :]]})
    if page.get_by_role("slider").or_(page.locator(".verify")).first.evaluate("node => node.matches('input')"):
        page.get_by_role("button", name=said("page-replay-more")).click()
    expect(page.locator("[role=status].bad")).to_contain_text(f"Step {last + 1} doesn’t match the commitment")
    expect(page.locator("li.bad")).to_have_count(1)
    expect(page.locator("li.bad")).to_contain_text(changed[2:])


def open_file(page: Page, folder: Path, record: dict[str, Any]) -> None:
    """Choose a file that tells this match."""
    file = folder / "match.jsonl"
    file.write_text(json.dumps(record), encoding="utf-8")
    page.locator("input[type=file]").set_input_files(file)
