"""Secrets that open seats. Only their hashes are kept, in memory too, and compared in constant time."""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets


def fresh(size: int = 16) -> str:
    """A token of so many bytes that nobody can guess."""
    return secrets.token_urlsafe(size)


def derived(secret: bytes, request: str) -> str:
    """The token that a request is answered with: asking again brings the same one, though it is kept nowhere."""
    code = hmac.digest(secret, request.encode("utf-8", "surrogatepass"), "sha256")
    return base64.urlsafe_b64encode(code[:18]).decode()


def digest(token: str) -> bytes:
    """What is kept of a token."""
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).digest()


def opens(token: str, kept: bytes) -> bool:
    """Whether it is the token that this was kept of."""
    return hmac.compare_digest(digest(token), kept)
