import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import { LOOPBACK, portOf } from '../../local/listening';

/** A message that the receiver got. */
export interface ReceivedMessage {
  headers: IncomingHttpHeaders;
  body: string;
}

const SLOW_MILLISECONDS = 300;

/** How a receiver misbehaves. */
const FAULTS = {
  silence: () => undefined,
  slow: (response: ServerResponse) => void setTimeout(() => response.writeHead(204).end(), SLOW_MILLISECONDS),
  'closes before its answer': (response: ServerResponse) => void response.destroy(),
  'speaks another protocol': ({ socket }: ServerResponse) => void socket?.end('220 mail.example ready\r\n'),
  '200 with nonsense': (response: ServerResponse) =>
    void response.writeHead(200, { 'content-type': 'application/json' }).end('<!doctype html>{"error":'),
  '200, and closes within its answer': (response: ServerResponse) => {
    response.writeHead(200, { 'content-length': '1000' }).write('{"received":');
    setImmediate(() => response.destroy());
  },
  '200 without an end': (response: ServerResponse) => {
    const more = (): void => {
      if (!response.destroyed) response.write('x'.repeat(8_000), more);
    };
    response.writeHead(200).write('begin', more);
  },
} as const;

export type ReceiverFault = keyof typeof FAULTS;
export type ReceiverAnswer = number | ReceiverFault;

export interface WebhookReceiver {
  url: string;
  messages: ReceivedMessage[];
  /** How the receiver answers from now on: with a status, or with a fault. A function decides for each message. */
  answer: ReceiverAnswer | ((message: ReceivedMessage) => ReceiverAnswer);
  stop(): Promise<void>;
}

/** A program that listens for events. It answers 204 until a test says otherwise. */
export async function startWebhookReceiver(): Promise<WebhookReceiver> {
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const message = { headers: request.headers, body: Buffer.concat(parts).toString() };
      receiver.messages.push(message);
      const answer = typeof receiver.answer === 'function' ? receiver.answer(message) : receiver.answer;
      if (typeof answer !== 'number') return FAULTS[answer](response);
      const location = answer === 302 ? { location: `${receiver.url}elsewhere` } : {};
      response.writeHead(answer, location).end('x'.repeat(100));
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

/** An event among the messages. */
export interface ReceivedEvent {
  id: string;
  type: string;
  bookingId: string;
  reference: string;
  sequence: number;
}

/** The event in a message. */
export function eventOf({ headers, body }: ReceivedMessage): ReceivedEvent {
  const { type, data } = JSON.parse(body) as { type: string; data: Omit<ReceivedEvent, 'id' | 'type'> };
  return { id: String(headers['webhook-id']), type, ...data };
}

/** The events among the messages, by booking, in the order in which they came. */
export const eventsOf = (messages: readonly ReceivedMessage[]): ReceivedEvent[] => messages.map(eventOf);
