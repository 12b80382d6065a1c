import { lookup } from 'node:dns/promises';
import { request as httpRequest, type ClientRequest, type RequestOptions } from 'node:http';
import { request as httpsRequest } from 'node:https';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Why an address outside of the hotel was not reached. */
export type PublicRequestProblem =
  'ADDRESS_INVALID' | 'HOST_UNKNOWN' | 'HOST_PRIVATE' | 'TIMEOUT' | 'NOT_REACHED';

/** The status of the response, or why there was no response. */
export type PublicResponse = { status: number } | { problem: PublicRequestProblem };

/** Why an answer was not read, beside the reasons of every request. */
export type PublicReadProblem = PublicRequestProblem | 'TOO_LARGE' | 'TOO_MANY_REDIRECTS';

/** The answer of a reading, or why there was none. */
export type PublicReading =
  | { status: number; etag: string | null; lastModified: string | null; body: Buffer }
  | { problem: PublicReadProblem };

interface PublicRead {
  url: string;
  headers: Readonly<Record<string, string>>;
  /** The time for everything, with redirects, in milliseconds. */
  milliseconds: number;
  /** The most bytes of the body. More are not received. */
  mostBytes: number;
}

interface PublicRequest {
  url: string;
  headers: Readonly<Record<string, string>>;
  body: string;
  /** The time for the whole request, with looking up the name, in milliseconds. */
  milliseconds: number;
}

interface Target {
  url: URL;
  address: string;
  family: number;
}

/** The most redirects of one reading. */
const MOST_REDIRECTS = 5;

/**
 * Sends requests to addresses that people enter. Only https:// and public addresses are reached, because a request from inside the
 * hotel's network would pass its firewall. The name is looked up once, and the connection goes to the address that was
 * checked, so that a name server cannot answer differently later. Only readings follow redirects, and each redirect is checked in this way.
 */
export class PublicRequests {
  private readonly networks: readonly [ipaddr.IPv4 | ipaddr.IPv6, number][];

  /** `networks` are private networks (CIDR) that may be reached, also by http://. */
  constructor(networks: readonly string[]) {
    this.networks = networks.map((network) => ipaddr.parseCIDR(network));
  }

  /**
   * Why nothing can ever be sent to an address, as far as it can be told without looking up its name; null when
   * something can be sent. Forms ask this, so that an address that must fail is refused when it is entered.
   */
  obstacleOf(text: string): 'ADDRESS_INVALID' | 'HOST_PRIVATE' | null {
    const url = webAddress(text);
    if (!url) return 'ADDRESS_INVALID';
    const host = hostOf(url);
    const isListed = ipaddr.isValid(host) ? this.isListed(host) : this.networks.length > 0;
    if (isListed) return null;
    if (url.protocol !== 'https:') return 'ADDRESS_INVALID';
    const isPrivate = ipaddr.isValid(host) ? !isPublic(host) : LOCAL_NAME.test(host);
    return isPrivate ? 'HOST_PRIVATE' : null;
  }

  /** Sends the body by POST. The body of the response is not read. */
  async post(request: PublicRequest): Promise<PublicResponse> {
    return within(request.milliseconds, (signal) => this.postBefore(request, signal));
  }

  /** Reads an address by GET, and follows redirects. */
  async get(request: PublicRead): Promise<PublicReading> {
    return within(request.milliseconds, (signal) => this.getBefore(request, signal));
  }

  private async getBefore(request: PublicRead, signal: AbortSignal): Promise<PublicReading> {
    let url = request.url;
    for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
      const target = await this.targetOf(url);
      if ('problem' in target) return target;
      const answer = await receive(target, request, signal);
      if (!('location' in answer)) return answer;
      url = URL.parse(answer.location, url)?.href ?? '';
    }
    return { problem: 'TOO_MANY_REDIRECTS' };
  }

  private async postBefore(request: PublicRequest, signal: AbortSignal): Promise<PublicResponse> {
    const target = await this.targetOf(request.url);
    return 'problem' in target ? target : send(target, request, signal);
  }

  private async targetOf(text: string): Promise<Target | { problem: PublicRequestProblem }> {
    const url = webAddress(text);
    if (!url) return { problem: 'ADDRESS_INVALID' };
    const found = await lookup(hostOf(url), { all: true }).catch(() => []);
    const [first] = found;
    if (!first) return { problem: 'HOST_UNKNOWN' };
    const isListed = found.every(({ address }) => this.isListed(address));
    if (!isListed && !found.every(({ address }) => isPublic(address))) return { problem: 'HOST_PRIVATE' };
    if (url.protocol !== 'https:' && !isListed) return { problem: 'ADDRESS_INVALID' };
    return { url, ...first };
  }

  private isListed(address: string): boolean {
    const parsed = ipaddr.process(address);
    return this.networks.some(([base, bits]) => base.kind() === parsed.kind() && parsed.match(base, bits));
  }
}

