import { createServer, type Server } from 'node:http';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Razorpay from 'razorpay';
import { validatePaymentVerification, validateWebhookSignature } from 'razorpay/dist/utils/razorpay-utils';
import { close, listen } from '../../local/listening';
import { startLocalRazorpay, type LocalRazorpay } from '../../local/local-razorpay';
import { waitFor } from '../testkit/wait-for';

const KEY = { keyId: 'rzp_test_local', keySecret: 'local-key-secret', webhookSecret: 'local-webhook-secret' };

interface Received {
  eventId: string;
  isGenuine: boolean;
  event: string;
}

describe('the Razorpay stand-in', () => {
  let directory: string;
  let hotel: Server;
  let webhookUrl: string;
  let statusOfHotel: number;
  let received: Received[];
  let razorpay: LocalRazorpay;
  let sdk: Razorpay;

  const start = () =>
    startLocalRazorpay({ ...KEY, webhookUrl, stateFile: path.join(directory, 'razorpay.json') });

  function clientOf(url: string): Razorpay {
    const client = new Razorpay({ key_id: KEY.keyId, key_secret: KEY.keySecret });
    // The SDK has no option for the address.
    (client as unknown as { api: { rq: { defaults: { baseURL: string } } } }).api.rq.defaults.baseURL = url;
    return client;
  }

  /** Sorted by name: events of the same moment may overtake each other. */
  async function eventsOnceThereAre(count: number): Promise<string[]> {
    await waitFor(`${count} events came`, () => received.length >= count);
    return received.map(({ event }) => event).sort();
  }

  const newOrder = () => sdk.orders.create({ amount: 831_600, currency: 'INR', receipt: 'SC-1' });

  beforeEach(async () => {
    directory = await mkdtemp(path.join(tmpdir(), 'saffron-court-razorpay-'));
    received = [];
    statusOfHotel = 200;
    hotel = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const body = Buffer.concat(chunks).toString('utf8');
        const signature = String(request.headers['x-razorpay-signature']);
        received.push({
          eventId: String(request.headers['x-razorpay-event-id']),
          isGenuine: validateWebhookSignature(body, signature, KEY.webhookSecret),
          event: (JSON.parse(body) as { event: string }).event,
        });
        response.writeHead(statusOfHotel).end();
      });
    });
    webhookUrl = `http://127.0.0.1:${await listen(hotel, 0)}/webhooks/razorpay`;
    razorpay = await start();
    sdk = clientOf(razorpay.url);
  });

  afterEach(async () => {
    await razorpay.stop();
    await close(hotel);
    await rm(directory, { recursive: true });
  });

  it('takes a payment that the SDK verifies, and announces it with signed webhooks', async () => {
    const order = await newOrder();
    const { checkout } = await razorpay.pay(order.id, { outcome: 'capture' });
    const identifiers = { order_id: order.id, payment_id: checkout.razorpay_payment_id };
    expect(validatePaymentVerification(identifiers, checkout.razorpay_signature, KEY.keySecret)).toBe(true);
    expect(await sdk.payments.fetch(checkout.razorpay_payment_id)).toMatchObject({
      status: 'captured',
      amount: 831_600,
    });
    expect(await sdk.orders.fetch(order.id)).toMatchObject({ status: 'paid', amount_due: 0 });
    expect(await eventsOnceThereAre(3)).toEqual(['order.paid', 'payment.authorized', 'payment.captured']);
    expect(received.every(({ isGenuine }) => isGenuine)).toBe(true);
  });

  it('captures what was only authorised, once', async () => {
    const order = await newOrder();
    const { payment } = await razorpay.pay(order.id, { outcome: 'authorise' });
    expect(payment.status).toBe('authorized');
    expect(await sdk.payments.capture(payment.id, payment.amount, 'INR')).toMatchObject({
      status: 'captured',
    });
    await expect(sdk.payments.capture(payment.id, payment.amount, 'INR')).rejects.toMatchObject({
      statusCode: 400,
    });
  });

  it('keeps the orders of one booking apart: parts, a late payment, and one order open in two browsers', async () => {
    const part = (amount: number) => sdk.orders.create({ amount, currency: 'INR', receipt: 'SC-1' });
    const [deposit, rest] = [await part(300_00), await part(700_00)];
    const begin = () => razorpay.pay(rest.id, { outcome: 'begin', webhook: false });
    const browsers = [await begin(), await begin()];
    await razorpay.pay(deposit.id, { outcome: 'capture', webhook: false });
    expect(await sdk.orders.fetch(rest.id)).toMatchObject({ status: 'attempted', amount_paid: 0 });
    // A guest may leave the window open for a day.
    for (const { payment } of browsers) await razorpay.age(payment.id, 1);
    for (const { payment } of browsers)
      await razorpay.pay(rest.id, { outcome: 'capture', paymentId: payment.id, webhook: false });
    expect(await sdk.orders.fetch(deposit.id)).toMatchObject({ status: 'paid', amount_paid: 300_00 });
    expect(await sdk.orders.fetch(rest.id)).toMatchObject({ status: 'paid', amount_paid: 700_00 });
    expect((await sdk.orders.fetchPayments(rest.id)).items).toMatchObject([
      { amount: 700_00, status: 'captured' },
      { amount: 700_00, status: 'captured' },
    ]);
    expect((await sdk.orders.all({ receipt: 'SC-1' })).items).toHaveLength(2);
  });

  it('lets a failed payment be authorised late', async () => {
    const order = await newOrder();
    const { payment } = await razorpay.pay(order.id, { outcome: 'fail' });
    const late = await razorpay.pay(order.id, { outcome: 'authorise', paymentId: payment.id });
    expect(late.payment).toMatchObject({ id: payment.id, status: 'authorized', error_code: null });
    expect((await sdk.orders.fetchPayments(order.id)).items).toHaveLength(1);
    expect(await eventsOnceThereAre(2)).toEqual(['payment.authorized', 'payment.failed']);
  });

  it('refunds once for one idempotency key', async () => {
    const order = await newOrder();
    const { payment } = await razorpay.pay(order.id, { outcome: 'capture' });
    const refund = (amount: number) =>
      fetch(`${razorpay.url}/v1/payments/${payment.id}/refund`, {
        method: 'POST',
        headers: {
          authorization: `Basic ${Buffer.from(`${KEY.keyId}:${KEY.keySecret}`).toString('base64')}`,
          'content-type': 'application/json',
          'x-refund-idempotency': 'refund-of-booking-1',
        },
        body: JSON.stringify({ amount }),
      });
    const [first, second] = [await refund(500_00), await refund(500_00)];
    expect(await second.json()).toEqual(await first.json());
    expect((await refund(600_00)).status).toBe(400);
    expect(await sdk.payments.fetch(payment.id)).toMatchObject({
      amount_refunded: 500_00,
      refund_status: 'partial',
    });
  });

  it('adds the money of a failed refund to the hotel’s balance again', async () => {
    razorpay.setMode({ refunds: 'pending' });
    const order = await newOrder();
    const { payment } = await razorpay.pay(order.id, { outcome: 'capture', webhook: false });
    const refund = await sdk.payments.refund(payment.id, {});
    expect(refund.status).toBe('pending');
    await razorpay.settleRefund(refund.id, 'failed');
    expect(await sdk.refunds.fetch(refund.id)).toMatchObject({ status: 'failed' });
    expect(await sdk.payments.fetch(payment.id)).toMatchObject({ status: 'captured', amount_refunded: 0 });
    expect(await eventsOnceThereAre(1)).toEqual(['refund.failed']);
  });

  it('responds with 409 while the first attempt of a refund is in progress, and refunds once', async () => {
    const order = await newOrder();
    const { payment } = await razorpay.pay(order.id, { outcome: 'capture', webhook: false });
    const refund = () =>
      fetch(`${razorpay.url}/v1/payments/${payment.id}/refund`, {
        method: 'POST',
        headers: {
          authorization: `Basic ${Buffer.from(`${KEY.keyId}:${KEY.keySecret}`).toString('base64')}`,
          'content-type': 'application/json',
          'x-refund-idempotency': 'refund-in-progress-1',
        },
        body: JSON.stringify({ amount: 500_00 }),
      });
    razorpay.setMode({ refunds: 'in progress' });
    expect([(await refund()).status, (await refund()).status]).toEqual([409, 409]);
    razorpay.setMode({ refunds: 'processed' });
    expect(await (await refund()).json()).toMatchObject({ amount: 500_00, status: 'pending' });
    expect((await sdk.payments.fetchMultipleRefund(payment.id, {})).count).toBe(1);
  });

  it('refuses a refund for lack of balance, and records none', async () => {
    razorpay.setMode({ refunds: 'no balance' });
    const order = await newOrder();
    const { payment } = await razorpay.pay(order.id, { outcome: 'capture', webhook: false });
    await expect(sdk.payments.refund(payment.id, {})).rejects.toMatchObject({
      statusCode: 400,
      error: { description: expect.stringContaining('not have enough balance') },
    });
    expect((await sdk.payments.fetchMultipleRefund(payment.id, {})).count).toBe(0);
  });

  it('refunds a payment of more than six months ago only instantly, or not at all', async () => {
    const order = await newOrder();
    const { payment } = await razorpay.pay(order.id, { outcome: 'capture', webhook: false });
    await razorpay.age(payment.id, 190);
    await expect(sdk.payments.refund(payment.id, { amount: 500_00 })).rejects.toMatchObject({
      statusCode: 400,
      error: { description: expect.stringContaining('only instant refund is supported') },
    });
    const refund = await sdk.payments.refund(payment.id, { amount: 500_00, speed: 'optimum' });
    expect(refund).toMatchObject({ speed_requested: 'optimum', speed_processed: 'instant', amount: 500_00 });
    razorpay.setMode({ refunds: 'old refused' });
    await expect(sdk.payments.refund(payment.id, { speed: 'optimum' })).rejects.toMatchObject({
      error: { description: expect.stringContaining('not supported by the bank') },
    });
  });

  it('accepts refunds by hand of a part and of the rest, and lets one fail after it was processed', async () => {
    const order = await newOrder();
    const { payment } = await razorpay.pay(order.id, { outcome: 'capture', webhook: false });
    await razorpay.refundInDashboard(payment.id, { amount: 500_00 });
    const rest = await razorpay.refundInDashboard(payment.id);
    expect(rest).toMatchObject({ amount: payment.amount - 500_00, status: 'processed', notes: [] });
    await razorpay.settleRefund(rest.id, 'failed');
    expect(await sdk.payments.fetch(payment.id)).toMatchObject({ amount_refunded: 500_00 });
    expect(await eventsOnceThereAre(3)).toEqual(['refund.failed', 'refund.processed', 'refund.processed']);
  });

  it('refunds a payment that was authorised and never captured, without a capture', async () => {
    const order = await newOrder();
    const { payment } = await razorpay.pay(order.id, { outcome: 'authorise', webhook: false });
    await razorpay.releaseUncaptured(payment.id);
    expect(await sdk.payments.fetch(payment.id)).toMatchObject({ status: 'refunded', captured: false });
  });

  it('announces a dispute with its payment, and takes the money only when it is lost', async () => {
    const order = await newOrder();
    const { payment } = await razorpay.pay(order.id, { outcome: 'capture', webhook: false });
    const opened = await razorpay.dispute(payment.id, { event: 'payment.dispute.created' });
    expect(opened).toMatchObject({ status: 'open', amount: payment.amount, amount_deducted: 0 });
    const lost = await razorpay.dispute(payment.id, { event: 'payment.dispute.lost' });
    expect(lost).toMatchObject({ id: opened.id, status: 'lost', amount_deducted: payment.amount });
    expect(await eventsOnceThereAre(2)).toEqual(['payment.dispute.created', 'payment.dispute.lost']);
  });

  it('sends a webhook again until it is acknowledged, also after a restart', async () => {
    statusOfHotel = 500;
    const order = await newOrder();
    await razorpay.pay(order.id, { outcome: 'fail' });
    await eventsOnceThereAre(1);
    await razorpay.stop();
    statusOfHotel = 200;
    razorpay = await start();
    await waitFor('it is acknowledged', () =>
      razorpay.state().deliveries.every(({ deliveredAt }) => deliveredAt !== null),
    );
    expect(received.length).toBeGreaterThanOrEqual(2);
    expect(new Set(received.map(({ eventId }) => eventId)).size).toBe(1);
    expect(razorpay.state().orders[order.id]).toMatchObject({ status: 'attempted' });
  });

  it('sends webhooks twice when told to, under one event id', async () => {
    razorpay.setMode({ webhooks: 'duplicated' });
    const order = await newOrder();
    await razorpay.pay(order.id, { outcome: 'fail' });
    expect(await eventsOnceThereAre(2)).toEqual(['payment.failed', 'payment.failed']);
    expect(new Set(received.map(({ eventId }) => eventId)).size).toBe(1);
  });

  it.each([
    ['500', 500],
    ['html', 502],
  ] as const)('responds with %s for the requested number of calls', async (respondWith, statusCode) => {
    razorpay.setMode({ respondWith, remaining: 1 });
    await expect(newOrder()).rejects.toMatchObject({ statusCode });
    await expect(newOrder()).resolves.toMatchObject({ status: 'created' });
  });

  it('can carry out a request whose response is lost', async () => {
    razorpay.setMode({ respondWith: '500', effectHappens: true, matching: 'POST /v1/orders' });
    await expect(newOrder()).rejects.toMatchObject({ statusCode: 500 });
    expect(Object.keys(razorpay.state().orders)).toHaveLength(1);
  });

  it.each([
    ['a wrong amount', { amount: 99, currency: 'INR' }],
    ['a receipt that is too long', { amount: 100, currency: 'INR', receipt: 'x'.repeat(41) }],
  ])('refuses an order with %s', async (_case, order) => {
    await expect(sdk.orders.create(order)).rejects.toMatchObject({ statusCode: 400 });
  });

  it('refuses a caller who does not know the key', async () => {
    expect((await fetch(`${razorpay.url}/v1/orders`, { method: 'POST' })).status).toBe(401);
  });

  it('serves the checkout to other origins', async () => {
    const script = await fetch(razorpay.checkoutUrl);
    expect(script.headers.get('content-type')).toContain('javascript');
    expect(script.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  });
});
