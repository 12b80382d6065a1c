import { addDays, daysBetween, nightsOf, type PlainDate } from '../../platform/time/dates';
import { isDateOf, isFor, type Restriction, type RestrictionRule, type RoomTypeCode } from './rate-book';

/** A stay [check-in, check-out) in a room of a type. */
export interface RestrictedStay {
  roomType: RoomTypeCode;
  checkin: PlainDate;
  checkout: PlainDate;
}

/** A restriction that a stay breaks, and the date on which the stay breaks it. */
export interface BrokenRestriction {
  rule: RestrictionRule;
  date: PlainDate;
}

/** When a stay is booked, and which part of it was sold before. */
interface Booking {
  today: PlainDate;
  /** The stay as it was sold, when this is a change; null for a new stay. Unchanged parts are not refused. */
  booked: RestrictedStay | null;
}

/** The date on which a stay breaks the restriction; null when it does not. */
type Check<Kind extends RestrictionRule['kind']> = (
  restriction: Restriction,
  rule: Extract<RestrictionRule, { kind: Kind }>,
  stay: RestrictedStay,
  booking: Booking,
) => PlainDate | null;

const lengthOf = ({ checkin, checkout }: RestrictedStay) => daysBetween(checkin, checkout);

const firstNightOf = (
  restriction: Restriction,
  { checkin, checkout }: RestrictedStay,
  booked: RestrictedStay | null,
) =>
  nightsOf(checkin, checkout).find(
    (night) =>
      isDateOf(restriction, night) && !(booked && night >= booked.checkin && night < booked.checkout),
  ) ?? null;

const isNotShorter = (stay: RestrictedStay, booked: RestrictedStay) => lengthOf(stay) >= lengthOf(booked);
const isNotLonger = (stay: RestrictedStay, booked: RestrictedStay) => lengthOf(stay) <= lengthOf(booked);

/** `isAsSold` says whether the rule ignores a stay with an unchanged check-in. */
const onArrival =
  <Kind extends RestrictionRule['kind']>(
    isBroken: (
      rule: Extract<RestrictionRule, { kind: Kind }>,
      stay: RestrictedStay,
      today: PlainDate,
    ) => boolean,
    isAsSold: (stay: RestrictedStay, booked: RestrictedStay) => boolean = () => true,
  ): Check<Kind> =>
  (restriction, rule, stay, { today, booked }) => {
    if (booked?.checkin === stay.checkin && isAsSold(stay, booked)) return null;
    return isDateOf(restriction, stay.checkin) && isBroken(rule, stay, today) ? stay.checkin : null;
  };

const CHECKS: { [Kind in RestrictionRule['kind']]: Check<Kind> } = {
  MINIMUM_NIGHTS_BY_ARRIVAL: onArrival(({ nights }, stay) => lengthOf(stay) < nights, isNotShorter),
  MAXIMUM_NIGHTS_BY_ARRIVAL: onArrival(({ nights }, stay) => lengthOf(stay) > nights, isNotLonger),
  MINIMUM_NIGHTS_OF_STAYS: (restriction, { nights }, stay, { booked }) =>
    lengthOf(stay) < nights
      ? firstNightOf(restriction, stay, booked && isNotShorter(stay, booked) ? booked : null)
      : null,
  CLOSED_TO_ARRIVAL: onArrival(() => true),
  CLOSED_TO_DEPARTURE: (restriction, _, { checkout }, { booked }) =>
    checkout !== booked?.checkout && isDateOf(restriction, checkout) ? checkout : null,
  STOP_SALE: (restriction, _, stay, { booked }) => firstNightOf(restriction, stay, booked),
  BOOK_DAYS_BEFORE_AT_LEAST: onArrival(({ days }, { checkin }, today) => daysBetween(today, checkin) < days),
  BOOK_DAYS_BEFORE_AT_MOST: onArrival(({ days }, { checkin }, today) => daysBetween(today, checkin) > days),
};

function brokenDate(
  restriction: Restriction,
  stay: RestrictedStay,
  { today, booked }: Booking,
): PlainDate | null {
  // A stay of a type to which the restriction does not apply was sold without it.
  const sold = booked && isFor(restriction.types, booked.roomType) ? booked : null;
  // TypeScript does not see that the rule's kind and its check belong together.
  const check = CHECKS[restriction.rule.kind] as Check<RestrictionRule['kind']>;
  return check(restriction, restriction.rule, stay, { today, booked: sold });
}

/**
 * The first restriction that the stay breaks when it is booked today; null when it breaks none. A change of the stay
 * `booked` is refused only for its new parts: another check-in or check-out, further nights, another type, or a length
 * that is further from the rule than before.
 */
export function brokenRestriction(
  restrictions: readonly Restriction[],
  stay: RestrictedStay,
  today: PlainDate,
  booked: RestrictedStay | null = null,
): BrokenRestriction | null {
  for (const restriction of restrictions) {
    if (!isFor(restriction.types, stay.roomType)) continue;
    const date = brokenDate(restriction, stay, { today, booked });
    if (date) return { rule: restriction.rule, date };
  }
  return null;
}

const NEAREST_WITHIN_DAYS = 14;

interface NearestLimits {
  today: PlainDate;
  mostNights: number;
  /** The stay as it was sold, when this is a change. */
  booked?: RestrictedStay | null;
}

/**
 * The nearest stay that breaks no restriction: moved by the fewest days; then with the smallest difference in nights;
 * then the later and longer one. Null when there is no such stay within 14 days and `mostNights`.
 */
export function nearestAllowed(
  restrictions: readonly Restriction[],
  stay: RestrictedStay,
  { today, mostNights, booked = null }: NearestLimits,
): RestrictedStay | null {
  const wanted = lengthOf(stay);
  const shifts = Array.from({ length: NEAREST_WITHIN_DAYS }, (_, day) => [day + 1, -(day + 1)]).flat();
  const lengths = [0, ...shifts]
    .map((more) => wanted + more)
    .filter((nights) => nights >= 1 && nights <= mostNights);
  for (const shift of [0, ...shifts]) {
    const checkin = addDays(stay.checkin, shift);
    if (checkin < today) continue;
    for (const nights of lengths) {
      const candidate = { roomType: stay.roomType, checkin, checkout: addDays(checkin, nights) };
      if (!brokenRestriction(restrictions, candidate, today, booked)) return candidate;
    }
  }
  return null;
}
