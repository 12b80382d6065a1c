import { createServer } from 'node:http';
import { close, listen, LOOPBACK } from '../../../local/listening';
import type { TestServer } from '../test-server';
import { waitFor } from '../wait-for';

/** An event as the gateway signed it. */
export interface HeldEvent {
  type: string;
  /** The gateway's id of the event's payment. */
  paymentId: string;
  body: string;
  headers: Record<string, string>;
}

/** Receives the gateway's events instead of the hotel and keeps them, so that a test decides when they arrive. */
export interface EventPost {
  url: string;
  /** The events since the last call, once the gateway has sent all of them. */
  takeNew(testServer: Pick<TestServer, 'razorpay'>): Promise<HeldEvent[]>;
  stop(): Promise<void>;
}

interface EventBody {
  event: string;
  payload: Record<string, { entity: { id: string; payment_id?: string } }>;
}

const KEPT_HEADERS = ['content-type', 'x-razorpay-signature', 'x-razorpay-event-id'];

function heldEvent(body: string, headers: NodeJS.Dict<string | string[]>): HeldEvent {
  const { event, payload } = JSON.parse(body) as EventBody;
  const { payment, refund, dispute } = payload;
  return {
    type: event,
    paymentId: refund?.entity.payment_id ?? dispute?.entity.payment_id ?? payment?.entity.id ?? '',
    body,
    headers: Object.fromEntries(KEPT_HEADERS.map((name) => [name, String(headers[name])])),
  };
}

export async function startEventPost(): Promise<EventPost> {
  let held: HeldEvent[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (chunk: string) => (body += chunk));
    request.on('end', () => {
      held.push(heldEvent(body, request.headers));
      response.end();
    });
  });
  const port = await listen(server, 0);
  return {
    url: `http://${LOOPBACK}:${port}`,
    takeNew: async ({ razorpay }) => {
      const isSent = () => razorpay.state().deliveries.every(({ deliveredAt }) => deliveredAt !== null);
      await waitFor('the gateway has sent its events', isSent);
      const events = held;
      held = [];
      // Events of the same moment come in any order; they are sorted so that the same seed gives the same life.
      return events.toSorted((one, other) => (one.type < other.type ? -1 : Number(one.type > other.type)));
    },
    stop: () => close(server),
  };
}

const UNAVAILABLE = 503;
const MOST_TIMES = 5;

/**
 * Delivers an event to the hotel, which must accept it. The gateway repeats events that a busy server did not accept.
 */
export async function deliverHeld(
  { url }: Pick<TestServer, 'url'>,
  { type, body, headers }: HeldEvent,
): Promise<void> {
  for (let time = 1; ; time += 1) {
    const response = await fetch(`${url}/webhooks/razorpay`, { method: 'POST', headers, body });
    if (response.status === 200) return;
    if (response.status !== UNAVAILABLE || time === MOST_TIMES)
      throw new Error(`${type} got ${response.status}: ${await response.text()}`);
  }
}
