import type { LocalRazorpay } from '../../local/local-razorpay';
import type { BookingRecord } from '../../src/bookings/core/booking-record';
import { migrate } from '../../src/migrate';
import { uninstall } from '../../src/app/installation';
import { archiveAll, startArchiving, takeBaseBackup, type Places } from './archived-postgres';
import { ask } from './connection';
import { readContents, type Contents } from './contents';
import { openHotel, type Guests } from './guests';
import { timed } from './timed';

export const DATABASE = 'saffron_court';

// Deleted by hand, without a WHERE.
const MISHAP = ['room_nights', 'refunds', 'payments', 'bookings'].map((table) => `DELETE FROM ${table}`);

/** A day of the hotel up to its mishap, and what happened between the time to restore and the mishap. */
export interface Day {
  timeToRestore: string;
  /** The content of the database when the base backup began, at the time to restore, and after the mishap. */
  atBackup: Contents;
  before: Contents;
  after: Contents;
  /** Held before the time to restore, paid after it. */
  paidLater: BookingRecord;
  /** Booked and paid after the time to restore. */
  bookedLater: BookingRecord;
  backupSeconds: number;
}

/** Guests come before, during and after the base backup. At the end only archive and backup are left. */
export async function liveThroughTheDay(
  places: Places,
  { guests, razorpay, count }: { guests: Guests; razorpay: LocalRazorpay; count: number },
): Promise<Day> {
  const postgres = await startArchiving(places);
  const url = await postgres.createDatabase(DATABASE);
  await migrate({ DATABASE_URL: url, DATABASE_POOL: 2, hasSampleContent: true });
  const hotel = await openHotel(url, razorpay);
  try {
    await guests.come(hotel, count);
    const atBackup = await readContents(url);
    const [backup] = await Promise.all([
      timed(() => takeBaseBackup(postgres.adminUrl, places)),
      guests.come(hotel, count),
    ]);
    await guests.come(hotel, count);
    const paidLater = await guests.hold(hotel);
    const before = await readContents(url);
    const [clock] = await ask<{ now: string }>(url, 'SELECT clock_timestamp()::text AS now');
    await guests.pay(hotel, paidLater);
    const bookedLater = await guests.book(hotel);
    for (const statement of MISHAP) await ask(url, statement);
    const after = await readContents(url);
    await archiveAll(postgres.adminUrl);
    return {
      ...{ timeToRestore: clock?.now ?? '', atBackup, before, after },
      ...{ paidLater, bookedLater, backupSeconds: backup.seconds },
    };
  } finally {
    await uninstall(hotel);
    await postgres.stop();
  }
}
