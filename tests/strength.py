"""Statistics and long games come in two sizes: a small one for every day, the full one for `make strength`."""

from __future__ import annotations

import pytest


def sizes(names: str, *, everyday: object, full: object) -> pytest.MarkDecorator:
    """Parametrize a test by size: each size is a value, or a tuple of values, for `names`."""
    return pytest.mark.parametrize(
        names,
        [
            pytest.param(*in_a_tuple(everyday), id="everyday"),
            pytest.param(*in_a_tuple(full), id="full", marks=pytest.mark.strength),
        ],
    )


def in_a_tuple(values: object) -> tuple[object, ...]:
    return values if isinstance(values, tuple) else (values,)
