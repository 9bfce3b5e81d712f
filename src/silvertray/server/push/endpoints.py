"""Where notices may go: to the push services of browsers' makers and nowhere else, whatever address somebody sends."""

from __future__ import annotations

import re
from base64 import urlsafe_b64decode
from collections.abc import Iterable

from cryptography.hazmat.primitives.asymmetric import ec

from silvertray.core.errors import Refusal

LONGEST = 2000
# Spelled so narrowly that no two programs could read another host from it.
ADDRESS = r"^https://([a-z0-9-]+\.)*[a-z0-9-]+(:[0-9]{1,5})?/[A-Za-z0-9/._~:%=&?+-]*$"
HOST = re.compile(r"https://([^/]*)/")


def check_endpoint(endpoint: str, allowed: Iterable[str]) -> None:
    """Refuse an address at which no push service is known to be."""
    if not is_allowed(endpoint, allowed):
        raise Refusal("foreign-push-host", host=host_of(endpoint)[:80])


def is_allowed(endpoint: str, allowed: Iterable[str]) -> bool:
    """Whether an endpoint is at one of these hosts; `*.name` stands for all below a name, other ports are named."""
    host = host_of(endpoint)
    is_readable = len(endpoint) <= LONGEST and re.fullmatch(ADDRESS[1:-1], endpoint)
    return bool(is_readable) and any(is_at(host, one) for one in allowed)


def is_at(host: str, one: str) -> bool:
    """Whether a host is this one, or below it."""
    return host.endswith(one[1:]) if one.startswith("*.") else host == one


def host_of(endpoint: str) -> str:
    """The host of an address, with its port if that is not the usual one."""
    found = HOST.match(endpoint)
    return found[1].removesuffix(":443") if found else ""


def check_key(p256dh: str) -> None:
    """Refuse a key that nothing can be encrypted for."""
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), urlsafe_b64decode(p256dh.rstrip("=") + "="))
    except ValueError:
        raise Refusal("wrong-push-key") from None
