#!/bin/bash
# With a repository, a copy goes there. Otherwise it stays on this machine: copies database and uploaded pictures into a
# folder of their own, checks that both can be read, writes the line that the panel shows, and forgets all but the newest
# copies.
set -euo pipefail
umask 077
here=$(dirname "$(readlink -f "$0")")
if [ -n "${RESTIC_REPOSITORY:-}" ]; then exec "$here/copy-to-repository.sh"; fi
. "$here/connection.sh"
backups=${BACKUPS_DIR:-/backups}
uploads=${UPLOADS_DIR:-/data/uploads}
name=garage-$(date --utc +%Y%m%dT%H%M%SZ)
copy=$backups/$name.unfinished

rm -rf "$backups"/*.unfinished
trap 'rm -rf "$copy"' EXIT
mkdir "$copy"
pg_dump --format=custom --file="$copy/database.dump" "$DATABASE_URL"
tar --create --file="$copy/uploads.tar" --directory="$uploads" .

pg_restore --list "$copy/database.dump" >/dev/null
tar --list --file="$copy/uploads.tar" >/dev/null
sync "$copy"/*
mv "$copy" "$backups/$name"

bytes=$(du --summarize --bytes "$backups/$name" | cut --fields=1)
psql --quiet --no-psqlrc --set=ON_ERROR_STOP=1 --command="INSERT INTO auth.backups (bytes) VALUES ($bytes)" "$DATABASE_URL"

find "$backups" -maxdepth 1 -type d -name 'garage-*Z' | sort | head --lines="-${BACKUPS_KEPT:-14}" | xargs --no-run-if-empty rm -rf
touch "$backups/.last-copy"
echo "$backups/$name ($bytes bytes)"
