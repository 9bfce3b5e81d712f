"""As much of Cython's shim as the rules files may use, so that mypy can be strict about them.

The C types stand in the .pxd files; to mypy a C number is a Python number.
"""

import builtins
from collections.abc import Callable
from types import TracebackType
from typing import Any, TypeVar

_T = TypeVar("_T")

compiled: bool

# Types.
bint = builtins.bool
char = builtins.int
schar = builtins.int
uchar = builtins.int
short = builtins.int
ushort = builtins.int
int = builtins.int
uint = builtins.int
long = builtins.int
ulong = builtins.int
longlong = builtins.int
ulonglong = builtins.int
Py_ssize_t = builtins.int
size_t = builtins.int
float = builtins.float
double = builtins.float
void: Any
p_void: Any
p_char: Any
p_uchar: Any
p_int: Any
p_uint: Any
p_longlong: Any
p_ulonglong: Any
p_double: Any
NULL: Any

# Decorators: what they decorate keeps its type.
def cclass(decorated: _T, /) -> _T: ...
def cfunc(decorated: _T, /) -> _T: ...
def ccall(decorated: _T, /) -> _T: ...
def final(decorated: _T, /) -> _T: ...
def inline(decorated: _T, /) -> _T: ...
def no_gc(decorated: _T, /) -> _T: ...
def exceptval(value: Any = ..., /, *, check: bint = ...) -> Callable[[_T], _T]: ...
def freelist(size: builtins.int, /) -> Callable[[_T], _T]: ...
def locals(**types: Any) -> Callable[[_T], _T]: ...
def returns(type: Any, /) -> Callable[[_T], _T]: ...
def boundscheck(on: bint, /) -> Callable[[_T], _T]: ...
def wraparound(on: bint, /) -> Callable[[_T], _T]: ...
def cdivision(on: bint, /) -> Callable[[_T], _T]: ...

class _Lock:
    """Stands before a function or after `with`."""

    def __call__(self, decorated: _T, /) -> _T: ...
    def __enter__(self) -> None: ...
    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None, /
    ) -> None: ...

nogil: _Lock
gil: _Lock

# Expressions.
def declare(type: Any = ..., value: Any = ..., /, **names: Any) -> Any: ...
def cast(type: Any, value: Any, /, *, typecheck: bint = ...) -> Any: ...
def address(value: Any, /) -> Any: ...
def pointer(type: Any, /) -> Any: ...
def sizeof(value: Any, /) -> builtins.int: ...
def typeof(value: Any, /) -> str: ...
def struct(**members: Any) -> Any: ...
