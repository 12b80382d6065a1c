import { addDays, daysBetween, nightsOf } from '../../platform/time/dates';
import type { Restriction, RestrictionRule, Weekday } from './rate-book';
import { brokenRestriction, nearestAllowed, type RestrictedStay } from './restrictions';

const TODAY = '2026-11-23';

const restriction = (rule: RestrictionRule, more: Partial<Restriction> = {}): Restriction => ({
  id: 1,
  from: '2026-12-01',
  to: '2026-12-31',
  weekdays: [],
  types: [],
  rule,
  ...more,
});

const stay = (checkin: string, nights: number, roomType = 'Deluxe'): RestrictedStay => ({
  roomType,
  checkin,
  checkout: addDays(checkin, nights),
});

const broken = (one: Restriction, wanted: RestrictedStay) =>
  brokenRestriction([one], wanted, TODAY)?.date ?? null;

describe('given a restriction', () => {
  // 2026-12-04 is a Friday.
  const WEEKEND: Weekday[] = [5, 6];

  test.each([
    [
      'minimum by arrival',
      { kind: 'MINIMUM_NIGHTS_BY_ARRIVAL', nights: 2 },
      stay('2026-12-04', 1),
      '2026-12-04',
    ],
    [
      'minimum by arrival, kept',
      { kind: 'MINIMUM_NIGHTS_BY_ARRIVAL', nights: 2 },
      stay('2026-12-04', 2),
      null,
    ],
    [
      'minimum by arrival on another day',
      { kind: 'MINIMUM_NIGHTS_BY_ARRIVAL', nights: 9 },
      stay('2026-12-03', 3),
      null,
    ],
    [
      'maximum by arrival',
      { kind: 'MAXIMUM_NIGHTS_BY_ARRIVAL', nights: 2 },
      stay('2026-12-05', 3),
      '2026-12-05',
    ],
    [
      'minimum of all stays',
      { kind: 'MINIMUM_NIGHTS_OF_STAYS', nights: 3 },
      stay('2026-12-03', 2),
      '2026-12-04',
    ],
    [
      'minimum of all stays, only touched by departure',
      { kind: 'MINIMUM_NIGHTS_OF_STAYS', nights: 3 },
      stay('2026-12-02', 2),
      null,
    ],
    ['closed to arrival', { kind: 'CLOSED_TO_ARRIVAL' }, stay('2026-12-05', 1), '2026-12-05'],
    ['closed to arrival, through', { kind: 'CLOSED_TO_ARRIVAL' }, stay('2026-12-03', 5), null],
    ['closed to departure', { kind: 'CLOSED_TO_DEPARTURE' }, stay('2026-12-03', 1), '2026-12-04'],
    ['stop sale', { kind: 'STOP_SALE' }, stay('2026-12-02', 4), '2026-12-04'],
    ['earliest', { kind: 'BOOK_DAYS_BEFORE_AT_MOST', days: 10 }, stay('2026-12-04', 1), '2026-12-04'],
    ['latest', { kind: 'BOOK_DAYS_BEFORE_AT_LEAST', days: 12 }, stay('2026-12-04', 1), '2026-12-04'],
    ['latest, in time', { kind: 'BOOK_DAYS_BEFORE_AT_LEAST', days: 11 }, stay('2026-12-04', 1), null],
  ] as [string, RestrictionRule, RestrictedStay, string | null][])('%s', (_, rule, wanted, date) => {
    expect(broken(restriction(rule, { weekdays: WEEKEND }), wanted)).toBe(date);
  });

  test('for a type, another type may be booked', () => {
    const ofDeluxe = restriction({ kind: 'STOP_SALE' }, { types: ['Deluxe'] });
    expect(broken(ofDeluxe, stay('2026-12-04', 1))).toBe('2026-12-04');
    expect(broken(ofDeluxe, stay('2026-12-04', 1, 'Single'))).toBeNull();
  });

  test('the nearest allowed stay is longer, or on other days', () => {
    const minimum = restriction({ kind: 'MINIMUM_NIGHTS_BY_ARRIVAL', nights: 2 }, { weekdays: WEEKEND });
    const limits = { today: TODAY, mostNights: 30 };
    expect(nearestAllowed([minimum], stay('2026-12-04', 1), limits)).toEqual(stay('2026-12-04', 2));
    const closed = restriction({ kind: 'STOP_SALE' }, { from: '2026-12-01', to: '2026-12-10' });
    expect(nearestAllowed([closed], stay('2026-12-09', 2), limits)).toEqual(stay('2026-12-11', 2));
    const always = restriction({ kind: 'STOP_SALE' }, { from: '2026-01-01', to: '2027-12-31' });
    expect(nearestAllowed([always], stay('2026-12-09', 2), limits)).toBeNull();
  });
});

