import type { ApolloServerPlugin } from '@apollo/server';
import type { RequestContext } from '../../access/accounts/request-context';
import type { ReadLimit } from '../../platform/limits/read-limit';
import { tooManyReads } from './documents/document-admission';
import { documentCost } from './documents/document-cost';

// Finding the faults of a document may take fifty milliseconds, as long as many reads.
const READS_FOR_A_FAULTY_DOCUMENT = 20;

/**
 * Charges a query that was not charged before, and a document with faults. Mutations have their own limits, which are
 * counted in the database.
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
          const wait = limit.secondsToWait(contextValue.caller, documentCost(document).points);
          if (wait !== null) throw tooManyReads(wait);
        },
      };
    },
  };
}
