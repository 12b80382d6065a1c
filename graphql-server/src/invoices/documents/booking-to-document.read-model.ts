import type { EntityManager } from 'typeorm';
import { HOLDS_DOCUMENTS, inList } from '../../access/tasks/task.entity';
import type { BookedLine, BookingRecord } from '../../bookings/core/booking-record';
import { SOURCES_WITHOUT_MONEY, type PaymentSource } from '../../payments/core/payment.entity';
import { dateInZone, type PlainDate } from '../../platform/time/dates';
import type { DocumentRecipient } from './document-content';
import type { PlanInput, PlanLine, PlanPayment, PlanReissue, PlanStay } from './plan/plan-input';

/** A line with its folio; null for the booking's first one. */
interface DocumentedLine extends PlanLine {
  folioId: string | null;
}

/** A captured payment with the values that documents show. Amounts are in paise. */
export interface DocumentedPayment extends PlanPayment {
  /** The folio; null for the booking's first one. */
  folioId: string | null;
  source: PaymentSource;
  /** The gateway's name of the method, such as upi; null for money that the staff took. */
  method: string | null;
  gatewayPaymentId: string | null;
  /** How the money was last paid back; null when it was not. */
  lastRefund: { source: PaymentSource; gatewayRefundId: string | null; isCounterEntry: boolean } | null;
}

/** An invoice that is issued again, with its new recipient. */
export interface AskedReissue extends PlanReissue {
  /** The folio of the invoice; null for the booking's first one. */
  folioId: string | null;
  recipient: DocumentRecipient;
}

/** The facts from which the documents of a booking follow, except the documents that the booking already has. */
export interface BookingToDocument extends Pick<PlanInput, 'today' | 'stays'> {
  lines: DocumentedLine[];
  /** The folios of the booking. The first one has no id. */
  folios: { id: string | null; isClosed: boolean }[];
  payments: DocumentedPayment[];
  reissues: AskedReissue[];
}

interface ReissueRow {
  invoiceId: string;
  folioId: string | null;
  recipient: DocumentRecipient;
  askedAt: Date;
}

interface PaymentRow extends Omit<DocumentedPayment, 'capturedOn'> {
  capturedAt: Date;
}

interface StayRow {
  id: string;
  endedAt: Date | null;
  hasEnded: boolean;
  checkout: PlainDate;
}

const PAYMENTS = `
  SELECT payment.id, payment.folio_id AS "folioId", payment.source, payment.method, payment.gateway_payment_id AS "gatewayPaymentId",
    COALESCE(payment.captured_at, payment.created_at) AS "capturedAt",
    -- Neither a security deposit nor the account of a company is an advance: the invoice follows in the same moment.
    payment.source NOT IN ${SOURCES_WITHOUT_MONEY}
      AND COALESCE(payment.captured_at, payment.created_at) >= (SELECT since FROM documents_since) AS "getsVoucher",
    payment.amount_paise AS "amountPaise",
    (COALESCE((SELECT sum(refund.amount_paise) FROM refunds refund
        WHERE refund.payment_id = payment.id AND refund.status IN ('PROCESSED', 'PAID_OTHERWISE')), 0)
      + COALESCE((SELECT sum(dispute.amount_deducted_paise) FROM disputes dispute
        WHERE dispute.gateway_payment_id = payment.gateway_payment_id AND dispute.status = 'LOST'), 0)
      )::bigint AS "gonePaise",
    COALESCE((SELECT sum(refund.amount_paise) FROM refunds refund
      WHERE refund.payment_id = payment.id AND refund.status = 'PENDING'), 0)::bigint AS "promisedPaise",
    (SELECT json_build_object('source', refund.source, 'gatewayRefundId', refund.gateway_refund_id,
        'isCounterEntry', refund.is_counter_entry)
      FROM refunds refund WHERE refund.payment_id = payment.id AND refund.status IN ('PROCESSED', 'PAID_OTHERWISE')
      ORDER BY refund.created_at DESC, refund.id LIMIT 1) AS "lastRefund"
  FROM payments payment WHERE payment.booking_id = $1 AND payment.status = 'CAPTURED'
  ORDER BY "capturedAt", payment.id`;

const ENDED = "('DEPARTED', 'CANCELLED', 'NO_SHOW')";

const STAYS = `
  SELECT stay.id, stay.checkout::text AS checkout, stay.status IN ${ENDED} AS "hasEnded",
    CASE WHEN stay.status = 'DEPARTED' THEN stay.checked_out_at
      WHEN stay.status IN ${ENDED} THEN (SELECT max(at) FROM transitions
        WHERE machine = 'stay' AND subject_id = stay.id AND to_state = stay.status) END AS "endedAt"
  FROM stays stay WHERE stay.booking_id = $1 ORDER BY stay.position`;

const REISSUES = `
  SELECT reissue.invoice_id AS "invoiceId", invoice.folio_id AS "folioId", reissue.recipient, reissue.created_at AS "askedAt"
  FROM invoice_reissues reissue JOIN tax_documents invoice ON invoice.id = reissue.invoice_id
  WHERE invoice.booking_id = $1 ORDER BY reissue.created_at, reissue.invoice_id`;

