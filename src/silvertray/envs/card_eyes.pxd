cimport cython
from silvertray.games.dobro.scoring cimport rounds_over, sum_decides, total
from silvertray.games.dobro.table cimport KINDS, Table

cdef enum:
    TRICK = 9, LONGEST = 60, HAND = 69, SEATS = 83, SEAT = 24

cpdef void seen(Table table, int seat, short[::1] row)
cdef void table_seen(Table table, int seat, short[::1] row)
cdef void seat_seen(Table table, int seat, short[::1] row, int at)
cdef int behind(Table table, int seat, int other)
