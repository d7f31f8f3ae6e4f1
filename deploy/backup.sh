#!/bin/sh
# Makes one encrypted backup of a site on SQLite and keeps the newest 14. academy-backup.timer runs it each night.
# BACKUP_RECIPIENTS: public keys of age, one a line. The private key is needed for restoring only: keep it elsewhere.
set -eu
umask 077

directory=${BACKUP_DIR:-/var/backups/academy}
recipients=${BACKUP_RECIPIENTS:-/etc/academy/backup-recipients}
keep=${BACKUP_KEEP:-14}
name=academy-$(date -u +%Y-%m-%dT%H%M%SZ).tar.age

if [ ! -s "$recipients" ]; then
  echo "$recipients is missing or empty: put the public key of age-keygen into it" >&2
  exit 1
fi
unfinished=$(mktemp -d "$directory/.unfinished.XXXXXX")
trap 'rm -rf "$unfinished"' EXIT
trap 'exit 1' HUP INT TERM

"$(dirname "$0")/academy" backup "$unfinished/plain"
age --encrypt --recipients-file "$recipients" --output "$unfinished/$name" "$unfinished/plain"
sync "$unfinished/$name"
mv "$unfinished/$name" "$directory/$name"

# The site reports the age of this file as academy_backup_age_seconds.
touch "${DATA_DIR:-/var/lib/academy}/last-backup"

# Names begin with their date, so the oldest come first.
ls "$directory"/academy-*.tar.age | head -n "-$keep" | while read -r old; do rm -- "$old"; done
