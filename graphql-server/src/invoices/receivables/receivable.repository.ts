import { randomUUID } from 'node:crypto';
import type { DataSource, EntityManager } from 'typeorm';
import { staffName } from '../../access/audit/staff-name';
import { LIVE_REFUND_STATES } from '../../payments/core/refund.states';
import { findRecord, insertRecord, updateRecord } from '../../platform/database/plain-statements';
import type { PlainDate } from '../../platform/time/dates';
import { CompanyDebt } from './company-debt.entity';
import { CompanyMail } from './company-mail.entity';
import { CompanyPayment, type CompanySource } from './company-payment.entity';
import { PaymentApplication } from './payment-application.entity';
import { AGE_BANDS, type AgeBand } from './receivable.policy';
import type { AccountEntry, LoweredReceivable } from './statement';

/** An invoice of a company with its open amount. Amounts are in paise. */
export interface ListedReceivable {
  invoiceId: string;
  number: string;
  /** The reference of the booking. */
  reference: string;
  dated: PlainDate;
  dueOn: PlainDate;
  amountPaise: number;
  loweredPaise: number;
  appliedPaise: number;
  openPaise: number;
}

/** A payment of a company with the invoices that it pays. Amounts are in paise. */
export interface ListedPayment {
  id: string;
  source: CompanySource;
  amountPaise: number;
  paidOn: PlainDate;
  note: string;
  takenBy: string | null;
  counterReason: string | null;
  counteredAt: Date | null;
  /** The part of the payment that is not applied; 0 for a payment that was taken back. */
  leftPaise: number;
  applications: ListedApplication[];
}

/** A part of a payment that pays an invoice. */
interface ListedApplication {
  id: string;
  invoiceId: string;
  number: string;
  amountPaise: number;
  takenBackReason: string | null;
}

/** The whole debt of a company, in paise. */
export interface CompanyTotals {
  /** Of its invoices. */
  openPaise: number;
  /** Debts for guests who have left and whose invoices are not issued yet. */
  notInvoicedPaise: number;
  /** The money that the company paid and that is not applied yet. */
  unappliedPaise: number;
}

/** A company with its open amounts, by days after the due day. */
export interface AgedCompany extends CompanyTotals, Record<AgeBand, number> {
  companyId: string;
  name: string;
  /** When the last reminder was sent; null without a reminder. */
  remindedAt: Date | null;
}

/** The debts that a company took on from a folio. */
interface DebtOfFolio {
  companyId: string;
  /** Null for the first folio. */
  folioId: string | null;
  keptPaise: number;
}

/** A bill on the account of a company, in paise. */
interface KeptDebt {
  /** The payment without money that settled the guest's bill. */
  id: string;
  companyId: string;
  /** What the company took on. */
  amountPaise: number;
  /** What is left of it after refunds. */
  keptPaise: number;
}

/** An invoice of a booking, in paise. */
interface InvoiceOfBooking {
  id: string;
  /** Null for the first folio. */
  folioId: string | null;
  dated: PlainDate;
  /** The total less advances. */
  payablePaise: number;
  /** The total of its credit notes. */
  creditedPaise: number;
}

const KEPT = `greatest(0, payment.amount_paise - COALESCE((SELECT sum(refund.amount_paise) FROM refunds refund
  WHERE refund.payment_id = payment.id AND refund.status IN ${LIVE_REFUND_STATES}), 0))`;

const APPLIED = `COALESCE((SELECT sum(applied.amount_paise) FROM payment_applications applied
  WHERE applied.invoice_id = receivable.invoice_id AND applied.company_id = receivable.company_id
    AND applied.taken_back_at IS NULL), 0)`;

const OPEN = `(receivable.amount_paise - receivable.lowered_paise - ${APPLIED})`;

const LEFT = `CASE WHEN payment.countered_at IS NOT NULL THEN 0 ELSE payment.amount_paise
  - COALESCE((SELECT sum(applied.amount_paise) FROM payment_applications applied
    WHERE applied.payment_id = payment.id AND applied.taken_back_at IS NULL), 0) END`;

