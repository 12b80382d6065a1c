import type { HoldPanel_BookingHoldFragment } from '../../generated/graphql';
import { loadScript } from '../browser/load-script';

export type CheckoutDetails = HoldPanel_BookingHoldFragment['checkout'];

/** What the checkout returns after a payment; the server verifies it. */
export interface PaymentProof {
  orderId: string;
  paymentId: string;
  signature: string;
}

/** How the checkout ended: with a proof of payment, closed after a try that failed, or null: closed without a try. */
export type CheckoutEnd = PaymentProof | 'failed' | null;

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
    Razorpay?: new (options: RazorpayOptions) => {
      open(): void;
      on(event: 'payment.failed', listener: () => void): void;
    };
  }
}

/**
 * Opens the gateway's checkout and waits until it closes, because the guest paid or closed it or its time ran out. It
 * stays open after a failed try. Our modal dialogs must be closed then, because a modal dialog would block the
 * clicks. The event of a failed try:
 * https://razorpay.com/docs/payments/payment-gateway/web-integration/standard/build-integration.
 */
export async function payInCheckout(checkout: CheckoutDetails): Promise<CheckoutEnd> {
  await loadScript(checkout.scriptUrl);
  const { Razorpay } = window;
  if (!Razorpay) throw new Error('The payment window could not be loaded.');
  const { name, email, contact } = checkout.prefill;
  return new Promise((resolve) => {
    let closed: CheckoutEnd = null;
    const razorpay = new Razorpay({
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
      modal: { ondismiss: () => resolve(closed) },
    });
    razorpay.on('payment.failed', () => {
      closed = 'failed';
    });
    razorpay.open();
  });
}
