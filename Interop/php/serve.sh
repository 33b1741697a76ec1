#!/bin/sh
# Runs reader.php in PHP's own web server on a free loopback port, until standard input ends: so the server ends with whoever
# started it, even if that one crashed. (SIGTERM is no way: a child can inherit a mask that blocks it.)
command -v php >/dev/null || exit 127
cd "$(dirname "$0")" || exit 1
php -d file_uploads=1 -d post_max_size=64M -d upload_max_filesize=64M -S 127.0.0.1:0 reader.php >/dev/null &
server=$!
cat >/dev/null
kill -9 "$server"