/** Null for an address that is not of the web, or that has a name or a password. */
function webAddress(text: string): URL | null {
  const url = URL.parse(text);
  const isOfWeb = url !== null && ['https:', 'http:'].includes(url.protocol);
  return isOfWeb && url.username === '' && url.password === '' ? url : null;
}

const hostOf = (url: URL): string => url.hostname.replace(/^\[|\]$/g, '');

/** Names that every machine has for itself (RFC 6761, 6.3). */
const LOCAL_NAME = /^(?:.+\.)?localhost\.?$/;

// Of IPv6 only these are given out. Others may lead into the network, such as `::127.0.0.1` (RFC 4291, 2.5.5.1).
const GLOBAL_IPV6 = ipaddr.IPv6.parseCIDR('2000::/3');

/** Whether the address belongs to the public internet. Every range with a special purpose is left out. */
function isPublic(text: string): boolean {
  const address = ipaddr.process(text);
  if (address instanceof ipaddr.IPv6 && !address.match(GLOBAL_IPV6)) return false;
  return address.range() === 'unicast';
}

/** Does the work, which ends at the signal at the latest. */
function within<Answer>(
  milliseconds: number,
  work: (signal: AbortSignal) => Promise<Answer>,
): Promise<Answer | { problem: 'TIMEOUT' }> {
  const signal = AbortSignal.timeout(milliseconds);
  const timeout = new Promise<{ problem: 'TIMEOUT' }>((resolve) => {
    signal.addEventListener('abort', () => resolve({ problem: 'TIMEOUT' }), { once: true });
  });
  return Promise.race([work(signal), timeout]);
}

/** Opens a request that connects to the address that was checked. */
function open(
  { url, address, family }: Target,
  options: Pick<RequestOptions, 'method' | 'headers' | 'signal'>,
): ClientRequest {
  const checked: LookupFunction = (_host, asked, answer) =>
    asked.all ? answer(null, [{ address, family }]) : answer(null, address, family);
  // A kept connection might lead to an address that was checked for another request.
  const all: RequestOptions = { ...options, agent: false, lookup: checked };
  return url.protocol === 'https:' ? httpsRequest(url, all) : httpRequest(url, all);
}

const REDIRECTS: readonly number[] = [301, 302, 303, 307, 308];

function receive(
  target: Target,
  { headers, mostBytes }: PublicRead,
  signal: AbortSignal,
): Promise<PublicReading | { location: string }> {
  return new Promise((resolve) => {
    const sent = open(target, { method: 'GET', headers, signal });
    sent.once('error', () => resolve({ problem: 'NOT_REACHED' }));
    sent.once('response', (response) => {
      const { statusCode: status = 0, headers: received } = response;
      const finish = (answer: PublicReading | { location: string }): void => {
        resolve(answer);
        response.destroy();
      };
      // A broken connection is reported here, too, after the answer began.
      response.once('error', () => finish({ problem: 'NOT_REACHED' }));
      if (REDIRECTS.includes(status) && received.location !== undefined)
        return finish({ location: received.location });
      const parts: Buffer[] = [];
      let size = 0;
      response.on('data', (part: Buffer) => {
        size += part.length;
        if (size > mostBytes) finish({ problem: 'TOO_LARGE' });
        else parts.push(part);
      });
      response.once('end', () =>
        finish({
          status,
          etag: received.etag ?? null,
          lastModified: received['last-modified'] ?? null,
          body: Buffer.concat(parts),
        }),
      );
    });
    sent.end();
  });
}

function send(target: Target, request: PublicRequest, signal: AbortSignal): Promise<PublicResponse> {
  const headers = { ...request.headers, 'content-length': String(Buffer.byteLength(request.body)) };
  return new Promise((resolve) => {
    const sent = open(target, { method: 'POST', headers, signal });
    sent.once('response', (response) => {
      resolve({ status: response.statusCode ?? 0 });
      response.destroy();
    });
    sent.once('error', () => resolve({ problem: 'NOT_REACHED' }));
    sent.end(request.body);
  });
}
