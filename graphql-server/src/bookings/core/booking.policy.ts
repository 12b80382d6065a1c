import { z } from 'zod';
import { fault } from '../../platform/text/input-faults';
import { line, nameLine } from '../../platform/text/form-rules';
import { seenPhone } from '../../platform/text/pasted-text';
import { EMAIL_LENGTH, emailAddress, linesFaults, linesOfText } from '../../platform/text/text-rules';

/** Published limits. The schema's descriptions and the form's inputs use these numbers. */
export const BOOKING_LIMITS = {
  name: 100,
  email: EMAIL_LENGTH,
  phone: 25,
  specialRequests: 1000,
  idempotencyKey: 64,
} as const;

const PHONE = /^\+?\(?[0-9][0-9 ().-]*$/;

const digits = (text: string) => text.replace(/\D/g, '').length;

/** Cleans and checks the guest's fields; each fault says what to do. `QuoteService` checks the stay. */
export const guestRules = z.object({
  name: nameLine('yourName', 'yourName', BOOKING_LIMITS.name),
  email: emailAddress({
    missing: fault('TEXT_MISSING', { object: 'yourEmail' }),
    wrong: fault('EMAIL_INVALID'),
  }),
  phone: z
    .string()
    .overwrite(seenPhone)
    .pipe(line('yourPhone', 'yourPhone', BOOKING_LIMITS.phone))
    .refine((text) => PHONE.test(text) && digits(text) >= 7 && digits(text) <= 15, fault('PHONE_INVALID')),
  specialRequests: linesOfText(
    BOOKING_LIMITS.specialRequests,
    linesFaults('specialRequests', BOOKING_LIMITS.specialRequests),
  )
    .nullish()
    .transform((text) => text || null),
  idempotencyKey: z
    .string()
    .regex(/^[A-Za-z0-9_-]{16,64}$/, fault('IDEMPOTENCY_KEY_INVALID'))
    .nullish()
    .transform((key) => key ?? null),
});

export type GuestDetails = z.output<typeof guestRules>;
