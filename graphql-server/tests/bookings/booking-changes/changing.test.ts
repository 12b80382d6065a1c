import { bookingPage, hold, inDays } from '../../testkit/bookings';
import { cancelBooking, previewedRefund } from '../../testkit/cancellations';
import {
  changeable,
  changeBooking,
  changeFirst,
  changeForm,
  changePreview,
  freshChangeKey,
  heldChange,
  payChange,
  previewedDifference,
  releaseChange,
  staysWith,
} from '../../testkit/changes';
import { assertType } from '../../testkit/graphql';
import { confirmedBooking, refundsAtGateway } from '../../testkit/late-money';
import { chargeSteps } from '../../testkit/posted-charges';
import { signedInOwner } from '../../testkit/promotions';
import { startTestServer, type TestServer } from '../../testkit/test-server';

let testServer: TestServer;
beforeAll(async () => {
  testServer = await startTestServer({ HOLDS_PER_EMAIL: '20' });
});
afterAll(() => testServer.stop());
beforeEach(async () => {
  await testServer.shiftClock('0');
  testServer.razorpay.setMode({ reset: true, webhooks: 'off' });
});
afterEach(async () => {
  await testServer.runJobs();
  expect(await testServer.breaches()).toEqual([]);
});

const ONE_NIGHT = 981_288;

let next = 20;
/** A paid single room for two nights that no other test uses. */
async function paidStay() {
  next += 12;
  const [checkin, checkout] = [inDays(next), inDays(next + 2)];
  const email = testServer.freshEmail();
  const { held, paymentId } = await confirmedBooking(testServer, { checkin, checkout, email });
  return { token: held.token, reference: held.booking.reference, paymentId, first: next, email };
}

const folioSum = async (reference: string) => {
  const [row] = await testServer.query<{ sum: number }>(
    `SELECT sum(value_paise + cgst_paise + sgst_paise)::int AS sum FROM folio_lines
     WHERE booking_id = (SELECT id FROM bookings WHERE reference = $1)`,
    [reference],
  );
  return row?.sum;
};

const nightsOf = (reference: string) =>
  testServer.query<{ night: string; held: boolean }>(
    `SELECT night::text, change_id IS NOT NULL AS held FROM room_nights
     LEFT JOIN stays stay ON stay.id = stay_id LEFT JOIN booking_changes change ON change.id = change_id
     WHERE (SELECT id FROM bookings WHERE reference = $1) IN (stay.booking_id, change.booking_id) ORDER BY 1`,
    [reference],
  );

describe('a change that costs the same', () => {
  test('is made at once: other nights, the same reference, a higher sequence in the calendar', async () => {
    const { token, reference, first } = await paidStay();
    const result = await changeFirst(testServer, token, {
      checkin: inDays(first + 3),
      checkout: inDays(first + 5),
    });
    expect(result).toMatchObject({
      __typename: 'BookingChanged',
      booking: { reference, status: 'CONFIRMED' },
      charge: { amount: 0 },
      refund: { amount: 0 },
    });
    const booking = await changeable(testServer, token);
    expect(booking.stays).toMatchObject([{ checkin: inDays(first + 3), checkout: inDays(first + 5) }]);
    expect(booking.calendarFile).toContain('SEQUENCE:1');
    expect(await nightsOf(reference)).toEqual(
      [3, 4].map((day) => ({ night: inDays(first + day), held: false })),
    );
    expect(await folioSum(reference)).toBe(2 * ONE_NIGHT);
  });

  test('accepts another number of guests at no charge', async () => {
    const { held } = await confirmedBooking(testServer, { roomType: 'Double', guests: 1 });
    const result = await changeFirst(testServer, held.token, { guests: 2 });
    expect(result).toMatchObject({ __typename: 'BookingChanged', refund: { amount: 0 } });
    expect((await changeable(testServer, held.token)).stays).toMatchObject([{ guests: 2 }]);
  });
});

