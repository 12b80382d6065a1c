import type { DataSource } from 'typeorm';
import type { Invariant } from './invariant';
import { INVARIANTS } from './invariants';

export interface Breach {
  invariant: string;
  subject: string;
  detail: string;
}

/** How many breaches of one invariant are named; all of them are counted. */
const NAMED_BREACHES = 100;

/** An invariant that is broken, or whose notice has a reason. */
export interface BrokenInvariant {
  invariant: Invariant;
  /** How many breaches there are. */
  count: number;
  /** The first of them. */
  breaches: readonly Breach[];
}

interface CountedRow {
  subject: string;
  detail: string;
  count: number;
}

/** Reads the first breaches, all when `most` is null, and counts all. */
async function breachesOf(
  database: DataSource,
  invariant: Invariant,
  most: number | null,
): Promise<BrokenInvariant> {
  const rows: CountedRow[] = await database.query(
    `SELECT breach.subject, breach.detail, count(*) OVER () AS count FROM (${invariant.breaches}) breach LIMIT $1`,
    [most],
  );
  const breaches = rows.map(({ subject, detail }) => ({ invariant: invariant.name, subject, detail }));
  return { invariant, count: rows[0]?.count ?? 0, breaches };
}

/** Which invariants are broken at this moment and which notices there are, each with its first hundred breaches. */
export async function brokenInvariants(database: DataSource): Promise<BrokenInvariant[]> {
  const found: BrokenInvariant[] = [];
  for (const invariant of INVARIANTS) found.push(await breachesOf(database, invariant, NAMED_BREACHES));
  return found.filter(({ count }) => count > 0);
}

/** Every breach of every invariant and every notice at this moment; for a database with few of them. */
export async function findBreaches(database: DataSource): Promise<Breach[]> {
  const found: BrokenInvariant[] = [];
  for (const invariant of INVARIANTS) found.push(await breachesOf(database, invariant, null));
  return found.flatMap(({ breaches }) => breaches);
}
