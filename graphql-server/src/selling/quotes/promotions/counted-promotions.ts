import type { Promotion, UsedUpBy, UsingGuest } from '../../pricing/rate-book';

/** Counts the bookings that use promotions. */
export interface CountedPromotions {
  usedUp(promotions: readonly Promotion[], guest: UsingGuest | null): Promise<ReadonlyMap<number, UsedUpBy>>;
}
