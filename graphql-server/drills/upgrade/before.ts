import { Filling, type MadeBooking } from './fill';
import { bookingByToken, createBooking, type BookingOutcome, type BookingPage } from './guest-requests';
import { addPastBookings, type PastBooking } from './past-bookings';
import { makeReaders, type MadeReaders } from './readers';
import { rememberRows, sumsByState, type RememberedRows, type StateSum } from './remembered-rows';
import type { Surroundings } from './surroundings';
import { waitFor } from '../../tests/testkit/wait-for';

/** Everything that the earlier version stored and responded before the upgrade. */
export interface Before {
  bookings: readonly MadeBooking[];
  past: readonly PastBooking[];
  readers: MadeReaders;
  rows: RememberedRows;
  sums: StateSum[];
  /** The page that each link opened, by token. */
  pages: ReadonlyMap<string, BookingPage>;
  /** The outcome of each form when it was sent again, by idempotency key. */
  outcomes: ReadonlyMap<string, BookingOutcome>;
  /** The keys of rows that may change in the new version, by table. */
  mayChange: ReadonlyMap<string, ReadonlySet<string>>;
}

const KINDS_THAT_WAIT = `SELECT DISTINCT payload ->> 'kind' AS kind FROM graphile_worker._private_jobs
  WHERE payload ->> 'kind' IS NOT NULL AND attempts > 0`;
const KINDS = 6;

/** Fills the database through the server at that address. At the end the mail server and the refunds are away. */
export async function fillEarlierVersion(surroundings: Surroundings, url: string): Promise<Before> {
  const { query } = surroundings;
  const filling = new Filling(surroundings, url);
  await filling.fill();
  const past = await addPastBookings(surroundings, filling.bookings);
  const readers = await makeReaders(surroundings, url);
  await filling.fillWhileServicesAreAway();
  const { bookings } = filling;
  const pages = new Map<string, BookingPage>();
  for (const { token } of bookings) pages.set(token, await bookingByToken(url, token));
  const outcomes = new Map<string, BookingOutcome>();
  // Sending the form of a hold without an order would make its order.
  for (const { form, kind } of bookings)
    if (kind !== 'hold without an order')
      outcomes.set(form.idempotencyKey ?? '', await createBooking(url, form));
  await waitFor(
    'mails of every kind were tried and wait',
    async () => (await query(KINDS_THAT_WAIT)).length === KINDS,
  );
  const mayChange = await rowsThatGoOn(surroundings, bookings, readers);
  const rows = await rememberRows(query);
  return {
    bookings,
    past,
    readers,
    rows,
    pages,
    outcomes,
    mayChange,
    sums: await sumsByState(query, rows, mayChange),
  };
}

async function rowsThatGoOn(
  { query }: Surroundings,
  bookings: readonly MadeBooking[],
  { unsubscribeTokens, welcomeWaits }: MadeReaders,
): Promise<Map<string, Set<string>>> {
  const goingOn = bookings.filter(({ goesOn }) => goesOn);
  const payments = await query<{ id: string }>('SELECT id FROM payments WHERE gateway_order_id = ANY($1)', [
    goingOn.map(({ orderId }) => orderId),
  ]);
  const refunds = await query<{ id: string }>('SELECT id FROM refunds WHERE payment_id = ANY($1)', [
    payments.map(({ id }) => id),
  ]);
  const subscribers = await query<{ id: string }>(
    `SELECT id FROM subscribers WHERE email = $1 OR token_hash = encode(sha256($2::bytea), 'hex')`,
    [welcomeWaits, unsubscribeTokens[0]],
  );
  const keys = (rows: readonly { id: string }[]) => new Set(rows.map(({ id }) => id));
  return new Map([
    ['bookings', keys(goingOn)],
    ['payments', keys(payments)],
    ['refunds', keys(refunds)],
    ['subscribers', keys(subscribers)],
  ]);
}
