"""The script: how seats play in an imagined round, in one glance at what is legal."""

import cython

if not cython.compiled:  # compiled, these come through the .pxd
    from silvertray.core.bits import lowest

    DRAWING = 1 << 58
    SINGLES, PAIRS, JOKERS_ALONE, JOKERS_TWO = (0x7FF << start for start in (0, 11, 33, 44))
    SPECIALS = 3 << 55
    TWELVES = 1 << 43 | 1 << 54


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


def sensible(legal: int) -> int:
    """All but most of the numbers that jokers could be: the two lowest that may be named and the twelve are enough."""
    return legal & ~(JOKERS_ALONE | JOKERS_TWO) | ends(legal & JOKERS_ALONE) | ends(legal & JOKERS_TWO)


def ends(named: int) -> int:
    """The two lowest of some numbers, and the twelve."""
    above = named & (named - 1) if named else 0
    higher = above & (above - 1) if above else 0
    return named & ~higher | higher & TWELVES
