"""The script: how seats play in an imagined round, in one glance at what is legal."""

import cython

if not cython.compiled:  # compiled, these come through the .pxd
    from silvertray.core.bits import lowest

    DRAWING = 1 << 58
    SINGLES, PAIRS, JOKER_PAIRS, JOKERS_ALONE, JOKERS_TWO = (0x7FF << start for start in (0, 11, 22, 33, 44))
    SPECIALS = 3 << 55


def cheapest(legal: int) -> int:
    """The play that costs least: numbers before pairs before jokers; taking only if it must be."""
    if legal & DRAWING:
        return lowest(legal & DRAWING)
    if legal & SINGLES:
        return lowest(legal & SINGLES)
    if legal & PAIRS:
        return lowest(legal & PAIRS)
    if legal & JOKERS_ALONE:
        return lowest(legal & JOKERS_ALONE)
    if legal & SPECIALS:
        return lowest(legal & SPECIALS)
    return lowest(legal)
