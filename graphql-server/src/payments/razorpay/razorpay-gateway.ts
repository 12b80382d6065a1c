import { createHmac, randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import Razorpay from 'razorpay';
import type { z } from 'zod';
import { sameInConstantTime } from '../../platform/secrets/keyed-secrets';
import { parseStorable, storableText } from '../../platform/text/storable-json';
import {
  GatewayError,
  type GatewayDispute,
  type GatewayErrorKind,
  type GatewayEvent,
  type PaymentGateway,
  type RefundRequest,
} from '../payment-gateway';
import {
  disputeListMessage,
  eventMessage,
  IDEMPOTENCY_NOTE,
  orderMessage,
  paymentListMessage,
  paymentMessage,
  refundListMessage,
  refundMessage,
} from './razorpay.messages';

export interface RazorpaySettings {
  keyId: string;
  keySecret: string;
  webhookSecret: string;
  apiUrl: string;
  checkoutUrl: string;
  timeoutMilliseconds: number;
  /** Called for each call that failed. */
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

/** Our status for a missing response. */
const NO_RESPONSE = 0;

/**
 * Without a response the SDK throws a TypeError and loses the network's error. It passes on a response, so the error is
 * put into one.
 */
function keepNetworkError(error: Error & { response?: object }): Promise<never> {
  error.response ??= { status: NO_RESPONSE, data: { error } };
  return Promise.reject(error);
}

interface SdkRefusal {
  statusCode: number;
  error?: { description?: string } | Error;
}

function isRefusal(failure: unknown): failure is SdkRefusal {
  return typeof failure === 'object' && failure !== null && 'statusCode' in failure;
}

const describedBy = ({ error }: SdkRefusal): string | undefined =>
  error && 'description' in error ? error.description : undefined;

// The key was not accepted, or the request was too slow. That says nothing about the payment, and a new try may help.
const NOT_ABOUT_THE_PAYMENT = new Set([401, 403, 408]);

// https://razorpay.com/docs/api/pagination: ask again later, after a pause that differs by chance.
const TOO_MANY_REQUESTS = 429;
const SHORTEST_PAUSE_MILLISECONDS = 500;
const LONGEST_PAUSE_MILLISECONDS = 1_500;

// https://razorpay.com/docs/api/refunds/normal-refunds-idempotent: the first try is still being processed.
const IN_PROGRESS = 409;

// https://razorpay.com/docs/payments/refunds/errors
const LACKS_BALANCE = /(not have (enough|sufficient)|insufficient|low) balance/i;
// The same page: 'Payment is more than 6 months old, only instant refund is supported'.
const TOO_OLD = /only instant refund/i;

// The most that one page of the API holds (https://razorpay.com/docs/api/pagination).
const PAGE_SIZE = 100;
const MOST_PAGES_OF_DISPUTES = 10;

function kindOf(statusCode: number, description: string): GatewayErrorKind {
  if (statusCode === IN_PROGRESS) return 'in progress';
  if (TOO_OLD.test(description)) return 'too old';
  return LACKS_BALANCE.test(description) ? 'no balance' : 'rejected';
}

// The SDK throws a plain object for a response and a TypeError without one.
function gatewayErrorFrom(failure: unknown): GatewayError {
  if (isRefusal(failure) && failure.statusCode === TOO_MANY_REQUESTS)
    return new GatewayError('busy', 'Razorpay is too busy', { cause: failure });
  if (
    isRefusal(failure) &&
    failure.statusCode >= 400 &&
    failure.statusCode < 500 &&
    !NOT_ABOUT_THE_PAYMENT.has(failure.statusCode)
  ) {
    const description = describedBy(failure) ?? `Razorpay responded ${failure.statusCode}`;
    return new GatewayError(kindOf(failure.statusCode, description), description);
  }
  if (isRefusal(failure) && failure.statusCode !== NO_RESPONSE)
    return new GatewayError('unreachable', `Razorpay responded ${failure.statusCode}`, { cause: failure });
  const cause = isRefusal(failure) ? failure.error : failure;
  return new GatewayError('unreachable', 'Razorpay did not respond', { cause });
}

/** The parsed text; the text itself when it is not JSON. */
function readJson(text: string): unknown {
  try {
    return parseStorable(text);
  } catch {
    return storableText(text);
  }
}

/** Razorpay as our {@link PaymentGateway}; the only file that knows its SDK. */
export class RazorpayGateway implements PaymentGateway {
  readonly checkout: { scriptUrl: string; keyId: string };
  private readonly sdk: Razorpay;

  constructor(private readonly settings: RazorpaySettings) {
    this.checkout = { scriptUrl: settings.checkoutUrl, keyId: settings.keyId };
    this.sdk = new Razorpay({ key_id: settings.keyId, key_secret: settings.keySecret });
    const client = innerClientOf(this.sdk);
    client.defaults.baseURL = settings.apiUrl;
    // By default the SDK never gives up.
    client.defaults.timeout = settings.timeoutMilliseconds;
    // Razorpay's API does not redirect. A redirect must not get our key.
    client.defaults.maxRedirects = 0;
    client.interceptors.request.use(addIdempotencyHeader);
    client.interceptors.response.use((response) => response, keepNetworkError);
  }

  /** A guest waits for the order, so one that Razorpay is too busy for is asked for once more. */
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

  // https://razorpay.com/docs/webhooks/validate-test: the signature is over the raw body, not over parsed JSON.
  parseWebhook(rawBody: Buffer, headers: { signature?: string; eventId?: string }): GatewayEvent | null {
    const expected = this.hmac(rawBody, this.settings.webhookSecret);
    if (!headers.signature || !sameInConstantTime(expected, headers.signature)) return null;
    // The header is missing only from hand-made requests. The signed body then identifies the event.
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
    return this.call('fetch payment', paymentMessage, () => this.sdk.payments.fetch(paymentId));
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
    // 'normal' is left out: versions before did not send it, and one key must always come with the same body.
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
