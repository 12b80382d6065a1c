import type { IncomingMessage } from 'node:http';
import proxyAddress from 'proxy-addr';
import { callerOf } from '../platform/caller';

const REMEMBERED = 10_000;

/** Who asks, behind the proxies that are trusted; remembered, since reading addresses costs more than a warm answer. */
export function requestCaller(trustedProxies: string[]): (request: IncomingMessage) => string {
  const isTrusted = proxyAddress.compile(trustedProxies);
  const known = new Map<string, string>();
  return (request) => {
    const forwarded = request.headers['x-forwarded-for'];
    const key = `${request.socket.remoteAddress ?? ''} ${forwarded === undefined ? '' : String(forwarded)}`;
    const remembered = known.get(key);
    if (remembered !== undefined) return remembered;
    if (known.size >= REMEMBERED) known.clear();
    const caller = callerOf(proxyAddress(request, isTrusted));
    known.set(key, caller);
    return caller;
  };
}
