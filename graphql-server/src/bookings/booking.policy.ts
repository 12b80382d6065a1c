import { z } from 'zod';
import { EMAIL_LENGTH, emailAddress, lineOfText, linesOfText } from '../platform/text/text-rules';

/** Published limits. The schema's descriptions and the form's inputs use these numbers. */
export const BOOKING_LIMITS = {
  name: 100,
  email: EMAIL_LENGTH,
  phone: 25,
  specialRequests: 1000,
  idempotencyKey: 64,
} as const;

const PHONE = /^\+?[0-9][0-9 ().-]*$/;

const line = (label: string, maximum: number) =>
  lineOfText(maximum, {
    missing: `Please enter your ${label}.`,
    tooLong: `Your ${label} can be at most ${maximum} characters.`,
    strange: `Your ${label} must be one line of ordinary text.`,
  });

const digits = (text: string) => text.replace(/\D/g, '').length;

/** Cleans and checks what the guest wrote; each message says what to do. `RoomService` checks the stay. */
export const guestRules = z.object({
  name: line('name', BOOKING_LIMITS.name),
  email: emailAddress({
    missing: 'Please enter your e-mail address.',
    wrong: 'Please enter a valid e-mail address, such as name@example.com.',
  }),
  phone: line('phone number', BOOKING_LIMITS.phone).refine(
    (text) => PHONE.test(text) && digits(text) >= 7 && digits(text) <= 15,
    'Please enter a valid phone number of 7 to 15 digits, such as +91 98765 43210.',
  ),
  specialRequests: linesOfText(BOOKING_LIMITS.specialRequests, {
    tooLong: `Special requests can be at most ${BOOKING_LIMITS.specialRequests} characters.`,
    strange: 'Special requests must be ordinary text.',
  })
    .nullish()
    .transform((text) => text || null),
  idempotencyKey: z
    .string()
    .regex(/^[A-Za-z0-9_-]{16,64}$/, 'The idempotency key must be 16 to 64 letters, digits, - or _.')
    .nullish()
    .transform((key) => key ?? null),
});

export type GuestDetails = z.output<typeof guestRules>;
