"""What browsers let an answer of ours do: use its own server's files, and the script that stands in the page itself."""

from __future__ import annotations

import re
from base64 import b64encode
from functools import cache
from hashlib import sha256

from silvertray.server.api.hints import PAGE

INLINE = re.compile(r"<script>(.*?)</script>", re.DOTALL)


def policy(host: str) -> str:
    """The header `Content-Security-Policy` at an address; no script is trusted but those the build has left."""
    return (
        f"default-src 'self'; script-src 'self' {' '.join(inline_scripts())}; "
        f"connect-src 'self' ws://{host} wss://{host}; img-src 'self' data:; object-src 'none'; "
        "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    )


@cache
def inline_scripts() -> tuple[str, ...]:
    """The scripts inside the built page, by the hashes that browsers compare."""
    page = PAGE / "index.html"
    found = INLINE.findall(page.read_text(encoding="utf-8")) if page.is_file() else []
    digests = (b64encode(sha256(script.encode()).digest()).decode() for script in found)
    return tuple(f"'sha256-{digest}'" for digest in digests)
