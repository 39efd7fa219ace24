#!/bin/bash
# Copies database, pictures and the session secret into the restic repository, and writes the line that the panel shows.
set -euo pipefail
umask 077
here=$(dirname "$(readlink -f "$0")")
. "$here/connection.sh"
. "$here/repository.sh"
require_repository
one_at_a_time

open_repository
mkdir --parents "$(dirname "$dump")"
if [ -n "${S3_BUCKET:-}" ]; then mkdir --parents "$bucket"; fi

pictures_in_folder() { find "$uploads" -type f | sort; }

# A picture that is deleted after the database was read is named by it and missing: then both are read once more.
for _attempt in 1 2 3; do
  before=$(pictures_in_folder)
  if [ -n "${S3_BUCKET:-}" ]; then remote_pictures copy bucket: "$bucket"; fi
  # As it is: restic compresses, and finds what has stayed the same since the last copy.
  pg_dump --format=custom --compress=none --file="$dump" "$DATABASE_URL"
  if [ -n "${S3_BUCKET:-}" ]; then remote_pictures copy bucket: "$bucket"; fi
  pg_restore --list "$dump" >/dev/null
  what=("$dump" "$session_secret" "$uploads")
  if [ -d "$bucket" ]; then what+=("$bucket"); fi
  said=$(restic backup --json "${ours[@]}" "${what[@]}")
  if [ -z "$(comm -23 <(echo "$before") <(pictures_in_folder))" ]; then break; fi
done
# What was deleted in the bucket is no part of the next copy.
if [ -n "${S3_BUCKET:-}" ]; then remote_pictures sync bucket: "$bucket"; else rm -rf "$bucket"; fi

rm -f "$dump" # of customers nothing is left lying about
touch "$backups/.last-copy"
# What was made before there was a repository grows as old as it would have.
find "$backups" -maxdepth 1 -type d -name 'garage-*Z' -mtime "+${BACKUPS_KEPT:-14}" -exec rm -rf {} +

bytes=$(sed -n 's/.*"message_type":"summary".*"total_bytes_processed":\([0-9]*\).*/\1/p' <<<"$said")
psql --quiet --no-psqlrc --set=ON_ERROR_STOP=1 --command="INSERT INTO auth.backups (bytes) VALUES ($bytes)" "$DATABASE_URL"

restic unlock --quiet # of those who were killed
restic forget --quiet "${ours[@]}" --group-by host \
  --keep-hourly "${KEEP_HOURLY:-48}" --keep-daily "${KEEP_DAILY:-30}" \
  --keep-weekly "${KEEP_WEEKLY:-12}" --keep-monthly "${KEEP_MONTHLY:-24}"
echo "copied $bytes bytes into the repository"
