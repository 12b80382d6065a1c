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

/** The query and the variables of a GraphQL request; null when the body is another, or too deep to be printed. */
function graphqlBody(body: string): { query: string; variables: string } | null {
  try {
    const { query, variables = {} } = JSON.parse(body) as { query?: unknown; variables?: unknown };
    return typeof query === 'string' ? { query, variables: JSON.stringify(variables, null, 2) } : null;
  } catch {
    return null;
  }
}

function requestSections(body: string | undefined): string[] {
  if (!body) return [];
  const graphql = graphqlBody(body);
  if (!graphql) return [section('body', body)];
  return [section('query', graphql.query), section('variables', graphql.variables)];
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

const recentExchanges: Exchange[] = [];

/** Keeps the exchange for the message of a failing test. */
export function recordExchange(exchange: Exchange): void {
  recentExchanges.push(exchange);
  if (recentExchanges.length > KEPT_EXCHANGES) recentExchanges.shift();
}

/** Runs before each test: earlier requests do not explain why it fails. */
export function forgetExchanges(): void {
  recentExchanges.length = 0;
}

/** Adds the last requests of a test to the error that failed it, in its message and in the stack that reports print. */
export function addExchanges(error: { name?: string; message: string; stack?: string }): void {
  // That error contains its request already.
  if (error.name === 'UnexpectedResponse' || recentExchanges.length === 0) return;
  const { message, stack = message } = error;
  const requests = recentExchanges.map(describeExchange).join('\n\n');
  error.message = `${message}\n\nThe last requests of this test:\n\n${requests}`;
  error.stack = stack.replace(message, () => error.message);
}
