"""Ways to screens, each by the name of what is seen at its end."""

from __future__ import annotations

from collections.abc import Callable

from tests.web.stage import Stage

Way = Callable[[Stage], None]


class Ways(dict[str, Way]):
    """Some screens, and how to come to each."""

    def to(self, name: str) -> Callable[[Way], Way]:
        """Write a way down."""

        def write(way: Way) -> Way:
            self[name] = way
            return way

        return write

    def at(self, path: str, name: str, sign: str) -> None:
        """A screen that has an address, and what can be seen when it is there."""

        @self.to(name)
        def way(stage: Stage) -> None:
            stage.go(path)
            stage.page.locator(sign).first.wait_for()

    def first_at(self, path: str, name: str, sign: str) -> None:
        """The same for somebody who was never here before."""
        self.at(path, name, sign)
        way = self[name]

        @self.to(name)
        def first(stage: Stage) -> None:
            stage.come_anew()
            way(stage)
