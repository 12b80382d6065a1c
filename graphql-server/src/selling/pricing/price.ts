import type { PlainDate } from '../../platform/time/dates';
import { nightsOf } from '../../platform/time/dates';
import { gstPercent, halfOfGst } from './gst';
import { lineOfExtra, type ExtraLine, type WantedExtra } from './extras';
import { rateOfNight, type NightRate, type RateSource } from './night-rate';
import type { Party } from './supplements';
import { discountsOf, isNamed, unmetCondition, type UnmetCondition } from './promotions';
import {
  brokenRestriction,
  nearestAllowed,
  type BrokenRestriction,
  type RestrictedStay,
} from './restrictions';
import type { Extra, PlanRates, Promotion, RateBook, RoomTypeCode, TypeRates } from './rate-book';

/** A room that a guest asks for. */
interface PricedRequest {
  roomType: RoomTypeCode;
  plan: string;
  checkin: PlainDate;
  checkout: PlainDate;
  party: Party;
  extras: readonly WantedExtra[];
  /** The stay as it was sold, when this is a change. */
  booked?: RestrictedStay | null;
}

/** All rooms of a new booking, and the code that the guest entered. */
export interface PriceRequest {
  stays: readonly PricedRequest[];
  today: PlainDate;
  paisePerUnit: number;
  code: string | null;
  /** Promotions that have no use left, by id. */
  usedUp: ReadonlySet<number>;
  /** The longest stay in nights, for finding the nearest allowed stay. */
  mostNights: number;
}

/**
 * One night of one room with its tax. Amounts are in paise, except the rate, which is in cents of the property's
 * currency.
 */
export interface NightLine {
  night: PlainDate;
  rateSource: RateSource;
  rateCents: number;
  /** The part of the rate for guests beyond the included number. */
  supplementCents: number;
  /** After the discount, before tax. */
  valuePaise: number;
  discountPaise: number;
  taxPercent: number;
  cgstPaise: number;
  sgstPaise: number;
}

export interface PricedStay {
  roomType: RoomTypeCode;
  plan: string;
  nights: readonly NightLine[];
  extras: readonly ExtraLine[];
}

export type PriceOutcome =
  | { kind: 'Priced'; stays: readonly PricedStay[]; promotion: Promotion | null; savedPaise: number }
  | { kind: 'UnknownType' | 'UnknownPlan'; stay: number }
  | { kind: 'UnknownExtra'; stay: number; extra: string }
  | { kind: 'UnknownCode' }
  | { kind: 'CodeUsedUp'; promotion: Promotion }
  | { kind: 'ConditionUnmet'; promotion: Promotion; condition: UnmetCondition }
  | { kind: 'Restricted'; stay: number; broken: BrokenRestriction; nearest: RestrictedStay | null };

/** A request with its rate plan and room type from the rate book. */
interface FoundStay {
  request: PricedRequest;
  type: TypeRates;
  plan: PlanRates;
  extras: readonly { extra: Extra; pieces: number }[];
  rates: readonly NightRate[];
}

type Refusal = Exclude<PriceOutcome, { kind: 'Priced' }>;

function findStay(
  book: RateBook,
  request: PricedRequest,
  stay: number,
  paisePerUnit: number,
): FoundStay | Refusal {
  const type = book.types.get(request.roomType);
  if (!type) return { kind: 'UnknownType', stay };
  const plan = book.plans.get(request.plan);
  if (!plan) return { kind: 'UnknownPlan', stay };
  const extras: { extra: Extra; pieces: number }[] = [];
  for (const { code, pieces } of request.extras) {
    const extra = book.extras.get(code);
    if (!extra) return { kind: 'UnknownExtra', stay, extra: code };
    if (!plan.includedExtras.includes(code)) extras.push({ extra, pieces });
  }
  const priced = { type, plan, party: request.party };
  const nights = nightsOf(request.checkin, request.checkout);
  const rates = nights.map((night) => rateOfNight(book, priced, night, paisePerUnit));
  return { request, type, plan, extras, rates };
}

function restrictionRefusal(
  { restrictions }: RateBook,
  { stays, today, mostNights }: PriceRequest,
): Refusal | null {
  for (const [index, stay] of stays.entries()) {
    const { booked = null } = stay;
    const broken = brokenRestriction(restrictions, stay, today, booked);
    if (!broken) continue;
    return {
      kind: 'Restricted',
      stay: index,
      broken,
      nearest: nearestAllowed(restrictions, stay, { today, mostNights, booked }),
    };
  }
  return null;
}

const promoted = ({ request, rates }: FoundStay) => ({
  roomType: request.roomType,
  plan: request.plan,
  nights: rates,
});

function nightLines(
  { rates }: FoundStay,
  discounts: readonly number[],
  { taxPeriods }: Pick<RateBook, 'taxPeriods'>,
): NightLine[] {
  return rates.map(({ night, source, rateCents, supplementCents, valuePaise: full }, index) => {
    const discountPaise = discounts[index] ?? 0;
    const valuePaise = full - discountPaise;
    const taxPercent = gstPercent(taxPeriods, night, valuePaise);
    const half = halfOfGst(valuePaise, taxPercent);
    return {
      night,
      rateSource: source,
      rateCents,
      supplementCents,
      valuePaise,
      discountPaise,
      taxPercent,
      cgstPaise: half,
      sgstPaise: half,
    };
  });
}

