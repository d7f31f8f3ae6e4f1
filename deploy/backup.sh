#!/bin/sh
# Makes one backup of a site, proves it by restoring it on trial, encrypts it, and keeps the newest 14.
# academy-backup.timer runs it each night. With DATABASE_URL, pg_dump and pg_restore have to be installed.
#   backup.sh          the only site of the machine
#   backup.sh @SITE    one of several
# BACKUP_RECIPIENTS: public keys of age, one a line. The private key is needed for restoring only: keep it elsewhere.
set -eu
umask 077

name=academy${1:+-${1#@}}
directory=${BACKUP_DIR:-/var/backups/$name}
data=${DATA_DIR:-/var/lib/$name}
recipients=${BACKUP_RECIPIENTS:-/etc/$name/backup-recipients}
keep=${BACKUP_KEEP:-14}
file=$name-$(date -u +%Y-%m-%dT%H%M%SZ).tar.age
# The operators' command of this site; what follows it is the command.
set -- "$(dirname "$0")/academy" ${1:+"$1"}

if [ ! -s "$recipients" ]; then
  echo "$recipients is missing or empty: put the public key of age-keygen into it" >&2
  exit 1
fi
# Two at once would each remove what the other has kept.
exec 9<"$directory"
if ! flock --nonblock 9; then
  echo "Another backup is being made in $directory." >&2
  exit 1
fi
# What a night that was killed has left is not encrypted.
find "$directory" -maxdepth 1 -name '.unfinished.*' -exec rm -rf {} +
unfinished=$(mktemp -d "$directory/.unfinished.XXXXXX")
trap 'rm -rf "$unfinished"' EXIT
trap 'exit 1' HUP INT TERM

# `academy backup` notes in this file that there is one, and so that it is proven: that counts once it is encrypted.
state=$data/backup-state.json
before=$(cat "$state" 2>/dev/null || echo '{}')
set_state() {
  printf '%s\n' "$1" >"$state.new"
  mv "$state.new" "$state"
}

encrypt() {
  age --encrypt --recipients-file "$recipients" --output "$unfinished/$1" "$unfinished/plain"
  sync "$unfinished/$1"
  mv "$unfinished/$1" "$directory/$1"
  sync "$directory"
}

"$@" backup "$unfinished/plain"
set_state "$before"
# Who was erased since an older backup: `academy restore` looks for this beside its file.
if [ -e "$data/erasures" ]; then
  cp "$data/erasures" "$unfinished/erasures"
  mv "$unfinished/erasures" "$directory/erasures"
fi
if ! TMPDIR=$directory "$@" backup --prove "$unfinished/plain"; then
  # Better than nothing, but no reason to remove one that was proven.
  encrypt unproven.tar.age
  exit 1
fi
proven=$(cat "$state")
set_state "$before"
encrypt "$file"

set_state "$proven"
# The site reports the age of this file as academy_backup_age_seconds.
touch "$data/last-backup"

# Names begin with their date, so the oldest come first. The one just made stays even where the clock is wrong.
ls "$directory" | grep -E "^$name-[0-9-]+T[0-9]+Z\.tar\.age$" | grep -vxF "$file" | head -n "-$((keep - 1))" |
  while read -r old; do rm -- "$directory/$old"; done
