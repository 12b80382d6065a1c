import { addDays, nightsOf } from '../../platform/time/dates';
import { priceOf, totalOf, type PricedStay } from './price';
import type { Party, Supplements } from './supplements';
import type { Discount, PlanRates, Promotion, RateBook, RateChange, Season, TypeRates } from './rate-book';

const ROUNDS = 10_000;
const TODAY = '2026-11-23';
const FIRST = '2026-12-01';
const SLABS = [
  { upToPaise: 750_000, percent: 5 },
  { upToPaise: null, percent: 18 },
];

let state = 20_261_123;
const upTo = (most: number): number => {
  state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
  return Math.floor((state / 2 ** 31) * (most + 1));
};

function someChange(): RateChange {
  return upTo(1) === 0
    ? { kind: 'AMOUNT', cents: 1 + upTo(60_000) }
    : { kind: 'PERCENT', hundredths: upTo(19_000) - 9_000 };
}

function someDiscount(): Discount {
  const stayNights = 2 + upTo(3);
  const discounts: readonly Discount[] = [
    { kind: 'PERCENT', hundredths: 1 + upTo(9_898) },
    { kind: 'AMOUNT_PER_NIGHT', cents: 1 + upTo(20_000) },
    { kind: 'AMOUNT_PER_STAY', cents: 1 + upTo(60_000) },
    { kind: 'FREE_NIGHTS', stayNights, payNights: 1 + upTo(stayNights - 2) },
  ];
  return discounts[upTo(discounts.length - 1)] ?? { kind: 'VALUE_ADDED' };
}

interface Generated {
  book: RateBook;
  type: TypeRates;
  plan: PlanRates;
  promotion: Promotion | null;
  paisePerUnit: number;
  nights: readonly string[];
}

const BANDS = [5, 12] as const;

function someSupplements(): Supplements {
  const children = BANDS.slice(0, upTo(2)).map((toAge) => ({ toAge, cents: upTo(1) * upTo(4_000) }));
  return { includedGuests: 1 + upTo(3), adultCents: upTo(5_000), children };
}

const someParty = (): Party => ({
  adults: 1 + upTo(3),
  childAges: Array.from({ length: upTo(3) }, () => upTo(17)),
});

function generated(): Generated {
  const nights = nightsOf(FIRST, addDays(FIRST, 1 + upTo(9)));
  const overridden = nights.filter(() => upTo(3) === 0);
  const type: TypeRates = {
    code: 'Deluxe',
    baseCents: 1 + upTo(60_000),
    supplements: someSupplements(),
    overrides: new Map(overridden.map((night) => [night, someChange()])),
  };
  const seasons = Array.from({ length: upTo(3) }, (_, index): Season => {
    const from = addDays(FIRST, upTo(8));
    const dates = { from, to: addDays(from, upTo(6)), weekdays: [], types: [] };
    return { ...dates, id: index, name: 'x', priority: 10 - index, change: someChange() };
  });
  const kinds: readonly PlanRates['change'][] = [
    null,
    { kind: 'PERCENT', hundredths: upTo(8_000) - 4_000 },
    { kind: 'AMOUNT', cents: upTo(8_000) - 4_000 },
  ];
  const plan: PlanRates = { code: 'Plan', change: kinds[upTo(2)] ?? null, includedExtras: [] };
  const anyDates = { from: null, to: null };
  const promotion: Promotion | null =
    upTo(2) === 0
      ? null
      : {
          id: 1,
          name: 'x',
          code: null,
          isOffered: false,
          discount: someDiscount(),
          weekdays: [],
          minimumNights: 1,
          bookingDates: anyDates,
          stayDates: anyDates,
          types: [],
          plans: [],
          offerId: null,
          totalUses: null,
          usesPerGuest: null,
        };
  const book: RateBook = {
    types: new Map([[type.code, type]]),
    plans: new Map([[plan.code, plan]]),
    seasons,
    restrictions: [],
    extras: new Map(),
    promotions: promotion ? [promotion] : [],
    taxPeriods: [{ validFrom: '2025-09-22', slabs: SLABS }],
  };
  return { book, type, plan, promotion, nights, paisePerUnit: 100 + upTo(12_000) };
}

