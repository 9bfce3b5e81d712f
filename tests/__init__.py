"""All tests; README.md says where each kind is. A package, so that no installed package `tests` can hide it."""
