import type { SummedMonthsRepository } from './summed-months.repository';

export const SUM_MONTHS_JOB = 'add up months';

/** Adds up the charges of months that are over, so that figures of years are quick. */
export class MonthSums {
  constructor(private readonly months: SummedMonthsRepository) {}

  /** Adds up each month that is over and has no sums. Months wait for each other, so that guests wait for one at most. */
  async run(): Promise<void> {
    for (const month of await this.months.monthsToSum()) await this.months.sum(month);
  }
}
