import { PaymentRepository } from '../../../src/payments/core/payment.repository';
import { writeMoney } from '../../../src/platform/money/money';
import { hashOfToken } from '../../../src/platform/secrets/keyed-secrets';
import { bookedAtDesk, deskStay, tentativeSteps } from '../../testkit/desk-bookings';
import { confirmPayment, inDays } from '../../testkit/bookings';
import { execute, gql, type RequestOptions } from '../../testkit/graphql';
import { openIdentity, OWNER } from '../../testkit/identity';
import { refundsAtGateway } from '../../testkit/late-money';
import { requestSteps } from '../../testkit/payment-requests';
import { startTestServer, type TestServer } from '../../testkit/test-server';

const TAKE = gql(`mutation TakeForRequest($input: DeskPaymentInput!) {
  recordDeskPayment(input: $input) { __typename ... on Refusal { code } }
}`);

/** ₹1,180.40, such as from the restaurant. */
const FURTHER_CHARGE = `
  INSERT INTO folio_lines (booking_id, kind, value_paise, cgst_paise, sgst_paise, sac)
  SELECT id, 'WRITE_OFF', 118040, 0, 0, '996311' FROM bookings WHERE reference = $1`;

const RESEND = gql(`mutation ResendLink($input: ResendBookingMailInput!) {
  resendBookingMail(input: $input) {
    __typename ... on BookingMailQueued { address } ... on Refusal { code field }
  }
}`);
const MAILS_OF_LINKS = gql(`query MailsOfLinks($reference: String!) {
  bookingMails(reference: $reference) { kind mayBeSentAgain }
}`);

let testServer: TestServer;
let owner: RequestOptions;
let steps: ReturnType<typeof requestSteps>;
beforeAll(async () => {
  testServer = await startTestServer();
  const identity = await openIdentity();
  const { token } = await identity.signIn({ email: OWNER.email, emailVerified: true });
  owner = { token };
  steps = requestSteps(testServer, owner);
});
afterAll(() => testServer.stop());
beforeEach(() => testServer.razorpay.setMode({ reset: true, webhooks: 'off' }));
afterEach(async () => {
  await testServer.runJobs();
  expect(await testServer.breaches()).toEqual([]);
});

let nights = 60;

/** A booking of the desk that owes everything, for a night of its own unless the test names the stays. */
async function unpaid(fields: Parameters<typeof bookedAtDesk>[1] = {}) {
  nights += 1;
  const stays = [deskStay({ checkin: inDays(nights), checkout: inDays(nights + 1) })];
  const reference = await bookedAtDesk(testServer, { stays, ...fields }, owner);
  const booking = await steps.atDesk(reference);
  return { reference, balance: booking.balance.amount };
}

const runJob = async (name: string) => {
  await testServer.query(`SELECT graphile_worker.add_job('${name}')`);
  await testServer.runJobs();
};

const openTasks = async (reference: string) =>
  (
    await testServer.query<{ kind: string }>(
      `SELECT kind FROM tasks JOIN bookings booking ON booking.id = booking_id
       WHERE reference = $1 AND done_at IS NULL`,
      [reference],
    )
  ).map(({ kind }) => kind);

test('a link of an earlier secret opens nothing', async () => {
  const { reference } = await unpaid();
  const { id, token } = await steps.asked(reference);
  expect(await steps.open(token)).toMatchObject({ __typename: 'RequestedPayment' });
  const earlier = 'a-link-of-an-earlier-secret';
  await testServer.query('UPDATE payment_requests SET token_hash = $2 WHERE id = $1', [
    id,
    hashOfToken(earlier),
  ]);
  expect(await steps.open(earlier)).not.toMatchObject({ __typename: 'RequestedPayment' });
});

test('the guest pays the balance by the link, and the desk follows it: sent, opened, paid', async () => {
  const { reference, balance } = await unpaid();
  const { token } = await steps.asked(reference, { amount: balance });
  await testServer.runJobs();
  expect(await steps.requestsOf(reference)).toMatchObject([{ status: 'SENT', toPay: { amount: balance } }]);
  expect(await steps.open(token)).toEqual({
    ...{ __typename: 'RequestedPayment', reference, purpose: 'BALANCE', reason: 'The rest of your stay' },
    ...{ status: 'OPENED', until: inDays(5), toPay: { amount: balance }, paid: null },
    confirmsBooking: false,
  });
  const checkout = await steps.order(token);
  expect(checkout).toMatchObject({ amount: balance, prefill: { name: '', email: '', contact: '' } });
  const { result } = await steps.pay(token, checkout.orderId);
  expect(result).toMatchObject({ __typename: 'RequestedPayment', status: 'PAID', paid: { amount: balance } });
  expect(await steps.requestsOf(reference)).toMatchObject([{ status: 'PAID', paid: { amount: balance } }]);
  expect(await steps.atDesk(reference)).toMatchObject({
    balance: { amount: 0 },
    amountPaid: { amount: balance },
  });
});

