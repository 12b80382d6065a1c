import type { DataSource, EntityManager } from 'typeorm';
import { findRecord, updateRecord } from '../../platform/database/plain-statements';
import type { DisputeStatus } from './dispute.states';
import { Payment, type GatewayPaymentRecord } from './payment.entity';
import { Refund } from './refund.entity';
import { LIVE_REFUND_STATES } from './refund.states';

/** Why a refund waits, and how long. */
interface Postponement {
  minutes: number;
  problem: string | null;
  /** Given once the gateway has accepted the refund. */
  gatewayRefundId?: string;
}

// Refunds that the gateway has accepted are counted by our records or by the gateway's sum, whichever is larger.
const GONE = `
  WITH live AS (
    SELECT amount_paise, gateway_refund_id IS NOT NULL AND status <> 'PAID_OTHERWISE' AS is_accepted FROM refunds
    WHERE payment_id = $1 AND status IN ${LIVE_REFUND_STATES} AND id IS DISTINCT FROM $3::uuid)
  SELECT (greatest($4::bigint, COALESCE((SELECT sum(amount_paise) FROM live WHERE is_accepted), 0))
    + COALESCE((SELECT sum(amount_paise) FROM live WHERE NOT is_accepted), 0)
    + COALESCE((SELECT sum(amount_deducted_paise) FROM disputes
      WHERE gateway_payment_id = $2 AND status = 'LOST'), 0)
    + COALESCE((SELECT sum(charge.amount_paise) FROM security_deposit_charges charge
      WHERE charge.deposit_id = $1 AND NOT EXISTS (SELECT 1 FROM refunds counter
        WHERE counter.payment_id = charge.payment_id AND counter.is_counter_entry)), 0))::bigint AS gone`;

const POSTPONE = `
  UPDATE refunds SET retry_at = hotel_now() + make_interval(mins => $2), problem = $3,
    gateway_refund_id = COALESCE($4, gateway_refund_id) WHERE id = $1`;

const KNOWN_AT_THE_GATEWAY = `
  SELECT COALESCE(sum(refund.amount_paise), 0)::bigint AS amount FROM refunds refund
  JOIN payments payment ON payment.id = refund.payment_id
  WHERE payment.gateway_payment_id = $1 AND refund.status IN ${LIVE_REFUND_STATES}
    AND refund.status <> 'PAID_OTHERWISE' AND refund.gateway_refund_id IS NOT NULL`;

// The rows of one cancellation or change are written in one transaction, one after the other.
const SENT_TOGETHER = `
  SELECT count(*)::int AS refunds, sum(other.amount_paise)::bigint AS amount
  FROM refunds one JOIN payments payment ON payment.id = one.payment_id
  JOIN payments sibling ON sibling.booking_id = payment.booking_id
  JOIN refunds other ON other.payment_id = sibling.id
  WHERE one.id = $1 AND other.reason = one.reason AND other.source = 'GATEWAY'
    AND other.created_at BETWEEN one.created_at - interval '1 second' AND one.created_at + interval '1 second'`;

/** When a row of `refund` leaves, as SQL; null when it has left, or waits for something else than the end of this time. */
export const LEAVES_AT = `
  CASE WHEN refund.status = 'PENDING' AND refund.sent_at IS NULL AND refund.problem IS NULL THEN refund.retry_at END`;

const WAITING = `
  SELECT sum(refund.amount_paise)::bigint AS "amountPaise", min(refund.retry_at) AS "leavesAt" FROM refunds refund
  WHERE refund.id = ANY($1) AND ${LEAVES_AT} IS NOT NULL`;

const OF_BOOKING = `
  SELECT refund.id FROM refunds refund JOIN payments payment ON payment.id = refund.payment_id
  WHERE payment.booking_id = $1`;

const OVERDUE = `
  SELECT id FROM refunds
  WHERE status = 'PENDING' AND source = 'GATEWAY' AND created_at < (SELECT hotel_now()) - make_interval(mins => $1)
    AND (retry_at IS NULL OR retry_at <= (SELECT hotel_now()))
  ORDER BY created_at LIMIT 100`;

const DISPUTE = 'SELECT 1 FROM disputes WHERE gateway_payment_id = $1 AND status = ANY($2) LIMIT 1';

/** The idempotency key of a request that differs from the refund's first request. */
function keyOf({ id, amountPaise, speed }: Pick<Refund, 'id' | 'amountPaise' | 'speed'>): string {
  return `refund-${id}-${amountPaise}${speed === 'optimum' ? '-optimum' : ''}`;
}

/** Refunds that have not left yet, and when the first of them does. */
export interface WaitingRefunds {
  amountPaise: number;
  leavesAt: Date;
}

/** Finds, locks and updates refunds. `RefundRecords` changes their states. */
export class RefundRepository {
  constructor(private readonly database: DataSource) {}

  /** The refund with its payment. */
  findById(id: string): Promise<Refund | null> {
    return this.findWithPayment('WHERE id = $1', id);
  }

  /** How many refunds go back to the guest with this one, for one reason, and their sum in paise; this one is among them. */
  async sentTogether(id: string): Promise<{ refunds: number; amountPaise: number }> {
    const rows: { refunds: number; amount: number }[] = await this.database.query(SENT_TOGETHER, [id]);
    return { refunds: rows[0]?.refunds ?? 0, amountPaise: Number(rows[0]?.amount ?? 0) };
  }

  /** The first refund of the payment, with its payment. */
  findFirstOf(paymentId: string): Promise<Refund | null> {
    return this.findWithPayment('WHERE payment_id = $1 ORDER BY created_at LIMIT 1', paymentId);
  }

