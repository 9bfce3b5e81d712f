"""A table: what its entries made of it, what may be done there, and what each seat is told."""