describe('a cheaper change', () => {
  test('refunds the difference to the payment', async () => {
    const { token, reference, paymentId, first } = await paidStay();
    const result = await changeFirst(testServer, token, { checkout: inDays(first + 1) });
    expect(result).toMatchObject({ __typename: 'BookingChanged', refund: { amount: ONE_NIGHT } });
    await testServer.runJobs();
    expect(refundsAtGateway(testServer, paymentId)).toMatchObject([{ amount: ONE_NIGHT }]);
    expect(await folioSum(reference)).toBe(ONE_NIGHT);
    expect(await changeable(testServer, token)).toMatchObject({
      totalNow: { amount: ONE_NIGHT },
      refundState: 'NONE',
      amountRefunded: { amount: ONE_NIGHT },
    });
  });

  test('that leaves a room out cancels the room', async () => {
    next += 12;
    const dates = { checkin: inDays(next), checkout: inDays(next + 2) };
    const form = { ...dates, furtherStays: [{ roomType: 'Double' as const, ...dates, guests: 2 }] };
    const { held, paymentId } = await confirmedBooking(testServer, form);
    const stays = (await staysWith(testServer, held.token, {})).slice(0, 1);
    const expectedDifference = await previewedDifference(testServer, held.token, stays);
    const sent = { token: held.token, stays, expectedDifference, idempotencyKey: freshChangeKey() };
    expect(await changeBooking(testServer, sent)).toMatchObject({ __typename: 'BookingChanged' });
    expect((await changeable(testServer, held.token)).stays).toMatchObject([
      { status: 'EXPECTED' },
      { status: 'CANCELLED' },
    ]);
    await testServer.runJobs();
    expect(refundsAtGateway(testServer, paymentId)).toMatchObject([{ amount: -expectedDifference }]);
  });
});

