import { createClient } from 'graphql-sse';
import type { TestServer } from './test-server';
import { waitFor } from './wait-for';

/** An event of `deskChanges`. */
interface DeskChangesEvent {
  cursor: string;
  changes: { topic: string; subject: string | null }[];
  loadAgain: boolean;
}

/** An open page of the desk. */
export interface OpenPage {
  /** The events so far, the oldest first. */
  events: DeskChangesEvent[];
  /** Why the connection has ended: 'completed' by the server, or the failure; null while it is open. */
  ended(): unknown;
  /** Whether an event has told of the change. */
  hasHeard(topic: string, subject?: string): boolean;
  /** The cursor of the last event. */
  cursor(): string;
  close(): void;
}

export const DESK_CHANGES = `subscription DeskChangesInTest($topics: [ChangeTopic!]!, $since: String) {
  deskChanges(topics: $topics, since: $since) { cursor changes { topic subject } loadAgain }
}`;

/** Listens to these topics. Resolves once the first event, or the refusal, has come. */
export async function listen(
  server: Pick<TestServer, 'url'>,
  topics: readonly string[],
  {
    token,
    since,
    onEvent,
  }: { token?: string; since?: string; onEvent?: (event: DeskChangesEvent) => void } = {},
): Promise<OpenPage> {
  const client = createClient({
    url: `${server.url}/graphql/stream`,
    retryAttempts: 0,
    headers: token ? { authorization: `Bearer ${token}` } : {},
  });
  const events: DeskChangesEvent[] = [];
  let end: unknown = null;
  const close = client.subscribe<{ deskChanges: DeskChangesEvent }>(
    { query: DESK_CHANGES, variables: { topics, since } },
    {
      next: ({ data, errors }) => {
        if (!data) {
          end = errors;
          return;
        }
        events.push(data.deskChanges);
        onEvent?.(data.deskChanges);
      },
      error: (failure) => (end = failure),
      complete: () => (end ??= 'completed'),
    },
  );
  await waitFor('the connection has begun', () => events.length > 0 || end !== null);
  return {
    events,
    ended: () => end,
    hasHeard: (topic, subject) =>
      events.some(({ changes }) =>
        changes.some((one) => one.topic === topic && (subject === undefined || one.subject === subject)),
      ),
    cursor: () => events.at(-1)?.cursor ?? '',
    close,
  };
}

/** The HTTP status of a request for the stream, without reading the events. */
export async function streamStatus(
  server: Pick<TestServer, 'url'>,
  body: object,
  headers: Record<string, string> = {},
): Promise<{ status: number; body: unknown }> {
  const response = await fetch(`${server.url}/graphql/stream`, {
    method: 'POST',
    headers: { accept: 'text/event-stream', 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  if (response.status === 200) {
    await response.body?.cancel();
    return { status: 200, body: null };
  }
  return { status: response.status, body: await response.json() };
}
