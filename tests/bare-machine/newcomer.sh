#!/bin/bash
# What a newcomer does on a bare Debian: clone, npm start, Ctrl+C, npm test FILTER. Once as root, once as an ordinary
# user, once as root where namespaces are forbidden, as in many containers. Clones what is committed.
# usage: newcomer.sh RELEASE FILTER... `npm run drill -- newcomer` runs it.
set -euo pipefail

# What is mounted is seen by nobody else, and is gone with this script.
[ "${NEWCOMER_MOUNTS:-}" ] || NEWCOMER_MOUNTS=own exec unshare --mount --propagation private -- bash "$0" "$@"

release=$1
shift
here=$(dirname "$(readlink -f "$0")")
project=$(dirname "$(dirname "$here")")
. "$here/machine.sh"

make_tree one "$release"
tree=$work/one
mount -t proc proc "$tree/proc"
mkdir -p "$tree/dev/shm"
mount -t tmpfs -o mode=1777 tmpfs "$tree/dev/shm"
trap 'umount "$tree/dev/shm" "$tree/proc"; clean_up' EXIT
chroot "$tree" useradd --create-home newcomer
port=$(node -p 'const s = require("net").createServer().listen(0); const { port } = s.address(); s.close(); port')

# In the tree, by `user`; `limits` are words before the command.
in_tree() {
  $limits chroot --userspec="$user" "$tree" env -i PATH=/usr/local/bin:/usr/bin:/bin HOME="$home" LC_ALL=C.UTF-8 \
    PORT="$port" NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt sh -ec "cd $home/academy; $1"
}

broken() {
  echo "BROKEN: $*" >&2
  tail -n 40 "$work/log" >&2
  exit 1
}

newcomer() {
  printf '\n## %s\n' "$1"
  user=$2 home=$3 limits=${4:-}
  rm -rf "$tree$home/academy"
  git clone --quiet "$project" "$tree$home/academy"
  chroot "$tree" chown -R "$user:" "$home/academy"

  echo '$ npm start'
  began=$SECONDS
  set -m
  in_tree 'exec npm start' >"$work/log" 2>&1 &
  start=$!
  set +m
  until curl -fs -o /dev/null "http://127.0.0.1:$port/"; do
    kill -0 $start 2>/dev/null || broken "npm start ended"
    sleep 0.2
  done
  echo "the first page after $((SECONDS - began)) s"
  # As Ctrl+C does: to the whole group.
  kill -INT -- -$start
  wait $start || true
  ! curl -fs -o /dev/null "http://127.0.0.1:$port/" || broken "it did not stop"

  echo "\$ npm test $filters"
  in_tree "npm test $filters" >"$work/log" 2>&1 || broken "npm test $filters"
  grep -A 1 -E '^SKIPPED|^FLAKY' "$work/log" || true
  tail -n 1 "$work/log"
}

filters=$*
newcomer 'root' root /root
newcomer 'an ordinary user' newcomer /home/newcomer
newcomer 'root, namespaces forbidden' root /root 'setpriv --bounding-set=-sys_admin --inh-caps=-sys_admin'
printf '\nheld: %s\n' "$release"
