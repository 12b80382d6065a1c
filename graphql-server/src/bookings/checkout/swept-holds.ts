import type { EntityManager } from 'typeorm';
import type { LapsedHold } from '../core/booking.repository';
import type { Cause } from '../../platform/states/transition';

/** One kind of holds: of new bookings, or of changes. */
export interface SweptHolds {
  lapsed(): Promise<LapsedHold[]>;
  /** False when the hold was extended before, or has ended. */
  extendOnce(manager: EntityManager, hold: LapsedHold): Promise<boolean>;
  /**
   * Ends the hold, unless it was paid, released or extended in the meantime, or has an order that the gateway was not
   * asked about.
   */
  expire(manager: EntityManager, hold: LapsedHold, cause: Cause, now: Date): Promise<void>;
}
