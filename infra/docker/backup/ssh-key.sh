#!/bin/bash
# Prints the public key with which copies travel by SFTP; the first call makes the pair.
set -euo pipefail
umask 077
. "$(dirname "$(readlink -f "$0")")/repository.sh"
mkdir --parents "$(dirname "$ssh_key")"
[ -f "$ssh_key" ] || ssh-keygen -q -t ed25519 -N '' -C garage-backup -f "$ssh_key"
cat "$ssh_key.pub"
