ctypedef unsigned long long u64

cdef struct Area:
    u64 written
    unsigned int accepts
    unsigned int marks
    short points
    short count

cdef struct Sheet:
    Area area[5]
    u64 waiting
    u64 legal
    u64 uses
    unsigned char[4] left
    unsigned char[4] spent
    unsigned char stage
    unsigned char used
    unsigned char chain
    unsigned char foxes

cdef inline Area* area_of(Sheet* sheet, int which) noexcept nogil:
    return &sheet.area[which]

cdef inline void copy_sheet(Sheet* source, Sheet* target) noexcept nogil:
    target[0] = source[0]

cdef int lowest_area(Sheet* sheet) noexcept nogil
cdef int score_of(Sheet* sheet) noexcept nogil
cdef int strength_of(Sheet* sheet) noexcept nogil
cdef void write_number(Area* area, u64 number) noexcept nogil
