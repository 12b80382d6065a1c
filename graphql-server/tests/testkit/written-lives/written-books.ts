import { randomUUID } from 'node:crypto';
import { BillingDetailsRepository } from '../../../src/bookings/billing-details/billing-details.repository';
import { FolioRecipients } from '../../../src/bookings/folios/folio-recipients';
import { FoliosRepository } from '../../../src/bookings/folios/folios.repository';
import { BookingToDocumentReadModel } from '../../../src/invoices/documents/booking-to-document.read-model';
import { MissingAddress } from '../../../src/invoices/documents/missing-address';
import { TaskRepository } from '../../../src/access/tasks/task.repository';
import { DocumentIssue } from '../../../src/invoices/documents/document-issue.service';
import { addDays } from '../../../src/platform/time/dates';
import type { Ledger } from '../money-lives/figure-check';
import { RECIPIENTS } from '../reissues';
import type { TestServer } from '../test-server';
import type { WrittenAct, WrittenLife } from './written-life';

const STAFF = { uid: 'owner-of-lives', address: 'owner@example.com' };

const BOOK = `
  INSERT INTO bookings SELECT (jsonb_populate_record(booking, jsonb_build_object('id', $2::uuid, 'reference', $3::text,
      'calendar_uid', $3::text, 'token_hash', $3::text, 'idempotency_key', NULL, 'status', 'CONFIRMED', 'confirmed_at', hotel_now(),
      'created_at', hotel_now()))).*
  FROM bookings booking WHERE booking.reference = $1`;

const STAY = `
  INSERT INTO stays SELECT (jsonb_populate_record(stay, jsonb_build_object('id', $2::uuid, 'booking_id', $3::uuid,
      'room_id', NULL, 'checkin', $4::date, 'checkout', $5::date))).*
  FROM stays stay WHERE stay.booking_id = (SELECT id FROM bookings WHERE reference = $1)`;

const NIGHTS = `
  INSERT INTO folio_lines (booking_id, stay_id, kind, night, rate_source, rate_cents, value_paise, tax_percent, cgst_paise,
    sgst_paise, sac, created_at)
  SELECT $1, $2, 'ROOM_NIGHT', $3::date + (place - 1)::integer, 'BASE', 9900, paise - 2 * half, rate, half, half, '996311',
    hotel_now()
  FROM unnest($4::bigint[], $5::integer[]) WITH ORDINALITY AS night(paise, rate, place),
    LATERAL (SELECT round(paise::numeric * rate / (2 * (100 + rate)))::bigint AS half) tax`;

const CHARGE = `
  INSERT INTO folio_lines (booking_id, stay_id, kind, value_paise, tax_percent, cgst_paise, sgst_paise, sac, created_at)
  SELECT $1, $2, 'CHANGE', $3::bigint - 2 * half, $4::integer, half, half, '996311', hotel_now()
  FROM (SELECT round($3::numeric * $4 / (2 * (100 + $4)))::bigint AS half) tax`;

const CHARGED_LINES = `
  SELECT line.id FROM folio_lines line
  WHERE line.booking_id = $1 AND line.reverses IS NULL AND line.tax_percent IS NOT NULL
    AND NOT EXISTS (SELECT 1 FROM folio_lines other WHERE other.reverses = line.id) ORDER BY line.id`;

const TAKE_BACK = `
  INSERT INTO folio_lines (booking_id, stay_id, kind, night, rate_source, rate_cents, value_paise, tax_percent, cgst_paise,
    sgst_paise, sac, reverses, created_at)
  SELECT booking_id, stay_id, kind, night, rate_source, rate_cents, -value_paise, tax_percent, -cgst_paise, -sgst_paise, sac,
    id, hotel_now()
  FROM folio_lines WHERE id = ANY ($1::bigint[])`;

const ROUND_OFF = `
  INSERT INTO folio_lines (booking_id, stay_id, kind, value_paise, cgst_paise, sgst_paise, sac, created_at)
  VALUES ($1, $2, 'ROUND_OFF', $3, 0, 0, '996311', hotel_now())`;

const PAY = `
  INSERT INTO payments (id, booking_id, order_id, source, taken_by, gateway_payment_id, status, amount_paise, currency,
    captured_at, created_at)
  SELECT $1::uuid, $2::uuid, CASE source WHEN 'GATEWAY' THEN (SELECT id FROM orders LIMIT 1) END, source,
    CASE source WHEN 'GATEWAY' THEN NULL ELSE 'owner' END, CASE source WHEN 'GATEWAY' THEN 'pay_' || $1::text END,
    'CAPTURED', $4, 'INR', hotel_now(), hotel_now()
  FROM (SELECT $3::text AS source) paid`;