test('two tabs get one order, and a second payment of the request is refunded whole', async () => {
  const { reference, balance } = await unpaid();
  const { token } = await steps.asked(reference, { purpose: 'OTHER', amount: 50_000 });
  const [first, other] = await Promise.all([steps.order(token), steps.order(token)]);
  expect(first.orderId).toBe(other.orderId);
  const results = await Promise.all([steps.pay(token, first.orderId), steps.pay(token, other.orderId)]);
  expect(results.map(({ result }) => result.__typename).toSorted()).toEqual([
    'PaymentRefunded',
    'RequestedPayment',
  ]);
  await testServer.runJobs();
  const refunded = results.find(({ result }) => result.__typename === 'PaymentRefunded');
  expect(refundsAtGateway(testServer, refunded?.payment.id ?? '')).toMatchObject([{ amount: 50_000 }]);
  expect((await steps.atDesk(reference)).balance.amount).toBe(balance - 50_000);
});

test('a request that is withdrawn while the checkout is open gives the money back', async () => {
  const { reference, balance } = await unpaid();
  const { id, token } = await steps.asked(reference);
  const { orderId } = await steps.order(token);
  expect(await steps.withdraw(id)).toMatchObject({ request: { status: 'WITHDRAWN' } });
  expect(await steps.open(token)).toMatchObject({ status: 'WITHDRAWN', toPay: { amount: 0 } });
  const { checkout, result } = await steps.pay(token, orderId);
  expect(result.__typename).toBe('PaymentRefunded');
  // As when the webhook comes before the guest's browser.
  expect((await steps.confirm(token, checkout)).__typename).toBe('PaymentRefunded');
  const reserved = await testServer.razorpay.pay(orderId, { outcome: 'authorise', webhook: false });
  expect(await steps.confirm(token, reserved.checkout)).toMatchObject({ code: 'PAYMENT_NOT_NEEDED' });
  expect((await steps.atDesk(reference)).balance.amount).toBe(balance);
});

test('a payment of a moment ago counts, although the staff withdraw its link before they hear of it', async () => {
  const { reference, balance } = await unpaid();
  const { id, token } = await steps.asked(reference, { amount: balance });
  const { orderId } = await steps.order(token);
  await testServer.razorpay.pay(orderId, { outcome: 'capture', webhook: false });
  expect(await steps.withdraw(id)).toMatchObject({ code: 'REQUEST_ENDED' });
  expect((await steps.atDesk(reference)).balance.amount).toBe(0);
});

test('a balance that falls while the checkout is open changes the page, and money above it goes back', async () => {
  const { reference, balance } = await unpaid();
  const { token } = await steps.asked(reference, { amount: balance });
  const { orderId } = await steps.order(token);
  const cash = {
    reference,
    source: 'UPI' as const,
    amount: 100_000,
    idempotencyKey: 'upi-beside-a-request-1',
  };
  await execute(testServer, TAKE, { input: cash }, owner);
  expect(await steps.open(token)).toMatchObject({ toPay: { amount: balance - 100_000 } });
  expect((await steps.pay(token, orderId)).result.__typename).toBe('PaymentRefunded');
  const anew = await steps.order(token);
  expect(anew.amount).toBe(balance - 100_000);
  expect((await steps.pay(token, anew.orderId)).result).toMatchObject({ status: 'PAID' });
  expect((await steps.atDesk(reference)).balance.amount).toBe(0);
});

test('a balance that rises while the checkout is open stays owed in part, and a further payment goes back', async () => {
  const { reference, balance } = await unpaid();
  const { token } = await steps.asked(reference, { amount: balance });
  const before = await steps.order(token);
  await testServer.query(FURTHER_CHARGE, [reference]);
  expect(await steps.open(token)).toMatchObject({ toPay: { amount: balance + 118_040 } });
  const anew = await steps.order(token);
  expect(anew.amount).toBe(balance + 118_040);
  expect((await steps.pay(token, before.orderId)).result).toMatchObject({
    status: 'PAID',
    paid: { amount: balance },
  });
  expect((await steps.pay(token, anew.orderId)).result.__typename).toBe('PaymentRefunded');
  expect((await steps.atDesk(reference)).balance.amount).toBe(118_040);
});

