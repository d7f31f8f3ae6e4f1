#!/bin/bash
# Runs docs/operating.md on a bare Debian: install, backup, upgrade, return, restore, and a rolling upgrade of two
# machines behind Caddy. usage: drill.sh RELEASE (bookworm, trixie). `npm run drill -- install` runs it for both.
set -euo pipefail

release=$1
here=$(dirname "$(readlink -f "$0")")
project=$(dirname "$(dirname "$here")")
. "$here/machine.sh"

title() { printf '\n## %s\n' "$*"; }

# sources FOLDER: those of this project, as somebody unpacks them.
sources() {
  mkdir -p "$1"
  git -C "$project" ls-files -z | tar -C "$project" --null --files-from=- -cf - | tar -C "$1" --no-same-owner -xf -
  cp "$here/read-along.mjs" "$here/log-commands.sh" "$(dirname "$1")/"
}

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
on one 'useradd --system --home-dir /var/lib/academy --shell /usr/sbin/nologin academy'
on one 'cd academy && deploy/upgrade.sh >/root/build.log 2>&1; tail -n 1 /root/build.log'
on one 'install -d -m 0750 -o root -g academy /etc/academy'
cat >"$work/one/etc/academy/site.env" <<'SETTINGS'
SITE_URL=https://localhost
SMTP_URL=smtp://127.0.0.1:2525
MAIL_FROM="Academy <office@example.org>"
CONTACT_TO=office@example.org
ADMIN_EMAILS=admin@example.org
TRUST_PROXY=1
SAMPLE_CONTENT=true
SETTINGS
on one 'chown root:academy /etc/academy/site.env && chmod 0640 /etc/academy/site.env'
on one 'cp /opt/academy/current/deploy/academy.service /etc/systemd/system/ && systemctl enable --now academy 2>&1'
on one 'curl -fsS -w "\n" http://127.0.0.1:3000/readyz'
on one 'sed "s/academy-1:3000 academy-2:3000/127.0.0.1:3000/" academy/deploy/Caddyfile >/etc/caddy/Caddyfile'
refused one 'caddy validate --config /etc/caddy/Caddyfile 2>&1 | grep Error:; test -n "$SITE_HOST"'
on one 'mkdir -p /etc/systemd/system/caddy.service.d && printf "[Service]\nEnvironment=SITE_HOST=localhost\n" >/etc/systemd/system/caddy.service.d/site.conf'
on one 'systemctl daemon-reload && systemctl restart caddy && curl -fsSk --retry 20 --retry-all-errors -o /dev/null -w "%{http_code}\n" https://localhost/articles'
on one 'curl -s -o /dev/null -w "%{http_code} %{redirect_url}\n" -H "Host: unset.localhost" http://localhost/about'
on one 'ln -s /opt/academy/current/deploy/academy /usr/local/bin/academy && academy admin list && academy check'
on one 'systemd-analyze verify academy.service && systemd-analyze security --no-pager academy | tail -n 1'

title 'A wrong setting'
on one 'echo TRUST_PROXY=yes >>/etc/academy/site.env'
refused one 'systemctl restart academy'
on one 'sleep 4; systemctl show academy -p ActiveState -p ExecMainStatus -p NRestarts; journalctl -u academy -o cat | grep ^TRUST_PROXY'
on one 'sed -i "/TRUST_PROXY=yes/d" /etc/academy/site.env && systemctl restart academy && curl -fsS -w "\n" http://127.0.0.1:3000/readyz'
on one 'kill -KILL $(systemctl show academy -p MainPID --value); sleep 1; until curl -fs http://127.0.0.1:3000/readyz; do sleep 0.5; done; echo " after a crash"'

title 'Nightly backups'
on one 'install -d -m 0700 -o academy -g academy /var/backups/academy'
on one 'age-keygen -o academy-backup.key 2>/dev/null && age-keygen -y academy-backup.key >/etc/academy/backup-recipients && chgrp academy /etc/academy/backup-recipients && chmod 0640 /etc/academy/backup-recipients'
on one 'cp /opt/academy/current/deploy/academy-backup.* /etc/systemd/system/ && systemctl daemon-reload && systemctl enable --now academy-backup.timer 2>&1'
on one 'systemctl start academy-backup && ls -l /var/backups/academy && systemctl list-timers --no-pager academy-backup.timer | head -n 2'
on one 'curl -fsS http://127.0.0.1:3000/metrics | grep -E "^academy_(backup|data_disk)"'

title 'The log'
on one "curl -s -H 'content-type: application/json' -d '{\"email\":\"admin@example.org\"}' http://127.0.0.1:3000/api/admin/v1/auth/send-otp; echo"
on one "curl -s -H 'authorization: Bearer wrong' http://127.0.0.1:3000/api/admin/v1/contact/all; echo"
on one 'sh /root/log-commands.sh /root/academy/docs/operating.md'

title 'An upgrade with changed styles and scripts, while somebody reads'
sources "$work/one/root/academy-2"
on one 'echo "body { accent-color: teal }" >>academy-2/app/styles/base.css'
readers_begin one http://127.0.0.1:3000
on one 'cd academy-2 && deploy/upgrade.sh >/root/build.log 2>&1; tail -n 1 /root/build.log; readlink /opt/academy/current'
readers_end one '2 style sheets, .* 0 failed'

title 'Back to the release before'
readers_begin one http://127.0.0.1:3000
on one '/opt/academy/current/deploy/upgrade.sh --back; readlink /opt/academy/current'
readers_end one '2 style sheets, .* 0 failed'

title 'Restore'
on one 'systemctl stop academy && mv /var/lib/academy /var/lib/academy.before && install -d -m 0700 -o academy -g academy /var/lib/academy'
on one 'age --decrypt -i academy-backup.key -o /var/backups/academy/restored.tar /var/backups/academy/academy-*.tar.age'
on one 'academy restore /var/backups/academy/restored.tar && rm /var/backups/academy/restored.tar && academy check'
on one 'systemctl start academy && curl -fsS -w "\n" http://127.0.0.1:3000/readyz'

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
readers_end one '2 style sheets, 0 connections refused, 0 failed'
on one 'academy check && su - postgres -c "psql -Atc \"select count(*) from pg_stat_activity where usename = '"'academy'"'\""'
on one 'systemctl --failed --no-legend --no-pager | grep -E "academy|caddy" || echo "no failed unit"'
printf '\nheld: %s\n' "$release"
