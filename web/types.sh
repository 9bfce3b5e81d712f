#!/bin/sh
# Write the page's types anew from the server's: `make page-types`.
set -eu
cd "$(dirname "$0")"
"${PY:-../.venv/bin/python}" -m silvertray.server.lines.schema |
  node_modules/.bin/json2ts --unreachableDefinitions --no-additionalProperties --bannerComment '// Made from src/silvertray/server/lines/ by web/types.sh; do not edit.' |
  sed -e '/^ \* This interface was referenced by/d' -e '/^ \* via the `definition`/d' |
  node_modules/.bin/prettier --parser typescript >"${1:-src/protocol.ts}"
