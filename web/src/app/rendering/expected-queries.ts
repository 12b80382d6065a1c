import type { DocumentNode } from 'graphql';

/** A query of a page, as the page sends it. */
export interface PageQuery {
  query: DocumentNode;
  operationName: string | null;
  variables: Record<string, unknown>;
}

const keyOf = ({ operationName, variables }: PageQuery) => JSON.stringify([operationName, variables]);

/**
 * The queries that all renderings of a page have sent so far. When their data is there before the first pass, React renders
 * the page once, instead of once for each query that follows from the data of another.
 */
export class ExpectedQueries {
  private readonly rendered = new Map<string, { times: number; queries: PageQuery[] }>();

  constructor(
    /** More pages than this are rendered without expectations. */
    private readonly mostPages: number,
  ) {}

  of(page: string): readonly PageQuery[] {
    const known = this.rendered.get(page);
    // A single rendering does not tell which queries depend on the rest of the address.
    return known && known.times > 1 ? known.queries : [];
  }

  learn(page: string, sent: readonly PageQuery[]): void {
    const known = this.rendered.get(page);
    if (!known) {
      if (this.rendered.size < this.mostPages) this.rendered.set(page, { times: 1, queries: [...sent] });
      return;
    }
    const keys = new Set(sent.map(keyOf));
    known.queries = known.queries.filter((query) => keys.has(keyOf(query)));
    known.times += 1;
  }
}
