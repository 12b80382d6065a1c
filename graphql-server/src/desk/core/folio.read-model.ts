import type { DataSource } from 'typeorm';
import { staffName } from '../../access/audit/staff-name';
import type { FolioLineKind } from '../../bookings/folio/folio-line.entity';
import type { PaymentSource } from '../../payments/core/payment.entity';
import { LIVE_REFUND_STATES } from '../../payments/core/refund.states';
import type { PlainDate } from '../../platform/time/dates';

export type FolioEntryKind = FolioLineKind | 'PAYMENT' | 'COUNTER_ENTRY' | 'REFUND' | 'LOST_DISPUTE';

/** One charge, payment or refund. */
interface FolioEntryRow {
  id: string;
  kind: FolioEntryKind;
  /** Null for the booking's first folio. */
  folioId: string | null;
  at: Date;
  stayId: string | null;
  night: PlainDate | null;
  extra: string | null;
  source: PaymentSource | null;
  isReversal: boolean;
  isPending: boolean;
  /** The name of the member of the staff who took the money or paid it back; null for others. */
  by: string | null;
  /** In paise with tax; below 0 for payments. */
  amountPaise: number;
}

// Of entries with the same time, charges come first, because payments and refunds follow them.
const ENTRIES = `
  SELECT * FROM (
    SELECT 'line-' || line.id AS id, line.kind, line.folio_id AS "folioId", line.created_at AS at, line.stay_id AS "stayId", line.night::text AS night,
      COALESCE(line.extra, line.posted) ->> 'name' AS extra, NULL AS source, line.reverses IS NOT NULL AS "isReversal", false AS "isPending",
      (line.value_paise + line.cgst_paise + line.sgst_paise)::bigint AS "amountPaise", line.id AS place,
      NULL AS by
    FROM folio_lines line WHERE line.booking_id = $1
    UNION ALL
    SELECT 'payment-' || payment.id, 'PAYMENT', payment.folio_id, payment.captured_at, NULL, NULL, NULL, payment.source, false, false,
      -payment.amount_paise, NULL, ${staffName('payment.taken_by')}
    FROM payments payment WHERE payment.booking_id = $1 AND payment.status = 'CAPTURED'
    UNION ALL
    SELECT 'refund-' || refund.id, CASE WHEN refund.is_counter_entry THEN 'COUNTER_ENTRY' ELSE 'REFUND' END, payment.folio_id,
      refund.created_at,
      NULL, NULL, NULL, refund.source, refund.is_counter_entry, refund.status = 'PENDING', refund.amount_paise, NULL,
      ${staffName('refund.given_by')}
    FROM refunds refund JOIN payments payment ON payment.id = refund.payment_id
    WHERE payment.booking_id = $1 AND payment.status = 'CAPTURED' AND refund.status IN ${LIVE_REFUND_STATES}
    UNION ALL
    SELECT 'dispute-' || dispute.id, 'LOST_DISPUTE', payment.folio_id, dispute.created_at, NULL, NULL, NULL, payment.source, false, false,
      dispute.amount_deducted_paise, NULL, NULL
    FROM disputes dispute JOIN payments payment USING (gateway_payment_id)
    WHERE payment.booking_id = $1 AND payment.status = 'CAPTURED' AND dispute.status = 'LOST') entry
  ORDER BY at, place NULLS LAST, id`;

/** Reads the account of a booking, charge by charge and payment by payment. Writes nothing. */
export class FolioReadModel {
  constructor(private readonly database: DataSource) {}

  /** The entries in the order in which they were written, with the balance after each entry, in paise. */
  async entriesOf(bookingId: string): Promise<(FolioEntryRow & { balancePaise: number })[]> {
    const rows: FolioEntryRow[] = await this.database.query(ENTRIES, [bookingId]);
    let balancePaise = 0;
    return rows.map((row) => {
      balancePaise += row.amountPaise;
      return { ...row, balancePaise };
    });
  }
}
