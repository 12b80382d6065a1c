import path from 'node:path';
import express, { type Router } from 'express';
import { z } from 'zod';
import type { RazorpayDesk } from './razorpay-desk';
import { RazorpayRefusal } from './razorpay-entities';

interface CheckoutAccount {
  desk: RazorpayDesk;
  keyId: string;
}

const attemptShape = z.object({
  key: z.string(),
  order_id: z.string(),
  amount: z.coerce.number().int().optional(),
  succeeds: z.boolean(),
  prefill: z.object({ email: z.string().optional(), contact: z.string().optional() }).optional(),
});

const BROWSER_FOLDER = path.join(__dirname, 'browser', 'checkout');

/** The checkout: its script for the hotel's page, and the form that the script shows in a frame. */
export function checkoutRoutes({ desk, keyId }: CheckoutAccount): Router {
  const routes = express.Router();
  routes.get('/v1/checkout.js', (_request, response) => {
    // The hotel's page is isolated from other origins, so the script must declare that it may be used.
    response.set({ 'cross-origin-resource-policy': 'cross-origin', 'access-control-allow-origin': '*' });
    response.sendFile(path.join(BROWSER_FOLDER, 'checkout.js'));
  });
  routes.post('/v1/checkout/attempts', async ({ body }, response) => {
    const { key, order_id: orderId, amount, succeeds, prefill } = attemptShape.parse(body);
    if (key !== keyId) throw new RazorpayRefusal('The key provided does not exist', 'key');
    const order = desk.ledger.order(orderId);
    if ((amount ?? order.amount) !== order.amount) {
      throw new RazorpayRefusal('Your payment amount is different from your order amount.', 'amount');
    }
    const { payment, checkout } = await desk.payInCheckout(orderId, { succeeds, ...prefill });
    response.json(succeeds ? checkout : failureOf(payment));
  });
  routes.use('/v1/checkout', express.static(BROWSER_FOLDER));
  return routes;
}

// https://razorpay.com/docs/payments/payment-gateway/web-integration/standard/build-integration (payment.failed)
function failureOf(payment: Awaited<ReturnType<RazorpayDesk['pay']>>['payment']) {
  return {
    error: {
      code: payment.error_code,
      description: payment.error_description,
      source: payment.error_source,
      step: payment.error_step,
      reason: payment.error_reason,
      metadata: { order_id: payment.order_id, payment_id: payment.id },
    },
  };
}
