import { useState } from 'react';
import { useConfirmPaymentMutation } from '../../../generated/booking';
import type { HeldChange_ChangeFragment } from '../../../generated/graphql';
import { payInCheckout, type PaymentProof } from '../../../lib/bookings/razorpay-checkout';
import { t } from '../../../lib/texts/texts';

type Checkout = NonNullable<HeldChange_ChangeFragment['checkout']>;

/** The outcome of the payment of a change, as a sentence. */
export interface ChangeNews {
  tone: 'good' | 'bad';
  text: string;
}

/** What the guest reads once a change is paid, or when its payment window does not open. */
export interface PaymentWords {
  paid: string;
  noCheckout: string;
}

const PAID = t`We have changed your booking and are sending you the new confirmation by e-mail.`;
const NO_CHECKOUT = t`The payment window could not be loaded. The new nights are still held and nothing was charged. Please try again.`;
const FAILED = t`The payment did not go through. If your bank took money for it, you get it back. Please try again, or pay in another way.`;
const UNDECIDED = t`Your bank has not confirmed the payment yet. This page shows the payment once your bank has confirmed it.`;

/** Opens the gateway's checkout for a held change or a balance, and reports what the server decided. */
export function useChangePayment(
  onDecided: (news: ChangeNews) => void,
  words: PaymentWords = { paid: PAID, noCheckout: NO_CHECKOUT },
) {
  const [isPaying, setPaying] = useState(false);
  const [confirmPayment] = useConfirmPaymentMutation();
  const confirm = async (proof: PaymentProof) => {
    const response = await confirmPayment({ variables: { input: proof } }).catch(() => null);
    const result = response?.data?.confirmPayment;
    if (result?.__typename === 'BookingConfirmed') return onDecided({ tone: 'good', text: words.paid });
    if (!result || result.__typename === 'PaymentPending' || result.__typename === 'RateLimited')
      return onDecided({ tone: 'good', text: UNDECIDED });
    onDecided({ tone: 'bad', text: result.message });
  };
  const pay = async (checkout: Checkout) => {
    // A second press must not open a second checkout.
    if (isPaying) return;
    setPaying(true);
    try {
      const end = await payInCheckout(checkout);
      if (end === 'failed') onDecided({ tone: 'bad', text: FAILED });
      else if (end) await confirm(end);
    } catch {
      onDecided({ tone: 'bad', text: words.noCheckout });
    } finally {
      setPaying(false);
    }
  };
  return { isPaying, pay };
}
