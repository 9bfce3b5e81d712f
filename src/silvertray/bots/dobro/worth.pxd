cimport cython
from silvertray.games.dobro.scoring cimport place_of, total
from silvertray.games.dobro.table cimport OVER, Table

cdef long long WHOLE

cdef long long worth(Table table, int seat) noexcept nogil
@cython.locals(winners=cython.longlong)
cdef long long victory(Table table, int seat) noexcept nogil
@cython.locals(all_odds=cython.longlong, own=cython.longlong)
cdef long long hope(Table table, int seat) noexcept nogil
@cython.locals(odds=cython.longlong)
cdef long long odds(Table table, int seat) noexcept nogil
