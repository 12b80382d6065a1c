import { deskLabel, disputeMark } from './booking-labels';

const booking = { status: 'CONFIRMED', refundState: 'NONE' } as const;

test('the desk tells a lost dispute from an open one', () => {
  expect(deskLabel({ ...booking, disputeState: 'NONE' })).toBe('Confirmed');
  expect(deskLabel({ ...booking, disputeState: 'NONE', paysAtHotel: true })).toBe(
    'Confirmed, pays at the hotel',
  );
  expect(deskLabel({ ...booking, disputeState: 'OPEN' })).toBe('Confirmed, payment disputed');
  expect(deskLabel({ ...booking, disputeState: 'LOST' })).toBe('Confirmed, payment lost in a dispute');
  expect(disputeMark('LOST')).toBe('Payment lost in a dispute');
});
