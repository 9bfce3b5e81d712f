from silvertray.core.rng cimport Rng
from silvertray.games.dobro.hidden cimport redeal
from silvertray.games.dobro.rounds cimport happen, outcome, point
from silvertray.games.dobro.scoring cimport place_of, rounds_over, total
from silvertray.games.dobro.table cimport ACTIONS, CHOICE, DEAL, FIRST, KINDS, OVER, Table
from silvertray.games.dobro.turn cimport act, may_play_specials, options

cdef class Dobro(Table):
    cdef void check(self, int seat) except *
    cdef void copy_into(self, Dobro other) noexcept nogil