describe('a dearer change', () => {
  test('holds the new nights with an order for the difference; paid, it is made', async () => {
    const { token, reference, first } = await paidStay();
    const order = await heldChange(testServer, token, { checkout: inDays(first + 3) });
    expect(order.amount).toBe(ONE_NIGHT);
    expect(await nightsOf(reference)).toEqual([
      { night: inDays(first), held: false },
      { night: inDays(first + 1), held: false },
      { night: inDays(first + 2), held: true },
    ]);
    expect((await changeable(testServer, token)).heldChange).toMatchObject({ toPay: { amount: ONE_NIGHT } });
    const { result } = await payChange(testServer, order.orderId);
    expect(result).toMatchObject({
      __typename: 'BookingConfirmed',
      booking: { status: 'CONFIRMED', stays: [{ checkin: inDays(first), checkout: inDays(first + 3) }] },
    });
    expect(await changeable(testServer, token)).toMatchObject({
      heldChange: null,
      stays: [{ checkout: inDays(first + 3) }],
      totalNow: { amount: 3 * ONE_NIGHT },
      amountPaid: { amount: 3 * ONE_NIGHT },
    });
    expect(await nightsOf(reference)).toHaveLength(3);
  });

  test('adds a room', async () => {
    const { token, first } = await paidStay();
    const before = await staysWith(testServer, token, {});
    const further = { roomType: 'Deluxe', checkin: inDays(first), checkout: inDays(first + 1), guests: 2 };
    const stays = [...before, further];
    const expectedDifference = await previewedDifference(testServer, token, stays);
    const held = await changeBooking(testServer, {
      token,
      stays,
      expectedDifference,
      idempotencyKey: freshChangeKey(),
    });
    assertType(held, 'ChangeHeld');
    await payChange(testServer, held.change.checkout?.orderId ?? '');
    expect((await changeable(testServer, token)).stays).toMatchObject([
      { roomType: 'Single' },
      { roomType: 'Deluxe', status: 'EXPECTED', guests: 2 },
    ]);
  });

  test('that is cancelled tells in the mail of each refund what goes back in all', async () => {
    const { token, first, email } = await paidStay();
    const { orderId } = await heldChange(testServer, token, { checkout: inDays(first + 3) });
    await payChange(testServer, orderId);
    const refund = await previewedRefund(testServer, token);
    await cancelBooking(testServer, { token, expectedRefund: refund });
    await testServer.runJobs();
    const mails = testServer.inbox.messages(email).filter(({ subject }) => /on its way/.test(subject));
    expect(mails).toHaveLength(2);
    const whole = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2 }).format(refund / 100);
    for (const { text } of mails) expect(text).toContain(`This is a part of your refund of ₹${whole}.`);
  });

  test('sent twice makes one order, and the same key with other dates is refused', async () => {
    const { token, first } = await paidStay();
    const form = await changeForm(testServer, token, { checkout: inDays(first + 3) });
    const results = await Promise.all([1, 2].map(() => changeBooking(testServer, form)));
    const orders = results.map((result) => {
      assertType(result, 'ChangeHeld');
      return result.change.checkout?.orderId;
    });
    expect(new Set(orders).size).toBe(1);
    const other = { ...form, stays: await staysWith(testServer, token, { checkout: inDays(first + 4) }) };
    expect(await changeBooking(testServer, other)).toMatchObject({ code: 'IDEMPOTENCY_CONFLICT' });
    await payChange(testServer, orders[0] ?? '');
    expect(await changeBooking(testServer, form)).toMatchObject({ __typename: 'BookingChanged' });
    expect((await bookingPage(testServer, token)).amountPaid.amount).toBe(3 * ONE_NIGHT);
  });

  test('leaves the booking as it was when it lapses', async () => {
    const { token, reference, first } = await paidStay();
    await heldChange(testServer, token, { checkout: inDays(first + 3) });
    await testServer.shiftClock('16 minutes');
    await testServer.installation.sweep.run();
    expect(await changeable(testServer, token)).toMatchObject({
      status: 'CONFIRMED',
      heldChange: null,
      stays: [{ checkout: inDays(first + 2) }],
    });
    expect(await nightsOf(reference)).toHaveLength(2);
    expect(await folioSum(reference)).toBe(2 * ONE_NIGHT);
  });

  test('that is paid late is made when the rooms are still free', async () => {
    const { token, first } = await paidStay();
    const order = await heldChange(testServer, token, { checkout: inDays(first + 3) });
    await testServer.shiftClock('16 minutes');
    await testServer.installation.sweep.run();
    const { result } = await payChange(testServer, order.orderId);
    expect(result).toMatchObject({ __typename: 'BookingConfirmed' });
    expect((await changeable(testServer, token)).stays).toMatchObject([{ checkout: inDays(first + 3) }]);
  });

  test('that is paid more than an hour late is refunded in full, and the booking does not change', async () => {
    const { token, first } = await paidStay();
    const order = await heldChange(testServer, token, { checkout: inDays(first + 3) });
    await testServer.shiftClock('16 minutes');
    await testServer.installation.sweep.run();
    await testServer.shiftClock('80 minutes');
    const { payment, result } = await payChange(testServer, order.orderId);
    expect(result).toMatchObject({ __typename: 'PaymentRefunded' });
    await testServer.runJobs();
    expect(refundsAtGateway(testServer, payment.id)).toMatchObject([{ amount: ONE_NIGHT }]);
    expect((await changeable(testServer, token)).stays).toMatchObject([{ checkout: inDays(first + 2) }]);
  });

  test('paid twice refunds the second payment', async () => {
    const { token, first } = await paidStay();
    const order = await heldChange(testServer, token, { checkout: inDays(first + 3) });
    const once = await testServer.razorpay.pay(order.orderId, { outcome: 'capture', webhook: false });
    const twice = await payChange(testServer, order.orderId);
    expect(twice.result).toMatchObject({ __typename: 'BookingConfirmed' });
    await testServer.shiftClock('3 minutes');
    await testServer.installation.reconciliation.run();
    await testServer.runJobs();
    expect(refundsAtGateway(testServer, once.payment.id)).toMatchObject([{ amount: ONE_NIGHT }]);
    expect(refundsAtGateway(testServer, twice.payment.id)).toEqual([]);
  });

  test('is released when the guest asks for it', async () => {
    const { token, reference, first } = await paidStay();
    await heldChange(testServer, token, { checkout: inDays(first + 3) });
    expect(await releaseChange(testServer, token)).toMatchObject({ code: 'CHANGE_RELEASED' });
    expect(await nightsOf(reference)).toHaveLength(2);
  });

  test('replaces an earlier change that was not paid; the late money of the earlier one is refunded', async () => {
    const { token, first } = await paidStay();
    const earlier = await heldChange(testServer, token, { checkout: inDays(first + 3) });
    const later = await heldChange(testServer, token, { checkout: inDays(first + 4) });
    expect(later.amount).toBe(2 * ONE_NIGHT);
    const { payment } = await payChange(testServer, earlier.orderId);
    await payChange(testServer, later.orderId);
    await testServer.runJobs();
    expect(refundsAtGateway(testServer, payment.id)).toMatchObject([{ amount: ONE_NIGHT }]);
    expect((await changeable(testServer, token)).stays).toMatchObject([{ checkout: inDays(first + 4) }]);
  });

  test('ends with the booking: when the booking is cancelled meanwhile, its money is refunded', async () => {
    const { token, reference, first } = await paidStay();
    const order = await heldChange(testServer, token, { checkout: inDays(first + 3) });
    const expectedRefund = await previewedRefund(testServer, token);
    await cancelBooking(testServer, { token, expectedRefund });
    expect(await nightsOf(reference)).toEqual([]);
    const { payment, result } = await payChange(testServer, order.orderId);
    expect(result).toMatchObject({ __typename: 'PaymentRefunded' });
    await testServer.runJobs();
    expect(refundsAtGateway(testServer, payment.id)).toMatchObject([{ amount: ONE_NIGHT }]);
  });

  test('stays payable when the staff put something on the bill, and take it back', async () => {
    const { token, reference, first } = await paidStay();
    const order = await heldChange(testServer, token, { checkout: inDays(first + 3) });
    const [stay] = (await changeable(testServer, token)).stays;
    const owner = await signedInOwner(testServer);
    const charges = chargeSteps(testServer, () => owner);
    const item = await charges.item();
    await charges.posted(stay?.id ?? '', { item });
    await charges.takeBack(await charges.posted(stay?.id ?? '', { item, quantity: 3 }));
    expect((await payChange(testServer, order.orderId)).result).toMatchObject({
      __typename: 'BookingConfirmed',
      booking: { stays: [{ checkout: inDays(first + 3) }] },
    });
    const WATER = 11_800;
    expect(await changeable(testServer, token)).toMatchObject({
      totalNow: { amount: 3 * ONE_NIGHT + WATER },
      amountPaid: { amount: 3 * ONE_NIGHT },
    });
    expect(await folioSum(reference)).toBe(3 * ONE_NIGHT + WATER);
  });

  test.each([
    [
      'an allowance on its nights',
      async (reference: string, charges: ReturnType<typeof chargeSteps>) => {
        const [night] = (await charges.billOf(reference)).lowerable;
        await charges.allow(reference, { line: night?.lineId ?? 0 });
      },
    ],
    [
      'another number of guests',
      async (reference: string) => {
        await testServer.query(
          'UPDATE stays SET guests = 2 WHERE booking_id = (SELECT id FROM bookings WHERE reference = $1)',
          [reference],
        );
      },
    ],
  ])('ends with %s, also beside a charge on the bill', async (_, change) => {
    const { token, reference, first } = await paidStay();
    const order = await heldChange(testServer, token, { checkout: inDays(first + 3) });
    const [stay] = (await changeable(testServer, token)).stays;
    const owner = await signedInOwner(testServer);
    const charges = chargeSteps(testServer, () => owner);
    await charges.posted(stay?.id ?? '', { item: await charges.item() });
    await change(reference, charges);
    expect((await payChange(testServer, order.orderId)).result).toMatchObject({
      __typename: 'PaymentRefunded',
    });
    expect((await changeable(testServer, token)).stays).toMatchObject([{ checkout: inDays(first + 2) }]);
  });

  test('holds nights three times within three hours at most', async () => {
    const { token, first } = await paidStay();
    for (const day of [3, 4, 5]) await heldChange(testServer, token, { checkout: inDays(first + day) });
    const fourth = await changeFirst(testServer, token, { checkout: inDays(first + 7) });
    expect(fourth).toMatchObject({ code: 'TOO_MANY_HOLDS' });
    await releaseChange(testServer, token);
  });

  test('above the highest order is refused before anything is held', async () => {
    const { token, reference } = await paidStay();
    const before = await staysWith(testServer, token, {});
    const suite = { roomType: 'Suite', checkin: inDays(400), checkout: inDays(430), guests: 1 };
    const stays = [...before, ...Array.from({ length: 4 }, () => suite)];
    const preview = await changePreview(testServer, token, stays);
    assertType(preview, 'ChangePreview');
    const form = { token, stays, expectedDifference: preview.difference, idempotencyKey: freshChangeKey() };
    expect(await changeBooking(testServer, form)).toMatchObject({ code: 'TOTAL_TOO_HIGH' });
    expect(await nightsOf(reference)).toHaveLength(2);
  });
});

