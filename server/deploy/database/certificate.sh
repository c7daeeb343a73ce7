#!/bin/sh
# Makes the certificate of the database once, for ten years, and signs it with its own key. To renew it, remove both folders.
#   certificate.sh <host name> <folder for PostgreSQL> <folder for Keepwell> [<owner of the key>]
# PostgreSQL gets certificate and key. Keepwell gets the certificate alone, and trusts this one and no other.
set -eu
host=$1 private=$2 public=$3 owner=${4:-}
umask 077
if [ ! -s "$private/server.crt" ]; then
  rm -f "$private/server.key"
  openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 3650 -sha256 \
    -subj "/CN=$host" -addext "subjectAltName=DNS:$host" \
    -keyout "$private/server.key" -out "$private/server.crt.new"
  chmod 644 "$private/server.crt.new"
  [ -z "$owner" ] || chown "$owner" "$private/server.key"
  # Last, so that a run that was interrupted is done again.
  mv "$private/server.crt.new" "$private/server.crt"
fi
cp "$private/server.crt" "$public/server.crt"
chmod 644 "$public/server.crt"
