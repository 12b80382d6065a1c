import 'reflect-metadata';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { option } from '../bench/setup/table';
import { stopServer } from '../../local/local-postgres';
import type { LocalRazorpay } from '../../local/local-razorpay';
import { uninstall } from '../../src/app/installation';
import { startGateway } from '../../tests/testkit/test-server';
import { loseTheDatabase, makePlaces, restore } from './archived-postgres';
import { findsLaterPayment, namesTheLost, noBreaches, sameRows, takesBookings, type Check } from './checks';
import { readContents, type Contents } from './contents';
import { DATABASE, liveThroughTheDay, type Day } from './day';
import { Guests, openHotel } from './guests';
import { report } from './report';
import { timed } from './timed';

// The number of guests before the base backup, during it, and after it.
const COUNT = option('REHEARSAL_GUESTS', 150);

// No webhook arrives: guests report their payments themselves, and the reconciliation finds the others.
const NOBODY_LISTENS = 'http://127.0.0.1:9/webhooks/razorpay';

interface Restored {
  url: string;
  contents: Contents;
  day: Day;
  guests: Guests;
  razorpay: LocalRazorpay;
}

async function checkRestored({ url, contents, day, guests, razorpay }: Restored): Promise<Check[]> {
  const hotel = await openHotel(url, razorpay);
  try {
    return [
      sameRows(day.before, contents),
      await noBreaches(hotel, 'as restored'),
      await findsLaterPayment(hotel, day.paidLater),
      await namesTheLost(hotel, razorpay, day.bookedLater),
      await takesBookings(hotel, guests),
      await noBreaches(hotel, 'after all that'),
    ];
  } finally {
    await uninstall(hotel);
  }
}

/** True when everything was restored. */
async function rehearse(directory: string, razorpay: LocalRazorpay): Promise<boolean> {
  const places = await makePlaces(directory);
  const guests = new Guests(razorpay);
  const day = await liveThroughTheDay(places, { guests, razorpay, count: COUNT });
  await loseTheDatabase(places);
  const { result: postgres, seconds } = await timed(() => restore(places, day.timeToRestore));
  const url = postgres.urlOf(DATABASE);
  const restored = await readContents(url);
  const checks = await checkRestored({ url, contents: restored, day, guests, razorpay });
  await report({ places, day, restored, restoreSeconds: seconds, checks });
  return checks.every(({ holds }) => holds);
}

function interrupted(): Promise<never> {
  return new Promise((_resolve, reject) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const)
      process.once(signal, () => reject(new Error(`Ended by ${signal}`)));
  });
}

/** Stops every program that uses the folders, at whatever point the rehearsal ended, and removes the folders. */
async function clear(directory: string): Promise<void> {
  for (const name of ['original', 'restored']) await stopServer(path.join(directory, name, 'data'));
  await rm(directory, { recursive: true, force: true, maxRetries: 5 });
}

async function main(): Promise<void> {
  const directory = await mkdtemp(path.join(tmpdir(), 'saffron-court-restore-'));
  const razorpay = await startGateway(NOBODY_LISTENS);
  razorpay.setMode({ webhooks: 'off' });
  try {
    const isWell = await Promise.race([rehearse(directory, razorpay), interrupted()]);
    process.exitCode = isWell ? 0 : 1;
  } catch (error) {
    process.exitCode = 1;
    process.stderr.write(`The restore failed: ${error instanceof Error ? error.stack : String(error)}\n`);
  } finally {
    await razorpay.stop();
    await clear(directory);
  }
  process.exit();
}

void main();
