import type { HoldPanel_BookingHoldFragment } from '../../../generated/graphql';

/** A hold with its end by this page's clock. */
export interface Hold extends HoldPanel_BookingHoldFragment {
  /** The end of the hold, in milliseconds of `performance.now()`. */
  endsAt: number;
}
