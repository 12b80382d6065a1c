import { datedPolicy } from './cancellation';
import { datedTerms } from './dated-terms';
import type { CancellationPolicy } from './policy.entity';

const FLEXIBLE: CancellationPolicy = {
  steps: [
    { untilHoursBefore: 168, charge: { kind: 'NOTHING' } },
    { untilHoursBefore: 48, charge: { kind: 'PERCENT', percent: 50 } },
    { untilHoursBefore: 0, charge: { kind: 'NIGHTS', nights: 1 } },
  ],
  noShow: { kind: 'PERCENT', percent: 100 },
  earlyDeparture: { kind: 'REMAINING_NIGHTS' },
};
const ZONE = 'Asia/Kolkata';
const NO_SHOW = 'If you do not come, the whole stay is charged.';

/** The terms for a room of two nights at ₹100 each from 10 March 2027, at that local time. */
function termsAt(local: string, policy = FLEXIBLE): string {
  const stay = { policy, dated: datedPolicy(policy, '2027-03-10', ZONE), rooms: [[10_000, 10_000]] };
  return datedTerms(stay, { now: new Date(`${local}+05:30`), timeZone: ZONE }, 'en');
}

test.each([
  [
    'before all deadlines, all moments are named',
    '2027-03-01T12:00:00',
    `Free cancellation until Tue 2 Mar 2027, 23:59; until Sun 7 Mar 2027, 23:59 50% of the stay is charged; after that the first night is charged. ${NO_SHOW}`,
  ],
  [
    'after the free time, the charge is an amount',
    '2027-03-05T12:00:00',
    `No longer free: 50% of the stay, ₹100.00, is charged. ${NO_SHOW}`,
  ],
  [
    'after two deadlines, the charge of the third step counts',
    '2027-03-09T12:00:00',
    `No longer free: the first night, ₹100.00, is charged. ${NO_SHOW}`,
  ],
])('%s', (_situation, now, terms) => expect(termsAt(now)).toBe(terms));

test('a stay that can never be cancelled free of charge says what a cancellation costs', () => {
  const never = { ...FLEXIBLE, steps: [] };
  expect(termsAt('2027-03-01T12:00:00', never)).toBe(
    'A cancellation is not free: the whole stay, ₹200.00, is charged.',
  );
});