const LISTED = `
  SELECT receivable.invoice_id AS "invoiceId", invoice.number, booking.reference, invoice.dated::text AS dated,
    receivable.due_on::text AS "dueOn", receivable.amount_paise AS "amountPaise",
    receivable.lowered_paise AS "loweredPaise", ${APPLIED}::bigint AS "appliedPaise", ${OPEN}::bigint AS "openPaise"
  FROM receivables receivable JOIN tax_documents invoice ON invoice.id = receivable.invoice_id
  JOIN bookings booking ON booking.id = invoice.booking_id
  WHERE receivable.company_id = $1`;

const IN_ORDER = 'ORDER BY invoice.dated, invoice.place, invoice.number';

const PAYMENTS = `
  SELECT payment.id, payment.source, payment.amount_paise AS "amountPaise", payment.paid_on::text AS "paidOn",
    payment.note, ${staffName('payment.taken_by')} AS "takenBy", payment.counter_reason AS "counterReason",
    payment.countered_at AS "counteredAt", (${LEFT})::bigint AS "leftPaise",
    COALESCE((SELECT json_agg(json_build_object('id', applied.id, 'invoiceId', applied.invoice_id,
        'number', invoice.number, 'amountPaise', applied.amount_paise, 'takenBackReason', applied.taken_back_reason)
        ORDER BY applied.applied_at, applied.id)
      FROM payment_applications applied JOIN tax_documents invoice ON invoice.id = applied.invoice_id
      WHERE applied.payment_id = payment.id), '[]') AS applications
  FROM company_payments payment WHERE payment.company_id = $1
  ORDER BY payment.paid_on DESC, payment.taken_at DESC, payment.id LIMIT 200`;

const totals = (company: string) => `
  COALESCE((SELECT sum(${OPEN}) FROM receivables receivable WHERE receivable.company_id = ${company}), 0)::bigint
    AS "openPaise",
  greatest(0, COALESCE((SELECT sum(${KEPT}) FROM company_debts debt JOIN payments payment ON payment.id = debt.payment_id WHERE debt.company_id = ${company}), 0)
    - COALESCE((SELECT sum(receivable.amount_paise - receivable.lowered_paise) FROM receivables receivable
      WHERE receivable.company_id = ${company}), 0))::bigint AS "notInvoicedPaise",
  COALESCE((SELECT sum(${LEFT}) FROM company_payments payment WHERE payment.company_id = ${company}), 0)::bigint
    AS "unappliedPaise"`;

const OVERDUE_DAYS = '($1::date - receivable.due_on)';

const BANDS = AGE_BANDS.map(({ band, first, last }) => {
  const from = first === null ? [] : [`${OVERDUE_DAYS} >= ${first}`];
  const until = last === null ? [] : [`${OVERDUE_DAYS} <= ${last}`];
  return { band, condition: [...from, ...until].join(' AND ') };
});

const ENTRIES = `
  SELECT invoice.dated::text AS date, 'INVOICE' AS kind, invoice.number AS text, NULL AS source,
    receivable.amount_paise AS "amountPaise"
  FROM receivables receivable JOIN tax_documents invoice ON invoice.id = receivable.invoice_id
  WHERE receivable.company_id = $1
  UNION ALL
  SELECT paid_on::text, 'PAYMENT', note, source, -amount_paise FROM company_payments WHERE company_id = $1
  UNION ALL
  SELECT (countered_at AT TIME ZONE (SELECT time_zone FROM property))::date::text, 'COUNTER_ENTRY', note, source, amount_paise
  FROM company_payments WHERE company_id = $1 AND countered_at IS NOT NULL
  ORDER BY 1, 3`;

