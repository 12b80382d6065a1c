import { createServer, type IncomingHttpHeaders } from 'node:http';
import { close, listen, LOOPBACK } from '../../local/listening';
import { isClearFailure } from './requests';

/** An event of the gateway as it came, with its signature. */
interface RenderedEmail {
  body: string;
  headers: Record<string, string>;
}

/** Stands between the gateway and the servers, as a proxy does, and can keep events back and send them again. */
export interface WebhookPost {
  url: string;
  /** Answers of servers to events that were failures without a word. */
  unclear: readonly string[];
  /** From now on events are acknowledged and kept, as if the line had swallowed them. */
  keepBack(): void;
  /** Events go to the servers again. */
  passOn(): void;
  /** Sends every event that ever came so many times, newest first; gives how many were sent. */
  sendAllAgain(times: number): Promise<number>;
  stop(): Promise<void>;
}

const PATH = '/webhooks/razorpay';
const PATIENCE_MILLISECONDS = 20_000;
const AT_ONCE = 8;
const KEPT_HEADERS = ['content-type', 'x-razorpay-signature', 'x-razorpay-event-id'];

function headersOf(headers: IncomingHttpHeaders): Record<string, string> {
  return Object.fromEntries(KEPT_HEADERS.map((name) => [name, String(headers[name] ?? '')]));
}

/** `servers` says where the servers are at that moment; they are asked in turn. */
export async function startWebhookPost(servers: () => readonly string[]): Promise<WebhookPost> {
  const letters = new Map<string, RenderedEmail>();
  const unclear: string[] = [];
  let keeps = false;
  let turn = 0;

  const deliver = async ({ body, headers }: RenderedEmail): Promise<number> => {
    const urls = servers();
    const url = `${urls[(turn += 1) % urls.length]}${PATH}`;
    const signal = AbortSignal.timeout(PATIENCE_MILLISECONDS);
    const response = await fetch(url, { method: 'POST', headers, body, signal }).catch(() => null);
    const text = await response?.text().catch(() => null);
    // No answer at all: the line broke.
    if (!response || typeof text !== 'string') return 502;
    if (!response.ok && !isClearFailure(response.status, text))
      unclear.push(`webhook: ${response.status} ${text}`);
    return response.status;
  };

  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (part: string) => (body += part));
    request.on('end', () => {
      const letter = { body, headers: headersOf(request.headers) };
      letters.set(letter.headers['x-razorpay-event-id'] ?? '', letter);
      const answered = keeps ? Promise.resolve(200) : deliver(letter);
      void answered.then((status) => response.writeHead(status).end());
    });
  });
  const port = await listen(server, 0);
  return {
    url: `http://${LOOPBACK}:${port}${PATH}`,
    unclear,
    keepBack: () => (keeps = true),
    passOn: () => (keeps = false),
    sendAllAgain: async (times) => {
      const queue = [...letters.values()]
        .reverse()
        .flatMap((letter) => Array<RenderedEmail>(times).fill(letter));
      const count = queue.length;
      const sender = async (): Promise<void> => {
        for (let letter = queue.shift(); letter; letter = queue.shift()) {
          const status = await deliver(letter);
          if (status !== 200) unclear.push(`a webhook that was sent again: ${status}`);
        }
      };
      await Promise.all(Array.from({ length: AT_ONCE }, sender));
      return count;
    },
    stop: () => close(server),
  };
}
