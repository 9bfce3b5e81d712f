"""How all tests are run."""

import os

from hypothesis import settings

# On CI the laws are tried on the same examples each time, so that a change is judged by itself; at home on fresh ones.
settings.register_profile("ci", derandomize=True)
if os.environ.get("CI"):
    settings.load_profile("ci")
