#!/usr/bin/env python3
"""Starts one of the servers of servers.json, says its URL on the first line, and ends it when standard input ends.

So a server ends with whoever started it, even if that one crashed. `serve.py ID [PORT]`; ends with 127 if something is not
installed. What the server prints goes to .build/interop/ID.log.
"""

import contextlib
import ctypes
import fcntl
import json
import os
import pathlib
import random
import re
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import threading

HERE = pathlib.Path(__file__).resolve().parent
STATE = HERE.parent / ".build/interop"
NOT_INSTALLED = 127


def manifest() -> list[dict]:
    return json.loads((HERE / "servers.json").read_text("utf-8"))["servers"]


def environment(scratch: str | None = None) -> dict[str, str]:
    """That of the caller, with the programs and modules that were installed for the servers found first.

    What servers put into temporary files, and leave there, goes into a folder that is removed with them.
    """
    values = dict(os.environ)
    if scratch:
        values["TMPDIR"] = scratch
        values["JAVA_TOOL_OPTIONS"] = f"-Djava.io.tmpdir={scratch}"
    values["PATH"] = f"{STATE / 'python/bin'}:{values.get('PATH', '')}"
    values["NODE_PATH"] = f"{STATE / 'node_modules'}:/usr/share/nodejs"
    values["PYTHONDONTWRITEBYTECODE"] = "1"
    return values


def require(program: dict, values: dict[str, str]) -> None:
    """Ends with 127 if what compiles or runs a program is not there."""
    for command in {program.get("build", program["command"])[0], program["command"][0]}:
        if "{" not in command and shutil.which(command, path=values["PATH"]) is None:
            print(f"{program['id']}: {command} is not installed", file=sys.stderr)
            sys.exit(NOT_INSTALLED)


def build(server: dict, values: dict[str, str]) -> None:
    """Compiles what is older than its sources; two callers do not do it at once."""
    if "build" not in server:
        return
    folder = HERE / server["folder"]
    output = STATE / server["output"]
    output.parent.mkdir(parents=True, exist_ok=True)
    with open(STATE / "build.lock", "w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        sources = [folder, HERE / "servers.json", *folder.iterdir()]
        if output.exists() and output.stat().st_mtime > max(source.stat().st_mtime for source in sources):
            return
        command = filled(server["build"], 0)
        if subprocess.run(command, cwd=folder, env=values, stdout=sys.stderr).returncode != 0:
            sys.exit(f"{server['id']}: did not compile")
        # A compiler may leave a file alone that did not change.
        output.touch()


def filled(command: list[str], port: int) -> list[str]:
    return [word.replace("{port}", str(port)).replace("{build}", str(STATE)) for word in command]


def free_port() -> int:
    """For servers that cannot choose one themselves; below those that the system gives to clients, who would be there first."""
    for _ in range(1_000):
        with contextlib.suppress(OSError), socket.create_server(("127.0.0.1", random.randrange(10_000, 32_000))) as listening:
            return listening.getsockname()[1]
    sys.exit("no port is free")


def start(server: dict, port: int, scratch: str) -> subprocess.Popen:
    if port == 0 and not server.get("choosesPort", True):
        port = free_port()
    values = environment(scratch)
    require(server, values)
    build(server, values)
    return subprocess.Popen(
        filled(server["command"], port),
        cwd=HERE / server["folder"],
        env=values,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        start_new_session=True,
        preexec_fn=with_us,
    )


def end(process: subprocess.Popen, scratch: str) -> None:
    """The server may have started others: its whole group ends. Then what it left goes."""
    try:
        os.killpg(process.pid, signal.SIGKILL)
    except ProcessLookupError:
        pass
    process.wait()
    shutil.rmtree(scratch, ignore_errors=True)


def with_us() -> None:
    """Run in the server before it begins: on Linux the kernel ends it with us, even if we are killed."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(1, signal.SIGKILL)  # PR_SET_PDEATHSIG


def main() -> None:
    if len(sys.argv) not in (2, 3):
        sys.exit("usage: serve.py ID [PORT]")
    server = next((server for server in manifest() if server["id"] == sys.argv[1]), None)
    if server is None:
        sys.exit(f"servers.json has no {sys.argv[1]}")
    STATE.mkdir(parents=True, exist_ok=True)
    scratch = tempfile.mkdtemp(prefix=f"{server['id']}.", dir=STATE)
    try:
        process = start(server, int(sys.argv[2]) if len(sys.argv) == 3 else 0, scratch)
    except SystemExit:
        shutil.rmtree(scratch, ignore_errors=True)
        raise

    ending = threading.Event()

    def end_with_input() -> None:
        while os.read(0, 4096):
            pass
        ending.set()
        end(process, scratch)
        os._exit(0)

    def end_with_signal(number: int, frame: object) -> None:
        end(process, scratch)
        os._exit(128 + number)

    signals = (signal.SIGHUP, signal.SIGINT, signal.SIGTERM)
    for number in signals:
        signal.signal(number, end_with_signal)
    # A child can inherit a mask that blocks them.
    signal.pthread_sigmask(signal.SIG_UNBLOCK, signals)
    threading.Thread(target=end_with_input, daemon=True).start()
    said = False
    with open(STATE / f"{server['id']}.log", "wb") as log:
        for line in process.stdout:
            log.write(line)
            log.flush()
            address = re.search(rb"http://127\.0\.0\.1:[0-9]+", line)
            if address and not said:
                said = True
                print(address[0].decode() + "/", flush=True)
    if ending.is_set():
        # The other thread ends us when it has cleared up.
        threading.Event().wait()
    end(process, scratch)
    print(f"{server['id']}: ended by itself; see .build/interop/{server['id']}.log", file=sys.stderr)
    sys.exit(1 if said else NOT_INSTALLED)


if __name__ == "__main__":
    main()
