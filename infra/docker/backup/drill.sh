#!/bin/bash
# Restores the last copy into a Postgres of its own, for a moment, and looks whether it has what a site needs.
set -euo pipefail
umask 077
here=$(dirname "$(readlink -f "$0")")
. "$here/repository.sh"
require_repository
one_at_a_time
unset PGUSER PGPASSWORD
export PGHOST=$backups/drill PGUSER=garage PGDATABASE=garage
data=$backups/drill/data

trap 'pg_ctl --pgdata="$data" --mode=immediate stop >/dev/null 2>&1 || true; rm -rf "$backups/drill"' EXIT
rm -rf "$backups/drill"
mkdir "$backups/drill"
initdb --pgdata="$data" --username=garage --auth=trust --no-sync --locale-provider=icu --icu-locale=de-CH --encoding=UTF8 >/dev/null
pg_ctl --pgdata="$data" --wait --silent --log="$backups/drill/log" \
  --options="-c listen_addresses= -c unix_socket_directories=$PGHOST -c fsync=off" start
createdb garage
restic dump "${ours[@]}" latest "$dump" |
  pg_restore --exit-on-error --no-owner --no-privileges --dbname=garage
restic dump "${ours[@]}" latest "$session_secret" | grep --quiet .

count() { psql --quiet --no-psqlrc --set=ON_ERROR_STOP=1 --tuples-only --no-align --command="$1"; }
if [ "$(count "SELECT (SELECT count(*) FROM auth.users) > 0 AND (SELECT count(*) FROM content.page_records) > 0")" != t ]; then
  echo 'the restored database has no accounts or no pages' >&2
  exit 1
fi
# Every picture of the library has its files in the copy, in the folder or out of the bucket.
stored=$(restic ls "${ours[@]}" latest | sed -n 's/.*\/\([0-9a-f]\{24\}\)[-.].*/\1/p' | sort --unique)
missing=$(comm -23 <(count "SELECT DISTINCT right(picture->>'base', 24) FROM content.media" | sed '/^$/d' | sort --unique) <(echo "$stored"))
if [ -n "$missing" ]; then
  echo "pictures are missing in the copy: $(wc --lines <<<"$missing")" >&2
  exit 1
fi
echo "a restore was tried: $(count "SELECT count(*) FROM pg_tables WHERE schemaname NOT IN ('pg_catalog', 'information_schema')") tables, $(count 'SELECT count(*) FROM content.media') pictures"
