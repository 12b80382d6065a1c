import type { DataSource } from 'typeorm';
import type { Logger } from '../../platform/log/log';
import { findBreaches, INVARIANTS } from './invariants';

export const CHECK_BOOKINGS_JOB = 'check bookings';

const NOTICES: ReadonlySet<string> = new Set(
  INVARIANTS.filter(({ isNotice }) => isNotice).map(({ name }) => name),
);

/** Checks each night what must always be true of bookings and money. Changes nothing. */
export class NightlyCheck {
  constructor(
    private readonly database: DataSource,
    private readonly log: Logger,
  ) {}

  /** Raises one alert for each broken invariant. Notices are reported only by `npm run check:bookings`. */
  async run(): Promise<void> {
    const breaches = (await findBreaches(this.database)).filter(({ invariant }) => !NOTICES.has(invariant));
    for (const invariant of new Set(breaches.map((breach) => breach.invariant))) {
      const subjects = breaches
        .filter((breach) => breach.invariant === invariant)
        .map(({ subject }) => subject);
      this.log.error(
        {
          alert: 'bookings are not in order',
          invariant,
          breaches: subjects.length,
          subjects: subjects.slice(0, 20),
        },
        'The nightly check found a breach; npm run check:bookings says what to do',
      );
    }
  }
}
