"""Six dice: what they show, which are lower, which three are lowest.

A set of dice is a mask with one bit a die; the faces of all six are one integer with four bits a die.
"""

import cython

if not cython.compiled:  # compiled, these come through the .pxd
    from silvertray.core.bits import count

    ALL = 0b111111
    EACH = 0x111111  # a one for each die

FACES_OF_THREE = [n % 6 + 1 | (n // 6 % 6 + 1) << 4 | (n // 36 + 1) << 8 for n in range(216)]
NIBBLES = [sum(15 << 4 * die for die in range(6) if dice >> die & 1) for dice in range(64)]


def faces_from(word: int) -> int:
    """Six faces by one random word, even but for 2e-10; a die's face is its own, whichever others are rolled."""
    fall = ((word >> 16) * 46656) >> 48
    return FACES_OF_THREE[fall % 216] | FACES_OF_THREE[fall // 216] << 12


def lower(faces: int, face: int) -> int:
    """The dice that show strictly less than this face (C-12)."""
    below = ~(faces + (8 - face) * EACH) >> 3 & EACH  # a die that shows enough carries into its fourth bit
    below = (below | below >> 3) & 0x030303
    return (below | below >> 6 | below >> 12) & ALL


def showing(faces: int, face: int) -> int:
    """The dice that show exactly this face."""
    return lower(faces, face + 1) & ~lower(faces, face)


def is_roll(faces: int, dice: int) -> bool:
    """Whether these dice show a face each, from 1 to 6, and no other die anything."""
    if faces & ~(7 * EACH):  # `lower` knows no face above 7
        return False
    return lower(faces, 7) == ALL and lower(faces, 1) == ALL & ~dice


def third_lowest(faces: int) -> int:
    """The face of the third lowest die: lower dice go to the tray, those that show it may tie (C-60)."""
    face = 1
    while count(lower(faces, face + 1)) < 3:
        face += 1
    return face


def ways(n: int, k: int) -> int:
    """In how many ways k of n dice can be chosen."""
    result = 1
    for i in range(k):
        result = result * (n - i) // (i + 1)
    return result


def nth_choice(dice: int, k: int, n: int) -> int:
    """The n-th of the ways to choose k of these dice."""
    chosen = 0
    while k:
        die = dice & -dice
        dice &= ~die
        with_it = ways(count(dice), k - 1)
        if n < with_it:
            chosen |= die
            k -= 1
        else:
            n -= with_it
    return chosen
