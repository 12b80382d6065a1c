import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { bookingForm, type Hold, type RoomTypeName } from '../../../tests/testkit/bookings';
import { addDays } from '../../../src/platform/time/dates';
import type { TestServer } from '../../../tests/testkit/test-server';
import { ask, postForm, type Outcome } from './requests';
import type { Journal } from './journal';
import { USUAL_WAY, WAYS, type WayOfChanging } from './ways';
import type { TestMailServer } from '../../../tests/testkit/mail-server';

/** The booking's single stay of two nights. */
interface FoundStays {
  stays: { id: string; roomType: string; checkin: string; checkout: string; guests: number }[];
}

/** The order of a change that waits for its payment; a change that is made at once has no order. */
interface SentChange {
  change?: { checkout: { orderId: string } };
}

const ROOM_TYPES: readonly RoomTypeName[] = ['Single', 'Double', 'Deluxe', 'Suite'];

const CREATE_BOOKING = `mutation ($input: CreateBookingInput!) { createBooking(input: $input) { __typename
  ... on BookingHold { token booking { reference } checkout { orderId } } ... on Refusal { code } } }`;
// Sent only by guests who change a booking, because earlier versions have no stays, and the rehearsal of an upgrade
// books there, too.
const STAYS = `query ($token: String!) { bookingByToken(token: $token) { __typename
  ... on Booking { stays { id roomType checkin checkout guests } } ... on Refusal { code } } }`;
const CONFIRM_PAYMENT = `mutation ($input: ConfirmPaymentInput!) { confirmPayment(input: $input) { __typename
  ... on BookingConfirmed { booking { reference } } ... on PaymentPending { booking { reference } }
  ... on Refusal { code } } }`;
const CANCEL_BOOKING = `mutation ($input: CancelBookingInput!) { cancelBooking(input: $input) { __typename
  ... on BookingCancelled { booking { reference } } ... on Refusal { code } } }`;
const CHANGE_BOOKING = `mutation ($input: ChangeBookingInput!) { changeBooking(input: $input) { __typename
  ... on BookingChanged { booking { reference } } ... on ChangeHeld { change { checkout { orderId } } }
  ... on Refusal { code } } }`;
const SEND_CODE = `mutation ($email: String!) { sendNewsletterCode(email: $email) { __typename
  ... on Refusal { code } } }`;
const VERIFY_CODE = `mutation ($email: String!, $otp: String!) { verifyNewsletterCode(email: $email, otp: $otp) {
  __typename ... on Refusal { code } } }`;

// While this many guests are active, further guests leave. Otherwise a slow machine would never finish.
const MOST_AT_ONCE = 120;
// Guests wait up to this many seconds before they pay, so that a fault can strike at every step.
const MOST_SECONDS_TO_PAY = 4;
const TRIES = 8;
const PAUSE_MILLISECONDS = 500;
const MAIL_PATIENCE_MILLISECONDS = 4_000;
const MESSAGES_EVERY = 10;
const READERS_EVERY = 20;

type SentRequest = (url: string) => Promise<Outcome>;

/** Guests who book, pay, write and subscribe. They repeat requests without a response. */
export class Guests {
  private turn = 0;
  private bookings = 0;

  constructor(
    private readonly testServer: Pick<TestServer, 'freshEmail' | 'razorpay'>,
    private readonly mail: Pick<TestMailServer, 'taken'>,
    private readonly servers: () => readonly string[],
    private readonly journal: Journal,
  ) {}

  /**
   * Starts `perSecond` bookings a second until it is over, each in the next way of booking, with messages and new
   * subscribers among them.
   */
  async come(perSecond: number, isOver: () => boolean): Promise<void> {
    const begun = Date.now();
    const here = new Set<Promise<unknown>>();
    const welcome = (guest: Promise<unknown>): void => {
      here.add(guest);
      void guest.finally(() => here.delete(guest));
    };
    for (let number = 0; !isOver(); number += 1) {
      await pause(Math.max(0, begun + (number * 1000) / perSecond - Date.now()));
      if (here.size >= MOST_AT_ONCE) continue;
      welcome(this.book(WAYS[number % WAYS.length], number % MOST_SECONDS_TO_PAY));
      if (number % MESSAGES_EVERY === 0) welcome(this.write());
      if (number % READERS_EVERY === 0) welcome(this.subscribe());
    }
    await Promise.all(here);
  }