/** A fraction of whole numbers, which stays exact however often it is multiplied. */
interface Fraction {
  above: bigint;
  below: bigint;
}

const times = ({ above, below }: Fraction, by: number, of: number): Fraction => ({
  above: above * BigInt(by),
  below: below * BigInt(of),
});
const plus = ({ above, below }: Fraction, whole: number): Fraction => ({
  above: above + BigInt(whole) * below,
  below,
});
const roundedHalfUp = ({ above, below }: Fraction) => Number((2n * above + below) / (2n * below));
const rounded = (amount: number, by: number, of: number) =>
  roundedHalfUp(times({ above: BigInt(amount), below: 1n }, by, of));

/** The supplement for guests beyond the included number, computed guest by guest. */
function naiveSupplement({ includedGuests, adultCents, children }: Supplements, party: Party): number {
  let placesLeft = includedGuests - party.adults;
  let sum = Math.max(0, -placesLeft) * adultCents;
  for (const age of [...party.childAges].sort((one, other) => other - one)) {
    placesLeft = Math.max(0, placesLeft) - 1;
    if (placesLeft >= 0) continue;
    const fitting = children.filter(({ toAge }) => toAge >= age).map(({ toAge }) => toAge);
    const band = children.find(({ toAge }) => toAge === Math.min(...fitting));
    sum += band ? band.cents : adultCents;
  }
  return sum;
}

/** The value of a night before discounts, computed again with fractions and without the code above. */
function naiveValue({ book, type, plan, paisePerUnit }: Generated, night: string, party: Party): number {
  const inSeason = book.seasons.filter(({ from, to }) => from <= night && night <= to);
  const [season] = inSeason.toSorted((one, other) => other.priority - one.priority);
  const change = type.overrides.get(night) ?? season?.change ?? { kind: 'PERCENT', hundredths: 0 };
  const base: Fraction = { above: BigInt(type.baseCents), below: 1n };
  const rate =
    change.kind === 'AMOUNT'
      ? { above: BigInt(change.cents), below: 1n }
      : times(base, 10_000 + change.hundredths, 10_000);
  const onPlan =
    plan.change?.kind === 'PERCENT'
      ? times(rate, 10_000 + plan.change.hundredths, 10_000)
      : plus(rate, plan.change?.cents ?? 0);
  const notBelowNothing = onPlan.above < 0n ? { above: 0n, below: 1n } : onPlan;
  const beyond = naiveSupplement(type.supplements, party);
  return roundedHalfUp(times(plus(notBelowNothing, beyond), paisePerUnit, 100));
}

function naiveDiscounts(discount: Discount, values: readonly number[], paisePerUnit: number): number[] {
  switch (discount.kind) {
    case 'PERCENT':
      return values.map((value) => rounded(value, discount.hundredths, 10_000));
    case 'AMOUNT_PER_NIGHT':
      return values.map((value) => Math.min(value, rounded(discount.cents, paisePerUnit, 100)));
    case 'AMOUNT_PER_STAY': {
      const whole = values.reduce((sum, value) => sum + value, 0);
      const taken = Math.min(whole, rounded(discount.cents, paisePerUnit, 100));
      const shares = values.map((value) => (whole === 0 ? 0 : rounded(taken, value, whole)));
      // Rounding is put right from the end, as far as each night allows.
      let over = shares.reduce((sum, share) => sum + share, 0) - taken;
      return shares
        .toReversed()
        .map((share, index) => {
          const value = values[values.length - 1 - index] ?? 0;
          const put = value === 0 ? 0 : Math.min(value, Math.max(0, share - over));
          over -= share - put;
          return put;
        })
        .toReversed();
    }
    case 'FREE_NIGHTS':
      return values.map((value, index) => {
        const { stayNights, payNights } = discount;
        const first = index - (index % stayNights);
        const group = values.slice(first, first + stayNights);
        if (group.length < stayNights) return 0;
        const before = group.filter(
          (other, position) => other < value || (other === value && first + position > index),
        );
        return before.length < stayNights - payNights ? value : 0;
      });
    case 'VALUE_ADDED':
      return values.map(() => 0);
  }
}