  lockById(manager: EntityManager, id: string): Promise<Refund | null> {
    return findRecord(manager, Refund, 'WHERE id = $1 FOR UPDATE', [id]);
  }

  lockByGatewayId(manager: EntityManager, gatewayRefundId: string): Promise<Refund | null> {
    return findRecord(manager, Refund, 'WHERE gateway_refund_id = $1 FOR UPDATE', [gatewayRefundId]);
  }

  lockByIdempotencyKey(manager: EntityManager, key: string): Promise<Refund | null> {
    return findRecord(manager, Refund, 'WHERE idempotency_key = $1 FOR UPDATE', [key]);
  }

  /**
   * What is left of a captured payment after its refunds, a lost dispute and charges of a security deposit, in paise; never
   * below 0. The refund with `exceptId` is not counted. `refundedAtGatewayPaise` is the gateway's own sum of refunds.
   */
  async leftOf(
    manager: EntityManager,
    payment: Pick<GatewayPaymentRecord, 'id' | 'gatewayPaymentId' | 'amountPaise'>,
    {
      exceptId = null,
      refundedAtGatewayPaise = 0,
    }: { exceptId?: string | null; refundedAtGatewayPaise?: number },
  ): Promise<number> {
    const { id, gatewayPaymentId, amountPaise } = payment;
    const rows: { gone: number }[] = await manager.query(GONE, [
      id,
      gatewayPaymentId,
      exceptId,
      refundedAtGatewayPaise,
    ]);
    return Math.max(0, amountPaise - (rows[0]?.gone ?? 0));
  }

  /** Records that the gateway is asked from now on, so the refund cannot be withdrawn any more. */
  async noteSending(manager: EntityManager, refundId: string): Promise<void> {
    await manager.query('UPDATE refunds SET sent_at = COALESCE(sent_at, hotel_now()) WHERE id = $1', [
      refundId,
    ]);
  }

  /** Postpones a locked refund: until that time it is not overdue. */
  async postpone(
    manager: EntityManager,
    refundId: string,
    { minutes, problem, gatewayRefundId }: Postponement,
  ): Promise<void> {
    await manager.query(POSTPONE, [refundId, minutes, problem, gatewayRefundId ?? null]);
  }

  /** Records that the gateway has refunded another amount than we last requested. */
  async noteAmount(manager: EntityManager, refundId: string, amountPaise: number): Promise<void> {
    await updateRecord(manager, Refund, refundId, { amountPaise });
  }

  /** Changes the amount. The new amount is a new request, so it gets a new key. */
  async changeAmount(
    manager: EntityManager,
    { id, speed }: Pick<Refund, 'id' | 'speed'>,
    amountPaise: number,
  ): Promise<void> {
    const idempotencyKey = keyOf({ id, amountPaise, speed });
    await updateRecord(manager, Refund, id, { amountPaise, idempotencyKey });
  }

  /** Requests the speed that reaches old payments. This is a new request, too. */
  async hasten(
    manager: EntityManager,
    { id, amountPaise }: Pick<Refund, 'id' | 'amountPaise'>,
  ): Promise<void> {
    const speed = 'optimum' as const;
    await updateRecord(manager, Refund, id, { speed, idempotencyKey: keyOf({ id, amountPaise, speed }) });
  }

  /** The ids of all refunds of the booking's payments. Its security deposits are not payments of the booking. */
  async idsOfBooking(manager: EntityManager, bookingId: string): Promise<string[]> {
    const rows: { id: string }[] = await manager.query(OF_BOOKING, [bookingId]);
    return rows.map(({ id }) => id);
  }

  /** How much of the payment was refunded or will be, by refunds that the gateway has accepted; in paise. */
  async amountAtGateway(gatewayPaymentId: string): Promise<number> {
    const rows: { amount: number }[] = await this.database.query(KNOWN_AT_THE_GATEWAY, [gatewayPaymentId]);
    return rows[0]?.amount ?? 0;
  }

  /** The refunds among these that wait before they leave; null when none of them does. */
  async waiting(refundIds: readonly string[]): Promise<WaitingRefunds | null> {
    const rows: { amountPaise: number; leavesAt: Date | null }[] = await this.database.query(WAITING, [
      refundIds,
    ]);
    const [{ amountPaise, leavesAt } = { amountPaise: 0, leavesAt: null }] = rows;
    return leavesAt && { amountPaise: Number(amountPaise), leavesAt };
  }

  /** The ids of the refunds about which the gateway should be asked again. */
  async overdue(olderThanMinutes: number): Promise<string[]> {
    const rows: { id: string }[] = await this.database.query(OVERDUE, [olderThanMinutes]);
    return rows.map(({ id }) => id);
  }

  async hasDispute(
    gatewayPaymentId: string,
    states: readonly DisputeStatus[],
    manager: EntityManager = this.database.manager,
  ): Promise<boolean> {
    const rows: unknown[] = await manager.query(DISPUTE, [gatewayPaymentId, states]);
    return rows.length > 0;
  }

  private async findWithPayment(condition: string, value: string): Promise<Refund | null> {
    const { manager } = this.database;
    const refund = await findRecord(manager, Refund, condition, [value]);
    if (!refund) return null;
    const payment = await findRecord(manager, Payment, 'WHERE id = $1', [refund.paymentId]);
    const gatewayPaymentId = payment?.gatewayPaymentId;
    if (!payment || !gatewayPaymentId) throw new Error(`Refund ${refund.id} has no payment at the gateway.`);
    return Object.assign(refund, { payment: Object.assign(payment, { gatewayPaymentId }) });
  }
}