  /** True when the guest was told that the booking is confirmed. */
  async book({ payments, comesBack, cancels, changes } = USUAL_WAY, secondsToPay = 0): Promise<boolean> {
    const input = bookingForm(this.testServer, {
      // Kept when the form is sent again, so that there is only one booking.
      idempotencyKey: randomUUID(),
      roomType: ROOM_TYPES[(this.bookings += 1) % ROOM_TYPES.length],
    });
    const held = (await this.persist((url) => ask(url, CREATE_BOOKING, { input }))) as Hold | null;
    if (!held) return false;
    const { reference } = held.booking;
    this.journal.promise({ kind: 'hold', reference });
    await pause(secondsToPay * 1000);
    const { told, amount } = await this.pay(held.checkout.orderId, { payments, comesBack });
    if (!told) return false;
    const isConfirmed = told === 'BookingConfirmed';
    this.journal.promise({ kind: isConfirmed ? 'confirmation' : 'payment on its way', reference });
    if (isConfirmed && cancels) await this.cancel(held, amount);
    if (isConfirmed && changes) await this.change(held, amount, changes);
    return isConfirmed;
  }

  /** Pays the order. Returns the server's response, if the guest came back and it responded, and the amount. */
  private async pay(
    orderId: string,
    { payments, comesBack }: Pick<WayOfChanging, 'payments' | 'comesBack'>,
  ): Promise<{ told: string | null; amount: number }> {
    const paid = [];
    for (const outcome of payments) paid.push(await this.testServer.razorpay.pay(orderId, { outcome }));
    const last = paid.at(-1);
    const amount = last?.payment.amount ?? 0;
    if (!last || !comesBack) return { told: null, amount };
    const { razorpay_payment_id: paymentId, razorpay_signature: signature } = last.checkout;
    const proof = { orderId, paymentId, signature };
    const result = (await this.persist((url) => ask(url, CONFIRM_PAYMENT, { input: proof }))) as Hold | null;
    return { told: result?.__typename ?? null, amount };
  }

  /** Adds or gives up a night, at the price of one of the two nights. */
  private async change(held: Hold, paid: number, way: WayOfChanging): Promise<void> {
    const { token, booking } = held;
    const found = (await this.persist((url) => ask(url, STAYS, { token }))) as FoundStays | null;
    if (!found) return;
    const stays = found.stays.map((stay) => ({ ...stay, checkout: addDays(stay.checkout, way.nights) }));
    const checkout = stays[0]?.checkout ?? '';
    // Kept when the form is sent again, so that there is only one change.
    const form = { token, stays, expectedDifference: (way.nights * paid) / 2, idempotencyKey: randomUUID() };
    const sent = await this.persist((url) => ask(url, CHANGE_BOOKING, { input: form }));
    if (!sent) return;
    const { change } = sent as SentChange;
    const isMade = change ? (await this.pay(change.checkout.orderId, way)).told !== null : true;
    if (isMade) this.journal.promise({ kind: 'change', reference: booking.reference, checkout });
  }

  private async cancel({ token, booking: { reference } }: Hold, expectedRefund: number): Promise<void> {
    // Kept when the form is sent again, so that there is only one refund.
    const input = { token, expectedRefund, idempotencyKey: randomUUID() };
    if (await this.persist((url) => ask(url, CANCEL_BOOKING, { input })))
      this.journal.promise({ kind: 'cancellation', reference });
  }

  private async write(): Promise<void> {
    const email = this.testServer.freshEmail();
    const form = { email, textarea: 'Is there a boat from the station?' };
    if (await this.persist((url) => postForm(`${url}/api/contact`, form)))
      this.journal.promise({ kind: 'message', email });
  }

  private async subscribe(): Promise<void> {
    const email = this.testServer.freshEmail();
    if (!(await this.persist((url) => ask(url, SEND_CODE, { email })))) return;
    this.journal.promise({ kind: 'code', email });
    const otp = await this.codeFor(email);
    // The mail takes too long, so this reader gave up.
    if (!otp) return;
    if (await this.persist((url) => ask(url, VERIFY_CODE, { email, otp })))
      this.journal.promise({ kind: 'subscription', email });
  }

  private async codeFor(email: string): Promise<string | undefined> {
    for (let waited = 0; waited < MAIL_PATIENCE_MILLISECONDS; waited += PAUSE_MILLISECONDS) {
      const mail = this.mail.taken.find(({ to }) => to === email);
      if (mail) return /^\d{6}/.exec(mail.subject)?.[0];
      await pause(PAUSE_MILLISECONDS);
    }
    return undefined;
  }

  /**
   * Sends the request to one server after the other until one responds. Returns what the response promised; null when
   * it promised nothing.
   */
  private async persist(send: SentRequest): Promise<unknown> {
    for (let tries = 0; tries < TRIES; tries += 1) {
      const urls = this.servers();
      const outcome = await send(urls[(this.turn += 1) % urls.length] ?? '');
      if (outcome.kind === 'accepted') return outcome.data;
      this.journal.note(outcome);
      if (outcome.kind !== 'no response') return null;
      await pause(PAUSE_MILLISECONDS);
    }
    return null;
  }
}
