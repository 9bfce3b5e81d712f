"""Every code of an error, with the parameters that its message names: `error-<code>` in the locale files.

A new code is a line here and a message in `locale/en/`. An error with an unknown code, or without a parameter of its
code, raises LookupError when it is made.
"""

from __future__ import annotations

from collections.abc import Iterable

# What a player may not do: in both dice games, in one of them, in Dobro (D-48), in any match.
DICE = {
    "dice-first": "",
    "die-not-rolled": "die",
    "die-used": "die",
    "extra-too-early": "seat",
    "game-over": "",
    "no-fallback": "die",
    "no-reroll-left": "",
    "no-such-reward": "reward waiting",
    "not-asked": "seat",
    "picks-over": "seat",
    "reroll-too-late": "",
    "reward-first": "waiting",
    "row-full": "area",
    "tray-first": "die tray",
    "unknown-action": "text",
    "wrong-dice": "form text",
    "wrong-tie": "form text",
}
CLEVER = {
    "blue-taken": "number",
    "cell-taken": "area number slot",
    "must-pick": "",
    "not-higher": "last value",
    "sum-taken": "number",
    "too-low": "least value",
}
TWICE = {
    "cross-first": "dice",
    "crossed-already": "",
    "die-not-on-tray": "die",
    "no-return-now": "die",
    "no-second-cell": "number",
    "no-such-cross": "die",
    "silver-taken": "area number",
    "too-high": "most value",
}
DOBRO = {
    "E_CARDS_FIRST": "",
    "E_CARD_COUNT": "count",
    "E_JOKER_NUMBER": "",
    "E_NOTHING_TO_TAKE": "",
    "E_NOT_A_PAIR": "first second",
    "E_NOT_IN_HAND": "card",
    "E_NOT_YOUR_TURN": "seat turn",
    "E_NO_DRAW_DUE": "",
    "E_ROUND_OVER": "",
    "E_SPECIAL_ALONE": "",
    "E_SPECIAL_LEAD": "",
    "E_TOO_LOW": "good value",
    "E_UNKNOWN_ACTION": "text",
}
MATCH = {
    "dealer-rolls": "text",
    "no-roll-due": "",
    "no-such-seat": "players seat",
    "not-your-roll": "roller seat",
    "nothing-to-correct": "seat",
    "nothing-to-undo": "seat",
    "undo-blocked": "seat",
    "unknown-number": "action",
    "wrong-outcome": "form text",
}

# What cannot be read, or cannot be.
POSITIONS = {
    "impossible-marks": "",
    "impossible-position": "part",
    "stuck-position": "seat",
    "wrong-position": "game text",
    "wrong-word": "word",
}
SETUP = {
    "people-roll": "",
    "secret-missing": "",
    "unknown-bot": "bot bots",
    "unknown-depth": "depth depths",
    "unknown-game": "game games",
    "unknown-language": "language languages",
    "words-too-late": "",
    "wrong-option": "option",
    "wrong-players": "game least most players",
    "wrong-seed": "most seed",
}
FILES = {
    "broken-line": "",
    "broken-net": "file",
    "broken-promise": "",
    "empty-file": "file",
    "file-trouble": "file why",
    "illegal-step": "entry step why",
    "line-too-long": "most",
    "not-a-match": "",
    "other-dice": "entry step",
    "other-rules": "known rules",
    "unreadable": "file why",
    "wrong-field": "field",
    "wrong-result": "claimed found",
    "wrong-version": "known version",
}

# What the command line and the laboratory cannot do, and what the terminal does not understand.
COMMANDS = {
    "broken-checkpoint": "file",
    "extra-missing": "extra module",
    "net-not-net": "file",
    "no-matches": "file",
    "no-table-dice": "game",
    "not-parquet": "file",
    "not-toml": "file why",
    "only-dice-games": "game games",
    "other-net": "file game width",
    "other-training": "file what",
    "page-not-html": "file",
    "picture-not-svg": "file",
    "ray-missing": "",
    "recipe-of-another": "asked game recipe",
    "resume-alone": "option",
    "too-few-bots": "bots",
    "too-many-bots": "bots players",
    "two-dealers": "first second",
    "unknown-recipe": "recipe recipes",
    "workers-gone": "",
    "wrong-bot-count": "bots players",
    "wrong-games": "games",
    "wrong-hours": "hours",
    "wrong-jobs": "jobs most",
    "wrong-recipe": "field file value",
    "wrong-recipe-keys": "field fields file",
}
TERMINAL = {
    "cannot-save": "folder why",
    "cards-were-seen": "",
    "no-choice-now": "number",
    "no-number-typed": "first last",
    "no-saved-games": "folder",
    "no-such-choice": "most number",
    "no-such-game": "most text",
    "no-such-number": "first last number",
    "no-such-player": "players text",
    "nobody-plays": "bots players",
    "nothing-typed": "most",
    "player-not-asked": "open seat",
    "wrong-faces": "count dice example text",
}

