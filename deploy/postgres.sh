#!/bin/sh
# Once, on a new PostgreSQL: an account for Silvertray that owns its own database and nothing else. The server's own account
# has no password from then on, so it is let in on the machine itself alone.
set -eu
psql -v ON_ERROR_STOP=1 -v password="$POSTGRES_PASSWORD" -U "$POSTGRES_USER" -d postgres <<'SQL'
CREATE ROLE silvertray LOGIN PASSWORD :'password';
CREATE DATABASE silvertray OWNER silvertray;
REVOKE ALL ON DATABASE silvertray, postgres, template1 FROM PUBLIC;
ALTER ROLE CURRENT_USER PASSWORD NULL;
SQL
