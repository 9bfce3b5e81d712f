cimport cython
from silvertray.core.rng cimport below, word
from silvertray.games.dobro.scoring cimport round_points
from silvertray.games.dobro.starter cimport starter
from silvertray.games.dobro.table cimport CHOICE, DEAL, FIRST, KINDS, OVER, Table

ctypedef unsigned long long u64

cdef void begin_round(Table table) noexcept nogil
cdef void clear_hand(Table table, int seat) noexcept nogil
cdef void clear_piles(Table table) noexcept nogil
cdef void begin_draw(Table table, int seat, int cards) noexcept nogil
cdef void give(Table table, int kind) noexcept nogil
cdef void hand_is_full(Table table) noexcept nogil
cdef void end_round(Table table, int closer) noexcept nogil
cdef void deal_chance(Table table, u64 key) noexcept nogil
cdef u64 point(Table table) noexcept nogil
@cython.locals(card=cython.int, kind=cython.int)
cdef int outcome(Table table, u64 word) noexcept nogil
cdef void happen(Table table, int outcome) noexcept nogil
