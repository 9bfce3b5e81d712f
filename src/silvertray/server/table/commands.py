"""What each command of the page does at a table."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Iterator
from functools import partial
from typing import Any

from silvertray.bots import USUAL_LEVEL
from silvertray.core.errors import Refusal, SilvertrayError
from silvertray.play.dealer import TableDice
from silvertray.server import metrics
from silvertray.server.coach.hinting import Asker
from silvertray.server.keeping.store import Key
from silvertray.server.lines.protocol import (
    AnyCommand,
    Correct,
    Done,
    Fill,
    Hint,
    Kick,
    Pace,
    Pause,
    Place,
    Play,
    Pong,
    Reason,
    Refused,
    Rematch,
    Resume,
    Roll,
    Say,
    Sit,
    Stand,
    Undo,
    Why,
)
from silvertray.server.lines.tokens import hashed, new_token
from silvertray.server.people.blocks import check_not_blocked
from silvertray.server.table import chat
from silvertray.server.table.deeds import is_bots
from silvertray.server.table.entries import EMPTY, NOBODY, Entry
from silvertray.server.table.folding import Folded
from silvertray.server.table.following import returned, rolled, typist
from silvertray.server.table.live import LiveTable, Sitting, Watcher
from silvertray.server.table.names import visible
from silvertray.server.table.room import check_room
from silvertray.server.table.tables import Tables

SIGN_OF_LIFE = 4.0  # seconds; pages give up a line on which nothing was heard for eight


@metrics.counted
async def carry_out(tables: Tables, live: LiveTable, watcher: Watcher, command: AnyCommand) -> Done | Refused:
    """Do a command once; whatever comes of it is an answer."""
    known = first_answer(live, command)
    if known:
        return known
    try:
        check_room(live.table, command)
        return await COMMANDS[type(command)](tables, live, watcher, command)
    except SilvertrayError as error:
        return live.refuse(Refused(id=command.id, code=error.code, rule=error.rule, params=error.params))


def first_answer(live: LiveTable, command: AnyCommand) -> Done | Refused | None:
    """The answer to a command that is said again; sitting down brings a new key, and a hint may still be wanted."""
    seq = live.entry_of(str(command.id))
    is_wanted = isinstance(command, Hint) and seq is not None and live.table.moved < seq
    if seq is None or is_wanted or isinstance(command, Sit):
        return live.refusals.get(str(command.id))
    return Done(id=command.id, seq=seq)


def why(live: LiveTable, watcher: Watcher, question: Why) -> Reason:
    """Why an action is not legal; an empty code if it is."""
    try:
        match, seat = live.table.begun(), seated(watcher)
        action = match.game.parse(match.state, seat, " ".join(question.text.split()))
        error: SilvertrayError | None = match.game.why_not(match.state, seat, action)
    except SilvertrayError as refusal:
        error = refusal
    if error is None:
        return Reason(id=question.id, code="", rule="", params={})
    return Reason(id=question.id, code=error.code, rule=error.rule, params=error.params)


def seated(watcher: Watcher) -> int:
    """The seat of somebody who has one."""
    if watcher.seat is None:
        raise Refusal("not-seated")
    return watcher.seat


# -- the game


async def play(tables: Tables, live: LiveTable, watcher: Watcher, command: Play) -> Done:
    """An action; who owes a draw is given a moment first (D-57). Who acts is back, even from having left."""
    await hold_back(live, watcher)
    return await done(live, command, lambda table: acting(table, Entry("play", seated(watcher), command.text)))


def acting(table: Folded, entry: Entry) -> Iterator[Entry]:
    """An action of a seat's owner, who need not be stood in for any more."""
    yield from returned(table, entry.seat)
    yield entry


async def hold_back(live: LiveTable, watcher: Watcher) -> None:
    """Wait until the draw that is owed was made, or the moment is over; whoever waits is told that we are there."""
    seat = seated(watcher)
    while live.is_early(seat) and (rest := live.changed_at + live.table.draw_seconds - live.time.monotonic()) > 0:
        if not await live.time.comes(live.changed, min(rest, SIGN_OF_LIFE)):
            watcher.tell(Pong())


