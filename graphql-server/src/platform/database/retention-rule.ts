/** What guests write to the hotel is deleted after so many months. The page on privacy promises it. */
export const GUEST_TEXTS_KEPT_MONTHS = 24;

/** Which rows of a table may be deleted. The owner of the table says so; `retention` deletes them. */
export interface RetentionRule {
  table: string;
  /** An SQL condition. docs/operations.md lists the same periods. */
  mayBeDeleted: string;
  /** The name of the state machine whose history is deleted with a row. */
  machine?: string;
}
