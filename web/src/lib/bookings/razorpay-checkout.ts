import type { HoldPanel_BookingHoldFragment } from '../../generated/graphql';
import { loadScript } from '../browser/load-script';

export type CheckoutDetails = HoldPanel_BookingHoldFragment['checkout'];

/** What the checkout returns after a payment; the server verifies it. */
export interface PaymentProof {
  orderId: string;
  paymentId: string;
  signature: string;
}

interface RazorpayResponse {
  razorpay_payment_id: string;
  razorpay_order_id: string;
  razorpay_signature: string;
}

interface RazorpayOptions {
  key: string;
  amount: number;
  currency: string;
  name: string;
  description: string;
  order_id: string;
  prefill: { name: string; email: string; contact: string };
  theme: { color: string };
  timeout: number;
  handler: (response: RazorpayResponse) => void;
  modal: { ondismiss: () => void };
}

declare global {
  interface Window {
    Razorpay?: new (options: RazorpayOptions) => { open(): void };
  }
}

/**
 * Opens the gateway's checkout and waits until it closes. Returns the proof of a payment, or null when the guest closed
 * it or its time ran out. It stays open after a failed attempt. None of our modal dialogs may be open then, because it
 * would block the clicks.
 */
export async function payInCheckout(checkout: CheckoutDetails): Promise<PaymentProof | null> {
  await loadScript(checkout.scriptUrl);
  const { Razorpay } = window;
  if (!Razorpay) throw new Error('The payment window could not be loaded.');
  const { name, email, contact } = checkout.prefill;
  return new Promise((resolve) => {
    new Razorpay({
      key: checkout.keyId,
      amount: checkout.amount,
      currency: checkout.currency,
      name: checkout.name,
      description: checkout.description,
      order_id: checkout.orderId,
      prefill: { name, email, contact },
      theme: { color: checkout.themeColor },
      timeout: checkout.timeoutSeconds,
      handler: (response) =>
        resolve({
          orderId: response.razorpay_order_id,
          paymentId: response.razorpay_payment_id,
          signature: response.razorpay_signature,
        }),
      modal: { ondismiss: () => resolve(null) },
    }).open();
  });
}
