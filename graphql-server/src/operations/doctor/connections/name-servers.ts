import { Resolver } from 'node:dns/promises';
import { codeOf } from '../report/check';
import { warning, type Finding } from '../report/finding';

const RESPONSE_MILLISECONDS = 2_000;
const TRIES = 2;

/** Resolves names with these name servers, or with the system's name servers when the list is empty. */
export function createResolver(servers: readonly string[]): Resolver {
  const resolver = new Resolver({ timeout: RESPONSE_MILLISECONDS, tries: TRIES });
  if (servers.length > 0) resolver.setServers(servers);
  return resolver;
}

const NO_SUCH_RECORD = new Set(['ENODATA', 'ENOTFOUND']);

async function recordsOr<Row>(query: Promise<Row[]>): Promise<Row[]> {
  try {
    return await query;
  } catch (error) {
    if (NO_SUCH_RECORD.has(codeOf(error))) return [];
    throw error;
  }
}

/** The TXT records of the name, each as one text; empty when there is no such name. */
export async function textRecords(resolver: Resolver, name: string): Promise<string[]> {
  const records = await recordsOr(resolver.resolveTxt(name));
  return records.map((pieces) => pieces.join(''));
}

/** The IPv4 and IPv6 addresses of the name. */
export async function addressesOf(resolver: Resolver, name: string): Promise<string[]> {
  const found = await Promise.all([recordsOr(resolver.resolve4(name)), recordsOr(resolver.resolve6(name))]);
  return found.flat();
}

/** The hosts that receive the name's mail. */
export async function mailHostsOf(resolver: Resolver, name: string): Promise<string[]> {
  return (await recordsOr(resolver.resolveMx(name))).map(({ exchange }) => exchange);
}

/** Examines records. When no name server responds, the finding says so. */
export async function withNameServers(examine: () => Promise<Finding>): Promise<Finding> {
  try {
    return await examine();
  } catch (error) {
    const code = codeOf(error);
    if (!/^E[A-Z]+$/.test(code)) throw error;
    return warning(
      `the name servers of this machine do not respond (${code})`,
      'Set DNS_SERVERS to name servers that this machine can reach, for example your provider’s',
    );
  }
}
