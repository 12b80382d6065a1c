import { orUnreachable, unreachable } from './connections/request';
import { ok, warning, wrong, type Finding } from './report/finding';

/** The result of a request without effect, which `payments/core/razorpay` makes. */
interface AccountResponse {
  status: number;
  isList: boolean;
}

const OK = 200;
const UNAUTHENTICATED = 401;
const REFUSED_SIGNATURE = 400;

/** Whether Razorpay accepts the keys. */
export function checkKeys(
  { keyId, read }: { keyId: string; read(signal: AbortSignal): Promise<AccountResponse> },
  signal: AbortSignal,
): Promise<Finding> {
  const without = unreachable(
    'Razorpay',
    'Let this machine connect to the address in RAZORPAY_API_URL (https://api.razorpay.com)',
  );
  return orUnreachable(read(signal), signal, without, ({ status, isList }) => {
    if (status === UNAUTHENTICATED)
      return wrong(
        'Razorpay refuses RAZORPAY_KEY_ID with RAZORPAY_KEY_SECRET',
        'Generate a key in Razorpay’s dashboard (Account & Settings, API Keys) and set both',
      );
    if (status !== OK || !isList)
      return wrong(
        `Razorpay responds with ${status} instead of orders`,
        'Check Razorpay’s status page, and RAZORPAY_API_URL',
      );
    return ok(`Razorpay accepts the ${keyId.startsWith('rzp_live_') ? 'live' : 'test'} keys`);
  });
}

const NOT_KNOWN =
  'whether Razorpay’s dashboard has this secret and address cannot be checked from here: make a test payment, or send a test event';

function webhookFinding(address: string, [signed, forged]: [number, number]): Finding {
  if (forged === OK)
    return wrong(
      `${address} accepts an event with a wrong signature, so another program than this server responds there`,
      'Let the proxy pass POST /webhooks/razorpay to the server unchanged',
    );
  if (signed === OK && forged === REFUSED_SIGNATURE)
    return ok(`${address} accepts a signed event and refuses a forged one; ${NOT_KNOWN}`);
  if (signed === REFUSED_SIGNATURE)
    return wrong(
      `${address} refuses an event that was signed with RAZORPAY_WEBHOOK_SECRET`,
      'Give the running servers the same RAZORPAY_WEBHOOK_SECRET, restart them, and let no proxy change the body',
    );
  if (signed === OK)
    return warning(
      `${address} accepts a signed event, but responds to a forged one with ${forged} instead of ${REFUSED_SIGNATURE}`,
      'Check what responds in front of the server; Razorpay’s own events must pass',
    );
  return wrong(
    `${address} responds to a signed event with ${signed}`,
    'Let the proxy pass POST /webhooks/razorpay to the server, without a challenge, a sign-in or a redirect',
  );
}

/**
 * Whether the site accepts a signed event and refuses a forged one. `post` sends an event that is signed with the
 * secret.
 */
export function checkWebhook(
  { siteUrl, secret, post }: { siteUrl: string; secret: string; post(secret: string): Promise<number> },
  signal: AbortSignal,
): Promise<Finding> {
  const address = `${siteUrl}/webhooks/razorpay`;
  const without = unreachable(
    address,
    'Start the servers, and see that SITE_URL is the address that guests use',
  );
  const both = Promise.all([post(secret), post(`not ${secret}`)]);
  return orUnreachable(both, signal, without, (statuses) => webhookFinding(address, statuses));
}
