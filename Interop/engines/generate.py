#!/usr/bin/env python3
"""Writes one data set of identifiers in every form, and what is true of it: `generate.py FOLDER [--rows N] [--seed N]`.

Each table is a CSV file with header, `id,value`; a value is an x and the hexadecimal digits of its bytes (UTF-8 of a text), and
an empty field no value at all (NULL). truth.json has what an audit must count: nothing in it comes from reading a value, all
of it from how the value was made. store.sqlite holds the same tables.

  text_ids  text without NUL, which every engine can hold     nul_ids   the same with texts that hold NUL
  blob_ids  bytes                                             uuid_ids  what a column of type uuid can hold
"""

from __future__ import annotations

import argparse
import collections
import json
import pathlib
import random
import sqlite3
from typing import Callable, NamedTuple, Optional

WHITE_SPACE = "\t\n\x0b\x0c\r "
HEX = "0123456789abcdef"
# Which byte of the text order stands at each place.
LAYOUTS = {
    "rfc9562": range(16),
    "microsoftGUID": [3, 2, 1, 0, 5, 4, 7, 6, *range(8, 16)],
    "javaLegacy": [*range(7, -1, -1), *range(15, 7, -1)],
    "mySQLSwapped": [6, 7, 4, 5, 0, 1, 2, 3, *range(8, 16)],
    "reversed": range(15, -1, -1),
}
NIL, MAX = bytes(16), b"\xff" * 16


class Value(NamedTuple):
    """A value as it is stored, its form, and the identifier that it was made of."""

    stored: Optional[bytes]
    form: str
    key: Optional[bytes] = None


