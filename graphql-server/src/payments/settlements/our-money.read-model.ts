import type { DataSource } from 'typeorm';
import type { GatewayTime } from '../core/payment-gateway';
import type { OurDispute, OurPayment, OurRefund } from './difference';

const PAYMENT = `
  SELECT gateway_payment_id AS "gatewayPaymentId", COALESCE(booking_id, deposit_booking_id) AS "bookingId", status, amount_paise AS "amountPaise",
    currency FROM payments`;

const REFUND = `
  SELECT refund.id, refund.gateway_refund_id AS "gatewayRefundId", refund.idempotency_key AS "idempotencyKey",
    payment.gateway_payment_id AS "gatewayPaymentId", COALESCE(payment.booking_id, payment.deposit_booking_id) AS "bookingId", refund.status,
    refund.amount_paise AS "amountPaise"
  FROM refunds refund JOIN payments payment ON payment.id = refund.payment_id`;

const DISPUTES = `
  SELECT dispute.gateway_dispute_id AS "gatewayDisputeId", dispute.gateway_payment_id AS "gatewayPaymentId",
    dispute.status, dispute.amount_paise AS "amountPaise", dispute.amount_deducted_paise AS "amountDeductedPaise",
    COALESCE(payment.booking_id, payment.deposit_booking_id) AS "bookingId"
  FROM disputes dispute LEFT JOIN payments payment ON payment.gateway_payment_id = dispute.gateway_payment_id
  WHERE dispute.gateway_dispute_id = ANY ($1)`;

const TESTS = `
  SELECT gateway_payment_id AS id FROM payment_tests WHERE gateway_payment_id = ANY ($1)
  UNION SELECT payment_id FROM unnest($1::text[], $2::text[]) AS paid (payment_id, order_id)
  JOIN payment_tests test ON test.gateway_order_id = paid.order_id`;

/** Reads our records of what the gateway lists. Writes nothing. */
export class OurMoney {
  constructor(private readonly database: DataSource) {}

  async payments(gatewayIds: readonly string[]): Promise<Map<string, OurPayment>> {
    const rows: OurPayment[] = await this.database.query(`${PAYMENT} WHERE gateway_payment_id = ANY ($1)`, [
      gatewayIds,
    ]);
    return new Map(rows.map((payment) => [payment.gatewayPaymentId, payment]));
  }

  /** Captured payments through the gateway that were recorded in this time. */
  capturedWithin({ from, before }: GatewayTime): Promise<OurPayment[]> {
    const tail = "WHERE source = 'GATEWAY' AND created_at >= $1 AND created_at < $2 AND status = 'CAPTURED'";
    return this.database.query(`${PAYMENT} ${tail}`, [from, before]);
  }

  /** Our refunds, by the gateway's ids and by our keys. */
  async refunds(
    gatewayIds: readonly string[],
    keys: readonly string[],
  ): Promise<{ byId: Map<string, OurRefund>; byKey: Map<string, OurRefund> }> {
    const rows: OurRefund[] = await this.database.query(
      `${REFUND} WHERE refund.gateway_refund_id = ANY ($1)
       UNION ${REFUND} WHERE refund.idempotency_key = ANY ($2)`,
      [gatewayIds, keys],
    );
    return {
      byId: new Map(rows.map((refund) => [refund.gatewayRefundId ?? refund.id, refund])),
      byKey: new Map(rows.map((refund) => [refund.idempotencyKey, refund])),
    };
  }

  /** Refunds through the gateway that are processed and were recorded in this time. */
  processedWithin({ from, before }: GatewayTime): Promise<OurRefund[]> {
    const tail = `WHERE refund.source = 'GATEWAY' AND refund.created_at >= $1 AND refund.created_at < $2
      AND refund.status = 'PROCESSED'`;
    return this.database.query(`${REFUND} ${tail}`, [from, before]);
  }

  async disputes(gatewayIds: readonly string[]): Promise<Map<string, OurDispute>> {
    const rows: OurDispute[] = await this.database.query(DISPUTES, [gatewayIds]);
    return new Map(rows.map((dispute) => [dispute.gatewayDisputeId, dispute]));
  }

  /** Which of these payments are the owner's test payments, which belong to no booking. */
  async tests(payments: readonly { id: string; orderId: string | null }[]): Promise<Set<string>> {
    const rows: { id: string }[] = await this.database.query(TESTS, [
      payments.map(({ id }) => id),
      payments.map(({ orderId }) => orderId ?? ''),
    ]);
    return new Set(rows.map(({ id }) => id));
  }
}
