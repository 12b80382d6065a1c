import { useApolloClient } from '@apollo/client/react';
import type { Dispatch } from 'react';
import { BookingStatusDocument, useConfirmPaymentMutation } from '../../../generated/booking';
import type { BookingStatus, HoldPanel_BookingHoldFragment } from '../../../generated/graphql';
import { rememberedHold } from '../hold/remembered-hold';
import { endOfHold } from '../hold/use-seconds-left';
import { waitForOutcome } from './booking-outcome';
import type { CheckoutEvent, Hold } from './checkout-phase';
import { payInCheckout, type PaymentProof } from './razorpay-checkout';
import { useLeaveSignal } from './use-leave-signal';

const NO_CHECKOUT =
  'The payment window could not be loaded. Your room is still held and nothing was charged. Please try again.';
const HOLD_EXPIRED = 'Your hold has expired. If you were charged, you will be refunded in full.';

/** Opens the gateway's checkout for a hold, and follows the payment until the server has decided. */
export function usePayment(dispatch: Dispatch<CheckoutEvent>) {
  const client = useApolloClient();
  const [confirmPayment] = useConfirmPaymentMutation();
  const leaveSignal = useLeaveSignal();

  const succeed = (reference: string) => {
    rememberedHold.forget();
    dispatch({ type: 'confirmed', reference });
  };
  const readStatus = async (token: string): Promise<BookingStatus | null> => {
    const response = await client
      .query({ query: BookingStatusDocument, variables: { token }, fetchPolicy: 'network-only' })
      .catch(() => null);
    const found = response?.data?.bookingByToken;
    return found?.__typename === 'Booking' ? found.status : null;
  };
  const awaitDecision = async ({ token, booking }: Hold) => {
    const status = await waitForOutcome(() => readStatus(token), leaveSignal());
    if (status === 'CONFIRMED') succeed(booking.reference);
    else if (status === 'EXPIRED') dispatch({ type: 'failed', message: HOLD_EXPIRED });
    else dispatch({ type: 'no decision yet' });
  };
  const confirm = async (hold: Hold, proof: PaymentProof) => {
    dispatch({ type: 'payment made' });
    const response = await confirmPayment({ variables: { input: proof } }).catch(() => null);
    const result = response?.data?.confirmPayment;
    if (result?.__typename === 'BookingConfirmed') return succeed(result.booking.reference);
    if (!result || result.__typename === 'PaymentPending' || result.__typename === 'RateLimited') {
      return awaitDecision(hold);
    }
    dispatch({ type: 'failed', message: result.message, keepsHold: result.code === 'PAYMENT_FAILED' });
  };
  const pay = async (received: HoldPanel_BookingHoldFragment) => {
    const hold = { ...received, endsAt: endOfHold(received.secondsLeft) };
    rememberedHold.keep(hold.token);
    dispatch({ type: 'paying', hold });
    try {
      const proof = await payInCheckout(hold.checkout);
      if (proof) await confirm(hold, proof);
      else dispatch({ type: 'checkout closed' });
    } catch {
      dispatch({ type: 'failed', message: NO_CHECKOUT, keepsHold: true });
    }
  };
  return { pay, succeed };
}
