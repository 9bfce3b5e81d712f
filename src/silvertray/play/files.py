"""Match files: JSON lines, one match a line, with the version of the form in front (docs/notation.md)."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from contextlib import contextmanager
from errno import EISDIR
from pathlib import Path
from typing import IO, Any

from silvertray.core.errors import MatchFileError, SilvertrayError
from silvertray.core.game import CHANCE
from silvertray.games import game
from silvertray.play.chances import chance_of
from silvertray.play.dealer import (
    CommitReveal,
    Dealer,
    Entropy,
    Seeded,
    TableDice,
    Unknown,
    commitment_to,
    committed_word,
)
from silvertray.play.forks import Origin
from silvertray.play.match import Match

VERSION = 1
LONGEST_ID = 32  # of a table
FRESH = ".new"  # behind the name of a file until it is complete
FIELDS = {
    "silvertray": int,
    "game": str,
    "rules": str,
    "players": int,
    "options": dict,
    "dealer": dict,
    "names": list,
    "log": list,
}


# -- writing


def to_line(match: Match, reveal: bool = False) -> str:
    """A match as one line of text; a dealer's secret is shown when the game is over, or on request."""
    return json.dumps(to_record(match, reveal), ensure_ascii=False)


def to_record(match: Match, reveal: bool = False) -> dict[str, Any]:
    """The same as plain data."""
    over = match.state.is_over()
    dealer = match.dealer.header(over or reveal)
    forked = {"fork": fork_of(match.origin)} if match.origin else {}
    return {
        "silvertray": VERSION,
        "game": match.game.slug,
        "rules": match.game.rules_version,
        "players": match.players,
        "options": match.options,
        "dealer": dealer,
        "names": match.names,
        **forked,
        "log": [str(step) for step in match.log],
        **({"chance": chance_of(match)} if "secret" in dealer else {}),
        "result": result(match) if over else None,
    }


def fork_of(origin: Origin) -> dict[str, Any]:
    """Where a match was forked from, as a file holds it."""
    told = {"table": origin.table, "step": origin.step, "dice": origin.dice}
    return told if origin.seat is None else told | {"seat": origin.seat}


def result(match: Match) -> list[dict[str, Any]]:
    """The places as a file holds them, best first."""
    return [
        {"seat": place.seat, "place": place.place, "score": place.score, "lines": dict(place.lines)}
        for place in match.ranking()
    ]


def save(match: Match, path: Path) -> None:
    """Write a file with one match, to go on with."""
    path.parent.mkdir(parents=True, exist_ok=True)
    write_whole(path, f"{to_line(match, reveal=True)}\n".encode())


def check_place(path: Path) -> None:
    """Find out before the work whether a file can be written where it is wanted; raises OSError."""
    if path.is_dir():
        raise IsADirectoryError(EISDIR, os.strerror(EISDIR), str(path))
    fresh = path.with_name(path.name + FRESH)
    fresh.open("ab").close()
    fresh.unlink()


def write_whole(path: Path, content: bytes) -> None:
    """Write a file whole or not at all."""
    with whole(path) as file:
        file.write(content)


@contextmanager
def whole(path: Path, rights: int = 0o666) -> Iterator[IO[bytes]]:
    """A file to write, there whole or not at all: the old one stays until the new one is complete."""
    fresh = path.with_name(path.name + FRESH)
    try:
        with os.fdopen(os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, rights), "wb") as file:
            yield file
            file.flush()
            os.fsync(file.fileno())
        fresh.replace(path)
    finally:
        fresh.unlink(missing_ok=True)


# -- reading


def read(path: Path) -> Iterator[tuple[int, Match, Any]]:
    """Each match of a file, replayed: its line number, the match, and the result the file claims."""
    with path.open("rb") as file:
        for number, raw in enumerate(file, 1):
            if raw.strip():
                record = parse_record(raw, number)
                yield number, replayed(record, number), record.get("result")


def parse_record(raw: bytes, line: int) -> dict[str, Any]:
    """One line as data of the right shape."""
    try:
        record = json.loads(raw.decode())
        if b"\\u" in raw:
            json.dumps(record, ensure_ascii=False).encode()  # half a character is no text
    except (ValueError, RecursionError):
        raise MatchFileError("broken-line", line=line) from None
    if not isinstance(record, dict) or "silvertray" not in record:
        raise MatchFileError("not-a-match", line=line)
    if record["silvertray"] != VERSION:
        raise MatchFileError("wrong-version", line=line, version=str(record["silvertray"])[:20], known=VERSION)
    for name in FIELDS:
        if not has_right_kind(record, name):
            raise MatchFileError("wrong-field", line=line, field=name)
    return record


