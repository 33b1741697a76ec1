#!/bin/sh
# curl -F. What follows the folder goes to curl.
url=$1 files=$2
shift 2
lines=$(printf 'one\r\ntwo\r\n.')
exec curl -sS -f -m 30 -o /dev/null "$@" \
    --form-string title=hello --form-string 名字=验收 --form-string "lines=${lines%.}" \
    -F "photo=@$files/p.bin" -F "empty=@$files/empty.txt" -F "files=@$files/验收.txt" -F "files=@$files/2.txt" "$url"
