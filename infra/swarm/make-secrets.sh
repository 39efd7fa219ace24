#!/bin/bash
# Makes the secrets of the stack (infra/swarm/stack.yml) in the Swarm: random ones, and those that the settings give. Runs on
# a manager; what is there already stays. infra/docs/swarm.md.
set -euo pipefail

: "${SMTP_URL:?is missing: the mail server, for example smtps://user:password@mail.example:465}"
: "${S3_SECRET_ACCESS_KEY:?is missing: the secret of the key to the bucket of the pictures}"
: "${RESTIC_PASSWORD:?is missing: it encrypts the copies; choose a long one, and keep it somewhere else as well}"

# What the operator gives. One that is not used is an empty line, because Swarm keeps no empty ones.
given=(SMTP_URL S3_SECRET_ACCESS_KEY RESTIC_PASSWORD AWS_SECRET_ACCESS_KEY MAIN_ADMIN_PASSWORD)

# What nobody has to know, and where the program that makes it for docker compose, too, puts it.
declare -A made=(
  [database-password]=database/database-password
  [database-password-auth]=auth/database-password
  [database-password-content]=content/database-password
  [database-password-contact]=contact/database-password
  [database-password-backup]=backup/database-password
  [redis-password-auth]=auth/redis-password
  [redis-password-content]=content/redis-password
  [redis-password-contact]=contact/redis-password
  [redis-users]=redis/users.acl
  [session-secret]=auth/session-secret
  [metrics-token]=web/metrics-token
)

is_there() { docker secret inspect "garage-$1" >/dev/null 2>&1; }
create() { docker secret create "garage-$1" - >/dev/null && echo "made garage-$1"; }

lacking=()
for name in "${!made[@]}"; do is_there "$name" || lacking+=("$name"); done
if [ "${#lacking[@]}" != 0 ]; then
  if [ "${#lacking[@]}" != "${#made[@]}" ]; then
    # They fit each other, and Swarm shows none of them again.
    echo "some of the random secrets are there, these are not: ${lacking[*]}. Remove the others, or create these by hand" >&2
    exit 1
  fi
  for name in "${!made[@]}"; do echo "$name ${made[$name]}"; done |
    docker run --rm --interactive --network none --read-only --tmpfs /secrets --user root --cap-drop ALL \
      --env DATABASE_URL --env DATABASE_PASSWORD --env SESSION_SECRET --env METRICS_TOKEN \
      "${REGISTRY:-}garage-setup:${RELEASE:-latest}" bash -c '
        set -euo pipefail
        for part in kept database redis auth content contact backup web prometheus; do mkdir "/secrets/$part"; done
        make-secrets
        while read -r name file; do echo "$name $(base64 --wrap=0 "/secrets/$file")"; done' |
    while read -r name value; do base64 --decode <<<"$value" | create "$name"; done
fi

for name in "${given[@]}"; do
  secret=$(tr '[:upper:]_' '[:lower:]-' <<<"$name")
  is_there "$secret" || echo "${!name:-}" | create "$secret"
done
