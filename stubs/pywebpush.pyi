from typing import Any

from py_vapid import Vapid02

class WebPushException(Exception):
    """As much of the library as is used here."""

    @property
    def status_code(self) -> int | None: ...

def webpush(
    subscription_info: dict[str, Any],
    data: str,
    *,
    vapid_private_key: Vapid02,
    vapid_claims: dict[str, str],
    ttl: int,
    headers: dict[str, str],
    timeout: float,
    requests_session: object,
) -> object: ...
