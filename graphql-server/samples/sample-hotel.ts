import { randomUUID } from 'node:crypto';
import type { Installation } from '../src/app/installation';
import type { Staff } from '../src/access/accounts/authorisation';
import { balanceOf, type BookingRecord } from '../src/bookings/core/booking-record';
import type { StaffSource } from '../src/payments/core/payment.entity';
import { inWholeRupees } from '../src/platform/money/money';
import type { RequestClock } from '../src/platform/time/clock';

/** The receptionist of the sample. No account belongs to it. */
const SAMPLE_STAFF: Staff = { uid: 'sample-reception', address: 'reception@example.com' };

/** The guest's payment at the stand-in of the gateway. */
interface PaidAtGateway {
  payment: { id: string };
  checkout: { razorpay_payment_id: string; razorpay_order_id: string; razorpay_signature: string };
}

/** A sum above which guests do not pay in cash here, so that nobody needs a PAN. In paise. */
const MOST_CASH_PAISE = 4_000_000;

/** A key for a form. No form of the sample is sent twice. */
export const freshKey = (): string => `sample-${randomUUID()}`;

/** The outcome of an act of the sample, if it is of this kind. Anything else is a fault of the sample. */
export function expectKind<Outcome extends { kind: string }, Kind extends Outcome['kind']>(
  outcome: Outcome,
  kind: Kind,
): Extract<Outcome, { kind: Kind }> {
  if (outcome.kind !== kind)
    throw new Error(`Expected ${kind} and got ${JSON.stringify(outcome).slice(0, 400)}`);
  return outcome as Extract<Outcome, { kind: Kind }>;
}

/** What guests and staff do in the sample, through the services that serve real guests and staff. */
export class SampleHotel {
  readonly staff = SAMPLE_STAFF;

  constructor(
    readonly installation: Installation,
    private readonly documentsSince: Date,
  ) {}

  get services(): Installation['services'] {
    return this.installation.services;
  }

  get clock(): RequestClock {
    return this.services.clock.forRequest();
  }

  async booking(id: string): Promise<BookingRecord> {
    const booking = await this.services.bookingRepository.findById(id);
    if (!booking) throw new Error(`The sample has no booking ${id}.`);
    return booking;
  }

  /** The guest pays the order of a hold, `daysAgo` days ago as the gateway counts. */
  async payOrder(orderId: string, daysAgo: number): Promise<void> {
    const { payment, checkout } = await this.atGateway<PaidAtGateway>(`orders/${orderId}/pay`, {
      outcome: 'capture',
      webhook: false,
    });
    if (daysAgo > 0) await this.atGateway(`payments/${payment.id}/age`, { days: daysAgo });
    const proof = {
      orderId: checkout.razorpay_order_id,
      paymentId: checkout.razorpay_payment_id,
      signature: checkout.razorpay_signature,
    };
    expectKind(await this.services.paymentConfirmation.confirm(proof, null, this.clock), 'BookingConfirmed');
  }

  /** Sends the refunds that wait. The stand-in answers at once. */
  async sendRefunds(): Promise<void> {
    const waiting: { id: string }[] = await this.installation.database.query(
      "SELECT id FROM refunds WHERE status = 'PENDING' AND source = 'GATEWAY'",
    );
    for (const { id } of waiting) await this.installation.refunds.send(id);
  }

  /** Issues what the booking lacks, if the hotel already issues documents at this time. */
  async issueDocuments(id: string, at: Date): Promise<void> {
    if (at >= this.documentsSince) await this.installation.documentIssue.run(id);
  }

  /** Takes the whole balance; a high one not in cash. */
  async takeBalance(id: string, wanted: StaffSource): Promise<void> {
    const booking = await this.booking(id);
    const balance = balanceOf(booking, await this.services.payments.keptOf(id));
    if (balance <= 0) return;
    const source = wanted === 'CASH' && balance > MOST_CASH_PAISE ? 'CARD_MACHINE' : wanted;
    await this.take(booking.reference, source, source === 'CASH' ? inWholeRupees(balance) : balance);
  }

  async take(reference: string, source: StaffSource, amount: number): Promise<void> {
    const form = { source, amount, note: '', pan: null, idempotencyKey: freshKey() };
    const time = await this.clock.time();
    expectKind(
      await this.services.deskPayments.record(this.staff, reference, form, time),
      'DeskPaymentRecorded',
    );
  }

  /** Calls what the stand-in of the gateway offers for trying things out. */
  async atGateway<Answer>(path: string, body: object): Promise<Answer> {
    const response = await fetch(`${this.installation.settings.RAZORPAY_API_URL}/local/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`The stand-in of the gateway: ${await response.text()}`);
    return (await response.json()) as Answer;
  }
}
