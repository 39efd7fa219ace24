#!/bin/sh
# Starts Alertmanager with the settings of the site's mails, or says what is missing.
set -eu
config=${CONFIG_FILE:-/tmp/alertmanager.yml}

fail() {
  echo "$1" >&2
  exit 1
}

# Not echo, which takes \r in a password for the end of a line.
say() { printf '%s\n' "$1"; }

# What stands for itself in a file of settings, whatever it holds.
quote() { printf "'%s'" "$(printf %s "$1" | sed "s/'/''/g")"; }

# The user and the password as they are written in an address: %40 is @.
decode() {
  rest=$1
  while true; do
    case $rest in
    *%[0-9A-Fa-f][0-9A-Fa-f]*)
      before=${rest%%\%[0-9A-Fa-f][0-9A-Fa-f]*}
      rest=${rest#"$before%"}
      after=${rest#??}
      printf %s "$before"
      printf "\\$(printf %03o "0x${rest%"$after"}")"
      rest=$after
      ;;
    *)
      printf %s "$rest"
      return
      ;;
    esac
  done
}

# The same servers as those to which the site's own mails may go without encryption (smtp-security.ts).
is_local() {
  case $1 in
  localhost | *.localhost | *.internal | \[::1\] | \[f[cd]*:*\] | \[fe[89ab]?:*\]) return 0 ;;
  *[!0-9.]*) case $1 in *.* | \[*) return 1 ;; *) return 0 ;; esac ;;
  *.*.*.*.*) return 1 ;;
  127.*.*.* | 10.*.*.* | 192.168.*.* | 169.254.*.* | 172.1[6-9].*.* | 172.2[0-9].*.* | 172.3[01].*.*) return 0 ;;
  esac
  return 1
}

[ -n "${ALERT_EMAIL:-}" ] ||
  fail 'ALERT_EMAIL is not set: the profile "observe" needs the address of whoever looks after the site, for example ALERT_EMAIL=operator@garage.example'
# Best another server than the site's: of one that is away, it cannot tell by itself.
SMTP_URL=${ALERT_SMTP_URL:-${SMTP_URL:-}}
[ -n "$SMTP_URL" ] || fail 'SMTP_URL is not set: alerts leave by the mail server of the site'

site=${DOMAIN:-}
if [ -z "$site" ]; then
  site=${PUBLIC_URL:-http://localhost}
  site=${site#*://}
  site=${site%%[:/]*}
fi

server=${SMTP_URL#*://}
server=${server%%[/?#]*}
address=${server##*@}
credentials=
if [ "$address" != "$server" ]; then credentials=${server%@*}; fi
port=${address##*:}
case $port in '' | *[!0-9]*) port= ;; esac
host=$(printf %s "${address%":$port"}" | tr '[:upper:]' '[:lower:]')
host=${host%.}

require_tls=true
is_encrypted=false
case $SMTP_URL in
smtps://*)
  is_encrypted=true
  require_tls=false # it is there from the first byte
  ;;
smtp://*) if [ "${SMTP_ALLOW_PLAINTEXT:-false}" = true ] || is_local "$host"; then require_tls=false; fi ;;
*) fail 'SMTP_URL begins with smtp:// or smtps://' ;;
esac
if [ -z "$port" ]; then if $is_encrypted; then port=465; else port=587; fi; fi
# Alertmanager itself takes only 465 for encrypted from the first byte.
is_usual_port=false
if [ "$port" = 465 ]; then is_usual_port=true; fi

umask 077
{
  say 'global:'
  say "  smtp_smarthost: $(quote "$host:$port")"
  say "  smtp_hello: $(quote "$site")"
  say "  smtp_from: $(quote "${MAIL_FROM:-website@$site}")"
  say "  smtp_require_tls: $require_tls"
  if [ $is_encrypted != $is_usual_port ]; then say "  smtp_force_implicit_tls: $is_encrypted"; fi
  if [ -n "$credentials" ]; then
    say "  smtp_auth_username: $(quote "$(decode "${credentials%%:*}")")"
    say "  smtp_auth_password: $(quote "$(decode "${credentials#*:}")")"
  fi
  cat <<CONFIG
templates: [$(quote "${TEMPLATE_FILE:-/etc/alertmanager/alert-mail.tmpl}")]
route:
  receiver: operator
  # What has one cause comes in one mail, and again when it has not been dealt with.
  group_by: [alertname]
  group_wait: ${GROUP_WAIT:-30s}
  group_interval: ${GROUP_INTERVAL:-5m}
  repeat_interval: 24h
  routes:
    - matchers: [severity="critical"]
      repeat_interval: 4h
inhibit_rules:
  # A part that is down, or that lacks what it needs, is the reason of whatever else is said about it.
  - source_matchers: [alertname=~"PartDown|DependencyDown"]
    target_matchers: [alertname!~"PartDown|DependencyDown"]
    equal: [part]
  - source_matchers: [alertname="MailServerUnavailable"]
    target_matchers: [alertname="MailsWait"]
  - source_matchers: [alertname="CertificateEnds"]
    target_matchers: [alertname="CertificateNotRenewed"]
  - source_matchers: [alertname="DiskFull"]
    target_matchers: [alertname="DiskLittle"]
receivers:
  - name: operator
    email_configs:
      - to: $(quote "$ALERT_EMAIL")
        send_resolved: true
        headers:
          Subject: $(quote "[$site] {{ template \"alert.subject\" . }}")
        text: '{{ template "alert.text" . }}'
        html: ''
CONFIG
} >"$config"

exec "${ALERTMANAGER:-alertmanager}" \
  --config.file="$config" \
  --storage.path="${STORAGE_FOLDER:-/alertmanager}" \
  --web.listen-address="${LISTEN_ADDRESS:-:9093}" \
  --cluster.listen-address= \
  --log.level="${LOG_LEVEL:-info}"
