import type { FieldFaultParts } from './sentence';
import type { ReachedLimit } from './sentence-codes';

// From the service to the schema, the outcome of an operation is an object whose `kind` is the name of the schema's
// type.

export interface InvalidInputOutcome {
  kind: 'InvalidInput';
  faults: FieldFaultParts[];
}

export interface RateLimitedOutcome {
  kind: 'RateLimited';
  retryAfterSeconds: number;
  /** The limit that was exceeded; requests when left out. */
  limit?: ReachedLimit;
}

export interface RecordNotFoundOutcome {
  kind: 'RecordNotFound';
}

type RowsOf<Outcome extends { kind: string }> = {
  [Kind in Outcome['kind']]: (outcome: Extract<Outcome, { kind: Kind }>) => unknown;
};

/** The schema's result for an outcome. The table has a row for each kind. */
export function resultOf<Outcome extends { kind: string }, Rows extends RowsOf<Outcome>>(
  outcome: Outcome,
  rows: Rows,
): ReturnType<Rows[Outcome['kind']]> {
  // TypeScript does not see that the row of this kind accepts this outcome.
  const row: (outcome: never) => unknown = rows[outcome.kind as Outcome['kind']];
  return row(outcome as never) as ReturnType<Rows[Outcome['kind']]>;
}