test('late money of an expired request pays a balance that is still owed', async () => {
  const { reference, balance } = await unpaid();
  const { token } = await steps.asked(reference, { amount: 40_000, purpose: 'OTHER', until: inDays(0) });
  const { orderId } = await steps.order(token);
  await testServer.shiftClock('1 day');
  try {
    await testServer.query("SELECT graphile_worker.add_job('expire payment requests')");
    await testServer.runJobs();
    expect(await steps.open(token)).toMatchObject({ status: 'EXPIRED', toPay: { amount: 0 } });
    expect((await steps.pay(token, orderId)).result).toMatchObject({ status: 'PAID' });
    expect((await steps.atDesk(reference)).balance.amount).toBe(balance - 40_000);
  } finally {
    await testServer.shiftClock('0');
  }
});

test('a tentative party of ten becomes firm by the deposit', async () => {
  const stays = ['Single', 'Double'].flatMap((roomType) => {
    const stay = deskStay({ roomType, checkin: inDays(30), checkout: inDays(31) });
    return [stay, stay, stay, stay, stay];
  });
  const { reference, balance } = await unpaid({ stays, optionUntil: inDays(1) });
  await testServer.installation.services.options.run();
  expect(await openTasks(reference)).toEqual(['OPTION_LAPSING']);
  expect(await steps.ask(reference, { purpose: 'DEPOSIT', until: inDays(2) })).toMatchObject({
    faults: [{ field: 'until', code: 'REQUEST_DATE_OUTSIDE' }],
  });
  const { token } = await steps.asked(reference, { purpose: 'DEPOSIT', amount: 500_000, until: inDays(1) });
  expect(await steps.open(token)).toMatchObject({ confirmsBooking: true });
  const { orderId } = await steps.order(token);
  expect((await steps.pay(token, orderId)).result).toMatchObject({ status: 'PAID' });
  expect(await steps.atDesk(reference)).toMatchObject({
    status: 'CONFIRMED',
    balance: { amount: balance - 500_000 },
  });
  expect(await openTasks(reference)).toEqual([]);
  expect(await steps.open(token)).toMatchObject({ confirmsBooking: false });
});

test('the option lapses only once the gateway was asked; the deposit that it knows of confirms instead', async () => {
  const stays = [deskStay({ checkin: inDays(40), checkout: inDays(41) })];
  const { reference } = await unpaid({ stays, optionUntil: inDays(0) });
  const { token } = await steps.asked(reference, { purpose: 'DEPOSIT', amount: 50_000, until: inDays(0) });
  const { orderId } = await steps.order(token);
  await testServer.razorpay.pay(orderId, { outcome: 'capture', webhook: false });
  await testServer.shiftClock('1 day');
  try {
    await testServer.query("SELECT graphile_worker.add_job('lapse options')");
    await testServer.runJobs();
    expect(await steps.atDesk(reference)).toMatchObject({ status: 'CONFIRMED' });
  } finally {
    await testServer.shiftClock('0');
  }
});

test('a deposit after the option has lapsed takes the rooms again; after a release it goes back', async () => {
  const stays = [deskStay({ checkin: inDays(44), checkout: inDays(45) })];
  const late = await unpaid({ stays, optionUntil: inDays(0) });
  const released = await unpaid({ stays, optionUntil: inDays(5) });
  const ofLate = await steps.asked(late.reference, { purpose: 'DEPOSIT', amount: 50_000, until: inDays(0) });
  const ofReleased = await steps.asked(released.reference, { purpose: 'DEPOSIT', amount: 50_000 });
  const orders = [await steps.order(ofLate.token), await steps.order(ofReleased.token)] as const;
  await tentativeSteps(testServer, owner).release(released.reference);
  expect((await steps.pay(ofReleased.token, orders[1].orderId)).result.__typename).toBe('PaymentRefunded');
  await testServer.shiftClock('1 day');
  try {
    await testServer.query("SELECT graphile_worker.add_job('lapse options')");
    await testServer.runJobs();
    expect(await steps.atDesk(late.reference)).toMatchObject({ status: 'EXPIRED' });
    expect((await steps.pay(ofLate.token, orders[0].orderId)).result).toMatchObject({ status: 'PAID' });
    expect(await steps.atDesk(late.reference)).toMatchObject({ status: 'CONFIRMED' });
  } finally {
    await testServer.shiftClock('0');
  }
});

