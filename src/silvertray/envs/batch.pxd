cimport cython
from silvertray.core.bits cimport count
from silvertray.core.rng cimport draw, key, word
from silvertray.envs.eyes cimport DiceEyes
from silvertray.games.clever.playout cimport nth_action
from silvertray.games.clever.sheet cimport Sheet
from silvertray.games.clever.state cimport DiceState
from silvertray.games.clever.table cimport CHOICE, OVER, ROLL, sheet_of
from silvertray.games.clever.turn cimport act, deal_chance, fall

ctypedef unsigned long long u64

cdef extern from "silvertray/envs/rows.h" nogil:
    void flags "silvertray_flags"(signed char* row, Py_ssize_t at, const signed char* table, unsigned int members) noexcept

cdef enum:
    SCORE, FINAL, WIN
cdef signed char[2048] FLAGS

@cython.final
cdef class Batch:
    cdef DiceState start
    cdef DiceEyes eyes
    cdef list games
    cdef u64[::1] places
    cdef u64[::1] seeds
    cdef u64[::1] keys
    cdef unsigned char[::1] over
    cdef int[::1] scores
    cdef int[::1] rolls
    cdef unsigned int[::1] script
    cdef int scripted
    cdef short* observation
    cdef signed char* mask
    cdef double* reward
    cdef unsigned char* ended
    cdef unsigned char* refused
    cdef object arrays
    cdef readonly int size, actions, row_size, kind, target
    cdef u64 luck, drawn
    cpdef void bind(self, short[::1] observation, signed char[::1] mask, double[::1] reward, unsigned char[::1] ended, unsigned char[::1] refused)
    cpdef void begin_all(self)
    cdef void check(self, int n) except *
    @cython.locals(state=DiceState)
    cpdef tuple saved(self, int n)
    @cython.locals(state=DiceState, found=DiceState)
    cpdef void restore(self, int n, tuple saved)
    cpdef bint step_game(self, int n, long long action)
    cpdef int step(self, long long[::1] actions, int first, int last)
    cpdef void sample(self, long long[::1] actions)

cdef inline void* game_of(Batch batch, int n) noexcept nogil:
    return <void*>batch.places[n]

cdef int step_one(Batch batch, DiceState state, int n, long long action) noexcept nogil
cdef bint is_legal(Batch batch, DiceState state, long long action) noexcept nogil
cdef void begin(Batch batch, DiceState state, int n) noexcept nogil
cdef void settle(Batch batch, DiceState state, int n) noexcept nogil
cdef void show(Batch batch, DiceState state, int n) noexcept nogil
@cython.locals(low=u64, high=u64)
cdef void mask_seen(Sheet* sheet, int first_use, int actions, signed char* row, Py_ssize_t at) noexcept nogil
cdef double rewarded(Batch batch, DiceState state, int gained, int score) noexcept nogil
cdef long long sampled(Batch batch, DiceState state, int n) noexcept nogil
