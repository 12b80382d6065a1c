import { createServer } from 'node:http';
import { close, freePort, listen } from '../../../../local/listening';
import { GatewayError } from '../payment-gateway';
import { RazorpayGateway } from './razorpay-gateway';

const gatewayAt = (port: number, timeoutMilliseconds = 5_000) =>
  new RazorpayGateway({
    keyId: 'rzp_test_local',
    keySecret: 'key-secret-of-tests',
    webhookSecret: 'webhook-secret-of-tests',
    apiUrl: `http://127.0.0.1:${port}`,
    checkoutUrl: 'http://127.0.0.1/checkout.js',
    timeoutMilliseconds,
    onFailure: () => undefined,
  });

/** The error of an order that cannot be made. */
async function failureAt(gateway: RazorpayGateway): Promise<GatewayError> {
  const failure: unknown = await gateway
    .createOrder({ amount: 100, receipt: 'SC-1' })
    .catch((error: unknown) => error);
  if (failure instanceof GatewayError) return failure;
  throw new Error('An order was made.');
}

test('given that nobody listens, the gateway’s error keeps the network’s own error', async () => {
  const { kind, cause } = await failureAt(gatewayAt(await freePort()));
  expect({ kind, cause }).toMatchObject({ kind: 'unreachable', cause: { code: 'ECONNREFUSED' } });
});

test('given no response in time, the cause says so', async () => {
  const silent = createServer(() => undefined);
  const port = await listen(silent, 0);
  const { kind, cause } = await failureAt(gatewayAt(port, 50));
  silent.closeAllConnections();
  await close(silent);
  expect({ kind, cause }).toMatchObject({ kind: 'unreachable', cause: { code: 'ECONNABORTED' } });
});
