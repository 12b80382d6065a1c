/** Why the hotel has a value, how long, who sees it and whether its person gets a copy. */
export interface Handling {
  why: string;
  /** How long it is kept, in words. */
  kept: string;
  seenBy: string;
  /** True when an export has it; otherwise why an export leaves it out. */
  exported: true | string;
}

/** What an erasure does with a value. */
export type Erasure =
  /** An SQL expression for the new value, and the new value in words. */
  | { becomes: string; inWords: string }
  /** The value goes with its row. */
  | { goesWithRow: true }
  /** The reason for which the value stays, and an SQL expression for its value once the law no longer requires it. */
  | { stays: string; afterLaw?: string };

export type PersonalColumn = Handling & Erasure;

/** What a table holds about people. Each column is either personal or plain. */
export interface DeclaredTable {
  /** What its rows are. */
  what: string;
  /**
   * SQL condition for the rows of one person, with the parameters of `PersonParameters`. Missing for a table that
   * erasures and exports do not use.
   */
  rows?: string;
  /** Plain columns that an export shows in addition to the personal columns, with spaces between their names. */
  shown?: string;
  /** Whether an erasure deletes these rows. */
  deletesRows?: true;
  personal?: Readonly<Record<string, PersonalColumn>>;
  /** The names of the other columns, with spaces between them. */
  plain: string;
}

export type DeclaredTables = Readonly<Record<string, DeclaredTable>>;
