import { useState } from 'react';
import { useConfirmPaymentMutation } from '../../../generated/booking';
import type { HeldChange_ChangeFragment } from '../../../generated/graphql';
import { payInCheckout } from '../../../lib/bookings/razorpay-checkout';
import { t } from '../../../lib/texts/texts';

type Checkout = NonNullable<HeldChange_ChangeFragment['checkout']>;

/** The outcome of the payment of a change, as a sentence. */
export interface ChangeNews {
  tone: 'good' | 'bad';
  text: string;
}

const PAID = t`We have changed your booking and are sending you the new confirmation by e-mail.`;
const NO_CHECKOUT = t`The payment window could not be loaded. The new nights are still held and nothing was charged. Please try again.`;
const UNDECIDED = t`Your bank has not confirmed the payment yet. We will e-mail you when it does.`;

/** Opens the gateway's checkout for a held change, and reports what the server decided. */
export function useChangePayment(onDecided: (news: ChangeNews) => void) {
  const [isPaying, setPaying] = useState(false);
  const [confirmPayment] = useConfirmPaymentMutation();
  const confirm = async (proof: { orderId: string; paymentId: string; signature: string }) => {
    const response = await confirmPayment({ variables: { input: proof } }).catch(() => null);
    const result = response?.data?.confirmPayment;
    if (result?.__typename === 'BookingConfirmed') return onDecided({ tone: 'good', text: PAID });
    if (!result || result.__typename === 'PaymentPending' || result.__typename === 'RateLimited')
      return onDecided({ tone: 'good', text: UNDECIDED });
    onDecided({ tone: 'bad', text: result.message });
  };
  const pay = async (checkout: Checkout) => {
    // A second press must not open a second checkout.
    if (isPaying) return;
    setPaying(true);
    try {
      const proof = await payInCheckout(checkout);
      if (proof) await confirm(proof);
    } catch {
      onDecided({ tone: 'bad', text: NO_CHECKOUT });
    } finally {
      setPaying(false);
    }
  };
  return { isPaying, pay };
}
