import { raw, Router } from 'express';
import type { WebhookService } from '../../bookings/checkout/webhook.service';
import type { IncomingMessage } from 'node:http';
import type { ReadLimit } from '../../platform/limits/read-limit';
import { sendTooMany } from '../http/request-counting';
import { nameRequest } from '../http/request-names';

const PATH = '/webhooks/razorpay';

interface WebhookLimits {
  /** Counts events with a false signature. */
  falseSignatures: ReadLimit;
  callerOf(request: IncomingMessage): string;
}

/**
 * The route for Razorpay's events. The body is read raw, because the signature covers its bytes. After a failure of the
 * server the response is 5xx, so that Razorpay sends the event again (https://razorpay.com/docs/webhooks/#retries).
 */
export function webhookRoute(webhook: WebhookService, { falseSignatures, callerOf }: WebhookLimits): Router {
  const router = Router();
  // Before the body is read and its signature is computed. The gateway signs all of its events, and is never refused.
  router.post(PATH, (request, response, next) => {
    const wait = falseSignatures.secondsToWait(callerOf(request), 0);
    if (wait === null) return next();
    nameRequest(response, `POST ${PATH}`);
    response.set('Connection', 'close');
    sendTooMany(request, response, wait);
  });
  router.post(PATH, raw({ type: () => true, limit: '256kb' }), async (request, response) => {
    nameRequest(response, `POST ${PATH}`);
    const rawBody: unknown = request.body;
    const receipt = await webhook.receive(Buffer.isBuffer(rawBody) ? rawBody : Buffer.alloc(0), {
      signature: request.get('x-razorpay-signature'),
      eventId: request.get('x-razorpay-event-id'),
    });
    if (receipt !== 'bad signature') return void response.json({ status: 'ok' });
    falseSignatures.secondsToWait(callerOf(request), 1);
    response.status(400).json({ error: 'The signature is not valid.' });
  });
  return router;
}
