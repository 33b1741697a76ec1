#!/usr/bin/env python3
"""Runs SQL on a database engine of its own: `engine.py ENGINE WORK [--data FOLDER]`.

Starts the server of ENGINE (postgresql, mysql) in a temporary folder that is removed with it, or opens duckdb or spark in
memory; loads the tables that generate.py wrote into FOLDER; then runs each WORK/*.sql in the order of their names, and
writes what the engine's client prints for it to NAME.out and its exit status to NAME.status. Nothing listens on the
network. Ends with 127 if something is not installed. Its server ends with it, even if it is killed.

`engine.py --installed ENGINE` only says whether the engine is there, by its exit status.
"""

from __future__ import annotations

import argparse
import csv
import ctypes
import glob
import importlib.util
import os
import pathlib
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from typing import Any, Optional

NOT_INSTALLED = 127
# The first line of a script for PostgreSQL that begins in an empty database, as do those after it.
NEW_DATABASE = "-- new database\n"
STATE = pathlib.Path(__file__).resolve().parent.parent.parent / ".build/interop"
# The column of each table, by engine; what an engine lacks is not loaded.
TYPES = {
    "postgresql": {"text_ids": "text", "blob_ids": "bytea", "uuid_ids": "uuid"},
    "mysql": {"text_ids": "varchar(255)", "nul_ids": "varchar(255)", "blob_ids": "varbinary(300)", "uuid_ids": "uuid"},
    "duckdb": {"text_ids": "VARCHAR", "nul_ids": "VARCHAR", "blob_ids": "BLOB", "uuid_ids": "UUID"},
    "spark": {"text_ids": "STRING", "nul_ids": "STRING", "blob_ids": "BINARY"},
}


def missing(what: str) -> None:
    print(f"{what} is not installed", file=sys.stderr)
    sys.exit(NOT_INSTALLED)


