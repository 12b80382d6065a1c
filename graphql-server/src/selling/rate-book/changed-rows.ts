/** The tables of the rate book. */
export type RateTable = 'seasons' | 'restrictions' | 'promotions' | 'rate_overrides';

/** A row as PostgreSQL writes it as JSON. */
export type StoredRow = Readonly<Record<string, unknown>>;

/** Rows of one table before and after a change. */
export interface ChangedRows {
  table: RateTable;
  before: readonly StoredRow[];
  after: readonly StoredRow[];
}
