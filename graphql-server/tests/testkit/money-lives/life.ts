import fc from 'fast-check';
import type { PayOutcome } from '../../../local/razorpay-ledger';
import type { RoomTypeName } from '../bookings';

/**
 * The price of a night of the sample hotel with 18 % tax, in paise. Written here, so that the tests do not ask the
 * server.
 */
export const NIGHT_PAISE: Readonly<Record<RoomTypeName, number>> = {
  Single: 981_288,
  Double: 1_476_888,
  Deluxe: 1_972_488,
  Suite: 2_963_688,
};

/** The price of one breakfast and one transfer of the sample hotel with tax, in paise. */
export const EXTRA_PAISE = { breakfast: 118_944, transfer: 220_500 } as const;

/** The extras of a room's guest. One guest stays in each room. */
export interface LifeExtras {
  /** Each morning. */
  breakfast: boolean;
  transfers: number;
}

/** One room of the booking. All rooms have the same day of arrival. */
interface LifeRoom {
  roomType: RoomTypeName;
  nights: number;
  extras: LifeExtras;
}

/** An attempt to pay, and who reports it to the hotel in addition to the events: the guest's browser or nobody. */
export interface LifePayment {
  outcome: PayOutcome;
  /** Before or after the hold lapses. */
  when: 'in time' | 'late';
  told: 'by browser' | 'by nobody';
  /** Finishes the earlier attempt, which was begun or has failed, instead of making another one. */
  again: boolean;
}

/** What the owner charges: the policy's charge, nothing, or this number of thousandths of the price. */
export type LifeCharge = 'policy' | 'nothing' | { thousandths: number };

/** Which stays: all, or the stays whose bit is set. */
type LifeStays = 'all' | number;

/** A change of one room. If it costs more, the guest pays for it in one of these ways. */
export interface LifeChange {
  by: 'guest' | 'owner';
  /** Which of the remaining rooms. */
  place: number;
  nights: number;
  /** Null to keep the type. */
  roomType: RoomTypeName | null;
  /** Null to leave the extras out of the form. */
  extras: LifeExtras | null;
  /** The room is removed instead, unless it is the last one. */
  leavesOut: boolean;
  /** Late is after the hold of the new nights has lapsed, and within the hour. */
  pays: 'in time' | 'late' | 'twice' | 'never';
  told: LifePayment['told'];
}

export type LifeAct =
  | ({ act: 'changes' } & LifeChange)
  | { act: 'guest cancels'; stays: LifeStays; twice: boolean }
  | { act: 'owner cancels'; stays: LifeStays; charge: LifeCharge }
  | { act: 'no-show'; stays: LifeStays; charge: LifeCharge }
  | { act: 'pays again'; outcome: 'capture' | 'authorise' }
  | { act: 'refund in the dashboard'; thousandths: number }
  /** All but these paise of a payment are refunded in the dashboard: too few for a further refund. */
  | { act: 'leaves a rest'; paise: number }
  | { act: 'dispute'; step: 'created' | 'under_review' | 'won' | 'lost'; thousandths: number }
  | { act: 'half a year passes' }
  | { act: 'bank decides refunds'; outcome: 'processed' | 'failed' };

/**
 * What happens to an event of the gateway. Razorpay repeats a lost event for a day, but the tests do not count on it.
 */
export type Fate = 'arrives' | 'arrives twice' | 'arrives late' | 'is lost';

/** What the guest buys on the last day and pays at the desk together with the balance, with tax. */
interface LifeSale {
  paise: number;
  taxPercent: number;
  source: 'CASH' | 'UPI';
}

/** A correction by the desk weeks after the invoice. */
export type LifeCorrection =
  | { act: 'takes back'; place: number }
  | { act: 'charges anew'; paise: number; taxPercent: number }
  | { act: 'issues again'; place: number; to: 'business' | 'another business' | 'guest' };

/** One booking from the form to the last paisa. */
export interface Life {
  arrival: 'today' | 'tomorrow' | 'later';
  rooms: LifeRoom[];
  payments: LifePayment[];
  /** The acts of one round happen at the same moment. */
  rounds: LifeAct[][];
  /** For the events, in order. */
  fates: Fate[];
  lastDay: LifeSale | null;
  /** One after the other, some weeks apart. */
  corrections: LifeCorrection[];
}

const thousandths = fc.integer({ min: 1, max: 1000 });
const stays = fc.oneof<fc.Arbitrary<LifeStays>[]>(fc.constant('all'), fc.integer({ min: 1, max: 7 }));
const charge = fc.oneof<fc.Arbitrary<LifeCharge>[]>(
  fc.constant('policy'),
  fc.constant('nothing'),
  fc.record({ thousandths }),
);

const extras = fc.record<LifeExtras>({ breakfast: fc.boolean(), transfers: fc.integer({ min: 0, max: 2 }) });

const room = fc.record<LifeRoom>({
  roomType: fc.constantFrom('Single', 'Double', 'Deluxe', 'Suite'),
  nights: fc.integer({ min: 1, max: 3 }),
  extras: fc.oneof(fc.constant({ breakfast: false, transfers: 0 }), extras),
});

