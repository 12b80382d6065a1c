import type { ApolloServerPlugin } from '@apollo/server';
import { LRUCache } from 'lru-cache';
import type { RequestContext } from '../../accounts/request-context';
import { WorkBudget } from '../../platform/limits/work-budget';
import type { DocumentCost } from './document-cost';
import { NAMELESS, type SiteDocuments } from './site-documents';

// A tenth of one core, and ten seconds of that for a client that starts: a usual document takes 1 to 3 ms.
const MILLISECONDS_A_SECOND = 100;
const SAVED_MILLISECONDS = 1_000;
// However low the scale is: a server's first documents take longer, until its code is compiled.
const SAVED_AT_LEAST = 200;
const VALID_BYTES = 4 * 1024 * 1024;
const ENTRY_BYTES = 200;
// Telling the faults, with their positions, takes about as long as finding them.
const TIMES_FOR_FAULTS = 2;

/**
 * Bounds the time that all callers together can make the server spend on documents that are new to it. The limits of
 * each caller do not bound that: an attacker may have many addresses. Documents of the site, and those that were valid
 * before, are not new.
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

  /** What a document costs that was valid before; undefined for a new one. */
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

  /** Charges the time that Apollo Server spends on parsing and validating. What it knows already passes no stage. */
  plugin(costIn: (context: RequestContext) => DocumentCost | undefined): ApolloServerPlugin<RequestContext> {
    return {
      requestDidStart: async () => {
        let begun = 0;
        const chargeTime = (isFaulty: boolean): void =>
          this.budget.charge((performance.now() - begun) * (isFaulty ? TIMES_FOR_FAULTS : 1));
        return {
          parsingDidStart: async () => {
            begun = performance.now();
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
