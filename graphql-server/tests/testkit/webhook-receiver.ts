import { createServer, type IncomingHttpHeaders } from 'node:http';
import { LOOPBACK, portOf } from '../../local/listening';

/** A message that the receiver got. */
export interface ReceivedMessage {
  headers: IncomingHttpHeaders;
  body: string;
}

export interface WebhookReceiver {
  url: string;
  messages: ReceivedMessage[];
  /** How the receiver answers from now on; 'silence' never answers. */
  answer: number | 'silence';
  stop(): Promise<void>;
}

/** A program that listens for events. It answers 204 until a test says otherwise. */
export async function startWebhookReceiver(): Promise<WebhookReceiver> {
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      receiver.messages.push({ headers: request.headers, body: Buffer.concat(parts).toString() });
      if (receiver.answer === 'silence') return;
      const location = receiver.answer === 302 ? { location: `${receiver.url}elsewhere` } : {};
      response.writeHead(receiver.answer, location).end('x'.repeat(100));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, LOOPBACK, resolve));
  const receiver: WebhookReceiver = {
    url: `http://${LOOPBACK}:${portOf(server.address())}/events`,
    messages: [],
    answer: 204,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return receiver;
}

/** The events among the messages, by booking, in the order in which they came. */
export function eventsOf(messages: readonly ReceivedMessage[]) {
  return messages.map(({ headers, body }) => {
    const { type, data } = JSON.parse(body) as { type: string; data: Record<string, unknown> };
    return { id: String(headers['webhook-id']), type, ...data } as {
      id: string;
      type: string;
      bookingId: string;
      reference: string;
      sequence: number;
    };
  });
}
