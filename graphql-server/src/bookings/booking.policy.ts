import { z } from 'zod';

/** Published limits: the schema's descriptions and the form's inputs say the same numbers. */
export const BOOKING_LIMITS = {
  name: 100,
  email: 254,
  phone: 25,
  specialRequests: 1000,
  idempotencyKey: 64,
} as const;

// Control characters have no place in a line that is printed into mails and lists.
// eslint-disable-next-line no-control-regex
const CONTROL_CHARACTERS = /[\u0000-\u001f\u007f\u2028\u2029]/;
// eslint-disable-next-line no-control-regex
const CONTROL_BUT_LINES = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;
const PHONE = /^\+?[0-9][0-9 ().-]*$/;

const line = (label: string, maximum: number) =>
  z
    .string()
    .trim()
    .min(1, `Please enter your ${label}.`)
    .max(maximum, `Your ${label} can be at most ${maximum} characters.`)
    .refine((text) => !CONTROL_CHARACTERS.test(text), `Your ${label} must be one line of ordinary text.`);

const digits = (text: string) => text.replace(/\D/g, '').length;

/** The guest's own words, cleaned; each rule says what to do. The stay and the guests are checked against the room type. */
export const guestRules = z.object({
  name: line('name', BOOKING_LIMITS.name),
  email: line('e-mail address', BOOKING_LIMITS.email).pipe(
    z.email('Please enter a valid e-mail address, such as name@example.com.'),
  ),
  phone: line('phone number', BOOKING_LIMITS.phone).refine(
    (text) => PHONE.test(text) && digits(text) >= 7 && digits(text) <= 15,
    'Please enter a valid phone number of 7 to 15 digits, such as +91 98765 43210.',
  ),
  specialRequests: z
    .string()
    .trim()
    .max(
      BOOKING_LIMITS.specialRequests,
      `Special requests can be at most ${BOOKING_LIMITS.specialRequests} characters.`,
    )
    .refine((text) => !CONTROL_BUT_LINES.test(text), 'Special requests must be ordinary text.')
    .nullish()
    .transform((text) => text || null),
  idempotencyKey: z
    .string()
    .regex(/^[A-Za-z0-9_-]{16,64}$/, 'The idempotency key must be 16 to 64 letters, digits, - or _.')
    .nullish()
    .transform((key) => key ?? null),
});

export type GuestDetails = z.output<typeof guestRules>;

/** What addresses are compared by. */
export function emailKey(email: string): string {
  return email.toLowerCase();
}
