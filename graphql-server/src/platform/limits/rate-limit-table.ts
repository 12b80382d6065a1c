import type { RateLimit } from './rate-limits';

const MINUTE = 60;
const TEN_MINUTES = 10 * MINUTE;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * How often one caller may do each thing: `points` times in `seconds`, counted in PostgreSQL over all servers.
 * `RATE_LIMIT_SCALE` multiplies the points. The counters' keys contain the names.
 */
export const RATE_LIMITS = {
  bookings: { name: 'bookings', points: 30, seconds: TEN_MINUTES },
  // They hold nothing, and must not use up what others behind the same address may book.
  faultyBookings: { name: 'faulty bookings', points: 300, seconds: TEN_MINUTES },
  paymentSteps: { name: 'payment steps', points: 60, seconds: MINUTE },
  // The page asks every few seconds while it waits for a payment.
  bookingLookUps: { name: 'booking look-ups', points: 120, seconds: MINUTE },
  bookingLinks: { name: 'booking links', points: 10, seconds: TEN_MINUTES },
  contactMessages: { name: 'contact messages', points: 10, seconds: TEN_MINUTES },
  feedback: { name: 'feedback', points: 10, seconds: TEN_MINUTES },
  newsletterChecks: { name: 'newsletter checks', points: 30, seconds: TEN_MINUTES },
  newsletterCodes: { name: 'newsletter codes per caller', points: 20, seconds: HOUR },
  newsletterVerifications: { name: 'newsletter verifications', points: 30, seconds: TEN_MINUTES },
  unsubscriptions: { name: 'unsubscriptions', points: 60, seconds: TEN_MINUTES },
  // Of one account.
  profilePictures: { name: 'profile pictures', points: 20, seconds: HOUR },
  testMails: { name: 'test mails', points: 10, seconds: HOUR },
  paymentTests: { name: 'payment tests', points: 10, seconds: HOUR },
  ownerLinks: { name: 'owner links', points: 10, seconds: TEN_MINUTES },
  // Codes of promotions that the hotel does not have. The form tries what a guest has typed so far at each pause.
  unknownCodes: { name: 'unknown codes', points: 30, seconds: MINUTE },
} as const satisfies Record<string, RateLimit>;

/** The same for one mailbox, over all callers. Each code allows five tries, so these limits bound the guesses too. */
export const MAILBOX_LIMITS = {
  bookingLinks: [{ name: 'booking links per mailbox', points: 5, seconds: HOUR }],
  repeatedMails: [{ name: 'repeated mails per mailbox', points: 10, seconds: HOUR }],
  addressCodes: [
    { name: 'address codes per mailbox', points: 3, seconds: HOUR },
    { name: 'address codes per mailbox and day', points: 8, seconds: DAY },
  ],
  newsletterCodes: [
    { name: 'newsletter codes per mailbox', points: 5, seconds: HOUR },
    { name: 'newsletter codes per mailbox and day', points: 15, seconds: DAY },
  ],
} as const satisfies Record<string, readonly RateLimit[]>;

/**
 * How often all callers together may do it: each is a row and a mail, and an attacker may have many addresses. No hotel
 * gets so many messages or readers.
 */
export const OVERALL_LIMITS = {
  contactMessages: { name: 'contact messages of all callers', points: 200, seconds: HOUR },
  feedback: { name: 'feedback of all callers', points: 200, seconds: HOUR },
  newsletterCodes: { name: 'newsletter codes of all callers', points: 200, seconds: HOUR },
  // Orders at the payment gateway, for holds, changes and tests.
  gatewayOrders: { name: 'gateway orders of all callers', points: 3_000, seconds: HOUR },
} as const satisfies Record<string, RateLimit>;

/** How much one caller may read and send in a minute, counted in each server's memory. */
export const MEMORY_LIMITS = {
  // Twenty a second, enough for an office behind one address. One read is about a millisecond of work.
  readPointsAMinute: 1_200,
  // Requests of any kind: a guest's page also sends some that read nothing.
  requestsAMinute: 1_800,
} as const;

/** The pages of the search that the server renders. Beyond these limits browsers render them, from the same data. */
export const SEARCH_PAGE_LIMITS = {
  // Of `readPointsAMinute`: what a page reads and its rendering cost as much as so many reads.
  readPoints: 20,
  // The processor's time for all callers, of each server: a fifth of one core.
  millisecondsASecond: 200,
  savedMilliseconds: 2_000,
  // What one page is charged.
  renderingMilliseconds: 25,
} as const;

/** The processor's time for reading and validating new documents, over all callers, of each server. */
export const NEW_DOCUMENT_LIMITS = {
  // A tenth of one core. A usual document takes 1 to 3 ms.
  millisecondsASecond: 100,
  // Ten seconds of it, for a client that starts.
  savedMilliseconds: 1_000,
} as const;