class Maker:
    """Makes identifiers and values of a given form."""

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)
        self.has_nul = False
        self.is_strict = False

    def key(self) -> bytes:
        """Mostly of a version and variant that exist; with letters of two kinds at least, so that upper case is another text."""
        while True:
            key = bytearray(self.random.randbytes(16))
            if self.is_strict or self.random.random() < 0.9:
                key[6] = key[6] & 0x0F | self.random.choice([1, 4, 4, 4, 5, 7] + [8] * (not self.is_strict)) << 4
                key[8] = key[8] & 0x3F | 0x80
            if len(set(key.hex()) & set("abcdef")) > 1:
                return bytes(key)

    def hyphenated(self, key: bytes) -> str:
        text = key.hex()
        return "-".join((text[:8], text[8:12], text[12:16], text[16:20], text[20:]))

    def any_case(self, text: str) -> str:
        return "".join(self.random.choice((letter.lower(), letter.upper())) for letter in text)

    def shape(self, key: bytes) -> str:
        """A whole UUID and nothing else, in any of the shapes that hold one."""
        return self.random.choice((self.upper, self.braces, self.unhyphenated, self.urn, self.hyphenated))(key)

    def upper(self, key: bytes) -> str:
        return self.hyphenated(key).upper()

    def mixed(self, key: bytes) -> str:
        text = self.hyphenated(key)
        while text in (text.lower(), text.upper()):
            text = self.any_case(text)
        return text

    def unhyphenated(self, key: bytes) -> str:
        return self.random.choice((str.lower, str.upper, self.any_case))(key.hex())

    def braces(self, key: bytes) -> str:
        return "{" + self.any_case(self.hyphenated(key)) + "}"

    def urn(self, key: bytes) -> str:
        return self.random.choice((str, self.any_case))("urn:uuid:") + self.any_case(self.hyphenated(key))

    def space(self) -> str:
        return "".join(self.random.choice(WHITE_SPACE) for _ in range(self.random.randint(1, 3)))

    def white_space(self, key: bytes) -> str:
        place = self.random.randrange(3)
        return (self.space() if place != 1 else "") + self.shape(key) + (self.space() if place != 0 else "")

    def nul(self, key: bytes) -> str:
        start = self.random.choice((self.shape, self.white_space))(key)
        return start + "\0" + self.random.choice(("", "\0", "rest", " ", "rest\0rest", self.hyphenated(self.key())))

    def meaningless(self, form: str) -> str:
        """A text of the form that means no identifier."""
        text = self.hyphenated(self.key())
        place = self.random.randrange(36)
        choose = self.random.choice
        if form == "nonASCII":
            return choose((text + "\u00a0", "\uff10" + text[1:], text[:35] + "\u00e9", " " + text + "\u0661", "\u212a" + "\0" * self.has_nul, "\u2028"))
        if form == "nul":
            return choose(("\0", "rest\0" + text, text[1:] + "\0", " \0" + text, text[:8] + "\0" + text[8:]))
        if form == "whiteSpace":
            return choose((" ", "\t\n", " rest", text[:-1] + "\n", text[:8] + " " + text[8:] + " ", "\x0b{" + text))
        if form == "malformed":
            wrong = [letter for letter in "/:@G`g_ -{}\x08\x0e\x1f\x7f" if text[place] != "-" or letter != "-"]
            if place in (0, 35):
                wrong.remove(" ")
            return choose((text[:place] + choose(wrong) + text[place + 1 :], text[:8] + text[9] + "-" + text[10:], "-" * 36))
        if form == "wrongLength":
            digits = text.replace("-", "")
            return choose(
                (text[:-1], text + "0", "x", digits[:-1], digits[:-1] + "g", "{" + text + "]", "(" + text + ")", text + "-0")
                + ("{" + digits + "}", "urn:uuid:" + digits, "urn-uuid:" + text, "urn:uuid\x1a" + text, "URN:UUIE:" + text)
                + ("{urn:uuid:" + text + "}", "urn:uuid:" + text[:-1] + "g", "{" + text[:-1] + "g}", text[:18] + text[19:])
            )
        raise ValueError(form)

    def text(self, form: str, key: Optional[bytes]) -> Value:
        """Key is nil for a value that means nothing."""
        if form in ("null", "empty"):
            return Value(None if form == "null" else b"", form)
        if key is None:
            return Value(self.meaningless(form).encode("utf-8"), form)
        if form == "mixed" and len(set(key.hex()) - set("0123456789")) == 0:
            form = "braces"
        ways: dict[str, Callable[[bytes], str]] = {
            "canonical": self.hyphenated,
            "upper": self.upper,
            "mixed": self.mixed,
            "unhyphenated": self.unhyphenated,
            "braces": self.braces,
            "urn": self.urn,
            "whiteSpace": self.white_space,
            "nul": self.nul,
        }
        return Value(ways[form](key).encode("ascii"), form, key)

    def blob(self, form: str, key: Optional[bytes]) -> Value:
        if form in ("null", "empty"):
            return Value(None if form == "null" else b"", form)
        if form == "blob16":
            return Value(key, form, key)
        if form == "blob36":
            if key is None:
                return Value(self.random.choice((self.random.randbytes(36), self.meaningless("malformed").encode())), form)
            return Value(self.any_case(self.hyphenated(key)).encode("ascii"), form, key)
        return Value(self.random.randbytes(self.random.choice((1, 8, 15, 17, 32, 35, 37, 38, 45, 300))), form)


TEXT = ["canonical"] * 6 + ["upper", "mixed", "unhyphenated", "braces", "urn", "whiteSpace"]
TEXT_WITHOUT_KEY = ["nonASCII", "malformed", "wrongLength", "whiteSpace", "empty", "null"]


def table(
    maker: Maker, rows: int, keyed: list[str], without_key: list[str], make: Callable[[str, Optional[bytes]], Value]
) -> list[Value]:
    """About as many rows as were asked for: most identifiers once, some as twins, some repeated, some values without one."""
    draw = maker.random
    values: list[Value] = []

    def one(key: bytes) -> Value:
        form = draw.choice(keyed)
        # Nil has no letters: no case tells its spellings apart.
        return make("canonical" if key == NIL and form in ("upper", "mixed") else form, key)

    for special in (NIL, MAX):
        values += [one(special) for _ in range(4)]
    for form in dict.fromkeys(keyed):
        values.append(make(form, maker.key()))
    for form in without_key:
        values += [make(form, None) for _ in range(40)]
    while len(values) < rows:
        kind = draw.random()
        if kind < 0.9:
            values.append(one(layout_key(maker)))
        elif kind < 0.95:
            key = maker.key()
            values += [one(key) for _ in range(draw.randint(2, 5))]
        elif kind < 0.98:
            values += [one(maker.key())] * draw.randint(2, 3)
        elif without_key:
            values.append(make(draw.choice(without_key), None))
    draw.shuffle(values)
    return values


