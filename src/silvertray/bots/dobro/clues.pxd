cimport cython
from silvertray.bots.dobro.script cimport cheapest
from silvertray.core.rng cimport Rng
from silvertray.games.dobro.hidden cimport HIGHEST, deal_hidden, hidden_cards, redeal, take_back
from silvertray.games.dobro.state cimport Dobro
from silvertray.games.dobro.table cimport (
    JOKER, JOKER_AS, JOKER_PAIR, JOKERS_AS, NUMBERS, PAIR, PLAY_REVERSE, PLAY_SKIP, SKIP,
)
from silvertray.games.dobro.turn cimport options, raise_good

cdef int TRIES

@cython.final
cdef class Clues:
    cdef int[60] seats
    cdef int[60] goods

cdef void read(Clues clues, Dobro table) noexcept nogil
cdef void read_seats(Clues clues, Dobro table) noexcept nogil
@cython.locals(clues=Clues, dealt=Dobro)
cpdef Dobro likely_deal(Dobro state, int seat, Rng rng)
@cython.locals(tries=cython.int)
cdef void imagine(Clues clues, Dobro dealt, int seat, Rng rng, Dobro past) noexcept nogil
cdef void deal_again(Dobro table, int seat, Rng rng) noexcept nogil
cdef bint explains(Clues clues, Dobro dealt, int seat, Rng rng, Dobro past) noexcept nogil
@cython.locals(cards=cython.int)
cdef void turn_back(Dobro past, int seat, int action, Rng rng) noexcept nogil
cdef void put(Dobro table, int seat, int action, int times) noexcept nogil
@cython.locals(kind=cython.int)
cdef void drop(Dobro past, int seat, int card) noexcept nogil
cdef int value(int action) noexcept nogil
cdef int number_cards(int action) noexcept nogil
cdef int jokers(int action) noexcept nogil
