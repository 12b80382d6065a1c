import type { StateMachine } from '../states/state-machine';

/** Which rows of a table may be deleted. The owner of the table says so; `retention` deletes them. */
export interface RetentionRule {
  table: string;
  /** An SQL condition. docs/operations.md lists the same periods. */
  mayBeDeleted: string;
  /** The state machine whose history is deleted with a row. */
  machine?: StateMachine<string>;
}
