#!/bin/bash
# Makes copies, and makes one that fails again until it succeeds. With a repository every hour, and at once when it
# starts; otherwise every night on this machine, and at once when there is none of the last day.
set -uo pipefail
here=$(dirname "$(readlink -f "$0")")
. "$here/repository.sh"
at=${BACKUP_TIME:-02:30}
retry_after=${BACKUP_RETRY_SECONDS:-900}
if [ -n "${RESTIC_REPOSITORY:-}" ]; then require_repository; fi
. "$here/connection.sh"

pause() {
  sleep "$1" &
  wait $!
}
trap 'kill $(jobs -p) 2>/dev/null; exit 0' TERM INT

copy_until_done() {
  until "$here/make-copy.sh"; do
    echo "the copy failed; the next attempt follows in $retry_after seconds" >&2
    pause "$retry_after"
  done
}

# Where nobody starts us after the services, they may still be making the tables that are copied.
patience=60
until psql --quiet --no-psqlrc --output=/dev/null --command='SELECT FROM auth.backups, content.media LIMIT 0' \
  "$DATABASE_URL" 2>/dev/null || [ $((patience -= 1)) = 0 ]; do pause 5; done

while [ -n "${RESTIC_REPOSITORY:-}" ]; do
  next=$(($(date +%s) + ${BACKUP_INTERVAL_MINUTES:-60} * 60))
  copy_until_done
  # What fails is tried again with the next copy; the panel shows how old the last success is.
  "$here/look-after-copies.sh"
  now=$(date +%s)
  pause $((next > now ? next - now : 1))
done

if [ -z "$(find "$backups" -maxdepth 1 -name 'garage-*Z' -mmin -1440)" ]; then copy_until_done; fi
while true; do
  next=$(date --date="today $at" +%s)
  if [ "$next" -le "$(date +%s)" ]; then next=$(date --date="tomorrow $at" +%s); fi
  pause $((next - $(date +%s)))
  copy_until_done
done
