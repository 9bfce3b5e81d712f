"""Grids: which lines a set of crosses completes. Small tables made once, looked up ever after."""

from collections.abc import Sequence


def completed(cells: int, lines: Sequence[int]) -> list[int]:
    """For every set of crossed cells, the set of lines that are full."""
    full = [0] * (1 << cells)
    for line, mask in enumerate(lines):
        for marks in range(1 << cells):
            if marks & mask == mask:
                full[marks] |= 1 << line
    return full


def packed_rewards(codes: Sequence[int]) -> list[int]:
    """For every set of at most two lines completed by one cross, their rewards packed together."""
    packed = [0] * (1 << len(codes))
    for lines in range(1 << len(codes)):
        for line in range(len(codes)):
            if lines >> line & 1 and codes[line]:
                packed[lines] = packed[lines] << 4 | codes[line]
    return [rewards & 0xFFFF for rewards in packed]


def worth(full: Sequence[int], points: Sequence[int]) -> list[int]:
    """For every set of crossed cells, the points of its full lines."""
    return [sum(p for line, p in enumerate(points) if lines >> line & 1) for lines in full]
