import type { ApolloServerPlugin } from '@apollo/server';
import { LRUCache } from 'lru-cache';
import type { RequestContext } from '../../../access/accounts/request-context';
import { NEW_DOCUMENT_LIMITS } from '../../../platform/limits/rate-limit-table';
import { cpuMilliseconds, WorkBudget } from '../../../platform/limits/work-budget';
import { type DocumentCost, documentCost } from './document-cost';
import { NAMELESS, sha256, type SiteDocuments } from './site-documents';

// Regardless of the scale: the first documents of a server take longer, until its code is compiled.
const SAVED_AT_LEAST = 200;
// The number of hashes of valid documents that are remembered. All hashes have one length, so a long document pushes
// out no more hashes than a short document. Each document takes at least a millisecond of the budget, so it takes
// minutes to push all of them out.
const VALID_DOCUMENTS = 20_000;
const MILLISECONDS_AT_LEAST = 1;
// Describing the faults takes about as long as finding them.
const TIMES_FOR_FAULTS = 2;

/**
 * Limits the processor time that the server spends on new documents, over all callers. The limits of each caller are
 * not enough, because an attacker may have many addresses. Documents of the site, and documents that were valid before,
 * are not new.
 */
export class NewDocuments {
  private readonly budget: WorkBudget;
  private readonly valid = new LRUCache<string, DocumentCost>({ max: VALID_DOCUMENTS });

  /** `scale` is RATE_LIMIT_SCALE. */
  constructor(
    private readonly siteDocuments: SiteDocuments,
    scale: number,
  ) {
    this.budget = new WorkBudget(
      NEW_DOCUMENT_LIMITS.millisecondsASecond * scale,
      Math.max(SAVED_AT_LEAST, NEW_DOCUMENT_LIMITS.savedMilliseconds * scale),
    );
  }

  /** The cost of a document that was valid before; undefined for a new one. */
  costOf(text: string): DocumentCost | undefined {
    return this.valid.get(sha256(text));
  }

  /** Null when the document may be parsed; otherwise the seconds to wait. */
  secondsToWait(text: string): number | null {
    return this.isNew(text) ? this.budget.secondsToWait() : null;
  }

  /** Parses the document, and charges the time when it is new. */
  parsed<Result>(text: string, parse: () => Result): Result {
    return this.isNew(text) ? this.budget.charged(parse, MILLISECONDS_AT_LEAST) : parse();
  }

  /**
   * Charges the time of parsing and validating. Apollo Server does neither for a document in its store. A document that
   * bypassed the checks of `documentAdmission` fails.
   */
  plugin(): ApolloServerPlugin<RequestContext> {
    return {
      requestDidStart: async () => {
        let startedAt = 0;
        const chargeTime = (isFaulty: boolean): void =>
          this.budget.charge((cpuMilliseconds() - startedAt) * (isFaulty ? TIMES_FOR_FAULTS : 1));
        return {
          didResolveSource: async ({ source, contextValue }) => {
            if (this.siteDocuments.nameOf(source) === NAMELESS && !contextValue.readsAreCounted)
              throw new Error('A document would be validated although it was not charged');
          },
          parsingDidStart: async () => {
            startedAt = cpuMilliseconds();
            return async (fault) => {
              if (fault) chargeTime(true);
            };
          },
          validationDidStart:
            async ({ source, document }) =>
            async (faults) => {
              chargeTime(Boolean(faults?.length));
              if (!faults?.length && this.isNew(source))
                this.valid.set(sha256(source), documentCost(document));
            },
        };
      },
    };
  }

  private isNew(text: string): boolean {
    return this.siteDocuments.nameOf(text) === NAMELESS && !this.costOf(text);
  }
}
