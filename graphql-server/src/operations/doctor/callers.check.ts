import { randomInt } from 'node:crypto';
import { networkInterfaces } from 'node:os';
import ipaddr from 'ipaddr.js';
import proxyAddress from 'proxy-addr';
import { countedBetween, counterKey, readCounters } from '../../platform/limits/counted-callers';
import { RATE_LIMITS } from '../../platform/limits/rate-limit-table';
import { KeyedSecrets } from '../../platform/secrets/keyed-secrets';
import { messageOf } from './report/check';
import { withConnection } from './connections/database-connection';
import { ok, warning, wrong, type Finding } from './report/finding';

export interface CallerSettings {
  siteUrl: string;
  trustedProxies: readonly string[];
  appSecret: string;
  database: { url: string; setting: string };
  /** Addresses that a proxy may have but this machine does not; by default those in its own networks. */
  proxies?: readonly string[];
}

// A network of this size is too large to be a list of proxies, because it contains guests, too.
const WIDEST_BITS = 8;

function trustFault(trusted: readonly string[]): Finding | null {
  const advice = 'Name the addresses or networks of your own proxies only';
  const wide = trusted.find((entry) => ipaddr.isValidCIDR(entry) && ipaddr.parseCIDR(entry)[1] < WIDEST_BITS);
  if (wide !== undefined)
    return wrong(`TRUSTED_PROXIES has ${wide}, so guests may claim any address`, advice);
  try {
    proxyAddress.compile([...trusted]);
    return null;
  } catch (error) {
    return wrong(`TRUSTED_PROXIES cannot be read: ${messageOf(error)}`, advice);
  }
}

const isLoopbackHost = (host: string): boolean => host === 'localhost' || /^127\.|^\[::1\]$/.test(host);

const OWN = () =>
  Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ internal }) => !internal);

// Docker's networks have as many addresses.
const SMALLEST_BITS = 16;

function addressesIn(cidr: string): string[] {
  const [network, bits] = ipaddr.parseCIDR(cidr);
  if (network.kind() !== 'ipv4' || bits < SMALLEST_BITS) return [];
  const first = ipaddr.IPv4.networkAddressFromCIDR(cidr).toByteArray();
  const start = first.reduce((number, byte) => number * 256 + byte, 0);
  return Array.from({ length: 2 ** (32 - bits) }, (_nothing, index) => {
    const number = start + index;
    return [24, 16, 8, 0].map((shift) => Math.floor(number / 2 ** shift) % 256).join('.');
  });
}

/**
 * Every address that a proxy near this machine may have: the named addresses, this machine's networks, and the loopback
 * address.
 */
function possibleProxies({ siteUrl, trustedProxies }: CallerSettings): string[] {
  const own = OWN();
  const named = trustedProxies.filter((entry) => ipaddr.isValid(entry));
  const around = own.flatMap(({ cidr }) => (cidr === null ? [] : addressesIn(cidr)));
  // A caller on this machine may itself have the loopback address.
  const loopback = isLoopbackHost(new URL(siteUrl).hostname) ? [] : ['127.0.0.1', '::1'];
  const ownAddresses = new Set(own.map(({ address }) => address));
  return [...named, ...around, ...loopback].filter((address) => !ownAddresses.has(address));
}

const LIMIT = RATE_LIMITS.newsletterChecks;

/**
 * Sends a read that servers count in the database by its caller. The read claims to be forwarded for another address.
 */
async function sendAs(claimed: string, siteUrl: string, signal: AbortSignal): Promise<void> {
  const response = await fetch(`${siteUrl}/api/check-email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': claimed },
    body: JSON.stringify({ email: 'nobody@doctor.invalid' }),
    redirect: 'manual',
    signal,
  });
  await response.arrayBuffer();
}

function callersFinding(settings: CallerSettings, counted: ReadonlySet<string>, claimed: string): Finding {
  const secrets = new KeyedSecrets(settings.appSecret);
  const isCounted = (address: string) => counted.has(counterKey(secrets, LIMIT, address));
  if (counted.size === 0)
    return warning(
      'the server at SITE_URL counted no request of this machine in this database',
      'See the line about the site; if it is ok, the servers have another DATABASE_URL',
    );
  if (isCounted(claimed))
    return wrong(
      'the server believes an X-Forwarded-For that anybody can write, so nobody has limits',
      'Let the proxy in front overwrite X-Forwarded-For, and name only proxies in TRUSTED_PROXIES and TRUSTED_FRONT',
    );
  const proxy = (settings.proxies ?? possibleProxies(settings)).find(isCounted);
  if (proxy !== undefined)
    return wrong(
      `the server takes the proxy at ${proxy} for the guest, so all guests are one caller`,
      `Add ${proxy} to TRUSTED_PROXIES of the servers, or to TRUSTED_FRONT of compose’s proxy, and let it set X-Forwarded-For`,
    );
  return ok(
    'the server counts a request from here by another address than a proxy’s, and believes no forged one',
  );
}

/** Whether the servers can tell guests apart, found out by how they count a request of this machine. */
export async function checkCallers(settings: CallerSettings, signal: AbortSignal): Promise<Finding> {
  const fault = trustFault(settings.trustedProxies);
  if (fault) return fault;
  // The server itself does not speak TLS.
  if (settings.siteUrl.startsWith('https:') && settings.trustedProxies.length === 0)
    return wrong(
      'SITE_URL begins with https://, so a proxy is in front, but TRUSTED_PROXIES is empty: all guests are one caller',
      'Set TRUSTED_PROXIES to the address of the proxy',
    );
  return withConnection(settings.database, signal, async (client) => {
    // An address of a network that is reserved for documentation (RFC 5737).
    const claimed = `192.0.2.${randomInt(1, 255)}`;
    const before = await readCounters(client, LIMIT);
    try {
      await sendAs(claimed, settings.siteUrl, signal);
    } catch (error) {
      if (signal.aborted) throw error;
      return wrong(
        `${settings.siteUrl} cannot be reached: ${messageOf(error)}`,
        'See the line about the site',
      );
    }
    return callersFinding(settings, countedBetween(before, await readCounters(client, LIMIT)), claimed);
  });
}
