import { type ApolloServerPlugin, HeaderMap } from '@apollo/server';
import { GraphQLError } from 'graphql';
import type { RequestContext } from '../context';
import type { ReadLimit } from '../platform/read-limit';
import { REFUSALS } from '../platform/refusals';
import { rootFieldsOf } from './public-documents';

/** Counts each field that a query asks for, aliases one by one; a mutation's fields count themselves in the database. */
export function readCounting(limit: ReadLimit): ApolloServerPlugin<RequestContext> {
  return {
    async requestDidStart() {
      return {
        async didResolveOperation({ document, operation, contextValue }) {
          if (operation?.operation !== 'query' || contextValue.readsAreCounted) return;
          const wait = limit.secondsToWait(contextValue.caller, rootFieldsOf(document, operation).size);
          if (wait === null) return;
          throw new GraphQLError(REFUSALS.RATE_LIMITED, {
            extensions: {
              code: 'RATE_LIMITED',
              retryAfterSeconds: wait,
              http: { status: 429, headers: new HeaderMap([['retry-after', String(wait)]]) },
            },
          });
        },
      };
    },
  };
}
