import { recordPayment, deskPaymentForm, moneyOf } from '../desk-payments';
import { RECIPIENTS } from '../reissues';
import type { LifeCorrection } from './life';
import type { LivedLife } from './lived-life';
import type { TestServer } from '../test-server';

// What happens at the desk once the guests have a room: the last things that they pay for, and the corrections weeks
// after the invoice. Amounts are paise.

interface Desk {
  testServer: TestServer;
  ownerToken: string;
}

const STAFF = { uid: 'owner-of-lives', address: 'owner@example.com' };

// Half of the tax each; the value is the rest, as the hotel splits every sum.
const CHARGE = `
  INSERT INTO folio_lines (booking_id, stay_id, kind, value_paise, tax_percent, cgst_paise, sgst_paise, sac, created_at)
  SELECT booking.id, (SELECT id FROM stays WHERE booking_id = booking.id ORDER BY position LIMIT 1), 'CHANGE',
    $2::bigint - 2 * tax.half, $3::integer, tax.half, tax.half, '996311', hotel_now()
  FROM bookings booking, (SELECT round($2::numeric * $3 / (2 * (100 + $3)))::bigint AS half) tax
  WHERE booking.reference = $1 AND booking.status IN ('CONFIRMED', 'CANCELLED')`;

const TAKE_BACK = `
  INSERT INTO folio_lines (booking_id, stay_id, kind, night, rate_source, rate_cents, value_paise, tax_percent, cgst_paise,
    sgst_paise, sac, extra, supplement, reverses, created_at)
  SELECT booking_id, stay_id, kind, night, rate_source, rate_cents, -value_paise, tax_percent, -cgst_paise, -sgst_paise, sac,
    extra, supplement, id, hotel_now()
  FROM folio_lines
  WHERE id = (
    SELECT charged[1 + $2::integer % cardinality(charged)] FROM (
      SELECT array_agg(line.id ORDER BY line.id) AS charged FROM folio_lines line
      JOIN bookings booking ON booking.id = line.booking_id
      WHERE booking.reference = $1 AND booking.status IN ('CONFIRMED', 'CANCELLED') AND line.reverses IS NULL
        AND line.kind NOT IN ('ROUND_OFF', 'WRITE_OFF')
        AND NOT EXISTS (SELECT 1 FROM folio_lines other WHERE other.reverses = line.id)) open)`;

const ISSUE = `
  SELECT graphile_worker.add_job('issue documents', json_build_object('bookingId', id)) FROM bookings WHERE reference = $1`;

/** The guest buys something on the last day, and pays the balance in cash or by UPI. */
export async function payAtDesk(
  { testServer, ownerToken }: Desk,
  { reference, life }: LivedLife,
): Promise<void> {
  const { lastDay } = life;
  if (!lastDay) return;
  const { paise, taxPercent, source } = lastDay;
  await testServer.query(CHARGE, [reference, paise, taxPercent]);
  // For a booking that has ended and owes nothing, only this job can issue an invoice.
  await testServer.query(ISSUE, [reference]);
  const options = { token: ownerToken };
  const { balance } = await moneyOf(testServer, reference, options);
  // Cash is whole rupees: the rest is rounded off.
  const amount = source === 'CASH' ? Math.round(balance / 100) * 100 : balance;
  if (amount < 100) return;
  await recordPayment(testServer, deskPaymentForm(reference, { source, amount }), options);
}

/** One correction of the desk; its documents follow by their job. */
export async function correct(
  { testServer }: Desk,
  { reference }: LivedLife,
  correction: LifeCorrection,
): Promise<void> {
  if (correction.act === 'issues again') return issueAgain(testServer, reference, correction);
  if (correction.act === 'takes back') await testServer.query(TAKE_BACK, [reference, correction.place]);
  else await testServer.query(CHARGE, [reference, correction.paise, correction.taxPercent]);
  await testServer.query(ISSUE, [reference]);
}

async function issueAgain(
  { installation }: TestServer,
  reference: string,
  { place, to }: Extract<LifeCorrection, { act: 'issues again' }>,
): Promise<void> {
  const { reissues } = installation.services;
  const { invoices } = await reissues.reissuable(reference);
  const invoice = invoices[place % Math.max(1, invoices.length)];
  if (!invoice) return;
  // The same details are refused, which is right.
  await reissues.issueAgain(STAFF, { invoiceId: invoice.id, recipient: RECIPIENTS[to], reason: 'Life' });
}