const LOWERED = `
  SELECT invoice.number, receivable.lowered_paise AS "loweredPaise", receivable.lowered_on::text AS "loweredOn",
    COALESCE((SELECT json_agg(json_build_object('number', note.number, 'dated', note.dated::text,
        'totalPaise', note.total_paise) ORDER BY note.dated, note.place)
      FROM tax_documents note WHERE note.refers_to = invoice.id AND note.kind = 'CREDIT_NOTE'), '[]') AS "creditNotes"
  FROM receivables receivable JOIN tax_documents invoice ON invoice.id = receivable.invoice_id
  WHERE receivable.company_id = $1 AND receivable.lowered_paise > 0 ORDER BY invoice.dated, invoice.place`;

const AGEING = `
  SELECT company.id AS "companyId", company.name, ${totals('company.id')},
    (SELECT max(mail.sent_at) FROM company_mails mail WHERE mail.company_id = company.id AND mail.kind = 'REMINDER')
      AS "remindedAt",
    ${BANDS.map(({ band }) => `COALESCE(aged."${band}", 0)::bigint AS "${band}"`).join(', ')}
  FROM companies company LEFT JOIN LATERAL (
    SELECT ${BANDS.map(({ band, condition }) => `sum(${OPEN}) FILTER (WHERE ${condition}) AS "${band}"`).join(', ')}
    FROM receivables receivable WHERE receivable.company_id = company.id) aged ON true
  ORDER BY company.searched_name, company.id`;

const DEBTS_OF_BOOKING = `
  SELECT debt.company_id AS "companyId", payment.folio_id AS "folioId", sum(${KEPT})::bigint AS "keptPaise"
  FROM company_debts debt JOIN payments payment ON payment.id = debt.payment_id WHERE debt.booking_id = $1
  GROUP BY debt.company_id, payment.folio_id ORDER BY debt.company_id, payment.folio_id`;

const PAYERS = `
  SELECT NULL::uuid AS "folioId", company_id AS "companyId" FROM billing_details
  WHERE booking_id = $1 AND company_id IS NOT NULL
  UNION ALL
  SELECT id, company_id FROM folios WHERE booking_id = $1 AND company_id IS NOT NULL ORDER BY 2, 1`;

const OPEN_DEBTS = `
  SELECT payment.id, payment.amount_paise AS "amountPaise", (${KEPT})::bigint AS "keptPaise", debt.company_id AS "companyId"
  FROM company_debts debt JOIN payments payment ON payment.id = debt.payment_id
  WHERE debt.booking_id = $1 AND ${KEPT} > 0 AND ($2::timestamptz IS NULL OR payment.captured_at = $2) ORDER BY payment.id`;

const INVOICES_OF_BOOKING = `
  SELECT invoice.id, invoice.folio_id AS "folioId", invoice.dated::text AS dated,
    (invoice.total_paise - COALESCE((SELECT sum((advance ->> 'amountPaise')::bigint)
      FROM jsonb_array_elements(invoice.content -> 'advances') advance), 0))::bigint AS "payablePaise",
    COALESCE((SELECT sum(note.total_paise) FROM tax_documents note
      WHERE note.refers_to = invoice.id AND note.kind = 'CREDIT_NOTE'), 0)::bigint AS "creditedPaise"
  FROM tax_documents invoice WHERE invoice.booking_id = $1 AND invoice.kind = 'INVOICE'
  ORDER BY invoice.created_at, invoice.place`;

// The amount never falls. Reductions are stored separately, so that the account shows them.
const OWE = `
  INSERT INTO receivables AS receivable (invoice_id, company_id, amount_paise, due_on) VALUES ($1, $2, $3, $4)
  ON CONFLICT (invoice_id, company_id) DO UPDATE SET
    amount_paise = greatest(receivable.amount_paise, EXCLUDED.amount_paise),
    lowered_paise = greatest(receivable.amount_paise, EXCLUDED.amount_paise) - EXCLUDED.amount_paise,
    lowered_on = CASE WHEN receivable.amount_paise - receivable.lowered_paise > EXCLUDED.amount_paise THEN $5::date
      ELSE receivable.lowered_on END`;

