#!/bin/bash
# Brings a copy of the repository back, on this machine or on a new one: restore [snapshot], or says which there are:
# restore list
# Pictures, session secret, and the database as a whole; what came later than the copy is gone afterwards.
set -euo pipefail
here=$(dirname "$(readlink -f "$0")")
. "$here/connection.sh"
. "$here/repository.sh"
require_repository
snapshot=${1:-latest}
kept=${SECRETS_DIR:-/secrets}/kept
# What restic and ssh remember is of use to those who copy.
trap 'chown --recursive --reference="$backups" "$backups"' EXIT

if [ "$snapshot" = list ]; then
  restic snapshots --compact "${ours[@]}"
  exit
fi
restic snapshots --compact "${ours[@]}" "$snapshot"
parts=$(psql --no-psqlrc --tuples-only --no-align --command="SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid() AND backend_type = 'client backend'" "$DATABASE_URL")
if [ "$parts" != 0 ]; then
  echo 'The site is running. Stop it first: docker compose stop web auth content contact backup' >&2
  exit 1
fi

restic restore --quiet "${ours[@]}" "$snapshot:$uploads" --target "$uploads" --delete
chown 1000:1000 "$uploads" # the service content; a new volume would be root's
if [ -n "${S3_BUCKET:-}" ]; then
  rm -rf "$bucket"
  restic restore --quiet "${ours[@]}" "$snapshot:$bucket" --target "$bucket"
  remote_pictures sync "$bucket" bucket:
fi
restic dump "${ours[@]}" "$snapshot" "$session_secret" >"$kept/session-secret.new"
chmod 400 "$kept/session-secret.new"
mv "$kept/session-secret.new" "$kept/session-secret"
restic dump "${ours[@]}" "$snapshot" "$dump" | "$here/restore-database.sh"
echo 'Pictures and the session secret are back, too. Start the site: docker compose up -d'
