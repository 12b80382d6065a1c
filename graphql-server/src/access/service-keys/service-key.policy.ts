import ipaddr from 'ipaddr.js';
import { z } from 'zod';
import { line, listOf, optional } from '../../platform/text/form-rules';
import { fault } from '../../platform/text/input-faults';
import { ALL_PERMISSIONS, type Permission } from '../accounts/permissions';

/** The most characters of a name, and the most networks of a key. */
export const SERVICE_KEY_LIMITS = { name: 60, networks: 20 } as const;

/** Rights that no key has: a leaked key must not make further keys, or invite people. */
export const NOT_FOR_PROGRAMS: readonly Permission[] = ['programs.write', 'staff.write'];

/** Rights that a key can have. */
export const FOR_PROGRAMS = ALL_PERMISSIONS.filter((permission) => !NOT_FOR_PROGRAMS.includes(permission));

const network = z
  .string()
  .trim()
  .transform((text) => (text === '' ? null : text))
  .refine((text) => text === null || isNetwork(text), fault('NETWORK_INVALID'));

/** The rules of the form for a service key. */
export const serviceKeyRules = z.object({
  name: line('name', 'keyName', SERVICE_KEY_LIMITS.name),
  permissions: z
    .array(z.enum(FOR_PROGRAMS as [string, ...string[]], fault('PERMISSION_NOT_FOR_PROGRAMS')))
    .min(1, fault('PERMISSION_MISSING'))
    .max(ALL_PERMISSIONS.length, fault('PERMISSION_NOT_FOR_PROGRAMS'))
    .transform((permissions) => [...new Set(permissions)]),
  networks: listOf('networks', SERVICE_KEY_LIMITS.networks, network),
  lastDay: optional(z.string()),
});

// The server identifies a caller with IPv6 by its /64 network (RFC 6177), so a key cannot be bound to a smaller
// network.
const LONGEST_IPV6_PREFIX = 64;

function isNetwork(text: string): boolean {
  if (ipaddr.IPv4.isValidFourPartDecimal(text) || ipaddr.IPv4.isValidCIDRFourPartDecimal(text)) return true;
  if (!ipaddr.IPv6.isValidCIDR(text)) return false;
  return ipaddr.parseCIDR(text)[1] <= LONGEST_IPV6_PREFIX;
}

/**
 * Whether the caller, as `callerOf` writes it, is in one of the networks. True for each caller when there are no
 * networks.
 */
export function isFromNetworks(caller: string, networks: readonly string[]): boolean {
  if (networks.length === 0) return true;
  const written = caller.replace(/\/64$/, '');
  if (!ipaddr.isValid(written)) return false;
  const address = ipaddr.process(written);
  return networks.some((text) => {
    const [base, bits] = text.includes('/') ? ipaddr.parseCIDR(text) : [ipaddr.process(text), 32];
    return base.kind() === address.kind() && address.match(base, bits);
  });
}
