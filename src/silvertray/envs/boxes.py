"""The space in which the observations of a game lie."""

from __future__ import annotations

import numpy as np
from gymnasium import spaces

from silvertray.envs.layout import layout


def observation_box(slug: str, seats: int) -> spaces.Box:
    """The space of a game's observations."""
    fields = layout(slug, seats)
    low = np.repeat([field.low for field in fields], [field.size for field in fields])
    high = np.repeat([field.high for field in fields], [field.size for field in fields])
    return spaces.Box(low.astype(np.int16), high.astype(np.int16), dtype=np.int16)
