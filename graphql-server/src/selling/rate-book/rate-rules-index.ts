import type { DataSource } from 'typeorm';
import { AnnouncedRows } from '../../platform/database/announced-rows';
import type { Logger } from '../../platform/log/log';
import type { RateRules } from '../pricing/rate-book';
import { readRateRules } from './rate-book.repository';

/** The owner's rates and rules, kept in memory because each quote needs them. */
export class RateRulesIndex extends AnnouncedRows<RateRules> {
  constructor(database: DataSource, log: Logger) {
    super(() => readRateRules(database.manager), 'rules of rates', log);
  }
}
