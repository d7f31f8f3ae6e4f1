#!/bin/sh
# Builds the sources that this script belongs to in a folder of their own, and switches the service to it. As root:
#   deploy/upgrade.sh          install or upgrade
#   deploy/upgrade.sh --back   return to the release before
# The running site keeps its own folder until it is restarted. Three releases are kept.
set -eu
umask 022

root=${ACADEMY_ROOT:-/opt/academy}
releases=$root/releases
kept=3

numbers() { ls "$releases" | grep -E '^[0-9]+$' | sort -n || true; }
current() { basename "$(readlink "$root/current" || echo 0)"; }

switch_to() {
  ln -sfn "releases/$1" "$root/current.new"
  mv -T "$root/current.new" "$root/current"
  if ! systemctl is-enabled --quiet academy; then
    echo "Release $1 is current. The service academy is not enabled yet."
  elif systemctl restart academy; then
    echo "Release $1 is running."
  else
    echo "Release $1 does not start (journalctl -u academy). To return: $root/current/deploy/upgrade.sh --back" >&2
    exit 1
  fi
}

mkdir -p "$releases"

if [ "${1:-}" = --back ]; then
  before=$(numbers | while read -r n; do if [ "$n" -lt "$(current)" ]; then echo "$n"; fi; done | tail -n 1)
  if [ -z "$before" ]; then
    echo "There is no release before $(current)." >&2
    exit 1
  fi
  switch_to "$before"
  exit
elif [ "$#" -gt 0 ]; then
  echo "Usage: $0 [--back]" >&2
  exit 2
fi

sources=$(dirname "$(dirname "$(readlink -f "$0")")")
number=$(($(numbers | tail -n 1) + 1))
unfinished=$releases/.unfinished
rm -rf "$unfinished"
trap 'rm -rf "$unfinished"' EXIT
trap 'exit 1' HUP INT TERM
mkdir "$unfinished"
(
  cd "$sources"
  tar --exclude=./.git --exclude=./node_modules --exclude=./build --exclude=./data -cf - .
) | tar --no-same-owner -C "$unfinished" -xf -
(
  cd "$unfinished"
  npm ci --omit=dev --ignore-scripts
  npm run build
  node scripts/compress-assets.mjs
)
mv "$unfinished" "$releases/$number"
switch_to "$number"

numbers | head -n "-$kept" | while read -r old; do
  if [ "$old" != "$(current)" ]; then rm -rf "${releases:?}/$old"; fi
done
