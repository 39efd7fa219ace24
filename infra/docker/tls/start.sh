#!/bin/sh
# Starts Caddy, or says what is missing.
set -eu
export ALIASES_FILE="${ALIASES_FILE:-/tmp/aliases.caddy}" CERTIFICATES="${CERTIFICATES:-public}"

if [ -z "${DOMAIN:-}" ]; then
  echo 'DOMAIN is not set: the profile "tls" needs the name of the site, for example DOMAIN=www.garage-muster.example' >&2
  exit 1
fi
case "$DOMAIN ${DOMAIN_ALIASES:-}" in
*[!A-Za-z0-9.\ -]*)
  echo 'DOMAIN is one name and DOMAIN_ALIASES are names separated by spaces, without https:// and without a path' >&2
  exit 1
  ;;
esac

# Older ones take an empty file for a broken one.
echo "# Other names of $DOMAIN" >"$ALIASES_FILE"
for alias in ${DOMAIN_ALIASES:-}; do
  echo "$alias {
	import certificates-$CERTIFICATES
	redir https://$DOMAIN{uri} permanent
}" >>"$ALIASES_FILE"
done
exec caddy run --config "${CADDYFILE:-/etc/caddy/Caddyfile}" --adapter caddyfile
