import { randomUUID } from 'node:crypto';
import type { PayOutcome } from '../../local/razorpay-ledger';
import { assertType } from '../../tests/testkit/graphql';
import { bookingForm, type CreateBookingInput } from '../../tests/testkit/bookings';
import { waitFor } from '../../tests/testkit/wait-for';
import { confirmPayment, createBooking } from './guest-requests';
import type { Surroundings } from './surroundings';

/** The kinds of bookings in the earlier version, and how many of each are made. */
const BOOKING_KINDS = {
  'lapsed unpaid': 6,
  'paid late and confirmed': 4,
  'paid too late and refunded': 4,
  'refund mailed while the mail server is away': 2,
  'refund pending at the gateway': 4,
  'refund waiting for the gateway': 3,
  'paid twice': 2,
  'paid and came back': 6,
  'paid and closed the page': 4,
  'authorised and captured': 2,
  'payment failed': 3,
  'hold with an order': 6,
  'hold without an order': 3,
  'hold to be paid after the upgrade': 6,
  'paid while the mail server is away': 4,
} as const;

export type BookingKind = keyof typeof BOOKING_KINDS;

// These may change in the new version, because the rehearsal or its servers continue with them.
const GOES_ON: ReadonlySet<BookingKind> = new Set([
  'refund waiting for the gateway',
  'hold without an order',
  'hold to be paid after the upgrade',
]);

export interface MadeBooking {
  kind: BookingKind;
  id: string;
  reference: string;
  token: string;
  orderId: string;
  form: CreateBookingInput;
  /** Whether its rows may change after the upgrade. */
  goesOn: boolean;
}

const ROOM_TYPES: readonly CreateBookingInput['roomType'][] = ['Single', 'Double', 'Deluxe', 'Suite'];

/** Guests of the earlier version, who bring bookings into every state through its own API. */
export class Filling {
  readonly bookings: MadeBooking[] = [];

  constructor(
    private readonly surroundings: Surroundings,
    private readonly url: string,
  ) {}

  /** Makes everything that needs the mail server. The clock moves forward by 80 minutes. */
  async fill(): Promise<void> {
    const { razorpay, shiftClock } = this.surroundings;
    for (const kind of LAPSING) await this.make(kind);
    await shiftClock('16 minutes');
    await this.sweep();
    await this.payAndClose('paid late and confirmed', 'capture', { status: 'CONFIRMED' });
    // More than an hour after the holds lapsed.
    await shiftClock('80 minutes');
    await this.payAndClose('paid too late and refunded', 'capture', { refund: 'PROCESSED' });
    razorpay.setMode({ refunds: 'pending' });
    await this.payAndClose('refund pending at the gateway', 'capture', { refund: 'PENDING' });
    razorpay.setMode({ refunds: 'processed' });
    for (const kind of ROOM_KEEPING) await this.make(kind);
    await this.comeBack('paid and came back');
    await this.payAndClose('paid and closed the page', 'capture', { status: 'CONFIRMED' });
    await this.payAndClose('authorised and captured', 'authorise', { status: 'CONFIRMED' });
    await this.payAndClose('payment failed', 'fail', { status: 'HELD' });
    await this.payAndClose('paid twice', 'capture', { status: 'CONFIRMED' });
    await this.payAndClose('paid twice', 'capture', { refund: 'PROCESSED' });
    // A server that is killed between the hold and its order leaves this state.
    await this.surroundings.query('UPDATE bookings SET gateway_order_id = NULL WHERE reference = ANY($1)', [
      this.of('hold without an order').map(({ reference }) => reference),
    ]);
  }

  /** Makes mails and refunds that wait because the mail server and the gateway are away. */
  async fillWhileServicesAreAway(): Promise<void> {
    await this.make('paid while the mail server is away');
    await this.comeBack('paid while the mail server is away');
    await this.payAndClose('refund mailed while the mail server is away', 'capture', { refund: 'PROCESSED' });
    this.surroundings.razorpay.setMode({ respondWith: '500', matching: '/refund' });
    await this.payAndClose('refund waiting for the gateway', 'capture', { refund: 'PENDING' });
  }

