import { bookingPage, confirmPayment, hold, type Hold } from '../../testkit/bookings';
import { startTestServer, type TestServer } from '../../testkit/test-server';
import { waitFor } from '../../testkit/wait-for';
import { deliver, paymentEvent, recordedEvents, refundEvent, signatureOf } from '../../testkit/webhooks';

let testServer: TestServer;
beforeAll(async () => {
  testServer = await startTestServer();
});
afterAll(() => testServer.stop());
beforeEach(() => testServer.razorpay.setMode({ reset: true, webhooks: 'off' }));
afterEach(async () => {
  await testServer.shiftClock('0');
  expect(await testServer.breaches()).toEqual([]);
});

const statusOf = async ({ token }: Hold) => (await bookingPage(testServer, token)).status;
const mailsTo = (address: string) => testServer.inbox.messages(address).map(({ subject }) => subject);
const countEvents = async () =>
  (await testServer.query<{ count: number }>('SELECT count(*)::int AS count FROM webhook_events'))[0]?.count;
const paidQuietly = (held: Hold, outcome: 'capture' | 'authorise' | 'fail') =>
  testServer.razorpay.pay(held.checkout.orderId, { outcome, webhook: false });

/** A payment that came when its room was taken, so that the hotel owes the money. */
async function owedRefund(): Promise<{ held: Hold; paymentId: string; refundId: string }> {
  const held = await hold(testServer);
  await testServer.shiftClock('16 minutes');
  await testServer.installation.sweep.run();
  await testServer.shiftClock('80 minutes');
  const { payment } = await paidQuietly(held, 'capture');
  await deliver(testServer, paymentEvent('payment.captured', payment));
  await testServer.runJobs();
  const refund = Object.values(testServer.razorpay.state().refunds).find(
    ({ payment_id }) => payment_id === payment.id,
  );
  if (!refund) throw new Error('The gateway has no refund.');
  return { held, paymentId: payment.id, refundId: refund.id };
}

const refundsOf = (paymentId: string) =>
  testServer.query<{ status: string; amount: number; reason: string }>(
    `SELECT refund.status, refund.amount_paise AS amount, refund.reason FROM refunds refund
     JOIN payments payment ON payment.id = refund.payment_id
     WHERE payment.gateway_payment_id = $1 ORDER BY refund.created_at`,
    [paymentId],
  );

describe('an event that the gateway did not send', () => {
  test.each([
    ['with a signature of another secret', 'f'.repeat(64)],
    ['without a signature', ''],
    ['with a signature of another length', 'abc'],
  ])('%s is refused with 400 and leaves nothing', async (_case, signature) => {
    const held = await hold(testServer);
    const { payment } = await paidQuietly(held, 'capture');
    const before = await countEvents();
    const response = await deliver(testServer, paymentEvent('payment.captured', payment), { signature });
    expect(response).toMatchObject({ status: 400, body: { error: 'The signature is not valid.' } });
    expect(await countEvents()).toBe(before);
    expect(await statusOf(held)).toBe('HELD');
    await deliver(testServer, paymentEvent('payment.captured', payment));
    expect(await statusOf(held)).toBe('CONFIRMED');
  });

  test('is not accepted with a signature over the same JSON with other spaces', async () => {
    const event = { event: 'payment.captured', payload: {} };
    const signature = signatureOf(JSON.stringify(event, null, 2));
    expect((await deliver(testServer, event, { signature })).status).toBe(400);
  });
});

describe('an event of the day before yesterday', () => {
  const A_DAY_SECONDS = 86_400;
  const old = (event: object) => ({
    ...event,
    created_at: Math.floor(Date.now() / 1000) - 2 * A_DAY_SECONDS,
  });

  test('confirms what the gateway still says is paid, and only after asking it', async () => {
    const held = await hold(testServer);
    const { payment } = await paidQuietly(held, 'capture');
    const { eventId } = await deliver(testServer, old(paymentEvent('payment.captured', payment)));
    expect(await statusOf(held)).toBe('HELD');
    expect(await recordedEvents(testServer, eventId)).toEqual([
      { type: 'payment.captured', outcome: 'old: the gateway is asked' },
    ]);
    await testServer.runJobs();
    expect(await statusOf(held)).toBe('CONFIRMED');
  });

  test('confirms nothing that the gateway says has failed', async () => {
    const held = await hold(testServer);
    const { payment } = await paidQuietly(held, 'fail');
    await deliver(testServer, old(paymentEvent('payment.captured', payment)));
    await testServer.runJobs();
    expect(await statusOf(held)).toBe('HELD');
  });
});

