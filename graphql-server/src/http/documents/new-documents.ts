import type { ApolloServerPlugin } from '@apollo/server';
import { LRUCache } from 'lru-cache';
import type { RequestContext } from '../../accounts/request-context';
import { cpuMilliseconds, WorkBudget } from '../../platform/limits/work-budget';
import type { DocumentCost } from './document-cost';
import { NAMELESS, type SiteDocuments } from './site-documents';

// A tenth of one core, with ten seconds of it saved for a client that starts. A usual document takes 1 to 3 ms.
const MILLISECONDS_A_SECOND = 100;
const SAVED_MILLISECONDS = 1_000;
// At any scale: the first documents of a server take longer, until its code is compiled.
const SAVED_AT_LEAST = 200;
const VALID_BYTES = 4 * 1024 * 1024;
const ENTRY_BYTES = 200;
// Describing the faults takes about as long as finding them.
const TIMES_FOR_FAULTS = 2;

/**
 * Bounds the processor's time that the server spends on new documents, over all callers. The limits of each caller do not bound it,
 * because an attacker may have many addresses. Documents of the site, and those that were valid before, are not new.
 */
export class NewDocuments {
  readonly budget: WorkBudget;
  private readonly valid = new LRUCache<string, DocumentCost>({ maxSize: VALID_BYTES });

  /** `scale` is RATE_LIMIT_SCALE. */
  constructor(
    private readonly siteDocuments: SiteDocuments,
    scale: number,
  ) {
    this.budget = new WorkBudget(
      MILLISECONDS_A_SECOND * scale,
      Math.max(SAVED_AT_LEAST, SAVED_MILLISECONDS * scale),
    );
  }

  /** The cost of a document that was valid before; undefined for a new one. */
  costOf(text: string): DocumentCost | undefined {
    return this.valid.get(text);
  }

  /** Null when the document may be parsed; else the seconds to wait. */
  secondsToWait(text: string): number | null {
    if (this.siteDocuments.nameOf(text) !== NAMELESS || this.valid.get(text)) return null;
    return this.budget.secondsToWait();
  }

  remember(text: string, cost: DocumentCost): void {
    if (this.siteDocuments.nameOf(text) === NAMELESS)
      this.valid.set(text, cost, { size: ENTRY_BYTES + text.length });
  }

  /** Charges the time of parsing and validating. Apollo Server does neither for a document in its store. */
  plugin(costIn: (context: RequestContext) => DocumentCost | undefined): ApolloServerPlugin<RequestContext> {
    return {
      requestDidStart: async () => {
        let startedAt = 0;
        const chargeTime = (isFaulty: boolean): void =>
          this.budget.charge((cpuMilliseconds() - startedAt) * (isFaulty ? TIMES_FOR_FAULTS : 1));
        return {
          parsingDidStart: async () => {
            startedAt = cpuMilliseconds();
            return async (fault) => {
              if (fault) chargeTime(true);
            };
          },
          validationDidStart:
            async ({ source, contextValue }) =>
            async (faults) => {
              chargeTime(Boolean(faults?.length));
              const cost = costIn(contextValue);
              if (!faults?.length && cost) this.remember(source, cost);
            },
        };
      },
    };
  }
}
