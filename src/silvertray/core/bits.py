"""Sets of small numbers as the bits of an integer."""

import cython

if not cython.compiled:

    def count(bits: int) -> int:
        """How many members the set has."""
        return bits.bit_count()

    def lowest(bits: int) -> int:
        """The smallest member of a set that is not empty."""
        return (bits & -bits).bit_length() - 1

    def nth(bits: int, n: int) -> int:
        """The member with n smaller ones before it."""
        for _ in range(n):
            bits &= bits - 1
        return lowest(bits)


def members(bits: int) -> list[int]:
    """All members, smallest first."""
    return [n for n in range(bits.bit_length()) if bits >> n & 1]
