import { z } from 'zod';

const confirmation = z.object({
  kind: z.literal('booking confirmed'),
  bookingId: z.uuid(),
  paidLate: z.boolean(),
});
const hotelNotice = z.object({ kind: z.literal('booking for the hotel'), bookingId: z.uuid() });
const refundNotice = z.object({
  kind: z.literal('payment refunded'),
  bookingId: z.uuid(),
  /** Missing in jobs of the previous version, which had one refund for each payment. */
  refundId: z.uuid().nullish(),
  paymentId: z.uuid(),
  why: z.string(),
});
const cancellationIds = { bookingId: z.uuid(), cancellationId: z.uuid() };
const refundIds = { bookingId: z.uuid(), refundId: z.uuid() };
const cancelled = z.object({ kind: z.literal('booking cancelled'), ...cancellationIds });
const hotelCancellation = z.object({ kind: z.literal('cancellation for the hotel'), ...cancellationIds });
const changeIds = { bookingId: z.uuid(), changeId: z.uuid() };
const changed = z.object({ kind: z.literal('booking changed'), ...changeIds });
const hotelChange = z.object({ kind: z.literal('change for the hotel'), ...changeIds });
const changeToPay = z.object({ kind: z.literal('change to pay'), ...changeIds });
const paymentRequested = z.object({
  kind: z.literal('payment requested'),
  bookingId: z.uuid(),
  requestId: z.uuid(),
});
const depositTaken = z.object({
  kind: z.literal('security deposit taken'),
  bookingId: z.uuid(),
  paymentId: z.uuid(),
});
const depositReturned = z.object({ kind: z.literal('security deposit returned'), ...refundIds });
const balanceReminder = z.object({
  kind: z.literal('balance reminder'),
  bookingId: z.uuid(),
  reminder: z.enum(['SEVEN_DAYS', 'TWO_DAYS', 'ON_THE_DAY', 'BEFORE_RELEASE']),
});
const checkInInvitation = z.object({ kind: z.literal('check-in invitation'), bookingId: z.uuid() });
const paymentReceived = z.object({
  kind: z.literal('payment received'),
  bookingId: z.uuid(),
  orderId: z.uuid(),
});
const correctionIds = { bookingId: z.uuid(), correctionId: z.uuid() };
const confirmAddress = z.object({ kind: z.literal('confirm address'), ...correctionIds });
const addressCorrected = z.object({ kind: z.literal('address corrected'), ...correctionIds });
const refundSent = z.object({ kind: z.literal('refund sent'), ...refundIds });
const refundFailed = z.object({ kind: z.literal('refund failed'), ...refundIds });
const hotelRefundFailed = z.object({ kind: z.literal('refund failed for the hotel'), ...refundIds });
const bookingLink = z.object({ kind: z.literal('booking link'), bookingId: z.uuid(), messageId: z.uuid() });
const optionKept = z.object({ kind: z.literal('option kept'), bookingId: z.uuid() });
const optionEnded = z.object({ kind: z.literal('option ended'), bookingId: z.uuid() });
const documentsIssued = z.object({
  kind: z.literal('documents issued'),
  bookingId: z.uuid(),
  documentIds: z.array(z.uuid()).min(1),
});
const companyDocuments = z.object({
  kind: z.literal('company documents'),
  folioId: z.uuid(),
  documentIds: z.array(z.uuid()).min(1),
});
const companyIds = { mailId: z.uuid(), companyId: z.uuid(), email: z.string() };
const companyStatement = z.object({
  kind: z.literal('company statement'),
  ...companyIds,
  from: z.string(),
  to: z.string(),
});
const companyReminder = z.object({ kind: z.literal('company reminder'), ...companyIds });
const newsletterCode = z.object({
  kind: z.literal('newsletter code'),
  messageId: z.uuid(),
  email: z.string(),
  /** Encrypted with a key of `APP_SECRET`, so that the database alone does not reveal the code. */
  sealedCode: z.string(),
});
const newsletterWelcome = z.object({
  kind: z.literal('newsletter welcome'),
  messageId: z.uuid(),
  /** The subscriber's address. The link that ends the subscription is derived when the mail is sent. */
  email: z.string(),
});
const addressCode = z.object({
  kind: z.literal('address code'),
  messageId: z.uuid(),
  /** The verified address of an account. */
  email: z.string(),
  /** Encrypted with a key of `APP_SECRET`. */
  sealedCode: z.string(),
});
const bookingCode = z.object({
  kind: z.literal('booking code'),
  messageId: z.uuid(),
  /** The address of the form, which is not proven yet. */
  email: z.string(),
  reference: z.string(),
  /** Encrypted with a key of `APP_SECRET`. */
  sealedCode: z.string(),
});
const yourDataLink = z.object({
  kind: z.literal('your data link'),
  messageId: z.uuid(),
  /** The address of the form, in lower case. The link is derived when the mail is sent. */
  email: z.string(),
});
const erasureDone = z.object({
  kind: z.literal('erasure done'),
  requestId: z.uuid(),
  /** The address of the erased person. It is deleted with the job. */
  email: z.string(),
});
const staffInvitation = z.object({
  kind: z.literal('staff invitation'),
  invitationId: z.uuid(),
  /** Encrypted with a key of `APP_SECRET`. */
  sealedToken: z.string(),
});
const contactMessage = z.object({ kind: z.literal('contact message'), messageId: z.uuid() });
const messageReceived = z.object({ kind: z.literal('message received'), messageId: z.uuid() });
const messageReply = z.object({ kind: z.literal('message reply'), replyId: z.uuid() });
const feedback = z.object({ kind: z.literal('feedback'), feedbackId: z.uuid() });

