"""What a server should say of a case, by cases.json, servers.json and differences.json."""

from __future__ import annotations

import json
import pathlib
import re
from typing import Any

HERE = pathlib.Path(__file__).resolve().parent
TEXT_TYPE = "text/plain; charset=utf-8"
FILE_TYPE = "application/octet-stream"


def cases() -> list[dict[str, Any]]:
    """All cases, with parts that stand for several written out."""
    found = json.loads((HERE / "cases.json").read_text("utf-8"))["cases"]
    for case in found:
        case["parts"] = [copied for part in case["parts"] for copied in _copies(part)]
    return found


def _copies(part: dict[str, Any]) -> list[dict[str, Any]]:
    if "copies" not in part:
        return [part]
    return [part | {"name": f"{part['name']}{number}"} for number in range(part["copies"])]


def content(part: dict[str, Any]) -> bytes:
    described = part["content"]
    once = described["text"].encode() if "text" in described else bytes.fromhex(described["hex"])
    return once * described.get("times", 1)


def differences() -> list[dict[str, Any]]:
    return json.loads((HERE / "differences.json").read_text("utf-8"))["differences"]


def listed(server: str, version: str, case: str, among: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [
        entry
        for entry in among
        if server in entry["servers"] and case == entry["case"] and numbers(version) >= numbers(entry.get("since", "0"))
    ]


def numbers(version: str) -> list[int]:
    """A version in a form that can be compared."""
    return [int(number) for number in re.findall("[0-9]+", version)]


def unsteady(server: str, among: list[dict[str, Any]]) -> str | None:
    """Why a server cannot be held to anything where a body comes in chunks."""
    return next((entry["reason"] for entry in among if entry.get("chunked") and server in entry["servers"]), None)


def expected(case: dict[str, Any], server: dict[str, Any], changes: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The parts that a server should read of a case, with the listed differences made."""
    parts: list[dict[str, Any] | None] = []
    for part in case["parts"]:
        is_file = "filename" in part
        told = server.get("fileTypes", "full") if is_file else server["fieldTypes"]
        stated = part.get("type", FILE_TYPE if is_file else TEXT_TYPE)
        parts.append(
            {
                "name": part.get("wireName", part["name"]),
                "filename": part.get("wireFilename", part.get("filename")),
                "type": {"none": None, "media": stated.split(";")[0], "full": stated}[told],
                "length": part["content"]["length"],
                "sha256": part["content"]["sha256"],
            }
        )
    for entry in changes:
        for change in entry["changes"]:
            place, lost = change["part"], change.get("lost", False)
            other = {key: value for key, value in change.items() if key not in ("part", "lost")}
            parts[place] = None if lost else parts[place] | other
    return ordered([part for part in parts if part is not None], server)


def ordered(parts: list[dict[str, Any]], server: dict[str, Any]) -> list[dict[str, Any]]:
    """In an order that can be compared: as read, or where a reader keeps only the order of one name, by kind and name."""
    if server["order"] == "kept":
        return parts
    return sorted(parts, key=lambda part: (part["filename"] is not None, part["name"] or ""))


def verdict(
    case: dict[str, Any], server: dict[str, Any], answer: dict[str, Any], among: list[dict[str, Any]]
) -> tuple[str, str]:
    """`ok`, `named` (a listed difference) or `FAIL`, and what to say of it. Never what was read: that may be a value."""
    changes = listed(server["id"], answer.get("version", ""), case["id"], among)
    if answer.get("error"):
        return "FAIL", "refused"
    got = ordered(answer["parts"], server)
    if got == expected(case, server, changes):
        return ("named", "; ".join(entry["reason"] for entry in changes)) if changes else ("ok", "")
    if changes and got == expected(case, server, []):
        return "FAIL", "reads as was sent: differences.json lists a difference that is none any more"
    return "FAIL", _first_difference(got, expected(case, server, changes))


def _first_difference(got: list[dict[str, Any]], wanted: list[dict[str, Any]]) -> str:
    if len(got) != len(wanted):
        return f"{len(got)} parts instead of {len(wanted)}"
    for number, (mine, theirs) in enumerate(zip(got, wanted)):
        for key in ("name", "filename", "type", "length", "sha256", "problem"):
            if mine.get(key) != theirs.get(key):
                return f"part {number} has another {key}"
    return "no difference"