def has_right_kind(record: dict[str, Any], name: str) -> bool:
    """Whether a field is there and holds what it should: texts in lists and options."""
    value = record.get(name)
    if not isinstance(value, FIELDS[name]) or isinstance(value, bool):
        return False
    texts = list(record[name].values()) if name == "options" else record[name]
    return name not in ("names", "log", "options") or all(isinstance(text, str) for text in texts)


def replayed(record: dict[str, Any], line: int) -> Match:
    """The match that a record tells, step by step through the checked doors."""
    try:
        rules = game(record["game"])
        dealer, origin = dealer_of(record["dealer"]), origin_of(record)
        match = Match(rules, record["players"], dealer, record["options"], record["names"], origin)
    except SilvertrayError as error:
        error.params["line"] = line
        raise
    if len(record["names"]) != match.players:
        raise MatchFileError("wrong-field", line=line, field="names")
    if record["rules"] != rules.rules_version:
        raise MatchFileError("other-rules", line=line, rules=record["rules"][:40], known=rules.rules_version)
    for number, entry in enumerate(record["log"], 1):
        replay_entry(match, entry, line, number)
    return match


def replay_entry(match: Match, entry: str, line: int, step: int) -> None:
    """One entry of a log; a step that was not legal is the first difference."""
    seat, _, text = entry.partition(" ")
    try:
        if seat == "*":
            match.check_roll(match.game.roller(match.state))
            match.record_outcome(text)
        else:
            match.play(int(seat) if seat.isascii() and seat.isdigit() and len(seat) < 3 else CHANCE, text)
    except SilvertrayError as error:
        raise MatchFileError(
            "illegal-step", error.rule, line=line, step=step, entry=entry[:60], why=error.code
        ) from error


def origin_of(record: dict[str, Any]) -> Origin | None:
    """Where a match was forked from; None if it was played from the beginning."""
    told = record.get("fork")
    if told is None:
        return None
    if not isinstance(told, dict) or not is_fork(told, len(record["log"]), record["players"]):
        raise MatchFileError("wrong-field", field="fork")
    return Origin(told["table"], told["step"], told["dice"], told.get("seat"))


def is_fork(told: dict[str, Any], steps: int, players: int) -> bool:
    """Whether this tells of first steps that are another match's."""
    table, step, seat = told.get("table"), told.get("step"), told.get("seat", 0)
    is_whole = told.keys() <= {"table", "step", "dice", "seat"} and told.get("dice") in ("same", "fresh")
    is_there = type(step) is int and 0 <= step <= steps and type(seat) is int and 0 <= seat < players
    return is_whole and is_there and isinstance(table, str) and len(table) <= LONGEST_ID


def dealer_of(header: dict[str, Any]) -> Dealer:
    """The dealer that a header tells."""
    kind = header.get("kind")
    if kind == Seeded.kind and type(header.get("seed")) is int:
        return Seeded(header["seed"])
    if kind == TableDice.kind:
        return TableDice()
    if kind == Entropy.kind:
        return Entropy()
    if kind == CommitReveal.kind:
        return committed_dealer(header)
    raise MatchFileError("wrong-field", field="dealer")


def committed_dealer(header: dict[str, Any]) -> Dealer:
    """A commit–reveal dealer, whole if the secret has been shown."""
    nonces, secret = header.get("nonces"), header.get("secret")
    if not isinstance(nonces, list) or not all(isinstance(nonce, str) for nonce in nonces):
        raise MatchFileError("wrong-field", field="nonces")
    if secret is None:
        return Unknown(header)
    try:
        return CommitReveal(nonces, bytes.fromhex(secret), str(header.get("commitment")))
    except (ValueError, TypeError):
        raise MatchFileError("wrong-field", field="secret") from None


# -- checking


def check_result(match: Match, claimed: Any, line: int) -> None:
    """Compare the result a file claims with the one that follows from its log."""
    found = result(match) if match.state.is_over() else None
    if found == claimed:
        return
    raise MatchFileError("wrong-result", line=line, claimed=str(claimed)[:200], found=str(found)[:200])


def verify(match: Match, line: int) -> bool:
    """Whether the dice of a commit–reveal match are the promised ones; False if there is nothing to verify."""
    if isinstance(match.dealer, Unknown) and match.state.is_over():
        raise MatchFileError("secret-missing", line=line)
    if not isinstance(match.dealer, CommitReveal):
        return False
    if commitment_to(match.dealer.secret) != match.dealer.commitment:
        raise MatchFileError("broken-promise", line=line)
    state = match.at(0)
    for number, step in enumerate(match.log, 1):
        if step.seat == CHANCE:
            word = committed_word(match.dealer.secret, match.dealer.nonces, state.chance_point())
            if state.outcome_of(word) != step.action:
                raise MatchFileError("other-dice", line=line, step=number, entry=str(step))
        state.apply(step.seat, step.action)
    return True
