# Bare Debian machines with systemd, in containers of systemd-nspawn, for drill.sh. They share a network of their own
# (so that ports of this machine stay free), with a way out for packages.
# Needs root, debootstrap, systemd-nspawn, ip, iptables. DEBIAN_TREES: a folder with trees to copy, by release name.

# The Node of the project's packages comes first where npm called; a bare machine has the system's.
PATH=$(printf %s "$PATH" | tr ':' '\n' | grep -v node_modules | paste -s -d :)

network=academy-drill
way_out=$(ip route show default | sed -n 's/.* dev \([^ ]*\).*/\1/p' | head -n 1)
address=10.213.17
work=$(mktemp -d /var/tmp/academy-drill.XXXXXX)
nspawns=

make_network() {
  ip netns add $network
  ip link add academy0 type veth peer name outside netns $network
  ip addr add $address.1/24 dev academy0
  ip link set academy0 up
  ip -n $network addr add $address.2/24 dev outside
  ip -n $network link set lo up
  ip -n $network link set outside up
  ip -n $network route add default via $address.1
  forwarding=$(cat /proc/sys/net/ipv4/ip_forward)
  echo 1 >/proc/sys/net/ipv4/ip_forward
  iptables -t nat -A POSTROUTING -s $address.0/24 -o "$way_out" -j MASQUERADE
}

clean_up() {
  # The end of a machine's first process is that of all its others.
  for nspawn in $nspawns; do pkill -KILL --parent "$nspawn" || true; done
  wait || true
  iptables -t nat -D POSTROUTING -s $address.0/24 -o "$way_out" -j MASQUERADE 2>/dev/null || true
  [ -z "${forwarding:-}" ] || echo "$forwarding" >/proc/sys/net/ipv4/ip_forward
  ip link del academy0 2>/dev/null || true
  ip netns del $network 2>/dev/null || true
  rm -rf "$work"
}
trap clean_up EXIT
trap 'exit 1' HUP INT TERM

# make_tree NAME RELEASE: Debian as it is installed least, with Node 20 and npm of this machine, which Debian 12 lacks.
make_tree() {
  if [ -d "${DEBIAN_TREES:-}/$2" ]; then
    cp -a "$DEBIAN_TREES/$2" "$work/$1"
  else
    debootstrap --variant=minbase --include=systemd,systemd-sysv,ca-certificates,curl "$2" "$work/$1" >"$work/debootstrap.log"
  fi
  rm -f "$work/$1/etc/machine-id" "$work/$1/etc/resolv.conf"
  cp /etc/resolv.conf "$work/$1/etc/resolv.conf"
  printf '127.0.0.1 localhost\n' >"$work/$1/etc/hosts"
  cp /etc/ssl/certs/ca-certificates.crt "$work/$1/etc/ssl/certs/ca-certificates.crt"
  cp /etc/apt/apt.conf.d/* "$work/$1/etc/apt/apt.conf.d/"
  cp "$(readlink -f "$(command -v node)")" "$work/$1/usr/local/bin/node"
  mkdir -p "$work/$1/usr/local/lib/node_modules"
  cp -a "$(npm root --global 2>/dev/null)/npm" "$work/$1/usr/local/lib/node_modules/npm"
  ln -s ../lib/node_modules/npm/bin/npm-cli.js "$work/$1/usr/local/bin/npm"
}

# boot NAME: starts the machine and waits until systemd is up.
boot() {
  SYSTEMD_NSPAWN_UNIFIED_HIERARCHY=1 systemd-nspawn --quiet --directory="$work/$1" --boot --machine="drill-$1" \
    --register=no --keep-unit --network-namespace-path=/run/netns/$network --resolv-conf=off \
    </dev/null >"$work/$1.console" 2>&1 &
  nspawn=$!
  nspawns="$nspawns $nspawn"
  leader=
  for _ in $(seq 300); do
    leader=$(cat "/proc/$nspawn/task/$nspawn/children" 2>/dev/null | tr -d ' ')
    # Degraded is up too: a container has no clock to set, for one.
    if [ -n "$leader" ] && in_machine "$1" 'case $(systemctl is-system-running --wait) in running | degraded) ;; *) exit 1 ;; esac' 2>/dev/null; then
      return
    fi
    sleep 0.2
  done
  echo "BROKEN: $1 did not boot" >&2
  exit 1
}

# in_machine NAME COMMAND: by root, in a shell there.
in_machine() {
  nspawn=$(pgrep -f -- "--machine=drill-$1 " | head -n 1)
  leader=$(cat "/proc/$nspawn/task/$nspawn/children" | tr -d ' ')
  nsenter --target "$leader" --mount --uts --ipc --net --pid --cgroup --root \
    env -i PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin HOME=/root LC_ALL=C.UTF-8 \
    DEBIAN_FRONTEND=noninteractive NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt sh -ec "cd /root; $2"
}

# on NAME COMMAND: prints the command as an operator types it, and what it says. Ends the drill where it fails.
on() {
  printf '%s# %s\n' "$1" "$2"
  in_machine "$1" "$2" 2>&1 || {
    echo "BROKEN: exit status $?" >&2
    in_machine "$1" 'journalctl --no-pager -n 30' >&2 || true
    exit 1
  }
}

# refused NAME COMMAND: as `on`, for a command that has to fail.
refused() {
  printf '%s# %s\n' "$1" "$2"
  if in_machine "$1" "$2" 2>&1; then
    echo 'BROKEN: this should have failed' >&2
    exit 1
  fi
}

# manual NAME HEADING NUMBER [SED]: runs a block of commands of docs/operating.md as it stands there, the one of this
# number below the heading. SED puts what this machine has in the place of examples.
manual() {
  block=$(awk -v heading="$2" -v number="$3" '
    /^```/ { inside = !inside; count += here && inside && /^```sh$/; next }
    !inside && /^#/ { text = $0; sub(/^#+ /, "", text); here = text == heading; next }
    here && inside && count == number' "$project/docs/operating.md" | sed "${4:-}")
  [ -n "$block" ] || {
    echo "BROKEN: \"$2\" in docs/operating.md has no block $3" >&2
    exit 1
  }
  on "$1" "$block"
}

title() { printf '\n## %s\n' "$*"; }

# sources FOLDER: those of this project, as somebody unpacks them; beside them the programs of the drill.
sources() {
  mkdir -p "$1"
  git -C "$project" ls-files -z | tar -C "$project" --null --files-from=- -cf - | tar -C "$1" --no-same-owner -xf -
  cp "$here"/*.mjs "$here/log-commands.sh" "$(dirname "$1")/"
}