describe('an event that arrives twice', () => {
  test('is recorded once and sends one mail', async () => {
    const email = testServer.freshEmail();
    const held = await hold(testServer, { email });
    const { payment } = await paidQuietly(held, 'capture');
    const event = paymentEvent('payment.captured', payment);
    const first = await deliver(testServer, event);
    const second = await deliver(testServer, event, { eventId: first.eventId });
    await testServer.runJobs();

    expect([first.status, second.status]).toEqual([200, 200]);
    expect(await recordedEvents(testServer, first.eventId)).toEqual([
      { type: 'payment.captured', outcome: 'confirmed' },
    ]);
    expect(await statusOf(held)).toBe('CONFIRMED');
    expect(mailsTo(email)).toHaveLength(1);
  });

  test('at the same moment is applied once', async () => {
    const email = testServer.freshEmail();
    const held = await hold(testServer, { email });
    testServer.razorpay.setMode({ webhooks: 'duplicated' });
    const { payment } = await testServer.razorpay.pay(held.checkout.orderId, { outcome: 'capture' });
    const deliveriesOf = () =>
      testServer.razorpay.state().deliveries.filter(({ body }) => body.includes(payment.id));
    await waitFor('both copies of each event are acknowledged', () =>
      deliveriesOf().every(({ deliveredAt }) => deliveredAt !== null),
    );
    await testServer.runJobs();

    expect(deliveriesOf()).toHaveLength(6);
    expect(deliveriesOf().map(({ attempts }) => attempts)).toEqual([1, 1, 1, 1, 1, 1]);
    const [rows] = await testServer.query<{ events: number }>(
      'SELECT count(*)::int AS events FROM webhook_events WHERE event_id = ANY($1)',
      [deliveriesOf().map(({ id }) => id)],
    );
    expect(rows).toEqual({ events: 3 });
    expect(mailsTo(email)).toHaveLength(1);
  });
});

