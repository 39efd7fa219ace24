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
OWN_PAGES_UNDER_WAY="$(multiplied 8 65535)"
export REQUESTS_PER_SECOND REQUEST_BURST REQUESTS_UNDER_WAY OWN_PAGES_UNDER_WAY

# Behind the TLS proxy of docker compose the site answers on a socket that it shares with this proxy alone: nobody comes
# past it, and it is the one to be believed. Who asks at the port is led to the domain.
SITE_LISTEN="$LISTEN default_server reuseport"
port_server=/dev/null
if [ -n "${DOMAIN:-}" ]; then
  case "$DOMAIN" in
  *[!A-Za-z0-9.-]*)
    echo "DOMAIN is \"$DOMAIN\": give the name alone, for example DOMAIN=www.garage-muster.example" >&2
    exit 1
    ;;
  esac
  if [ -n "${TRUSTED_PROXIES:-}" ]; then
    echo "DOMAIN and TRUSTED_PROXIES are both set. With DOMAIN, the TLS proxy of docker compose stands in front; behind a proxy of your own set PUBLIC_URL and TRUSTED_PROXIES, and no DOMAIN" >&2
    exit 1
  fi
  export DOMAIN GATEWAY_SOCKET="${GATEWAY_SOCKET:-/run/gateway/http}"
  rm -f "$GATEWAY_SOCKET" # an end without order leaves it
  SITE_LISTEN="unix:$GATEWAY_SOCKET default_server"
  port_server=$CONFIG_DIR/domain.conf.template
  PUBLIC_URL="https://$DOMAIN"
  TRUSTED_PROXIES='unix:'
fi
export SITE_LISTEN

# Without it every visitor would have the proxy's address, for the limits and in the log, and seem to come by http.
case "${PUBLIC_URL:-}" in
[hH][tT][tT][pP][sS]:*)
  if [ -z "${TRUSTED_PROXIES:-}" ]; then
    echo "PUBLIC_URL is $PUBLIC_URL, but TRUSTED_PROXIES is not set: the gateway speaks http, so something in front of it must speak https, and the gateway must know whom to believe. Set TRUSTED_PROXIES to the network of your TLS proxy as the gateway sees it: TRUSTED_PROXIES=172.16.0.0/12 for a proxy on this machine." >&2
    exit 1
  fi
  TRANSPORT_SECURITY='max-age=31536000; includeSubDomains'
  ;;
*) TRANSPORT_SECURITY='' ;;
esac
export TRANSPORT_SECURITY

TRUSTED_PROXY_DIRECTIVES=''
TRUSTED_PROXY_LIST=''
for network in ${TRUSTED_PROXIES:-}; do
  TRUSTED_PROXY_DIRECTIVES="$TRUSTED_PROXY_DIRECTIVES set_real_ip_from $network;"
  # nginx takes what comes by a socket for this address.
  if [ "$network" = 'unix:' ]; then network=255.255.255.255; fi
  TRUSTED_PROXY_LIST="$TRUSTED_PROXY_LIST $network 1;"
done
export TRUSTED_PROXY_DIRECTIVES TRUSTED_PROXY_LIST

# Named one by one: nginx has variables of its own, which must stay as they are.
names='${CONFIG_DIR} ${RUN_DIR} ${MIME_TYPES} ${LISTEN} ${SITE_LISTEN} ${DOMAIN} ${ACCESS_LOG} ${RESOLVER} ${AUTH_ADDRESS} ${CONTENT_ADDRESS}
${CONTACT_ADDRESS} ${WEB_ADDRESS} ${REQUESTS_PER_SECOND} ${REQUEST_BURST} ${REQUESTS_UNDER_WAY} ${OWN_PAGES_UNDER_WAY} ${TRUSTED_PROXY_DIRECTIVES} ${TRUSTED_PROXY_LIST} ${TRANSPORT_SECURITY}'
mkdir -p "$RUN_DIR"
envsubst "$names" <"$CONFIG_DIR/nginx.conf.template" >"$RUN_DIR/nginx.conf"
envsubst "$names" <"$CONFIG_DIR/routes.conf.template" >"$RUN_DIR/routes.conf"
envsubst "$names" <"$port_server" >"$RUN_DIR/domain.conf"
nginx -t -q -e stderr -c "$RUN_DIR/nginx.conf"

# nginx repeats the whole address in its error lines, and who asked: the query, which may hold what a person typed or
# the token of a link, and the visitor's address are taken out of them.
rm -f "$RUN_DIR/errors"
mkfifo "$RUN_DIR/errors"
(sed --unbuffered --regexp-extended 's/\?[^ ]*[^ ",]//g; s/client: [^, ]*(, )?//' <"$RUN_DIR/errors" >&2 &)
exec nginx -e stderr -c "$RUN_DIR/nginx.conf" 2>"$RUN_DIR/errors"
