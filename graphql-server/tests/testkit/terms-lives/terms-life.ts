import fc from 'fast-check';
import type { PaymentTerms } from '../../../src/selling/rates/rate-plan.entity';
import type { RoomTypeName } from '../bookings';
import type { Fate } from '../money-lives/life';
import { PAY_AT_HOTEL } from '../pay-at-hotel';

/**
 * The ways in which a booking is paid. Null where the desk makes it and its plan is not asked: all is then paid at the hotel,
 * or a deposit by a link makes it firm.
 */
export const TERMS = {
  'all at booking': { dueAtBookingPercent: 100 },
  '30 %, the rest 7 days before': { dueAtBookingPercent: 30, balanceDaysBefore: 7 },
  'half, the rest 2 days before': { dueAtBookingPercent: 50, balanceDaysBefore: 2 },
  'the first night, the rest at the hotel': { dueAtBookingPercent: 0, firstNightDue: true },
  'at the hotel, by the desk': null,
  'tentative, by the desk': null,
  '30 %, the rest 14 days before, or released': {
    dueAtBookingPercent: 30,
    balanceDaysBefore: 14,
    releaseDaysAfter: 3,
  },
  'half, the rest 10 days before, or released with a charge': {
    dueAtBookingPercent: 50,
    balanceDaysBefore: 10,
    releaseDaysAfter: 5,
  },
  'nothing now, by a code': { dueAtBookingPercent: 0 },
} as const satisfies Record<string, PaymentTerms | null>;

export type TermsName = keyof typeof TERMS;

/** A plan with the prices of the plan of the other lives, of which a cancellation costs all nights. */
export const STRICT_PLAN = 'STRICT';

/** The plan of the bookings of these terms; the plan of a form without a plan where none is named. */
export const PLAN_OF: Readonly<Partial<Record<TermsName, string>>> = {
  'half, the rest 10 days before, or released with a charge': STRICT_PLAN,
  'nothing now, by a code': PAY_AT_HOTEL,
};

/** How many days after the day of the rest these terms cancel an unpaid booking; null when they do not. */
export function releaseDaysOf(name: TermsName): number | null {
  const terms = TERMS[name];
  return terms && 'releaseDaysAfter' in terms ? terms.releaseDaysAfter : null;
}

/** Who reports a payment in addition to the events: the guest's browser or nobody. */
type Told = 'by browser' | 'by nobody';

/** The staff ask for all that is owed, or for these thousandths of it, until so many days later. */
export interface LifeRequest {
  act: 'asks by link';
  thousandths: number | null;
  days: number;
}

/** The guest moves the day of arrival and leaves after so many nights. */
export interface LifeMove {
  act: 'changes dates';
  days: number;
  nights: number;
  pays: 'in time' | 'twice' | 'never';
}

/** `payments` is how often the guest pays one order: two are two tabs, or a link in two browsers. */
export type TermsAct =
  | { act: 'pays the rest'; payments: 1 | 2; outcome: 'capture' | 'authorise' | 'fail'; told: Told }
  | { act: 'opens the rest' }
  | LifeRequest
  | { act: 'pays by link'; payments: 1 | 2; told: Told }
  | { act: 'opens the link' }
  /** The oldest checkout that was opened before, however long ago. */
  | { act: 'pays what is open' }
  | { act: 'withdraws the link' }
  | { act: 'pays at the desk'; thousandths: number }
  | LifeMove
  | { act: 'cancels'; by: 'guest' | 'owner' }
  /** The staff agree something about the overdue rest, and finish their task. */
  | { act: 'finishes the task' }
  /** In cash at the desk. */
  | { act: 'leaves a security deposit'; rupees: number }
  | { act: 'gets a part of the deposit back'; thousandths: number }
  /** A part of the deposit is charged for another room, and the charge is taken back. */
  | { act: 'is charged by mistake'; thousandths: number }
  | { act: 'loses a dispute'; thousandths: number };

/** What happens on a day after the booking. */
interface TermsStep {
  day: number;
  act: TermsAct;
}

/** What the guest had, in paise before tax. */
interface LifeCharge {
  pricePaise: number;
  taxPercent: number;
  pieces: number;
}

