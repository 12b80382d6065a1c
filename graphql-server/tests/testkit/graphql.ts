import type { DocumentTypes } from '../generated/operations';
import { describeExchange, type Exchange } from './exchange';
import { freshCaller, postJson } from './raw-http';

declare const types: unique symbol;

/** The text of a document, with the types of its result and of its variables. */
export type TypedDocument<Result, Variables> = string & {
  readonly [types]?: { result: Result; variables: Variables };
};

/**
 * Gives a document its generated types. When TypeScript does not know a document, it is new: run `npm run generate`.
 */
export function gql<Text extends keyof DocumentTypes>(
  text: Text,
): TypedDocument<DocumentTypes[Text]['result'], DocumentTypes[Text]['variables']> {
  return text;
}

export interface RequestOptions {
  /** The address that the request comes from; a new one for each request when left out. */
  caller?: string;
  /** Signs the caller in. */
  token?: string;
}

export interface GraphqlError {
  message: string;
  path?: (string | number)[];
  extensions: Record<string, unknown>;
}

/** A response that the test did not expect. Its message has the request, the response and the request id. */
export class UnexpectedResponse extends Error {
  constructor(
    reason: string,
    exchange: Exchange,
    /** The code of the GraphQL error, if there is one. */
    readonly code: unknown = null,
  ) {
    super(`${reason}\n${describeExchange(exchange)}`);
    this.name = 'UnexpectedResponse';
  }
}

/** The body of a response, for tests that look at data and errors themselves. */
export interface GraphqlBody<Result = unknown> {
  data?: Result | null;
  errors?: GraphqlError[];
}

/** The data of a response without errors. */
export function dataOf<Result>(exchange: Exchange, json: GraphqlBody | null): Result {
  if (!json) throw new UnexpectedResponse('The response is no JSON.', exchange);
  const [error] = json.errors ?? [];
  if (error)
    throw new UnexpectedResponse(`GraphQL error: ${error.message}`, exchange, error.extensions['code']);
  if (exchange.status !== 200 || !json.data)
    throw new UnexpectedResponse(`Status ${exchange.status} without data.`, exchange);
  return json.data as Result;
}

function post(
  testServer: { url: string },
  query: string,
  variables: object = {},
  { caller = freshCaller(), token }: RequestOptions = {},
) {
  const signedIn: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
  return postJson(testServer, '/graphql', { query, variables }, { 'x-forwarded-for': caller, ...signedIn });
}

/** The data that the server sends; a GraphQL error fails the test. */
export async function execute<Result>(
  testServer: { url: string },
  document: TypedDocument<Result, Record<string, never>>,
): Promise<Result>;
export async function execute<Result, Variables extends object>(
  testServer: { url: string },
  document: TypedDocument<Result, Variables>,
  variables: Variables,
  options?: RequestOptions,
): Promise<Result>;
export async function execute<Result>(
  testServer: { url: string },
  document: TypedDocument<Result, object>,
  variables?: object,
  options?: RequestOptions,
): Promise<Result> {
  const { exchange, json } = await post(testServer, document, variables, options);
  return dataOf<Result>(exchange, json);
}

/** The errors that the server sends; a response without one fails the test. Takes any text and any variables. */
export async function executeExpectingErrors(
  testServer: { url: string },
  text: string,
  variables?: object,
  options?: RequestOptions,
): Promise<{ status: number; data: unknown; errors: [GraphqlError, ...GraphqlError[]] }> {
  const { exchange, status, json } = await post(testServer, text, variables, options);
  const { data, errors = [] } = (json ?? {}) as GraphqlBody;
  const [first, ...others] = errors;
  if (!first) throw new UnexpectedResponse('The response has no GraphQL error.', exchange);
  return { status, data, errors: [first, ...others] };
}

/** Fails unless the result is that member of its union. */
export function assertType<Result extends { __typename: string }, Name extends Result['__typename']>(
  result: Result,
  name: Name,
): asserts result is Extract<Result, { __typename: Name }> {
  if (result.__typename !== name) throw new Error(`Expected ${name}: ${JSON.stringify(result)}`);
}
