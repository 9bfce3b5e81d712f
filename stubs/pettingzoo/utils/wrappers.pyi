from typing import Any, TypeVar

from pettingzoo import AECEnv

_Agent = TypeVar("_Agent")
_Seen = TypeVar("_Seen")
_Action = TypeVar("_Action")

class OrderEnforcingWrapper(AECEnv[_Agent, _Seen, _Action]):
    def __init__(self, env: AECEnv[_Agent, _Seen, _Action]) -> None: ...
    @property
    def unwrapped(self) -> Any: ...
