import { dollars, rupees } from './money';
import type { SlabWarningList_WarningFragment } from '../src/generated/graphql';

/** A night of ₹7,501, for tests. */
export function slabWarning(more: Partial<SlabWarningList_WarningFragment> = {}) {
  return {
    roomTitle: null,
    planName: null,
    night: '2026-11-23',
    rate: dollars(8_930),
    value: rupees(750_100),
    total: rupees(885_118),
    limit: rupees(750_000),
    totalAtLimit: rupees(787_500),
    rateAtLimit: dollars(8_928),
    ...more,
  };
}
