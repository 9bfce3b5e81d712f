"""How all tests are run."""

import os

from hypothesis import settings

# On CI the laws are tried on the same examples each time, so that a change is judged by itself; at home on fresh ones.
settings.register_profile("ci", derandomize=True)
os.environ["LC_ALL"] = "C.UTF-8"  # whoever runs the tests: what they read is English
if os.environ.get("CI"):
    settings.load_profile("ci")