const OWE_NOTHING = `
  UPDATE receivables SET lowered_paise = amount_paise, lowered_on = $3::date
  WHERE invoice_id = $1 AND company_id = $2 AND lowered_paise < amount_paise`;

const APPLIED_ABOVE = `
  SELECT applied.id, applied.payment_id AS "paymentId", applied.amount_paise AS "amountPaise",
    applied.idempotency_key AS "idempotencyKey"
  FROM payment_applications applied
  WHERE applied.invoice_id = $1 AND applied.company_id = $2 AND applied.taken_back_at IS NULL
  ORDER BY applied.applied_at DESC, applied.id`;

const TAKE_BACK = `
  UPDATE payment_applications SET taken_back_at = hotel_now(), taken_back_by = $2, taken_back_reason = $3
  WHERE id = $1 AND taken_back_at IS NULL`;

const TAKE_BACK_OF_PAYMENT = `
  UPDATE payment_applications SET taken_back_at = hotel_now(), taken_back_by = $2, taken_back_reason = $3
  WHERE payment_id = $1 AND taken_back_at IS NULL`;

/**
 * Reads and stores the debts and payments of companies. The caller must hold the lock on the company when it writes.
 */
export class ReceivableRepository {
  constructor(private readonly database: DataSource) {}

  /** The invoices of a company, the oldest first. */
  ofCompany(companyId: string, manager: EntityManager = this.database.manager): Promise<ListedReceivable[]> {
    return manager.query(`${LISTED} ${IN_ORDER}`, [companyId]);
  }

  /** The last 200 payments of a company, the newest first. */
  paymentsOf(companyId: string, manager: EntityManager = this.database.manager): Promise<ListedPayment[]> {
    return manager.query(PAYMENTS, [companyId]);
  }

  async totalsOf(companyId: string, manager: EntityManager = this.database.manager): Promise<CompanyTotals> {
    const rows: CompanyTotals[] = await manager.query(`SELECT ${totals('$1')}`, [companyId]);
    return rows[0] ?? { openPaise: 0, notInvoicedPaise: 0, unappliedPaise: 0 };
  }

  /** Every company, sorted by name, with its open amounts on that day. */
  ageing(today: PlainDate): Promise<AgedCompany[]> {
    return this.database.query(AGEING, [today]);
  }

  /** The entries of a company's account, and the reductions of its receivables. */
  async entriesOf(
    companyId: string,
    manager: EntityManager = this.database.manager,
  ): Promise<{ entries: AccountEntry[]; lowered: LoweredReceivable[] }> {
    const entries: AccountEntry[] = await manager.query(ENTRIES, [companyId]);
    return { entries, lowered: await manager.query(LOWERED, [companyId]) };
  }

  /**
   * The companies that pay folios of the booking, in the order in which companies are locked. The first folio is
   * null.
   */
  payersOf(
    manager: EntityManager,
    bookingId: string,
  ): Promise<{ folioId: string | null; companyId: string }[]> {
    return manager.query(PAYERS, [bookingId]);
  }

  /** The debts that each company took on from each folio and still owes or has paid, in paise. */
  debtsOfBooking(manager: EntityManager, bookingId: string): Promise<DebtOfFolio[]> {
    return manager.query(DEBTS_OF_BOOKING, [bookingId]);
  }

  /**
   * The debts that companies took on for the booking and still owe or have paid. With a time, only debts from the
   * check-out at that time.
   */
  keptDebtsOf(manager: EntityManager, bookingId: string, takenOnAt: Date | null): Promise<KeptDebt[]> {
    return manager.query(OPEN_DEBTS, [bookingId, takenOnAt]);
  }

  /** The invoices of the booking, the oldest first. */
  invoicesOfBooking(manager: EntityManager, bookingId: string): Promise<InvoiceOfBooking[]> {
    return manager.query(INVOICES_OF_BOOKING, [bookingId]);
  }

