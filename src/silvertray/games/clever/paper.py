"""A player's sheet as plain objects: five areas, the action tracks, and the rewards that wait.

The uncompiled build plays on these; compiled, the structs of the same names in `sheet.pxd` take their place.
"""


class Area:
    """One coloured area. Each area's own file says which of these it uses, and how."""

    __slots__ = ("accepts", "count", "marks", "points", "written")

    def __init__(self) -> None:
        self.written = 0  # the numbers in a row's cells, five bits each
        self.accepts = 0  # what fits now: a bit for each value (in yellow, for each cell)
        self.marks = 0  # crossed cells of a grid
        self.points = 0
        self.count = 0  # cells marked


class Sheet:
    """What one player has."""

    __slots__ = ("area", "chain", "foxes", "left", "legal", "spent", "stage", "used", "uses", "waiting")

    def __init__(self) -> None:
        self.area = [Area() for _ in range(5)]
        self.waiting = 0  # rewards not yet used (C-40)
        self.legal = 0  # the legal actions now, one bit each, but for
        self.uses = 0  # the ways to use a waiting reward, which have a mask of their own
        self.left = [0, 0, 0, 0]  # actions not yet used, by reward code (C-44)
        self.spent = [0, 0, 0, 0]
        self.stage = 0
        self.used = 0  # dice taken as extra dice this turn (C-30)
        self.chain = 0  # dice whose extra cross in silver waits (T-2)
        self.foxes = 0


def area_of(sheet: Sheet, which: int) -> Area:
    """One area of the sheet."""
    return sheet.area[which]


def copy_sheet(source: Sheet, target: Sheet) -> None:
    """Make the target equal to the source."""
    for name in ("waiting", "legal", "uses", "stage", "used", "chain", "foxes"):
        setattr(target, name, getattr(source, name))
    target.left[:] = source.left
    target.spent[:] = source.spent
    for mine, theirs in zip(target.area, source.area, strict=True):
        for name in Area.__slots__:
            setattr(mine, name, getattr(theirs, name))
