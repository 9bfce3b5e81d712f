cimport cython
from silvertray.core.rng cimport Rng
from silvertray.games.dobro.table cimport KINDS, NUMBERS, Table

cdef int HIGHEST

@cython.locals(hidden=cython.int[6])
cdef void redeal(Table table, int seat, Rng rng) noexcept nogil
@cython.locals(hidden=cython.int)
cdef void take_back(Table table, int seat) noexcept nogil
@cython.locals(card=cython.int, kind=cython.int)
cdef void deal_hidden(Table table, int seat, int cards, int cap, Rng rng) noexcept nogil
cdef int unseen_up_to(Table table, int cap) noexcept nogil
cdef bint is_under(int kind, int cap) noexcept nogil
cdef int hidden_cards(Table table, int seat) noexcept nogil
