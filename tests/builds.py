"""Which of the two builds is under test."""

import os

# Where both are tested, what is no matter of the build is tested on the compiled one alone.
IS_SECOND = os.environ.get("SILVERTRAY_BUILD") == "pure" and "SILVERTRAY_ALONE" not in os.environ