async def roll(tables: Tables, live: LiveTable, watcher: Watcher, command: Roll) -> Done:
    """The dice fall; at a real table somebody says how, for a bot as well."""
    return await done(live, command, lambda table: [fallen(table, seated(watcher), command.text)])


def fallen(table: Folded, seat: int, text: str | None) -> Entry:
    """An outcome, if it is this seat's to bring about."""
    match = table.begun()
    roller = match.game.roller(match.state)
    is_real = match.dealer.kind == TableDice.kind
    match.check_roll(roller if is_real and table.is_played_by_bot(roller) else seat)
    if is_real:
        return Entry("chance", -1, text or "")
    if text is not None:
        raise Refusal("dealer-rolls", text=text)
    return rolled(match)


async def correct(tables: Tables, live: LiveTable, watcher: Watcher, command: Correct) -> Done:
    """Real dice were typed wrongly."""
    return await done(live, command, lambda table: [Entry("correct", typist(table, seated(watcher)), command.text)])


async def undo(tables: Tables, live: LiveTable, watcher: Watcher, command: Undo) -> Done:
    """Undo your last action."""
    return await done(live, command, lambda table: [Entry("undo", seated(watcher))])


async def hint(tables: Tables, live: LiveTable, watcher: Watcher, command: Hint) -> Done:
    """What the coach would do."""
    return await tables.hints.give(live, Asker(seated(watcher), watcher.address), command)


# -- seats


async def sit(tables: Tables, live: LiveTable, watcher: Watcher, command: Sit) -> Done:
    """Take an empty seat; the answer brings its key."""
    token = new_token()
    key = Key(command.seat, hashed(token), watcher.guest_hash)
    deed = partial(sitting_down, watcher=watcher, command=command)
    await check_not_blocked(tables.store.engine, live, watcher.guests)
    answer = await done(live, command, deed, Sitting(watcher, key))
    if key not in live.keys:  # a repeat: the first token was lost on its way
        await live.add_key(Sitting(watcher, key))
    return answer.model_copy(update={"seat": command.seat, "token": token})


def sitting_down(table: Folded, watcher: Watcher, command: Sit) -> list[Entry]:
    """A guest who was invited and has no seat yet may sit down before the game."""
    if watcher.seat is not None:
        raise Refusal("already-seated", seat=watcher.seat)
    if table.barred & watcher.guests:
        raise Refusal("barred")
    if not watcher.invited:
        raise Refusal("not-invited")
    if table.match:
        raise Refusal("game-begun")
    return [Entry("sit", command.seat, visible(command.name), command.word)]


async def stand(tables: Tables, live: LiveTable, watcher: Watcher, command: Stand) -> Done:
    """Leave the own seat: free before the game; in the game a bot plays until its owner is back."""
    return await done(live, command, lambda table: [leaving(live, seated(watcher))])


def leaving(live: LiveTable, seat: int) -> Entry:
    """A seat is left; who it was is noted, so that the name can be erased one day. In a contest nobody stands in."""
    if live.table.record.contest:
        raise Refusal("contest-alone")
    return Entry("stand", seat, word=live.holder(seat))


async def kick(tables: Tables, live: LiveTable, watcher: Watcher, command: Kick) -> Done:
    """Somebody has to go."""
    return await done(live, command, lambda table: [kicking(live, table, seated(watcher), command.seat)])


def kicking(live: LiveTable, table: Folded, seat: int, whom: int) -> Entry:
    """The host lets somebody else go."""
    if seat != table.host:
        raise Refusal("host-only", seat=NOBODY if table.host is None else table.host)
    if seat == whom:
        raise Refusal("kick-oneself")
    return Entry("kick", whom, word=live.holder(whom))


async def fill(tables: Tables, live: LiveTable, watcher: Watcher, command: Fill) -> Done:
    """Bots for all empty seats."""
    return await done(live, command, lambda table: bots_for_empty_seats(table, watcher, command.bot))


