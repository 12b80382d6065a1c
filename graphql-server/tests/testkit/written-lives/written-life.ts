import fc from 'fast-check';

// Lives of bookings whose rows are written straight into the database, so that thousands of them fit into one run.
// Amounts are paise with tax.

type Recipient = 'business' | 'another business' | 'guest';

export type WrittenAct =
  | { act: 'pays'; source: 'GATEWAY' | 'CASH' | 'UPI'; paise: number }
  | { act: 'money goes back'; place: number; thousandths: number; isPromised: boolean }
  | { act: 'banks decide'; outcome: 'PROCESSED' | 'FAILED' }
  | { act: 'loses a dispute'; place: number; thousandths: number }
  | { act: 'is charged'; paise: number; taxPercent: number }
  | { act: 'is charged less'; place: number }
  | { act: 'is rounded off'; paise: number }
  | { act: 'ends'; as: 'DEPARTED' | 'CANCELLED' | 'NO_SHOW' }
  | { act: 'comes back' }
  | { act: 'invoice again'; place: number; to: Recipient }
  | { act: 'nothing' };

/** One booking of one room. */
export interface WrittenLife {
  /** The step of the run in which it is booked, and how many days later the guest arrives. */
  bookedIn: number;
  arrivesAfter: number;
  /** What each night costs, and its rate of tax. */
  nights: { paise: number; taxPercent: number }[];
  isBusiness: boolean;
  /** One act in each step; the documents of some acts wait for the next step. */
  acts: { what: WrittenAct; isIssuedAtOnce: boolean }[];
}

const place = fc.nat(9);
const thousandths = fc.integer({ min: 1, max: 1000 });
const paise = fc.integer({ min: 100, max: 2_000_000 });
const taxPercent = fc.constantFrom(5, 12, 18);

const constant = <Word extends string>(word: Word): fc.Arbitrary<Word> => fc.constant(word);

const what = fc.oneof<fc.WeightedArbitrary<WrittenAct>[]>(
  {
    weight: 4,
    arbitrary: fc.record({ act: constant('pays'), source: fc.constantFrom('GATEWAY', 'CASH', 'UPI'), paise }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ act: constant('money goes back'), place, thousandths, isPromised: fc.boolean() }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ act: constant('banks decide'), outcome: fc.constantFrom('PROCESSED', 'FAILED') }),
  },
  { weight: 1, arbitrary: fc.record({ act: constant('loses a dispute'), place, thousandths }) },
  { weight: 2, arbitrary: fc.record({ act: constant('is charged'), paise, taxPercent }) },
  { weight: 2, arbitrary: fc.record({ act: constant('is charged less'), place }) },
  {
    weight: 1,
    arbitrary: fc.record({ act: constant('is rounded off'), paise: fc.integer({ min: -50, max: 50 }) }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      act: constant('ends'),
      as: fc.constantFrom('DEPARTED', 'DEPARTED', 'DEPARTED', 'CANCELLED', 'NO_SHOW'),
    }),
  },
  { weight: 1, arbitrary: fc.record({ act: constant('comes back') }) },
  {
    weight: 3,
    arbitrary: fc.record({
      act: constant('invoice again'),
      place,
      to: fc.constantFrom<Recipient[]>('business', 'another business', 'guest'),
    }),
  },
  { weight: 1, arbitrary: fc.record({ act: constant('nothing') }) },
);

/** The steps of a run; some days lie between them. */
export const STEPS = 12;
export const DAYS_OF_A_STEP = 9;

export const writtenLives: fc.Arbitrary<WrittenLife> = fc.record({
  bookedIn: fc.integer({ min: 0, max: 3 }),
  arrivesAfter: fc.integer({ min: 0, max: 20 }),
  nights: fc.array(fc.record({ paise, taxPercent: fc.constantFrom(5, 18) }), { minLength: 1, maxLength: 4 }),
  isBusiness: fc.boolean(),
  acts: fc.array(fc.record({ what, isIssuedAtOnce: fc.boolean() }), {
    minLength: 2,
    maxLength: STEPS - 4,
    size: 'max',
  }),
});
