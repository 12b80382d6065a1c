import type { PlainDate } from '../time/dates';

// What the server says to a guest is a code with parameters. Here are the codes and the kinds of their parameters; the
// words are in the catalogue of each locale, such as sentences.en.ts. docs/errors.md lists the same codes.

/** What a sentence about a field begins with, as in 'Your name can be at most 100 characters.' */
const SUBJECTS = [
  'adults',
  'amenities',
  'beds',
  'capacity',
  'children',
  'city',
  'countryCode',
  'country',
  'description',
  'eachAmenity',
  'eachIncluded',
  'eachPicture',
  'exchangeRate',
  'extraBeds',
  'floor',
  'guestsRating',
  'hotelNumber',
  'included',
  'legalName',
  'limit',
  'link',
  'linkName',
  'links',
  'location',
  'longestStay',
  'monthsAhead',
  'name',
  'overview',
  'page',
  'photo',
  'picture',
  'pictures',
  'postcode',
  'roomNumber',
  'roomSize',
  'searchedName',
  'slabLimit',
  'slabs',
  'sortOrder',
  'specialRequests',
  'starRating',
  'stars',
  'steps',
  'state',
  'street',
  'taxPercent',
  'taxSource',
  'timing',
  'title',
  'town',
  'view',
  'yourFeedback',
  'yourLocation',
  'yourMessage',
  'yourName',
  'yourPhone',
] as const;

/** What is to be entered, as in 'Please enter your name.' */
const OBJECTS = [
  'country',
  'hotelName',
  'hotelPhone',
  'linkName',
  'policyName',
  'postcode',
  'roomNumber',
  'roomTypeDescription',
  'roomTypeName',
  'state',
  'street',
  'taxSource',
  'title',
  'town',
  'yourEmail',
  'yourFeedback',
  'yourLocation',
  'yourName',
  'yourPhone',
] as const;

/** What there was too much of. */
const LIMITS = ['requests', 'messages', 'codes', 'bookings'] as const;

/** A parameter is a decimal number, a plain date, a text that is shown as it is, or one of a list of names. */
type ParameterKind = 'number' | 'date' | 'text' | readonly string[];

/** Why an operation was refused. */
export const REFUSAL_CODES = {
  INVALID_INPUT: {},
  ROOM_UNAVAILABLE: {},
  PRICE_CHANGED: {},
  TOO_MANY_HOLDS: {},
  CHALLENGE_REQUIRED: {},
  ROOM_TYPE_BUSY: {},
  TOTAL_TOO_HIGH: {},
  IDEMPOTENCY_CONFLICT: {},
  PAYMENT_UNAVAILABLE: {},
  RATE_LIMITED: { limit: LIMITS, seconds: 'number' },
  BOOKING_NOT_FOUND: {},
  HOLD_EXPIRED: {},
  PAYMENT_NOT_VERIFIED: {},
  PAYMENT_FAILED: {},
  PAYMENT_REFUNDED: {},
  ALREADY_SUBSCRIBED: {},
  CODE_TOO_SOON: { seconds: 'number' },
  CODE_WRONG: {},
  CODE_EXPIRED: {},
  CODE_USED_UP: {},
  UNSUBSCRIBE_LINK_UNKNOWN: {},
  OWNER_LINK_UNKNOWN: {},
  OWNER_ADDRESS_REQUIRED: {},
  RECORD_NOT_FOUND: {},
  SETTINGS_CHANGED: {},
  RECORD_IN_USE: {},
} as const satisfies Record<string, Record<string, ParameterKind>>;

