#!/bin/sh
# Run once by the image of PostgreSQL, for compose.yaml: the site's user owns its database, and may create one
# more, in which `academy backup --prove` restores a backup on trial.
set -eu
psql --no-psqlrc --set ON_ERROR_STOP=1 --set password="$DATABASE_PASSWORD" \
  --username "${POSTGRES_USER:-postgres}" --dbname postgres <<'SQL'
create role academy login createdb password :'password';
create database academy owner academy encoding 'UTF8' template template0;
SQL