describe('events out of order', () => {
  test('captured, then the older authorized: stays captured and is not captured again', async () => {
    const held = await hold(testServer);
    const { payment } = await paidQuietly(held, 'capture');
    await deliver(testServer, paymentEvent('payment.captured', payment));
    const late = await deliver(testServer, paymentEvent('payment.authorized', payment));
    await testServer.runJobs();

    expect(await recordedEvents(testServer, late.eventId)).toMatchObject([{ outcome: 'recorded' }]);
    expect(await bookingPage(testServer, held.token)).toMatchObject({
      status: 'CONFIRMED',
      amountPaid: { amount: held.checkout.amount },
      amountRefunded: { amount: 0 },
    });
  });

  test('captured, then failed: the money is there, the booking stays confirmed', async () => {
    const held = await hold(testServer);
    const { payment } = await paidQuietly(held, 'capture');
    await deliver(testServer, paymentEvent('payment.captured', payment));
    const late = await deliver(testServer, paymentEvent('payment.failed', payment));
    expect(late.status).toBe(200);
    expect(await bookingPage(testServer, held.token)).toMatchObject({
      status: 'CONFIRMED',
      amountPaid: { amount: held.checkout.amount },
    });
  });

  test('failed, then captured: the bank accepted the payment after all, and the booking is confirmed', async () => {
    const held = await hold(testServer);
    const { payment } = await paidQuietly(held, 'fail');
    await deliver(testServer, paymentEvent('payment.failed', payment));
    expect(await statusOf(held)).toBe('HELD');
    await testServer.razorpay.pay(held.checkout.orderId, {
      outcome: 'capture',
      paymentId: payment.id,
      webhook: false,
    });
    await deliver(testServer, paymentEvent('payment.captured', payment));
    expect(await statusOf(held)).toBe('CONFIRMED');
  });

  test('a refund’s event before the gateway’s response: one refund, processed', async () => {
    const held = await hold(testServer);
    await testServer.shiftClock('16 minutes');
    await testServer.installation.sweep.run();
    await testServer.shiftClock('80 minutes');
    const { payment } = await paidQuietly(held, 'capture');
    await deliver(testServer, paymentEvent('payment.captured', payment));
    const [owed] = await testServer.query<{ key: string }>(
      `SELECT refund.idempotency_key AS key FROM refunds refund
       JOIN payments payment ON payment.id = refund.payment_id WHERE payment.gateway_payment_id = $1`,
      [payment.id],
    );
    // The gateway has accepted the refund and its response is lost; its event reaches us.
    testServer.razorpay.setMode({ respondWith: '500', effectHappens: true, matching: '/refund' });
    await testServer.runJobs();
    const [refund] = Object.values(testServer.razorpay.state().refunds).filter(
      ({ payment_id }) => payment_id === payment.id,
    );
    if (!refund) throw new Error('The gateway has no refund.');
    expect(refund.notes).toEqual({ idempotency_key: owed?.key });
    expect((await refundsOf(payment.id)).map(({ status }) => status)).toEqual(['PENDING']);
    await deliver(testServer, refundEvent('refund.processed', refund));

    expect((await refundsOf(payment.id)).map(({ status }) => status)).toEqual(['PROCESSED']);
  });
});

describe('an event that no booking waits for', () => {
  test('of an unknown order is acknowledged and recorded as such', async () => {
    const held = await hold(testServer);
    const { payment } = await paidQuietly(held, 'fail');
    const foreign = { ...payment, id: 'pay_of_another', order_id: 'order_of_another' };
    const { status, eventId } = await deliver(testServer, paymentEvent('payment.captured', foreign));
    expect(status).toBe(200);
    expect(await recordedEvents(testServer, eventId)).toEqual([
      { type: 'payment.captured', outcome: 'unknown order' },
    ]);
  });

  test('of a payment without an order is acknowledged and recorded as such', async () => {
    const held = await hold(testServer);
    const { payment } = await paidQuietly(held, 'fail');
    const entity = { ...payment, id: 'pay_without_order', order_id: null };
    const event = { event: 'payment.captured', payload: { payment: { entity } } };
    const { status, eventId } = await deliver(testServer, event);
    expect(status).toBe(200);
    expect(await recordedEvents(testServer, eventId)).toMatchObject([{ outcome: 'unknown order' }]);
  });

  test('of a type that we do not use is acknowledged and recorded', async () => {
    const event = { event: 'settlement.processed', payload: { settlement: { entity: { id: 'setl_1' } } } };
    const { status, eventId } = await deliver(testServer, event);
    expect(status).toBe(200);
    expect(await recordedEvents(testServer, eventId)).toEqual([
      { type: 'settlement.processed', outcome: 'nothing to do' },
    ]);
  });

  test('is stored as it was sent', async () => {
    const event = { event: 'invoice.paid', payload: { invoice: { entity: { id: 'inv_1' } } }, created_at: 1 };
    const { eventId } = await deliver(testServer, event);
    const rows = await testServer.query('SELECT body FROM webhook_events WHERE event_id = $1', [eventId]);
    expect(rows).toEqual([{ body: event }]);
  });
});

