cimport cython
from silvertray.core.rng cimport Rng, word
from silvertray.games.dobro.table cimport (
    ACTIONS, CHOICE, DEAL, FIRST, KINDS, OVER, Table
)

ctypedef unsigned long long u64

cdef class Dobro(Table):
    cdef void check(self, int seat) except *
    cdef void copy_into(self, Dobro other) noexcept
