import { cancellationCharge, chargePaise, datedPolicy } from './cancellation';
import type { CancellationPolicy } from './policy.entity';

const FIRST_NIGHT = { kind: 'NIGHTS', nights: 1 } as const;
const FLEXIBLE: CancellationPolicy = {
  steps: [
    { untilHoursBefore: 48, charge: { kind: 'NOTHING' } },
    { untilHoursBefore: 0, charge: FIRST_NIGHT },
  ],
  noShow: FIRST_NIGHT,
  earlyDeparture: { kind: 'REMAINING_NIGHTS' },
};
// Single, two nights: ₹19,625.76.
const STAY = { checkin: '2026-12-10', nightsPaise: [981_288, 981_288] };
const chargeAt = (instant: string, timeZone = 'Asia/Kolkata') =>
  cancellationCharge(datedPolicy(FLEXIBLE, STAY.checkin, timeZone), STAY.nightsPaise, new Date(instant));

describe('given the policy that is free until 48 hours before the check-in day', () => {
  test('a stay that is cancelled exactly 48 hours before costs nothing, and a second later the first night', () => {
    expect(chargeAt('2026-12-08T00:00:00+05:30')).toBe(0);
    expect(chargeAt('2026-12-08T00:00:01+05:30')).toBe(981_288);
  });

  test('a no-show costs the first night', () => {
    expect(chargeAt('2026-12-10T00:00:01+05:30')).toBe(981_288);
    expect(chargeAt('2026-12-11T12:00:00+05:30')).toBe(981_288);
  });

  test('the hotel’s time zone counts', () => {
    expect(chargeAt('2026-12-08T00:00:01+05:30', 'Pacific/Honolulu')).toBe(0);
  });
});

const deadlinesOf = (checkin: string, timeZone: string) =>
  datedPolicy(FLEXIBLE, checkin, timeZone).steps.map(({ until }) => until.toISOString());

test('the deadline before a clock change is counted in hours, not in days', () => {
  // Berlin: the day of 25 October 2026 has 25 hours.
  expect(deadlinesOf('2026-10-26', 'Europe/Berlin')).toEqual([
    '2026-10-23T23:00:00.000Z',
    '2026-10-25T23:00:00.000Z',
  ]);
});

describe('a charge', () => {
  test('on nights ignores nights without a price', () => {
    expect(chargePaise(FIRST_NIGHT, [0, 500, 700])).toBe(500);
    expect(chargePaise({ kind: 'NIGHTS', nights: 2 }, [0, 500, 700])).toBe(1_200);
  });

  test('of a percentage is rounded once, half up', () => {
    expect(chargePaise({ kind: 'PERCENT', percent: 50 }, [333, 334])).toBe(334);
    expect(chargePaise({ kind: 'PERCENT', percent: 100 }, [333, 334])).toBe(667);
  });

  test('is never higher than the price of the stay', () => {
    expect(chargePaise({ kind: 'NIGHTS', nights: 30 }, [500, 700])).toBe(1_200);
    expect(chargePaise({ kind: 'REMAINING_NIGHTS' }, [500, 700])).toBe(1_200);
  });
});
