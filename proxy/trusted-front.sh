#!/bin/sh
# Writes which machines in front of this proxy may say who the guest is: TRUSTED_FRONT, addresses or networks with commas.
# Docker shows connections from its own machine as the gateway of its network (docker-compose.yml). While the proxy is
# published on that machine only, nothing else connects to it, so the gateway is trusted as well.
set -eu
gateway=172.30.71.1
front="${TRUSTED_FRONT:-}"
case "${PUBLISH_ADDRESS:-}" in
  127.*) front="$front,$gateway" ;;
esac
file="${TRUSTED_FRONT_FILE:-/tmp/trusted-front.conf}"
: > "$file"
for network in $(echo "$front" | tr ',' ' '); do
  case "$network" in
    *[!0-9A-Fa-f.:/]*)
      echo "TRUSTED_FRONT: $network is neither an address nor a network" >&2
      exit 1
      ;;
  esac
  echo "set_real_ip_from $network;" >> "$file"
done
