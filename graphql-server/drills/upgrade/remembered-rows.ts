/** Runs one statement and returns its rows. */
export type Query = <Row extends object>(sql: string, values?: unknown[]) => Promise<Row[]>;

/** The rows of one table as they were: a hash of each row by its key, over the columns of that time. */
interface RememberedTable {
  name: string;
  key: string;
  columns: string;
  hashes: ReadonlyMap<string, string>;
}

export type RememberedRows = readonly RememberedTable[];

/** The differences in the remembered rows of one table. */
export interface RowDifference {
  table: string;
  rows: number;
  lost: string[];
  changed: string[];
}

/** Money and number of rows in one state. */
export interface StateSum {
  state: string;
  rows: number;
  paise: string;
}

// Counters, timers and short-lived codes, and the list of migrations.
const PASSING = ['clock', 'job_workers', 'migrations', 'newsletter_codes', 'rate_limits', 'regular_jobs'];
// The time at which the gateway was last asked is not a fact about the booking.
const PASSING_COLUMNS = ['reconciled_at'];

const TABLES = `
  SELECT relation.relname AS name,
    (SELECT string_agg(quote_ident(attname), ', ' ORDER BY attnum) FROM pg_attribute
      WHERE attrelid = relation.oid AND attnum = ANY(primary_key.conkey)) AS key,
    (SELECT string_agg(quote_ident(attname), ', ' ORDER BY attnum) FROM pg_attribute
      WHERE attrelid = relation.oid AND attnum > 0 AND NOT attisdropped AND attname <> ALL($2)) AS columns
  FROM pg_class relation
  JOIN pg_constraint primary_key ON primary_key.conrelid = relation.oid AND primary_key.contype = 'p'
  WHERE relation.relnamespace = 'public'::regnamespace AND relation.relkind = 'r' AND relation.relname <> ALL($1)
  ORDER BY 1`;

/** Remembers every row of every lasting table. */
export async function rememberRows(query: Query): Promise<RememberedRows> {
  const tables = await query<Omit<RememberedTable, 'hashes'>>(TABLES, [PASSING, PASSING_COLUMNS]);
  const remembered: RememberedTable[] = [];
  for (const table of tables) remembered.push({ ...table, hashes: await hashesOf(query, table) });
  return remembered;
}

async function hashesOf(
  query: Query,
  { name, key, columns }: Omit<RememberedTable, 'hashes'>,
): Promise<Map<string, string>> {
  const rows = await query<{ key: string; hash: string }>(
    `SELECT concat_ws(' ', ${key}) AS key, md5(ROW(${columns})::text) AS hash FROM ${name}`,
  );
  return new Map(rows.map((row) => [row.key, row.hash]));
}

/** The differences in the rows. `mayChange` has the keys of rows that may change in the new version, by table. */
export async function compareRows(
  query: Query,
  remembered: RememberedRows,
  mayChange: ReadonlyMap<string, ReadonlySet<string>> = new Map(),
): Promise<RowDifference[]> {
  const differences: RowDifference[] = [];
  for (const table of remembered) {
    const now = await hashesOf(query, table);
    const goesOn = mayChange.get(table.name) ?? new Set();
    const keys = [...table.hashes.keys()];
    const lost = keys.filter((key) => !now.has(key));
    const isChanged = (key: string) =>
      now.has(key) && !goesOn.has(key) && now.get(key) !== table.hashes.get(key);
    differences.push({ table: table.name, rows: keys.length, lost, changed: keys.filter(isChanged) });
  }
  return differences;
}

// A version has the sum of a booking in a column, or a line for each charge.
const BOOKING_TOTALS = {
  column: 'total_paise',
  lines: `(SELECT sum(value_paise + cgst_paise + sgst_paise) FROM folio_lines WHERE booking_id = bookings.id)`,
};
const HAS_TOTAL = `SELECT 1 FROM information_schema.columns
  WHERE table_schema = 'public' AND table_name = 'bookings' AND column_name = 'total_paise'`;

/** Rows and money in each state of bookings, payments and refunds, over the remembered rows that may not change. */
export async function sumsByState(
  query: Query,
  remembered: RememberedRows,
  mayChange: ReadonlyMap<string, ReadonlySet<string>> = new Map(),
): Promise<StateSum[]> {
  const hasTotal = (await query(HAS_TOTAL)).length > 0;
  const amounts: Record<string, string> = {
    bookings: hasTotal ? BOOKING_TOTALS.column : BOOKING_TOTALS.lines,
    payments: 'amount_paise',
    refunds: 'amount_paise',
  };
  const sums: StateSum[] = [];
  for (const { name, hashes } of remembered) {
    const amount = amounts[name];
    if (amount === undefined) continue;
    const keys = [...hashes.keys()].filter((key) => !mayChange.get(name)?.has(key));
    sums.push(
      ...(await query<StateSum>(
        `SELECT '${name} ' || status AS state, count(*)::int AS rows, sum(${amount})::text AS paise
         FROM ${name} WHERE id = ANY($1::uuid[]) GROUP BY status ORDER BY status`,
        [keys],
      )),
    );
  }
  return sums;
}

/** The states whose rows or money have changed, with the figures before and after. */
export function differentSums(before: readonly StateSum[], after: readonly StateSum[]): string[] {
  const figures = ({ rows, paise }: StateSum) => `${rows} rows, ${paise} paise`;
  const [was, is] = [before, after].map((sums) => new Map(sums.map((sum) => [sum.state, figures(sum)])));
  const states = [...new Set([...before, ...after].map(({ state }) => state))];
  return states
    .filter((state) => was?.get(state) !== is?.get(state))
    .map((state) => `${state}: ${was?.get(state) ?? 'nothing'}, then ${is?.get(state) ?? 'nothing'}`);
}
