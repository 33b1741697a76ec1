#!/usr/bin/env python3
"""Runs one of the peers of peers.json: `send.py ID URL FILES`. Ends with its status, or 127 if something is not installed."""

import json
import subprocess
import sys

sys.dont_write_bytecode = True

import serve  # noqa: E402


def main() -> None:
    if len(sys.argv) != 4:
        sys.exit("usage: send.py ID URL FILES")
    peers = json.loads((serve.HERE / "peers.json").read_text("utf-8"))["peers"]
    peer = next((peer for peer in peers if peer["id"] == sys.argv[1]), None)
    if peer is None:
        sys.exit(f"peers.json has no {sys.argv[1]}")
    values = serve.environment()
    serve.require(peer, values)
    serve.build(peer, values)
    words = [
        word.replace("{url}", sys.argv[2]).replace("{files}", sys.argv[3]).replace("{build}", str(serve.STATE))
        for word in peer["command"]
    ]
    sys.exit(subprocess.run(words, cwd=serve.HERE / peer.get("folder", "peers"), env=values).returncode)


if __name__ == "__main__":
    main()