  of(kind: BookingKind): MadeBooking[] {
    return this.bookings.filter((booking) => booking.kind === kind);
  }

  private async make(kind: BookingKind): Promise<void> {
    for (let count = 0; count < BOOKING_KINDS[kind]; count += 1) {
      const form = bookingForm(this.surroundings, {
        idempotencyKey: randomUUID(),
        roomType: ROOM_TYPES[this.bookings.length % ROOM_TYPES.length],
        specialRequests: count % 2 === 0 ? 'A quiet room, please.' : null,
      });
      const held = await createBooking(this.url, form);
      assertType(held, 'BookingHold');
      const { token, checkout } = held;
      const { reference } = held.booking;
      const [row] = await this.surroundings.query<{ id: string }>(
        'SELECT id FROM bookings WHERE reference = $1',
        [reference],
      );
      this.bookings.push({
        kind,
        id: row?.id ?? '',
        reference,
        token,
        orderId: checkout.orderId,
        form,
        goesOn: GOES_ON.has(kind),
      });
    }
  }

  private async sweep(): Promise<void> {
    await this.surroundings.query(`SELECT graphile_worker.add_job('sweep holds')`);
    await waitFor('the holds have lapsed', async () => (await this.count({ status: 'HELD' }, LAPSING)) === 0);
  }

  /** Guests pay and close the page, so only the webhook tells the server. */
  private async payAndClose(kind: BookingKind, outcome: PayOutcome, expected: Expected): Promise<void> {
    for (const { orderId } of this.of(kind)) await this.surroundings.razorpay.pay(orderId, { outcome });
    if (outcome === 'fail') expected = { ...expected, payment: 'FAILED' };
    await waitFor(
      `${kind}: ${JSON.stringify(expected)}`,
      async () => (await this.count(expected, [kind])) === BOOKING_KINDS[kind],
    );
  }

  private async comeBack(kind: BookingKind): Promise<void> {
    for (const { orderId } of this.of(kind)) {
      const { checkout } = await this.surroundings.razorpay.pay(orderId, { outcome: 'capture' });
      const { __typename } = await confirmPayment(this.url, checkout);
      if (__typename !== 'BookingConfirmed') throw new Error(`Paid, but ${__typename}`);
    }
  }

  private async count(expected: Expected, kinds: readonly BookingKind[]): Promise<number> {
    const [row] = await this.surroundings.query<{ count: number }>(
      `SELECT count(DISTINCT booking.id)::int AS count FROM bookings booking
       LEFT JOIN payments payment ON payment.gateway_order_id = booking.gateway_order_id
       LEFT JOIN refunds refund ON refund.payment_id = payment.id
       WHERE booking.id = ANY($1) AND booking.status = COALESCE($2, booking.status)
         AND ($3::text IS NULL OR payment.status = $3) AND ($4::text IS NULL OR refund.status = $4)`,
      [
        kinds.flatMap((kind) => this.of(kind)).map(({ id }) => id),
        expected.status ?? null,
        expected.payment ?? null,
        expected.refund ?? null,
      ],
    );
    return row?.count ?? 0;
  }
}

interface Expected {
  status?: 'HELD' | 'CONFIRMED' | 'EXPIRED';
  payment?: 'FAILED';
  refund?: 'PENDING' | 'PROCESSED';
}

const LAPSING: readonly BookingKind[] = [
  'lapsed unpaid',
  'paid late and confirmed',
  'paid too late and refunded',
  'refund mailed while the mail server is away',
  'refund pending at the gateway',
  'refund waiting for the gateway',
];

const ROOM_KEEPING: readonly BookingKind[] = [
  'paid twice',
  'paid and came back',
  'paid and closed the page',
  'authorised and captured',
  'payment failed',
  'hold with an order',
  'hold without an order',
  'hold to be paid after the upgrade',
];
