/** One request with its response, as a failing test prints it. */
export interface Exchange {
  method: string;
  url: string;
  body?: string;
  status: number;
  requestId: string | null;
  responseBody: string;
}

const LONGEST_TEXT = 4_000;
const KEPT_EXCHANGES = 3;

const indented = (text: string): string => text.replace(/^/gm, '  ');
const shortened = (text: string): string =>
  text.length > LONGEST_TEXT
    ? `${text.slice(0, LONGEST_TEXT)}… (${text.length - LONGEST_TEXT} more characters)`
    : text;

function section(title: string, text: string): string {
  return `${title}:\n${indented(shortened(text))}`;
}

/** The body of a GraphQL request; null when the body is another. */
function graphqlBody(body: string): { query: string; variables?: unknown } | null {
  try {
    const parsed = JSON.parse(body) as { query?: unknown } | null;
    return typeof parsed?.query === 'string' ? { ...parsed, query: parsed.query } : null;
  } catch {
    return null;
  }
}

function requestSections(body: string | undefined): string[] {
  if (!body) return [];
  const graphql = graphqlBody(body);
  if (!graphql) return [section('body', body)];
  return [
    section('query', graphql.query),
    section('variables', JSON.stringify(graphql.variables ?? {}, null, 2)),
  ];
}

/** Request, response and request id, for a person who reads why a test failed. */
export function describeExchange({ method, url, body, status, requestId, responseBody }: Exchange): string {
  return [
    `${method} ${url}`,
    ...requestSections(body),
    section(`response ${status}`, responseBody || '(empty)'),
    `request id: ${requestId ?? 'none'}`,
  ].join('\n');
}

/** The environment of the tests keeps the exchanges here, and prints them when a test fails. */
type RecentExchanges = typeof globalThis & { recentExchanges?: string[] };

/** Keeps the exchange for the message of a test that fails. */
export function recordExchange(exchange: Exchange): void {
  const { recentExchanges } = globalThis as RecentExchanges;
  if (!recentExchanges) return;
  recentExchanges.push(describeExchange(exchange));
  if (recentExchanges.length > KEPT_EXCHANGES) recentExchanges.shift();
}
