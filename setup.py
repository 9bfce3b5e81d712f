"""Compile the rules to C where a compiler is at hand; everything else stands in pyproject.toml.

SILVERTRAY_PURE=1 leaves everything uncompiled; SILVERTRAY_CFLAGS adds flags such as -march=native.
"""

import os
import tempfile
from pathlib import Path

from Cython import __version__ as cython_version
from Cython.Build import cythonize
from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.errors import BaseError, CCompilerError

FLAGS = ["-O3", "-g0", *os.environ.get("SILVERTRAY_CFLAGS", "").split()]
DIRECTIVES = {
    "language_level": 3,
    "annotation_typing": False,  # `int` in a .py stays Python's; the C types stand in the .pxd
    "boundscheck": False,
    "wraparound": False,
    "cdivision": True,
    "initializedcheck": False,
    "infer_types": True,  # a local that only ever holds C integers is one, without saying so
}
BUILD = Path("build")
# What the last build was made with: Cython and make look at the age of files only.
SETTINGS_FILE = BUILD / "settings.txt"
SETTINGS = repr((cython_version, DIRECTIVES, FLAGS))
FAILURES = (BaseError, CCompilerError)
PURE = os.environ.get("SILVERTRAY_PURE") == "1"
SOURCE = Path("src")
PACKAGE = SOURCE / "silvertray"


def rules_files() -> list[Path]:
    """Every module that has its C types in a .pxd beside it."""
    patterns = ("core/**/*.py", "games/**/*.py", "bots/**/*.py", "lab/**/*.py", "envs/**/*.py")
    files = (file for pattern in patterns for file in PACKAGE.glob(pattern))
    return sorted(f for f in files if f.with_suffix(".pxd").exists() and f.stem != "__init__")


def extension(file: Path) -> Extension:
    name = ".".join(file.relative_to(SOURCE).with_suffix("").parts)
    return Extension(
        name,
        [file.as_posix()],
        include_dirs=[SOURCE.as_posix(), PACKAGE.as_posix()],
        depends=[header.as_posix() for header in PACKAGE.rglob("*.h")],
        extra_compile_args=FLAGS,
    )


def say_uncompiled(why: str) -> None:
    print(f"silvertray: {why}; installed uncompiled (same rules, slower)", flush=True)


class BuildPython(build_py):
    """Copies the sources into an empty folder: a file removed from src/ leaves no ghost."""

    def run(self) -> None:
        for file in Path(self.build_lib).rglob("*"):
            if file.is_file() and file.suffix != ".so":  # those BuildRules keeps or drops
                file.unlink()
        super().run()
        if PURE:
            say_uncompiled("SILVERTRAY_PURE=1 is set")


class BuildRules(build_ext):
    """All rules compiled or none: half of them compiled could not import the other half.

    So this is not left to the extensions' own `optional`, which drops them one by one.
    """

    def build_extensions(self) -> None:
        self.drop(keep=self.get_outputs())
        if not self.compiler_works([]):
            self.stay_uncompiled("no C compiler found")
            return
        if not self.compiler_works(FLAGS):
            self.stay_uncompiled(f"the C compiler refuses {' '.join(FLAGS)}")
            return
        self.translate()
        try:
            super().build_extensions()
        except FAILURES as failure:
            print(failure)
            self.stay_uncompiled("the C compiler failed")
        else:
            SETTINGS_FILE.write_text(SETTINGS)

    def translate(self) -> None:
        """From .py to .c, so late that nothing is translated where nothing can be compiled."""
        translated = cythonize(
            list(self.extensions),
            build_dir=BUILD / "cython",
            compiler_directives=DIRECTIVES,
            force=not SETTINGS_FILE.exists() or SETTINGS_FILE.read_text() != SETTINGS,
            nthreads=2,
        )
        for extension, c in zip(self.extensions, translated, strict=True):
            extension.sources, extension.depends = c.sources, c.depends
            extension.include_dirs = c.include_dirs

    def compiler_works(self, flags: list[str]) -> bool:
        """Build a tiny library with these flags: a compiler without Python's headers is of no use either."""
        with tempfile.TemporaryDirectory() as folder:
            source = Path(folder, "probe.c")
            source.write_text("#include <Python.h>\nint probe;\n")
            try:
                objects = self.compiler.compile([str(source)], output_dir=folder, extra_postargs=flags)
                self.compiler.link_shared_object(objects, str(Path(folder, "probe.so")))
            except FAILURES:
                return False
        return True

    def stay_uncompiled(self, why: str) -> None:
        self.extensions = []
        self.drop(keep=[])
        say_uncompiled(why)

    def drop(self, keep: list[str]) -> None:
        """Remove compiled modules of earlier builds: a stale one would hide its .py."""
        kept = {Path(file) for file in keep}
        for file in Path(self.build_lib).rglob("*.so"):
            if file not in kept:
                file.unlink()


BUILD.mkdir(exist_ok=True)
setup(
    ext_modules=[] if PURE else [extension(file) for file in rules_files()],
    cmdclass={"build_ext": BuildRules, "build_py": BuildPython},
    options={"build_ext": {"parallel": 2}, "egg_info": {"egg_base": BUILD.as_posix()}},
)
