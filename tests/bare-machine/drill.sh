#!/bin/bash
# Runs docs/operating.md on a bare Debian: install, backup, upgrade, return, restore, and a rolling upgrade of two
# machines behind Caddy. usage: drill.sh RELEASE (bookworm, trixie). `npm run drill -- install` runs it for both.
# not run: At three in the morning 1: log-commands.sh runs it line by line
# not run: Containers 1, 2, 3, 4: no engine in these machines; `npm run drill -- container` tries the image
# not run: Several sites on one machine 4, 5: no engine
set -euo pipefail

release=$1
here=$(dirname "$(readlink -f "$0")")
project=$(dirname "$(dirname "$here")")
. "$here/machine.sh"

# readers_begin NAME ORIGIN [CERTIFICATE]: starts a reader of a page and its files; `readers_end` says what they got.
readers_begin() {
  readers=$((${readers:-0} + 1))
  in_machine "$1" "systemd-run --quiet --unit=reader$readers --setenv=NODE_EXTRA_CA_CERTS=${3:-} node /root/read-along.mjs $2"
  sleep 3
}

# readers_end NAME WANTED: the drill fails where what they say does not match.
readers_end() {
  sleep 3
  in_machine "$1" "systemctl kill --signal=TERM reader$readers; while systemctl is-active --quiet reader$readers; do sleep 0.1; done"
  on "$1" "journalctl -u reader$readers -o cat | grep '^read: '"
  in_machine "$1" "journalctl -u reader$readers -o cat | grep -qE '^read: .* $2\$'" || {
    echo "BROKEN: readers wanted $2" >&2
    exit 1
  }
}

make_network
make_tree one "$release"
sources "$work/one/root/academy"
boot one

title "One small server, $(. "$work/one/etc/os-release" && echo "$PRETTY_NAME")"
on one 'apt-get -qq update && apt-get -qq install -y --no-install-recommends jq age caddy >/dev/null 2>&1 && systemctl --version | head -n 1'
manual one 'One small server' 1 's|//www.example.org|//localhost|; s|smtp://.*|smtp://127.0.0.1:2525|; s/SAMPLE_CONTENT=false/SAMPLE_CONTENT=true/; s|^deploy/upgrade.sh|& >/root/build.log 2>\&1|'
manual one 'One small server' 2 's/SITE_HOST=www.example.org BARE_HOST=example.org/SITE_HOST=localhost/'
refused one 'caddy validate --config /etc/caddy/Caddyfile 2>&1 | grep Error:; test -n "$SITE_HOST"'
on one 'curl -fsSk --retry 20 --retry-all-errors -o /dev/null -w "%{http_code}\n" https://localhost/articles'
on one 'curl -s -o /dev/null -w "%{http_code} %{redirect_url}\n" -H "Host: unset.localhost" http://localhost/about'
on one 'academy check'
on one 'systemd-analyze verify academy.service && systemd-analyze security --no-pager academy | tail -n 1'

title 'A wrong setting'
on one 'echo TRUST_PROXY=yes >>/etc/academy/site.env'
refused one 'systemctl restart academy'
on one 'sleep 4; systemctl show academy -p ActiveState -p ExecMainStatus -p NRestarts; journalctl -u academy -o cat | grep ^TRUST_PROXY'
on one 'sed -i "/TRUST_PROXY=yes/d" /etc/academy/site.env && systemctl restart academy && curl -fsS -w "\n" http://127.0.0.1:3000/readyz'
refused one 'echo "METRICS_TOKEN=0123456789#abcdef" >>/etc/academy/site.env; academy check'
on one 'sed -i "s/=0123.*/=\"0123456789#abcdef\"/" /etc/academy/site.env && academy check && sed -i "/#abcdef/d" /etc/academy/site.env'
on one 'kill -KILL $(systemctl show academy -p MainPID --value); sleep 1; until curl -fs http://127.0.0.1:3000/readyz; do sleep 0.5; done; echo " after a crash"'

title 'Nightly backups'
recipient=$(in_machine one 'age-keygen -o academy-backup.key 2>/dev/null; age-keygen -y academy-backup.key')
manual one 'Nightly backups' 1 "s/age1…/$recipient/"
on one 'ls -l /var/backups/academy && systemctl list-timers --no-pager academy-backup.timer | head -n 2'
newest='$(ls /var/backups/academy/academy-*.tar.age | tail -n 1)'
manual one 'A backup that is known to work' 1 "s#restored.tar#/var/backups/academy/&#; s#academy-DATE.tar.age#$newest#"
on one 'curl -fsS http://127.0.0.1:3000/metrics | grep -E "^academy_(backup|data_disk)"'

title 'The log'
on one "curl -s -H 'content-type: application/json' -d '{\"email\":\"admin@example.org\"}' http://127.0.0.1:3000/api/admin/v1/auth/send-otp; echo"
on one "curl -s -H 'authorization: Bearer wrong' http://127.0.0.1:3000/api/admin/v1/contact/all; echo"
on one 'sh /root/log-commands.sh /root/academy/docs/operating.md'