describe('an event that is genuine but cannot be read', () => {
  test.each([
    ['cut off in the middle', '{"event":"payment.captured","payl'],
    ['empty', ''],
    ['no object', '["payment.captured"]'],
    ['without a payload', '{"event":"payment.captured"}'],
    ['of an unexpected form', '{"event":"payment.captured","payload":{"payment":{"entity":{"id":7}}}}'],
    ['with a NUL character', '{"event":"payment.captured","payload":"\\u0000\\ud800"}'],
    ['with a NUL character in a name', '{"event":7,"a\\u0000":1}'],
  ])(
    'because it is %s is stored for a person and acknowledged, because repeating it would not help',
    async (_case, body) => {
      const alerts = vi.spyOn(testServer.installation.log, 'error');
      const { status, eventId } = await deliver(testServer, body);
      expect(status).toBe(200);
      expect(await recordedEvents(testServer, eventId)).toEqual([
        { type: 'unreadable', outcome: 'not understood' },
      ]);
      expect(alerts).toHaveBeenCalledWith(
        { alert: 'webhook not understood', event: eventId },
        expect.any(String),
      );
      alerts.mockRestore();
    },
  );

  test('because an amount is too large for our columns is stored and acknowledged', async () => {
    const held = await hold(testServer);
    const { payment } = await paidQuietly(held, 'fail');
    const event = paymentEvent('payment.captured', { ...payment, id: 'pay_huge', amount: 3_000_000_000 });
    const { status, eventId } = await deliver(testServer, event);
    expect(status).toBe(200);
    expect(await recordedEvents(testServer, eventId)).toMatchObject([{ outcome: 'not understood' }]);
  });

  test('since it is over 256 kB is refused with 413', async () => {
    const before = await countEvents();
    const body = JSON.stringify({ event: 'x', payload: { padding: 'x'.repeat(300_000) } });
    const { status, body: error } = await deliver(testServer, body);
    expect(status).toBe(413);
    expect(error).toMatchObject({ error: 'The request is too large.' });
    expect(await countEvents()).toBe(before);
  });

  test('with characters that the database cannot store still confirms', async () => {
    const held = await hold(testServer);
    const { payment } = await paidQuietly(held, 'capture');
    const event = paymentEvent('payment.captured', { ...payment, description: 'nul \0 and \ud800 half' });
    expect((await deliver(testServer, event)).status).toBe(200);
    expect(await statusOf(held)).toBe('CONFIRMED');
  });
});

describe('an authorised payment', () => {
  test('is captured by a separate job, and then the booking is confirmed', async () => {
    const email = testServer.freshEmail();
    const held = await hold(testServer, { email });
    const { payment } = await paidQuietly(held, 'authorise');
    await deliver(testServer, paymentEvent('payment.authorized', payment));
    expect(await statusOf(held)).toBe('HELD');
    await testServer.runJobs();
    expect(testServer.razorpay.state().payments[payment.id]?.status).toBe('captured');
    expect(await statusOf(held)).toBe('CONFIRMED');
    expect(mailsTo(email)).toEqual([expect.stringContaining('Booking confirmed')]);
  });
});

describe('webhook and browser at once', () => {
  test('confirm once and mail once, whichever is first, in twelve rounds', async () => {
    for (let round = 1; round <= 12; round += 1) {
      const email = testServer.freshEmail();
      const held = await hold(testServer, { email });
      const { payment, checkout } = await paidQuietly(held, 'capture');
      const event = paymentEvent('payment.captured', payment);
      const [browser, ...webhooks] = await Promise.all([
        confirmPayment(testServer, checkout),
        deliver(testServer, event),
        deliver(testServer, event),
      ]);
      expect(browser).toMatchObject({ booking: { status: 'CONFIRMED' } });
      expect(webhooks.map(({ status }) => status)).toEqual([200, 200]);
      await testServer.runJobs();
      expect(mailsTo(email)).toHaveLength(1);
    }
  });
});

describe('an event after the hold has lapsed', () => {
  test('confirms while the room is free and the hour not over, and the mail says that the payment was late', async () => {
    const email = testServer.freshEmail();
    const held = await hold(testServer, { email });
    await testServer.shiftClock('16 minutes');
    await testServer.installation.sweep.run();
    expect(await statusOf(held)).toBe('EXPIRED');
    const { payment } = await paidQuietly(held, 'capture');
    const { eventId } = await deliver(testServer, paymentEvent('payment.captured', payment));
    await testServer.runJobs();

    expect(await recordedEvents(testServer, eventId)).toMatchObject([{ outcome: 'confirmed' }]);
    expect(await statusOf(held)).toBe('CONFIRMED');
    expect(testServer.inbox.messages(email)[0]?.text).toContain('after we had stopped keeping your room');
  });

  test('refunds the money when it comes too late', async () => {
    const { held, paymentId } = await owedRefund();
    expect(await statusOf(held)).toBe('EXPIRED');
    expect(testServer.razorpay.state().payments[paymentId]?.status).toBe('refunded');
    expect(await refundsOf(paymentId)).toEqual([
      { status: 'PROCESSED', amount: held.checkout.amount, reason: 'too late' },
    ]);
  });
});

