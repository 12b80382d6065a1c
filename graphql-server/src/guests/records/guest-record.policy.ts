import { z } from 'zod';
import { guestRules } from '../../bookings/core/booking.policy';
import { emptyIsNull, line, listOf, nameLine } from '../../platform/text/form-rules';
import { fault } from '../../platform/text/input-faults';
import { optionalText } from '../../platform/text/text-rules';
import type { PlainDate } from '../../platform/time/dates';

/** The most characters and entries. */
export const GUEST_RECORD_LIMITS = {
  name: 100,
  otherNames: 10,
  emails: 10,
  phones: 10,
  address: 500,
  company: 100,
  preferences: 1_000,
  note: 1_000,
  reason: 500,
  source: 200,
} as const;

const LIMITS = GUEST_RECORD_LIMITS;
const EARLIEST_BIRTHDAY = '1900-01-01';

/** Reads the form of a record. Empty lines of lists are dropped. */
export function guestRecordRules(today: PlainDate) {
  return z.object({
    name: nameLine('guestName', 'guestName', LIMITS.name),
    otherNames: listOf(
      'otherNames',
      LIMITS.otherNames,
      emptyIsNull(nameLine('guestName', 'guestName', LIMITS.name)),
    ),
    emails: listOf('emails', LIMITS.emails, emptyIsNull(guestRules.shape.email)),
    phones: listOf('phones', LIMITS.phones, emptyIsNull(guestRules.shape.phone)),
    birthday: z
      .string()
      .nullish()
      .transform((day) => day ?? null)
      .refine(
        (day) => day === null || (day >= EARLIEST_BIRTHDAY && day <= today),
        fault('BIRTHDAY_NOT_PAST'),
      ),
    address: optionalText('guestAddress', LIMITS.address),
    company: emptyIsNull(line('guestCompany', 'guestCompany', LIMITS.company)),
    preferences: optionalText('preferences', LIMITS.preferences),
    note: optionalText('note', LIMITS.note),
  });
}

export type GuestRecordForm = z.output<ReturnType<typeof guestRecordRules>>;

/** Why the hotel does not rent to a guest. */
export const doNotRentRules = z.object({ reason: emptyIsNull(line('reason', 'reason', LIMITS.reason)) });

/** How a guest consented to marketing, or withdrew. */
export const consentRules = z.object({ source: line('consentSource', 'consentSource', LIMITS.source) });
