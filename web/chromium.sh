#!/bin/sh
# Say which browser the tests may drive; fetch Debian's where none is there and we may, with its shell for those tests
# that need no window.
find_one() {
  for name in chromium chromium-browser google-chrome; do
    command -v "$name" && return 0
  done
  return 1
}
find_one && exit 0
if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
  { apt-get -qq -o Acquire::Retries=3 -o Acquire::http::Timeout=20 update &&
    apt-get -qq -y --no-install-recommends install chromium chromium-headless-shell; } >&2
fi
find_one && exit 0
echo '*** LEFT OUT: the tests in a browser, as there is no Chromium; `apt-get install chromium` brings one ***' >&2