describe('the gateway’s report on a refund', () => {
  test('processed: the refund is done, and the page says how much was refunded', async () => {
    testServer.razorpay.setMode({ refunds: 'pending' });
    const { held, paymentId, refundId } = await owedRefund();
    expect(await refundsOf(paymentId)).toMatchObject([{ status: 'PENDING' }]);
    const refund = await testServer.razorpay.settleRefund(refundId, 'processed', { webhook: false });
    const { eventId } = await deliver(testServer, refundEvent('refund.processed', refund));
    expect(await recordedEvents(testServer, eventId)).toMatchObject([{ outcome: 'processed' }]);
    expect(await refundsOf(paymentId)).toMatchObject([{ status: 'PROCESSED' }]);
    expect((await bookingPage(testServer, held.token)).amountRefunded.amount).toBe(held.checkout.amount);
  });

  test('failed: an alert is raised, the page shows no refund, and the check names it', async () => {
    testServer.razorpay.setMode({ refunds: 'pending' });
    const { held, paymentId, refundId } = await owedRefund();
    const alerts = vi.spyOn(testServer.installation.log, 'error');
    const refund = await testServer.razorpay.settleRefund(refundId, 'failed', { webhook: false });
    await deliver(testServer, refundEvent('refund.failed', refund));

    expect(alerts).toHaveBeenCalledWith(
      expect.objectContaining({ alert: 'refund failed' }),
      expect.any(String),
    );
    alerts.mockRestore();
    expect(await refundsOf(paymentId)).toMatchObject([{ status: 'FAILED' }]);
    expect((await bookingPage(testServer, held.token)).amountRefunded.amount).toBe(0);
    expect((await testServer.breaches()).map(({ invariant }) => invariant).sort()).toEqual([
      'a refund failed',
      'captured without a booking',
    ]);
    // The hotel refunds the guest through the dashboard, which settles the breach.
    const byHand = { ...refund, id: 'rfnd_by_hand_1', notes: [] as [] };
    await deliver(testServer, refundEvent('refund.processed', byHand));
  });

  test('processed, then processed again under another event: nothing changes', async () => {
    const { paymentId, refundId } = await owedRefund();
    const refund = testServer.razorpay.state().refunds[refundId];
    if (!refund) throw new Error('The refund is unknown.');
    const { eventId } = await deliver(testServer, refundEvent('refund.processed', refund));
    expect(await recordedEvents(testServer, eventId)).toMatchObject([{ outcome: 'known' }]);
    expect(await refundsOf(paymentId)).toHaveLength(1);
  });

  test('of a refund made in its dashboard: recorded with that reason, and the booking stays confirmed', async () => {
    const held = await hold(testServer);
    const { payment, checkout } = await paidQuietly(held, 'capture');
    await confirmPayment(testServer, checkout);
    const refund = {
      ...(await dashboardRefund(payment.id, 50_000)),
      notes: [] as [],
    };
    await deliver(testServer, refundEvent('refund.processed', refund));
    expect(await refundsOf(payment.id)).toEqual([
      { status: 'PROCESSED', amount: 50_000, reason: 'made in the payment gateway’s dashboard' },
    ]);
    expect(await bookingPage(testServer, held.token)).toMatchObject({
      status: 'CONFIRMED',
      amountRefunded: { amount: 50_000 },
      refundState: 'PARTIAL',
    });
    expect(await testServer.breaches()).toMatchObject([
      { invariant: 'refunded in part and still confirmed', subject: held.booking.reference },
    ]);
    // Deletes the refund for the tests after this one.
    await testServer.query('DELETE FROM refunds WHERE gateway_refund_id = $1', [refund.id]);
  });

  test('of an unknown payment: both are recorded, and nothing is confirmed', async () => {
    const held = await hold(testServer);
    const { payment } = await paidQuietly(held, 'capture');
    const refund = await dashboardRefund(payment.id, payment.amount);
    const event = refundEvent('refund.processed', refund, testServer.razorpay.state().payments[payment.id]);
    const { eventId } = await deliver(testServer, event);

    expect(await recordedEvents(testServer, eventId)).toMatchObject([{ outcome: 'processed' }]);
    expect(await bookingPage(testServer, held.token)).toMatchObject({
      status: 'HELD',
      amountPaid: { amount: payment.amount },
      amountRefunded: { amount: payment.amount },
    });
  });

  test('missed completely: the reconciliation confirms nothing, and finds the refund', async () => {
    const held = await hold(testServer);
    const { payment, checkout } = await paidQuietly(held, 'capture');
    await dashboardRefund(payment.id, payment.amount);
    await testServer.shiftClock('3 minutes');
    await testServer.installation.reconciliation.run();

    expect(await statusOf(held)).toBe('HELD');
    expect(await confirmPayment(testServer, checkout)).toMatchObject({ code: 'PAYMENT_REFUNDED' });
    expect(await refundsOf(payment.id)).toMatchObject([{ status: 'PROCESSED', amount: payment.amount }]);
  });

  test('of a payment that is not ours: acknowledged and recorded as such', async () => {
    const { refundId } = await owedRefund();
    const refund = testServer.razorpay.state().refunds[refundId];
    if (!refund) throw new Error('The refund is unknown.');
    const foreign = { ...refund, id: 'rfnd_foreign', payment_id: 'pay_foreign', notes: [] as [] };
    const { eventId, status } = await deliver(testServer, refundEvent('refund.processed', foreign));
    expect(status).toBe(200);
    expect(await recordedEvents(testServer, eventId)).toMatchObject([{ outcome: 'unknown payment' }]);
  });
});

