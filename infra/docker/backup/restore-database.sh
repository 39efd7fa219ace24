#!/bin/bash
# Puts the database of a copy in the place of the present one, all or nothing: restore-database garage-20261121T013000Z
set -euo pipefail
. "$(dirname "$(readlink -f "$0")")/connection.sh"
copy=$backups/${1:?"which copy? one of: $(ls "$backups")"}
pg_restore --clean --if-exists --no-owner --single-transaction --exit-on-error --dbname="$DATABASE_URL" "$copy/database.dump"
echo "the database is as it was in $1"
