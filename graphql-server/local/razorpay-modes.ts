import { z } from 'zod';

const LONGEST_DELAY_MILLISECONDS = 60_000;

const milliseconds = z.number().int().min(0).max(LONGEST_DELAY_MILLISECONDS);

/** How the stand-in behaves. Tests change it; a restart brings the usual behaviour back. */
export const modeShape = z.strictObject({
  /** What paying in the checkout leads to; `authorise` is an account that captures by hand. */
  checkout: z.enum(['capture', 'authorise']),
  /**
   * What a refund is at first. `refused` and `no balance` are a 400 and no refund; `in progress` takes it in and
   * responds to each try with a 409, as the real one does while the first try is being processed. `old refused` is a bank
   * that takes no instant refund either of a payment older than six months.
   */
  refunds: z.enum(['processed', 'pending', 'failed', 'refused', 'no balance', 'in progress', 'old refused']),
  webhooks: z.enum(['on', 'off', 'duplicated']),
  webhookDelayMs: milliseconds,
  /** The API sends each response so much later. */
  delayMs: milliseconds,
  /** What the API responds; `hang` sends nothing and closes the connection after a minute, `cut` closes it at once. */
  respondWith: z.enum(['ok', '429', '500', 'html', 'hang', 'cut']),
  /** Whether the request was carried out although its response is broken. */
  effectHappens: z.boolean(),
  /** Break and delay only calls that contain this, such as `POST /v1/payments` or `/refund`. */
  matching: z.string(),
  /** How many further calls are broken; null is all. */
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

/** The present mode, and the count of calls that it still breaks. */
export class Modes {
  current: Mode = { ...USUAL_MODE };

  /** Changes what is named and leaves the rest; `{ reset: true }` begins from the usual behaviour. */
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
