from silvertray.core.rng cimport Rng
from silvertray.games.clever.dice cimport nth_choice, ways
from silvertray.games.clever.sheet cimport Area, Sheet, area_of, copy_sheet, score_of, strength_of
from silvertray.games.clever.turn cimport (
    CHOICE, DRAWN, OVER, ROLL, SEATED, TIE, Turn, act, begin_round, chance, deal_chance, happen, options, outcome, point, sheet_of
)

ctypedef unsigned long long u64

cdef class DiceState(Turn):
    cpdef u64 step(self, int action, Rng rng)
    cdef DiceState blank(self)
    cdef int first_open(self) noexcept nogil
    cdef void copy_into(self, DiceState other) noexcept nogil
    cdef bint mark_again(self, Sheet* sheet, int which, int mark) noexcept nogil
