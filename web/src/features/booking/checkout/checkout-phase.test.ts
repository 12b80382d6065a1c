import type { Hold } from '../hold/hold';
import { nextPhase, START, type CheckoutEvent, type CheckoutPhase } from './checkout-phase';

const hold: Hold = {
  token: 'token',
  secondsLeft: 900,
  endsAt: 900_000,
  booking: {
    reference: 'SC-TEST2345',
    status: 'HELD',
    roomTitle: 'Single',
    checkin: '2026-12-01',
    checkout: '2026-12-02',
    stays: [{ guests: 1, children: [] }],
    quote: { total: { amount: 981_288, currency: 'INR' }, promotion: null },
  },
  checkout: {
    scriptUrl: 'https://checkout.example/checkout.js',
    keyId: 'key',
    orderId: 'order',
    amount: 981_288,
    currency: 'INR',
    name: 'Saffron Court',
    description: 'Room Booking Payment',
    themeColor: '#4F46E5',
    timeoutSeconds: 900,
    prefill: { name: 'Asha', email: 'asha@example.com', contact: '1234567' },
  },
};

const after = (...events: CheckoutEvent[]): CheckoutPhase => events.reduce(nextPhase, START);
const paying = [{ type: 'sent' }, { type: 'paying', hold }] as const;

test('a closed checkout keeps the hold', () => {
  expect(after(...paying, { type: 'checkout closed' })).toEqual({ name: 'held', hold });
});

test('a checkout that is closed after a failed try says so until the guest tries again', () => {
  const failed = after(...paying, { type: 'checkout closed', hasFailed: true });
  expect(failed).toEqual({ name: 'held', hold, hasFailed: true });
  const extended = nextPhase(failed, { type: 'time left changed', endsAt: 1_000_000 });
  expect(extended).toMatchObject({ hasFailed: true, hold: { endsAt: 1_000_000 } });
  const again = nextPhase(nextPhase(extended, { type: 'paying', hold }), { type: 'checkout closed' });
  expect(again).toEqual({ name: 'held', hold });
});

test('a payment is verified before it is called successful', () => {
  expect(after(...paying, { type: 'payment made' }).name).toBe('confirming');
  expect(after(...paying, { type: 'payment made' }, { type: 'confirmed', reference: 'SC-TEST2345' })).toEqual(
    {
      name: 'paid',
      reference: 'SC-TEST2345',
      token: 'token',
    },
  );
});

test('a countdown that ends while the guest pays does not undo the payment', () => {
  expect(after(...paying, { type: 'payment made' }, { type: 'hold expired' }).name).toBe('confirming');
  expect(after(...paying, { type: 'checkout closed' }, { type: 'hold expired' }).name).toBe('expired');
});

test('a failure that keeps the hold returns to it, another one to the form', () => {
  const failed = { type: 'failed', message: 'No.' } as const;
  expect(after(...paying, { ...failed, keepsHold: true }, { type: 'acknowledged' })).toEqual({
    name: 'held',
    hold,
  });
  expect(after(...paying, failed, { type: 'acknowledged' })).toEqual(START);
});

test('a checkout that closes late changes nothing after the payment', () => {
  expect(after(...paying, { type: 'payment made' }, { type: 'checkout closed' }).name).toBe('confirming');
});

test('solving a challenge is a state of its own, and a late challenge changes nothing', () => {
  expect(after({ type: 'sent' }, { type: 'challenge received' })).toEqual({
    name: 'sending',
    isChecking: true,
  });
  expect(after(...paying, { type: 'challenge received' })).toEqual({ name: 'paying', hold });
});
