#!/bin/bash
# Makes the random secrets that nobody has to choose or to know, once, and hands every part those that it uses, in a
# folder that only this part sees. What is kept is the folder "kept"; the others are copies and made anew each time.
set -euo pipefail
lib=$(dirname "$(readlink -f "$0")")
secrets=${SECRETS_DIR:-/secrets}

# keep NAME [VALUE]: the given value, or the one of an earlier start, or a new one
keep() {
  local file=$secrets/kept/$1
  # Anew instead of over the old one: without any privilege even root cannot write what is read-only.
  if [ -n "${2:-}" ]; then rm --force "$file" && printf %s "$2" >"$file"; fi
  [ -s "$file" ] || head --bytes=48 /dev/urandom | base64 | tr -d '\n/+=' >"$file"
  chmod 400 "$file"
}

# hand PART NAME KEPT: in the part's folder the secret is called NAME
hand() {
  install --mode=444 "$secrets/kept/$3" "$secrets/$1/$2"
}

# Whether the address of the database names a user; then all parts sign in as that one.
names_a_user() {
  local url=${DATABASE_URL:-}
  local authority=${url#*://}
  [[ ${authority%%[/?]*} == *@* ]]
}

keep database-password "${DATABASE_PASSWORD:-}"
keep session-secret "${SESSION_SECRET:-}"
hand database database-password database-password

for part in auth content contact backup; do
  keep "database-password-$part"
  hand database "database-password-$part" "database-password-$part"
  if names_a_user; then
    hand "$part" database-password database-password
  else
    hand "$part" database-password "database-password-$part"
  fi
done

# Opens the numbers of every part to whoever watches over them.
keep metrics-token "${METRICS_TOKEN:-}"
for part in auth content contact web prometheus; do hand "$part" metrics-token metrics-token; done

# Without it the second factors in a copy could not be read.
hand backup session-secret session-secret

cp "$lib/redis-users.acl" "$secrets/redis/users.acl.new"
for part in auth content contact; do
  keep "redis-password-$part"
  hand "$part" redis-password "redis-password-$part"
  hand "$part" session-secret session-secret
  hash=$(sha256sum "$secrets/kept/redis-password-$part" | cut --delimiter=' ' --fields=1)
  sed --in-place "s/SHA256_OF_PASSWORD_OF_$part\b/$hash/" "$secrets/redis/users.acl.new"
done
chmod 444 "$secrets/redis/users.acl.new"
mv "$secrets/redis/users.acl.new" "$secrets/redis/users.acl"
