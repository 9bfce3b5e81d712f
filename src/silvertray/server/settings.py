"""How a server is set up: by flags, by environment variables (SILVERTRAY_PORT=…), else as usual."""

from __future__ import annotations

import os
import re
from collections.abc import Mapping
from ipaddress import ip_network
from typing import Annotated, Any

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, ValidationError

from silvertray.core.errors import SetupError
from silvertray.play.home import home

PREFIX = "SILVERTRAY_"
LISTS = {"origins", "trusted_proxies", "push_hosts"}  # several, between commas
PUSH_HOSTS = (  # of Chrome and those made of it, Firefox, Edge, and Safari
    "fcm.googleapis.com",
    "*.push.services.mozilla.com",
    "*.notify.windows.com",
    "*.push.apple.com",
)
DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg"}
DATABASE = r"^(sqlite:///|postgresql://).+"


def spare_cores() -> int:
    """All cores but one, which is for the server itself."""
    return max(1, (os.cpu_count() or 1) - 1)


def network(text: str) -> str:
    """An address, or many of them; raises ValueError."""
    return str(ip_network(text))


Network = Annotated[str, AfterValidator(network)]
Host = Annotated[str, Field(pattern=r"^(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)*(:[0-9]+)?$")]


class Settings(BaseModel):
    """Everything that can be set; seconds unless a name says otherwise."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    host: str = "127.0.0.1"  # or a file, by which a proxy on this machine comes in
    port: int = Field(default=8000, ge=0, le=65535)
    database: str = Field(default_factory=lambda: f"sqlite:///{home() / 'tables.db'}", pattern=DATABASE)
    workers: int = Field(default=1, ge=1, le=64)
    redis: str = Field(default="", pattern=r"^((redis|rediss|unix)://.+)?$")  # how workers hear of each other
    origins: tuple[str, ...] = ()  # pages elsewhere that may open a socket here, besides our own
    grace: float = Field(default=45.0, ge=0, le=3600)  # until a bot plays for somebody who is away
    shortest_clock: int = Field(default=10, ge=1)  # that a table may have
    bot_pace: float = Field(default=0.8, ge=0, le=10)  # a brisk bot, which people can follow
    second_thoughts: float = Field(default=2.0, ge=0, le=30)  # before a bot's roll ends what can be undone
    frame_bytes: int = Field(default=4096, ge=512)
    frames_per_second: float = Field(default=20, gt=0)
    frame_burst: int = Field(default=60, ge=1)
    tables_per_minute: float = Field(default=30, gt=0)
    watchers_per_table: int = Field(default=64, ge=1)
    tidy_days: float = Field(default=90, gt=0, le=36_500)  # until a table goes that nobody touches and that is not over
    thinkers: int = Field(default_factory=spare_cores, ge=1, le=256)  # processes in which bots think
    thinker_megabytes: int = Field(default=512, ge=1)  # the most that each of them may take
    thought_seconds: float = Field(default=30.0, gt=0)  # after that a plainer bot answers
    review_seconds: float = Field(default=300.0, gt=0)  # the most that the coach may take for a finished game
    coached_per_minute: float = Field(default=60, gt=0)  # hints to be thought out, reviews, answers to practise
    metrics_host: str = "127.0.0.1"  # no proxy of this machine leads there, so nobody outside sees them
    metrics_port: int | None = Field(default=None, ge=0, le=65535)  # none: no metrics
    site: str = Field(default="", pattern=r"^(https?://[^/]+)?$")  # the address that passkeys are made for
    asks_per_minute: float = Field(default=120, gt=0)  # about oneself: signing in, names, lists
    lines_per_address: int = Field(default=100, ge=1)  # sockets and streams at once
    requests_per_second: float = Field(default=50, gt=0)  # from one address: /api, pages, new sockets
    request_burst: int = Field(default=200, ge=1)
    tables_open: int = Field(default=10_000, ge=1)  # in one process
    trusted_proxies: tuple[Network, ...] = ()  # who may say where a visitor comes from
    push_hosts: tuple[Host, ...] = PUSH_HOSTS  # push services that notices may be sent to, and nowhere else
    push_after: float = Field(default=10, ge=0, le=600)  # that somebody has been away when told of a turn
    push_contact: str = Field(default="", pattern=r"^((mailto:|https://).+)?$")  # for those services, if not the site
    statistics_seconds: float = Field(default=60, ge=0)
    lobby_seconds: float = Field(default=2, ge=0)  # how old the list of open tables may be
    ready_seconds: float = Field(default=1, ge=0)  # how old the answer of /readyz may be

    @property
    def is_behind_file(self) -> bool:
        """Whether only a proxy on this machine comes in, by a file."""
        return self.host.startswith("/")

    @property
    def database_url(self) -> str:
        """The database as SQLAlchemy names it."""
        scheme, _, rest = self.database.partition("://")
        return f"{DRIVERS[scheme]}://{rest}"


def settings(flags: Mapping[str, Any], environment: Mapping[str, str] = os.environ) -> Settings:
    """Flags before environment before what is usual; raises SetupError naming the setting."""
    given: dict[str, Any] = {name: environment[PREFIX + name.upper()] for name in in_environment(environment)}
    for name in LISTS & given.keys():
        given[name] = [one.strip() for one in given[name].split(",")]
    given |= {name: value for name, value in flags.items() if value is not None}
    try:
        return Settings.model_validate(given)
    except ValidationError as error:
        first = error.errors(include_url=False)[0]
        name = str(first["loc"][0])
        value = without_password(str(given.get(name)))[:60]
        raise SetupError("wrong-setting", setting=name, value=value, why=first["msg"]) from None


def without_password(address: str) -> str:
    """An address as it may be shown to anybody."""
    return re.sub(r"(://[^:/@]*):.*@", r"\1:***@", address)


def in_environment(environment: Mapping[str, str]) -> list[str]:
    """The settings that the environment names."""
    return [name for name in Settings.model_fields if PREFIX + name.upper() in environment]
