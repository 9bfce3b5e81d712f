"""One notice to one browser: encrypted for it, signed by us, posted to its push service. Runs on threads."""

from __future__ import annotations

from typing import Any

import structlog
from sqlalchemy import RowMapping

import requests
from py_vapid import Vapid02
from pywebpush import WebPushException, webpush
from silvertray.server.push.endpoints import host_of
from silvertray.server.push.notice import Notice, Outcome

SECONDS = 10.0
GONE = (404, 410)  # what a push service says of a browser that it knows no more
log = structlog.get_logger()


class Straight:
    """What the library posts by: it goes where it was sent and nowhere else."""

    def post(self, endpoint: str, **more: Any) -> requests.Response:
        """One request, which no answer can lead elsewhere."""
        return requests.post(endpoint, allow_redirects=False, **more)


def posted(subscription: RowMapping, notice: Notice, pair: Vapid02, contact: str) -> Outcome:
    """Encrypt and post; what became of it."""
    host = host_of(subscription["endpoint"])
    try:
        post(subscription, notice, pair, contact)
    except WebPushException as error:
        log.info("a notice was refused", host=host, status=error.status_code)
        return "gone" if error.status_code in GONE else "failed"
    except Exception as error:  # whatever a network can do; the address itself is a secret
        log.info("a notice was not sent", host=host, error=type(error).__name__)
        return "failed"
    return "sent"


def post(subscription: RowMapping, notice: Notice, pair: Vapid02, contact: str) -> None:
    """The library's part; raises whatever it raises."""
    webpush(
        {"endpoint": subscription["endpoint"], "keys": {name: subscription[name] for name in ("p256dh", "auth")}},
        notice.text,
        vapid_private_key=pair,
        vapid_claims={"sub": contact},
        ttl=notice.seconds,
        headers={"topic": notice.table},
        timeout=SECONDS,
        requests_session=Straight(),
    )
