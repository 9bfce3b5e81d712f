from silvertray.core.bits cimport count
from silvertray.games.dobro.hidden cimport hidden_cards
from silvertray.games.dobro.scoring cimport total
from silvertray.games.dobro.table cimport NUMBERS, Table, seat_after

cdef int starter(Table table) noexcept nogil
cdef int lowest_totals(Table table) noexcept nogil
cdef int compare_hands(Table table, int tied) noexcept nogil
cdef int next_number(Table table, int seat) noexcept nogil
cdef int show_next(Table table, int seat) noexcept nogil
cdef int first_after_closer(Table table, int tied) noexcept nogil
