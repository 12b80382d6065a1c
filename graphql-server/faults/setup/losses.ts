import type { Payment } from '../../local/razorpay-entities';
import type { Promised } from './journal';
import type { BenchSetup } from './fault-servers';

interface BookingRow {
  id: string;
  reference: string;
  status: string;
  orderId: string | null;
}

/** What the database holds in the end. */
interface Records {
  bookings: BookingRow[];
  messages: { id: string; email: string }[];
  subscribers: { email: string }[];
  refunds: { id: string }[];
}

async function read({ testServer }: BenchSetup): Promise<Records> {
  return {
    bookings: await testServer.query(
      `SELECT booking.id, booking.reference, booking.status, orders.gateway_id AS "orderId"
       FROM bookings booking LEFT JOIN orders ON orders.booking_id = booking.id`,
    ),
    messages: await testServer.query('SELECT id, email FROM contact_messages'),
    subscribers: await testServer.query('SELECT email FROM subscribers'),
    refunds: await testServer.query(`SELECT id FROM refunds WHERE status = 'PROCESSED'`),
  };
}

function nameOf(promised: Promised): string {
  return `${promised.kind} ${'reference' in promised ? promised.reference : promised.email}`;
}

/** Promises that nothing in the database keeps. */
function broken({ journal, mail }: BenchSetup, { bookings, messages, subscribers }: Records): string[] {
  const made = new Map(bookings.map(({ reference, status }) => [reference, status]));
  const kept: { [Kind in Promised['kind']]: (promised: Extract<Promised, { kind: Kind }>) => boolean } = {
    hold: ({ reference }) => made.has(reference),
    confirmation: ({ reference }) => made.get(reference) === 'CONFIRMED',
    'payment on its way': ({ reference }) => made.get(reference) === 'CONFIRMED',
    message: ({ email }) => messages.some((message) => message.email === email),
    code: ({ email }) => mail.taken.some(({ to, subject }) => to === email && /^\d{6}/.test(subject)),
    subscription: ({ email }) =>
      subscribers.some((subscriber) => subscriber.email === email) &&
      mail.taken.some(({ to, subject }) => to === email && subject.startsWith('Welcome')),
  };
  const isKept = (promised: Promised) => (kept[promised.kind] as (promised: Promised) => boolean)(promised);
  return journal.promises
    .filter((promised) => !isKept(promised))
    .map((promised) => `lost: ${nameOf(promised)}`);
}

function isKeptMoney({ captured, amount, amount_refunded }: Payment): boolean {
  return captured && amount_refunded < amount;
}

/** The gateway's own ledger beside the bookings: one payment kept for each confirmed one, none for the others. */
function strayMoney({ testServer }: BenchSetup, { bookings }: Records): string[] {
  const { payments, orders } = testServer.razorpay.state();
  const statusOf = new Map(bookings.map(({ orderId, status }) => [orderId, status]));
  return Object.keys(orders).flatMap((orderId) => {
    const kept = Object.values(payments).filter((each) => each.order_id === orderId && isKeptMoney(each));
    const due = statusOf.get(orderId) === 'CONFIRMED' ? 1 : 0;
    return kept.length === due
      ? []
      : [`money: ${orderId} keeps ${kept.length} payments, ${due} would be right`];
  });
}

/** The Message-IDs of all mails that the records call for. */
function mailsDue({ bookings, messages, refunds }: Records): string[] {
  const confirmed = bookings.filter(({ status }) => status === 'CONFIRMED');
  const keys = [
    ...confirmed.flatMap(({ id }) => [`confirmed-${id}`, `hotel-${id}`]),
    ...messages.map(({ id }) => `contact-${id}`),
    ...refunds.map(({ id }) => `refunded-${id}`),
  ];
  return keys.map((key) => `<${key}@saffroncourt>`);
}

/** The promises that were not kept, the payments without a booking or refund, and the mails that were not sent. */
export async function findLosses(setup: BenchSetup): Promise<string[]> {
  const records = await read(setup);
  const sent = new Set(setup.mail.taken.map(({ messageId }) => messageId));
  const due = mailsDue(records);
  const open = records.bookings.filter(({ status }) => status === 'HELD');
  return [
    ...broken(setup, records),
    ...strayMoney(setup, records),
    ...due.filter((messageId) => !sent.has(messageId)).map((messageId) => `no mail: ${messageId}`),
    ...open.map(({ reference }) => `still held: ${reference}`),
  ];
}

/** Mails that the mail server was given more than once. */
export function mailedTwice({ mail }: Pick<BenchSetup, 'mail'>): string[] {
  const seen = new Set<string>();
  return mail.taken.flatMap(({ messageId }) => {
    const again = seen.has(messageId);
    seen.add(messageId);
    return again ? [messageId] : [];
  });
}
