import ipaddr from 'ipaddr.js';
import { LRUCache } from 'lru-cache';
import type { KeyedSecrets } from '../secrets/keyed-secrets';

/** A network to which a caller belongs. Its limits are the limits of one caller, multiplied by `times`. */
export interface CallerNetwork {
  address: string;
  times: number;
}

// A home has a /64 or a /56, a company a /48 (RFC 6177). The limits grow more slowly than the number of networks.
const IPV6_NETWORKS = [
  { bits: 64, times: 1 },
  { bits: 56, times: 2 },
  { bits: 48, times: 4 },
] as const;

// Parsing an address costs more than a cached response.
const networksOfIpv6 = new LRUCache<string, readonly CallerNetwork[]>({ max: 10_000 });

const SHOWN_HASH_LENGTH = 12;

function ipv6Network(bytes: readonly number[], bits: number): string {
  const network = bytes.map((byte, index) => (index < bits / 8 ? byte : 0));
  return `${ipaddr.fromByteArray(network).toString()}/${bits}`;
}

/**
 * The address by which limits are counted: a whole IPv4 address, or the /64 of an IPv6 address, because one household
 * or attacker has a whole /64 (RFC 6177). {@link networksOf} returns the wider networks around it.
 */
export function callerOf(address: string | undefined): string {
  if (!address || !ipaddr.isValid(address)) return 'unknown';
  const parsed = ipaddr.process(address);
  return parsed.kind() === 'ipv4' ? parsed.toString() : ipv6Network(parsed.toByteArray(), 64);
}

/**
 * The networks in which a caller is counted, the narrowest first: the IPv4 address, or the /64, /56 and /48 of IPv6.
 */
export function networksOf(caller: string): readonly CallerNetwork[] {
  if (!caller.endsWith('/64')) return [{ address: caller, times: 1 }];
  const known = networksOfIpv6.get(caller);
  if (known) return known;
  const networks = parseNetworks(caller);
  networksOfIpv6.set(caller, networks);
  return networks;
}

function parseNetworks(caller: string): CallerNetwork[] {
  const bytes = ipaddr.parse(caller.slice(0, -'/64'.length)).toByteArray();
  return IPV6_NETWORKS.map(({ bits, times }) => ({ address: ipv6Network(bytes, bits), times }));
}

/** A keyed hash of a caller's network. The database stores no addresses, in case it is stolen. */
export function callerHash(secrets: KeyedSecrets, network: string): string {
  return secrets.keyedHash('caller', network);
}

/** The first characters of a stored hash, as log lines show them. */
export function shownHash(hash: string): string {
  return hash.slice(0, SHOWN_HASH_LENGTH);
}

// Range names of ipaddr.js. Guests on the internet never have an address in these ranges.
const PRIVATE_RANGES = new Set<string>([
  'private',
  'loopback',
  'uniqueLocal',
  'linkLocal',
  'carrierGradeNat',
]);

/** Whether no guest on the internet can have the address. */
export function isPrivateCaller(caller: string): boolean {
  const address = caller.replace(/\/64$/, '');
  return ipaddr.isValid(address) && PRIVATE_RANGES.has(ipaddr.parse(address).range());
}
