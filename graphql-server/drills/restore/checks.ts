import type { LocalRazorpay } from '../../local/local-razorpay';
import type { Booking } from '../../src/bookings/core/booking.entity';
import { findBreaches } from '../../src/operations/invariants/broken-invariants';
import type { Installation } from '../../src/app/installation';
import { differences, type Contents } from './contents';
import type { Guests } from './guests';

/** A condition that must hold after the restore. */
export interface Check {
  name: string;
  holds: boolean;
  found: string;
}

export function sameRows(before: Contents, restored: Contents): Check {
  const different = differences(before, restored);
  return {
    name: 'every row of every table is as it was',
    holds: different.length === 0,
    found: different.length === 0 ? `${before.size} tables alike` : `different: ${different.join(', ')}`,
  };
}

export async function noBreaches(hotel: Installation, when: string): Promise<Check> {
  const breaches = await findBreaches(hotel.database);
  const words = breaches.slice(0, 3).map(({ invariant, subject }) => `${invariant}: ${subject}`);
  return {
    name: `the invariants hold ${when}`,
    holds: breaches.length === 0,
    found: [`${breaches.length} breaches`, ...words].join('; '),
  };
}

async function statusOf(hotel: Installation, reference: string): Promise<string> {
  const booking = await hotel.services.bookingRepository.findByReference(reference);
  return booking?.status ?? 'unknown';
}

export async function takesBookings(hotel: Installation, guests: Guests): Promise<Check> {
  const { reference } = await guests.book(hotel);
  const status = await statusOf(hotel, reference);
  return { name: 'a new guest books and pays', holds: status === 'CONFIRMED', found: status };
}

// The reconciliation ignores holds for two minutes, and asks about fifty orders a run.
const LATER = '3 minutes';
const MOST_RUNS = 20;

/** The gateway knows what was paid after the restored time; the reconciliation asks it about every hold. */
export async function findsLaterPayment(hotel: Installation, { reference }: Booking): Promise<Check> {
  const before = await statusOf(hotel, reference);
  await hotel.database.query('UPDATE clock SET shift = $1::interval', [LATER]);
  let [after, runs] = [before, 0];
  while (after === before && runs < MOST_RUNS) {
    await hotel.reconciliation.run();
    after = await statusOf(hotel, reference);
    runs += 1;
  }
  await hotel.database.query(`UPDATE clock SET shift = '0'`);
  return {
    name: 'held at that time and paid after it: the reconciliation finds the money',
    holds: before === 'HELD' && after === 'CONFIRMED',
    found: `${before}, ${after} in run ${runs}`,
  };
}

/** Only the gateway knows what was booked and paid after the restored time: docs/operations/backup.md says so. */
export async function namesTheLost(
  hotel: Installation,
  razorpay: LocalRazorpay,
  { reference }: Booking,
): Promise<Check> {
  const receipts: string[] = [];
  for (const { receipt, status } of Object.values(razorpay.state().orders)) {
    const isLost = status === 'paid' && receipt && (await statusOf(hotel, receipt)) === 'unknown';
    if (isLost) receipts.push(receipt);
  }
  return {
    name: 'booked and paid after it: lost, and named by the paid order at the gateway',
    holds: receipts.join() === reference,
    found: `${receipts.length} order without its booking`,
  };
}