# What a server does not do: to start, for a request or a line, at a table, for a person; and what an audit finds.
STARTING = {
    "database-old": "database",
    "no-database": "database why",
    "no-door": "door why",
    "no-redis": "redis why",
    "no-workers-here": "",
    "workers-need-redis": "workers",
    "wrong-setting": "setting value why",
}
LINES = {
    "bad-frame": "",
    "bad-request": "where",
    "body-too-large": "most",
    "foreign-page": "",
    "frame-too-long": "most",
    "hello-first": "",
    "hello-once": "",
    "no-such-address": "",
    "no-such-step": "step steps",
    "no-such-table": "",
    "other-version": "",
    "server-full": "",
    "signed-out": "",
    "table-full": "",
    "too-fast": "",
    "too-many-asks": "",
    "too-many-lines": "most",
    "too-many-tables": "",
    "wrong-method": "method",
    "wrong-token": "",
}
TABLES = {
    "already-seated": "seat",
    "barred": "",
    "bots-settled": "",
    "clock-runs": "",
    "clock-stands": "",
    "contest-alone": "",
    "enough-entries": "",
    "fork-at-end": "last step",
    "fork-seats": "players seats",
    "game-begun": "",
    "has-left": "seat",
    "host-only": "seat",
    "kick-oneself": "",
    "name-invisible": "",
    "name-too-long": "most",
    "names-needed": "names seats",
    "no-bot-there": "seat",
    "no-clock-there": "",
    "no-empty-seat": "",
    "no-such-dealer": "",
    "nobody-to-kick": "seat",
    "not-begun": "open",
    "not-host": "seat",
    "not-invited": "",
    "not-over": "",
    "not-seated": "",
    "one-seat-is-mine": "seats",
    "phone-not-shared": "",
    "promise-gone": "",
    "promise-needed": "kind",
    "seat-taken": "seat",
    "seed-needed": "kind",
    "table-busy": "",
    "table-unplayable": "",
    "too-talkative": "seconds",
    "unknown-pace": "pace paces",
    "unknown-phrase": "phrase phrases",
    "wrong-clock": "least most seconds",
}
COACH = {
    "already-tried": "",
    "coach-gone": "",
    "contest-closed": "",
    "hints-off": "",
    "hints-rated": "",
    "no-coach": "",
    "no-such-card": "",
    "no-such-contest": "",
    "no-try-open": "",
    "not-an-answer": "text",
    "not-for-contest": "",
    "review-failed": "",
    "sealed": "",
    "too-many-hints": "",
    "too-many-reviews": "",
}
PEOPLE = {
    "challenge-gone": "",
    "enough-blocks": "most",
    "enough-passkeys": "most",
    "erase-unconfirmed": "",
    "foreign-push-host": "host",
    "last-passkey": "",
    "no-passkeys-here": "",
    "nobody-to-block": "seat",
    "passkey-again": "",
    "passkey-known": "",
    "passkey-refused": "",
    "passkey-unknown": "",
    "session-gone": "",
    "sign-in-first": "",
    "wrong-push-key": "",
}
AUDIT = {
    "broken-table": "cause seq table",
    "entry-missing": "number",
    "not-finished": "",
    "other-chance": "found stored",
    "other-position": "",
    "other-score": "found seat stored",
    "other-text": "found stored",
    "unreadable-table": "what",
}

PLAYING = (DICE, CLEVER, TWICE, DOBRO, MATCH, POSITIONS, SETUP, FILES)
RUNNING = (COMMANDS, TERMINAL, STARTING, LINES, TABLES, COACH, PEOPLE, AUDIT)
CODES = {code: frozenset(names.split()) for part in (*PLAYING, *RUNNING) for code, names in part.items()}


def check(code: str, params: Iterable[str]) -> None:
    """Raise LookupError if there is no such code, or if a parameter that its message names is missing."""
    missing = CODES[code].difference(params)
    if missing:
        raise LookupError(f"{code} without {', '.join(sorted(missing))}")