test('a lapsed option stays lapsed: an hour later, after a new booking of the guest, and once released', async () => {
  const email = testServer.freshEmail();
  const stays = [deskStay({ checkin: inDays(46), checkout: inDays(47) })];
  const [late, again, released] = [
    await unpaid({ stays, optionUntil: inDays(0) }),
    await unpaid({ stays, email, optionUntil: inDays(0) }),
    await unpaid({ stays, optionUntil: inDays(5) }),
  ];
  const deposit = async ({ reference }: { reference: string }) => {
    const { token } = await steps.asked(reference, { purpose: 'DEPOSIT', amount: 50_000, until: inDays(0) });
    return { token, orderId: (await steps.order(token)).orderId };
  };
  const [ofLate, ofAgain, ofReleased] = [await deposit(late), await deposit(again), await deposit(released)];
  const isRefunded = async ({ token, orderId }: { token: string; orderId: string }) => {
    const { payment, result } = await steps.pay(token, orderId);
    expect(result.__typename).toBe('PaymentRefunded');
    await testServer.runJobs();
    expect(refundsAtGateway(testServer, payment.id)).toMatchObject([{ amount: 50_000 }]);
  };
  await testServer.shiftClock('1 day');
  try {
    await runJob('lapse options');
    await runJob('expire payment requests');
    // The link is over before the staff release the rooms.
    expect(await steps.open(ofReleased.token)).toMatchObject({ status: 'EXPIRED' });
    await tentativeSteps(testServer, owner).release(released.reference);
    await isRefunded(ofReleased);
    await bookedAtDesk(testServer, { stays, email }, owner);
    await isRefunded(ofAgain);
    await testServer.shiftClock('1 day 61 minutes');
    await isRefunded(ofLate);
    const { result } = await steps.pay(ofLate.token, ofLate.orderId);
    expect(result.__typename).toBe('PaymentRefunded');
    for (const { reference } of [late, again, released])
      expect(await steps.atDesk(reference)).toMatchObject({ status: 'EXPIRED' });
  } finally {
    await testServer.shiftClock('0');
  }
});

test('nothing is released or withdrawn while the gateway cannot say whether the guest has paid', async () => {
  const { reference } = await unpaid({ optionUntil: inDays(5) });
  const { id, token } = await steps.asked(reference, { purpose: 'DEPOSIT' });
  await steps.order(token);
  const { release } = tentativeSteps(testServer, owner);
  testServer.razorpay.setMode({ respondWith: '500' });
  expect(await release(reference)).toMatchObject({ code: 'PAYMENT_UNDECIDED' });
  expect(await steps.withdraw(id)).toMatchObject({ code: 'PAYMENT_UNDECIDED' });
  expect(await steps.atDesk(reference)).toMatchObject({ status: 'TENTATIVE' });
  testServer.razorpay.setMode({ respondWith: 'ok' });
  expect(await steps.withdraw(id)).toMatchObject({ request: { status: 'WITHDRAWN' } });
  // Nobody waits for the money of a withdrawn link, so the gateway is not asked about it.
  testServer.razorpay.setMode({ respondWith: '500' });
  expect(await release(reference)).toMatchObject({ status: 'EXPIRED' });
});

test('a link ends half an hour after its time at the latest, or when the gateway refuses its order', async () => {
  const [tried, refused] = [await unpaid(), await unpaid()];
  const [ofTried, ofRefused] = [await steps.asked(tried.reference), await steps.asked(refused.reference)];
  const order = await steps.order(ofTried.token);
  const { orderId } = await steps.order(ofRefused.token);
  await testServer.razorpay.pay(order.orderId, { outcome: 'begin', webhook: false });
  const endedBefore = (minutes: number) =>
    testServer.query(
      "UPDATE payment_requests SET expires_at = hotel_now() - $2 * interval '1 minute' WHERE id = ANY ($1)",
      [[ofTried.id, ofRefused.id], minutes],
    );
  const rename = (from: string, to: string) =>
    testServer.query('UPDATE orders SET gateway_id = $2 WHERE gateway_id = $1', [from, to]);
  await rename(orderId, 'order_unknown');
  await endedBefore(29);
  await runJob('expire payment requests');
  expect(await steps.requestsOf(tried.reference)).toMatchObject([{ status: 'SENT' }]);
  expect(await steps.requestsOf(refused.reference)).toMatchObject([{ status: 'EXPIRED' }]);
  await rename('order_unknown', orderId);
  await endedBefore(31);
  await runJob('expire payment requests');
  expect(await steps.requestsOf(tried.reference)).toMatchObject([{ status: 'EXPIRED' }]);
});

