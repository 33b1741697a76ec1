"""Writes Documentation/servers.md from Atlas/; called by embed-atlas, which knows what each body means."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

TOPICS = [
    ("Repeated fields", "Two parts of one name.", ["04_same_name", "57_name_amp_brackets"]),
    ("Empty contents", "No bytes in a text, in a file, or in a file that was not chosen.",
     ["03_empty_text", "02_empty_file", "26_empty_filename", "27_empty_filename_data"]),
    ("Names and filenames that are not ASCII", "As UTF-8, which is what browsers send.",
     ["05_cn_filename", "70_utf8_name", "39_bad_utf8_name"]),
    ("Escapes", "`%22` and `%0D%0A` are how browsers write a quote and a line end; a backslash is how others do.",
     ["06_pct22", "16_name_pct_crlf", "58_pct_literal", "07_bsquote"]),
    ("`filename*`", "RFC 7578 says that it must not be used.", ["08_filename_star", "23_both_filename"]),
    ("Paths in filenames", "", ["24_backslash_path", "25_slash_path"]),
    ("LF for CRLF", "", ["10_lf_only", "42_bare_lf_after_delim", "91_lf_in_text"]),
    ("Missing ends", "The closing delimiter, its hyphens, or the last line end.",
     ["11_no_final_dashes", "12_no_final_crlf", "51_truncated_body", "93_truncated_data"]),
    ("Before, behind and beside the delimiters", "All of it is legal.",
     ["48_lead_crlf", "13_preamble", "17_epilogue", "18_padding"]),
    ("The boundary's text in a content", "All of it is legal, and no encoder should write it.",
     ["73_bare_boundary_midline", "75_dash_boundary_midline", "77_lf_dash_boundary", "46_boundary_prefix"]),
    ("Part headers", "", ["87_file_no_ct", "88_ct_before_cd", "40_unquoted", "41_upper_header", "33_cte_base64"]),
]

WORDS = {"m": "as meant", "o": "otherwise", "l": "parts lost", "r": "refused"}


def page(
    atlas: dict[str, Any], notes: dict[str, Any], meaning: Callable[[dict[str, Any]], Any], letter: Callable[..., str]
) -> str:
    """The whole page. `meaning` gives the parts that a body means, `letter` compares a reading with them."""
    names = short_names(notes["servers"])
    bodies = {body["id"]: body for body in atlas["bodies"]}
    lines = [
        "# How servers read it",
        "",
        "<!-- Made by Scripts/embed-atlas from Atlas/. Do not edit. -->",
        "",
        f"{len(bodies)} bodies, each with one feature, given to {len(names)} set-ups of multipart parsers in common use,",
        "and what each of them handed over. Observations of these versions, in this way of use, and no promise. `make atlas`",
        "measures them again; `Documentation/atlas.md` says how, and `bytecontract inspect --like SERVER` asks the same data",
        "about your body.",
        "",
        "A part is shown as its name, its filename if it has one, and the length of its content. `[error N]` behind a",
        "filename is PHP's number for a file that it did not take. `bytes:` and digits stand for a name that is no Unicode",
        "text.",
        "",
        "## The set-ups",
        "",
        "| name here | version | call | observed |",
        "|---|---|---|---|",
    ]
    for server, parser in atlas["parsers"].items():
        lines.append(f"| {names[server]} | {parser['version']} | {parser['call']} | {parser['how']} |")
    for title, words, identifiers in TOPICS:
        lines += ["", f"## {title}"]
        if words:
            lines += ["", words]
        for identifier in identifiers:
            lines += ["", *body_table(bodies[identifier], names, meaning(bodies[identifier]), letter)]
    lines += ["", "## All bodies", "", "Set-ups that read as meant are counted, the others named.", ""]
    lines += ["| body | what it is | as meant | otherwise | parts lost | refused |", "|---|---|---|---|---|---|"]
    for body in atlas["bodies"]:
        meant = meaning(body)
        by_letter: dict[str, list[str]] = {key: [] for key in WORDS}
        for server, found in body["readings"].items():
            by_letter[letter(found, meant)].append(names[server])
        cells = [str(len(by_letter["m"]))] + [", ".join(by_letter[key]) for key in "olr"]
        lines.append("| " + " | ".join([f"`{body['id']}`", escaped(body["what"]), *cells]) + " |")
    return "\n".join(lines) + "\n"


def short_names(servers: dict[str, Any]) -> dict[str, str]:
    return {
        identifier: note["name"] + (f" ({note['variant']})" if note["variant"] else "")
        for identifier, note in servers.items()
    }


def body_table(body: dict[str, Any], names: dict[str, str], meant: Any, letter: Callable[..., str]) -> list[str]:
    """The readings of a body, those that most share first."""
    groups: dict[tuple[str, str], list[str]] = {}
    for server, found in body["readings"].items():
        groups.setdefault((letter(found, meant), shown(found, meant)), []).append(names[server])
    lines = [f"`{body['id']}`: {body['what']}", "", "| | read as | by |", "|---|---|---|"]
    order = list(WORDS)
    for (kind, reading), servers in sorted(groups.items(), key=lambda entry: (order.index(entry[0][0]), -len(entry[1]))):
        who = f"{len(servers)}" if kind == "m" and len(servers) > len(names) / 2 else ", ".join(servers)
        lines.append(f"| {WORDS[kind]} | {reading} | {who} |")
    return lines


def shown(found: dict[str, Any], meant: Any) -> str:
    """A reading in a few words: names and filenames as JSON strings, contents by their length."""
    parts = found.get("parts") or []
    words = []
    for name, filename, _, length, digest in parts:
        text = "no name" if name is None else quoted(name)
        if filename is not None:
            text += f" file {quoted(filename)}"
        known = meant is None or any(content == (length, digest) for _, _, content in meant)
        words.append(f"{text} {length} B" + ("" if known else " (another content)"))
    if found.get("error"):
        return f"after {'; '.join(words)}" if words else ""
    return "; ".join(words) or "nothing"


def quoted(text: str) -> str:
    return f"`{escaped(json.dumps(text, ensure_ascii=not text.isprintable()))}`"


def escaped(text: str) -> str:
    return text.replace("|", "\\|").replace("<", "&lt;")
