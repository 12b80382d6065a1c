import { Client, type ClientConfig } from 'pg';

// The application has far fewer statements. Beyond that their texts are generated, and not prepared.
const STATEMENTS_AT_MOST = 400;

// A page's number in the text makes a new text for each page.
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
 * A connection on which PostgreSQL parses and plans each statement with values once. To parse and plan most of them costs
 * more than to run them (https://www.postgresql.org/docs/current/sql-prepare.html).
 */
export class PreparingClient extends Client {
  constructor(settings?: string | ClientConfig) {
    super(settings);
    const send = this.query.bind(this) as (...query: unknown[]) => unknown;
    const prepare = (text: unknown, values: unknown, ...rest: unknown[]) => {
      if (typeof text !== 'string' || !Array.isArray(values)) return send(text, values, ...rest);
      return send({ name: nameOf(text), text, values }, ...rest);
    };
    this.query = prepare as Client['query'];
  }
}
