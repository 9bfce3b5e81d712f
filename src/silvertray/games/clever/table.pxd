from silvertray.games.clever.sheet cimport Sheet

ctypedef unsigned long long u64

cdef enum:
    WAIT, REWARD, PICK, PICKED, RETURNS, TRAY, EXTRA_DICE, DONE
cdef enum:
    FIRST_SEAT, ROLL, TIE, CHOICE, OVER
cdef enum:
    PASS, AGAIN, FIRST_PLACEMENT
cdef int DRAWN, SEATED

cdef class Table:
    cdef Sheet[4] sheets
    cdef readonly int players, rounds, turns, round, turn, first, active
    cdef readonly int moment, roll, reroll, fallback
    cdef readonly int rolled, pool, tray, fields, on_fields
    cdef readonly unsigned int faces
    cdef unsigned char* dice_of
    cdef u64 chaining
    cdef readonly int track_fields, first_return, first_use, may_decline
    cdef u64[8] apart  # two threads' positions side by side share no cache line

    cdef void begin(self, int players, int rounds, int fallback) noexcept

    cdef int round_reward(self, int round) noexcept nogil
    cdef u64 placements(self, Sheet* sheet, int dice) noexcept nogil
    cdef int place(self, Sheet* sheet, int action) noexcept nogil
    cdef u64 uses(self, Sheet* sheet, int reward) noexcept nogil
    cdef int use(self, Sheet* sheet, int way) noexcept nogil
    cdef int track_end(self, int action) noexcept nogil
    cdef u64 crosses(self, Sheet* sheet) noexcept nogil
    cdef int cross(self, Sheet* sheet, int action) noexcept nogil

cdef inline Sheet* sheet_of(Table table, int seat) noexcept nogil:
    return &table.sheets[seat]
