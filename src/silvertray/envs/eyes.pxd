cimport cython
from silvertray.games.clever.sheet cimport Sheet, score_of
from silvertray.games.clever.table cimport Table, sheet_of

ctypedef unsigned long long u64

cdef extern from "silvertray/envs/rows.h" nogil:
    void eight "silvertray_eight"(short* row, Py_ssize_t at, const short* spread, unsigned int members) noexcept

cdef enum:
    FACES = 5, ROLLED = 11, TRAY = 17, FIELDS = 23, SHEETS = 29, FIRST_MARK = 5
cdef short[2048] SPREAD

cdef class DiceEyes:
    cdef readonly int cells, tracks, rewards, chains, sheet_size, score_at
    cdef void look(self, Table table, int seat, short* row, Py_ssize_t at) noexcept nogil
    cdef void areas(self, Sheet* sheet, short* row, Py_ssize_t at) noexcept nogil
    cpdef int row_size(self, int players)
    cpdef void seen(self, Table table, int seat, short[::1] row)

cdef class GanzEyes(DiceEyes):
    cdef void areas(self, Sheet* sheet, short* row, Py_ssize_t at) noexcept nogil

cdef class DoppeltEyes(DiceEyes):
    cdef void areas(self, Sheet* sheet, short* row, Py_ssize_t at) noexcept nogil

cdef void dice_seen(Table table, int seat, short* row, Py_ssize_t at) noexcept nogil
cdef void sheet_seen(DiceEyes eyes, Sheet* sheet, short* row, Py_ssize_t at) noexcept nogil
cdef void numbers(u64 written, int cells, short* row, Py_ssize_t at) noexcept nogil
