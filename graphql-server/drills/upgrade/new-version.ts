import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { buildSchema, parse, validate } from 'graphql';
import type { Check } from '../restore/checks';
import type { ServerProcess } from '../../tests/testkit/server-process';
import { assertType } from '../../tests/testkit/graphql';
import { waitFor } from '../../tests/testkit/wait-for';
import type { Before } from './before';
import { noFaults } from './checks';
import type { MadeBooking } from './fill';
import { confirmPayment, continueBooking, unsubscribe, verifyCode } from './guest-requests';
import { codeFor, unsubscribeTokenFor } from './readers';
import type { Surroundings } from './surroundings';

const PATIENCE_MILLISECONDS = 60_000;

/** Brings back the mail server and the gateway. Waiting work is tried at once, as an operator would have it. */
export async function bringServicesBack({ mail, razorpay, query }: Surroundings): Promise<void> {
  await mail.comeBack();
  razorpay.setMode({ reset: true });
  await query(
    `SELECT graphile_worker.reschedule_jobs(array_agg(id), run_at := now()) FROM graphile_worker._private_jobs
     WHERE attempts > 0 AND locked_at IS NULL`,
  );
}

/** Holds of the earlier version, with and without an order, can be paid here. */
export async function heldBookingsArePaid(
  { razorpay }: Surroundings,
  url: string,
  { bookings }: Before,
): Promise<Check> {
  const faults: string[] = [];
  const pay = async (booking: MadeBooking, orderId: string | undefined): Promise<void> => {
    const { checkout } = await razorpay.pay(orderId ?? '', { outcome: 'capture' });
    const outcome = await confirmPayment(url, checkout);
    if (outcome.__typename !== 'BookingConfirmed' || outcome.booking.reference !== booking.reference)
      faults.push(`${booking.kind} ${booking.reference}: ${JSON.stringify(outcome)}`);
  };
  const of = (kind: MadeBooking['kind']) => bookings.filter((booking) => booking.kind === kind);
  for (const booking of of('hold to be paid after the upgrade')) await pay(booking, booking.orderId);
  for (const booking of of('hold without an order')) {
    const hold = await continueBooking(url, booking.token);
    assertType(hold, 'BookingHold');
    await pay(booking, hold.checkout.orderId);
  }
  const count = of('hold to be paid after the upgrade').length + of('hold without an order').length;
  return noFaults('holds of the earlier version are paid', faults, `${count} holds`);
}

/** Mails that the earlier version queued arrive, with links that open. */
export async function queuedMailsArrive(
  surroundings: Surroundings,
  url: string,
  { bookings, readers }: Before,
): Promise<Check> {
  const { mail } = surroundings;
  const hasMail = (subject: string, to?: string, text = '') =>
    mail.taken.some(
      (taken) => taken.subject.startsWith(subject) && (!to || taken.to === to) && taken.text.includes(text),
    );
  const confirmed = bookings.filter(({ kind }) => kind === 'paid while the mail server is away');
  const refunded = bookings.filter(({ kind }) => kind === 'refund mailed while the mail server is away');
  const expected: Record<string, () => boolean> = {
    confirmations: () =>
      confirmed.every(({ form, token, reference }) =>
        hasMail(`Booking confirmed: ${reference}`, form.email, `/booking#${token}`),
      ),
    'notices to the hotel': () => confirmed.every(({ reference }) => hasMail(`New booking ${reference}`)),
    'refund notices': () =>
      refunded.every(({ form, reference }) => hasMail('Your payment of', form.email, reference)),
    'message to the hotel': () => hasMail(`Message from ${readers.messageWaits}`),
    'welcome of a reader': () => unsubscribeTokenFor(surroundings, readers.welcomeWaits) !== undefined,
    'newsletter code': () => codeFor(surroundings, readers.codeWaits) !== undefined,
  };
  const faults: string[] = [];
  for (const [name, hasArrived] of Object.entries(expected))
    await waitFor(name, hasArrived, PATIENCE_MILLISECONDS).catch((error) => faults.push(String(error)));
  const welcomed = unsubscribeTokenFor(surroundings, readers.welcomeWaits);
  const links = {
    Unsubscribed: () => unsubscribe(url, readers.unsubscribeTokens[0] ?? ''),
    'Unsubscribed ': () => unsubscribe(url, welcomed ?? ''),
    NewsletterVerified: () => verifyCode(url, readers.openCode.email, readers.openCode.otp),
    'NewsletterVerified ': () =>
      verifyCode(url, readers.codeWaits, codeFor(surroundings, readers.codeWaits) ?? ''),
  };
  for (const [expectedType, follow] of Object.entries(links)) {
    const { __typename } = await follow();
    if (__typename !== expectedType.trim()) faults.push(`${__typename} instead of ${expectedType.trim()}`);
  }
  return noFaults(
    'queued mails arrive, and their links and codes work',
    faults,
    Object.keys(expected).join(', '),
  );
}

