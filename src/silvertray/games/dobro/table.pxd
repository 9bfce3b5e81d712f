cdef enum:
    NUMBERS = 11, JOKER = 11, SKIP = 12, REVERSE = 13, KINDS = 14
cdef enum:
    SINGLE = 0, PAIR = 11, JOKER_PAIR = 22, JOKER_AS = 33, JOKERS_AS = 44
    PLAY_SKIP = 55, PLAY_REVERSE = 56, TAKE = 57, DRAW = 58, ACTIONS = 59
cdef enum:
    FIRST, DEAL, CHOICE, OVER

cdef class Table:
    cdef unsigned char[6][14] hands
    cdef unsigned char[6][14] known
    cdef unsigned char[6] capped
    cdef unsigned char[6] cap
    cdef unsigned char[14] unseen
    cdef unsigned char[14] whole_deck
    cdef unsigned char[60] trick
    cdef unsigned char[6] sizes
    cdef unsigned char[6] pile_cards
    cdef short[6] pile_sums
    cdef signed char[6][6] points
    cdef readonly int players, limit, rounds, classic, lead_specials, by_cards, by_sums, set_aside
    cdef readonly int round, moment, turn, direction, good, trick_size, deck_size, unseen_size, drawn
    cdef readonly int drawer, to_draw, is_dealing, owes, forgetful, closer
    cdef unsigned long long[8] apart  # two threads' positions side by side share no cache line

cdef inline int seat_after(Table table, int seat) noexcept nogil:
    return (seat + table.direction + table.players) % table.players
