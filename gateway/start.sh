#!/bin/sh
# Fills in the configuration and starts nginx. Runs in the container and in the tests alike.
set -eu

export CONFIG_DIR="${CONFIG_DIR:-/etc/nginx/gateway}"
export RUN_DIR="${RUN_DIR:-/tmp/nginx}"
export MIME_TYPES="${MIME_TYPES:-/etc/nginx/mime.types}"
export LISTEN="${LISTEN:-8080}"
export ACCESS_LOG="${ACCESS_LOG:-/dev/stdout}"
export RESOLVER="${RESOLVER:-127.0.0.11}" # Docker's own name server
export AUTH_ADDRESS="${AUTH_ADDRESS:-auth:3000}"
export CONTENT_ADDRESS="${CONTENT_ADDRESS:-content:3000}"
export CONTACT_ADDRESS="${CONTACT_ADDRESS:-contact:3000}"
export WEB_ADDRESS="${WEB_ADDRESS:-web:3000}"

# The second number is the largest that nginx takes.
multiplied() {
  awk -v base="$1" -v most="${2:-1000000000}" -v factor="${RATE_LIMIT_FACTOR:-1}" \
    'BEGIN { n = int(base * factor); print (n < 1 ? 1 : n > most ? most : n) }'
}
REQUESTS_PER_SECOND="$(multiplied 50)"
REQUEST_BURST="$(multiplied 200)"
REQUESTS_UNDER_WAY="$(multiplied 100 65535)"
export REQUESTS_PER_SECOND REQUEST_BURST REQUESTS_UNDER_WAY

TRUSTED_PROXY_DIRECTIVES=''
TRUSTED_PROXY_LIST=''
for network in ${TRUSTED_PROXIES:-}; do
  TRUSTED_PROXY_DIRECTIVES="$TRUSTED_PROXY_DIRECTIVES set_real_ip_from $network;"
  TRUSTED_PROXY_LIST="$TRUSTED_PROXY_LIST $network 1;"
done
export TRUSTED_PROXY_DIRECTIVES TRUSTED_PROXY_LIST

# Named one by one: nginx has variables of its own, which must stay as they are.
names='${CONFIG_DIR} ${RUN_DIR} ${MIME_TYPES} ${LISTEN} ${ACCESS_LOG} ${RESOLVER} ${AUTH_ADDRESS} ${CONTENT_ADDRESS}
${CONTACT_ADDRESS} ${WEB_ADDRESS} ${REQUESTS_PER_SECOND} ${REQUEST_BURST} ${REQUESTS_UNDER_WAY} ${TRUSTED_PROXY_DIRECTIVES} ${TRUSTED_PROXY_LIST}'
mkdir -p "$RUN_DIR"
envsubst "$names" <"$CONFIG_DIR/nginx.conf.template" >"$RUN_DIR/nginx.conf"
envsubst "$names" <"$CONFIG_DIR/routes.conf.template" >"$RUN_DIR/routes.conf"
exec nginx -e stderr -c "$RUN_DIR/nginx.conf"