/** Refunds that waited for the gateway are made once. */
export async function waitingRefundsAreMade(
  { query, razorpay }: Surroundings,
  { bookings }: Before,
): Promise<Check> {
  const waiting = bookings.filter(({ kind }) => kind === 'refund waiting for the gateway');
  const orders = waiting.map(({ orderId }) => orderId);
  const processed = () =>
    query(
      `SELECT refund.id FROM refunds refund JOIN payments payment ON payment.id = refund.payment_id
       WHERE payment.gateway_order_id = ANY($1) AND refund.status = 'PROCESSED'`,
      [orders],
    );
  const faults: string[] = [];
  await waitFor(
    'waiting refunds are made',
    async () => (await processed()).length === waiting.length,
    PATIENCE_MILLISECONDS,
  ).catch((error) => faults.push(String(error)));
  const { payments, refunds } = razorpay.state();
  for (const orderId of orders) {
    const count = Object.values(refunds).filter(
      ({ payment_id }) => payments[payment_id]?.order_id === orderId,
    ).length;
    if (count !== 1) faults.push(`${orderId} has ${count} refunds at the gateway`);
  }
  return noFaults('refunds that waited for the gateway are made once', faults, `${waiting.length} refunds`);
}

const KNOWN = /"outcome":"sent before"/g;

/**
 * Every event that the gateway ever sent is known. Events are stored by their id, so a known event is not stored twice.
 */
export async function webhooksAreKnown({ webhooks }: Surroundings, server: ServerProcess): Promise<Check> {
  const countKnown = () => server.output().match(KNOWN)?.length ?? 0;
  const knownBefore = countKnown();
  const sent = await webhooks.sendAllAgain(1);
  const faults: string[] = [];
  await waitFor('the log says that each event is known', () => countKnown() - knownBefore >= sent).catch(() =>
    faults.push(`${countKnown() - knownBefore} of ${sent} events were known`),
  );
  return noFaults('each webhook that is sent again is known', faults, `${sent} events`);
}

/** Guests book at one server and pay at the other, both ways round. */
export async function bookedHerePaidThere(
  { razorpay }: Surroundings,
  book: (url: string) => Promise<{ orderId: string; reference: string }>,
  [first, second]: readonly [string, string],
): Promise<Check> {
  const faults: string[] = [];
  for (const [booking, paying] of [
    [first, second],
    [second, first],
    [first, second],
    [second, first],
  ] as const) {
    const { orderId, reference } = await book(booking);
    const { checkout } = await razorpay.pay(orderId, { outcome: 'capture' });
    const { __typename } = await confirmPayment(paying, checkout);
    if (__typename !== 'BookingConfirmed') faults.push(`${reference}: ${__typename}`);
  }
  return noFaults('booked at one version, paid at the other', faults, '4 bookings, both ways');
}

/** Browsers keep the earlier site until they load a page again, so its documents must be valid in the new schema. */
export function earlierSiteIsServed(earlierDirectory: string): Check {
  const schema = buildSchema(readFileSync(path.resolve(__dirname, '../../../schema/schema.graphql'), 'utf8'));
  const folder = path.join(earlierDirectory, 'web', 'src');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.graphql'),
  );
  const text = files.map((name) => readFileSync(path.join(folder, name), 'utf8')).join('\n');
  const document = parse(text);
  const faults = validate(schema, document).map(({ message }) => message);
  return noFaults(
    'each document of the earlier site is valid in the new schema',
    faults,
    `${document.definitions.length} documents`,
  );
}
