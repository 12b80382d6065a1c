import type { RequestHandler } from 'express';
import { RESPONSE_POINTS } from '../../platform/limits/rate-limit-table';
import { type ChargeResponse, sendTooMany } from '../http/request-counting';

// The file of the home page, as it is called in the built site's folder.
const INDEX_FILE = 'index.html';
const PARAMETER = ':';

type Pattern = readonly string[];

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

const isEqualInAnyCase = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** The parts of an address between its slashes, without the file of the home page. */
function segmentsOf(address: string): string[] {
  const segments = address.split('/').filter(Boolean);
  if (isEqualInAnyCase(segments.at(-1) ?? '', INDEX_FILE)) segments.pop();
  return segments;
}

/** How many parts of a pattern are words; of two that fit, the one with more of them is meant. */
const words = (pattern: Pattern): number => pattern.filter((part) => !part.startsWith(PARAMETER)).length;

/** The addresses of the pages, each in its one spelling. */
export class PageAddresses {
  private readonly patterns: readonly Pattern[];

  /** Each address may have parameters, such as `/desk/bookings/:reference`. */
  constructor(addresses: readonly string[]) {
    this.patterns = addresses
      .map((address) => address.split('/').filter(Boolean))
      .toSorted((one, other) => words(other) - words(one));
  }

  /** The page's address for another spelling of it: other letters, slashes too many, the home page's file. Else null. */
  spellingOf(address: string): string | null {
    const segments = segmentsOf(address);
    const fits = (pattern: Pattern): boolean =>
      pattern.length === segments.length &&
      pattern.every(
        (part, index) => part.startsWith(PARAMETER) || isEqualInAnyCase(part, decoded(segments[index] ?? '')),
      );
    const pattern = this.patterns.find(fits);
    if (!pattern) return null;
    const spelled = pattern.map((part, index) => (part.startsWith(PARAMETER) ? segments[index] : part));
    return `/${spelled.join('/')}`;
  }
}

/** The code among these that a guest means: their own spelling counts before other letters. */
export function meantCode(codes: readonly string[], asked: string): string | undefined {
  const code = decoded(asked);
  return codes.find((known) => known === code) ?? codes.find((known) => isEqualInAnyCase(known, code));
}

/**
 * Leads every other spelling of a page's address to its one spelling, so that server and browser show one page there. The
 * query stays; what is sent to is an address of the site.
 */
export function oneSpelling(
  spellingOf: (address: string) => Promise<string | null>,
  charge: ChargeResponse,
): RequestHandler {
  return async (request, response, next) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return next();
    const address = await spellingOf(request.path);
    if (address === null || address === request.path) return next();
    const wait = charge(request, RESPONSE_POINTS.redirect);
    if (wait !== null) return sendTooMany(request, response, wait);
    const query = request.originalUrl.indexOf('?');
    response.set('Cache-Control', 'no-cache');
    response.redirect(301, query === -1 ? address : address + request.originalUrl.slice(query));
  };
}
