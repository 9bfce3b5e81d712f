#!/bin/sh
# Say which Firefox `make nightly` may drive; fetch Debian's where none is there and we may.
find_one() {
  command -v firefox-esr || command -v firefox
}
find_one && exit 0
if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
  { apt-get -qq -o Acquire::Retries=3 -o Acquire::http::Timeout=20 update &&
    apt-get -qq -y --no-install-recommends install firefox-esr; } >&2
fi
find_one && exit 0
echo 'The nightly tests need Firefox, and there is none; `apt-get install firefox-esr` brings one.' >&2
exit 1
