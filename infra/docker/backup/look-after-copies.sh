#!/bin/bash
# Every week removes what no copy needs any more and reads a twelfth of the repository to see that it is whole; every
# month tries a restore. The panel shows when that was last done.
set -euo pipefail
here=$(dirname "$(readlink -f "$0")")
. "$here/connection.sh"
. "$here/repository.sh"
require_repository

query() { psql --quiet --no-psqlrc --set=ON_ERROR_STOP=1 --tuples-only --no-align --command="$1" "$DATABASE_URL"; }
is_due() {
  [ "$(query "SELECT coalesce(max(finished_at) < now() - interval '$2', true) FROM auth.backup_checks WHERE kind = '$1'")" = t ]
}

if is_due check '7 days'; then
  restic unlock --quiet # of those who were killed
  restic prune --quiet
  restic check --quiet --read-data-subset="$(($(date +%s) / 604800 % 12 + 1))/12"
  query "INSERT INTO auth.backup_checks (kind) VALUES ('check')"
  echo 'the repository is whole'
fi
if is_due drill '30 days'; then
  "$here/drill.sh"
  query "INSERT INTO auth.backup_checks (kind) VALUES ('drill')"
fi
