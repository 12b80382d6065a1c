import type { Client, ClientConfig, QueryResult } from 'pg';
import { ClosingClient, type OpenConnections } from './open-connections';

// The application has far fewer statements. Statements beyond this number have generated texts and are not prepared.
const STATEMENTS_AT_MOST = 400;

// A page number in the text makes a new text for each page.
const OF_ONE_PAGE = /\b(?:OFFSET|LIMIT (?!1\b))\s*\d/i;

/** The names under which a pool prepares its statements, on all of its connections. */
class StatementNames {
  private readonly names = new Map<string, string>();
  private given = 0;

  of(text: string): string | undefined {
    const known = this.names.get(text);
    if (known || this.names.size === STATEMENTS_AT_MOST || OF_ONE_PAGE.test(text)) return known;
    return this.rename(text);
  }

  rename(text: string): string {
    this.given += 1;
    const name = `statement ${this.given}`;
    this.names.set(text, name);
    return name;
  }
}

const FEATURE_NOT_SUPPORTED = '0A000';

/**
 * True when a migration changed a column's type after the statement was prepared. PostgreSQL refuses the prepared
 * statement, but runs it when it is prepared again.
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
 * A connection on which PostgreSQL parses and plans each statement with values only once, because for most statements
 * this costs more than running them (https://www.postgresql.org/docs/current/sql-prepare.html).
 */
class PreparingClient extends ClosingClient {
  constructor(names: StatementNames, connections: OpenConnections, settings?: string | ClientConfig) {
    super(connections, settings);
    const send = this.query.bind(this) as (...query: unknown[]) => unknown;
    const run = (text: string, values: unknown[]) =>
      send({ name: names.of(text), text, values }) as Promise<QueryResult>;
    const runAgain = (text: string, values: unknown[], error: unknown) => {
      if (!isPreparedBeforeChange(error)) throw error;
      names.rename(text);
      // The whole transaction has failed. `inTransaction` repeats it.
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

/** The class of a pool's connections, which share the names of prepared statements. */
export function preparingClients(connections: OpenConnections): typeof Client {
  const names = new StatementNames();
  return class extends PreparingClient {
    constructor(settings?: string | ClientConfig) {
      super(names, connections, settings);
    }
  };
}
