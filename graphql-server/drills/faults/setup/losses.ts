import type { Payment } from '../../../local/razorpay-entities';
import type { Promised } from './journal';
import type { BenchSetup } from './fault-servers';

interface BookingRow {
  id: string;
  reference: string;
  status: string;
  /** The last day of its single stay. */
  checkout: string;
  /** The price of the booking, in paise. */
  charges: number;
}

interface OrderRow {
  gatewayId: string;
  reference: string;
  /** Whether its payment is kept, because it confirmed or changed the booking. */
  isPaidFor: boolean;
}

/** The content of the database at the end. */
interface Records {
  bookings: BookingRow[];
  orders: OrderRow[];
  changes: { id: string; reference: string; status: string }[];
  messages: { id: string; email: string }[];
  subscribers: { email: string }[];
  refunds: { id: string; reason: string }[];
  cancellations: { id: string; reference: string }[];
}

async function read({ testServer }: BenchSetup): Promise<Records> {
  return {
    bookings: await testServer.query(
      `SELECT booking.id, booking.reference, booking.status,
         (SELECT max(checkout)::text FROM stays WHERE booking_id = booking.id) AS checkout,
         (SELECT sum(value_paise + cgst_paise + sgst_paise)::int FROM folio_lines WHERE booking_id = booking.id) AS charges
       FROM bookings booking`,
    ),
    orders: await testServer.query(
      `SELECT orders.gateway_id AS "gatewayId", booking.reference,
         booking.status = 'CONFIRMED' AND (change.id IS NULL OR change.status = 'APPLIED') AS "isPaidFor"
       FROM orders JOIN bookings booking ON booking.id = orders.booking_id
       LEFT JOIN booking_changes change ON change.order_id = orders.id`,
    ),
    changes: await testServer.query(
      `SELECT change.id, booking.reference, change.status
       FROM booking_changes change JOIN bookings booking ON booking.id = change.booking_id`,
    ),
    messages: await testServer.query('SELECT id, email FROM contact_messages'),
    subscribers: await testServer.query('SELECT email FROM subscribers'),
    refunds: await testServer.query(`SELECT id, reason FROM refunds WHERE status = 'PROCESSED'`),
    cancellations: await testServer.query(
      `SELECT cancellation.id, booking.reference
       FROM cancellations cancellation JOIN bookings booking ON booking.id = cancellation.booking_id`,
    ),
  };
}

function nameOf(promised: Promised): string {
  return `${promised.kind} ${'reference' in promised ? promised.reference : promised.email}`;
}

/** True for a booking that was confirmed, whatever happened to it later. */
const isPaidFor = (status: string | undefined): boolean => status === 'CONFIRMED' || status === 'CANCELLED';

/** Promises that the database does not keep. */
function broken({ journal, mail }: BenchSetup, records: Records): string[] {
  const { bookings, messages, subscribers, cancellations } = records;
  const checkouts = new Map(bookings.map(({ reference, checkout }) => [reference, checkout]));
  const made = new Map(bookings.map(({ reference, status }) => [reference, status]));
  const kept: { [Kind in Promised['kind']]: (promised: Extract<Promised, { kind: Kind }>) => boolean } = {
    hold: ({ reference }) => made.has(reference),
    confirmation: ({ reference }) => isPaidFor(made.get(reference)),
    'payment on its way': ({ reference }) => isPaidFor(made.get(reference)),
    cancellation: ({ reference }) =>
      made.get(reference) === 'CANCELLED' &&
      cancellations.filter((cancellation) => cancellation.reference === reference).length === 1,
    change: ({ reference, checkout }) => checkouts.get(reference) === checkout,
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

const keptOf = ({ captured, amount, amount_refunded }: Payment): number =>
  captured ? amount - amount_refunded : 0;

/**
 * Compares the gateway's ledger with the bookings: one payment is kept for each confirmed booking and each applied
 * change, and none for others. The kept money of each booking equals its price. Cancelled bookings cost nothing.
 */
function strayMoney({ testServer }: BenchSetup, { bookings, orders: known }: Records): string[] {
  const { payments, orders } = testServer.razorpay.state();
  const knownById = new Map(known.map((order) => [order.gatewayId, order]));
  const keptBy = new Map<string, number>();
  const strays = Object.keys(orders).flatMap((orderId) => {
    const kept = Object.values(payments).filter((each) => each.order_id === orderId && keptOf(each) > 0);
    const order = knownById.get(orderId);
    const sum = kept.reduce((total, payment) => total + keptOf(payment), 0);
    if (order) keptBy.set(order.reference, (keptBy.get(order.reference) ?? 0) + sum);
    const due = order?.isPaidFor ? 1 : 0;
    return kept.length === due
      ? []
      : [`money: ${orderId} keeps ${kept.length} payments, ${due} would be right`];
  });
  const uneven = bookings.flatMap(({ reference, status, charges }) => {
    const [kept, due] = [keptBy.get(reference) ?? 0, isPaidFor(status) ? charges : 0];
    return kept === due ? [] : [`money: ${reference} keeps ${kept} paise and costs ${due}`];
  });
  return [...strays, ...uneven];
}

const ANNOUNCED: readonly string[] = ['cancelled', 'changed'];

/** The Message-IDs of all mails that the records require. */
function mailsDue({ bookings, messages, refunds, cancellations, changes }: Records): string[] {
  const confirmed = bookings.filter(({ status }) => isPaidFor(status));
  const keys = [
    ...confirmed.flatMap(({ id }) => [`confirmed-${id}`, `hotel-${id}`]),
    ...messages.map(({ id }) => `contact-${id}`),
    ...refunds.map(({ id, reason }) => `${ANNOUNCED.includes(reason) ? 'refund-sent' : 'refunded'}-${id}`),
    ...cancellations.flatMap(({ id }) => [`cancelled-${id}`, `hotel-cancelled-${id}`]),
    ...changes
      .filter(({ status }) => status === 'APPLIED')
      .flatMap(({ id }) => [`changed-${id}`, `hotel-changed-${id}`]),
  ];
  return keys.map((key) => `<${key}@saffroncourt>`);
}

/** The broken promises, the payments without a booking or refund, and the missing mails. */
export async function findLosses(setup: BenchSetup): Promise<string[]> {
  const records = await read(setup);
  const sent = new Set(setup.mail.taken.map(({ messageId }) => messageId));
  const due = mailsDue(records);
  const open = [...records.bookings, ...records.changes].filter(({ status }) => status === 'HELD');
  return [
    ...broken(setup, records),
    ...strayMoney(setup, records),
    ...due.filter((messageId) => !sent.has(messageId)).map((messageId) => `no mail: ${messageId}`),
    ...open.map(({ reference }) => `still held: ${reference}`),
  ];
}

/** Mails that the mail server received more than once. */
export function mailedTwice({ mail }: Pick<BenchSetup, 'mail'>): string[] {
  const seen = new Set<string>();
  return mail.taken.flatMap(({ messageId }) => {
    const again = seen.has(messageId);
    seen.add(messageId);
    return again ? [messageId] : [];
  });
}
