#!/usr/bin/env python3
"""Python's uuid module behind the adapter protocol of ByteContract (Documentation/adapters.md).

It uses the module as its users do and adds no strictness, so that its leniency shows. Python 3.9 or newer, no packages.
"""

import json
import platform
import sys
import uuid

OPERATIONS = [
    "uuid.parse",
    "uuid.format",
    "uuid.from-bytes",
    "uuid.to-bytes",
    "uuid.compare",
    "uuid.layout.encode",
    "uuid.layout.decode",
]
NIL = uuid.UUID(int=0)
MAX = uuid.UUID(int=(1 << 128) - 1)


class Refused(Exception):
    """The implementation says no. ValueError, which the module raises, means the same."""


class Unsupported(Exception):
    """The module offers nothing of the kind."""


def check_rule(value, text, rule):
    """What Python offers for a rule: version, variant, and str() for canonical text."""
    name = rule.get("name")
    versions = rule.get("versions")
    if name == "rfc":
        versions = range(1, 9)
    elif name not in (None, "any"):
        versions = [int(name[1:])]
    if value in (NIL, MAX):
        if not rule.get("nil" if value == NIL else "max", versions is None):
            raise Refused
    elif versions is not None and (value.variant != uuid.RFC_4122 or value.version not in versions):
        raise Refused
    if rule.get("canonical") and text != str(value):
        raise Refused


def parse(data, parameters):
    text = data.decode()
    value = uuid.UUID(text)
    check_rule(value, text, parameters["rule"])
    return value.bytes


def compare(data, parameters):
    text, other = data.decode(), parameters["other"]
    if uuid.UUID(text) != uuid.UUID(other):
        return b"different"
    return b"same-text" if text == other else b"same-value"


def encode(data, parameters):
    value = uuid.UUID(data.decode())
    if parameters["layout"] == "rfc9562":
        return value.bytes
    if parameters["layout"] == "microsoftGUID":
        return value.bytes_le
    raise Unsupported


def decode(data, parameters):
    if parameters["layout"] == "rfc9562":
        return str(uuid.UUID(bytes=data)).encode()
    if parameters["layout"] == "microsoftGUID":
        return str(uuid.UUID(bytes_le=data)).encode()
    raise Unsupported


def perform(operation, data, parameters):
    """The value of an accepted input, in bytes."""
    if operation == "uuid.parse":
        return parse(data, parameters)
    if operation in ("uuid.format", "uuid.from-bytes"):
        return str(uuid.UUID(bytes=data)).encode()
    if operation == "uuid.to-bytes":
        return uuid.UUID(data.decode()).bytes
    if operation == "uuid.compare":
        return compare(data, parameters)
    if operation == "uuid.layout.encode":
        return encode(data, parameters)
    if operation == "uuid.layout.decode":
        return decode(data, parameters)
    raise Unsupported


def run(request):
    try:
        value = perform(request["operation"], bytes.fromhex(request["input"]), request.get("parameters", {}))
        answer = {"result": "accept", "value": value.hex()}
    except Unsupported:
        answer = {"result": "unsupported"}
    except (Refused, ValueError):  # UnicodeDecodeError is a ValueError
        answer = {"result": "reject"}
    except Exception:  # a fault of the module or of this file, never a rejection
        answer = {"result": "error"}
    return {"sequence": request["sequence"], **answer}


def main():
    sys.stdin.reconfigure(encoding="utf-8")
    for line in sys.stdin:
        request = json.loads(line)
        if request["do"] == "bye":
            break
        if request["do"] == "hello":
            answer = {
                "implementation": "Python uuid",
                "version": platform.python_version(),
                "operations": OPERATIONS,
            }
        else:
            answer = run(request)
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