const FOLIOS = `
  SELECT id, closed_at IS NOT NULL AS "isClosed" FROM folios WHERE booking_id = $1 ORDER BY place`;

const SINCE = 'SELECT since FROM documents_since';

// After 30 days without a departure an invoice is due; ten more days allow for servers that were down. While the
// hotel had no GSTIN, no documents could be issued. Until these documents are issued, bookings of all times are
// checked. A document that waits for the staff becomes due by time alone, and its stay may be months away when it was
// cancelled.
const CANDIDATES = `
  WITH looked_at AS (
    SELECT CASE WHEN caught_up THEN (SELECT hotel_now()) - interval '40 days' ELSE since END AS from_time
    FROM documents_since)
  SELECT booking_id AS id FROM payments, looked_at WHERE captured_at >= from_time AND booking_id IS NOT NULL
  UNION
  SELECT payment.booking_id FROM refunds refund JOIN payments payment ON payment.id = refund.payment_id, looked_at
  WHERE refund.created_at >= from_time AND payment.booking_id IS NOT NULL
  UNION
  SELECT booking_id FROM stays, looked_at
  WHERE checkout >= from_time::date AND checkin <= (SELECT hotel_now())::date OR checked_out_at >= from_time
  UNION
  SELECT booking_id FROM tax_documents WHERE bytes IS NULL
  UNION
  SELECT booking_id FROM tasks WHERE done_at IS NULL AND kind IN ${inList(HOLDS_DOCUMENTS)}
  UNION
  SELECT invoice.booking_id FROM invoice_reissues reissue JOIN tax_documents invoice ON invoice.id = reissue.invoice_id, looked_at
  WHERE reissue.created_at >= from_time`;

const CAUGHT_UP = 'UPDATE documents_since SET caught_up = true WHERE NOT caught_up';

/** The line with the fields that the plan needs. Every line of a booking that was read from the database has an id. */
function planLine(line: BookedLine): DocumentedLine[] {
  const { id, stayId, kind, valuePaise, cgstPaise, sgstPaise, taxPercent, sac, reverses } = line;
  if (id === null) return [];
  const amounts = { valuePaise, cgstPaise, sgstPaise, taxPercent, sac };
  return [{ id, stayId, kind, ...amounts, reverses, folioId: line.folioId ?? null }];
}

/** Reads the facts from which the documents of a booking follow. The caller must hold the lock on the booking. */
export class BookingToDocumentReadModel {
  /** The bookings that may lack documents, by id. */
  async candidates(manager: EntityManager): Promise<string[]> {
    const rows: { id: string }[] = await manager.query(CANDIDATES, []);
    return rows.map(({ id }) => id);
  }

  /** Records that every earlier booking was queued. From now on only the last weeks are checked again. */
  async markCaughtUp(manager: EntityManager): Promise<void> {
    await manager.query(CAUGHT_UP, []);
  }

  /** Null when the booking was never confirmed, or ended before the hotel issued documents with this product. */
  async read(
    manager: EntityManager,
    booking: BookingRecord,
    { today, timeZone }: { today: PlainDate; timeZone: string },
  ): Promise<BookingToDocument | null> {
    if (booking.status !== 'CONFIRMED' && booking.status !== 'CANCELLED') return null;
    const [first]: { since: Date }[] = await manager.query(SINCE, []);
    const sinceDay = first ? dateInZone(first.since, timeZone) : today;
    const stays: StayRow[] = await manager.query(STAYS, [booking.id]);
    const isEarlier = stays.every(({ endedAt, checkout }) =>
      endedAt && first ? endedAt < first.since : checkout < sinceDay,
    );
    if (isEarlier) return null;
    const payments: PaymentRow[] = await manager.query(PAYMENTS, [booking.id]);
    const reissues: ReissueRow[] = await manager.query(REISSUES, [booking.id]);
    const folios: BookingToDocument['folios'] = await manager.query(FOLIOS, [booking.id]);
    return {
      today,
      folios: [{ id: null, isClosed: false }, ...folios],
      lines: booking.lines.flatMap(planLine),
      stays: stays.map(({ id, hasEnded, endedAt, checkout }): PlanStay => {
        return { id, hasEnded, endsOn: endedAt ? dateInZone(endedAt, timeZone) : checkout };
      }),
      payments: payments.map(({ capturedAt, ...payment }) => {
        return { ...payment, capturedOn: dateInZone(capturedAt, timeZone) };
      }),
      reissues: reissues.map(({ askedAt, ...reissue }) => {
        return { ...reissue, askedOn: dateInZone(askedAt, timeZone) };
      }),
    };
  }
}

/** The facts about one folio, with the documents that the folio already has. */
export function factsOfFolio<Issued extends { folioId: string | null }>(
  toDocument: BookingToDocument,
  issued: readonly Issued[],
  { id, isClosed }: BookingToDocument['folios'][number],
) {
  const own = ({ folioId }: { folioId: string | null }): boolean => folioId === id;
  return {
    ...toDocument,
    isClosed,
    lines: toDocument.lines.filter(own),
    payments: toDocument.payments.filter(own),
    reissues: toDocument.reissues.filter(own),
    documents: issued.filter(own),
  };
}
