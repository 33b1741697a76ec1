"""httpx."""

import sys

import httpx

url, files = sys.argv[1:]
data = {"title": "hello", "名字": "验收", "lines": "one\r\ntwo\r\n"}
opened = [
    (name, open(f"{files}/{filename}", "rb"))
    for name, filename in [("photo", "p.bin"), ("empty", "empty.txt"), ("files", "验收.txt"), ("files", "2.txt")]
]
httpx.post(url, data=data, files=opened, timeout=30).raise_for_status()
