from silvertray.games.dobro.table cimport OVER, Table

cdef int round_points(Table table, int seat) noexcept nogil
cdef int total(Table table, int seat) noexcept nogil
cdef int place_of(Table table, int seat) noexcept nogil
cdef bint is_better(Table table, int seat, int other) noexcept nogil
cpdef bint sum_decides(Table table, int seat) noexcept
cdef bint are_level(Table table, int seat, int other) noexcept nogil
cdef int rounds_over(Table table) noexcept nogil
