import ipaddr from 'ipaddr.js';

/**
 * The address that limits are counted by: IPv4 whole, IPv6 by its /64, since one household or one attacker
 * has a whole /64 at hand (RFC 6177).
 */
export function callerOf(address: string | undefined): string {
  if (!address || !ipaddr.isValid(address)) return 'unknown';
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  const network = parsed.toByteArray().map((byte, index) => (index < 8 ? byte : 0));
  return `${ipaddr.fromByteArray(network).toString()}/64`;
}
