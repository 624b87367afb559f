"""Secrets of visitors: tokens of browsers and codes for seats. Only their hashes are kept."""

import hashlib
import secrets

COOKIE = "spieltisch"
LOCKED = f"__Host-{COOKIE}"  # the same over TLS: browsers take it from this very host alone, and never over plain HTTP
TOKEN_BYTES = 32
ALPHABET = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"  # 32 signs nobody takes for another: no 0 or O, no 1 or I
CODE_LENGTH = 10  # 50 bits


def new_token() -> str:
    """A token for a browser: 256 bits."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def new_code() -> str:
    """A code that somebody can read to a friend."""
    return "".join(secrets.choice(ALPHABET) for _ in range(CODE_LENGTH))


def new_table_id() -> str:
    """A name for a table that nobody guesses: whoever knows it may watch."""
    return secrets.token_urlsafe(12)


def hashed(secret: str) -> str:
    """What we keep of a secret. It is long and random, so a plain hash is enough."""
    return hashlib.sha256(secret.encode()).hexdigest()


def hashed_code(code: str) -> str:
    """What we keep of a code, however it was typed."""
    return hashed("code:" + "".join(sign for sign in code.upper() if sign.isalnum()))


def used_code(code: str, visitor: int) -> str:
    """What is left of a code (its hash) that a visitor has used: it is good for nobody else."""
    return hashed(f"used:{code}:{visitor}")
