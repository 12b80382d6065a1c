import { createPublicKey } from 'node:crypto';
import type { Resolver } from 'node:dns/promises';
import ipaddr from 'ipaddr.js';
import { ok, skipped, warning, wrong, type Finding } from './report/finding';
import { textRecords, withNameServers } from './connections/name-servers';
import { allowedSenders, allows, spfRecords } from './spf';

/** The domain of a sender such as 'Hotel <stay@example.com>'. */
export function domainOf(sender: string): string {
  return (/@([^@>\s]+)>?\s*$/.exec(sender)?.[1] ?? '').toLowerCase();
}

/** A relay on this machine or in its network sends from a public address that the machine cannot see. */
function isNearby(host: string): boolean {
  const address = host.replace(/^\[|\]$/g, '');
  if (!ipaddr.isValid(address)) return !host.includes('.') || host.endsWith('.localhost');
  return ipaddr.parse(address).range() !== 'unicast';
}

/** Whether the domain has exactly one SPF record, and the record allows the mail server (RFC 7208). */
export function checkSpf(resolver: Resolver, domain: string, mailHost: string): Promise<Finding> {
  return withNameServers(async () => {
    const [record, ...others] = await spfRecords(resolver, domain);
    const rule = 'v=spf1 include:PROVIDER -all';
    if (record === undefined)
      return wrong(
        `${domain} has no SPF record`,
        `Add one TXT record as your mail provider describes: ${rule}`,
      );
    if (others.length > 0)
      return wrong(
        `${domain} has ${others.length + 1} SPF records, which receivers ignore`,
        'Join them into one record',
      );
    const senders = await allowedSenders(resolver, domain, record);
    if (senders.fault !== null)
      return wrong(
        `receivers cannot use the SPF record of ${domain}: ${senders.fault}`,
        'Correct the record',
      );
    if (senders.others === '+')
      return wrong(`the SPF record of ${domain} lets everybody send`, 'End it with -all');
    if (isNearby(mailHost))
      return ok(
        `${domain} has one record; whether it names the public address of your relay cannot be checked from here`,
      );
    if (await allows(resolver, senders, mailHost))
      return ok(`${domain} has one record, which allows ${mailHost}`);
    return warning(
      `the SPF record of ${domain} does not seem to allow ${mailHost}`,
      `Compare it with what the provider of that mail server describes, such as ${rule}`,
    );
  });
}

/** The tags of a record such as 'v=DKIM1; k=rsa; p=…'. */
function tagsOf(record: string): ReadonlyMap<string, string> {
  const pairs = record.split(';').map((pair) => pair.split('='));
  return new Map(
    pairs.map(([name = '', ...value]) => [name.trim().toLowerCase(), value.join('=').replace(/\s+/g, '')]),
  );
}

const SHORTEST_RSA_BITS = 1024;
const ED25519_BYTES = 32;

/** Why receivers cannot use the key; null when they can (RFC 6376, RFC 8301, RFC 8463). */
function keyFault(tags: ReadonlyMap<string, string>): string | null {
  const key = Buffer.from(tags.get('p') ?? '', 'base64');
  if (tags.get('p') === '') return 'its key was withdrawn (p= is empty)';
  if (tags.get('k') === 'ed25519') return key.length === ED25519_BYTES ? null : 'its key is damaged';
  try {
    const { asymmetricKeyDetails } = createPublicKey({ key, format: 'der', type: 'spki' });
    const bits = asymmetricKeyDetails?.modulusLength ?? 0;
    return bits < SHORTEST_RSA_BITS
      ? `its key has ${bits} bits, and receivers want ${SHORTEST_RSA_BITS}`
      : null;
  } catch {
    return 'its key is damaged';
  }
}

/** Whether receivers find the key with which the provider signs mails (RFC 6376). */
export function checkDkim(
  resolver: Resolver,
  domain: string,
  selector: string | undefined,
): Promise<Finding> {
  return withNameServers(async () => {
    if (selector === undefined)
      return skipped(
        'DKIM_SELECTOR is not set',
        `Show the source of a mail from ${domain}, find the DKIM-Signature with d=${domain}, and set DKIM_SELECTOR to its s=; without such a signature switch on DKIM at your mail provider`,
      );
    const name = `${selector}._domainkey.${domain}`;
    const keys = (await textRecords(resolver, name)).map(tagsOf).filter((tags) => tags.has('p'));
    const [tags] = keys;
    const asDescribed = 'Add the record that your mail provider shows for DKIM';
    if (!tags) return wrong(`${name} has no key`, `${asDescribed}, or correct DKIM_SELECTOR`);
    const fault = keyFault(tags);
    return fault === null
      ? ok(`${name} has a key`)
      : wrong(`receivers cannot use ${name}: ${fault}`, asDescribed);
  });
}

const POLICIES = ['none', 'quarantine', 'reject'];

/**
 * The domain and its parents, without the top-level domain: a parent's record counts when the domain has none (RFC
 * 9989).
 */
function withParents(domain: string): string[] {
  const labels = domain.split('.');
  return labels
    .slice(0, Math.max(1, labels.length - 1))
    .map((_label, index) => labels.slice(index).join('.'));
}

async function dmarcRecords(resolver: Resolver, domain: string): Promise<{ at: string; records: string[] }> {
  for (const one of withParents(domain)) {
    const at = `_dmarc.${one}`;
    const records = (await textRecords(resolver, at)).filter((text) => /^v=DMARC1\s*(?:;|$)/.test(text));
    if (records.length > 0) return { at, records };
  }
  return { at: `_dmarc.${domain}`, records: [] };
}

/** Whether the domain says what receivers should do with mail that fails SPF and DKIM (RFC 7489). */
export function checkDmarc(resolver: Resolver, domain: string): Promise<Finding> {
  return withNameServers(async () => {
    const { at, records } = await dmarcRecords(resolver, domain);
    const [record, ...others] = records;
    const first = 'v=DMARC1; p=none; rua=mailto:REPORTS@YOUR-DOMAIN';
    if (record === undefined)
      return wrong(`${domain} has no DMARC record`, `Add a TXT record at ${at}: ${first}`);
    if (others.length > 0)
      return wrong(`${at} has ${records.length} DMARC records, which receivers ignore`, 'Keep one');
    const policy = tagsOf(record).get('p')?.toLowerCase() ?? '';
    if (!POLICIES.includes(policy))
      return wrong(
        `${at} has no policy that receivers know`,
        `Give it p=none, p=quarantine or p=reject: ${first}`,
      );
    if (policy === 'none')
      return warning(
        `${at} asks receivers to do nothing yet (p=none)`,
        'When its reports show that all mail passes, set p=quarantine, then p=reject',
      );
    return ok(`${at} has p=${policy}`);
  });
}