const payment = fc.record<LifePayment>({
  outcome: fc.constantFrom('capture', 'capture', 'capture', 'authorise', 'fail', 'begin'),
  when: fc.constantFrom('in time', 'in time', 'in time', 'late'),
  told: fc.constantFrom('by browser', 'by nobody'),
  again: fc.boolean(),
});

const change = fc.record({
  act: fc.constant('changes' as const),
  by: fc.constantFrom('guest' as const, 'guest' as const, 'owner' as const),
  place: fc.integer({ min: 0, max: 2 }),
  nights: fc.integer({ min: 1, max: 4 }),
  roomType: fc.constantFrom<(RoomTypeName | null)[]>(null, null, null, 'Single', 'Double', 'Deluxe', 'Suite'),
  extras: fc.option(extras, { nil: null }),
  leavesOut: fc.constantFrom(false, false, false, false, true),
  pays: fc.constantFrom<LifeChange['pays'][]>('in time', 'in time', 'in time', 'late', 'twice', 'never'),
  told: fc.constantFrom<LifePayment['told'][]>('by browser', 'by nobody'),
});

const act: fc.Arbitrary<LifeAct> = fc.oneof(
  { weight: 6, arbitrary: change },
  {
    weight: 1,
    arbitrary: fc.record({
      act: fc.constant('leaves a rest'),
      paise: fc.integer({ min: 1, max: 99 }),
    }),
  },
  { weight: 4, arbitrary: fc.record({ act: fc.constant('guest cancels'), stays, twice: fc.boolean() }) },
  { weight: 3, arbitrary: fc.record({ act: fc.constant('owner cancels'), stays, charge }) },
  { weight: 2, arbitrary: fc.record({ act: fc.constant('no-show'), stays, charge }) },
  {
    weight: 1,
    arbitrary: fc.record({
      act: fc.constant('pays again'),
      outcome: fc.constantFrom('capture', 'authorise'),
    }),
  },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('refund in the dashboard'), thousandths }) },
  {
    weight: 1,
    arbitrary: fc.record({
      act: fc.constant('dispute'),
      step: fc.constantFrom('created', 'under_review', 'won', 'lost'),
      thousandths,
    }),
  },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('half a year passes') }) },
  {
    weight: 2,
    arbitrary: fc.record({
      act: fc.constant('bank decides refunds'),
      outcome: fc.constantFrom('processed', 'processed', 'failed'),
    }),
  },
);

const paise = fc.integer({ min: 100, max: 500_000 });
const taxPercent = fc.constantFrom(5, 12, 18);

const correction = fc.oneof<fc.Arbitrary<LifeCorrection>[]>(
  fc.record({ act: fc.constant('takes back' as const), place: fc.nat(9) }),
  fc.record({ act: fc.constant('charges anew' as const), paise, taxPercent }),
  fc.record({
    act: fc.constant('issues again' as const),
    place: fc.nat(3),
    to: fc.constantFrom('business' as const, 'another business' as const, 'guest' as const),
  }),
);

export const lives: fc.Arbitrary<Life> = fc.record({
  arrival: fc.constantFrom('today', 'tomorrow', 'later', 'later', 'later'),
  rooms: fc.array(room, { minLength: 1, maxLength: 3 }),
  payments: fc.array(payment, { minLength: 0, maxLength: 3 }),
  rounds: fc.array(fc.array(act, { minLength: 1, maxLength: 2 }), { minLength: 0, maxLength: 4 }),
  fates: fc.array(
    fc.constantFrom<Fate>('arrives', 'arrives', 'arrives', 'arrives twice', 'arrives late', 'is lost'),
    { minLength: 1, maxLength: 6 },
  ),
  lastDay: fc.option(
    fc.record({ paise, taxPercent, source: fc.constantFrom('CASH' as const, 'UPI' as const) }),
    { nil: null },
  ),
  corrections: fc.array(correction, { maxLength: 4 }),
});

const without = <Item>(items: readonly Item[], place: number): Item[] =>
  items.filter((_item, index) => index !== place);

/** Lives that are a little shorter: without one act, payment, room or fate. */
export function shorterLives(life: Life): Life[] {
  const acts = life.rounds.flatMap((round, place) =>
    round.map((_act, index) => ({
      ...life,
      rounds: life.rounds
        .map((each, at) => (at === place ? without(each, index) : each))
        .filter((each) => each.length > 0),
    })),
  );
  const payments = life.payments.map((_payment, place) => ({
    ...life,
    payments: without(life.payments, place),
  }));
  const rooms =
    life.rooms.length > 1
      ? life.rooms.map((_room, place) => ({ ...life, rooms: without(life.rooms, place) }))
      : [];
  const nights = life.rooms.flatMap((each, place) =>
    each.nights > 1 ? { ...life, rooms: life.rooms.with(place, { ...each, nights: 1 }) } : [],
  );
  const fates = life.fates.some((fate) => fate !== 'arrives')
    ? [{ ...life, fates: ['arrives' as const] }]
    : [];
  const corrections = life.corrections.map((_correction, place) => ({
    ...life,
    corrections: without(life.corrections, place),
  }));
  const lastDay = life.lastDay ? [{ ...life, lastDay: null }] : [];
  return [...acts, ...payments, ...rooms, ...nights, ...fates, ...corrections, ...lastDay];
}
