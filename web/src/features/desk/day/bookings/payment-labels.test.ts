import { disputeLabel, historyActor, historyLabel } from './payment-labels';

const writeInstant = (instant: string) => `the instant ${instant}`;

const dispute = {
  respondBy: '2026-11-29T05:00:00.000Z',
  reasonCode: 'goods_or_services_not_received',
  phase: 'pre_arbitration',
};

test('an open dispute says where and until when the hotel must respond, and gives the bank’s reason in words', () => {
  expect(disputeLabel({ ...dispute, status: 'OPEN' }, writeInstant)).toBe(
    'needs your response in the Razorpay dashboard by the instant 2026-11-29T05:00:00.000Z. The bank’s reason: goods or services not received (pre arbitration)',
  );
});

test('a closed dispute asks nothing of the hotel', () => {
  expect(disputeLabel({ ...dispute, status: 'WON', reasonCode: null }, writeInstant)).toBe('won');
});

test.each([
  ['booking', 'EXPIRED', 'Booking: expired'],
  ['payment', 'CAPTURED', 'Payment: paid'],
  ['stay', 'IN_HOUSE', 'Stay: in house'],
  ['dispute', 'OPEN', 'Dispute: opened'],
  ['payment request', 'WITHDRAWN', 'Payment link: withdrawn'],
  ['voucher', 'SPENT', 'voucher: spent'],
])('the history names a %s that became %s', (subject, to, label) => {
  expect(historyLabel(subject, to)).toBe(label);
});

test.each([
  ['staff', 'asha@hotel.example', 'asha@hotel.example'],
  ['staff', null, 'Staff'],
  ['guest', null, 'the guest'],
  ['webhook', null, 'the payment gateway'],
  ['refund job', null, 'the site'],
])('a step of %s with the address %s was made by %s', (actor, staff, name) => {
  expect(historyActor({ actor, staff })).toBe(name);
});
