#!/bin/bash
# Several sites on a bare Debian, set up by docs/operating.md: what they share, backups, upgrades, a release that one of
# them cannot start, the way back, and a site without a name beside them. usage: sites.sh RELEASE
# `npm run drill -- sites` runs it for Debian 12 and 13.
set -euo pipefail

release=$1
here=$(dirname "$(readlink -f "$0")")
project=$(dirname "$(dirname "$here")")
. "$here/machine.sh"

# equal WHAT WANTED COMMAND: the drill fails where the command says something else.
equal() {
  said=$(in_machine one "$3")
  printf '%s: %s\n' "$1" "$said"
  [ "$said" = "$2" ] || {
    echo "BROKEN: $1 wanted $2" >&2
    exit 1
  }
}
releases='for link in current sites/north sites/south; do basename "$(readlink /opt/academy/$link)"; done | paste -s'
backups='for site in north south; do ls /var/backups/academy-$site | grep -c ^academy-$site-20; done | paste -s'
ready='for port in 3001 3002; do curl -s -o /dev/null -w "%{http_code}\n" http://127.0.0.1:$port/readyz; done | paste -s'
# Later releases have the packages and the build of the first.
quickly='cd academy && PATH=/root/quick:$PATH deploy/upgrade.sh 2>&1'

make_network
make_tree one "$release"
sources "$work/one/root/academy"
mkdir "$work/one/root/quick"
cat >"$work/one/root/quick/npm" <<'NPM'
#!/bin/sh
case $1 in
  ci) cp -a /opt/academy/releases/1/node_modules . ;;
  run) cp -a /opt/academy/releases/1/build . && if [ -e fails-in-the-south ]; then
    sed -i '1i if (process.env.PORT === "3002") process.exit(1)' build/program/index.js
  fi ;;
esac
NPM
chmod +x "$work/one/root/quick/npm"
boot one
on one 'apt-get -qq update && apt-get -qq install -y --no-install-recommends age caddy >/dev/null 2>&1 && systemctl --version | head -n 1'
for site in north:2501 south:2502; do
  in_machine one "touch /root/${site%:*}.mails; systemd-run --quiet --unit=mail-${site%:*} node /root/mail-sink.mjs ${site#*:} /root/${site%:*}.mails"
done
recipient=$(in_machine one 'age-keygen -o academy-backup.key 2>/dev/null; age-keygen -y academy-backup.key')

title "Several sites, $(. "$work/one/etc/os-release" && echo "$PRETTY_NAME")"
manual one 'Several sites on one machine' 1 's|^deploy/upgrade.sh$|& >/root/build.log 2>\&1|'
fit="s|smtp://.*|smtp://127.0.0.1:2501|; s/age1…/$recipient/"
manual one 'Several sites on one machine' 2 "$fit"
manual one 'Several sites on one machine' 2 "$fit; s/north/south/; s/3001/3002/; s/2501/2502/"
on one 'systemd-analyze verify academy@north.service academy-backup@north.service academy-backup@north.timer'
on one 'node two-sites.mjs'
refused one 'academy check'
on one 'academy @north admin list && academy @all check'
equal 'proven backups' '1	1' "$backups"

title 'Behind Caddy'
manual one 'Several sites on one machine' 3 's|^systemctl|sed -i s,example.org,localhost,g /etc/caddy/Caddyfile; &|'
for site in north south; do
  equal "pages of $site" '200 404' "for path in /articles /metrics; do curl -sSk --retry 20 --retry-delay 1 --retry-all-errors -o /dev/null -w '%{http_code}\n' --resolve www.$site.localhost:443:127.0.0.1 https://www.$site.localhost\$path; done | paste -s -d ' '"
  equal "$site without www" "308 https://www.$site.localhost/about" "curl -sSk -o /dev/null -w '%{http_code} %{redirect_url}' --resolve $site.localhost:443:127.0.0.1 https://$site.localhost/about"
  equal "the API of $site without TLS" 403 "curl -sS -o /dev/null -w '%{http_code}' --resolve www.$site.localhost:80:127.0.0.1 http://www.$site.localhost/api/user/v1/blogs"
done

title 'An upgrade of both'
on one "$quickly"
equal 'releases' '2	2	2' "$releases"
equal 'ready' '200	200' "$ready"
equal 'proven backups' '2	2' "$backups"

title 'A release that one of them cannot start'
on one 'touch academy/fails-in-the-south'
refused one "$quickly"
equal 'releases' '3	3	2' "$releases"
equal 'ready' '200	200' "$ready"
on one 'rm academy/fails-in-the-south; /opt/academy/current/deploy/upgrade.sh --back'
equal 'releases' '2	2	2' "$releases"
on one '/opt/academy/current/deploy/upgrade.sh --back @south'
equal 'releases' '2	2	1' "$releases"
equal 'ready' '200	200' "$ready"

title 'Restore of one of them'
manual one 'Restore' 1 's#/var/backups/academy/academy-DATE.tar.age#$(ls /var/backups/academy-north/academy-*.tar.age | tail -n 1)#; s#/var/\(lib\|backups\)/academy\([/. ]\|$\)#/var/\1/academy-north\2#g; s#^systemctl .* academy#&@north#; s#-\([og]\) academy#&-north#g; s#^academy#& @north#'
equal 'ready' '200	200' "$ready"

title 'A site that is not backed up'
on one 'mv /etc/academy-south/backup-recipients /root/'
refused one "$quickly"
equal 'releases' '2	2	1' "$releases"
on one 'mv /root/backup-recipients /etc/academy-south/'

title 'A site without a name beside them'
manual one 'One small server' 1 's|^deploy/upgrade.sh.*||; s|smtp://.*|smtp://127.0.0.1:2500|; /^ln -s/d'
manual one 'Nightly backups' 1 "s/age1…/$recipient/"
on one "$quickly"
equal 'releases' '4	4	4' "$releases"
on one 'curl -fsS http://127.0.0.1:3000/readyz && academy @all check && ls /opt/academy/releases'
on one 'node two-sites.mjs'
on one 'systemctl --failed --no-legend --no-pager | grep academy || echo "no failed unit"'
printf '\nheld: %s\n' "$release"