function withTax(value: number): number {
  const percent = value <= 750_000 ? 5 : 18;
  return value + 2 * rounded(value, percent, 200);
}

function naiveTotal(one: Generated, party: Party): number {
  const values = one.nights.map((night) => naiveValue(one, night, party));
  const total = (discounts: readonly number[]) =>
    values.reduce((sum, value, index) => sum + withTax(value - (discounts[index] ?? 0)), 0);
  const full = total([]);
  const { promotion, paisePerUnit, nights } = one;
  const { discount = null } = promotion ?? {};
  const isTooShort = discount?.kind === 'FREE_NIGHTS' && nights.length < discount.stayNights;
  if (!discount || isTooShort) return full;
  return Math.min(full, total(naiveDiscounts(discount, values, paisePerUnit)));
}

function priced(one: Generated, nights: readonly string[], party: Party): readonly PricedStay[] {
  const checkin = nights[0] ?? FIRST;
  const stay = { roomType: 'Deluxe', plan: 'Plan', checkin, checkout: addDays(checkin, nights.length) };
  const outcome = priceOf(one.book, {
    today: TODAY,
    paisePerUnit: one.paisePerUnit,
    code: null,
    usedUp: new Set(),
    mostNights: 30,
    stays: [{ ...stay, party, extras: [] }],
  });
  if (outcome.kind !== 'Priced') throw new Error(JSON.stringify(outcome));
  return outcome.stays;
}

test('10,000 generated rate books give to the paisa the prices of exact fractions that are rounded once a night', () => {
  let [discounted, supplemented] = [0, 0];
  const wrong: object[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const one = generated();
    const party = someParty();
    const stays = priced(one, one.nights, party);
    const lines = stays.flatMap(({ nights }) => nights);
    const isWhole = lines.every(
      ({ valuePaise, discountPaise, cgstPaise, sgstPaise }) =>
        [valuePaise, discountPaise, cgstPaise].every((paise) => Number.isSafeInteger(paise) && paise >= 0) &&
        cgstPaise === sgstPaise,
    );
    const [total, naive] = [totalOf(stays), naiveTotal(one, party)];
    if (total !== naive || !isWhole) wrong.push({ round, total, naive, isWhole });
    if (lines.some(({ discountPaise }) => discountPaise > 0)) discounted += 1;
    if (lines.some(({ supplementCents }) => supplementCents > 0)) supplemented += 1;
  }
  expect(wrong).toEqual([]);
  // A tenth at least, so that both cases are tested.
  expect(discounted).toBeGreaterThan(ROUNDS / 10);
  expect(discounted).toBeLessThan((ROUNDS * 9) / 10);
  expect(supplemented).toBeGreaterThan(ROUNDS / 10);
  expect(supplemented).toBeLessThan((ROUNDS * 9) / 10);
});

test('without a promotion, a stay costs the sum of its single nights: rounding errors never add up', () => {
  for (let round = 0; round < ROUNDS / 10; round += 1) {
    const one = generated();
    const plain = { ...one, book: { ...one.book, promotions: [] } };
    const party = someParty();
    const oneByOne = plain.nights.reduce((sum, night) => sum + totalOf(priced(plain, [night], party)), 0);
    expect(totalOf(priced(plain, plain.nights, party))).toBe(oneByOne);
  }
});
