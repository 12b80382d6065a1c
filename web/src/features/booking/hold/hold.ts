import type { HoldPanel_BookingHoldFragment } from '../../../generated/graphql';

/** A hold, as this page knows it. */
export interface Hold extends HoldPanel_BookingHoldFragment {
  /** The end of the hold, in milliseconds of `performance.now()`. */
  endsAt: number;
}
