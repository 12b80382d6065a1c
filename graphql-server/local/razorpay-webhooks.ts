import { createHmac } from 'node:crypto';
import type { Delivery, Dispute, Order, Payment, Refund, WebhookEvent } from './razorpay-entities';
import { newId, now, type Ledger } from './razorpay-ledger';
import type { Modes } from './razorpay-modes';

export interface WebhookTarget {
  url: string;
  secret: string;
}

interface Payload {
  payment?: Payment;
  order?: Order;
  refund?: Refund;
  dispute?: Dispute;
}

// Each pause is twice the previous one. Razorpay, too, gives up after a day.
const FIRST_PAUSE_MILLISECONDS = 500;
const LONGEST_PAUSE_MILLISECONDS = 30_000;
const MOST_ATTEMPTS = (24 * 60 * 60 * 1000) / LONGEST_PAUSE_MILLISECONDS;

// https://razorpay.com/docs/webhooks/best-practices: a response after five seconds counts as missing.
const RESPONSE_MILLISECONDS = 5_000;

const REMEMBERED_DELIVERIES = 200;

/** Hex HMAC-SHA256, with which Razorpay signs webhooks and checkouts. */
export function sign(text: string, secret: string): string {
  return createHmac('sha256', secret).update(text).digest('hex');
}

/** Sends signed webhooks until each is acknowledged, even after a restart. */
export class Webhooks {
  private readonly timers = new Map<Delivery, NodeJS.Timeout>();
  private isStopped = false;

  constructor(
    private readonly ledger: Ledger,
    private readonly modes: Modes,
    private readonly target: WebhookTarget,
  ) {}

  /** Continues with the webhooks that an earlier run could not deliver. */
  resume(): void {
    for (const delivery of this.ledger.state.deliveries) {
      if (delivery.deliveredAt === null) this.schedule(delivery);
    }
  }

  /** Queues an event. It is sent when the ledger next stores its state. */
  announce(event: WebhookEvent, payload: Payload): void {
    const { webhooks, webhookDelayMs } = this.modes.current;
    if (webhooks === 'off') return;
    const delivery: Delivery = {
      id: newId('evt').slice('evt_'.length),
      event,
      body: bodyOf(event, payload),
      attempts: 0,
      dueAt: Date.now() + webhookDelayMs,
      deliveredAt: null,
    };
    // A duplicate has an unchanged event id, by which the receiver recognises it.
    const copies = webhooks === 'duplicated' ? [delivery, { ...delivery }] : [delivery];
    for (const copy of copies) {
      this.ledger.state.deliveries.push(copy);
      this.schedule(copy);
    }
    this.forgetOldDeliveries();
  }

  stop(): void {
    this.isStopped = true;
    for (const timer of this.timers.values()) clearTimeout(timer);
    this.timers.clear();
  }

  private schedule(delivery: Delivery): void {
    if (delivery.attempts >= MOST_ATTEMPTS) return;
    const timer = setTimeout(() => void this.deliver(delivery), Math.max(0, delivery.dueAt - Date.now()));
    this.timers.set(delivery, timer);
  }

  private async deliver(delivery: Delivery): Promise<void> {
    this.timers.delete(delivery);
    delivery.attempts += 1;
    const isAcknowledged = await this.isAcknowledged(delivery);
    if (this.isStopped) return;
    if (isAcknowledged) {
      delivery.deliveredAt = Date.now();
    } else {
      const pause = FIRST_PAUSE_MILLISECONDS * 2 ** (delivery.attempts - 1);
      delivery.dueAt = Date.now() + Math.min(pause, LONGEST_PAUSE_MILLISECONDS);
      this.schedule(delivery);
    }
    await this.ledger
      .keep()
      .catch((failure: unknown) => console.error('Deliveries could not be saved:', failure));
  }

  private async isAcknowledged({ id, body }: Delivery): Promise<boolean> {
    try {
      const response = await fetch(this.target.url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-razorpay-signature': sign(body, this.target.secret),
          'x-razorpay-event-id': id,
        },
        body,
        signal: AbortSignal.timeout(RESPONSE_MILLISECONDS),
      });
      await response.arrayBuffer();
      return response.ok;
    } catch {
      return false;
    }
  }

  private forgetOldDeliveries(): void {
    const { state } = this.ledger;
    const open = state.deliveries.filter(({ deliveredAt }) => deliveredAt === null);
    const done = state.deliveries
      .filter(({ deliveredAt }) => deliveredAt !== null)
      .slice(-REMEMBERED_DELIVERIES);
    state.deliveries = [...done, ...open];
  }
}

// https://razorpay.com/docs/webhooks/payloads/payments
function bodyOf(event: WebhookEvent, payload: Payload): string {
  return JSON.stringify({
    entity: 'event',
    account_id: 'acc_SaffronCourt00',
    event,
    contains: Object.keys(payload),
    payload: Object.fromEntries(Object.entries(payload).map(([name, entity]) => [name, { entity }])),
    created_at: now(),
  });
}
