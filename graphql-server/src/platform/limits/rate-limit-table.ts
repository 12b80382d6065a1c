import type { RateLimit } from './rate-limits';

const MINUTE = 60;
const TEN_MINUTES = 10 * MINUTE;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * How often one caller may do each thing: so many times in so many seconds, counted in PostgreSQL over all servers.
 * `RATE_LIMIT_SCALE` multiplies the points. A name appears in the counters' keys.
 */
export const RATE_LIMITS = {
  bookings: { name: 'bookings', points: 30, seconds: TEN_MINUTES },
  paymentSteps: { name: 'payment steps', points: 60, seconds: MINUTE },
  // A page that waits for a payment asks every few seconds.
  bookingLookUps: { name: 'booking look-ups', points: 120, seconds: MINUTE },
  contactMessages: { name: 'contact messages', points: 10, seconds: TEN_MINUTES },
  feedback: { name: 'feedback', points: 10, seconds: TEN_MINUTES },
  newsletterChecks: { name: 'newsletter checks', points: 30, seconds: TEN_MINUTES },
  newsletterCodes: { name: 'newsletter codes per caller', points: 20, seconds: HOUR },
  newsletterVerifications: { name: 'newsletter verifications', points: 30, seconds: TEN_MINUTES },
  unsubscriptions: { name: 'unsubscriptions', points: 60, seconds: TEN_MINUTES },
  ownerLinks: { name: 'owner links', points: 10, seconds: TEN_MINUTES },
} as const satisfies Record<string, RateLimit>;

/** The same for one mailbox, however its address is written and whoever asks. They bound the guesses too: five a code. */
export const MAILBOX_LIMITS = {
  newsletterCodes: [
    { name: 'newsletter codes per mailbox', points: 5, seconds: HOUR },
    { name: 'newsletter codes per mailbox and day', points: 15, seconds: DAY },
  ],
} as const satisfies Record<string, readonly RateLimit[]>;

/** What one caller may ask of one server in a minute, counted in its memory. */
export const MEMORY_LIMITS = {
  // Twenty a second, from a whole office behind one address. One read is about a millisecond of work.
  readPointsAMinute: 1_200,
  // Of any kind: a guest's page makes some that are no reads.
  requestsAMinute: 1_800,
} as const;
