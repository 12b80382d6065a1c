import type {
  CodePanel_AddressCodeRequiredFragment,
  HoldPanel_BookingHoldFragment,
} from '../../../generated/graphql';

/** A hold with its end by this page's clock. */
export interface Hold extends HoldPanel_BookingHoldFragment {
  /** The end of the hold, in milliseconds of `performance.now()`. */
  endsAt: number;
}

/** A hold that a mailed code confirms, with its end by this page's clock. */
export interface CodedHold extends CodePanel_AddressCodeRequiredFragment {
  /** The end of the hold, in milliseconds of `performance.now()`. */
  endsAt: number;
}
