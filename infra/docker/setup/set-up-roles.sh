#!/bin/bash
# Makes the roles of the database (infra/database/roles.sql) and gives them the passwords that the parts have got.
# With an address that names a user there is nothing to do: all parts share that one.
set -euo pipefail
lib=$(dirname "$(readlink -f "$0")")
. "$lib/connection.sh"
patience=60

authority=${DATABASE_URL#*://}
if [[ ${authority%%[/?]*} == *@* ]]; then
  echo 'DATABASE_URL names a user, as whom every part signs in; no roles are made'
  exit
fi

until pg_isready --quiet --dbname="$DATABASE_URL" || [ $((patience -= 1)) = 0 ]; do sleep 1; done

passwords=$(dirname "$DATABASE_PASSWORD_FILE")
PGOPTIONS='--client-min-messages=warning' psql "$DATABASE_URL" \
  --quiet --no-psqlrc --set=ON_ERROR_STOP=1 --output=/dev/null --single-transaction --file=- \
  --set=prefix="${DATABASE_ROLE_PREFIX:-garage}" <<SQL
\\set auth \`cat $passwords/database-password-auth\`
\\set content \`cat $passwords/database-password-content\`
\\set contact \`cat $passwords/database-password-contact\`
\\set backup \`cat $passwords/database-password-backup\`
SELECT set_config('setup.role_prefix', :'prefix', true),
       set_config('setup.auth_password', :'auth', true),
       set_config('setup.content_password', :'content', true),
       set_config('setup.contact_password', :'contact', true),
       set_config('setup.backup_password', :'backup', true);
\\include $lib/roles.sql
SQL
