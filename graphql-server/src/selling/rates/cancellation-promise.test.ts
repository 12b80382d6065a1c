import { cancellationPromise } from './cancellation-promise';
import type { CancellationPolicy, Charge } from './policy.entity';

const FREE: Charge = { kind: 'NOTHING' };
const FIRST_NIGHT: Charge = { kind: 'NIGHTS', nights: 1 };
const WHOLE_STAY: Charge = { kind: 'PERCENT', percent: 100 };
const FLEXIBLE: CancellationPolicy = {
  steps: [
    { untilHoursBefore: 48, charge: FREE },
    { untilHoursBefore: 0, charge: FIRST_NIGHT },
  ],
  noShow: FIRST_NIGHT,
  earlyDeparture: { kind: 'REMAINING_NIGHTS' },
};
const NEVER: CancellationPolicy = { ...FLEXIBLE, steps: [], noShow: WHOLE_STAY };
const STAY: Parameters<typeof cancellationPromise>[1] = {
  checkin: '2027-02-10',
  rooms: [[981_288, 981_288]],
};

const promised = (policy: CancellationPolicy, now: string, timeZone = 'Asia/Kolkata', stay = STAY) =>
  cancellationPromise(policy, stay, { now: new Date(now), timeZone }, 'en');

test('before the deadline the sentence names the last minute, in the hotel’s time', () => {
  expect(promised(FLEXIBLE, '2027-01-01T00:00:00Z')).toEqual({
    freeUntil: new Date('2027-02-07T18:30:00Z'),
    chargePaise: 0,
    sentence: 'Free cancellation until Sun 7 Feb 2027, 23:59',
    afterwards: 'After that the first night is charged.',
  });
});

test.each([
  ['30 days', '2027-01-11T06:00:00Z', 'Free cancellation until'],
  ['3 days', '2027-02-07T06:00:00Z', 'Free cancellation until'],
  ['1 day', '2027-02-09T06:00:00Z', 'No longer free'],
  ['0 days', '2027-02-10T06:00:00Z', 'No longer free'],
])('booked %s ahead, the promise says what is true', (_, now, beginning) => {
  for (const zone of ['Asia/Kolkata', 'Europe/Berlin', 'Pacific/Auckland'])
    expect(promised(FLEXIBLE, now, zone).sentence).toMatch(new RegExp(`^${beginning}`));
});

test('one second decides: at the deadline a cancellation is free, after it is not', () => {
  expect(promised(FLEXIBLE, '2027-02-07T18:30:00Z').freeUntil).not.toBeNull();
  expect(promised(FLEXIBLE, '2027-02-07T18:30:01Z')).toMatchObject({ freeUntil: null, chargePaise: 981_288 });
});

test('after the deadline the sentence names the charge of all rooms', () => {
  const stay = { ...STAY, rooms: [[981_288], [1_476_888]] };
  expect(promised(FLEXIBLE, '2027-02-10T06:00:00Z', 'Asia/Kolkata', stay).sentence).toBe(
    'No longer free: the first night, ₹24,581.76, is charged',
  );
});

test('a rate that was never free says so', () => {
  expect(promised(NEVER, '2027-01-01T00:00:00Z').sentence).toBe(
    'A cancellation is not free: the whole stay, ₹19,625.76, is charged',
  );
});

test('the price that is shown beside the sentence is not repeated in it', () => {
  const shownPaise = 2 * 981_288;
  expect(promised(NEVER, '2027-01-01T00:00:00Z', 'Asia/Kolkata', { ...STAY, shownPaise }).sentence).toBe(
    'A cancellation is not free: the whole stay is charged',
  );
});

test.each([
  [
    'several charges',
    {
      ...FLEXIBLE,
      steps: [
        { untilHoursBefore: 168, charge: FREE },
        { untilHoursBefore: 48, charge: { kind: 'PERCENT', percent: 50 } },
        { untilHoursBefore: 0, charge: FIRST_NIGHT },
      ],
      noShow: WHOLE_STAY,
    },
    'Until Sun 7 Feb 2027, 23:59 50% of the stay is charged; after that the first night is charged. If you do not come, the whole stay is charged.',
  ],
  [
    'a charge for guests who do not come',
    { ...FLEXIBLE, steps: [{ untilHoursBefore: 0, charge: FREE }] },
    'If you do not come, the first night is charged.',
  ],
  [
    'two free steps',
    {
      ...FLEXIBLE,
      steps: [
        { untilHoursBefore: 168, charge: FREE },
        { untilHoursBefore: 48, charge: FREE },
      ],
      noShow: WHOLE_STAY,
    },
    'After that the whole stay is charged.',
  ],
] satisfies [string, CancellationPolicy, string][])(
  'given %s, the promise says what is charged after the free time',
  (_, policy, afterwards) => {
    expect(promised(policy, '2027-01-01T00:00:00Z')).toMatchObject({ chargePaise: 0, afterwards });
  },
);

describe('given a rate that is always free', () => {
  const ALWAYS = { ...FLEXIBLE, steps: [{ untilHoursBefore: 0, charge: FREE }], noShow: FREE };

  test.each([
    ['months before', '2027-01-01T00:00:00Z'],
    ['on the day of check-in', '2027-02-10T06:00:00Z'],
  ])('%s, the sentence names no moment and no charge', (_, now) => {
    for (const policy of [ALWAYS, { ...ALWAYS, steps: [] }])
      expect(promised(policy, now)).toMatchObject({ chargePaise: 0, sentence: 'Free cancellation' });
  });
});

test.each([
  [1, 'the first night, ₹9,812.88, is charged'],
  [2, 'the first 2 nights, ₹19,625.76, are charged'],
  [3, 'the whole stay, ₹19,625.76, is charged'],
])(
  'given a charge of %d nights and a stay of two, the sentence names no night after the stay',
  (nights, charge) => {
    const policy: CancellationPolicy = { ...NEVER, noShow: { kind: 'NIGHTS', nights } };
    expect(promised(policy, '2027-01-01T00:00:00Z').sentence).toBe(`A cancellation is not free: ${charge}`);
  },
);
