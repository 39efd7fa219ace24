# shellcheck shell=bash
# How the database is reached: as the services do, with the user and the password of its file unless the address
# names them.
if [ -n "${DATABASE_USER:-}" ]; then export PGUSER=$DATABASE_USER; fi
if [ -n "${DATABASE_PASSWORD_FILE:-}" ]; then
  PGPASSWORD=$(cat "$DATABASE_PASSWORD_FILE")
  export PGPASSWORD
fi