  async addDebt(manager: EntityManager, debt: Pick<CompanyDebt, 'paymentId' | 'companyId' | 'bookingId'>) {
    await insertRecord(manager, CompanyDebt, debt);
  }

  /** Stores the debt of the company for the invoice, before its payments, in paise. */
  async owe(
    manager: EntityManager,
    { invoiceId, companyId }: { invoiceId: string; companyId: string },
    owed: { paise: number; dueOn: PlainDate; today: PlainDate },
  ): Promise<void> {
    const { paise, dueOn, today } = owed;
    if (paise > 0) await manager.query(OWE, [invoiceId, companyId, paise, dueOn, today]);
    else await manager.query(OWE_NOTHING, [invoiceId, companyId, today]);
  }

  /** The applications to the invoice that count, the newest first. */
  applicationsTo(
    manager: EntityManager,
    invoiceId: string,
    companyId: string,
  ): Promise<Pick<PaymentApplication, 'id' | 'paymentId' | 'amountPaise' | 'idempotencyKey'>[]> {
    return manager.query(APPLIED_ABOVE, [invoiceId, companyId]);
  }

  async apply(
    manager: EntityManager,
    application: Pick<
      PaymentApplication,
      'paymentId' | 'invoiceId' | 'companyId' | 'amountPaise' | 'idempotencyKey' | 'appliedBy'
    >,
  ): Promise<void> {
    await insertRecord(manager, PaymentApplication, { ...application, id: randomUUID() });
  }

  async takeBack(
    manager: EntityManager,
    id: string,
    { by, reason }: { by: string | null; reason: string },
  ): Promise<void> {
    await manager.query(TAKE_BACK, [id, by, reason]);
  }

  /** Null for an unknown application. */
  findApplication(
    id: string,
    manager: EntityManager = this.database.manager,
  ): Promise<PaymentApplication | null> {
    return findRecord(manager, PaymentApplication, 'WHERE id = $1', [id]);
  }

  /** Whether the form with this key was applied before. */
  async isApplied(manager: EntityManager, paymentId: string, key: string): Promise<boolean> {
    const condition = 'WHERE payment_id = $1 AND idempotency_key = $2 LIMIT 1';
    return (await findRecord(manager, PaymentApplication, condition, [paymentId, key])) !== null;
  }

  async addPayment(
    manager: EntityManager,
    payment: Omit<CompanyPayment, 'company' | 'takenAt' | 'counteredBy' | 'counterReason' | 'counteredAt'>,
  ): Promise<void> {
    await insertRecord(manager, CompanyPayment, payment);
  }

  /** Null for an unknown payment. */
  findPayment(id: string, manager: EntityManager = this.database.manager): Promise<CompanyPayment | null> {
    return findRecord(manager, CompanyPayment, 'WHERE id = $1', [id]);
  }

  findPaymentByKey(manager: EntityManager, companyId: string, key: string): Promise<CompanyPayment | null> {
    const condition = 'WHERE company_id = $1 AND idempotency_key = $2';
    return findRecord(manager, CompanyPayment, condition, [companyId, key]);
  }

  /** Takes a payment back, together with its applications. */
  async counterPayment(
    manager: EntityManager,
    id: string,
    { by, reason, at }: { by: string; reason: string; at: Date },
  ): Promise<void> {
    await manager.query(TAKE_BACK_OF_PAYMENT, [id, by, reason]);
    const changes = { counteredBy: by, counterReason: reason, counteredAt: at };
    await updateRecord(manager, CompanyPayment, id, changes);
  }

  /** The mail that was sent with this key; null when the key was not used. */
  findMail(manager: EntityManager, companyId: string, key: string): Promise<CompanyMail | null> {
    const condition = 'WHERE company_id = $1 AND idempotency_key = $2';
    return findRecord(manager, CompanyMail, condition, [companyId, key]);
  }

  async addMail(manager: EntityManager, mail: Omit<CompanyMail, 'company' | 'sentAt'>): Promise<void> {
    await insertRecord(manager, CompanyMail, mail);
  }
}
