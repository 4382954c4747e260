"""Limits of a service.

Generated from the service's schema by `make clients`. Do not edit."""

from __future__ import annotations

from typing import TypedDict


class Limits(TypedDict, total=False):
    """Limits of a service that differ from the defaults."""

    #: maximum size of a request, in bytes; by default 1048576
    line: int
    #: maximum number of open games; by default 10000
    games: int
    #: maximum number of loaded scripts; by default 100
    scripts: int
    #: time limit for a request, in seconds; by default 10
    seconds: float
    #: memory limit in megabytes; above it, nothing more is opened; by default 1024
    megabytes: int


#: Type, least value and greatest value of each limit.
RANGES: dict[str, tuple[type, float, float]] = {
    "line": (int, 0, 2147483648),
    "games": (int, 0, 2147483648),
    "scripts": (int, 0, 2147483648),
    "seconds": (float, 0.001, 86400),
    "megabytes": (int, 0, 2147483648),
}