title "Operators' commands"
on one 'academy admin add ana@example.org doctor && academy admin unlock ana@example.org && academy admin remove ana@example.org && academy forget ana@example.org'
on one 'academy sources | tail -n 1 && academy person ben@example.org && academy purge ben@example.org && academy purge'
on one 'printf "From: <ben@example.org>\nTo: <office@example.org>\nMessage-ID: <1@example.org>\n\nHello\n" | academy receive'
refused one 'echo "no mail" | academy receive'
refused one 'academy purge admin@example.org'
refused one 'academy mail admin@example.org'

title 'An upgrade with changed styles and scripts, while somebody reads'
sources "$work/one/root/academy-2"
on one 'echo "body { accent-color: teal }" >>academy-2/app/styles/base.css'
readers_begin one http://127.0.0.1:3000
manual one 'Upgrade' 1 's|^deploy/upgrade.sh|& >/root/build.log 2>\&1; tail -n 1 /root/build.log; readlink /opt/academy/current|'
readers_end one '2 versions of the styles, .* 0 failed'

title 'Back to the release before'
readers_begin one http://127.0.0.1:3000
on one '/opt/academy/current/deploy/upgrade.sh --back; readlink /opt/academy/current'
readers_end one '2 versions of the styles, .* 0 failed'

title 'Restore'
manual one 'Restore' 1 "s#/var/backups/academy/academy-DATE.tar.age#$newest#"
on one 'curl -fsS -w "\n" http://127.0.0.1:3000/readyz'

title 'Taking the site along'
manual one 'Taking the site along' 1 's|export FOLDER|export /var/backups/academy/export|; s|--people FOLDER|--people /var/backups/academy/people|; s|^academy import FOLDER|DATA_DIR=/var/backups/academy/imported academy import /var/backups/academy/people|'

title 'Several machines: two instances on PostgreSQL behind Caddy'
on one 'systemctl stop academy caddy'
cp -a "$work/one" "$work/two"
rm -f "$work/two/etc/machine-id"
# The proxy is on machine one. A first boot enables whatever is installed, but for what is masked.
for unit in caddy caddy-api; do ln -s /dev/null "$work/two/etc/systemd/system/$unit.service"; done
on one 'apt-get -qq install -y postgresql >/dev/null 2>&1 && systemctl start postgresql && su - postgres -c "psql --version"'
on one 'su - postgres -c "psql -qc \"create role academy login password '"'drill'"'\" -c \"create database academy owner academy encoding '"'UTF8'"' template template0\""'
for name in one two; do
  port=3000
  [ $name = one ] || port=3001
  # Without a bucket, pictures would lie on one machine alone.
  sed -i 's/^SAMPLE_CONTENT=.*/SAMPLE_CONTENT=false/' "$work/$name/etc/academy/site.env"
  printf '%s\n' 'DATABASE_URL=postgres://academy:drill@127.0.0.1:5432/academy' PORT=$port \
    SECRET=0123456789abcdef0123456789abcdef DATABASE_CONNECTIONS=6 >>"$work/$name/etc/academy/site.env"
  rm -rf "$work/$name/var/lib/academy"
done
boot two
for name in one two; do on $name 'systemctl restart academy && systemctl is-active academy'; done
on one 'sed "s/academy-1:3000 academy-2:3000/127.0.0.1:3000 127.0.0.1:3001/" academy/deploy/Caddyfile >/etc/caddy/Caddyfile && systemctl start caddy'
on one 'curl -fsSk --retry 20 --retry-all-errors -o /dev/null -w "%{http_code}\n" https://localhost/articles'
readers_begin one https://localhost /var/lib/caddy/.local/share/caddy/pki/authorities/local/root.crt
for name in one two; do
  on $name 'cd academy-2 && deploy/upgrade.sh >/root/build.log 2>&1; tail -n 1 /root/build.log'
  sleep 3
done
readers_end one '2 versions of the styles, 0 connections refused, 0 failed'
on one 'academy check && su - postgres -c "psql -Atc \"select count(*) from pg_stat_activity where usename = '"'academy'"'\""'

title 'Restore on PostgreSQL'
for name in one two; do on $name 'systemctl stop academy'; done
on one 'academy backup /var/backups/academy/postgresql.tar'
on one 'su - postgres -c "psql -qc \"drop database academy\" -c \"create database academy owner academy encoding '"'UTF8'"' template template0\""'
manual one 'Restore' 2 's|FILE|/var/backups/academy/postgresql.tar|; s|DATABASE_URL|postgres://academy:drill@127.0.0.1:5432/academy|'
for name in one two; do on $name 'systemctl start academy'; done
on one 'academy check'
on one 'systemctl --failed --no-legend --no-pager | grep -E "academy|caddy" || echo "no failed unit"'
printf '\nheld: %s\n' "$release"
