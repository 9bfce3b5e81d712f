cimport cython
from silvertray.games.dobro.scoring cimport place_of, total
from silvertray.games.dobro.table cimport OVER, Table

cdef long long WHOLE
cdef int[25] STEPS

cdef long long worth(Table table, int seat) noexcept nogil
@cython.locals(winners=cython.longlong)
cdef long long victory(Table table, int seat) noexcept nogil
@cython.locals(everybody=cython.longlong)
cdef long long hope(Table table, int seat) noexcept nogil
@cython.locals(share=cython.longlong)
cdef long long odds(int step, int ahead) noexcept nogil
