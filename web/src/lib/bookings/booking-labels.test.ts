import { deskLabel, disputeMark, guestLabel } from './booking-labels';

const writeInstant = (instant: string) => instant;
const booking = { status: 'CONFIRMED', refundState: 'NONE', codeUntil: null, writeInstant } as const;

test('the desk tells a lost dispute from an open one', () => {
  expect(deskLabel({ ...booking, disputeState: 'NONE' })).toBe('Confirmed');
  expect(deskLabel({ ...booking, disputeState: 'NONE', paysAtHotel: true })).toBe(
    'Confirmed, pays at the hotel',
  );
  expect(deskLabel({ ...booking, disputeState: 'OPEN' })).toBe('Confirmed, payment disputed');
  expect(deskLabel({ ...booking, disputeState: 'LOST' })).toBe('Confirmed, payment lost in a dispute');
  expect(disputeMark('LOST')).toBe('Payment lost in a dispute');
});

test('a hold says whether it waits for a payment or for the code from the mail, and until when', () => {
  const hold = { ...booking, status: 'HELD', disputeState: 'NONE' } as const;
  expect(deskLabel(hold)).toBe('Held, waiting for payment');
  expect(guestLabel(hold)).toBe('Waiting for payment');
  const coded = { ...hold, codeUntil: '14:35' };
  expect(deskLabel(coded)).toBe('Held until 14:35, waiting for the code from the guest’s mail');
  expect(guestLabel(coded)).toBe('Waiting for the code from our mail, until 14:35');
});