/** What is wrong with one field. */
export const FAULT_CODES = {
  TEXT_MISSING: { object: OBJECTS },
  TEXT_TOO_LONG: { subject: SUBJECTS, maximum: 'number' },
  TEXT_NOT_ONE_LINE: { subject: SUBJECTS },
  TEXT_NOT_ORDINARY: { subject: SUBJECTS },
  EMAIL_TOO_LONG: { maximum: 'number' },
  EMAIL_INVALID: {},
  PHONE_INVALID: {},
  CONTACT_EMAIL_MISSING: {},
  CONTACT_EMAIL_INVALID: {},
  CONTACT_MESSAGE_MISSING: {},
  NEWSLETTER_EMAIL_MISSING: {},
  NEWSLETTER_EMAIL_INVALID: {},
  CODE_MISSING: {},
  CODE_INVALID: {},
  IDEMPOTENCY_KEY_INVALID: {},
  CHECKIN_TOO_EARLY: { today: 'date' },
  SAME_DAY_CLOSED: { time: 'text', first: 'date' },
  CHECKIN_TOO_LATE: { last: 'date', months: 'number' },
  CHECKOUT_TOO_EARLY: {},
  STAY_TOO_LONG: { nights: 'number' },
  GUESTS_TOO_FEW: {},
  GUESTS_TOO_MANY: { roomType: 'text', capacity: 'number' },
  ROOM_TYPE_UNKNOWN: {},
  TOO_MANY_STAYS: { stays: 'number' },
  NUMBER_OUT_OF_RANGE: { subject: SUBJECTS, minimum: 'number', maximum: 'number' },
  RATING_OUT_OF_RANGE: { subject: SUBJECTS, maximum: 'number' },
  STAR_RATING_UNEVEN: {},
  PRICE_OUT_OF_RANGE: { maximum: 'number' },
  CATEGORY_UNKNOWN: { categories: 'text' },
  CATEGORY_NOT_LISTED: { categories: 'text' },
  TOO_MANY_ENTRIES: { subject: SUBJECTS, maximum: 'number' },
  WEB_ADDRESS_INVALID: { subject: SUBJECTS },
  PICTURE_ADDRESS_INVALID: { subject: SUBJECTS },
  ROOM_TYPE_NOT_ON_SALE: {},
  ROOM_TYPE_CODE_INVALID: {},
  ROOM_TYPE_CODE_TAKEN: {},
  ROOM_NUMBER_TAKEN: {},
  ADULTS_EXCEED_CAPACITY: { capacity: 'number' },
  RATE_OUT_OF_RANGE: { maximum: 'number' },
  CHARGE_INVALID: { nights: 'number' },
  HOURS_NOT_DESCENDING: { maximum: 'number' },
  TIME_OF_DAY_INVALID: {},
  TIME_ZONE_UNKNOWN: {},
  COUNTRY_CODE_UNKNOWN: {},
  HOTEL_PHONE_INVALID: {},
  GSTIN_INVALID: {},
  GST_STATE_CODE_INVALID: {},
  REFERENCE_PREFIX_INVALID: {},
  DATE_PASSED: { today: 'date' },
  LAST_ONE_NEEDED: {},
  SLABS_NOT_ASCENDING: {},
  VALUE_INVALID: {},
} as const satisfies Record<string, Record<string, ParameterKind>>;

/** What a guest is told when all went well. */
export const NOTICE_CODES = {
  CONTACT_MESSAGE_RECEIVED: {},
  FEEDBACK_RECEIVED: {},
  NEWSLETTER_CODE_SENT: {},
  NEWSLETTER_VERIFIED: {},
  UNSUBSCRIBED: {},
  PAYMENT_PENDING: {},
} as const satisfies Record<string, Record<string, ParameterKind>>;

/** What a guest is told when a request failed. It is an entry of GraphQL's `errors`, whose extensions have the parameters. */
export const FAILURE_CODES = {
  SERVICE_UNAVAILABLE: {},
  INTERNAL_SERVER_ERROR: { requestId: 'text' },
} as const satisfies Record<string, Record<string, ParameterKind>>;

export type RefusalCode = keyof typeof REFUSAL_CODES;
export type FaultCode = keyof typeof FAULT_CODES;
type NoticeCode = keyof typeof NOTICE_CODES;
type FailureCode = keyof typeof FAILURE_CODES;
export type SentenceCode = RefusalCode | FaultCode | NoticeCode | FailureCode;
export type ReachedLimit = (typeof LIMITS)[number];
export type Subject = (typeof SUBJECTS)[number];
export type SentenceObject = (typeof OBJECTS)[number];

type Codes = typeof REFUSAL_CODES & typeof FAULT_CODES & typeof NOTICE_CODES & typeof FAILURE_CODES;

type ValueOf<Kind> = Kind extends readonly (infer Name)[]
  ? Name
  : Kind extends 'number'
    ? number
    : Kind extends 'date'
      ? PlainDate
      : string;

/** The parameters of a code, with their values. */
export type ParametersOf<Code extends SentenceCode> = {
  readonly [Name in keyof Codes[Code]]: ValueOf<Codes[Code][Name]>;
};
