#!/bin/sh
# Once, on a new PostgreSQL: an account for Silvertray that owns its own database and nothing else. Nobody comes in over a
# network or by a password. The system says who is at the other end of the file, and each is let in to what is theirs.
set -eu
psql -v ON_ERROR_STOP=1 -U "$POSTGRES_USER" -d postgres <<'SQL'
CREATE ROLE silvertray LOGIN;
CREATE DATABASE silvertray OWNER silvertray;
REVOKE ALL ON DATABASE silvertray, postgres, template1 FROM PUBLIC;
SQL
cat >"$PGDATA/pg_hba.conf" <<HBA
local silvertray silvertray peer map=silvertray
local all "$POSTGRES_USER" peer
HBA
echo "silvertray ${SILVERTRAY_USER:-silvertray} silvertray" >>"$PGDATA/pg_ident.conf"
psql -v ON_ERROR_STOP=1 -U "$POSTGRES_USER" -d postgres -c 'SELECT pg_reload_conf()'
