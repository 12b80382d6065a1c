import type { Resolver } from 'node:dns/promises';
import ipaddr from 'ipaddr.js';
import { addressesOf, mailHostsOf, textRecords } from './connections/name-servers';

// https://www.rfc-editor.org/rfc/rfc7208

/** Receivers stop after this many look-ups and reject the record (section 4.6.4). */
const MOST_LOOKUPS = 10;
const LOOKS_UP = new Set(['include', 'a', 'mx', 'ptr', 'exists', 'redirect']);
const TERM = /^([+?~-]?)([a-z][\w.-]*)(?:([:=/])(.*))?$/i;
const MECHANISMS = new Set(['all', 'include', 'a', 'mx', 'ptr', 'ip4', 'ip6', 'exists']);

/** The senders that an SPF record allows, including its included records. */
export interface AllowedSenders {
  /** The domains that are included. */
  domains: Set<string>;
  /** Addresses and networks. */
  networks: Set<string>;
  /** What the record says about all other senders: '+', '-', '~' or '?'; null when it says nothing. */
  others: string | null;
  lookups: number;
  /** Why receivers reject the record; null when they accept it. */
  fault: string | null;
}

/** The SPF records of a domain. There should be one. */
export async function spfRecords(resolver: Resolver, domain: string): Promise<string[]> {
  return (await textRecords(resolver, domain)).filter((text) => /^v=spf1(?: |$)/i.test(text));
}

interface Term {
  qualifier: string;
  name: string;
  isModifier: boolean;
  /** The domain or network that the term names. */
  value: string;
}

function termOf(text: string): Term | null {
  const [, qualifier = '', name = '', separator, rest = ''] = TERM.exec(text) ?? [];
  if (name === '') return null;
  const value = separator === '/' ? `/${rest}` : rest;
  return { qualifier: qualifier || '+', name: name.toLowerCase(), isModifier: separator === '=', value };
}

/** Follows the record of a domain and the records that it includes. */
export async function allowedSenders(
  resolver: Resolver,
  domain: string,
  record: string,
): Promise<AllowedSenders> {
  const senders: AllowedSenders = {
    domains: new Set(),
    networks: new Set(),
    others: null,
    lookups: 0,
    fault: null,
  };
  await follow(resolver, domain, record, senders, true);
  return senders;
}

async function follow(
  resolver: Resolver,
  domain: string,
  record: string,
  senders: AllowedSenders,
  decides: boolean,
): Promise<void> {
  for (const text of record.split(/ +/).slice(1).filter(Boolean)) {
    const term = termOf(text);
    if (!term || (!term.isModifier && !MECHANISMS.has(term.name))) {
      senders.fault = `it has ${text}, which SPF does not know`;
    } else if (LOOKS_UP.has(term.name)) {
      senders.lookups += 1;
      if (senders.lookups > MOST_LOOKUPS) senders.fault = `it needs more than ${MOST_LOOKUPS} look-ups`;
    }
    if (!term || senders.fault) return;
    if (term.name === 'all' && decides) senders.others = term.qualifier;
    await addSenders(resolver, domain, term, senders, decides);
  }
}

/** A macro such as %{i} depends on the mail. */
const hasMacro = (value: string): boolean => value.includes('%');

async function addSenders(
  resolver: Resolver,
  domain: string,
  { qualifier, name, value }: Term,
  senders: AllowedSenders,
  decides: boolean,
): Promise<void> {
  if (hasMacro(value) || (qualifier !== '+' && name !== 'redirect')) return;
  if (name === 'ip4' || name === 'ip6') senders.networks.add(value);
  if (name === 'a' || name === 'mx') {
    const [host] = value.split('/');
    const named = host || domain;
    const hosts = name === 'mx' ? await mailHostsOf(resolver, named) : [named];
    const found = await Promise.all(hosts.map((one) => addressesOf(resolver, one)));
    found.flat().forEach((address) => senders.networks.add(address));
  }
  if (name === 'include' || name === 'redirect') {
    senders.domains.add(value.toLowerCase());
    const [record, ...others] = await spfRecords(resolver, value);
    if (record === undefined || others.length > 0) {
      senders.fault = `it names ${value}, which has ${record === undefined ? 'no' : 'two'} SPF records`;
    } else await follow(resolver, value, record, senders, decides && name === 'redirect');
  }
}

// Second-level suffixes such as co.in and com.au: the organisation's domain then has three labels.
const SECOND_LEVEL = /^(?:ac|co|com|edu|gen|gov|ind|net|or|org)$/;

/** The domain that an organisation registered, guessed from the host name: example.com for smtp.example.com. */
function organisationOf(host: string): string {
  const labels = host.toLowerCase().split('.');
  const length = SECOND_LEVEL.test(labels.at(-2) ?? '') && labels.length > 2 ? 3 : 2;
  return labels.slice(-length).join('.');
}

function isWithin(address: string, network: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  if (ipaddr.isValidCIDR(network)) {
    const [range, bits] = ipaddr.parseCIDR(network);
    return parsed.kind() === range.kind() && parsed.match(range, bits);
  }
  return ipaddr.isValid(network) && parsed.toString() === ipaddr.parse(network).toString();
}

/** Whether the record allows the mail server: by one of its addresses, or by a domain of the same organisation. */
export async function allows(
  resolver: Resolver,
  { domains, networks }: AllowedSenders,
  mailHost: string,
): Promise<boolean> {
  const organisation = organisationOf(mailHost);
  if ([...domains].some((domain) => organisationOf(domain) === organisation)) return true;
  const addresses = ipaddr.isValid(mailHost) ? [mailHost] : await addressesOf(resolver, mailHost);
  return addresses.some((address) => [...networks].some((network) => isWithin(address, network)));
}
