import { raw, Router } from 'express';
import type { WebhookService } from '../../bookings/checkout/webhook.service';
import { nameRequest } from '../http/request-names';

/**
 * The route for Razorpay's events. The body is read raw, because the signature covers its bytes. After a failure of the
 * server the response is 5xx, so that Razorpay sends the event again (https://razorpay.com/docs/webhooks/#retries).
 */
export function webhookRoute(webhook: WebhookService): Router {
  const router = Router();
  router.post('/webhooks/razorpay', raw({ type: () => true, limit: '256kb' }), async (request, response) => {
    nameRequest(response, 'POST /webhooks/razorpay');
    const rawBody: unknown = request.body;
    const receipt = await webhook.receive(Buffer.isBuffer(rawBody) ? rawBody : Buffer.alloc(0), {
      signature: request.get('x-razorpay-signature'),
      eventId: request.get('x-razorpay-event-id'),
    });
    if (receipt === 'bad signature') response.status(400).json({ error: 'The signature is not valid.' });
    else response.json({ status: 'ok' });
  });
  return router;
}
