import { INVARIANTS } from '../../src/operations/invariants/invariants';
import { Limits } from './setup/limits';
import { startSoldYears } from './setup/sold-years';
import { machine, option, printTable, whole } from './setup/table';

const BOOKINGS = option('BENCH_BOOKINGS', 100_000);
const SHOWN = 12;

/** Times the statements of `check:bookings`, each once, on a hotel with many bookings, in which they must find nothing. */
async function main(): Promise<void> {
  const { setup } = await startSoldYears(BOOKINGS);
  try {
    const times: { name: string; milliseconds: number; breaches: number }[] = [];
    for (const { name, breaches } of INVARIANTS) {
      const before = performance.now();
      const rows = await setup.query<{ count: number }>(
        `SELECT count(*)::int AS count FROM (${breaches}) breach`,
      );
      times.push({ name, milliseconds: performance.now() - before, breaches: rows[0]?.count ?? 0 });
    }
    const limits = new Limits();
    limits.none(
      'bookings in order',
      times.filter(({ breaches }) => breaches > 0).map(({ name }) => name),
    );
    const all = times.reduce((sum, { milliseconds }) => sum + milliseconds, 0);
    const slowest = times.toSorted((one, other) => other.milliseconds - one.milliseconds).slice(0, SHOWN);
    printTable(
      `check:bookings with ${whole(BOOKINGS)} bookings: ${whole(all)} ms for ${INVARIANTS.length} invariants. ${machine()}`,
      ['the slowest', 'ms', 'breaches'],
      slowest.map(({ name, milliseconds, breaches }) => [name, whole(milliseconds), whole(breaches)]),
    );
    limits.close();
  } finally {
    await setup.stop();
  }
}

void main();