/** One booking of a single room from the form to the guest's departure. */
export interface TermsLife {
  terms: TermsName;
  roomType: RoomTypeName;
  nights: number;
  breakfast: boolean;
  /** The day of the batch on which it is booked. */
  bookedOn: number;
  /** So many days after the booking. */
  arrivesIn: number;
  steps: TermsStep[];
  /** For the events, in order. */
  fates: Fate[];
  /** What the staff put on the bill at the end, and took off it. */
  bill: {
    charges: readonly LifeCharge[];
    /** The first charge is posted once more by mistake, and taken back. */
    isMistaken: boolean;
    /** So many thousandths of what is owed are taken off. */
    allowsThousandths: number;
    /** Off one night instead of the whole bill. */
    onNight: boolean;
    /** A second payer takes lines and parts of lines worth so many thousandths of what is owed. */
    secondPayerThousandths: number;
    /** Posted after the guest has left. */
    late: LifeCharge | null;
  };
  ends: 'leaves' | 'does not come';
}

/** The most nights of each type whose price is below ₹50,000: a larger invoice waits for an address. */
export const MOST_NIGHTS: Readonly<Record<RoomTypeName, number>> = {
  Single: 4,
  Double: 3,
  Deluxe: 2,
  Suite: 1,
};

const constant = <Value extends string>(value: Value) => fc.constant(value);
const thousandths = fc.integer({ min: 1, max: 1000 });
const told = fc.constantFrom<Told[]>('by browser', 'by browser', 'by nobody');
const payments = fc.constantFrom<(1 | 2)[]>(1, 1, 2);

// Small, because a larger invoice waits for an address.
const charge = fc.record({
  pricePaise: fc.integer({ min: 100, max: 9_999 }),
  taxPercent: fc.constantFrom(0, 5, 18, 40),
  pieces: fc.integer({ min: 1, max: 3 }),
});

const act: fc.Arbitrary<TermsAct> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      act: constant('pays the rest'),
      payments,
      outcome: fc.constantFrom<('capture' | 'authorise' | 'fail')[]>(
        'capture',
        'capture',
        'authorise',
        'fail',
      ),
      told,
    }),
  },
  { weight: 2, arbitrary: fc.record({ act: constant('opens the rest') }) },
  {
    weight: 4,
    arbitrary: fc.record({
      act: constant('asks by link'),
      thousandths: fc.option(thousandths, { nil: null }),
      days: fc.integer({ min: 0, max: 5 }),
    }),
  },
  { weight: 4, arbitrary: fc.record({ act: constant('pays by link'), payments, told }) },
  { weight: 2, arbitrary: fc.record({ act: constant('opens the link') }) },
  { weight: 4, arbitrary: fc.record({ act: constant('pays what is open') }) },
  { weight: 2, arbitrary: fc.record({ act: constant('withdraws the link') }) },
  { weight: 2, arbitrary: fc.record({ act: constant('pays at the desk'), thousandths }) },
  {
    weight: 5,
    arbitrary: fc.record({
      act: constant('changes dates'),
      days: fc.integer({ min: -6, max: 6 }),
      nights: fc.integer({ min: 1, max: 4 }),
      pays: fc.constantFrom<LifeMove['pays'][]>('in time', 'in time', 'twice', 'never'),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      act: constant('cancels'),
      by: fc.constantFrom<('guest' | 'owner')[]>('guest', 'owner'),
    }),
  },
  { weight: 1, arbitrary: fc.record({ act: constant('loses a dispute'), thousandths }) },
  { weight: 3, arbitrary: fc.record({ act: constant('finishes the task') }) },
  {
    weight: 2,
    arbitrary: fc.record({
      act: constant('leaves a security deposit'),
      rupees: fc.integer({ min: 1, max: 4000 }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ act: constant('gets a part of the deposit back'), thousandths }) },
  { weight: 1, arbitrary: fc.record({ act: constant('is charged by mistake'), thousandths }) },
);

/** What a guest does not do who forgets the rest, and what the staff do not do about it. */
const ABOUT_THE_REST: ReadonlySet<TermsAct['act']> = new Set([
  'pays the rest',
  'asks by link',
  'pays by link',
  'opens the link',
  'pays what is open',
  'withdraws the link',
  'pays at the desk',
]);

