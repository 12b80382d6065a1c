import { z } from 'zod';
import { guestRules } from '../../bookings/core/booking.policy';
import { fieldFault, type FieldFaultParts } from '../../platform/refusals/sentence';
import { emptyIsNull, line, nameLine } from '../../platform/text/form-rules';
import { fault, type FaultText } from '../../platform/text/input-faults';
import type { PlainDate } from '../../platform/time/dates';
import { portalBookingRules } from '../portals/portal.policy';
import { ROOM_TYPE_LIMITS } from '../../selling/rooms/room-settings.policy';
import { MAXIMUM_DESK_STAYS } from '../../selling/quotes/stay.policy';

/** Published limits: texts in characters, the rate in paise a night before tax. */
export const DESK_BOOKING_LIMITS = {
  stays: MAXIMUM_DESK_STAYS,
  guestName: 100,
  portal: 100,
  reason: 500,
  ratePaise: 1_000_000_000,
} as const;

const { guestName, portal, reason, ratePaise } = DESK_BOOKING_LIMITS;

const RATE_OUT_OF_RANGE = fault('DESK_RATE_OUT_OF_RANGE', { maximum: ratePaise / 100 });

/** The fields that the desk adds to a stay. `QuoteService` checks the other fields. */
const deskStayRules = z.object({
  guestName: emptyIsNull(nameLine('guestName', 'guestName', guestName)),
  roomNumber: emptyIsNull(line('roomNumber', 'roomNumber', ROOM_TYPE_LIMITS.roomNumber)),
  ratePaise: z
    .int(RATE_OUT_OF_RANGE)
    .min(0, RATE_OUT_OF_RANGE)
    .max(ratePaise, RATE_OUT_OF_RANGE)
    .nullish()
    .transform((paise) => paise ?? null),
});

/** The stays of a booking by the desk, at least one. */
export const deskStaysRules = z.object({
  stays: z
    .array(deskStayRules)
    .min(1, fault('STAY_NEEDED'))
    .max(MAXIMUM_DESK_STAYS, fault('TOO_MANY_STAYS', { stays: MAXIMUM_DESK_STAYS })),
});

const fields = deskStaysRules.extend({
  channel: z.enum(['DESK', 'PHONE', 'PORTAL']),
  portal: emptyIsNull(line('portal', 'portal', portal)),
  portalBooking: portalBookingRules.nullish().transform((agreed) => agreed ?? null),
  name: nameLine('guestName', 'guestName', guestName),
  phone: emptyIsNull(guestRules.shape.phone),
  email: emptyIsNull(guestRules.shape.email),
  specialRequests: guestRules.shape.specialRequests,
  rateReason: emptyIsNull(line('reason', 'reason', reason)),
  restrictionsReason: emptyIsNull(line('reason', 'reason', reason)),
  idempotencyKey: z.string().regex(/^[A-Za-z0-9_-]{16,64}$/, fault('IDEMPOTENCY_KEY_INVALID')),
});

type Form = z.output<typeof fields>;

const missing = (object: 'guestPhone' | 'portal' | 'reason') => fault('TEXT_MISSING', { object });

/**
 * Fields that may be empty on other forms but are required here. The hotel must be able to reach the guest, unless a
 * portal can.
 */
const NEEDED: readonly { field: keyof Form; text: FaultText; isMissing: (form: Form) => boolean }[] = [
  {
    field: 'phone',
    text: missing('guestPhone'),
    isMissing: ({ channel, phone }) => channel !== 'PORTAL' && phone === null,
  },
  {
    field: 'portal',
    text: missing('portal'),
    isMissing: ({ channel, portal: text, portalBooking }) =>
      channel === 'PORTAL' && text === null && portalBooking === null,
  },
  {
    field: 'rateReason',
    text: missing('reason'),
    isMissing: ({ stays, rateReason }) =>
      rateReason === null && stays.some((stay) => stay.ratePaise !== null),
  },
];

/** Cleans and checks the staff's form for a new booking. */
export const deskBookingRules = fields.superRefine((form, context) => {
  for (const { field, text, isMissing } of NEEDED)
    if (isMissing(form)) context.addIssue({ code: 'custom', path: [field], message: text });
});

export type DeskBookingForm = z.output<typeof deskBookingRules>;

/** The checked fields that the desk adds to a stay. */
export type DeskStayDetails = z.output<typeof deskStayRules>;

/** The reason of the staff for releasing a tentative booking. */
export const releaseRules = z.object({ reason: line('reason', 'reason', reason) });

/**
 * The fault of an option that ends before today or after the day of arrival; empty when the rooms can be kept until
 * that date.
 */
export function optionFaults(until: PlainDate, first: PlainDate, arrival: PlainDate): FieldFaultParts[] {
  const isPossible = until >= first && until <= arrival;
  return isPossible ? [] : [fieldFault('optionUntil', 'OPTION_DATE_OUTSIDE', { first, last: arrival })];
}