def with_us() -> None:
    """Run in the server before it begins: on Linux the kernel ends it with us, even if we are killed."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(1, signal.SIGKILL)  # PR_SET_PDEATHSIG


class Server:
    """A server in a folder of its own, run by somebody who is not root: neither of them starts as root otherwise."""

    user = ""
    process: Optional[subprocess.Popen] = None

    def __init__(self, folder: pathlib.Path) -> None:
        self.folder = folder
        self.data = folder / "data"
        # Ours may be closed to the server's user.
        self.environment = {**os.environ, "TMPDIR": str(folder)}
        if os.geteuid() == 0:
            shutil.chown(folder, self.user, self.user)

    def as_user(self, command: list[str]) -> list[str]:
        if os.geteuid() != 0:
            return command
        return ["setpriv", f"--reuid={self.user}", f"--regid={self.user}", "--clear-groups", "--pdeathsig=KILL", *command]

    def prepare(self, command: list[str]) -> None:
        done = subprocess.run(
            self.as_user(command), cwd=self.folder, env=self.environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT
        )
        if done.returncode != 0:
            sys.exit(f"{command[0]}: exit {done.returncode}\n{done.stdout.decode('utf-8', 'replace')}")

    def start(self, command: list[str]) -> None:
        with open(self.folder / "log", "wb") as log:
            self.process = subprocess.Popen(
                self.as_user(command),
                cwd=self.folder,
                env=self.environment,
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                preexec_fn=with_us,
            )
        # A busy machine takes its time.
        deadline = time.monotonic() + 300
        while time.monotonic() < deadline:
            if self.run("SELECT 1;").returncode == 0:
                return
            if self.process.poll() is not None:
                break
            time.sleep(0.1)
        sys.exit(f"{command[0]} does not answer\n{(self.folder / 'log').read_text('utf-8', 'replace')}")

    def load(self, path: pathlib.Path, table: str, kind: str) -> None:
        done = self.run(self.loading(path, table, kind))
        if done.returncode != 0:
            sys.exit(f"{table}: {done.stderr.decode('utf-8', 'replace')}")

    def stop(self) -> None:
        # What is in the folder is thrown away: there is nothing to write down first. PostgreSQL's children need the signal.
        if self.process is not None and self.process.poll() is None:
            self.process.send_signal(signal.SIGQUIT if self.user == "postgres" else signal.SIGKILL)
            self.process.wait()

    def run(self, sql: str) -> subprocess.CompletedProcess:
        raise NotImplementedError

    def loading(self, path: pathlib.Path, table: str, kind: str) -> str:
        raise NotImplementedError


class PostgreSQL(Server):
    user = "postgres"
    databases = 0

    @staticmethod
    def binaries() -> Optional[pathlib.Path]:
        """Debian keeps them out of the PATH."""
        found = sorted(glob.glob("/usr/lib/postgresql/*/bin/initdb"), key=lambda path: int(path.split("/")[4]))
        path = found[-1] if found else shutil.which("initdb")
        return pathlib.Path(path).resolve().parent if path and shutil.which("psql") else None

    def __init__(self, folder: pathlib.Path) -> None:
        super().__init__(folder)
        binaries = self.binaries() or missing("postgresql")
        options = ["--username=postgres", "--auth=trust", "--encoding=UTF8", "--locale=C", "--no-sync"]
        self.prepare([str(binaries / "initdb"), "-D", str(self.data), *options])
        settings = ["-F", "-c", "listen_addresses=", "-c", f"unix_socket_directories={folder}"]
        self.start([str(binaries / "postgres"), "-D", str(self.data), *settings])

    def run(self, sql: str) -> subprocess.CompletedProcess:
        words = ["psql", "-h", str(self.folder), "-U", "postgres", "-X", "-q", "--csv", "-v", "ON_ERROR_STOP=1"]
        if sql.startswith(NEW_DATABASE):
            self.databases += 1
            subprocess.run([*words, "-d", "postgres", "-c", f"CREATE DATABASE number_{self.databases}"], check=True)
        database = f"number_{self.databases}" if self.databases else "postgres"
        return subprocess.run([*words, "-d", database, "-f", "-"], input=sql.encode("utf-8"), capture_output=True)

    def loading(self, path: pathlib.Path, table: str, kind: str) -> str:
        value = "decode(substr(h, 2), 'hex')"
        if kind != "bytea":
            value = f"CAST(convert_from({value}, 'UTF8') AS {kind})"
        return f"""
            CREATE TABLE {table}(id bigint, value {kind});
            CREATE TEMP TABLE raw(id bigint, h text);
            \\copy raw FROM '{path}' CSV HEADER
            INSERT INTO {table} SELECT id, {value} FROM raw;
            """


class MySQL(Server):
    user = "mysql"

    def __init__(self, folder: pathlib.Path) -> None:
        super().__init__(folder)
        server, maker = shutil.which("mariadbd", path="/usr/sbin:" + os.environ["PATH"]), shutil.which("mariadb-install-db")
        if not server or not maker or not shutil.which("mariadb"):
            missing("mariadb")
        user = ["--user=mysql"] if os.geteuid() == 0 else []
        done = ["--auth-root-authentication-method=normal", "--skip-test-db"]
        # As root: it makes its folders for the user that it is told.
        words = [maker, "--no-defaults", *user, f"--datadir={self.data}", *done]
        made = subprocess.run(words, cwd=folder, env=self.environment, capture_output=True)
        if made.returncode != 0:
            sys.exit(f"mariadb-install-db: {made.stderr.decode('utf-8', 'replace')}")
        settings = ["--skip-networking", "--local-infile=1", "--innodb-flush-log-at-trx-commit=0", "--innodb-buffer-pool-size=256M"]
        files = [f"--datadir={self.data}", f"--socket={folder}/socket", f"--pid-file={folder}/pid"]
        self.start([server, "--no-defaults", *files, *settings])
        self.run("CREATE DATABASE test CHARACTER SET utf8mb4;")

    def run(self, sql: str) -> subprocess.CompletedProcess:
        words = ["mariadb", "--no-defaults", f"--socket={self.folder}/socket", "--user=root", "--batch", "--local-infile=1"]
        database = [] if "CREATE DATABASE test" in sql or sql == "SELECT 1;" else ["test"]
        return subprocess.run([*words, *database], input=sql.encode("utf-8"), capture_output=True)

    def loading(self, path: pathlib.Path, table: str, kind: str) -> str:
        value = "UNHEX(SUBSTR(@h, 2))"
        if not kind.startswith("varbinary"):
            value = f"CONVERT({value} USING utf8mb4)"
        return f"""
            CREATE TABLE {table}(id bigint, value {kind});
            LOAD DATA LOCAL INFILE '{path}' INTO TABLE {table} FIELDS TERMINATED BY ',' IGNORE 1 LINES
              (id, @h) SET value = IF(@h = '', NULL, {value});
            """


class InProcess:
    """An engine that is a Python package, with results written as its own client writes them."""

    def stop(self) -> None:
        pass

    def run(self, sql: str) -> subprocess.CompletedProcess:
        try:
            return subprocess.CompletedProcess([], 0, self.answer(sql).encode("utf-8"), b"")
        except Exception as error:
            return subprocess.CompletedProcess([], 1, b"", f"{error}\n".encode("utf-8"))

    def answer(self, sql: str) -> str:
        raise NotImplementedError


class DuckDB(InProcess):
    def __init__(self, folder: pathlib.Path) -> None:
        import duckdb

        self.folder = folder
        self.database = duckdb.connect()
        self.database.execute("SET threads = 2")

    def load(self, path: pathlib.Path, table: str, kind: str) -> None:
        value = {"BLOB": "unhex(substr(h, 2))", "UUID": "CAST(decode(unhex(substr(h, 2))) AS UUID)"}
        read = f"read_csv('{path}', header = true, columns = {{'id': 'BIGINT', 'h': 'VARCHAR'}})"
        made = value.get(kind, "decode(unhex(substr(h, 2)))")
        self.database.execute(f"CREATE TABLE {table} AS SELECT id, {made} AS value FROM {read}")

    def answer(self, sql: str) -> str:
        *before, last = [statement for statement in self.database.extract_statements(sql)]
        for statement in before:
            self.database.execute(statement)
        result = self.database.execute(last)
        path = self.folder / "result.csv"
        with open(path, "w", encoding="utf-8", newline="") as file:
            writer = csv.writer(file)
            writer.writerow([column[0] for column in result.description])
            writer.writerows(result.fetchall())
        return path.read_text("utf-8")


class Spark(InProcess):
    def __init__(self, folder: pathlib.Path) -> None:
        from pyspark.sql import SparkSession

        self.folder = folder
        os.environ["SPARK_LOCAL_IP"] = "127.0.0.1"
        builder = SparkSession.builder.master("local[2]").config("spark.ui.enabled", "false")
        settings = {
            "spark.driver.bindAddress": "127.0.0.1",
            "spark.driver.host": "127.0.0.1",
            "spark.driver.memory": "3g",
            "spark.sql.shuffle.partitions": "4",
            "spark.sql.warehouse.dir": str(folder / "warehouse"),
            "spark.local.dir": str(folder),
            "spark.ui.showConsoleProgress": "false",
        }
        for name, value in settings.items():
            builder = builder.config(name, value)
        self.session = builder.getOrCreate()
        self.session.sparkContext.setLogLevel("ERROR")

    def load(self, path: pathlib.Path, table: str, kind: str) -> None:
        self.session.read.csv(str(path), header=True, schema="id BIGINT, h STRING").createOrReplaceTempView("raw")
        value = "unhex(substr(h, 2))" if kind == "BINARY" else "decode(unhex(substr(h, 2)), 'UTF-8')"
        file = str(self.folder / f"{table}.parquet")
        self.session.sql(f"SELECT id, {value} AS value FROM raw").write.parquet(file)
        self.session.read.parquet(file).createOrReplaceTempView(table)

    def answer(self, sql: str) -> str:
        *before, last = [text for text in sql.split(";\n") if text.strip()]
        for statement in before:
            self.session.sql(statement)
        result = self.session.sql(last)
        # What only does something has no columns.
        if not result.columns:
            return ""
        folder = self.folder / "result"
        shutil.rmtree(folder, ignore_errors=True)
        # Spark's own writer of CSV; unless it is told, it puts a backslash before a quote.
        result.coalesce(1).write.csv(str(folder), header=True, escape='"')
        return next(folder.glob("part-*.csv")).read_text("utf-8")

    def stop(self) -> None:
        self.session.stop()


ENGINES: dict[str, Any] = {"postgresql": PostgreSQL, "mysql": MySQL, "duckdb": DuckDB, "spark": Spark}


def is_installed(engine: str) -> bool:
    if engine == "postgresql":
        return PostgreSQL.binaries() is not None
    if engine == "mysql":
        return bool(shutil.which("mariadb-install-db") and shutil.which("mariadb"))
    module = "pyspark" if engine == "spark" else "duckdb"
    return importlib.util.find_spec(module) is not None and (engine == "duckdb" or shutil.which("java") is not None)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("engine", choices=sorted(ENGINES))
    parser.add_argument("work", type=pathlib.Path, nargs="?")
    parser.add_argument("--data", type=pathlib.Path)
    parser.add_argument("--installed", action="store_true")
    options = parser.parse_args()
    # What is a Python package has an environment of its own.
    python = STATE / "python/bin/python3"
    if options.engine in ("duckdb", "spark") and not is_installed(options.engine) and python.exists():
        if pathlib.Path(sys.prefix) != STATE / "python":
            os.execv(python, [str(python), *sys.argv])
    if not is_installed(options.engine):
        missing(options.engine)
    if options.installed:
        return
    if options.work is None:
        parser.error("WORK is missing")
    signal.signal(signal.SIGTERM, lambda number, frame: sys.exit(128 + number))
    # A socket's path is short, and the server's user must get through all folders above its own.
    folder = pathlib.Path(tempfile.mkdtemp(prefix="engine.", dir="/tmp" if os.path.isdir("/tmp") else None))
    engine = None
    try:
        engine = ENGINES[options.engine](folder)
        if options.data is not None:
            for table, kind in TYPES[options.engine].items():
                engine.load((options.data / f"{table}.csv").resolve(), table, kind)
        for path in sorted(options.work.glob("*.sql")):
            started = time.monotonic()
            done = engine.run(path.read_text("utf-8"))
            path.with_suffix(".out").write_bytes(done.stdout)
            path.with_suffix(".err").write_bytes(done.stderr)
            path.with_suffix(".status").write_text(f"{done.returncode} {time.monotonic() - started:.2f}\n", "ascii")
    finally:
        if engine is not None:
            engine.stop()
        shutil.rmtree(folder, ignore_errors=True)


if __name__ == "__main__":
    main()
