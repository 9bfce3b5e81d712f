"""Bad networks: what pages say is dropped, doubled, delayed and out of order, and pages sleep for long."""

from __future__ import annotations

import json
import random
from collections import Counter
from typing import Any

from tests.server.support.pages import ANSWERS, Page, guest, maker, new_id
from tests.server.support.running import Server


class BadLine(Page):
    """A page whose frames are lost with the connection, said twice, held back, or overtaken by later ones."""

    def __init__(self, server: Server, table: str, token: str, luck: random.Random, have: int = 0) -> None:
        super().__init__(server, table, token, have)
        self.luck = luck
        self.met: Counter[str] = Counter()

    def mumble(self, frames: list[dict[str, Any]]) -> None:
        """Send frames in any order, some of them again."""
        said = frames + [frame for frame in frames if self.luck.random() < 0.4]
        self.met["doubled"] += len(said) - len(frames)
        self.luck.shuffle(said)
        self.met["out of order"] += said[: len(frames)] != frames
        for frame in said:
            self.socket.send(json.dumps(frame))

    def answers(self, ids: set[str]) -> dict[str, dict[str, Any]]:
        """The first answer to each of these, in whatever order they come; the second one must be the same."""
        found: dict[str, dict[str, Any]] = {}
        while ids - found.keys():
            frame = self.next()
            if frame["type"] in ANSWERS:
                assert found.setdefault(frame["id"], frame) == frame
        return found


def test_a_bad_line_loses_nothing_and_does_nothing_twice(server: Server) -> None:
    table = server.table("clever", "me greedy", seed=9)
    luck = random.Random(9)
    have, heard, met = 0, list[int](), Counter[str]()
    acknowledged: dict[str, int] = {}
    waiting: list[dict[str, Any]] = []  # what got no answer, and is said again over the next connection
    is_over = False
    while not is_over:
        with BadLine(server, table.id, table.token, luck, have) as page:
            while not page.is_over:
                if not waiting:
                    page.until(Page.is_asked)
                    waiting = wishes(page, luck)
                page.mumble(waiting)
                if luck.random() < 0.2:  # the line breaks before anything is answered
                    met["dropped"] += 1
                    break
                answered = page.answers({frame["id"] for frame in waiting})
                acknowledged |= {key: told["seq"] for key, told in answered.items() if told["type"] == "done"}
                waiting = []
                page.until_has(max(acknowledged.values(), default=0))
            have, heard, is_over = page.have, heard + [event["seq"] for event in page.events], page.is_over
            met += page.met
    stored = server.stored(table.id)
    assert heard == list(range(1, len(stored) + 1))
    where = {row[1]: row[0] for row in stored}
    assert {key: where.get(key) for key in acknowledged} == acknowledged
    assert min(met[kind] for kind in ("dropped", "doubled", "out of order")) >= 5


def wishes(page: Page, luck: random.Random) -> list[dict[str, Any]]:
    """What to do now, and before it is known whether that went well something after it."""
    first = (
        {"type": "roll"} if page.is_to_roll() or not page.texts else {"type": "play", "text": luck.choice(page.texts)}
    )
    return [{"id": new_id(), **first}, {"id": new_id(), "type": "roll"}]


def test_answers_in_the_wrong_order_are_still_answers_to_their_questions(server: Server) -> None:
    table = server.table("clever", "me", seed=9)
    with maker(server, table) as page:
        ids = [page.begin("roll") for _ in range(8)]
        answers = [page.answer(one) for one in ids]
        assert [answer["id"] for answer in answers] == ids
        assert [answer["type"] for answer in answers].count("done") == 1


def test_a_page_that_slept_for_500_entries_resumes_by_number(server: Server) -> None:
    table = server.table("dobro", "me open greedy greedy greedy greedy", options={"rounds": "players"}, seed=3)
    luck = random.Random(3)
    with maker(server, table) as ann:
        with guest(server, table, 1) as bob:
            bob.until(lambda page: bool(page.view))
            token, have = bob.token, bob.have
            bob.ask("stand")  # a bot plays while he sleeps
            have = max(have, bob.have)
        ann.play_on(luck, lambda page: page.is_over or page.have >= have + 500)
        slept = ann.have - have
        assert slept >= 500
        with Page(server, table.id, token, have=have) as again:
            assert [event["seq"] for event in again.events][:slept] == list(range(have + 1, ann.have + 1))
            assert sum(frame.startswith('{"type":"news"') for frame in again.frames) <= 2
            assert again.welcome["seat"] == 1