const queuedMail = z.discriminatedUnion('kind', [
  confirmation,
  hotelNotice,
  refundNotice,
  bookingLink,
  cancelled,
  hotelCancellation,
  changed,
  hotelChange,
  changeToPay,
  paymentRequested,
  depositTaken,
  depositReturned,
  balanceReminder,
  checkInInvitation,
  paymentReceived,
  confirmAddress,
  addressCorrected,
  refundSent,
  refundFailed,
  hotelRefundFailed,
  optionKept,
  optionEnded,
  documentsIssued,
  companyDocuments,
  companyStatement,
  companyReminder,
  newsletterCode,
  addressCode,
  bookingCode,
  newsletterWelcome,
  yourDataLink,
  erasureDone,
  staffInvitation,
  contactMessage,
  messageReceived,
  messageReply,
  feedback,
]);

/** The kinds of mail that the hotel receives itself. */
export const MAILS_TO_HOTEL: ReadonlySet<z.infer<typeof queuedMail>['kind']> = new Set([
  'booking for the hotel',
  'cancellation for the hotel',
  'change for the hotel',
  'refund failed for the hotel',
  'contact message',
  'feedback',
]);

/** A mail that the staff send again has its own Message-ID, so that mail programs show it. */
const queuedMailOrAgain = z.intersection(queuedMail, z.object({ again: z.uuid().optional() }));

/**
 * The payload of a job that sends a mail: ids only. A reader of the queue cannot open a booking or end a subscription,
 * because texts and links are derived when the mail is sent.
 */
export type QueuedMail = z.infer<typeof queuedMailOrAgain>;

export type QueuedMailOf<Kind extends QueuedMail['kind']> = Extract<QueuedMail, { kind: Kind }>;

const IDS = [
  'bookingId',
  'cancellationId',
  'changeId',
  'correctionId',
  'documentIds',
  'orderId',
  'paymentId',
  'refundId',
  'reminder',
] as const;

/** The values that distinguish a mail about a booking from all other mails: its kind, and the ids of its subject. */
export type MailIdentity = Readonly<Record<string, string | readonly string[]>>;

/**
 * The identity of a mail. A mail that is sent again has an unchanged identity. A further link or confirmation of a
 * booking has an unchanged identity, too.
 */
export function identityOf(mail: QueuedMail): MailIdentity {
  const fields: Readonly<Record<string, unknown>> = mail;
  const ids = IDS.flatMap((name): [string, string | readonly string[]][] => {
    const id = fields[name];
    if (typeof id === 'string') return [[name, id]];
    return Array.isArray(id) ? [[name, id.map(String)]] : [];
  });
  return { kind: mail.kind, ...Object.fromEntries(ids) };
}

// The previous version put all data of a booking, including its link, into the job.
const withBookingData = z.looseObject({ booking: z.looseObject({ bookingId: z.uuid() }) });

/** Reads a payload of this version or of the previous one. Throws for any other payload. */
export function readQueuedMail(payload: unknown): QueuedMail {
  const before = withBookingData.safeParse(payload);
  return queuedMailOrAgain.parse(
    before.success ? { ...before.data, bookingId: before.data.booking.bookingId } : payload,
  );
}
