import type { DataSource, EntityManager } from 'typeorm';
import { LIVE_REFUND_STATES } from '../../payments/core/refund.states';
import { lockByName } from '../../platform/database/database';
import { findRecord, insertRecord } from '../../platform/database/plain-statements';
import type { PlainDate } from '../../platform/time/dates';
import { PortalBooking } from './portal-booking.entity';
import type { PortalSale } from './portal-dues';
import { PortalReceipt } from './portal-receipt.entity';

/** A booking of a portal with its money, in paise. */
export interface PortalBookingRow extends Omit<PortalBooking, 'booking' | 'portal'>, PortalSale {
  reference: string;
  guestName: string;
  status: string;
  portalName: string;
  /** The last day of leaving. */
  checkout: PlainDate;
  /** The money that came from the portal, less the money that the hotel paid to the portal. */
  receivedPaise: number;
}

/** The kinds of lines that the portal did not sell. */
const NOT_SOLD_BY_PORTALS = "('POSTED_CHARGE', 'DEPOSIT_CHARGE', 'ROUND_OFF', 'WRITE_OFF')";

const COLLECTED = `COALESCE((
  SELECT sum(payment.amount_paise - COALESCE((SELECT sum(refund.amount_paise) FROM refunds refund
    WHERE refund.payment_id = payment.id AND refund.status IN ${LIVE_REFUND_STATES}), 0))
  FROM payments payment
  WHERE payment.booking_id = booking.id AND payment.status = 'CAPTURED' AND payment.source = 'PORTAL'), 0)::bigint`;

const ROWS = `
  SELECT sold.booking_id AS "bookingId", sold.portal_id AS "portalId", sold.number, sold.number_key AS "numberKey",
    sold.collector, sold.commission_basis_points AS "commissionBasisPoints",
    sold.commission_paise AS "commissionPaise", sold.gst_basis_points AS "gstBasisPoints",
    sold.tcs_basis_points AS "tcsBasisPoints", sold.tds_basis_points AS "tdsBasisPoints", sold.version,
    booking.reference, booking.name AS "guestName", booking.status, portal.name AS "portalName",
    dates.checkout::text AS checkout, ${COLLECTED} AS "collectedPaise",
    stay.value AS "stayValuePaise", stay.total AS "stayTotalPaise",
    COALESCE((SELECT sum(receipt.amount_paise) FROM portal_receipts receipt
      WHERE receipt.booking_id = sold.booking_id), 0)::bigint AS "receivedPaise"
  FROM portal_bookings sold JOIN bookings booking ON booking.id = sold.booking_id
  JOIN portals portal ON portal.id = sold.portal_id
  JOIN LATERAL (SELECT max(stay.checkout) AS checkout FROM stays stay WHERE stay.booking_id = booking.id) dates ON true
  JOIN LATERAL (SELECT COALESCE(sum(line.value_paise), 0)::bigint AS value,
      COALESCE(sum(line.value_paise + line.cgst_paise + line.sgst_paise), 0)::bigint AS total
    FROM folio_lines line
    WHERE line.booking_id = booking.id AND line.kind NOT IN ${NOT_SOLD_BY_PORTALS}) stay ON true`;

const OF_REFERENCE = `${ROWS} WHERE booking.reference = $1`;

const OF_MONTH = `
  ${ROWS} WHERE sold.portal_id = $1 AND dates.checkout >= $2 AND dates.checkout < $3
  ORDER BY dates.checkout, booking.reference`;

const OF_NUMBERS = `${ROWS} WHERE sold.portal_id = $1 AND sold.number_key = ANY ($2::text[])`;

const WITH_NUMBER = `
  SELECT booking.reference FROM portal_bookings sold JOIN bookings booking ON booking.id = sold.booking_id
  WHERE sold.portal_id = $1 AND sold.number_key = $2`;

const CHANGE = `
  UPDATE portal_bookings SET portal_id = $2, number = $3, number_key = $4, collector = $5, commission_basis_points = $6,
    commission_paise = $7, gst_basis_points = $8, tcs_basis_points = $9, tds_basis_points = $10, version = $11
  WHERE booking_id = $1`;

type Stored = Omit<PortalBooking, 'booking' | 'portal'>;

/** Stores the terms that were agreed with portals about bookings, and reads their money. */
export class PortalBookingRepository {
  constructor(private readonly database: DataSource) {}

  lock(manager: EntityManager, bookingId: string): Promise<PortalBooking | null> {
    return findRecord(manager, PortalBooking, 'WHERE booking_id = $1 FOR UPDATE', [bookingId]);
  }

  /** The terms of the booking with this reference; null when no portal was chosen for the booking. */
  async find(
    reference: string,
    manager: EntityManager = this.database.manager,
  ): Promise<PortalBookingRow | null> {
    const rows: PortalBookingRow[] = await manager.query(OF_REFERENCE, [reference]);
    return rows[0] ?? null;
  }

  /** The bookings of a portal whose last guest leaves in the half-open interval, the earliest first. */
  leavingIn(
    portalId: number,
    { from, until }: { from: PlainDate; until: PlainDate },
  ): Promise<PortalBookingRow[]> {
    return this.database.query(OF_MONTH, [portalId, from, until]);
  }

  /** The bookings of a portal with one of these keys of numbers, in any month. */
  withNumbers(portalId: number, keys: readonly string[]): Promise<PortalBookingRow[]> {
    return this.database.query(OF_NUMBERS, [portalId, keys]);
  }

  /**
   * The reference of the booking that has this number of the portal, in any state; null when no booking has it.
   * Nobody else gets the number until the transaction ends.
   */
  async withNumber(manager: EntityManager, portalId: number, key: string): Promise<string | null> {
    await lockByName(manager, `number ${key} of portal ${portalId}`);
    const rows: { reference: string }[] = await manager.query(WITH_NUMBER, [portalId, key]);
    return rows[0]?.reference ?? null;
  }

  add(manager: EntityManager, stored: Stored): Promise<void> {
    return insertRecord(manager, PortalBooking, stored);
  }

  async change(manager: EntityManager, stored: Stored): Promise<void> {
    await manager.query(CHANGE, [
      ...[stored.bookingId, stored.portalId, stored.number, stored.numberKey, stored.collector],
      ...[stored.commissionBasisPoints, stored.commissionPaise],
      ...[stored.gstBasisPoints, stored.tcsBasisPoints, stored.tdsBasisPoints, stored.version],
    ]);
  }

  /** The money that a form with this key has recorded already. */
  async receiptOf(manager: EntityManager, bookingId: string, key: string): Promise<PortalReceipt | null> {
    return findRecord(manager, PortalReceipt, 'WHERE booking_id = $1 AND idempotency_key = $2', [
      bookingId,
      key,
    ]);
  }

  /** Whether money of this day and amount is recorded for the booking. */
  async hasReceipt(
    manager: EntityManager,
    { bookingId, receivedOn, amountPaise }: Pick<PortalReceipt, 'bookingId' | 'receivedOn' | 'amountPaise'>,
  ): Promise<boolean> {
    const same = 'WHERE booking_id = $1 AND received_on = $2 AND amount_paise = $3 LIMIT 1';
    return (await findRecord(manager, PortalReceipt, same, [bookingId, receivedOn, amountPaise])) !== null;
  }

  addReceipt(manager: EntityManager, receipt: Omit<PortalReceipt, 'booking'>): Promise<void> {
    return insertRecord(manager, PortalReceipt, receipt);
  }
}
