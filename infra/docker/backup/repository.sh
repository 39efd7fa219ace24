# shellcheck shell=bash
# The restic repository: where it is, and what is in a copy. Sourced by those who use it.
backups=${BACKUPS_DIR:-/backups}
uploads=${UPLOADS_DIR:-/data/uploads}
dump=$backups/current/database.dump
# What lies in a bucket, while it is copied.
bucket=$backups/current/bucket
session_secret=${SESSION_SECRET_FILE:-/run/garage/session-secret}
ssh_key=$backups/.ssh/id_ed25519
export RESTIC_CACHE_DIR=$backups/.cache
# The copies of this way of running; `npm start` makes others.
ours=(--host garage --tag compose)

# NAME_FILE names the file that holds a secret, as with the services.
for name in RESTIC_PASSWORD AWS_SECRET_ACCESS_KEY S3_SECRET_ACCESS_KEY; do
  file=${name}_FILE
  if [ -z "${!name:-}" ] && [ -n "${!file:-}" ]; then
    value=$(cat "${!file}")
    export "$name=$value"
  fi
done

require_repository() {
  if [ -z "${RESTIC_REPOSITORY:-}" ]; then
    echo 'RESTIC_REPOSITORY is not set: where are the copies? For example sftp:garage@backup.example:copies' >&2
    exit 1
  fi
  if [ -z "${RESTIC_PASSWORD:-}" ]; then
    echo 'RESTIC_PASSWORD is not set. It encrypts the copies, and nobody can restore one without it: choose a long one, and keep it somewhere else as well' >&2
    exit 1
  fi
}

# A copy by hand and one by the clock would write the same file; waits for the other one.
one_at_a_time() {
  exec 9>"$backups/.lock"
  flock 9
}

# Makes the repository unless it is there. One that has been there is not made anew: its disk is not mounted, or it was
# deleted, and a new one in its place would hide that all earlier copies are out of reach.
open_repository() {
  local complaint where
  # Not the address itself, in which a password may stand.
  where=$(sha256sum <<<"$RESTIC_REPOSITORY")
  complaint=$(restic cat config 2>&1 >/dev/null) || {
    if [ $? != 10 ]; then # it is there, or nobody knows
      echo "$complaint" >&2
      exit 1
    fi
    if [ "$(cat "$backups/.repository" 2>/dev/null)" = "$where" ]; then
      echo "the repository is not there any more, though copies have gone to it: is its disk mounted, does its bucket exist? Where a new one is wanted, remove $backups/.repository" >&2
      exit 1
    fi
    restic init
  }
  echo "$where" >"$backups/.repository"
}

restic() {
  command restic --retry-lock 10m \
    -o "sftp.args=-i $ssh_key -o UserKnownHostsFile=$backups/.ssh/known_hosts -o StrictHostKeyChecking=accept-new" "$@"
}

# The pictures in the bucket: remote_pictures copy|sync FROM TO, where "bucket:" stands for the bucket
remote_pictures() {
  RCLONE_CONFIG_BUCKET_TYPE=s3 RCLONE_CONFIG_BUCKET_PROVIDER=Other RCLONE_CONFIG_BUCKET_NO_CHECK_BUCKET=true \
    RCLONE_CONFIG_BUCKET_ENDPOINT=$S3_ENDPOINT RCLONE_CONFIG_BUCKET_REGION=$S3_REGION \
    RCLONE_CONFIG_BUCKET_ACCESS_KEY_ID=$S3_ACCESS_KEY_ID RCLONE_CONFIG_BUCKET_SECRET_ACCESS_KEY=$S3_SECRET_ACCESS_KEY \
    rclone --config= "$1" "${2/#bucket:/bucket:$S3_BUCKET}" "${3/#bucket:/bucket:$S3_BUCKET}"
}
