import type { DataSource } from 'typeorm';
import { AnnouncedRows } from '../../platform/database/announced-rows';
import type { Logger } from '../../platform/log/log';
import type { Extra as PricedExtra } from '../pricing/rate-book';
import type { Extra } from './extra.entity';
import { ExtraRepository } from './extra.repository';

/**
 * GST on restaurant supplies, in percent. Notification 20/2019-Central Tax (Rate) and 05/2025: restaurants of specified
 * premises, and all others.
 */
const RESTAURANT_TAX_PERCENT = { specifiedPremises: 18, others: 5 } as const;

/** All extras in the owner's order, kept in memory because each quote needs them. */
export class ExtraIndex extends AnnouncedRows<readonly Extra[]> {
  constructor(
    database: DataSource,
    private readonly property: { readonly current: { specifiedPremises: boolean } },
    log: Logger,
  ) {
    super(() => new ExtraRepository(database).all(), 'extras', log);
  }

  /** All extras with their present tax, including those that are not on sale. */
  get priced(): readonly (PricedExtra & Pick<Extra, 'description' | 'dailyLimit' | 'onSale'>)[] {
    return this.current.map((extra) => ({ ...extra, taxPercent: this.taxPercentOf(extra) }));
  }

  /** GST of the extra in percent. A restaurant supply has the percentage of the hotel. */
  taxPercentOf({ taxPercent }: Pick<Extra, 'taxPercent'>): number {
    const { specifiedPremises, others } = RESTAURANT_TAX_PERCENT;
    return taxPercent ?? (this.property.current.specifiedPremises ? specifiedPremises : others);
  }
}
