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

    __slots__ = (
        "area",
        "extras",
        "extras_spent",
        "foxes",
        "legal",
        "rerolls",
        "rerolls_spent",
        "stage",
        "used",
        "waiting",
    )

    def __init__(self) -> None:
        self.area = [Area() for _ in range(5)]
        self.waiting = 0  # rewards not yet used (C-40)
        self.legal = 0  # the legal actions now, one bit each
        self.stage = 0
        self.used = 0  # dice taken as extra dice this turn (C-30)
        self.rerolls = self.rerolls_spent = 0
        self.extras = self.extras_spent = 0
        self.foxes = 0


def area_of(sheet: Sheet, which: int) -> Area:
    """One area of the sheet."""
    return sheet.area[which]


def copy_sheet(source: Sheet, target: Sheet) -> None:
    """Make the target equal to the source."""
    for name in Sheet.__slots__[1:]:
        setattr(target, name, getattr(source, name))
    for mine, theirs in zip(target.area, source.area, strict=True):
        for name in Area.__slots__:
            setattr(mine, name, getattr(theirs, name))
