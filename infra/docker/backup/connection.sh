# shellcheck shell=bash
# How the database is reached: as the services do, with the password from its file unless the address has one.
backups=${BACKUPS_DIR:-/backups}
if [ -n "${DATABASE_PASSWORD_FILE:-}" ]; then
  PGPASSWORD=$(cat "$DATABASE_PASSWORD_FILE")
  export PGPASSWORD
fi
