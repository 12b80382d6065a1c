import { useApolloClient } from '@apollo/client/react';
import type { Dispatch } from 'react';
import { BookingStatusDocument, useConfirmPaymentMutation } from '../../../generated/booking';
import type { BookingStatusQuery, HoldPanel_BookingHoldFragment } from '../../../generated/graphql';
import type { Hold } from '../hold/hold';
import { rememberedHold } from '../../../lib/bookings/remembered-hold';
import { endOfHold } from '../hold/use-seconds-left';
import { waitForOutcome } from './booking-outcome';
import type { CheckoutEvent } from './checkout-phase';
import { payInCheckout, type PaymentProof } from '../../../lib/bookings/razorpay-checkout';
import { useLeaveSignal } from './use-leave-signal';
import { t } from '../../../lib/texts/texts';

const NO_CHECKOUT = t`The payment window could not be loaded. Your room is still held and nothing was charged. Please try again.`;
const HOLD_EXPIRED = t`Your hold has expired. If you were charged, we will refund you in full.`;

type FoundStatus = Extract<BookingStatusQuery['bookingByToken'], { __typename: 'Booking' }>;

/**
 * Opens the gateway's checkout for a hold, and follows the payment until the server has decided. `endHold` is called
 * when the hold has been confirmed or has ended.
 */
export function usePayment(dispatch: Dispatch<CheckoutEvent>, endHold: () => void) {
  const client = useApolloClient();
  // A status alone in the cache would show the page of a held booking as confirmed, with the amounts from before.
  const [confirmPayment] = useConfirmPaymentMutation({ fetchPolicy: 'no-cache' });
  const leaveSignal = useLeaveSignal();

  const succeed = (reference: string) => {
    endHold();
    dispatch({ type: 'confirmed', reference });
  };
  const readStatus = async (token: string): Promise<FoundStatus | null> => {
    const response = await client
      .query({ query: BookingStatusDocument, variables: { token }, fetchPolicy: 'no-cache' })
      .catch(() => null);
    const found = response?.data?.bookingByToken;
    return found?.__typename === 'Booking' ? found : null;
  };
  /** Only the server knows whether a payment has arrived and how much time is left. */
  const checkHold = async ({ token }: Hold) => {
    const found = await readStatus(token);
    if (found?.status === 'CONFIRMED') succeed(found.reference);
    if (found?.status === 'EXPIRED') {
      endHold();
      dispatch({ type: 'hold expired' });
    }
    const secondsLeft = found?.holdSecondsLeft ?? 0;
    if (found?.status === 'HELD' && secondsLeft > 0)
      dispatch({ type: 'time left changed', endsAt: endOfHold(secondsLeft) });
  };
  const awaitDecision = async ({ token, booking }: Hold) => {
    const readState = async () => (await readStatus(token))?.status ?? null;
    const status = await waitForOutcome(readState, leaveSignal());
    if (status === 'CONFIRMED') return succeed(booking.reference);
    if (status === 'EXPIRED') {
      endHold();
      return dispatch({ type: 'failed', message: HOLD_EXPIRED });
    }
    // The guest has paid, so no second payment is offered for this hold.
    rememberedHold.forget();
    dispatch({ type: 'no decision yet' });
  };
  const confirm = async (hold: Hold, proof: PaymentProof) => {
    dispatch({ type: 'payment made' });
    const response = await confirmPayment({ variables: { input: proof } }).catch(() => null);
    const result = response?.data?.confirmPayment;
    if (result?.__typename === 'BookingConfirmed') return succeed(result.booking.reference);
    if (!result || result.__typename === 'PaymentPending' || result.__typename === 'RateLimited') {
      return awaitDecision(hold);
    }
    if (result.code === 'HOLD_EXPIRED') endHold();
    dispatch({ type: 'failed', message: result.message, keepsHold: result.code === 'PAYMENT_FAILED' });
  };
  const pay = async (received: HoldPanel_BookingHoldFragment) => {
    const hold = { ...received, endsAt: endOfHold(received.secondsLeft) };
    rememberedHold.keep(hold.token);
    dispatch({ type: 'paying', hold });
    try {
      const end = await payInCheckout(hold.checkout);
      if (end === null || end === 'failed')
        dispatch({ type: 'checkout closed', hasFailed: end === 'failed' });
      else await confirm(hold, end);
    } catch {
      dispatch({ type: 'failed', message: NO_CHECKOUT, keepsHold: true });
    }
  };
  return { pay, succeed, checkHold };
}