/** The prices of the stays, with the promotion on each stay that meets its conditions. */
function pricedWith(
  promotion: Promotion | null,
  found: readonly FoundStay[],
  book: RateBook,
  { today, paisePerUnit }: PriceRequest,
): PricedStay[] {
  return found.map((stay) => {
    const values = stay.rates.map(({ valuePaise }) => valuePaise);
    const applies = promotion !== null && unmetCondition(promotion, promoted(stay), today) === null;
    const discounts = applies ? discountsOf(promotion.discount, values, paisePerUnit) : [];
    const { adults, childAges } = stay.request.party;
    const counted = { nights: stay.rates.length, guests: adults + childAges.length };
    return {
      roomType: stay.request.roomType,
      plan: stay.request.plan,
      nights: nightLines(stay, discounts, book),
      extras: stay.extras.map(({ extra, pieces }) =>
        lineOfExtra(extra, { ...counted, pieces }, paisePerUnit),
      ),
    };
  });
}

interface TaxedLine {
  valuePaise: number;
  cgstPaise: number;
  sgstPaise: number;
}

/** The total of the stays with tax, in paise. */
export function totalOf(stays: readonly PricedStay[]): number {
  const lines: TaxedLine[] = stays.flatMap(({ nights, extras }) => [...nights, ...extras]);
  return lines.reduce(
    (sum, { valuePaise, cgstPaise, sgstPaise }) => sum + valuePaise + cgstPaise + sgstPaise,
    0,
  );
}

function applies(promotion: Promotion, found: readonly FoundStay[], today: PlainDate): boolean {
  return found.some((stay) => unmetCondition(promotion, promoted(stay), today) === null);
}

/** Why the entered code cannot be used; null when it can, or when no code was entered. */
function codeRefusal(
  found: readonly FoundStay[],
  { promotions }: RateBook,
  request: PriceRequest,
): Refusal | null {
  const { code, usedUp, today } = request;
  if (code === null) return null;
  const named = promotions.filter((one) => one.code !== null && isNamed(one, code));
  const [first] = named;
  if (!first) return { kind: 'UnknownCode' };
  const unused = named.find(({ id }) => !usedUp.has(id));
  if (!unused) return { kind: 'CodeUsedUp', promotion: first };
  if (named.some((one) => !usedUp.has(one.id) && applies(one, found, today))) return null;
  const [stay] = found;
  const condition = stay && unmetCondition(unused, promoted(stay), today);
  return condition ? { kind: 'ConditionUnmet', promotion: unused, condition } : null;
}

/** The promotions that the guest may use: without a code, or with the entered code. */
function usablePromotions({ promotions }: RateBook, { usedUp, code }: PriceRequest): Promotion[] {
  return promotions.filter((one) => !usedUp.has(one.id) && isNamed(one, code));
}

/** The prices with the promotion that gives the lowest total; of equal promotions, the first of the rate book. */
function withBestPromotion(found: readonly FoundStay[], book: RateBook, request: PriceRequest): PriceOutcome {
  const plain = pricedWith(null, found, book, request);
  const full = totalOf(plain);
  let best = { stays: plain, promotion: null as Promotion | null, total: full };
  for (const promotion of usablePromotions(book, request)) {
    if (!applies(promotion, found, request.today)) continue;
    const stays = pricedWith(promotion, found, book, request);
    const total = totalOf(stays);
    const isFirstOfValue = best.promotion === null && promotion.discount.kind === 'VALUE_ADDED';
    if (total < best.total || isFirstOfValue) best = { stays, promotion, total };
  }
  return { kind: 'Priced', stays: best.stays, promotion: best.promotion, savedPaise: full - best.total };
}

function foundStays(book: RateBook, request: PriceRequest): FoundStay[] | Refusal {
  const found: FoundStay[] = [];
  for (const [index, stay] of request.stays.entries()) {
    const outcome = findStay(book, stay, index, request.paisePerUnit);
    if ('kind' in outcome) return outcome;
    found.push(outcome);
  }
  return found;
}

/**
 * The total of the stays at the full price, and then with each promotion that the guest may use, in paise, in the order of
 * the rate book. Null when a rule refuses the stays. One promotion is for all rooms of a booking, so the totals of
 * several bookings with one promotion may be added.
 */
export function totalsByPromotion(book: RateBook, request: PriceRequest): number[] | null {
  const found = foundStays(book, request);
  if (!Array.isArray(found) || restrictionRefusal(book, request)) return null;
  const promotions = [null, ...usablePromotions(book, request)];
  return promotions.map((promotion) => totalOf(pricedWith(promotion, found, book, request)));
}

/**
 * The lines of a booking, or why it cannot be sold. It knows only rates and rules; the caller must check free rooms and
 * the uses of promotions.
 */
export function priceOf(book: RateBook, request: PriceRequest): PriceOutcome {
  const found = foundStays(book, request);
  if (!Array.isArray(found)) return found;
  return (
    restrictionRefusal(book, request) ??
    codeRefusal(found, book, request) ??
    withBestPromotion(found, book, request)
  );
}
