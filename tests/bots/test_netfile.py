"""Net files: what is written is read again, and nothing else is taken for a net."""

from __future__ import annotations

import json
import zlib
from array import array
from pathlib import Path
from typing import Any

import pytest
from tests.bots.doors import Header, HeldOut, read_net, read_weights, size, write_net

from silvertray.core.errors import SetupError
from silvertray.core.rng import word
from silvertray.locale import explain, words

WIDTH = 16
HEADER = Header(
    game="clever",
    players=(2, 3, 4),
    width=WIDTH,
    recipe="clever-table",
    seed=7,
    commit="v1-3-gabc",
    games=1234,
    held_out=HeldOut(100, 201.5, 1.25),
    spread=(1.0, 2.0, 3.0, 4.0, 5.0, 6.5),
)
WEIGHTS = array("h", [word(1, n) % 65535 - 32767 for n in range(size(WIDTH))])


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A net on disk."""
    path = tmp_path / "some.net"
    write_net(path, HEADER, WEIGHTS)
    return path


def broken(path: Path) -> bool:
    """Whether a file is refused as every broken net is."""
    with pytest.raises(SetupError) as refused:
        read_net(path)
    assert refused.value.code == "broken-net"
    assert path.name in explain(words("en"), refused.value)
    return True


def test_a_written_net_is_read_back(file: Path) -> None:
    assert read_weights(file) == (HEADER, WEIGHTS)
    header, net = read_net(file)
    assert (header, net.width) == (HEADER, WIDTH)


def test_the_first_line_of_a_net_is_json(file: Path) -> None:
    line, _, packed = file.read_bytes().partition(b"\n")
    told = json.loads(line)
    assert told["held_out"] == {"games": 100, "mean": 201.5, "se": 1.25}
    assert [*told] == ["format", *Header._fields]
    assert zlib.decompress(packed)[:2] == WEIGHTS[0].to_bytes(2, "little", signed=True)


def test_writing_a_net_leaves_no_other_file(file: Path) -> None:
    write_net(file, HEADER, WEIGHTS)
    assert [*file.parent.iterdir()] == [file]


@pytest.mark.parametrize("kept", [0, 1, 50, -1, -4])
def test_a_file_that_is_cut_off_is_refused(file: Path, kept: int) -> None:
    file.write_bytes(file.read_bytes()[:kept])
    assert broken(file)


def test_a_file_with_trailing_bytes_is_refused(file: Path) -> None:
    file.write_bytes(file.read_bytes() + b"!")
    assert broken(file)


def test_a_changed_weight_is_found(file: Path) -> None:
    content = bytearray(file.read_bytes())
    content[-40] ^= 1
    file.write_bytes(content)
    assert broken(file)


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("format", "silvertray-net-0"),
        ("width", WIDTH + 1),
        ("width", 0),
        ("width", -16),
        ("width", 257),
        ("width", "16"),
        ("width", True),
        ("game", 1),
        ("players", 1),
        ("players", ["1"]),
        ("seed", 1.5),
        ("games", None),
        ("held_out", []),
        ("held_out", {"games": 1, "mean": 2.0}),
        ("spread", [1.0]),
        ("spread", [1.0, 2.0, 3.0, 4.0, 5.0, "6"]),
    ],
)
def test_a_header_with_a_wrong_value_is_refused(file: Path, field: str, value: Any) -> None:
    line, _, packed = file.read_bytes().partition(b"\n")
    file.write_bytes(json.dumps(json.loads(line) | {field: value}).encode() + b"\n" + packed)
    assert broken(file)


@pytest.mark.parametrize("field", ["format", *Header._fields])
def test_a_header_with_a_missing_field_is_refused(file: Path, field: str) -> None:
    line, _, packed = file.read_bytes().partition(b"\n")
    told = {name: value for name, value in json.loads(line).items() if name != field}
    file.write_bytes(json.dumps(told).encode() + b"\n" + packed)
    assert broken(file)


@pytest.mark.parametrize("content", [b"[]\n", b"null\n", b"\xff\xfe\n", b"{}\n", b"\n\n", b"[" * 100_000])
def test_other_files_are_refused(file: Path, content: bytes) -> None:
    file.write_bytes(content)
    assert broken(file)