test('a run asks an absent gateway once, and ends the links that nobody tried to pay', async () => {
  const links = [await unpaid(), await unpaid(), await unpaid()];
  const asked = [];
  for (const { reference } of links) asked.push(await steps.asked(reference));
  for (const { token } of asked.slice(0, 2)) await steps.order(token);
  await testServer.query(
    "UPDATE payment_requests SET expires_at = hotel_now() - interval '5 minutes' WHERE id = ANY ($1)",
    [asked.map(({ id }) => id)],
  );
  testServer.razorpay.setMode({ respondWith: '500', remaining: 100 });
  await testServer.installation.requestExpiry.run();
  expect(testServer.razorpay.setMode({}).remaining).toBe(99);
  const states = await Promise.all(links.map(({ reference }) => steps.requestsOf(reference)));
  expect(states).toMatchObject([[{ status: 'SENT' }], [{ status: 'SENT' }], [{ status: 'EXPIRED' }]]);
  testServer.razorpay.setMode({ reset: true, webhooks: 'off' });
  await testServer.installation.requestExpiry.run();
  expect(await steps.requestsOf(links[0]?.reference ?? '')).toMatchObject([{ status: 'EXPIRED' }]);
});

test('a link ends with the option when the staff shorten the option', async () => {
  const { reference } = await unpaid({ optionUntil: inDays(6) });
  const { token } = await steps.asked(reference, { purpose: 'DEPOSIT', until: inDays(5) });
  const { extend } = tentativeSteps(testServer, owner);
  expect(await extend(reference, inDays(8))).toMatchObject({ status: 'TENTATIVE' });
  expect(await steps.open(token)).toMatchObject({ until: inDays(5) });
  expect(await extend(reference, inDays(3))).toMatchObject({ status: 'TENTATIVE' });
  expect(await steps.open(token)).toMatchObject({ until: inDays(3) });
});

test('loopholes: above the balance, below ₹1, twice at once, another link, and the booking itself', async () => {
  const { reference, balance } = await unpaid();
  expect(await steps.ask(reference, { amount: balance + 1 })).toMatchObject({
    faults: [{ field: 'amount', code: 'AMOUNT_ABOVE_BALANCE' }],
  });
  expect(await steps.ask(reference, { amount: 99 })).toMatchObject({
    faults: [{ field: 'amount', code: 'AMOUNT_BELOW_RUPEE' }],
  });
  const { token } = await steps.asked(reference);
  expect(await steps.ask(reference)).toMatchObject({ code: 'REQUEST_OPEN' });
  const other = await unpaid();
  const ofOther = await steps.asked(other.reference);
  const { orderId } = await steps.order(token);
  const { checkout } = await testServer.razorpay.pay(orderId, { outcome: 'capture', webhook: false });
  const wrong = await steps.confirm(ofOther.token, checkout);
  expect(wrong).toMatchObject({ code: 'PAYMENT_NOT_VERIFIED' });
  expect(await confirmPayment(testServer, checkout)).toMatchObject({ code: 'PAYMENT_NOT_VERIFIED' });
  expect(await steps.open('nobody-has-this-link')).toMatchObject({ code: 'PAYMENT_LINK_UNKNOWN' });
});

test('a paid part gets a receipt by mail that says what is left to pay at the hotel', async () => {
  const email = testServer.freshEmail();
  const { reference, balance } = await unpaid({ email });
  const { token } = await steps.asked(reference, { amount: 40_000, purpose: 'OTHER' });
  await steps.pay(token, (await steps.order(token)).orderId);
  await testServer.runJobs();
  const receipts = testServer.inbox
    .messages(email)
    .filter(({ subject }) => /^We have received/.test(subject ?? ''));
  const left = writeMoney({ amount: balance - 40_000, currency: 'INR' });
  expect(receipts.map(({ text }) => text.replaceAll(/\s+/g, ' '))).toEqual([
    expect.stringContaining(
      `Your payment of ₹400.00 for booking ${reference} has arrived. ${left} is left to pay at the hotel.`,
    ),
  ]);
});

