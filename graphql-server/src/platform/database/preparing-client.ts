import { Client, type ClientConfig, type QueryResult } from 'pg';

// The application has far fewer statements. Beyond that their texts are generated, and not prepared.
const STATEMENTS_AT_MOST = 400;

// A page's number in the text makes a new text for each page.
const OF_ONE_PAGE = /\b(?:OFFSET|LIMIT (?!1\b))\s*\d/i;

/** The names by which this process prepares its statements, the same on all connections. */
const names = new Map<string, string>();
let given = 0;

function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known || names.size === STATEMENTS_AT_MOST || OF_ONE_PAGE.test(text)) return known;
  return rename(text);
}

function rename(text: string): string {
  given += 1;
  const name = `statement ${given}`;
  names.set(text, name);
  return name;
}

const FEATURE_NOT_SUPPORTED = '0A000';

/**
 * True when a migration gave a column another type since the statement was prepared. PostgreSQL refuses to run it under its
 * name; prepared again it runs.
 */
export function isPreparedBeforeChange(error: unknown): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    error.code === FEATURE_NOT_SUPPORTED &&
    error.message.includes('cached plan must not change result type')
  );
}

type Settle = (error: unknown, result?: QueryResult) => void;

/**
 * A connection on which PostgreSQL parses and plans each statement with values once. To parse and plan most of them costs
 * more than to run them (https://www.postgresql.org/docs/current/sql-prepare.html).
 */
export class PreparingClient extends Client {
  constructor(settings?: string | ClientConfig) {
    super(settings);
    const send = this.query.bind(this) as (...query: unknown[]) => unknown;
    const run = (text: string, values: unknown[]) =>
      send({ name: nameOf(text), text, values }) as Promise<QueryResult>;
    const runAgain = (text: string, values: unknown[], error: unknown) => {
      if (!isPreparedBeforeChange(error)) throw error;
      rename(text);
      // A transaction has failed as a whole. `inTransaction` repeats it.
      if (this.getTransactionStatus() !== 'I') throw error;
      return run(text, values);
    };
    const prepare = (text: unknown, values: unknown, settle?: Settle, ...rest: unknown[]) => {
      if (typeof text !== 'string' || !Array.isArray(values)) return send(text, values, settle, ...rest);
      const result = run(text, values).catch((error: unknown) => runAgain(text, values, error));
      if (!settle) return result;
      result.then((found) => settle(null, found), settle);
      return undefined;
    };
    this.query = prepare as Client['query'];
  }
}
