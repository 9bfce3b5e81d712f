cimport cython
from silvertray.core.bits cimport count
from silvertray.core.rng cimport Rng
from silvertray.games.clever.dice cimport is_roll, nth_choice, ways
from silvertray.games.clever.rewards cimport EXTRA, FOX, REROLL, RETURN
from silvertray.games.clever.sheet cimport Area, Sheet, area_of, copy_sheet, score_of, strength_of
from silvertray.games.clever.table cimport CHOICE, DRAWN, FIRST_PLACEMENT, FIRST_SEAT, OVER, RETURNS, ROLL, SEATED, TIE
from silvertray.games.clever.table cimport Table, sheet_of
from silvertray.games.clever.turn cimport act, begin_round, bonuses, chance, happen, options, outcome, point, sent_by

ctypedef unsigned long long u64

cdef class DiceState(Table):
    cpdef object step(self, int action, Rng rng)
    @cython.locals(uses=object)
    cdef object mask(self, Sheet* sheet)
    cdef Sheet* at(self, int seat) except NULL
    cdef bint may(self, Sheet* sheet, int action) noexcept nogil
    cdef bint has_choice(self, int seat) noexcept nogil
    cdef void offer(self, Sheet* sheet, int seat) noexcept nogil
    cdef int earned(self, Sheet* sheet, int action) noexcept nogil
    cdef DiceState blank(self)
    cdef int first_open(self) noexcept nogil
    cdef void copy_into(self, DiceState other) noexcept nogil
    cdef bint mark_again(self, Sheet* sheet, int which, int mark) noexcept nogil
