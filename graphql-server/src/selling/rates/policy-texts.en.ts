import type { Message } from '../../platform/locale/message';

/** The parts of the sentence about a cancellation policy for guests, in English. */
export const POLICY_TEXTS_EN = {
  freeUntil: {
    by: 'hours',
    cases: {
      one: 'Free cancellation until {hours} hour before the day of check-in',
      other: 'Free cancellation until {hours} hours before the day of check-in',
    },
  },
  freeUntilDay: 'Free cancellation until the day of check-in begins',
  costsUntil: {
    by: 'hours',
    cases: {
      one: 'until {hours} hour before the day of check-in {charge}',
      other: 'until {hours} hours before the day of check-in {charge}',
    },
  },
  costsUntilMoment: 'until {moment} {charge}',
  afterThat: 'after that {charge}',
  never: 'A cancellation costs the whole stay',
  always: 'Cancellation is free',
  nothing: 'nothing is charged',
  nights: {
    by: 'nights',
    cases: { one: 'the first night is charged', other: 'the first {nights} nights are charged' },
  },
  percent: '{percent}% of the stay is charged',
  wholeStay: 'the whole stay is charged',
  noShow: 'If you do not come, {charge}',
  alwaysFree: 'Free cancellation',
  freeUntilMoment: 'Free cancellation until {moment}',
  noLongerFree: 'No longer free: {charge}',
  neverFree: 'A cancellation is not free: {charge}',
  nightsOf: {
    by: 'nights',
    cases: {
      one: 'the first night, {amount}, is charged',
      other: 'the first {nights} nights, {amount}, are charged',
    },
  },
  partOf: '{percent}% of the stay, {amount}, is charged',
  costsNow: 'A cancellation now costs {amount}',
  ofRoom: '{roomTitle} from {day}: {terms}',
  wholeStayOf: 'the whole stay, {amount}, is charged',
  payAll: 'The whole price is paid at booking.',
  percentAtBooking: '{percent}% of the price',
  firstNightAtBooking: 'the first night',
  moreOfBoth: '{part} or {night}, whichever is more',
  partAndRest: 'At booking you pay {first}, and the rest {rest}.',
  restAtHotel: 'at the hotel',
  restBefore: {
    by: 'count',
    cases: { one: 'at least {count} day before arrival', other: 'at least {count} days before arrival' },
  },
  allAtHotel: 'You pay at the hotel.',
  releasedAfter: {
    by: 'count',
    cases: {
      one: 'If you have not paid {count} day after that, the booking is cancelled, and the hotel keeps at most what you have paid.',
      other:
        'If you have not paid {count} days after that, the booking is cancelled, and the hotel keeps at most what you have paid.',
    },
  },
  nothingNowAtHotel: 'Nothing to pay now, {rest} at the hotel',
  partsAtHotel: '{now} at booking, {rest} at the hotel',
  partsByDay: '{now} at booking, {rest} by {day}',
  contact: 'Cancel on the page of your booking, or call us.',
} as const satisfies Record<string, Message>;
