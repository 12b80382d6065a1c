import { disputeText } from './booking-labels';

const dispute = {
  respondBy: '2026-11-29T05:00:00.000Z',
  reasonCode: 'goods_or_services_not_received',
};

test('an open dispute says where and until when it must be answered, and why, in words', () => {
  expect(disputeText({ ...dispute, status: 'OPEN' })).toBe(
    'needs your answer in the gateway’s dashboard by 29 Nov 2026, 10:30. The bank’s reason: goods or services not received',
  );
});

test('a dispute that is over asks for nothing', () => {
  expect(disputeText({ ...dispute, status: 'WON', reasonCode: null })).toBe('won');
});
