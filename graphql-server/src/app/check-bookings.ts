import 'reflect-metadata';
import { createApplicationDatabase } from './application-database';
import { loadEnvironmentFile, readDatabaseSettings } from '../env';
import { findBreaches, INVARIANTS, type Breach } from '../operations/invariants/invariants';

const BY_NAME = new Map(INVARIANTS.map((invariant) => [invariant.name, invariant]));

function textOf({ invariant, subject, detail }: Breach): string {
  return `${invariant}: ${subject}: ${detail}\n  ${BY_NAME.get(invariant)?.advice ?? ''}`;
}

/**
 * `npm run check:bookings` prints every breach of the invariants and every notice. Exit code 1 when there is a breach. It
 * changes nothing.
 */
async function checkBookings(): Promise<void> {
  loadEnvironmentFile();
  const database = await createApplicationDatabase(readDatabaseSettings()).initialize();
  try {
    const found = await findBreaches(database);
    const notices = found.filter(({ invariant }) => BY_NAME.get(invariant)?.isNotice);
    const breaches = found.filter((one) => !notices.includes(one));
    const lines = [
      ...notices.map((notice) => `Notice: ${textOf(notice)}`),
      ...breaches.map(textOf),
      `${INVARIANTS.length} invariants checked. Breaches: ${breaches.length}. Notices: ${notices.length}.`,
    ];
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
