import 'reflect-metadata';
import { createApplicationDatabase } from './application-database';
import { loadEnvironmentFile, readDatabaseSettings } from '../env';
import { INVARIANTS } from '../operations/invariants/invariants';
import { brokenInvariants, type BrokenInvariant } from '../operations/invariants/broken-invariants';

/** Each breach with what to do about it; the last line says how many more there are. */
function linesOf({ invariant, count, breaches }: BrokenInvariant): string[] {
  const mark = invariant.isNotice ? 'Notice: ' : '';
  const lines = breaches.map(
    ({ subject, detail }) => `${mark}${invariant.name}: ${subject}: ${detail}\n  ${invariant.advice}`,
  );
  const unnamed = count - breaches.length;
  return unnamed === 0 ? lines : [...lines, `${mark}${invariant.name}: and ${unnamed} more`];
}

const totalOf = (broken: readonly BrokenInvariant[]): number =>
  broken.reduce((sum, { count }) => sum + count, 0);

/**
 * `npm run check:bookings` prints the breaches of the invariants and the notices: the first hundred of each, and how many
 * there are. Exit code 1 when there is a breach. It changes nothing.
 */
async function checkBookings(): Promise<void> {
  loadEnvironmentFile();
  const database = await createApplicationDatabase(readDatabaseSettings()).initialize();
  try {
    const found = await brokenInvariants(database);
    const notices = found.filter(({ invariant }) => invariant.isNotice);
    const broken = found.filter(({ invariant }) => !invariant.isNotice);
    const lines = [
      ...[...notices, ...broken].flatMap(linesOf),
      `${INVARIANTS.length} invariants checked. Breaches: ${totalOf(broken)}. Notices: ${totalOf(notices)}.`,
    ];
    process.stdout.write(`${lines.join('\n')}\n`);
    if (broken.length > 0) process.exitCode = 1;
  } finally {
    await database.destroy();
  }
}

checkBookings().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 2;
});
