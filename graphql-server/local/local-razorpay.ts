/**
 * Stands in for Razorpay: its API, its checkout and its webhooks, on one port and without money.
 *
 * The API, with basic authentication as at Razorpay: POST and GET /v1/orders, GET /v1/orders/:id, GET
 * /v1/orders/:id/payments, GET /v1/payments/:id, POST /v1/payments/:id/capture, POST /v1/payments/:id/refund
 * (idempotent by X-Refund-Idempotency), GET /v1/payments/:id/refunds, GET /v1/refunds/:id. Lists by time and page: GET
 * /v1/payments, /v1/refunds, /v1/disputes, /v1/settlements; the lines of a day's settlements: GET
 * /v1/settlements/recon/combined. Money is settled two days later at noon in India, less a fee of 2 % with 18 % GST on
 * it. The checkout: GET /v1/checkout.js. For tests and for trying things out, without authentication:
 *   POST /local/mode                {…}  changes how it behaves (see razorpay-modes.ts); `reset: true` starts over
 *   POST /local/orders/:id/pay      { outcome: 'begin' | 'capture' | 'authorise' | 'fail', webhook?, amount?, currency?, paymentId? }
 *   POST /local/refunds/:id/settle  { status: 'processed' | 'failed', webhook? }
 *   POST /local/payments/:id/refund  { amount?, webhook? }  a refund by hand in the dashboard
 *   POST /local/payments/:id/release {}  returns money that was authorised and never captured
 *   POST /local/payments/:id/age     { days }  makes it older; a normal refund reaches six months back
 *   POST /local/payments/:id/dispute { event: 'payment.dispute.…', amount?, webhook? }
 *   POST /local/settle              {}  settles all waiting money at once
 *   GET  /local/state               the whole stored state
 */
import { createServer } from 'node:http';
import { checkoutRoutes } from './local-razorpay-checkout';
import { JsonFile } from './json-file';
import { close, listen, LOOPBACK } from './listening';
import { razorpayApp } from './razorpay-app';
import { RazorpayDesk, type DisputeRequest } from './razorpay-desk';
import { Ledger, type LedgerState, type PayRequest } from './razorpay-ledger';
import { Modes, type Mode } from './razorpay-modes';
import { Webhooks } from './razorpay-webhooks';
import type { CheckoutResult, Dispute, Payment, Refund, Settlement } from './razorpay-entities';

export interface LocalRazorpayOptions {
  /** 0 chooses a free port. */
  port?: number;
  keyId: string;
  keySecret: string;
  webhookSecret: string;
  webhookUrl: string;
  /** The file for orders, payments and refunds. Without it they are lost when the process ends. */
  stateFile?: string;
}

export interface LocalRazorpay {
  /** The value for `RAZORPAY_API_URL`. */
  url: string;
  /** The value for `RAZORPAY_CHECKOUT_URL`. */
  checkoutUrl: string;
  setMode(change: Partial<Mode> & { reset?: boolean }): Mode;
  /** Pays an order as a guest would, and returns what the checkout would pass to the page. */
  pay(
    orderId: string,
    request: PayRequest & { webhook?: boolean },
  ): Promise<{ payment: Payment; checkout: CheckoutResult }>;
  settleRefund(
    refundId: string,
    status: 'processed' | 'failed',
    options?: { webhook?: boolean },
  ): Promise<Refund>;
  /** Makes a refund by hand in the dashboard: the whole rest when no amount is given. */
  refundInDashboard(paymentId: string, options?: { amount?: number; webhook?: boolean }): Promise<Refund>;
  /** Returns an authorised payment that nobody captured. */
  releaseUncaptured(paymentId: string): Promise<Payment>;
  /** Makes a payment older by this many days. */
  age(paymentId: string, days: number): Promise<Payment>;
  dispute(paymentId: string, request: DisputeRequest): Promise<Dispute>;
  /** Settles all waiting money at once; null when none waits, or when more was refunded than paid. */
  settleNow(): Promise<Settlement | null>;
  state(): LedgerState;
  stop(): Promise<void>;
}

/** Starts the stand-in, with the orders and undelivered webhooks of earlier runs. */
export async function startLocalRazorpay(options: LocalRazorpayOptions): Promise<LocalRazorpay> {
  const { keyId, keySecret, webhookSecret, webhookUrl, stateFile } = options;
  const ledger = await Ledger.open(stateFile ? new JsonFile<LedgerState>(stateFile) : null);
  const modes = new Modes();
  const webhooks = new Webhooks(ledger, modes, { url: webhookUrl, secret: webhookSecret });
  const desk = new RazorpayDesk({ ledger, modes, webhooks, keySecret });

  const server = createServer(razorpayApp({ desk, keyId, keySecret }, checkoutRoutes({ desk, keyId })));
  const port = await listen(server, options.port ?? 0);
  const url = `http://${LOOPBACK}:${port}`;
  webhooks.resume();

  return {
    url,
    checkoutUrl: `${url}/v1/checkout.js`,
    setMode: ({ reset, ...change }) => modes.change(change, { reset }),
    pay: (orderId, request) => desk.pay(orderId, request),
    settleRefund: (refundId, status, settling) => desk.settleRefund(refundId, { status, ...settling }),
    refundInDashboard: (paymentId, refund = {}) => desk.refundInDashboard(paymentId, refund),
    releaseUncaptured: (paymentId) => desk.releaseUncaptured(paymentId),
    age: (paymentId, days) => desk.age(paymentId, days),
    dispute: (paymentId, request) => desk.dispute(paymentId, request),
    settleNow: () => desk.settleNow(),
    state: () => ledger.state,
    stop: async () => {
      webhooks.stop();
      await close(server);
      await ledger.keep();
    },
  };
}
