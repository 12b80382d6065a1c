import { createHmac, randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import Razorpay from 'razorpay';
import type { z } from 'zod';
import { sameInConstantTime } from '../../../platform/secrets/keyed-secrets';
import { parseStorable, storableText } from '../../../platform/text/storable-json';
import {
  GatewayError,
  type GatewayDispute,
  type GatewayErrorKind,
  type GatewayEvent,
  type GatewayTime,
  type PaymentGateway,
  type RefundRequest,
} from '../payment-gateway';
import { gatewayErrorFrom, keepNetworkError } from './razorpay-errors';
import {
  disputeListMessage,
  eventMessage,
  IDEMPOTENCY_NOTE,
  orderMessage,
  paymentListMessage,
  paymentMessage,
  refundListMessage,
  refundMessage,
  settledItemListMessage,
  settlementListMessage,
} from './razorpay.messages';

export interface RazorpaySettings {
  keyId: string;
  keySecret: string;
  webhookSecret: string;
  apiUrl: string;
  checkoutUrl: string;
  timeoutMilliseconds: number;
  /** Called for each failed call. */
  onFailure(call: string, kind: GatewayErrorKind): void;
}

interface SentRequest {
  url?: string;
  data?: { notes?: Record<string, string> };
  headers: { set(name: string, value: string): void };
}

/** Settings of the SDK's HTTP client for which the SDK has no option. */
interface InnerClient {
  defaults: { baseURL: string; timeout: number; maxRedirects: number };
  interceptors: {
    request: { use(change: (request: SentRequest) => SentRequest): void };
    response: { use(pass: (response: unknown) => unknown, fail: (error: Error) => Promise<never>): void };
  };
}

function innerClientOf(sdk: Razorpay): InnerClient {
  return (sdk as unknown as { api: { rq: InnerClient } }).api.rq;
}

// https://razorpay.com/docs/api/refunds/normal/#idempotency
function addIdempotencyHeader(request: SentRequest): SentRequest {
  const key = request.data?.notes?.[IDEMPOTENCY_NOTE];
  if (key && request.url?.endsWith('/refund')) request.headers.set('X-Refund-Idempotency', key);
  return request;
}

// https://razorpay.com/docs/api/pagination: ask again later, after a random pause.
const SHORTEST_PAUSE_MILLISECONDS = 500;
const LONGEST_PAUSE_MILLISECONDS = 1_500;

// The largest page of the API (https://razorpay.com/docs/api/pagination).
const PAGE_SIZE = 100;
const MOST_PAGES_OF_DISPUTES = 10;

// https://razorpay.com/docs/api/settlements/fetch-recon
const PAGE_SIZE_OF_SETTLED_ITEMS = 1_000;
// An endless list must not block a worker for ever.
const MOST_PAGES = 1_000;

interface Page {
  count: number;
  skip: number;
}

/** Razorpay's times are whole seconds, and its lists include both ends. */
function secondsOf({ from, before }: GatewayTime): { from: number; to: number } {
  return { from: Math.ceil(from.getTime() / 1000), to: Math.ceil(before.getTime() / 1000) - 1 };
}

/**
 * Removes duplicates: entities that are made while a list is read push earlier entities to the next page, where they
 * appear again.
 */
function once<Item extends { id: string }>(items: readonly Item[]): Item[] {
  return [...new Map(items.map((item) => [item.id, item])).values()];
}

/** The parsed text; the text itself when it is not JSON. */
function readJson(text: string): unknown {
  try {
    return parseStorable(text);
  } catch {
    return storableText(text);
  }
}

/** Razorpay as our {@link PaymentGateway}. Only this file uses its SDK. */
export class RazorpayGateway implements PaymentGateway {
  readonly checkout: { scriptUrl: string; keyId: string };
  private readonly sdk: Razorpay;

  constructor(private readonly settings: RazorpaySettings) {
    this.checkout = { scriptUrl: settings.checkoutUrl, keyId: settings.keyId };
    this.sdk = new Razorpay({ key_id: settings.keyId, key_secret: settings.keySecret });
    const client = innerClientOf(this.sdk);
    client.defaults.baseURL = settings.apiUrl;
    // By default the SDK waits for ever.
    client.defaults.timeout = settings.timeoutMilliseconds;
    // Razorpay's API does not redirect. A redirect must not receive our key.
    client.defaults.maxRedirects = 0;
    client.interceptors.request.use(addIdempotencyHeader);
    client.interceptors.response.use((response) => response, keepNetworkError);
  }

  /** Makes an order. A guest waits for it, so it is tried a second time when Razorpay is too busy. */
  async createOrder({ amount, receipt }: { amount: number; receipt: string }) {
    const create = () =>
      this.call('create order', orderMessage, () =>
        this.sdk.orders.create({ amount, currency: 'INR', receipt }),
      );
    try {
      return await create();
    } catch (error) {
      if (!(error instanceof GatewayError) || error.kind !== 'busy') throw error;
      await pause(randomInt(SHORTEST_PAUSE_MILLISECONDS, LONGEST_PAUSE_MILLISECONDS));
      return create();
    }
  }

  // https://razorpay.com/docs/payments/payment-gateway/web-integration/standard/integration-steps (verify signature)
  verifyCheckout({
    orderId,
    paymentId,
    signature,
  }: {
    orderId: string;
    paymentId: string;
    signature: string;
  }) {
    return sameInConstantTime(this.hmac(`${orderId}|${paymentId}`, this.settings.keySecret), signature);
  }

  // https://razorpay.com/docs/webhooks/validate-test: the signature covers the raw body, not the parsed JSON.
  parseWebhook(rawBody: Buffer, headers: { signature?: string; eventId?: string }): GatewayEvent | null {
    const expected = this.hmac(rawBody, this.settings.webhookSecret);
    if (!headers.signature || !sameInConstantTime(expected, headers.signature)) return null;
    // Only hand-made requests lack the header. The signed body then identifies the event.
    const id = headers.eventId || `body-${expected}`;
    const body = readJson(rawBody.toString('utf8'));
    const message = eventMessage.safeParse(body);
    if (!message.success) {
      return {
        id,
        type: 'unreadable',
        createdAt: null,
        understood: false,
        payment: null,
        refund: null,
        dispute: null,
        body: { unreadable: body },
      };
    }
    const { event, created_at: createdAt, payload } = message.data;
    return {
      id,
      type: event,
      createdAt: createdAt === null ? null : new Date(createdAt * 1000),
      understood: true,
      payment: payload.payment?.entity ?? null,
      refund: payload.refund?.entity ?? null,
      dispute: payload.dispute?.entity ?? null,
      body: { ...(body as object) },
    };
  }

  fetchPayment(paymentId: string) {
    // The SDK writes its own parameter 'expand[]' as 'expand[expand]', which Razorpay does not know.
    return this.call('fetch payment', paymentMessage, () =>
      this.sdk.payments.fetch(`${paymentId}?expand[]=card`),
    );
  }

  async fetchOrderPayments(orderId: string) {
    return (
      await this.call('fetch payments', paymentListMessage, () => this.sdk.orders.fetchPayments(orderId))
    ).items;
  }

  capturePayment({ id, amount, currency }: { id: string; amount: number; currency: string }) {
    return this.call('capture payment', paymentMessage, () =>
      this.sdk.payments.capture(id, amount, currency),
    );
  }

  refund({ paymentId, amount, speed, idempotencyKey }: RefundRequest) {
    const notes = { [IDEMPOTENCY_NOTE]: idempotencyKey };
    // 'normal' is left out, because earlier versions did not send it, and a key must always come with an unchanged
    // body.
    const body = speed === 'normal' ? { amount, notes } : { amount, speed, notes };
    return this.call('refund', refundMessage, () => this.sdk.payments.refund(paymentId, body));
  }

  fetchRefund(refundId: string) {
    return this.call('fetch refund', refundMessage, () => this.sdk.refunds.fetch(refundId));
  }

  async fetchPaymentRefunds(paymentId: string) {
    return (
      await this.call('fetch refunds', refundListMessage, () =>
        this.sdk.payments.fetchMultipleRefund(paymentId, { count: PAGE_SIZE }),
      )
    ).items;
  }

  // https://razorpay.com/docs/api/disputes/fetch-all
  async fetchDisputes() {
    const disputes: GatewayDispute[] = [];
    for (let page = 0; page < MOST_PAGES_OF_DISPUTES; page += 1) {
      const { items } = await this.call('fetch disputes', disputeListMessage, () =>
        this.sdk.disputes.all({ count: PAGE_SIZE, skip: page * PAGE_SIZE }),
      );
      disputes.push(...items.filter((dispute) => dispute !== null));
      if (items.length < PAGE_SIZE) break;
    }
    return disputes;
  }

  // https://razorpay.com/docs/api/payments/fetch-all-payments
  fetchPaymentsWithin(time: GatewayTime) {
    return this.allPages('fetch payments within', paymentListMessage, PAGE_SIZE, (page) =>
      this.sdk.payments.all({ ...secondsOf(time), ...page }),
    );
  }

  // https://razorpay.com/docs/api/refunds/fetch-all
  fetchRefundsWithin(time: GatewayTime) {
    return this.allPages('fetch refunds within', refundListMessage, PAGE_SIZE, (page) =>
      this.sdk.refunds.all({ ...secondsOf(time), ...page }),
    );
  }

  // https://razorpay.com/docs/api/settlements/fetch-all
  fetchSettlementsWithin(time: GatewayTime) {
    return this.allPages('fetch settlements', settlementListMessage, PAGE_SIZE, (page) =>
      this.sdk.settlements.all({ ...secondsOf(time), ...page }),
    );
  }

  // https://razorpay.com/docs/api/settlements/fetch-recon
  fetchSettledItems(day: string) {
    const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
    return this.allPages('fetch settled items', settledItemListMessage, PAGE_SIZE_OF_SETTLED_ITEMS, (page) =>
      this.sdk.settlements.reports({ year, month, day: date, ...page }),
    );
  }

  private async allPages<Item extends { id: string }>(
    name: string,
    shape: z.ZodType<{ items: Item[] }>,
    count: number,
    request: (page: Page) => Promise<unknown>,
  ): Promise<Item[]> {
    const all: Item[] = [];
    for (let page = 0; page < MOST_PAGES; page += 1) {
      const { items } = await this.call(name, shape, () => request({ count, skip: page * count }));
      all.push(...items);
      if (items.length < count) return once(all);
    }
    throw this.failed(name, new GatewayError('unreachable', 'Razorpay’s list does not end'));
  }

  private async call<Message>(
    name: string,
    shape: z.ZodType<Message>,
    request: () => Promise<unknown>,
  ): Promise<Message> {
    let response: unknown;
    try {
      response = await request();
    } catch (failure) {
      throw this.failed(name, gatewayErrorFrom(failure));
    }
    const message = shape.safeParse(response);
    if (message.success) return message.data;
    const unreadable = 'Razorpay’s response cannot be read';
    throw this.failed(name, new GatewayError('unreachable', unreadable, { cause: message.error }));
  }

  private failed(call: string, error: GatewayError): GatewayError {
    this.settings.onFailure(call, error.kind);
    return error;
  }

  private hmac(text: string | Buffer, secret: string): string {
    return createHmac('sha256', secret).update(text).digest('hex');
  }
}
