import { HeaderMap } from '@apollo/server';
import type { Request } from 'express';
import { GraphQLError, parse } from 'graphql';
import type { ReadLimit } from '../../../platform/limits/read-limit';
import { sentence } from '../../../platform/refusals/sentence';
import { type DocumentCost, documentCost } from './document-cost';
import { DOCUMENT_LIMITS, isTooLarge } from './document-limits';
import type { NewDocuments } from './new-documents';
import { NAMELESS, ONLY_KNOWN_DOCUMENTS, type SiteDocuments } from './site-documents';

// A document that cannot be parsed is parsed twice: here and by Apollo Server, which describes the fault.
const COST_OF_NO_DOCUMENT: DocumentCost = { points: 2, repeats: 0 };

const TOO_MANY_NEW_DOCUMENTS =
  'The server gets too many new documents. Try again in a moment, or send a document that it knows.';

/** The error for a caller over the limit of reads. */
export function tooManyReads(
  wait: number,
  requestId?: string,
  message: string = sentence('RATE_LIMITED', { limit: 'requests', seconds: wait }).message,
): GraphQLError {
  return refusal(429, 'RATE_LIMITED', message, {
    requestId,
    retryAfterSeconds: wait,
    headers: new HeaderMap([['retry-after', String(wait)]]),
  });
}

function refusal(
  status: number,
  code: string,
  message: string,
  {
    headers = new HeaderMap(),
    ...details
  }: { requestId?: string; retryAfterSeconds?: number; headers?: HeaderMap },
): GraphQLError {
  return new GraphQLError(message, { extensions: { code, ...details, http: { status, headers } } });
}

/** Read in the same way as Apollo Server reads it: Express ignores parameters after the first thousand. */
function textOf({ method, originalUrl, body }: Request): unknown {
  if (method !== 'GET') return (body as { query?: unknown } | undefined)?.query;
  return new URL(originalUrl, 'http://localhost').searchParams.get('query');
}

function costOf(text: string): DocumentCost {
  try {
    return documentCost(parse(text, { maxTokens: DOCUMENT_LIMITS.tokens, noLocation: true }));
  } catch {
    return COST_OF_NO_DOCUMENT;
  }
}

interface AdmissionDependencies {
  readLimit: ReadLimit;
  siteDocuments: SiteDocuments;
  newDocuments: NewDocuments;
  callerOf(request: Request): string;
}

/**
 * Checks and charges a document that is not the site's own, before Apollo Server validates it. Throws when the document
 * is too large, repeats fields too often, or is new while the time for new documents is used up. Returns what was
 * charged, or undefined for a document of the site and for a request without a document.
 */
export function documentAdmission({
  readLimit,
  siteDocuments,
  newDocuments,
  callerOf,
}: AdmissionDependencies) {
  return (request: Request): DocumentCost | undefined => {
    const text = textOf(request);
    if (typeof text !== 'string' || siteDocuments.nameOf(text) !== NAMELESS) return undefined;
    const requestId = String(request.id);
    const charge = (points: number): void => {
      const wait = readLimit.secondsToWait(callerOf(request), points);
      if (wait !== null) throw tooManyReads(wait, requestId);
    };
    charge(0);
    if (!siteDocuments.mayRun(text)) throw refusal(403, 'FORBIDDEN', ONLY_KNOWN_DOCUMENTS, { requestId });
    if (isTooLarge(text)) {
      const message = `A document may have at most ${DOCUMENT_LIMITS.bytes} bytes. Send values as variables.`;
      throw refusal(413, 'DOCUMENT_TOO_LARGE', message, { requestId });
    }
    const known = newDocuments.costOf(text);
    if (known) {
      charge(known.points);
      return known;
    }
    const wait = newDocuments.secondsToWait(text);
    if (wait !== null) throw tooManyReads(wait, requestId, TOO_MANY_NEW_DOCUMENTS);
    const cost = newDocuments.parsed(text, () => costOf(text));
    charge(cost.points);
    if (cost.repeats > DOCUMENT_LIMITS.repeats) {
      const message = 'The document asks for the same fields too often. Ask for each field once.';
      throw refusal(400, 'GRAPHQL_VALIDATION_FAILED', message, { requestId });
    }
    return cost;
  };
}
