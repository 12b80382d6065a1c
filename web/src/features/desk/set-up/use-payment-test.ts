import { useState } from 'react';
import { useConfirmPaymentTestMutation, useStartPaymentTestMutation } from '../../../generated/desk';
import { payInCheckout } from '../../../lib/bookings/razorpay-checkout';
import { t } from '../../../lib/texts/texts';

const NOT_REACHED = t`The test could not be made. Please try again.`;

/** Opens the gateway's checkout for one rupee, and tells the server of the payment. */
export function usePaymentTest(onChange: () => Promise<unknown>) {
  const [start] = useStartPaymentTestMutation();
  const [confirm] = useConfirmPaymentTestMutation();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);

  const payOnce = async (): Promise<string | null> => {
    const started = (await start()).data?.startPaymentTest;
    if (started?.__typename !== 'PaymentTestStarted') return started?.message ?? NOT_REACHED;
    const proof = await payInCheckout(started.checkout);
    if (!proof) return t`The payment window was closed before a payment was made.`;
    const confirmed = (await confirm({ variables: { input: proof } })).data?.confirmPaymentTest;
    return confirmed && confirmed.__typename !== 'PaymentTestConfirmed' ? confirmed.message : null;
  };
  const pay = async () => {
    setBusy(true);
    setRefusal(null);
    setRefusal(await payOnce().catch(() => NOT_REACHED));
    await onChange();
    setBusy(false);
  };
  return { pay, busy, refusal };
}
