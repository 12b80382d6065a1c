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
  // Faulty bookings hold no room, and must not use up what other guests behind the caller's address may book.
  faultyBookings: { name: 'faulty bookings', points: 300, seconds: TEN_MINUTES },
  paymentSteps: { name: 'payment steps', points: 60, seconds: MINUTE },
  // The page asks every few seconds while it waits for a payment.
  bookingLookUps: { name: 'booking look-ups', points: 120, seconds: MINUTE },
  bookingLinks: { name: 'booking links', points: 10, seconds: TEN_MINUTES },
  bookingCodes: { name: 'booking codes', points: 30, seconds: TEN_MINUTES },
  yourDataLinks: { name: 'links to personal data', points: 10, seconds: TEN_MINUTES },
  yourData: { name: 'personal data', points: 60, seconds: TEN_MINUTES },
  contactMessages: { name: 'contact messages', points: 10, seconds: TEN_MINUTES },
  feedback: { name: 'feedback', points: 10, seconds: TEN_MINUTES },
  newsletterChecks: { name: 'newsletter checks', points: 30, seconds: TEN_MINUTES },
  newsletterCodes: { name: 'newsletter codes per caller', points: 20, seconds: HOUR },
  newsletterVerifications: { name: 'newsletter verifications', points: 30, seconds: TEN_MINUTES },
  unsubscriptions: { name: 'unsubscriptions', points: 60, seconds: TEN_MINUTES },
  // Counted by account.
  profilePictures: { name: 'profile pictures', points: 20, seconds: HOUR },
  testMails: { name: 'test mails', points: 10, seconds: HOUR },
  paymentTests: { name: 'payment tests', points: 10, seconds: HOUR },
  invitations: { name: 'staff invitations', points: 20, seconds: TEN_MINUTES },
  ownerLinks: { name: 'owner links', points: 10, seconds: TEN_MINUTES },
  // Promotion codes that the hotel does not have. While a guest types, the form checks the text at each pause.
  unknownCodes: { name: 'unknown codes', points: 30, seconds: MINUTE },
} as const satisfies Record<string, RateLimit>;

/**
 * How often each thing may be sent to one mailbox, over all callers. Each code allows five tries, so these limits also
 * limit guessing.
 */
export const MAILBOX_LIMITS = {
  bookingLinks: [{ name: 'booking links per mailbox', points: 5, seconds: HOUR }],
  yourDataLinks: [
    { name: 'links to personal data per mailbox', points: 5, seconds: HOUR },
    { name: 'links to personal data per mailbox and day', points: 15, seconds: DAY },
  ],
  repeatedMails: [{ name: 'repeated mails per mailbox', points: 10, seconds: HOUR }],
  addressCodes: [
    { name: 'address codes per mailbox', points: 3, seconds: HOUR },
    { name: 'address codes per mailbox and day', points: 8, seconds: DAY },
  ],
  // Anybody can ask for them under a guest's address, so they must not use up the codes of its account.
  bookingCodes: [
    { name: 'booking codes per mailbox', points: 3, seconds: HOUR },
    { name: 'booking codes per mailbox and day', points: 8, seconds: DAY },
  ],
  newsletterCodes: [
    { name: 'newsletter codes per mailbox', points: 5, seconds: HOUR },
    { name: 'newsletter codes per mailbox and day', points: 15, seconds: DAY },
  ],
} as const satisfies Record<string, readonly RateLimit[]>;

/**
 * How often all callers together may do each thing, because each creates a row and a mail, and an attacker may have
 * many addresses. No real hotel gets so many messages or subscribers. A fifth
 * is left for callers who come for the first time in that period, so that a few addresses cannot use up the limit.
 */
export const OVERALL_LIMITS = {
  contactMessages: { name: 'contact messages of all callers', points: 200, seconds: HOUR },
  feedback: { name: 'feedback of all callers', points: 200, seconds: HOUR },
  newsletterCodes: { name: 'newsletter codes of all callers', points: 200, seconds: HOUR },
  // Each answer tells whether an address is subscribed.
  newsletterChecks: { name: 'newsletter checks of all callers', points: 100, seconds: HOUR },
  // Codes for bookings that are paid at the hotel. Without a code, guests can still book and pay.
  bookingCodes: { name: 'booking codes of all callers', points: 300, seconds: HOUR },
  // Orders at the payment gateway, for holds, changes and tests.
  gatewayOrders: { name: 'gateway orders of all callers', points: 3_000, seconds: HOUR },
} as const satisfies Record<string, RateLimit>;

/**
 * How much one caller may read and send in a minute, counted in the memory of each server. At most a third can be used at
 * once.
 */
export const MEMORY_LIMITS = {
  // Twenty a second, enough for an office behind one address. One read takes about a millisecond of work.
  readPointsAMinute: 1_200,
  // Requests of any kind: a guest's page also sends some that read nothing.
  requestsAMinute: 1_800,
  // The responses of the site other than reads: pages, redirects and shared pictures. It leaves the reads of an open
  // page alone.
  responsePointsAMinute: 1_200,
  // Events at the gateway's address whose signature is false. The gateway itself sends none.
  falseSignaturesAMinute: 60,
  // Requests with a service key that does not work. A program with a revoked key tries again and again.
  falseKeysAMinute: 60,
} as const;

/**
 * The cost of responses in addition to the request itself, in response points: each is about a millisecond of the
 * processor's time.
 */
export const RESPONSE_POINTS = {
  // It is rendered, or compressed at least. One that is kept costs only the request.
  page: 3,
  redirect: 1,
  // Decoded, cut and encoded once; then it is kept.
  sharedPicture: 40,
} as const;

/**
 * Limits for the search pages that the server renders. Beyond these limits, browsers render the pages from the data.
 */
export const SEARCH_PAGE_LIMITS = {
  // Of `readPointsAMinute`: reading and rendering a page costs as much as this many reads.
  readPoints: 20,
  // Processor time for all callers, on each server: a fifth of one core.
  millisecondsASecond: 200,
  savedMilliseconds: 2_000,
  // The time that one page is charged.
  renderingMilliseconds: 8,
} as const;

/** Processor time for reading and validating new documents, over all callers, on each server. */
export const NEW_DOCUMENT_LIMITS = {
  // A tenth of one core. A typical document takes 1 to 3 ms.
  millisecondsASecond: 100,
  // The income of ten seconds, for a client that starts.
  savedMilliseconds: 1_000,
} as const;
