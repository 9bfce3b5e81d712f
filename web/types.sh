#!/bin/sh
# Write the page's types and its list of games anew from the server's: `make page-types`.
set -eu
cd "$(dirname "$0")"
PY=${PY:-../.venv/bin/python}
FOLDER=${1:-src}
"$PY" -m silvertray.server.lines.schema |
  node_modules/.bin/json2ts --unreachableDefinitions --no-additionalProperties --bannerComment '// Made from src/silvertray/server/lines/ by web/types.sh; do not edit.' |
  sed -e '/^ \* This interface was referenced by/d' -e '/^ \* via the `definition`/d' |
  node_modules/.bin/prettier --parser typescript >"$FOLDER/protocol.ts"
"$PY" -m silvertray.server.api.catalogue | node_modules/.bin/prettier --parser json >"$FOLDER/catalogue.json"
