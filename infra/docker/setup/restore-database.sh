#!/bin/bash
# Puts the database of a copy, which it reads from its input, in the place of the present one: restore-database <database.dump
# All or nothing; and whatever comes later than the copy, tables of a newer release too, is gone afterwards.
set -euo pipefail
lib=$(dirname "$(readlink -f "$0")")
. "$lib/connection.sh"
{
  echo 'BEGIN; DROP SCHEMA IF EXISTS auth, auth_jobs, content, content_jobs, contact, pgboss CASCADE;'
  # Owners and rights are as set-up-roles and the services make them, whatever names roles had where the copy was made.
  # Without the COMMIT of a complete copy nothing has happened.
  pg_restore --no-owner --no-privileges --file=- && echo 'COMMIT;'
} | PGOPTIONS='--client-min-messages=warning' psql "$DATABASE_URL" \
  --quiet --no-psqlrc --set=ON_ERROR_STOP=1 --output=/dev/null --file=-
"$lib/set-up-roles.sh"
echo 'the database is as it was when the copy was made'