test('the mail of a link is sent again while it can be paid; of an ended link the desk hears that it has ended', async () => {
  const { reference } = await unpaid({ email: testServer.freshEmail() });
  const { token, id } = await steps.asked(reference);
  await testServer.runJobs();
  const again = async () =>
    (await execute(testServer, RESEND, { input: { reference, kind: 'PAYMENT_LINK' } }, owner))
      .resendBookingMail;
  const listed = async () =>
    (await execute(testServer, MAILS_OF_LINKS, { reference }, owner)).bookingMails.filter(
      ({ kind }) => kind === 'PAYMENT_LINK',
    );
  expect(await listed()).toMatchObject([{ mayBeSentAgain: true }]);
  expect(await again()).toMatchObject({ __typename: 'BookingMailQueued' });
  await steps.pay(token, (await steps.order(token)).orderId);
  expect(await listed()).toMatchObject([{ mayBeSentAgain: false }]);
  expect(await again()).toMatchObject({ code: 'PAYMENT_LINK_ENDED', field: 'kind' });
  expect(await steps.withdraw(id)).toMatchObject({ code: 'REQUEST_ENDED' });
});

test('the list of links reads the money of the booking once, however many links there are', async () => {
  const { reference } = await unpaid();
  for (const amount of [30_000, 40_000, 50_000]) {
    const { id } = await steps.asked(reference, { amount, purpose: 'OTHER' });
    await steps.withdraw(id);
  }
  const kept = vi.spyOn(PaymentRepository.prototype, 'keptOf');
  try {
    expect(await steps.requestsOf(reference)).toHaveLength(3);
    expect(kept).toHaveBeenCalledTimes(1);
  } finally {
    kept.mockRestore();
  }
});

test('two desks that ask at once make one link, which ends with its last day at the hotel', async () => {
  const { reference } = await unpaid();
  const results = await Promise.all([steps.ask(reference), steps.ask(reference)]);
  expect(results.map((result) => ('code' in result ? result.code : result.__typename)).toSorted()).toEqual([
    'PaymentRequested',
    'REQUEST_OPEN',
  ]);
  const ends = await testServer.query(
    `SELECT to_char(expires_at AT TIME ZONE 'Asia/Kolkata', 'YYYY-MM-DD HH24:MI') AS ends FROM payment_requests
     WHERE booking_id = (SELECT id FROM bookings WHERE reference = $1)`,
    [reference],
  );
  expect(ends).toEqual([{ ends: `${inDays(6)} 00:00` }]);
});

test('a link is used for days: an order that nobody watches any more is replaced by a new order', async () => {
  const { reference } = await unpaid();
  const { token } = await steps.asked(reference);
  const first = await steps.order(token);
  await testServer.query(
    "UPDATE orders SET created_at = created_at - interval '25 hours' WHERE gateway_id = $1",
    [first.orderId],
  );
  const second = await steps.order(token);
  expect(second.orderId).not.toBe(first.orderId);
  expect((await steps.pay(token, second.orderId)).result).toMatchObject({ status: 'PAID' });
  expect((await steps.pay(token, first.orderId)).result.__typename).toBe('PaymentRefunded');
});

test('the check of bookings finds links and money that do not belong together', async () => {
  const { reference } = await unpaid();
  const { id, token } = await steps.asked(reference, { amount: 50_000, purpose: 'OTHER' });
  const run = (sql: string) => testServer.query(sql, [id]);
  const found = async () => (await testServer.breaches()).map(({ invariant }) => invariant).toSorted();
  await run("UPDATE payment_requests SET expires_at = expires_at - interval '70 days' WHERE id = $1");
  expect(await found()).toEqual(['an open payment link that outlived its time']);
  await run("UPDATE payment_requests SET expires_at = expires_at + interval '70 days' WHERE id = $1");
  await steps.pay(token, (await steps.order(token)).orderId);

  await run('UPDATE payment_requests SET paid_paise = paid_paise - 1 WHERE id = $1');
  expect(await found()).toEqual(['a paid payment link without its money']);
  await run("UPDATE payment_requests SET paid_paise = NULL, status = 'WITHDRAWN' WHERE id = $1");
  expect(await found()).toEqual([
    'history that does not lead to the state of a payment link',
    'money of a payment link that was not used',
  ]);
  await run("UPDATE payment_requests SET paid_paise = 50000, status = 'PAID' WHERE id = $1");
});
