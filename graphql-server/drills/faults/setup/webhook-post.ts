import { createServer, type IncomingHttpHeaders } from 'node:http';
import { close, listen, LOOPBACK } from '../../../local/listening';
import { isClearFailure } from './requests';

/** An event of the gateway with its signature. */
interface SignedEvent {
  body: string;
  headers: Record<string, string>;
}

/** A proxy between the gateway and the servers. It can hold back events and send them again. */
export interface WebhookPost {
  url: string;
  /** Responses to events that failed without a reason. */
  unclear: readonly string[];
  /** From now on events are acknowledged but not passed on, as if they were lost. */
  keepBack(): void;
  /** Passes events on to the servers again. */
  passOn(): void;
  /** Sends all events so far again, `times` times, the newest first. Returns how many were sent. */
  sendAllAgain(times: number): Promise<number>;
  stop(): Promise<void>;
}

const PATH = '/webhooks/razorpay';
const TIMEOUT_MILLISECONDS = 20_000;
const AT_ONCE = 8;
const KEPT_HEADERS = ['content-type', 'x-razorpay-signature', 'x-razorpay-event-id'];

function headersOf(headers: IncomingHttpHeaders): Record<string, string> {
  return Object.fromEntries(KEPT_HEADERS.map((name) => [name, String(headers[name] ?? '')]));
}

/** `servers` returns the addresses of the servers, which get events in turn. */
export async function startWebhookPost(servers: () => readonly string[]): Promise<WebhookPost> {
  const events = new Map<string, SignedEvent>();
  const unclear: string[] = [];
  let keeps = false;
  let turn = 0;

  const deliver = async ({ body, headers }: SignedEvent): Promise<number> => {
    const urls = servers();
    const url = `${urls[(turn += 1) % urls.length]}${PATH}`;
    const signal = AbortSignal.timeout(TIMEOUT_MILLISECONDS);
    const response = await fetch(url, { method: 'POST', headers, body, signal }).catch(() => null);
    const text = await response?.text().catch(() => null);
    // There is no response, because the connection broke.
    if (!response || typeof text !== 'string') return 502;
    if (!response.ok && !isClearFailure(response.status, text))
      unclear.push(`webhook: ${response.status} ${text}`);
    return response.status;
  };

  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (chunk: string) => (body += chunk));
    request.on('end', () => {
      const event = { body, headers: headersOf(request.headers) };
      events.set(event.headers['x-razorpay-event-id'] ?? '', event);
      const delivered = keeps ? Promise.resolve(200) : deliver(event);
      void delivered.then((status) => response.writeHead(status).end());
    });
  });
  const port = await listen(server, 0);
  return {
    url: `http://${LOOPBACK}:${port}${PATH}`,
    unclear,
    keepBack: () => (keeps = true),
    passOn: () => (keeps = false),
    sendAllAgain: async (times) => {
      const queue = [...events.values()].reverse().flatMap((event) => Array<SignedEvent>(times).fill(event));
      const count = queue.length;
      const sender = async (): Promise<void> => {
        for (let event = queue.shift(); event; event = queue.shift()) {
          const status = await deliver(event);
          if (status !== 200) unclear.push(`a webhook that was sent again: ${status}`);
        }
      };
      await Promise.all(Array.from({ length: AT_ONCE }, sender));
      return count;
    },
    stop: () => close(server),
  };
}
