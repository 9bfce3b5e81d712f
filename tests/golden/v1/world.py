"""The people and tables of the database that `dump.py` writes: played by clients at a real server."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from typing import Any, NamedTuple

from tests.server.support.authenticator import Browser
from tests.server.support.company import at, person, sat_down, somebody, table_of
from tests.server.support.contesting import begin, page_of, story, todays
from tests.server.support.contesting import play as play_contest
from tests.server.support.pages import Page
from tests.server.support.push_service import PushService
from tests.server.support.running import NewTable, Server
from tests.server.support.waiting import until

A_WEEK = 7 * 24 * 3600
COMMIT = {"dealer": {"kind": "commit"}, "word": "umbrella"}
REAL = {"dealer": {"kind": "table"}}
FINISHED: tuple[tuple[str, str, dict[str, Any]], ...] = (
    ("clever", "me", {}),
    ("clever", "me", {"seed": 7, "options": {"solo_fallback": "off"}}),
    ("clever", "me greedy random", {"seed": 8}),
    ("clever", "beginner me easy", COMMIT),
    ("clever", "me medium hard expert", {"pace": "instant"}),
    ("clever", "me solo", {"hints": False}),
    ("twice", "me", COMMIT),
    ("twice", "me random solo", {"seed": 2**64 - 1}),
    ("twice", "greedy me", {}),
    ("twice", "me beginner easy medium", {"seed": 3}),
    ("twice", "hard me expert", {"clock": A_WEEK}),
    ("dobro", "me greedy", {"seed": 4}),
    ("dobro", "me random beginner easy", {"seed": 5, "options": {"draw": "classic"}, "draw_seconds": 1}),
    ("dobro", "medium me hard expert greedy", {"options": {"edition": "br"}}),
    ("dobro", "me greedy greedy random", COMMIT | {"options": {"rounds": "players", "lead_specials": "off"}}),
    ("dobro", "me easy easy easy easy easy", {}),
)
RUNNING: tuple[tuple[str, str, dict[str, Any], int], ...] = (  # and after how many moves they are left alone
    ("clever", "me", {"seed": 11}, 9),
    ("clever", "me expert", COMMIT, 14),
    ("twice", "me greedy", {"clock": A_WEEK}, 12),
    ("twice", "me", {}, 1),
    ("dobro", "me greedy easy", {"seed": 12}, 7),
    ("dobro", "me random", COMMIT, 5),
)
WAITING: tuple[tuple[str, str, dict[str, Any]], ...] = (
    ("clever", "me open", {"listed": True}),
    ("twice", "me open open greedy", {"listed": True, "clock": 3600, "pace": "relaxed"}),
    ("dobro", "open me open", COMMIT | {"listed": True, "options": {"edition": "br"}}),
    ("clever", "me open", REAL),
    ("dobro", "me open", {"seed": 13}),
)


class Seat(NamedTuple):
    """A key to a table; without a token a spectator's."""

    table: str
    token: str | None


