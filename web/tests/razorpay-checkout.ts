import { vi } from 'vitest';
import type { payInCheckout as payInGateway } from '../src/lib/bookings/razorpay-checkout';

/** A payment that the guest made in the checkout. */
export const PROOF = { orderId: 'order', paymentId: 'payment', signature: 'signature' };

/** Stands in for the gateway's checkout. The guest closes it immediately, unless a test changes that. */
export const payInCheckout = vi.fn<typeof payInGateway>(() => Promise.resolve(null));
