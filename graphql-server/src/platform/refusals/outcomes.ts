import type { FieldFaultParts } from './sentence';
import type { ReachedLimit } from './sentence-codes';

// What became of an operation is an object whose `kind` is the name of the schema's type, from the service to the schema.

export interface InvalidInputOutcome {
  kind: 'InvalidInput';
  faults: FieldFaultParts[];
}

export interface RateLimitedOutcome {
  kind: 'RateLimited';
  retryAfterSeconds: number;
  /** What there was too much of; requests when it is left out. */
  limit?: ReachedLimit;
}

export interface RecordNotFoundOutcome {
  kind: 'RecordNotFound';
}

type RowsOf<Outcome extends { kind: string }> = {
  [Kind in Outcome['kind']]: (outcome: Extract<Outcome, { kind: Kind }>) => unknown;
};

/** The schema's result of an outcome: the table has a row for each kind. */
export function resultOf<Outcome extends { kind: string }, Rows extends RowsOf<Outcome>>(
  outcome: Outcome,
  rows: Rows,
): ReturnType<Rows[Outcome['kind']]> {
  // TypeScript does not see that the row of the outcome's kind takes this outcome.
  const row: (outcome: never) => unknown = rows[outcome.kind as Outcome['kind']];
  return row(outcome as never) as ReturnType<Rows[Outcome['kind']]>;
}
