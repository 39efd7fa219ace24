#!/bin/bash
# Makes a copy every night, and one at once where there is none of the last day. A copy that fails is tried
# again until it succeeds; the panel warns when the last one is too old.
set -uo pipefail
here=$(dirname "$(readlink -f "$0")")
backups=${BACKUPS_DIR:-/backups}
at=${BACKUP_TIME:-02:30}
retry_after=${BACKUP_RETRY_SECONDS:-900}

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

if [ -z "$(find "$backups" -maxdepth 1 -name 'garage-*Z' -mmin -1440)" ]; then copy_until_done; fi
while true; do
  next=$(date --date="today $at" +%s)
  if [ "$next" -le "$(date +%s)" ]; then next=$(date --date="tomorrow $at" +%s); fi
  pause $((next - $(date +%s)))
  copy_until_done
done
