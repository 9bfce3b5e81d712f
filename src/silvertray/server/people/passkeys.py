"""Passkeys: made and asked for by the browser, checked here. No user name, no e-mail, no password."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, TypeVar
from urllib.parse import urlsplit

import sqlalchemy as sql
import structlog
from sqlalchemy import RowMapping
from sqlalchemy.ext.asyncio import AsyncConnection
from starlette.requests import HTTPConnection
from webauthn import (
    generate_authentication_options,
    generate_registration_options,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url, options_to_json_dict
from webauthn.helpers.cose import COSEAlgorithmIdentifier
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from silvertray.core.errors import Refusal
from silvertray.server.people.rows import passkeys, people
from silvertray.server.settings import Settings

RP_NAME = "Silvertray"
VERIFIED = UserVerificationRequirement.REQUIRED  # a passkey is all there is, so its owner must be checked
SELECTION = AuthenticatorSelectionCriteria(resident_key=ResidentKeyRequirement.REQUIRED, user_verification=VERIFIED)
STRONG = [COSEAlgorithmIdentifier.EDDSA, COSEAlgorithmIdentifier.ECDSA_SHA_256]  # RSA of 2048 bits would be weaker
MOST = 10  # passkeys of one person
Credential = dict[str, Any]
Checked = TypeVar("Checked")
log = structlog.get_logger()


class Site(NamedTuple):
    """Whose passkeys these are: the host they are made for, and the addresses it may be visited at."""

    host: str
    origins: list[str]


def site_of(visitor: HTTPConnection, settings: Settings) -> Site:
    """From the setting, otherwise from the address that was asked for; plain http is for this machine only."""
    if settings.site:
        return Site(urlsplit(settings.site).hostname or "", [settings.site])
    address = visitor.headers.get("host", "")
    host = hostname(address)
    if not is_name(host):
        raise Refusal("no-passkeys-here")
    is_here = host == "localhost" or host.endswith(".localhost")
    return Site(host, [f"https://{address}", *([f"http://{address}"] if is_here else [])])


def hostname(address: str) -> str:
    """The host without its port; empty if it cannot be read."""
    try:
        return urlsplit(f"//{address}").hostname or ""
    except ValueError:
        return ""


def is_name(host: str) -> bool:
    """Whether a host has a name: passkeys are not made for bare numbers."""
    return bool(host) and ":" not in host and not host.replace(".", "").isdigit()


# -- a new passkey


def new_person_id() -> str:
    """128 random bits."""
    return secrets.token_hex(16)


def making(site: Site, person: str, name: str, challenge: bytes, known: Sequence[str]) -> dict[str, Any]:
    """What the browser needs to make a passkey; not where one of this person is already."""
    options = generate_registration_options(
        rp_id=site.host,
        rp_name=RP_NAME,
        user_id=person.encode(),
        user_name=name,
        challenge=challenge,
        authenticator_selection=SELECTION,
        supported_pub_key_algs=STRONG,
        exclude_credentials=[PublicKeyCredentialDescriptor(id=base64url_to_bytes(one)) for one in known],
    )
    return options_to_json_dict(options)


async def keep(connection: AsyncConnection, site: Site, person: str, challenge: str, credential: Credential) -> None:
    """Check a new passkey and keep it."""
    made = checked(
        lambda: verify_registration_response(
            credential=credential,
            expected_challenge=base64url_to_bytes(challenge),
            expected_rp_id=site.host,
            expected_origin=site.origins,
            require_user_verification=True,
            supported_pub_key_algs=STRONG,
        )
    )
    now = time.time()
    passkey = bytes_to_base64url(made.credential_id)
    if await one(connection, passkey) is not None:
        raise Refusal("passkey-known")
    row = {"id": passkey, "person_id": person, "public_key": made.credential_public_key}
    await connection.execute(passkeys.insert(), {**row, "sign_count": made.sign_count, "added": now, "used": now})


# -- asking for one


def asking(site: Site, challenge: bytes) -> dict[str, Any]:
    """What the browser needs to ask for a passkey of this site, whosever it is."""
    options = generate_authentication_options(rp_id=site.host, challenge=challenge, user_verification=VERIFIED)
    return options_to_json_dict(options)


async def owner(connection: AsyncConnection, site: Site, challenge: str, credential: Credential) -> str:
    """The person whose passkey has signed a challenge; a copy of a passkey gives itself away by its count."""
    passkey = await one(connection, str(credential.get("id", "")))
    if passkey is None:
        raise Refusal("passkey-unknown")
    proof = checked(
        lambda: verify_authentication_response(
            credential=credential,
            expected_challenge=base64url_to_bytes(challenge),
            expected_rp_id=site.host,
            expected_origin=site.origins,
            credential_public_key=passkey["public_key"],
            credential_current_sign_count=passkey["sign_count"],
            require_user_verification=True,
        )
    )
    used = {"sign_count": proof.new_sign_count, "used": time.time()}
    await connection.execute(passkeys.update().where(passkeys.c.id == passkey["id"]).values(used))
    return str(passkey["person_id"])


def checked(check: Callable[[], Checked]) -> Checked:
    """What a check found; refused if it fails, for whatever reason: strangers send all sorts of things."""
    try:
        return check()
    except Exception as error:
        log.warning("a passkey was refused", why=type(error).__name__)
        raise Refusal("passkey-refused") from None


# -- the passkeys of a person


async def one(connection: AsyncConnection, passkey: str) -> RowMapping | None:
    """A passkey by its id."""
    return (await connection.execute(passkeys.select().where(passkeys.c.id == passkey))).mappings().first()


async def passkeys_of(connection: AsyncConnection, person: str) -> Sequence[RowMapping]:
    """All passkeys of a person, the oldest first."""
    query = passkeys.select().where(passkeys.c.person_id == person).order_by(passkeys.c.added, passkeys.c.id)
    return (await connection.execute(query)).mappings().all()


async def remove(connection: AsyncConnection, person: str, passkey: str) -> None:
    """Remove a passkey; the last one only goes together with the person."""
    await connection.execute(sql.select(people.c.id).where(people.c.id == person).with_for_update())
    if passkey not in [row["id"] for row in await passkeys_of(connection, person)]:
        raise Refusal("passkey-unknown")
    others = passkeys.alias()
    left = sql.exists().where(others.c.person_id == person, others.c.id != passkey)
    if (await connection.execute(passkeys.delete().where(passkeys.c.id == passkey, left))).rowcount != 1:
        raise Refusal("last-passkey")
    log.info("a passkey was removed", person=person)
