from typing import Self

from cryptography.hazmat.primitives.asymmetric.ec import EllipticCurvePrivateKey, EllipticCurvePublicKey

class Vapid02:
    """As much of the library as is used here."""

    conf: dict[str, bool]
    @classmethod
    def from_string(cls, private_key: str) -> Self: ...
    @property
    def private_key(self) -> EllipticCurvePrivateKey: ...
    @property
    def public_key(self) -> EllipticCurvePublicKey: ...
    def generate_keys(self) -> None: ...
