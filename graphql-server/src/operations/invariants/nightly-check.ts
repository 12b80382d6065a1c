import type { DataSource } from 'typeorm';
import type { Logger } from '../../platform/log/log';
import { brokenInvariants } from './broken-invariants';

export const CHECK_BOOKINGS_JOB = 'check bookings';

const NAMED_IN_ALERT = 20;

/** Checks each night what must always be true of bookings and money. Changes nothing. */
export class NightlyCheck {
  constructor(
    private readonly database: DataSource,
    private readonly log: Logger,
  ) {}

  /** Raises one alert for each broken invariant. Notices are reported only by `npm run check:bookings`. */
  async run(): Promise<void> {
    for (const { invariant, count, breaches } of await brokenInvariants(this.database)) {
      if (invariant.isNotice) continue;
      this.log.error(
        {
          alert: 'bookings are not in order',
          invariant: invariant.name,
          breaches: count,
          subjects: breaches.slice(0, NAMED_IN_ALERT).map(({ subject }) => subject),
        },
        'The nightly check found a breach; npm run check:bookings says what to do',
      );
    }
  }
}
