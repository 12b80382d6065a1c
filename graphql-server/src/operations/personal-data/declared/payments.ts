import { EMPTIED, becomes } from './erased';
import { BOOKS, GATEWAY, PROTECTION, STAFF_ACCOUNT } from './facts';
import type { DeclaredTables } from './declaration';

/** The tables of `payments/`. */
export const PAYMENTS_TABLES: DeclaredTables = {
  disputes: {
    what: 'Disputes of payments',
    plain: `id gateway_dispute_id gateway_payment_id status amount_paise amount_deducted_paise currency
      reason_code phase respond_by reported_at created_at`,
  },
  payments: {
    what: 'Payments',
    rows: `booking_id = ANY(:bookings) OR deposit_booking_id = ANY(:bookings)`,
    shown: 'source method amount_paise currency status captured_at',
    personal: {
      taken_by: STAFF_ACCOUNT,
      payer_hash: { ...PROTECTION, ...EMPTIED },
    },
    plain: `id booking_id deposit_booking_id folio_id order_id source gateway_payment_id status
      amount_paise currency method failure captured_at created_at`,
  },
  refunds: {
    what: 'Refunds',
    rows: `payment_id IN (SELECT payment.id FROM payments payment WHERE payment.booking_id = ANY(:bookings) OR payment.deposit_booking_id = ANY(:bookings))`,
    shown: 'amount_paise status created_at',
    personal: {
      reason: BOOKS,
      given_by: STAFF_ACCOUNT,
    },
    plain: `id payment_id status amount_paise idempotency_key gateway_refund_id speed source
      is_counter_entry given_at sent_at retry_at problem created_at`,
  },
  webhook_events: {
    what: 'Events of the payment gateway',
    rows: `EXISTS (SELECT 1 FROM unnest(:gatewayIds) known WHERE position(known IN body::text) > 0)
      OR EXISTS (SELECT 1 FROM unnest(:addresses) address WHERE position(address IN lower(body::text)) > 0)`,
    personal: {
      body: { ...GATEWAY, ...becomes("'{}'", 'nothing') },
    },
    plain: 'event_id type outcome received_at',
  },
  gateway_fees: {
    what: 'Fees of the payment gateway',
    plain: 'gateway_payment_id day amount_paise fee_paise fee_tax_paise settlement_id settled_on',
  },
  reconciled_days: {
    what: 'Days that were compared with the gateway',
    plain: 'day reconciled_at payments refunds differences',
  },
  reconciliation_runs: {
    what: 'Comparisons with the gateway',
    plain: 'id started_at ended_at days problem',
  },
  gateway_settled_items: {
    what: 'Settled payments',
    plain: `id settlement_id type payment_id credit_paise debit_paise fee_paise fee_tax_paise
      settled_on`,
  },
  gateway_settlements: {
    what: 'Settlements of the gateway',
    plain: 'id amount_paise status utr day created_at',
  },
};
