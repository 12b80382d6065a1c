#!/bin/sh
# Writes which machines in front of this proxy may say who the guest is: TRUSTED_FRONT, addresses or networks with commas.
set -eu
file="${TRUSTED_FRONT_FILE:-/tmp/trusted-front.conf}"
: > "$file"
for network in $(echo "${TRUSTED_FRONT:-}" | tr ',' ' '); do
  case "$network" in
    *[!0-9A-Fa-f.:/]*)
      echo "TRUSTED_FRONT: $network is neither an address nor a network" >&2
      exit 1
      ;;
  esac
  echo "set_real_ip_from $network;" >> "$file"
done