const REFUND = `
  INSERT INTO refunds (id, payment_id, status, amount_paise, reason, idempotency_key, source, given_by, given_at, created_at)
  SELECT $1::uuid, payment.id, $3, $4, 'CANCELLED', $1::text, payment.source,
    CASE payment.source WHEN 'GATEWAY' THEN NULL ELSE 'owner' END,
    CASE payment.source WHEN 'GATEWAY' THEN NULL ELSE hotel_now() END, hotel_now()
  FROM payments payment WHERE payment.id = $2`;

const DISPUTE = `
  INSERT INTO disputes (id, gateway_dispute_id, gateway_payment_id, status, amount_paise, amount_deducted_paise, currency,
    phase, created_at)
  SELECT $1::uuid, $1::text, gateway_payment_id, 'LOST', $3, $3, 'INR', 'chargeback', hotel_now() FROM payments
  WHERE id = $2`;

const END = `
  WITH gone AS (
    UPDATE stays SET status = $2, checked_out_at = CASE $2 WHEN 'DEPARTED' THEN hotel_now() END
    WHERE id = $1 RETURNING id)
  INSERT INTO transitions (machine, subject_id, from_state, to_state, actor_kind, reason, at)
  SELECT 'stay', id, $3, $2, 'staff', 'life', hotel_now() FROM gone`;

interface Paid {
  id: string;
  source: 'GATEWAY' | 'CASH' | 'UPI';
  amount: number;
  /** What was refunded or is promised as a refund, or a bank took. */
  gone: number;
}

/** One booking, with what the test knows about it independently of the hotel. */
export class WrittenBooking {
  private readonly id = randomUUID();
  private readonly stay = randomUUID();
  private readonly paid: Paid[] = [];
  private promised: { id: string; paid: Paid; amount: number }[] = [];
  private state = 'EXPECTED';

  constructor(
    readonly life: WrittenLife,
    private readonly reference: string,
    private readonly testServer: TestServer,
    private readonly ledger: Ledger,
    private readonly issue: DocumentIssue,
  ) {}

  async book(template: string, today: string): Promise<void> {
    const { query } = this.testServer;
    const { nights, arrivesAfter, isBusiness } = this.life;
    const checkin = addDays(today, arrivesAfter);
    await query(BOOK, [template, this.id, this.reference]);
    await query(STAY, [template, this.stay, this.id, checkin, addDays(checkin, nights.length)]);
    const [amounts, rates] = [nights.map(({ paise }) => paise), nights.map(({ taxPercent }) => taxPercent)];
    await query(NIGHTS, [this.id, this.stay, checkin, amounts, rates]);
    if (!isBusiness) return;
    const { billingDetails } = this.testServer.installation.services;
    await billingDetails.set(this.id, RECIPIENTS.business);
  }

  issueDocuments(): Promise<void> {
    return this.issue.run(this.id);
  }

  /** Decides everything that waits, and makes all guests with a room leave. */
  async end(): Promise<void> {
    await this.decide('PROCESSED');
    await this.endStay('DEPARTED');
    await this.issueDocuments();
  }

  async go(act: WrittenAct): Promise<void> {
    const { query } = this.testServer;
    switch (act.act) {
      case 'pays':
        return this.pay(act.source, act.paise);
      case 'money goes back':
        return this.giveBack(act);
      case 'banks decide':
        return this.decide(act.outcome);
      case 'loses a dispute':
        return this.loseDispute(act);
      case 'is charged':
        await query(CHARGE, [this.id, this.stay, act.paise, act.taxPercent]);
        return;
      case 'is charged less':
        return this.takeBack((ids) => ids.slice(act.place % ids.length, (act.place % ids.length) + 1));
      case 'is rounded off':
        await query(ROUND_OFF, [this.id, this.stay, act.paise]);
        return;
      case 'ends':
        // A no-show is charged nothing for the nights; a charge is a separate act.
        if (act.as !== 'DEPARTED' && this.state === 'EXPECTED') await this.takeBack((ids) => ids);
        return this.endStay(act.as);
      case 'comes back':
        return this.comeBack();
      case 'invoice again':
        return this.issueAgain(act.place, RECIPIENTS[act.to]);
      case 'nothing':
    }
  }

  private note(source: string, change: Partial<{ captured: number; refunded: number }>): void {
    const { captured, refunded } = this.ledger.get(source) ?? { captured: 0, refunded: 0 };
    this.ledger.set(source, {
      captured: captured + (change.captured ?? 0),
      refunded: refunded + (change.refunded ?? 0),
    });
  }