def layout_key(maker: Maker) -> bytes:
    """Sometimes an identifier whose bytes lie in another layout."""
    key = maker.key()
    if not maker.is_strict and maker.random.random() < 0.1:
        return bytes(key[place] for place in maker.random.choice(list(LAYOUTS.values())))
    return key


def truth(values: list[Value]) -> dict:
    keys = [value.key for value in values if value.key is not None]
    plain = [key for key in keys if key not in (NIL, MAX)]
    spellings: dict[bytes, list[bytes]] = collections.defaultdict(list)
    for value in values:
        if value.key is not None:
            spellings[value.key].append(value.stored)
    twins = [len(group) for group in spellings.values() if len(set(group)) > 1]
    duplicates = [len(group) for group in spellings.values() if len(set(group)) == 1 and len(group) > 1]
    layouts: collections.Counter[str] = collections.Counter()
    for value in values:
        if value.form == "blob16":
            for name, places in LAYOUTS.items():
                text = bytearray(16)
                for place, source in enumerate(places):
                    text[source] = value.stored[place]
                layouts[name] += 1 <= text[6] >> 4 <= 8 and text[8] >> 6 == 2
    variants = ["ncs"] * 8 + ["rfc9562"] * 4 + ["microsoft"] * 2 + ["future"] * 2
    return {
        "rows": len(values),
        "forms": dict(collections.Counter(value.form for value in values)),
        "versions": dict(collections.Counter(str(key[6] >> 4) for key in plain if key[8] >> 6 == 2)),
        "variants": dict(collections.Counter(variants[key[8] >> 4] for key in plain)),
        "nil": keys.count(NIL),
        "max": keys.count(MAX),
        "layouts": {name: count for name, count in layouts.items() if count},
        "twinGroups": len(twins),
        "twinRows": sum(twins),
        "duplicateGroups": len(duplicates),
        "duplicateRows": sum(duplicates),
    }


def write(folder: pathlib.Path, name: str, values: list[Value]) -> None:
    with open(folder / f"{name}.csv", "w", encoding="ascii", newline="\n") as file:
        file.write("id,value\n")
        for row, value in enumerate(values, 1):
            file.write(f"{row}," + ("" if value.stored is None else "x" + value.stored.hex()) + "\n")


def write_sqlite(folder: pathlib.Path, tables: dict[str, list[Value]]) -> None:
    """The text as TEXT, NUL included; bytes as BLOB."""
    path = folder / "store.sqlite"
    path.unlink(missing_ok=True)
    database = sqlite3.connect(path)
    with database:
        for name, values in tables.items():
            kind, value = ("BLOB", "?") if name == "blob_ids" else ("TEXT", "CAST(? AS TEXT)")
            database.execute(f"CREATE TABLE {name}(id INTEGER PRIMARY KEY, value {kind})")
            rows = ((row, value.stored) for row, value in enumerate(values, 1))
            database.executemany(f"INSERT INTO {name} VALUES (?, {value})", rows)
    database.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=pathlib.Path)
    parser.add_argument("--rows", type=int, default=5000, help="of each table, about")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    options.folder.mkdir(parents=True, exist_ok=True)
    maker = Maker(options.seed)
    blobs = (["blob16"] * 9 + ["blob36"], ["blob36", "blobOther", "empty", "null"])
    tables = {
        "text_ids": table(maker, options.rows, TEXT, TEXT_WITHOUT_KEY, maker.text),
        "blob_ids": table(maker, options.rows, *blobs, maker.blob),
    }
    # MariaDB's type refuses some of the identifiers that no RFC knows.
    maker.is_strict = True
    tables["uuid_ids"] = table(maker, options.rows, ["canonical"], ["null"], maker.text)
    maker.is_strict = False
    maker.has_nul = True
    tables["nul_ids"] = table(maker, options.rows, TEXT + ["nul"], TEXT_WITHOUT_KEY + ["nul"], maker.text)
    for name, values in tables.items():
        write(options.folder, name, values)
    write_sqlite(options.folder, tables)
    known = {"seed": options.seed, "tables": {name: truth(values) for name, values in tables.items()}}
    (options.folder / "truth.json").write_text(json.dumps(known, indent=2) + "\n", "utf-8")


if __name__ == "__main__":
    main()
