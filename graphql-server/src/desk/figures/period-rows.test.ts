import { addedUp, NO_GATEWAY, partsOf, splitByMonths, type ReadRows, type Sums } from './period-rows';

const NOTHING: ReadRows = {
  sums: [],
  taxRates: [],
  departments: [],
  methods: [],
  gateway: NO_GATEWAY,
  leadTimes: [],
  securityDepositsHeldPaise: 0,
};
const YEAR = { from: '2026-01-01', to: '2026-12-31' };

describe('the parts of periods', () => {
  test.each([
    ['one period is its own part', [YEAR], [YEAR]],
    [
      'a month and the same month a year earlier have nothing in common, and the days between are in no part',
      [
        { from: '2026-03-01', to: '2026-03-31' },
        { from: '2025-03-01', to: '2025-03-31' },
      ],
      [
        { from: '2025-03-01', to: '2025-03-31' },
        { from: '2026-03-01', to: '2026-03-31' },
      ],
    ],
    [
      'two years and the two before share one year',
      [
        { from: '2025-01-01', to: '2026-12-31' },
        { from: '2024-01-01', to: '2025-12-31' },
      ],
      [
        { from: '2024-01-01', to: '2024-12-31' },
        { from: '2025-01-01', to: '2025-12-31' },
        { from: '2026-01-01', to: '2026-12-31' },
      ],
    ],
    [
      'a period that directly follows another',
      [
        { from: '2026-01-01', to: '2026-01-31' },
        { from: '2026-02-01', to: '2026-02-28' },
      ],
      [
        { from: '2026-01-01', to: '2026-01-31' },
        { from: '2026-02-01', to: '2026-02-28' },
      ],
    ],
  ])('%s', (_, periods, parts) => {
    expect(partsOf(periods)).toEqual(parts);
  });
});

describe('the parts of a period, added up', () => {
  const row = (parts: Partial<Sums>): Sums => ({
    by: 'ROOM_TYPE',
    key: null,
    title: null,
    sortOrder: null,
    id: null,
    ...parts,
  });

  test('rooms are in the owner’s order, whichever part had them first', () => {
    const suite = row({ key: 'Suite', sortOrder: 4, id: 1 });
    const single = row({ key: 'Single', sortOrder: 1, id: 7 });
    const none = row({ key: null });
    const { sums } = addedUp([
      { ...NOTHING, sums: [none, suite] },
      { ...NOTHING, sums: [single] },
    ]);
    expect(sums).toEqual([single, suite, none]);
  });

  test('tax, methods and the gateway are sums; the later day of comparison counts', () => {
    const taxed = (taxPercent: number | null, valuePaise: number) => ({
      taxPercent,
      valuePaise,
      cgstPaise: valuePaise / 10,
      sgstPaise: valuePaise / 10,
    });
    const paid = { source: 'CASH' as const, capturedPaise: 100, counteredPaise: 10, refundedPaise: 1 };
    const gateway = { ...NO_GATEWAY, settlements: 1, feePaise: 7, comparedUntil: '2026-03-31' };
    const part = { ...NOTHING, taxRates: [taxed(null, 10), taxed(18, 100)], methods: [paid], gateway };
    const later = { ...part, taxRates: [taxed(5, 50), taxed(18, 200)], gateway: NO_GATEWAY };
    expect(addedUp([part, later])).toMatchObject({
      taxRates: [taxed(5, 50), taxed(18, 300), taxed(null, 10)],
      methods: [{ source: 'CASH', capturedPaise: 200, counteredPaise: 20, refundedPaise: 2 }],
      gateway: { settlements: 1, feePaise: 7, comparedUntil: '2026-03-31' },
    });
    expect(part.methods).toEqual([paid]);
  });

  test('departments are added by rate, rooms first', () => {
    const sold = (department: 'ROOMS' | 'FOOD', taxPercent: number, valuePaise: number) => ({
      ...{ department, taxPercent, valuePaise },
      ...{ cgstPaise: valuePaise / 10, sgstPaise: valuePaise / 10 },
    });
    const [first, later] = [
      { ...NOTHING, departments: [sold('FOOD', 18, 10), sold('FOOD', 5, 20)] },
      { ...NOTHING, departments: [sold('FOOD', 18, 30), sold('ROOMS', 18, 100)] },
    ];
    expect(addedUp([first, later]).departments).toEqual([
      sold('ROOMS', 18, 100),
      sold('FOOD', 5, 20),
      sold('FOOD', 18, 40),
    ]);
  });

  test('what is held at the end is what the last part holds', () => {
    const [first, last] = [700, 300].map((securityDepositsHeldPaise) => ({
      ...NOTHING,
      securityDepositsHeldPaise,
    }));
    expect(addedUp([first ?? NOTHING, last ?? NOTHING]).securityDepositsHeldPaise).toBe(300);
  });

  test.each([
    ['no stay', [], { stays: 0, meanDays: null, medianDays: null }],
    ['one', [{ days: 3, stays: 1 }], { stays: 1, meanDays: 3, medianDays: 3 }],
    [
      'an even number: the median is between the two in the middle',
      [
        { days: 9, stays: 1 },
        { days: 0, stays: 2 },
        { days: 4, stays: 1 },
      ],
      { stays: 4, meanDays: 3.3, medianDays: 2 },
    ],
    [
      'an odd number in both parts',
      [
        { days: 60, stays: 1 },
        { days: 0, stays: 1 },
        { days: 60, stays: 1 },
      ],
      { stays: 3, meanDays: 40, medianDays: 60 },
    ],
  ])('the lead time of %s', (_, [first, ...others], leadTime) => {
    const parts = [
      { ...NOTHING, leadTimes: first ? [first] : [] },
      { ...NOTHING, leadTimes: others },
    ];
    expect(addedUp(parts).leadTime).toEqual(leadTime);
  });
});

describe('the months of a period that are added up, and its other days', () => {
  const [JANUARY, FEBRUARY, MARCH, APRIL] = ['2026-01-01', '2026-02-01', '2026-03-01', '2026-04-01'];
  const days = (from: string, to: string) => ({ from, to });
  test.each([
    ['without sums, all days', days('2026-01-10', '2026-04-10'), [], [], [days('2026-01-10', '2026-04-10')]],
    [
      'whole months have no other days',
      days('2026-02-01', '2026-03-31'),
      [FEBRUARY, MARCH],
      [FEBRUARY, MARCH],
      [],
    ],
    [
      'a month that is in the period in part is read by its days',
      days('2026-01-10', '2026-04-10'),
      [JANUARY, FEBRUARY, MARCH, APRIL],
      [FEBRUARY, MARCH],
      [days('2026-01-10', '2026-01-31'), days('2026-04-01', '2026-04-10')],
    ],
    [
      'a month without sums between two others is read by its days',
      days('2026-01-01', '2026-03-31'),
      [JANUARY, MARCH],
      [JANUARY, MARCH],
      [days('2026-02-01', '2026-02-28')],
    ],
    [
      'no month is in a part of one',
      days('2026-02-02', '2026-02-28'),
      [FEBRUARY],
      [],
      [days('2026-02-02', '2026-02-28')],
    ],
  ])('%s', (_what, period, summed, months, rest) => {
    expect(splitByMonths(period, summed)).toEqual({ months, rest });
  });
});
