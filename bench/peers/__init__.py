"""Our speed beside that of others, in one run: `make peers`."""
