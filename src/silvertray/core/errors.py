"""Everything that can be refused, with a code, the rule behind it and its parameters.

SilvertrayError
├── Refusal          an action that is not legal now
├── NotationError    a text that says no action, outcome or position
├── PositionError    a position that cannot be
├── SetupError       players, options or bots that do not go together
└── MatchFileError   a match file that cannot be read or does not hold

`codes.py` has every code; the words stand in the locale files, under `error-<code>`.
"""

from __future__ import annotations

from silvertray.core.codes import check


class SilvertrayError(Exception):
    """A refusal in data: what (`code`), why (`rule`), and the things it names (`params`)."""

    def __init__(self, code: str, rule: str = "", **params: str | int) -> None:
        check(code, params)
        self.code = code
        self.rule = rule
        self.params = params
        super().__init__(code)

    def __str__(self) -> str:
        facts = [f"{name}={value}" for name, value in self.params.items()]
        return " ".join([self.code, *facts, *([f"({self.rule})"] if self.rule else [])])

    def __reduce__(self) -> tuple[object, ...]:
        return _rebuild, (type(self), self.code, self.rule, self.params)


def _rebuild(kind: type[SilvertrayError], code: str, rule: str, params: dict[str, str | int]) -> SilvertrayError:
    return kind(code, rule, **params)


class Refusal(SilvertrayError):  # noqa: N818 - the word the whole house uses
    """An action that is not legal now."""


class NotationError(SilvertrayError):
    """A text that says no action, outcome or position."""


class PositionError(SilvertrayError):
    """A position that cannot be."""


class SetupError(SilvertrayError):
    """Players, options or bots that do not go together."""


class MatchFileError(SilvertrayError):
    """A match file that cannot be read, or whose result does not follow from its log."""
