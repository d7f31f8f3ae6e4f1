#!/bin/sh
# Makes one backup of a site, proves it by restoring it on trial, encrypts it, and keeps the newest 14.
# academy-backup.timer runs it each night. With DATABASE_URL, pg_dump and pg_restore have to be installed.
# BACKUP_RECIPIENTS: public keys of age, one a line. The private key is needed for restoring only: keep it elsewhere.
set -eu
umask 077

directory=${BACKUP_DIR:-/var/backups/academy}
data=${DATA_DIR:-/var/lib/academy}
recipients=${BACKUP_RECIPIENTS:-/etc/academy/backup-recipients}
keep=${BACKUP_KEEP:-14}
name=academy-$(date -u +%Y-%m-%dT%H%M%SZ).tar.age
academy=$(dirname "$0")/academy

if [ ! -s "$recipients" ]; then
  echo "$recipients is missing or empty: put the public key of age-keygen into it" >&2
  exit 1
fi
# What a night that was killed has left is not encrypted.
find "$directory" -maxdepth 1 -name '.unfinished.*' -mmin +720 -exec rm -rf {} +
# `academy backup` notes in this file that there is one, and so that it is proven: that counts once it is encrypted.
state=$data/backup-state.json
before=$(cat "$state" 2>/dev/null || echo '{}')
is_done=no
unfinished=$(mktemp -d "$directory/.unfinished.XXXXXX")
leave() {
  rm -rf "$unfinished"
  [ "$is_done" = yes ] || echo "$before" >"$state"
}
trap leave EXIT
trap 'exit 1' HUP INT TERM

encrypt() {
  age --encrypt --recipients-file "$recipients" --output "$unfinished/$1" "$unfinished/plain"
  sync "$unfinished/$1"
  mv "$unfinished/$1" "$directory/$1"
}

"$academy" backup "$unfinished/plain"
# Who was erased since an older backup: `academy restore` looks for this beside its file.
if [ -e "$data/erasures" ]; then
  cp "$data/erasures" "$unfinished/erasures"
  mv "$unfinished/erasures" "$directory/erasures"
fi
if ! TMPDIR=$directory "$academy" backup --prove "$unfinished/plain"; then
  # Better than nothing, but no reason to remove one that was proven.
  encrypt unproven.tar.age
  exit 1
fi
encrypt "$name"

is_done=yes
# The site reports the age of this file as academy_backup_age_seconds.
touch "$data/last-backup"

# Names begin with their date, so the oldest come first.
ls "$directory"/academy-*.tar.age | head -n "-$keep" | while read -r old; do rm -- "$old"; done
