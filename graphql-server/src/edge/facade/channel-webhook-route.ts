import { Router } from 'express';
import type { IncomingMessage } from 'node:http';
import type { RevisionReader } from '../../connections/channel-bookings/revision-reader.service';
import type { ReadLimit } from '../../platform/limits/read-limit';
import { sendTooMany } from '../http/request-counting';
import { nameRequest } from '../http/request-names';

const PATH = '/webhooks/channex';

interface ChannelWebhookLimits {
  /** Counts calls with a wrong secret. */
  falseSignatures: ReadLimit;
  callerOf(request: IncomingMessage): string;
}

/**
 * The route on which Channex says that there is something to read. Its address has a secret, because Channex signs nothing;
 * the body is not read, so that a stranger who learns the address can only let the server look.
 */
export function channelWebhookRoute(
  reader: Pick<RevisionReader, 'wake'>,
  { falseSignatures, callerOf }: ChannelWebhookLimits,
): Router {
  const router = Router();
  router.post(`${PATH}/:secret`, async (request, response) => {
    nameRequest(response, `POST ${PATH}`);
    const wait = falseSignatures.secondsToWait(callerOf(request), 0);
    if (wait !== null) {
      response.set('Connection', 'close');
      sendTooMany(request, response, wait);
      return;
    }
    if (await reader.wake(request.params.secret)) return void response.json({ status: 'ok' });
    falseSignatures.secondsToWait(callerOf(request), 1);
    response.status(404).json({ error: 'There is no such address.' });
  });
  return router;
}
