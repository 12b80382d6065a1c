import { lookup } from 'node:dns/promises';
import { request as httpRequest, type RequestOptions } from 'node:http';
import { request as httpsRequest } from 'node:https';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Why an address outside of the hotel was not reached. */
export type PublicRequestProblem =
  'ADDRESS_INVALID' | 'HOST_UNKNOWN' | 'HOST_PRIVATE' | 'TIMEOUT' | 'NOT_REACHED';

/** The status of the response, or why there was no response. */
export type PublicResponse = { status: number } | { problem: PublicRequestProblem };

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

/**
 * Sends requests to addresses that people enter. Only https:// and public addresses are reached, because a request from inside the
 * hotel's network would pass its firewall. The name is looked up once, and the connection goes to the address that was
 * checked, so that a name server cannot answer differently later. Redirects are not followed.
 */
export class PublicRequests {
  private readonly networks: readonly [ipaddr.IPv4 | ipaddr.IPv6, number][];

  /** `networks` are private networks (CIDR) that may be reached, also by http://. */
  constructor(networks: readonly string[]) {
    this.networks = networks.map((network) => ipaddr.parseCIDR(network));
  }

  /** Sends the body by POST. The body of the response is not read. */
  async post(request: PublicRequest): Promise<PublicResponse> {
    const signal = AbortSignal.timeout(request.milliseconds);
    const timeout = new Promise<{ problem: 'TIMEOUT' }>((resolve) => {
      signal.addEventListener('abort', () => resolve({ problem: 'TIMEOUT' }), { once: true });
    });
    return Promise.race([this.postBefore(request, signal), timeout]);
  }

  private async postBefore(request: PublicRequest, signal: AbortSignal): Promise<PublicResponse> {
    const target = await this.targetOf(request.url);
    return 'problem' in target ? target : send(target, request, signal);
  }

  private async targetOf(text: string): Promise<Target | { problem: PublicRequestProblem }> {
    const url = URL.parse(text);
    if (!url || !['https:', 'http:'].includes(url.protocol) || url.username !== '' || url.password !== '')
      return { problem: 'ADDRESS_INVALID' };
    const host = url.hostname.replace(/^\[|\]$/g, '');
    const found = await lookup(host, { all: true }).catch(() => []);
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

// Of IPv6 only these are given out. Others may lead into the network, such as `::127.0.0.1` (RFC 4291, 2.5.5.1).
const GLOBAL_IPV6 = ipaddr.IPv6.parseCIDR('2000::/3');

/** Whether the address belongs to the public internet. Every range with a special purpose is left out. */
function isPublic(text: string): boolean {
  const address = ipaddr.process(text);
  if (address instanceof ipaddr.IPv6 && !address.match(GLOBAL_IPV6)) return false;
  return address.range() === 'unicast';
}

function send(
  { url, address, family }: Target,
  request: PublicRequest,
  signal: AbortSignal,
): Promise<PublicResponse> {
  const checked: LookupFunction = (_host, options, answer) =>
    options.all ? answer(null, [{ address, family }]) : answer(null, address, family);
  const options: RequestOptions = {
    method: 'POST',
    // A kept connection might lead to an address that was checked for another request.
    agent: false,
    headers: { ...request.headers, 'content-length': String(Buffer.byteLength(request.body)) },
    lookup: checked,
    signal,
  };
  return new Promise((resolve) => {
    const sent = url.protocol === 'https:' ? httpsRequest(url, options) : httpRequest(url, options);
    sent.once('response', (response) => {
      resolve({ status: response.statusCode ?? 0 });
      response.destroy();
    });
    sent.once('error', () => resolve({ problem: 'NOT_REACHED' }));
    sent.end(request.body);
  });
}
