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

has_bucket=$(restic ls "${ours[@]}" "$snapshot" "$bucket" | grep --fixed-strings --count "$bucket/" || true)
if [ "$has_bucket" != 0 ] && [ -z "${S3_BUCKET:-}" ]; then
  echo 'The pictures of this copy lay in a bucket: set S3_BUCKET and what belongs to it, then restore.' >&2
  exit 1
fi

# First what is all or nothing: when it fails, the site is as it was.
restic dump "${ours[@]}" "$snapshot" "$dump" | "$here/restore-database.sh"
# Sessions lie in Redis and know the versions of today. So much higher, no later change meets one of them again.
psql --quiet --no-psqlrc --set=ON_ERROR_STOP=1 \
  --command='UPDATE auth.users SET session_version = (session_version::bigint + 1000) % 2000000000' "$DATABASE_URL"
restic dump "${ours[@]}" "$snapshot" "$session_secret" >"$kept/session-secret.new"
chmod 400 "$kept/session-secret.new"
mv "$kept/session-secret.new" "$kept/session-secret"
restic restore --quiet "${ours[@]}" "$snapshot:$uploads" --target "$uploads" --delete
chown 1000:1000 "$uploads" # the service content; a new volume would be root's
if [ "$has_bucket" != 0 ]; then
  rm -rf "$bucket"
  restic restore --quiet "${ours[@]}" "$snapshot:$bucket" --target "$bucket"
  # Nothing is deleted there: what nobody names goes by itself, and another site may be using it.
  remote_pictures copy "$bucket" bucket:
fi
echo 'Pictures and the session secret are back, too. Start the site: docker compose up -d'
