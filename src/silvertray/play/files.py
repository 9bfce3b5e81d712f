"""Match files: JSON lines, one match a line, with the version of the form in front (docs/notation.md)."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from silvertray.core.errors import MatchFileError, SilvertrayError
from silvertray.core.game import CHANCE
from silvertray.games import game
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
from silvertray.play.match import Match

VERSION = 1
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
    return {
        "silvertray": VERSION,
        "game": match.game.slug,
        "rules": match.game.rules_version,
        "players": match.players,
        "options": match.options,
        "dealer": match.dealer.header(over or reveal),
        "names": match.names,
        "log": [str(step) for step in match.log],
        "result": result(match) if over else None,
    }


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


def write_whole(path: Path, content: bytes) -> None:
    """Write a file whole or not at all: the old one stays until the new one is complete."""
    fresh = path.with_name(path.name + ".new")
    with fresh.open("wb") as file:
        file.write(content)
        file.flush()
        os.fsync(file.fileno())
    fresh.replace(path)


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
        match = Match(rules, record["players"], dealer_of(record["dealer"]), record["options"], record["names"])
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