describe('a change that cannot be made', () => {
  test('names the nights on which no room is free, and changes nothing', async () => {
    next += 12;
    const dates = {
      checkin: inDays(next),
      checkout: inDays(next + 2),
      roomType: 'Suite' as const,
      guests: 1,
    };
    const { held } = await confirmedBooking(testServer, dates);
    const full = { ...dates, checkin: inDays(next + 2), checkout: inDays(next + 3) };
    for (let room = 1; room <= 4; room += 1) await hold(testServer, full);
    const result = await changeFirst(testServer, held.token, { checkout: inDays(next + 4) });
    expect(result).toMatchObject({
      code: 'NIGHTS_SOLD_OUT',
      nights: [inDays(next + 2)],
      field: 'stays.0.roomType',
    });
    expect((await changeable(testServer, held.token)).stays).toMatchObject([{ checkout: inDays(next + 2) }]);
  });

  test('shows the new figures when they differ from the figures that were shown', async () => {
    const { token, first } = await paidStay();
    const form = await changeForm(testServer, token, { checkout: inDays(first + 1) });
    const result = await changeBooking(testServer, {
      ...form,
      expectedDifference: form.expectedDifference + 1,
    });
    expect(result).toMatchObject({
      code: 'CHANGE_FIGURES_CHANGED',
      preview: { difference: form.expectedDifference },
    });
  });

  test.each([
    ['nothing differs', {}, 'NOTHING_CHANGED'],
    ['check-out is not after check-in', { checkout: inDays(1) }, 'INVALID_INPUT'],
    ['too many guests', { guests: 9 }, 'INVALID_INPUT'],
    ['a stay of another booking', { id: '00000000-0000-4000-8000-000000000000' }, 'INVALID_INPUT'],
  ])('is refused: %s', async (_what, first, code) => {
    const { token } = await paidStay();
    const stays = await staysWith(testServer, token, first);
    expect(await changePreview(testServer, token, stays)).toMatchObject({ code });
  });

  test('no room is left, or a hold is changed', async () => {
    const { token } = await paidStay();
    expect(await changePreview(testServer, token, [])).toMatchObject({
      code: 'INVALID_INPUT',
      faults: [{ field: 'stays', code: 'STAY_NEEDED' }],
    });
    const held = await hold(testServer);
    const stays = [{ roomType: 'Single', checkin: inDays(3), checkout: inDays(4), guests: 1 }];
    expect(await changePreview(testServer, held.token, stays)).toMatchObject({
      code: 'CHANGE_NOT_CONFIRMED',
    });
    expect(await changePreview(testServer, 'no-such-token', stays)).toMatchObject({
      code: 'BOOKING_NOT_FOUND',
    });
  });

  test('from the day of check-in on is sent to the desk', async () => {
    const { held } = await confirmedBooking(testServer, { checkin: inDays(0), checkout: inDays(2) });
    const stays = await staysWith(testServer, held.token, { checkout: inDays(3) });
    expect(await changePreview(testServer, held.token, stays)).toMatchObject({
      code: 'CHANGE_AT_DESK',
      message: expect.stringContaining('+91'),
    });
  });
});

