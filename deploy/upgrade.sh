#!/bin/sh
# Builds the sources that this script belongs to in a folder of their own, and switches the service to it. As root:
#   deploy/upgrade.sh                 install or upgrade
#   deploy/upgrade.sh --back [@SITE]  return to the release before
# The running site keeps its own folder until it is restarted. Three releases are kept.
# Several sites are all backed up first (but for --no-backup), then switched one after the other. One that does not
# start goes back to its release before, and those after it are left alone.
set -eu
umask 022

root=${ACADEMY_ROOT:-/opt/academy}
releases=$root/releases
kept=3

numbers() { ls "$releases" | grep -E '^[0-9]+$' | sort -n || true; }
# The service of the only site, and that of each of several.
units() {
  echo academy
  ls "$root/sites" 2>/dev/null | sed 's/^/academy@/'
}
link_of() { case $1 in academy@*) echo "$root/sites/${1#*@}" ;; *) echo "$root/current" ;; esac; }
release_of() { basename "$(readlink "$(link_of "$1")" || echo 0)"; }
has_several() { [ -d "$root/sites" ]; }

point() {
  link=$(link_of "$1")
  ln -sfnr "$releases/$2" "${link%/*}/.new"
  mv -T "${link%/*}/.new" "$link"
}

# switch_to UNIT RELEASE. `systemctl restart` succeeds when /readyz says that the site is ready.
switch_to() {
  site=${1#academy} before=$(release_of "$1")
  point "$1" "$2"
  if ! systemctl is-enabled --quiet "$1" 2>/dev/null; then
    [ -z "$site" ] && has_several || echo "Release $2 is current. The service $1 is not enabled yet."
  elif systemctl restart "$1"; then
    echo "Release $2 is running${site:+: $site}."
  elif [ -z "$site" ]; then
    echo "Release $2 does not start (journalctl -u academy). To return: $root/current/deploy/upgrade.sh --back" >&2
    exit 1
  else
    echo "Release $2 does not start: $site (journalctl -u $1)." >&2
    point "$1" "$before"
    systemctl restart "$1" && echo "Release $before is running again: $site." >&2 ||
      echo "Release $before does not start either: restore the backup of $site." >&2
    exit 1
  fi
}

# back UNIT...: those that have the release of the first.
back() {
  from=$(release_of "$1")
  to=$(numbers | while read -r n; do if [ "$n" -lt "$from" ]; then echo "$n"; fi; done | tail -n 1)
  if [ -z "$to" ]; then
    echo "There is no release before $from." >&2
    exit 1
  fi
  for unit in "$@"; do
    if [ "$(release_of "$unit")" = "$from" ]; then switch_to "$unit" "$to"; fi
  done
}

mkdir -p "$releases"
exec 9>"$root/.upgrade"
if ! flock --nonblock 9; then
  echo "Another upgrade is running." >&2
  exit 1
fi

if [ "$*" = --back ]; then
  back $(units)
  exit
elif [ "${1:-}" = --back ] && [ "$#" -eq 2 ] && [ -L "$root/sites/${2#@}" ]; then
  back "academy@${2#@}"
  exit
elif [ -n "$*" ] && [ "$*" != --no-backup ]; then
  echo "Usage: $0 [--no-backup | --back [@SITE]]" >&2
  exit 2
fi

sources=$(dirname "$(dirname "$(readlink -f "$0")")")
number=$(($(numbers | tail -n 1) + 1))
unfinished=$releases/.unfinished
archive=$unfinished.tar
rm -rf "$unfinished" "$archive"
trap 'rm -rf "$unfinished" "$archive"' EXIT
trap 'exit 1' HUP INT TERM
mkdir "$unfinished"
# Not through a pipe, where a shell without `pipefail` overlooks that the first of the two has failed.
tar --exclude=./.git --exclude=./node_modules --exclude=./build --exclude=./data -C "$sources" -cf "$archive" . || {
  echo "The sources in $sources could not be copied: nothing has changed." >&2
  exit 1
}
tar --no-same-owner -C "$unfinished" -xf "$archive"
rm "$archive"
(
  cd "$unfinished"
  npm ci --omit=dev --ignore-scripts
  npm run build
  node scripts/compress-assets.mjs
)
if has_several && [ "$*" != --no-backup ]; then
  for unit in $(units); do
    systemctl is-enabled --quiet "$unit" 2>/dev/null || continue
    backup=academy-backup${unit#academy}
    if ! systemctl start "$backup"; then
      echo "No backup of $unit (journalctl -u $backup): nothing has changed. To upgrade without: $0 --no-backup" >&2
      exit 1
    fi
  done
fi
mv "$unfinished" "$releases/$number"
for unit in $(units); do switch_to "$unit" "$number"; done

# All sites have the newest release by now.
numbers | head -n "-$kept" | while read -r old; do rm -rf "${releases:?}/$old"; done