/** The owner refunds in the dashboard. */
async function dashboardRefund(paymentId: string, amount: number) {
  const { RAZORPAY_KEY_ID: id, RAZORPAY_KEY_SECRET: secret } = testServer.settings;
  const response = await fetch(`${testServer.razorpay.url}/v1/payments/${paymentId}/refund`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}`,
    },
    body: JSON.stringify({ amount }),
  });
  const [refund] = Object.values(testServer.razorpay.state().refunds).filter(
    ({ payment_id }) => payment_id === paymentId,
  );
  if (!response.ok || !refund) throw new Error('The stand-in made no refund.');
  return refund;
}

describe('when our own side fails', () => {
  test('the event is not recorded, the gateway gets a 5xx, and its second delivery applies it', async () => {
    const held = await hold(testServer);
    const { payment } = await paidQuietly(held, 'capture');
    const event = paymentEvent('payment.captured', payment);
    await testServer.query('ALTER TABLE transitions RENAME TO transitions_away');
    const failed = await deliver(testServer, event);
    await testServer.query('ALTER TABLE transitions_away RENAME TO transitions');

    expect(failed.status).toBe(500);
    expect(failed.body).toEqual({
      error: 'Something went wrong on our side. Please try again.',
      requestId: expect.any(String),
    });
    expect(await recordedEvents(testServer, failed.eventId)).toEqual([]);
    expect(
      await testServer.query('SELECT 1 FROM payments WHERE gateway_payment_id = $1', [payment.id]),
    ).toEqual([]);
    expect(await statusOf(held)).toBe('HELD');

    expect((await deliver(testServer, event, { eventId: failed.eventId })).status).toBe(200);
    expect(await recordedEvents(testServer, failed.eventId)).toMatchObject([{ outcome: 'confirmed' }]);
    expect(await statusOf(held)).toBe('CONFIRMED');
  });
});