  private async pay(source: Paid['source'], amount: number): Promise<void> {
    const id = randomUUID();
    await this.testServer.query(PAY, [id, this.id, source, amount]);
    this.paid.push({ id, source, amount, gone: 0 });
    this.note(source, { captured: amount });
  }

  /** A part of what is left of one of the payments; at least one paisa. */
  private partOf(place: number, thousandths: number, payments = this.paid) {
    const paid = payments[place % Math.max(1, payments.length)];
    const amount = paid ? Math.ceil(((paid.amount - paid.gone) * thousandths) / 1000) : 0;
    return paid && amount > 0 ? { paid, amount } : null;
  }

  private async giveBack({
    place,
    thousandths,
    isPromised,
  }: Extract<WrittenAct, { act: 'money goes back' }>): Promise<void> {
    const part = this.partOf(place, thousandths);
    if (!part) return;
    const id = randomUUID();
    // Money by hand is paid at once.
    const waits = isPromised && part.paid.source === 'GATEWAY';
    const status = waits ? 'PENDING' : 'PROCESSED';
    await this.testServer.query(REFUND, [id, part.paid.id, status, part.amount]);
    part.paid.gone += part.amount;
    if (waits) this.promised.push({ id, ...part });
    else this.note(part.paid.source, { refunded: part.amount });
  }

  private async decide(outcome: 'PROCESSED' | 'FAILED'): Promise<void> {
    const decided = this.promised;
    this.promised = [];
    for (const { id, paid, amount } of decided) {
      await this.testServer.query('UPDATE refunds SET status = $2 WHERE id = $1', [id, outcome]);
      if (outcome === 'PROCESSED') this.note(paid.source, { refunded: amount });
      else paid.gone -= amount;
    }
  }

  private async loseDispute({
    place,
    thousandths,
  }: Extract<WrittenAct, { act: 'loses a dispute' }>): Promise<void> {
    const part = this.partOf(
      place,
      thousandths,
      this.paid.filter(({ source }) => source === 'GATEWAY'),
    );
    if (!part) return;
    await this.testServer.query(DISPUTE, [randomUUID(), part.paid.id, part.amount]);
    part.paid.gone += part.amount;
  }

  private async takeBack(choose: (ids: number[]) => number[]): Promise<void> {
    const open = await this.testServer.query<{ id: number }>(CHARGED_LINES, [this.id]);
    if (open.length === 0) return;
    await this.testServer.query(TAKE_BACK, [choose(open.map(({ id }) => id))]);
  }

  private async endStay(as: 'DEPARTED' | 'CANCELLED' | 'NO_SHOW'): Promise<void> {
    if (this.state !== 'EXPECTED' && this.state !== 'IN_HOUSE') return;
    await this.testServer.query(END, [this.stay, as, this.state]);
    this.state = as;
  }

  private async comeBack(): Promise<void> {
    if (this.state !== 'DEPARTED' && this.state !== 'NO_SHOW') return;
    await this.testServer.query(END, [this.stay, 'IN_HOUSE', this.state]);
    this.state = 'IN_HOUSE';
  }

  private async issueAgain(place: number, recipient: (typeof RECIPIENTS)[keyof typeof RECIPIENTS]) {
    const { reissues } = this.testServer.installation.services;
    const { invoices } = await reissues.reissuable(this.reference);
    const invoice = invoices[place % Math.max(1, invoices.length)];
    // The same details are refused, which is right.
    if (invoice) await reissues.issueAgain(STAFF, { invoiceId: invoice.id, recipient, reason: 'Life' });
  }
}

/** Issues documents with quick files: their content has its own tests. */
export function quickDocumentIssue({ installation }: TestServer): DocumentIssue {
  const { database, services } = installation;
  const { bookingRepository, clock, documents, property } = services;
  return new DocumentIssue({
    companies: { settle: () => Promise.resolve() },
    database,
    clock,
    bookings: bookingRepository,
    bookingsToDocument: new BookingToDocumentReadModel(),
    documents,
    recipients: new FolioRecipients(new BillingDetailsRepository(database), new FoliosRepository(database)),
    folios: new FoliosRepository(database),
    obstacles: [new MissingAddress(new TaskRepository())],
    property,
    pdf: {
      render: ({ number }) => Promise.resolve(Buffer.from(number)),
      register: () => Promise.resolve(null),
      hotelEmail: 'hotel@example.com',
    },
  });
}