describe('given a stay that is changed', () => {
  const SOLD = stay('2026-12-04', 2);

  test.each([
    [
      'closed to arrival, with an unchanged check-in',
      { kind: 'CLOSED_TO_ARRIVAL' },
      stay('2026-12-04', 3),
      null,
    ],
    [
      'closed to arrival, another check-in',
      { kind: 'CLOSED_TO_ARRIVAL' },
      stay('2026-12-05', 1),
      '2026-12-05',
    ],
    [
      'too late to book, with an unchanged check-in',
      { kind: 'BOOK_DAYS_BEFORE_AT_LEAST', days: 30 },
      stay('2026-12-04', 1),
      null,
    ],
    [
      'below the minimum, longer',
      { kind: 'MINIMUM_NIGHTS_BY_ARRIVAL', nights: 5 },
      stay('2026-12-04', 3),
      null,
    ],
    [
      'below the minimum, shorter',
      { kind: 'MINIMUM_NIGHTS_BY_ARRIVAL', nights: 2 },
      stay('2026-12-04', 1),
      '2026-12-04',
    ],
    [
      'above the maximum, shorter',
      { kind: 'MAXIMUM_NIGHTS_BY_ARRIVAL', nights: 1 },
      stay('2026-12-04', 1),
      null,
    ],
    [
      'above the maximum, longer',
      { kind: 'MAXIMUM_NIGHTS_BY_ARRIVAL', nights: 2 },
      stay('2026-12-04', 3),
      '2026-12-04',
    ],
    [
      'minimum of all stays, with unchanged nights',
      { kind: 'MINIMUM_NIGHTS_OF_STAYS', nights: 5 },
      stay('2026-12-04', 2),
      null,
    ],
    [
      'minimum of all stays, shorter',
      { kind: 'MINIMUM_NIGHTS_OF_STAYS', nights: 5 },
      stay('2026-12-04', 1),
      '2026-12-04',
    ],
    [
      'minimum of all stays, a further night',
      { kind: 'MINIMUM_NIGHTS_OF_STAYS', nights: 5 },
      stay('2026-12-04', 3),
      '2026-12-06',
    ],
    [
      'closed to departure, with an unchanged check-out',
      { kind: 'CLOSED_TO_DEPARTURE' },
      stay('2026-12-05', 1),
      null,
    ],
    [
      'closed to departure, another check-out',
      { kind: 'CLOSED_TO_DEPARTURE' },
      stay('2026-12-04', 1),
      '2026-12-05',
    ],
    ['stop sale, nights that were sold', { kind: 'STOP_SALE' }, stay('2026-12-05', 1), null],
    ['stop sale, a further night', { kind: 'STOP_SALE' }, stay('2026-12-04', 3), '2026-12-06'],
  ] as [string, RestrictionRule, RestrictedStay, string | null][])(
    'only new parts of a stay are refused: %s',
    (_, rule, wanted, date) => {
      expect(brokenRestriction([restriction(rule)], wanted, TODAY, SOLD)?.date ?? null).toBe(date);
    },
  );

  test('a restriction that did not apply to the sold type refuses the new type', () => {
    const ofSuite = restriction({ kind: 'CLOSED_TO_ARRIVAL' }, { types: ['Suite'] });
    const wanted = stay('2026-12-04', 2, 'Suite');
    expect(brokenRestriction([ofSuite], wanted, TODAY, SOLD)?.date).toBe('2026-12-04');
    const ofAll = restriction({ kind: 'CLOSED_TO_ARRIVAL' });
    expect(brokenRestriction([ofAll], wanted, TODAY, SOLD)).toBeNull();
  });

  test('the nearest allowed stay may keep what was sold', () => {
    const closed = restriction({ kind: 'CLOSED_TO_ARRIVAL' });
    const limits = { today: TODAY, mostNights: 30, booked: SOLD };
    expect(nearestAllowed([closed], stay('2026-12-05', 2), limits)).toEqual(stay('2026-12-04', 2));
  });
});

