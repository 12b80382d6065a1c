import { useState } from 'react';
import {
  useConfirmPaymentTestMutation,
  useStartPaymentTestMutation,
} from '../../../../generated/desk-set-up';
import { payInCheckout } from '../../../../lib/bookings/razorpay-checkout';
import { usePageReading } from '../../../../lib/desk/use-desk-mutation';
import { t } from '../../../../lib/texts/texts';

const NOT_MADE = t`The test could not be made. Please try again.`;

/** Why the test stopped. */
interface Refusal {
  message: string;
  /**
   * The start of the test whose checkout was closed; null for other refusals. That test may still be paid elsewhere.
   */
  closedTest: string | null;
}

const refused = (message: string): Refusal => ({ message, closedTest: null });

/** Opens the gateway's checkout for one rupee, and reports the payment to the server. */
export function usePaymentTest() {
  const [start] = useStartPaymentTestMutation();
  const pageReading = usePageReading();
  const [confirm] = useConfirmPaymentTestMutation();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);

  const payOnce = async (): Promise<Refusal | null> => {
    const started = (await start()).data?.startPaymentTest;
    if (started?.__typename !== 'PaymentTestStarted') return refused(started?.message ?? NOT_MADE);
    const end = await payInCheckout(started.checkout);
    if (end === null || end === 'failed') {
      const message =
        end === 'failed'
          ? t`The payment did not go through. Please try again, or pay in another way.`
          : t`The payment window was closed before a payment was made.`;
      return { message, closedTest: started.test.createdAt };
    }
    // Without a response the gateway's event reports the payment to the server.
    const response = await confirm({ variables: { input: end } }).catch(() => null);
    const confirmed = response?.data?.confirmPaymentTest;
    return confirmed && confirmed.__typename !== 'PaymentTestConfirmed' ? refused(confirmed.message) : null;
  };
  const pay = async () => {
    setBusy(true);
    setRefusal(null);
    setRefusal(await payOnce().catch(() => refused(NOT_MADE)));
    await pageReading();
    setBusy(false);
  };
  return { pay, busy, refusal };
}
