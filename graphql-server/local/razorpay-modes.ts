import { z } from 'zod';

const LONGEST_DELAY_MILLISECONDS = 60_000;

const milliseconds = z.number().int().min(0).max(LONGEST_DELAY_MILLISECONDS);

/** The behaviour of the stand-in. Tests change it; a restart restores the usual behaviour. */
export const modeShape = z.strictObject({
  /** The result of paying in the checkout; `authorise` is an account that captures by hand. */
  checkout: z.enum(['capture', 'authorise']),
  /**
   * The first state of a refund. `refused` and `no balance` are a 400 without a refund. `in progress` accepts the
   * refund and responds to each attempt with a 409, as Razorpay does while it processes the first attempt. `old
   * refused` is a bank that refuses even an instant refund of a payment older than six months.
   */
  refunds: z.enum(['processed', 'pending', 'failed', 'refused', 'no balance', 'in progress', 'old refused']),
  webhooks: z.enum(['on', 'off', 'duplicated']),
  webhookDelayMs: milliseconds,
  /** How much later the API sends each response, in milliseconds. */
  delayMs: milliseconds,
  /** The API's response; `hang` sends nothing and closes the connection after a minute, `cut` closes it at once. */
  respondWith: z.enum(['ok', '429', '500', 'html', 'hang', 'cut']),
  /** Whether the request is carried out although its response is broken. */
  effectHappens: z.boolean(),
  /** Break and delay only calls that contain this text, such as `POST /v1/payments` or `/refund`. */
  matching: z.string(),
  /** How many further calls are broken; null for all. */
  remaining: z.number().int().min(0).nullable(),
});

export type Mode = z.infer<typeof modeShape>;

const USUAL_MODE: Mode = {
  checkout: 'capture',
  refunds: 'processed',
  webhooks: 'on',
  webhookDelayMs: 0,
  delayMs: 0,
  respondWith: 'ok',
  effectHappens: false,
  matching: '',
  remaining: null,
};

export const HANG_MILLISECONDS = 60_000;

type Fault = Pick<Mode, 'delayMs' | 'respondWith' | 'effectHappens'>;

const NO_FAULT: Fault = { delayMs: 0, respondWith: 'ok', effectHappens: false };

/** The present mode, and the number of calls that it still breaks. */
export class Modes {
  current: Mode = { ...USUAL_MODE };

  /** Changes the given settings and keeps the others; `{ reset: true }` starts from the usual behaviour. */
  change(change: Partial<Mode>, { reset = false } = {}): Mode {
    this.current = { ...(reset ? USUAL_MODE : this.current), ...change };
    return this.current;
  }

  /** The fault of a call such as `GET /v1/payments/pay_1`. */
  faultOf(call: string): Fault {
    const { matching, remaining } = this.current;
    if (!call.includes(matching) || remaining === 0) return NO_FAULT;
    if (remaining !== null) this.current.remaining = remaining - 1;
    return this.current;
  }
}
