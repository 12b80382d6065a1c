import type { IncomingMessage } from 'node:http';
import { LRUCache } from 'lru-cache';
import proxyAddress from 'proxy-addr';
import { callerHash, callerOf, networksOf, shownHash } from '../../platform/limits/caller';
import type { CallerWatch } from '../../platform/limits/caller-watch';
import type { KeyedSecrets } from '../../platform/secrets/keyed-secrets';

// Counted in bytes, because X-Forwarded-For may be as long as all headers.
const REMEMBERED_BYTES = 2 * 1024 * 1024;

/**
 * The address of the caller behind the trusted proxies. Results are remembered, because parsing addresses costs more
 * than a cached response.
 */
export function requestCaller(trustedProxies: string[]): (request: IncomingMessage) => string {
  const isTrusted = proxyAddress.compile(trustedProxies);
  const known = new LRUCache<string, string>({ maxSize: REMEMBERED_BYTES });
  return (request) => {
    const forwarded = request.headers['x-forwarded-for'];
    const key = `${request.socket.remoteAddress ?? ''} ${forwarded === undefined ? '' : String(forwarded)}`;
    const remembered = known.get(key);
    if (remembered !== undefined) return remembered;
    const caller = callerOf(proxyAddress(request, isTrusted));
    known.set(key, caller, { size: key.length + caller.length });
    return caller;
  };
}

/**
 * The function that returns the caller, which also reports each request to the watch, so that an operator hears of a
 * proxy that hides the guests' addresses.
 */
export function watched(
  callerOfRequest: (request: IncomingMessage) => string,
  watch: CallerWatch,
  trustedProxies: string[],
): (request: IncomingMessage) => string {
  const isTrusted = proxyAddress.compile(trustedProxies);
  // Behind a proxy nearly all requests come from one machine, which is looked up once.
  let lastTrusted: string | undefined;
  const isUnknownProxy = ({ headers, socket }: IncomingMessage): boolean => {
    if (headers['x-forwarded-for'] === undefined || socket.remoteAddress === lastTrusted) return false;
    if (!isTrusted(socket.remoteAddress ?? '', 0)) return true;
    lastTrusted = socket.remoteAddress;
    return false;
  };
  return (request) => {
    const caller = callerOfRequest(request);
    watch.notice(caller, isUnknownProxy(request));
    return caller;
  };
}

/** What log lines show of a caller: the first characters of the hashes that the database stores. */
export function callerInLog(secrets: KeyedSecrets, caller: string): { caller: string; network?: string } {
  const hashes = networksOf(caller).map(({ address }) => shownHash(callerHash(secrets, address)));
  const [narrowest = '', , widest] = hashes;
  return widest === undefined ? { caller: narrowest } : { caller: narrowest, network: widest };
}
