import 'reflect-metadata';
import { createApplicationDatabase } from './application-database';
import { readDatabaseSettings } from '../env';
import { findBreaches, INVARIANTS } from '../checkout/invariants';

/** `npm run check:bookings` prints every breach of the invariants. Exit code 1 when there is one. It changes nothing. */
async function checkBookings(): Promise<void> {
  const database = await createApplicationDatabase(readDatabaseSettings()).initialize();
  try {
    const breaches = await findBreaches(database);
    const advice = new Map(INVARIANTS.map((invariant) => [invariant.name, invariant.advice]));
    const lines = breaches.map(
      ({ invariant, subject, detail }) =>
        `${invariant}: ${subject}: ${detail}\n  ${advice.get(invariant) ?? ''}`,
    );
    lines.push(`${INVARIANTS.length} invariants checked, ${breaches.length} breaches found`);
    process.stdout.write(`${lines.join('\n')}\n`);
    if (breaches.length > 0) process.exitCode = 1;
  } finally {
    await database.destroy();
  }
}

checkBookings().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 2;
});
