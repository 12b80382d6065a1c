import type { GraphqlBody } from '../../../tests/testkit/graphql';
import { freshCaller } from '../../../tests/testkit/raw-http';

/** The outcome of a request, as the guest sees it. */
export type Outcome =
  | { kind: 'accepted'; data: Record<string, unknown> }
  /** A response with a code: a refusal, or SERVICE_UNAVAILABLE. */
  | { kind: 'refused'; code: string }
  /** A response that does not tell the guest what to do. */
  | { kind: 'unclear'; text: string }
  /** The connection broke, or there was no response for too long. */
  | { kind: 'no response' };

const PATIENCE_MILLISECONDS = 20_000;
export const AWAY = 'SERVICE_UNAVAILABLE';

interface Received {
  status: number;
  text: string;
}

async function post(url: string, body: object): Promise<Received | null> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': freshCaller() },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(PATIENCE_MILLISECONDS),
    });
    return { status: response.status, text: await response.text() };
  } catch {
    return null;
  }
}

function recordFrom(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

/** A 503 whose body tells the guest to try again. */
export function isClearFailure(status: number, text: string): boolean {
  const words = recordFrom(text)?.['error'];
  return status === 503 && typeof words === 'string' && words.includes('try again');
}

function outcomeOf({ status, text }: Received): Outcome {
  const { data, errors } = (recordFrom(text) ?? {}) as GraphqlBody<
    Record<string, Record<string, unknown> | null>
  >;
  const [error] = errors ?? [];
  if (error?.extensions['code'] === AWAY && error.message.includes('try again'))
    return { kind: 'refused', code: AWAY };
  const [result] = Object.values(data ?? {});
  if (error || !result || status >= 500) return { kind: 'unclear', text: `${status} ${text}` };
  const { code } = result;
  return typeof code === 'string' ? { kind: 'refused', code } : { kind: 'accepted', data: result };
}

/** Sends a mutation to the server. */
export async function ask(url: string, query: string, variables: object): Promise<Outcome> {
  const received = await post(`${url}/graphql`, { query, variables });
  return received ? outcomeOf(received) : { kind: 'no response' };
}

/** Sends a POST to a documented path of the server. */
export async function postForm(url: string, body: object): Promise<Outcome> {
  const received = await post(url, body);
  if (!received) return { kind: 'no response' };
  const { status, text } = received;
  if (status < 300) return { kind: 'accepted', data: recordFrom(text) ?? {} };
  if (isClearFailure(status, text)) return { kind: 'refused', code: AWAY };
  return { kind: 'unclear', text: `${status} ${text}` };
}