def bots_for_empty_seats(table: Folded, watcher: Watcher, name: str | None) -> Iterable[Entry]:
    """A bot for each empty seat, if somebody who sits there asks."""
    seated(watcher)
    empty = [seat for seat, chair in enumerate(table.chairs) if chair.kind == EMPTY]
    if not empty:
        raise Refusal("no-empty-seat")
    return [Entry("bot", seat, name or USUAL_LEVEL) for seat in empty]


async def place(tables: Tables, live: LiveTable, watcher: Watcher, command: Place) -> Done:
    """A bot for one seat, another bot there, or none."""
    return await done(live, command, lambda table: [placing(table, watcher, command)])


def placing(table: Folded, watcher: Watcher, command: Place) -> Entry:
    """A bot comes or goes before the game, if somebody who sits there asks."""
    seated(watcher)
    if table.match:
        raise Refusal("bots-settled")
    if command.bot is None and not is_bots(table, command.seat):
        raise Refusal("no-bot-there", seat=command.seat)
    return Entry("stand", command.seat) if command.bot is None else Entry("bot", command.seat, command.bot)


async def pace(tables: Tables, live: LiveTable, watcher: Watcher, command: Pace) -> Done:
    """Bots take more or less time."""
    return await done(live, command, lambda table: [pacing(table, seated(watcher), command.pace)])


def pacing(table: Folded, seat: int, name: str) -> Entry:
    """Another pace, if the host asks."""
    if table.host is not None and seat != table.host:
        raise Refusal("not-host", seat=table.host)
    return Entry("pace", seat, name)


async def pause(tables: Tables, live: LiveTable, watcher: Watcher, command: Pause) -> Done:
    """The clock stands; anybody who plays may ask for it."""
    return await done(live, command, lambda table: [Entry("pause", seated(watcher))])


async def resume(tables: Tables, live: LiveTable, watcher: Watcher, command: Resume) -> Done:
    """The clock goes on."""
    return await done(live, command, lambda table: [Entry("resume", seated(watcher))])


async def say(tables: Tables, live: LiveTable, watcher: Watcher, command: Say) -> Done:
    """A phrase for everybody at the table."""
    return await done(live, command, lambda table: [speaking(table, seated(watcher), command.phrase, live.time.now())])


def speaking(table: Folded, seat: int, phrase: str, now: float) -> Entry:
    """A phrase of somebody who sits here, now and then; judged by the entries, so that all workers judge alike."""
    recent = table.said(now - chat.WINDOW)
    if sum(entry.seat == seat for entry in recent) >= chat.OWN or len(recent) >= chat.OF_ALL:
        raise Refusal("too-talkative", seconds=int(chat.WINDOW))
    return Entry("say", seat, phrase)


async def rematch(tables: Tables, live: LiveTable, watcher: Watcher, command: Rematch) -> Done:
    """The same people at a new table; who asks second is led to the same one."""
    seated(watcher)
    if not live.table.is_over:
        raise Refusal("not-over")
    if live.table.next is None:
        next_id = await tables.play_again(live)
        await live.change(None, lambda table: [] if table.next else [Entry("rematch", -1, next_id)])
    return Done(id=command.id, seq=live.table.seq, seat=watcher.seat, table=live.table.next)


async def done(
    live: LiveTable, command: Any, deed: Callable[[Folded], Iterable[Entry]], sitting: Sitting | None = None
) -> Done:
    """Change the table, and answer."""
    return Done(id=command.id, seq=await live.change(str(command.id), deed, sitting))


Handler = Callable[[Tables, LiveTable, Watcher, Any], Awaitable[Done]]
COMMANDS: dict[type, Handler] = {
    Play: play,
    Roll: roll,
    Correct: correct,
    Undo: undo,
    Hint: hint,
    Sit: sit,
    Stand: stand,
    Fill: fill,
    Kick: kick,
    Place: place,
    Pace: pace,
    Pause: pause,
    Resume: resume,
    Say: say,
    Rematch: rematch,
}