/** The rules implemented again, day by day and without the code above. */
function isRefused({ from, to, weekdays, types, rule }: Restriction, wanted: RestrictedStay): boolean {
  if (types.length > 0 && !types.includes(wanted.roomType)) return false;
  const days: string[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) {
    const sunday = new Date(day).getUTCDay();
    const weekday = (sunday === 0 ? 7 : sunday) as Weekday;
    if (weekdays.length === 0 || weekdays.includes(weekday)) days.push(day);
  }
  const nights = nightsOf(wanted.checkin, wanted.checkout);
  const arrives = days.includes(wanted.checkin);
  const ahead = daysBetween(TODAY, wanted.checkin);
  switch (rule.kind) {
    case 'MINIMUM_NIGHTS_BY_ARRIVAL':
      return arrives && nights.length < rule.nights;
    case 'MAXIMUM_NIGHTS_BY_ARRIVAL':
      return arrives && nights.length > rule.nights;
    case 'MINIMUM_NIGHTS_OF_STAYS':
      return nights.some((night) => days.includes(night)) && nights.length < rule.nights;
    case 'CLOSED_TO_ARRIVAL':
      return arrives;
    case 'CLOSED_TO_DEPARTURE':
      return days.includes(wanted.checkout);
    case 'STOP_SALE':
      return nights.some((night) => days.includes(night));
    case 'BOOK_DAYS_BEFORE_AT_LEAST':
      return arrives && ahead < rule.days;
    case 'BOOK_DAYS_BEFORE_AT_MOST':
      return arrives && ahead > rule.days;
  }
}

describe('given thousands of generated restrictions and stays', () => {
  let state = 20_261_123;
  const upTo = (most: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return Math.floor((state / 2 ** 31) * (most + 1));
  };
  const KINDS: ((count: number) => RestrictionRule)[] = [
    (nights) => ({ kind: 'MINIMUM_NIGHTS_BY_ARRIVAL', nights }),
    (nights) => ({ kind: 'MAXIMUM_NIGHTS_BY_ARRIVAL', nights }),
    (nights) => ({ kind: 'MINIMUM_NIGHTS_OF_STAYS', nights }),
    () => ({ kind: 'CLOSED_TO_ARRIVAL' }),
    () => ({ kind: 'CLOSED_TO_DEPARTURE' }),
    () => ({ kind: 'STOP_SALE' }),
    (days) => ({ kind: 'BOOK_DAYS_BEFORE_AT_LEAST', days: days * 3 }),
    (days) => ({ kind: 'BOOK_DAYS_BEFORE_AT_MOST', days: days * 3 }),
  ];
  const WEEK: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7];

  function someRestriction(): Restriction {
    const from = addDays('2026-12-01', upTo(20));
    const rule = KINDS[upTo(KINDS.length - 1)]?.(1 + upTo(6)) ?? { kind: 'STOP_SALE' };
    const weekdays = upTo(1) === 0 ? [] : WEEK.filter(() => upTo(1) === 0);
    const types = upTo(1) === 0 ? [] : ['Deluxe'];
    return restriction(rule, { from, to: addDays(from, upTo(10)), weekdays, types });
  }

  test('they refuse exactly the stays that a second, naive implementation refuses', () => {
    let refused = 0;
    for (let round = 0; round < 10_000; round += 1) {
      const restrictions = Array.from({ length: 1 + upTo(2) }, someRestriction);
      const wanted = stay(addDays('2026-11-28', upTo(35)), 1 + upTo(9), upTo(1) === 0 ? 'Deluxe' : 'Single');
      const naive = restrictions.some((one) => isRefused(one, wanted));
      expect({
        restrictions,
        wanted,
        refused: brokenRestriction(restrictions, wanted, TODAY) !== null,
      }).toEqual({
        restrictions,
        wanted,
        refused: naive,
      });
      if (naive) refused += 1;
    }
    // Both results must be frequent, so that both are tested.
    expect(refused).toBeGreaterThan(1_000);
    expect(refused).toBeLessThan(9_000);
  });

  test('an unchanged sold stay breaks no restriction, and a change breaks none that a new stay would meet', () => {
    for (let round = 0; round < 5_000; round += 1) {
      const restrictions = Array.from({ length: 1 + upTo(2) }, someRestriction);
      const [sold, wanted] = [1, 2].map(() =>
        stay(addDays('2026-11-28', upTo(35)), 1 + upTo(9), upTo(1) === 0 ? 'Deluxe' : 'Single'),
      ) as [RestrictedStay, RestrictedStay];
      expect(brokenRestriction(restrictions, sold, TODAY, sold)).toBeNull();
      const broken = brokenRestriction(restrictions, wanted, TODAY, sold);
      if (broken) expect(brokenRestriction(restrictions, wanted, TODAY)).not.toBeNull();
    }
  });
});
