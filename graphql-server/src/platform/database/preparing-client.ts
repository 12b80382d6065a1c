import { Client, type ClientConfig } from 'pg';

// Far more texts than the application has: beyond that they are made up as it goes.
const STATEMENTS_AT_MOST = 400;

// Numbers in the text, as pages have them, make a text of each page.
const OF_ONE_PAGE = /\b(?:OFFSET|LIMIT (?!1\b))\s*\d/i;

/** The names by which this process prepares its statements, the same on all connections. */
const names = new Map<string, string>();

function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known || names.size === STATEMENTS_AT_MOST || OF_ONE_PAGE.test(text)) return known;
  const name = `statement ${names.size + 1}`;
  names.set(text, name);
  return name;
}

/**
 * A connection that has PostgreSQL parse and plan each statement with values once, not each time: that costs more than
 * most of them do (https://www.postgresql.org/docs/current/sql-prepare.html).
 */
export class PreparingClient extends Client {
  constructor(settings?: string | ClientConfig) {
    super(settings);
    const ask = this.query.bind(this) as (...question: unknown[]) => unknown;
    const prepare = (text: unknown, values: unknown, ...rest: unknown[]) => {
      if (typeof text !== 'string' || !Array.isArray(values)) return ask(text, values, ...rest);
      return ask({ name: nameOf(text), text, values }, ...rest);
    };
    this.query = prepare as Client['query'];
  }
}
