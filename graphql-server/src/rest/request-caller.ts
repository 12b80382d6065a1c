import type { IncomingMessage } from 'node:http';
import proxyAddress from 'proxy-addr';
import { ByteBoundedMap } from '../platform/byte-bounded-map';
import { callerOf } from '../platform/caller';

// In bytes: what a caller claims to be forwarded from may be as long as all its headers.
const REMEMBERED_BYTES = 2 * 1024 * 1024;

/** Who asks, behind the proxies that are trusted; remembered, since reading addresses costs more than a warm answer. */
export function requestCaller(trustedProxies: string[]): (request: IncomingMessage) => string {
  const isTrusted = proxyAddress.compile(trustedProxies);
  const known = new ByteBoundedMap<string>(REMEMBERED_BYTES);
  return (request) => {
    const forwarded = request.headers['x-forwarded-for'];
    const key = `${request.socket.remoteAddress ?? ''} ${forwarded === undefined ? '' : String(forwarded)}`;
    const remembered = known.get(key);
    if (remembered !== undefined) return remembered;
    const caller = callerOf(proxyAddress(request, isTrusted));
    known.set(key, caller, caller.length);
    return caller;
  };
}