class World:
    """All who play, the keys to their seats, and what they ask for when all is played."""

    def __init__(self, server: Server, service: PushService) -> None:
        self.server, self.service = server, service
        self.luck = random.Random(1)
        self.people = {"ann": person(server, "Ann"), "bob": person(server, "Bob"), "cid": person(server, "Čeda")}
        self.people |= {name: somebody(server) for name in ("dora", "eva", "fay")}
        self.seats: list[Seat] = []
        self.asked: list[tuple[str, str]] = []
        self.tables: list[NewTable] = []  # whose games are over

    def play(self) -> None:
        """Everything that is stored."""
        self.finish()
        self.leave_running()
        self.wait()
        self.meet()
        self.part()
        self.use_real_dice()
        self.fork()
        self.compete()
        self.review()
        self.practise()
        self.be_told()
        self.manage()

    def ask_later(self, name: str, *paths: str) -> None:
        """Note what somebody asks for."""
        self.asked += [(name, path) for path in paths]

    def note(self, table: str, *tokens: str | None) -> None:
        """Note a table with its keys; everybody may look on."""
        self.seats += [Seat(table, token) for token in (None, *tokens)]

    # -- one person with bots

    def finish(self) -> None:
        """Games that are over, of people and guests with all bots; some ask for hints, and take things back."""
        for number, (game, seats, more) in enumerate(FINISHED):
            name = ("ann", "bob", "dora", "cid")[number % 4]
            table = table_of(self.people[name], game, seats, **more)
            with at(self.people[name], table, table.token) as page:
                self.move([page], 400)
                assert page.is_over
            self.tables.append(table)
            self.note(table.id, table.token)
            self.ask_later(name, f"/api/tables/{table.id}", f"/api/tables/{table.id}/match")
            self.ask_later(name, *[f"/api/tables/{table.id}/moments/{step}?seat=0" for step in (0, 17, 30)])

    def leave_running(self) -> None:
        """Games that somebody goes on with one day."""
        for number, (game, seats, more, moves) in enumerate(RUNNING):
            name = ("ann", "dora")[number % 2]
            table = table_of(self.people[name], game, seats, **more)
            with at(self.people[name], table, table.token) as page:
                self.move([page], moves)
                page.until(Page.is_asked)
            self.note(table.id, table.token)
            self.ask_later(name, f"/api/tables/{table.id}")

    def move(self, pages: Sequence[Page], moves: int) -> None:
        """Make so many moves at random, or play to the end."""
        for _ in range(moves):
            page = self.next_asked(pages)
            if page.is_over:
                return
            chance = self.luck.random()
            if page.news["can_undo"] and chance < 0.1:
                page.ask("undo")
            elif page.texts and 0.12 < chance < 0.14:
                page.ask("say", phrase=self.luck.choice(("hello", "oops", "lucky")))
            elif page.texts and 0.15 < chance < 0.18:
                page.ask("hint", grade=self.luck.randint(1, 3))
            elif page.is_to_roll() and page.news["table"]["dealer"]["kind"] == "table":
                page.ask("roll", text=faces(page, self.luck))
                if page.news["typed"] and chance < 0.5:
                    page.ask("correct", text=page.news["typed"][-1])
            else:
                assert page.step(self.luck)["type"] == "done"

    def next_asked(self, pages: Sequence[Page]) -> Page:
        """Who has something to do now, with all pages up to date."""
        while True:
            newest = max(page.have for page in pages)
            for page in pages:
                page.until_has(newest)
            for page in pages:
                if page.is_asked():
                    return page
            pages[0].next()

    def wait(self) -> None:
        """Tables that have not begun."""
        for game, seats, more in WAITING:
            table = table_of(self.people["bob"], game, seats, **more)
            self.note(table.id, table.token, table.invite)
            self.ask_later("eva", f"/api/tables/{table.id}")

    # -- several people

    @contextmanager
    def company(self, game: str, names: Sequence[str], bots: str = "", **more: Any) -> Iterator[list[Page]]:
        """A table that the first one makes and the others sit down at."""
        first, *others = (self.people[name] for name in names)
        table = table_of(first, game, " ".join(["me", *["open"] * len(others), bots]), **more)
        with ExitStack() as stack:
            pages = [stack.enter_context(at(first, table, table.token))]
            pages += [stack.enter_context(sat_down(one, table, n, names[n])) for n, one in enumerate(others, 1)]
            yield pages
        self.note(table.id, *[page.token for page in pages])
        self.ask_later(names[0], f"/api/tables/{table.id}")

    def meet(self) -> None:
        """Rated games, and another one after that."""
        for game, *names in (("clever", "ann", "bob", "cid"), ("dobro", "bob", "ann"), ("twice", "cid", "ann")):
            with self.company(game, names, clock=A_WEEK) as pages:
                pages[1].ask("say", phrase="good-luck")
                while not self.next_asked(pages).is_over:
                    self.next_asked(pages).step(self.luck)
                again = pages[1].ask("rematch")["table"]
            self.note(again, pages[0].token)

    def part(self) -> None:
        """People who are sent away, who leave and come back, who are late, and who stop the clock."""
        with self.company("clever", ["dora", "eva"], "open greedy") as (host, _):
            host.ask("kick", seat=1)
            host.ask("place", seat=2, bot="easy")
        with self.company("dobro", ["dora", "eva", "ann"], "random") as pages:
            self.move(pages, 8)
            pages[0].ask("kick", seat=1)
            self.move(pages[::2], 6)
        with self.company("twice", ["bob", "eva"], "beginner", clock=1) as pages:
            pages[0].until(lambda page: "late" in [kind for kind, _, _ in page.log])
            pages[0].ask("pause")
        with self.company("clever", ["cid", "eva"], clock=A_WEEK, seed=21) as pages:
            self.move(pages, 7)
            pages[1].ask("stand")
            pages[0].ask("pace", pace="instant")
            self.move(pages[:1], 4)
        with self.company("clever", ["ann", "dora"], seed=22) as (host, guest):
            self.move([host, guest], 5)
            guest.ask("stand")
            self.move([host], 6)
            if host.view["roller"] != 1:
                guest.ask("play", text=(guest.until_has(host.have).texts or ["pass"])[0])

    def use_real_dice(self) -> None:
        """Dice that people roll and type, at a table of two and at one phone."""
        for game, moves in (("clever", 400), ("twice", 15)):
            with self.company(game, ["eva", "bob"], **REAL) as pages:
                self.move(pages, moves)
        wished = {"game": "clever", "seats": ["me", "here"], "name": "Ann", "names": ["Mum"], **REAL}
        made = self.people["ann"].ask("POST", "/tables", 201, json=wished)
        with Page(self.server, made["table"], made["token"]) as page:
            page.ask("roll", text="first 1")
        self.note(made["table"], made["token"], *made["here"].values())

    # -- what comes of finished games

    def fork(self) -> None:
        """Tables that go on from a step of a finished game, by its dice and by fresh ones."""
        for number, (dice, step, moves) in enumerate((("same", 9, 400), ("fresh", 12, 4), ("same", 40, 8))):
            table = self.tables[(0, 6, 11)[number]]
            seats = ["me"] if number < 2 else ["me", "greedy"]
            wished = {"step": step, "seats": seats, "name": "Ann", "dice": dice}
            made = self.people["ann"].ask("POST", f"/tables/{table.id}/forks", 201, json=wished)
            with Page(self.server, made["table"], made["token"]) as page:
                self.move([page], moves)
                page.until(Page.is_asked)
            self.note(made["table"], made["token"])

    def compete(self) -> None:
        """The dice of the day and those of a friend's game: played, begun, given up."""
        ann, bob, cid, dora, eva, _ = self.people.values()
        daily = {game: todays(ann, game)["id"] for game in ("clever", "twice", "dobro")}
        friends = ann.ask("POST", f"/tables/{self.tables[0].id}/contest", 201)["contest"]["id"]
        for contest, players in ((daily["clever"], (ann, bob, dora)), (daily["twice"], (cid,)), (friends, (bob, dora))):
            for number, browser in enumerate(players):
                table = play_contest(browser, contest, number, name=f"Player {number}")
                self.note(table)
        for contest in (daily["clever"], daily["dobro"], friends):
            with page_of(eva, begin(eva, contest, "Eva")) as page:
                self.move([page], 5)
                page.until(Page.is_asked)
        begin(cid, daily["clever"], "Cid")
        cid.ask("POST", f"/contests/{daily['clever']}/surrender")
        for contest in (*daily.values(), friends):
            for name, browser in self.people.items():
                told = story(browser, contest)
                if told["outcome"]:
                    until(lambda one=browser, it=contest: story(one, it)["outcome"]["expert"])  # type: ignore[misc]
                self.ask_later(name, f"/api/contests/{contest}")

    def review(self) -> None:
        """What the coach says of finished games."""
        for number, name in ((0, "ann"), (6, "dora"), (11, "cid")):
            path = f"/tables/{self.tables[number].id}/review?seat=0"
            until(lambda browser=self.people[name], path=path: browser.ask("GET", path)["review"])  # type: ignore[misc]
            self.ask_later(name, f"/api{path}")

    def practise(self) -> None:
        """Cards that are answered well, and not."""
        fay = self.people["fay"]
        for game, seed in (("clever", 3), ("twice", 4)):
            table = table_of(fay, game, "me", seed=seed)
            with at(fay, table, table.token) as page:
                page.play_on(random.Random(seed))
            for kind in ("mistakes", "puzzles"):
                path = f"/practice?kind={kind}&game={game}"
                until(lambda path=path: fay.ask("GET", path)["due"] > 0)  # type: ignore[misc]
                for which in (0, -1, 0):
                    card = fay.ask("GET", path)["card"]
                    text = card["moment"]["view"]["options"][which]["text"]
                    told = fay.ask("POST", f"/practice/{card['id']}", json={"text": text})
                    assert told["options"]
                self.ask_later("fay", f"/api{path}")

    # -- people

    def be_told(self) -> None:
        """Somebody is told of their turn."""
        bob = self.people["bob"]
        reached = self.service.browser()
        bob.ask("POST", "/me/push", 201, json=reached.wish)
        with self.company("clever", ["dora", "bob"], clock=A_WEEK, seed=3) as (host, guest):
            guest.socket.close()
            while "1" not in host.news["clock"]["left"]:
                host.until_has(host.step(self.luck)["seq"])
            reached.until_told(1)

    def manage(self) -> None:
        """Passkeys, browsers, names, blocks, promises, and what was begun and never finished."""
        ann, bob, cid, dora, eva, _ = self.people.values()
        ann.register("Ann")
        phone = Browser(self.server, *bob.passkeys)
        phone.sign_in()
        self.people["phone"] = phone
        cid.ask("PUT", "/me/name", json={"name": "Čeda 🎲"})
        with self.company("clever", ["ann", "bob"], "open") as (host, _):
            ann.ask("POST", "/me/blocks", 201, json={"table": host.news["table"]["id"], "seat": 1})
        for _ in range(2):
            self.server.post("/api/promises")
        eva.offered("Eva")
        dora.ask("POST", "/sessions/options")
        gone = somebody(self.server)
        table = table_of(gone, "clever", "me open")
        with at(gone, table, table.token) as host, sat_down(eva, table, 1, "Eva") as page:
            self.move([host, page], 6)
        self.note(table.id, table.token)
        gone.ask("POST", "/me/erase", 204, json={"confirm": "erase"})
        for name in self.people:
            self.ask_later(
                name, *(f"/api/me{rest}" for rest in ("", "/games", "/games?finished=true", "/statistics", "/export"))
            )
        self.ask_later("ann", *(f"/api/ratings/{rest}" for rest in ("clever/3", "clever/2", "dobro/2", "twice/2")))
        self.ask_later("eva", "/api/lobby", "/api/statistics", "/api/games")


def faces(page: Page, luck: random.Random) -> str:
    """What real dice show that are rolled now."""
    view = page.view
    if view["moment"] == "first":
        return "first 0"
    if view["moment"] == "roll":
        return "roll " + "".join(str(luck.randint(1, 6)) if die["rolled"] else "-" for die in view["dice"])
    form: str = page.ask("roll", text="tray")["params"]["form"]
    return luck.choice(form.split(" | "))
