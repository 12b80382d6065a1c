import { askedNow, mayOwe } from './payment-request.policy';
import type { PaymentRequest } from './payment-request.entity';

const now = new Date('2026-12-01T06:00:00Z');

const request = (fields: Partial<PaymentRequest> = {}): PaymentRequest => ({
  ...{ id: '', bookingId: '', reason: '', tokenHash: '', requestedBy: '', idempotencyKey: '' },
  ...{ openedAt: null, endedAt: null, paidPaise: null, createdAt: now },
  ...{ purpose: 'BALANCE', amountPaise: 50_000, status: 'SENT', expiresAt: new Date('2026-12-02T00:00:00Z') },
  ...fields,
});

test.each([
  ['a balance as it is today', 900_000, {}, 900_000],
  ['the requested part of it', 900_000, { purpose: 'OTHER' }, 50_000],
  ['no more than is owed', 40_000, { purpose: 'OTHER' }, 40_000],
  ['no more than one order takes', 1_500_000, {}, 1_000_000],
  ['so much that the gateway takes the rest', 1_000_050, {}, 999_950],
  ['a security deposit, which is not owed', 0, { purpose: 'SECURITY_DEPOSIT' }, 50_000],
  ['nothing below the smallest payment', 99, {}, 0],
  ['nothing once its time is over', 900_000, { expiresAt: now }, 0],
] as const)('a link asks for %s', (_what, balancePaise, fields, asked) => {
  expect(askedNow(request(fields), { balancePaise, maxOrderPaise: 1_000_000 }, now)).toBe(asked);
});

test('after a cancellation the guest may owe a balance, but no deposit', () => {
  const booking = { status: 'CANCELLED' as const, stays: [] };
  expect(mayOwe(booking, { purpose: 'BALANCE' })).toBe(true);
  expect(mayOwe(booking, { purpose: 'DEPOSIT' })).toBe(false);
  expect(mayOwe(booking, { purpose: 'SECURITY_DEPOSIT' })).toBe(false);
});