describe('after the deadline', () => {
  /** The day of check-in is tomorrow, so the first night would be charged. */
  async function lateStay() {
    const { held, paymentId } = await confirmedBooking(testServer, {
      checkin: inDays(1),
      checkout: inDays(3),
    });
    return { token: held.token, paymentId };
  }

  test('moving the check-in away and cancelling then is not free', async () => {
    const { token } = await lateStay();
    const order = await heldChange(testServer, token, { checkin: inDays(200), checkout: inDays(202) });
    // The hotel keeps the given-up night, and two nights of another month replace the other two.
    expect(order.amount).toBe(ONE_NIGHT);
    await payChange(testServer, order.orderId);
    expect(await changeable(testServer, token)).toMatchObject({ changeCharge: { amount: ONE_NIGHT } });
    // Paid: three nights. The hotel has kept the first night already, and it counts for the cancellation.
    expect(await previewedRefund(testServer, token)).toBe(2 * ONE_NIGHT);
    await cancelBooking(testServer, { token, expectedRefund: 2 * ONE_NIGHT });
    expect((await changeable(testServer, token)).totalNow.amount).toBe(ONE_NIGHT);
  });

  test('giving up a night and then the rest costs exactly as much as cancelling everything at once', async () => {
    const { token } = await lateStay();
    const shorter = await changeFirst(testServer, token, { checkout: inDays(2) });
    expect(shorter).toMatchObject({ charge: { amount: ONE_NIGHT }, refund: { amount: 0 } });
    expect(await previewedRefund(testServer, token)).toBe(ONE_NIGHT);
    await cancelBooking(testServer, { token, expectedRefund: ONE_NIGHT });
  });

  test('a longer stay with a later check-out keeps its old deadline', async () => {
    const { token } = await lateStay();
    const order = await heldChange(testServer, token, { checkout: inDays(4) });
    await payChange(testServer, order.orderId);
    expect(await previewedRefund(testServer, token)).toBe(2 * ONE_NIGHT);
    expect((await changeable(testServer, token)).cancellationTerms).not.toContain('Free');
    await cancelBooking(testServer, { token, expectedRefund: 2 * ONE_NIGHT });
  });

  test('replacing the room by another one costs the cancellation charge of the room', async () => {
    const { token } = await lateStay();
    const far = { roomType: 'Single', checkin: inDays(210), checkout: inDays(212), guests: 1 };
    const preview = await changePreview(testServer, token, [far]);
    expect(preview).toMatchObject({ charge: { amount: ONE_NIGHT }, toPay: { amount: ONE_NIGHT } });
  });
});

describe('mails about a change', () => {
  test('tell the guest what is booked now, with a calendar file that updates the entry, and tell the hotel', async () => {
    const { token, reference, first, email } = await paidStay();
    await testServer.runJobs();
    const before = testServer.inbox.messages(email).length;
    await changeFirst(testServer, token, { checkin: inDays(first + 3), checkout: inDays(first + 5) });
    await testServer.runJobs();
    const [mail] = testServer.inbox.messages(email).slice(0, -before);
    expect(mail?.subject).toContain(`Changed: ${reference}`);
    const files = JSON.stringify(mail);
    expect(files).toContain('METHOD:REQUEST');
    expect(files).toContain('SEQUENCE:1');
    expect(files).toContain(`UID:${reference}@`);
  });
});
