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

test('a card is asked for, and known by its network, bank and last digits', async () => {
  const payment = { id: 'pay_1', amount: 100, currency: 'INR', status: 'captured', created_at: 1 };
  const bodies = [
    { ...payment, card: { id: 'card_1', last4: '4366', network: 'Visa', issuer: 'UTIB' } },
    { ...payment, card: { id: 'card_2', last4: '4366', network: 'Visa', issuer: 'UTIB' } },
    { ...payment, method: 'upi', vpa: 'Guest@bank' },
    { ...payment, method: 'wallet', wallet: 'payzapp', contact: '+919123456789' },
    { ...payment, method: 'netbanking', bank: 'HDFC', contact: '+919123456789' },
    { ...payment, card: 5, card_id: 'card_1', wallet: 'payzapp' },
  ];
  const asked: unknown[] = [];
  const gateway = createServer(({ url }, response) => {
    const body = JSON.stringify(bodies[asked.push(url) - 1]);
    response.setHeader('content-type', 'application/json').end(body);
  });
  const client = gatewayAt(await listen(gateway, 0));
  const payers: unknown[] = [];
  for (const { id } of bodies) payers.push((await client.fetchPayment(id)).payer);
  await close(gateway);
  expect(asked[0]).toBe('/v1/payments/pay_1?expand[]=card');
  expect(payers).toEqual([
    'card Visa UTIB 4366',
    'card Visa UTIB 4366',
    'upi guest@bank',
    'payzapp +919123456789',
    'HDFC +919123456789',
    null,
  ]);
});

test('given no response in time, the cause says so', async () => {
  const silent = createServer(() => undefined);
  const port = await listen(silent, 0);
  const { kind, cause } = await failureAt(gatewayAt(port, 50));
  silent.closeAllConnections();
  await close(silent);
  expect({ kind, cause }).toMatchObject({ kind: 'unreachable', cause: { code: 'ECONNABORTED' } });
});