/** Bookings whose terms may cancel them are made so many days before arrival: later ones are paid at booking. */
const DAYS_OF_RELEASED = { least: 15, most: 22 } as const;

/** The days until the arrival, for terms of that name. */
function arrivesInFor(terms: TermsName, days: number): number {
  const { least, most } = DAYS_OF_RELEASED;
  return releaseDaysOf(terms) === null ? days : least + (days % (most - least + 1));
}

const lifeWith = (terms: TermsName): fc.Arbitrary<TermsLife> =>
  fc
    .record({
      terms: fc.constant(terms),
      roomType: fc.constantFrom<RoomTypeName[]>('Single', 'Double', 'Deluxe', 'Suite'),
      nights: fc.integer({ min: 1, max: 4 }),
      breakfast: fc.boolean(),
      bookedOn: fc.integer({ min: 0, max: 3 }),
      arrivesIn: fc.integer({ min: 2, max: 22 }),
      // So many thousandths of the time until the departure.
      moments: fc.array(fc.record({ thousandths: fc.integer({ min: 0, max: 999 }), act }), { maxLength: 9 }),
      fates: fc.array(
        fc.constantFrom<Fate[]>('arrives', 'arrives', 'arrives', 'arrives twice', 'arrives late', 'is lost'),
        { minLength: 1, maxLength: 6 },
      ),
      bill: fc.record({
        charges: fc.array(charge, { maxLength: 3 }),
        isMistaken: fc.boolean(),
        allowsThousandths: fc.constantFrom(0, 0, 1, 333, 1000),
        onNight: fc.boolean(),
        secondPayerThousandths: fc.constantFrom(0, 0, 333, 1000),
        late: fc.option(charge, { freq: 2 }),
      }),
      ends: fc.constantFrom<TermsLife['ends'][]>('leaves', 'leaves', 'leaves', 'does not come'),
      /** Whether nobody thinks of the rest, where the terms then cancel the booking. */
      forgets: fc.boolean(),
    })
    .map(({ moments, forgets, ...life }): TermsLife => {
      const nights = Math.min(life.nights, MOST_NIGHTS[life.roomType]);
      const arrivesIn = arrivesInFor(life.terms, life.arrivesIn);
      const isForgotten = forgets && releaseDaysOf(life.terms) !== null;
      const steps = moments
        .filter(({ act: { act: name } }) => !isForgotten || !ABOUT_THE_REST.has(name))
        .map(({ thousandths: part, act: what }) => {
          return { day: Math.floor((part * (arrivesIn + nights + 1)) / 1000), act: what };
        });
      return { ...life, nights, arrivesIn, steps: steps.toSorted((one, other) => one.day - other.day) };
    });

/** So many lives by the seed, of all terms in turn. */
export function termsLives(count: number, seed: number): TermsLife[] {
  const names = Object.keys(TERMS) as TermsName[];
  const ofEach = names.map((name, place) =>
    fc.sample(lifeWith(name), { seed: seed + place, numRuns: Math.ceil(count / names.length) }),
  );
  return Array.from({ length: count }, (_, index) => {
    const life = ofEach[index % names.length]?.[Math.floor(index / names.length)];
    if (!life) throw new Error(`There is no life ${index}.`);
    return life;
  });
}

/** Lives that are a little shorter: without one step or without strange events. */
export function shorterTermsLives(life: TermsLife): TermsLife[] {
  const steps = life.steps.map((_step, place) => ({
    ...life,
    steps: life.steps.filter((_each, index) => index !== place),
  }));
  const fates = life.fates.some((fate) => fate !== 'arrives')
    ? [{ ...life, fates: ['arrives' as const] }]
    : [];
  const breakfast = life.breakfast ? [{ ...life, breakfast: false }] : [];
  const ends = life.ends === 'does not come' ? [{ ...life, ends: 'leaves' as const }] : [];
  const nothing = {
    charges: [],
    isMistaken: false,
    allowsThousandths: 0,
    onNight: false,
    secondPayerThousandths: 0,
    late: null,
  };
  const bill = JSON.stringify(life.bill) === JSON.stringify(nothing) ? [] : [{ ...life, bill: nothing }];
  return [...steps, ...fates, ...breakfast, ...ends, ...bill];
}
