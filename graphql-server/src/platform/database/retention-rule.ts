/** After how many months guests' messages to the hotel are deleted. The page on privacy promises it. */
export const GUEST_TEXTS_KEPT_MONTHS = 24;

/** Which rows of a table may be deleted. The owner of the table defines it; `retention` deletes the rows. */
export interface RetentionRule {
  table: string;
  /** An SQL condition. docs/operations/jobs.md lists the periods, too. */
  mayBeDeleted: string;
  /** The name of the state machine whose history is deleted with a row. */
  machine?: string;
}
