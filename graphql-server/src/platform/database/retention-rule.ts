/** Which rows of a table may be deleted. The owner of the table says so; `retention` deletes them. */
export interface RetentionRule {
  table: string;
  /** An SQL condition. docs/operations.md lists the same periods. */
  mayBeDeleted: string;
  /** The name of the state machine whose history is deleted with a row. */
  machine?: string;
}
