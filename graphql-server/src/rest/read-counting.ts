import { type ApolloServerPlugin, HeaderMap } from '@apollo/server';
import type { Request } from 'express';
import { GraphQLError } from 'graphql';
import type { RequestContext } from '../context';
import type { ReadLimit } from '../platform/read-limit';
import { REFUSALS } from '../platform/refusals';
import { rootFieldsOf } from './public-documents';
import { NAMELESS, type SiteDocuments } from './site-documents';

// To find the faults of a document may take as long as many reads: fifty milliseconds.
const READS_FOR_A_FAULTY_DOCUMENT = 20;

function tooManyReads(wait: number): GraphQLError {
  return new GraphQLError(REFUSALS.RATE_LIMITED, {
    extensions: {
      code: 'RATE_LIMITED',
      retryAfterSeconds: wait,
      http: { status: 429, headers: new HeaderMap([['retry-after', String(wait)]]) },
    },
  });
}

/**
 * Counts each field that a query asks for, aliases one by one, and what a faulty document costs; a mutation's fields
 * count themselves in the database.
 */
export function readCounting(limit: ReadLimit): ApolloServerPlugin<RequestContext> {
  return {
    async requestDidStart() {
      return {
        async validationDidStart({ contextValue }) {
          return async (faults) => {
            if (faults?.length) limit.secondsToWait(contextValue.caller, READS_FOR_A_FAULTY_DOCUMENT);
          };
        },
        async didResolveOperation({ document, operation, contextValue }) {
          if (operation?.operation !== 'query' || contextValue.readsAreCounted) return;
          const wait = limit.secondsToWait(contextValue.caller, rootFieldsOf(document, operation).size);
          if (wait !== null) throw tooManyReads(wait);
        },
      };
    },
  };
}

function textOf({ method, query, body }: Request): unknown {
  return method === 'GET' ? query['query'] : (body as { query?: unknown } | undefined)?.query;
}

/** Throws for whoever is over the limit, before a document is looked at that is not the site's own. */
export function unlessTooMany(
  limit: ReadLimit,
  documents: SiteDocuments,
  callerOf: (request: Request) => string,
): (request: Request) => void {
  return (request) => {
    const text = textOf(request);
    if (typeof text !== 'string' || documents.nameOf(text) !== NAMELESS) return;
    const wait = limit.secondsToWait(callerOf(request), 0);
    if (wait !== null) throw tooManyReads(wait);
  };
}
