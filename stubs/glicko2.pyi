class Player:
    """As much of the library as is used here."""

    rating: float
    rd: float
    vol: float
    _tau: float

    def __init__(self, rating: float = ..., rd: float = ..., vol: float = ...) -> None: ...
    def update_player(self, rating_list: list[float], RD_list: list[float], outcome_list: list[float]) -> None: ...
    def _f(self, x: float, delta: float, v: float, a: float) -> float: ...
