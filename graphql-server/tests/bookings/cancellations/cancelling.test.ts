import { guestActor } from '../../../src/platform/states/actor';
import { bookingPage, confirmPayment, hold, inDays } from '../../testkit/bookings';
import {
  afterDeadline,
  cancelBooking,
  cancellationPreview,
  freshKey,
  previewedRefund,
  staysOf,
} from '../../testkit/cancellations';
import { assertType } from '../../testkit/graphql';
import { confirmedBooking, refundsAtGateway, refundsOf } from '../../testkit/late-money';
import { startTestServer, type TestServer } from '../../testkit/test-server';

let testServer: TestServer;
beforeAll(async () => {
  testServer = await startTestServer({ HOLDS_PER_EMAIL: '20' });
});
afterAll(() => testServer.stop());
beforeEach(() => testServer.razorpay.setMode({ reset: true, webhooks: 'off' }));
afterEach(async () => {
  await testServer.runJobs();
  expect(await testServer.breaches()).toEqual([]);
});

const ONE_NIGHT = 981_288;
const TWO_NIGHTS = 1_962_576;

const bookingRow = async (reference: string) => {
  const booking = await testServer.installation.services.bookingRepository.findByReference(reference);
  if (!booking) throw new Error(`There is no booking ${reference}.`);
  return booking;
};

/** Cancels all stays at that instant; returns what the hotel keeps and what is refunded, in paise. */
async function cancelAt(reference: string, time: { now: Date; today: string }) {
  const { cancellations } = testServer.installation.services;
  const booking = await bookingRow(reference);
  const wanted = { by: 'guest', kind: 'CANCELLATION', stayIds: null, setPaise: null } as const;
  const previewed = await cancellations.preview(booking, wanted, time);
  if (previewed.kind !== 'Figures') throw new Error(previewed.kind);
  const { chargePaise, refundPaise } = previewed.figures;
  const form = { idempotencyKey: freshKey(), expectedRefund: refundPaise, reason: null };
  const outcome = await cancellations.cancel(
    booking.id,
    { ...wanted, ...form, actor: guestActor(null) },
    time,
  );
  expect(outcome.kind).toBe('BookingCancelled');
  return { charge: chargePaise, refund: refundPaise };
}

describe('a single room for two nights, paid with ₹19,625.76', () => {
  test('cancelled exactly 48 hours before the day of check-in, refunds all of it', async () => {
    const checkin = inDays(20);
    const { held, paymentId } = await confirmedBooking(testServer, { checkin, checkout: inDays(22) });
    const cancelled = await cancelAt(held.booking.reference, afterDeadline(checkin, 0));
    expect(cancelled).toEqual({ charge: 0, refund: TWO_NIGHTS });
    await testServer.runJobs();
    expect(refundsAtGateway(testServer, paymentId)).toMatchObject([{ amount: TWO_NIGHTS }]);
  });

  test('cancelled one second later, refunds ₹9,812.88', async () => {
    const checkin = inDays(20);
    const { held, paymentId } = await confirmedBooking(testServer, { checkin, checkout: inDays(22) });
    const cancelled = await cancelAt(held.booking.reference, afterDeadline(checkin, 1_000));
    expect(cancelled).toEqual({ charge: ONE_NIGHT, refund: ONE_NIGHT });
    await testServer.runJobs();
    expect(refundsAtGateway(testServer, paymentId)).toMatchObject([{ amount: ONE_NIGHT }]);
  });

  test('the folio keeps exactly the charge, with the tax of the stay', async () => {
    const checkin = inDays(23);
    const { held } = await confirmedBooking(testServer, { checkin, checkout: inDays(25) });
    await cancelAt(held.booking.reference, afterDeadline(checkin, 1_000));
    const booking = await bookingRow(held.booking.reference);
    const kept = booking.lines.filter(({ kind }) => kind === 'CANCELLATION');
    expect(kept).toMatchObject([
      { valuePaise: 831_600, taxPercent: 18, cgstPaise: 74_844, sgstPaise: 74_844, sac: '996311' },
    ]);
    const sum = booking.lines.reduce(
      (total, { valuePaise, cgstPaise, sgstPaise }) => total + valuePaise + cgstPaise + sgstPaise,
      0,
    );
    expect(sum).toBe(ONE_NIGHT);
    expect(booking.stays).toMatchObject([{ status: 'CANCELLED', keptPaise: ONE_NIGHT }]);
  });
});

describe('a guest who cancels with the link', () => {
  test('sees charge and refund, confirms them, and the rooms are free again', async () => {
    const { held, paymentId, amount } = await confirmedBooking(testServer);
    const preview = await cancellationPreview(testServer, held.token);
    expect(preview).toMatchObject({ charge: { amount: 0 }, refund: { amount } });
    const result = await cancelBooking(testServer, { token: held.token, expectedRefund: amount });
    expect(result).toMatchObject({
      __typename: 'BookingCancelled',
      booking: { status: 'CANCELLED', stays: [{ status: 'CANCELLED', cancellationCharge: { amount: 0 } }] },
      refund: { amount },
    });
    expect(await testServer.query('SELECT 1 FROM room_nights')).toEqual([]);
    await testServer.runJobs();
    expect(await refundsOf(testServer, paymentId)).toMatchObject([
      { status: 'PROCESSED', amount, reason: 'cancelled' },
    ]);
    expect(await bookingPage(testServer, held.token)).toMatchObject({
      status: 'CANCELLED',
      refundState: 'FULL',
      amountRefunded: { amount },
    });
  });

  test('nothing happens when the refund differs from the refund that was shown', async () => {
    const { held, amount } = await confirmedBooking(testServer);
    const result = await cancelBooking(testServer, { token: held.token, expectedRefund: amount - 1 });
    expect(result).toMatchObject({ code: 'CANCELLATION_CHANGED', preview: { refund: { amount } } });
    expect(await staysOf(testServer, held.token)).toMatchObject({ status: 'CONFIRMED' });
  });

  test('the same form sent again gets the same result, and another form is told that the booking is cancelled', async () => {
    const { held, paymentId, amount } = await confirmedBooking(testServer);
    const form = { token: held.token, expectedRefund: amount, idempotencyKey: freshKey() };
    const first = await cancelBooking(testServer, form);
    expect(await cancelBooking(testServer, form)).toEqual(first);
    expect(await cancelBooking(testServer, { ...form, idempotencyKey: freshKey() })).toMatchObject({
      code: 'STAY_CANCELLED',
    });
    await testServer.runJobs();
    expect(refundsAtGateway(testServer, paymentId)).toHaveLength(1);
  });

  test('from the day of check-in on is sent to the desk', async () => {
    const { held } = await confirmedBooking(testServer, { checkin: inDays(0), checkout: inDays(2) });
    const refused = { code: 'CANCELLATION_AT_DESK', message: expect.stringContaining('+91') };
    expect(await cancellationPreview(testServer, held.token)).toMatchObject(refused);
    expect(await cancelBooking(testServer, { token: held.token, expectedRefund: 0 })).toMatchObject(refused);
  });

  test('cannot cancel a hold', async () => {
    const held = await hold(testServer);
    expect(await cancellationPreview(testServer, held.token)).toMatchObject({
      code: 'BOOKING_NOT_CONFIRMED',
    });
  });

  test('cannot cancel a stay of another booking', async () => {
    const { held } = await confirmedBooking(testServer);
    const { held: other } = await confirmedBooking(testServer);
    const [stay] = (await staysOf(testServer, other.token)).stays;
    expect(await cancellationPreview(testServer, held.token, [String(stay?.id)])).toMatchObject({
      code: 'INVALID_INPUT',
      field: 'stays',
    });
  });

  test('cannot cancel after the arrival', async () => {
    const { held } = await confirmedBooking(testServer);
    await testServer.query(
      `UPDATE stays SET status = 'IN_HOUSE' WHERE booking_id = (SELECT id FROM bookings WHERE reference = $1)`,
      [held.booking.reference],
    );
    expect(await cancelBooking(testServer, { token: held.token, expectedRefund: 0 })).toMatchObject({
      code: 'STAY_BEGUN',
    });
    await testServer.query(
      `UPDATE stays SET status = 'EXPECTED' WHERE booking_id = (SELECT id FROM bookings WHERE reference = $1)`,
      [held.booking.reference],
    );
  });

  test('with an unknown token gets the refusal of every unknown token', async () => {
    const result = await cancelBooking(testServer, { token: 'no-such-token', expectedRefund: 0 });
    expect(result).toMatchObject({ code: 'BOOKING_NOT_FOUND' });
  });
});

describe('one room of two', () => {
  const family = (first: number) => ({
    checkin: inDays(first),
    checkout: inDays(first + 2),
    furtherStays: [
      { roomType: 'Double' as const, checkin: inDays(first), checkout: inDays(first + 1), guests: 2 },
    ],
  });

  test('is cancelled alone; the other stays booked, and cancelling the last one ends the booking', async () => {
    const { held, paymentId } = await confirmedBooking(testServer, family(30));
    const [first, second] = (await staysOf(testServer, held.token)).stays.map(({ id }) => id);
    const refund = await previewedRefund(testServer, held.token, [String(second)]);
    expect(refund).toBe(1_476_888);
    const result = await cancelBooking(testServer, {
      token: held.token,
      stays: [String(second)],
      expectedRefund: refund,
    });
    assertType(result, 'BookingCancelled');
    expect(result.booking).toMatchObject({
      status: 'CONFIRMED',
      stays: [{ status: 'EXPECTED' }, { status: 'CANCELLED' }],
    });
    await testServer.runJobs();
    const rest = await previewedRefund(testServer, held.token);
    expect(rest).toBe(TWO_NIGHTS);
    const end = await cancelBooking(testServer, {
      token: held.token,
      stays: [String(first)],
      expectedRefund: rest,
    });
    assertType(end, 'BookingCancelled');
    expect(end.booking.status).toBe('CANCELLED');
    await testServer.runJobs();
    expect(refundsAtGateway(testServer, paymentId).map(({ amount }) => amount)).toEqual([
      1_476_888,
      TWO_NIGHTS,
    ]);
  });
});

describe('mails about a cancellation', () => {
  test('tell the guest what is refunded, remove the stay from the calendar, and tell the hotel', async () => {
    const email = testServer.freshEmail();
    const { held, amount } = await confirmedBooking(testServer, { email });
    await testServer.runJobs();
    const before = testServer.inbox.messages(email).length;
    await cancelBooking(testServer, { token: held.token, expectedRefund: amount });
    await testServer.runJobs();
    const mails = testServer.inbox.messages(email).slice(0, -before);
    expect(mails.map(({ subject }) => subject)).toEqual(
      expect.arrayContaining([
        `Cancelled: ${held.booking.reference}`,
        `Your refund of ₹19,625.76 is on its way: ${held.booking.reference}`,
      ]),
    );
    const { calendarFile } = await staysOf(testServer, held.token);
    expect(calendarFile).toContain('METHOD:CANCEL');
    expect(calendarFile).toContain('STATUS:CANCELLED');
    expect(calendarFile).toContain('SEQUENCE:1');
    expect(calendarFile).toContain(`UID:${held.booking.reference}@`);
  });

  test('a second payment after it gets exactly one mail, which says why it is refunded', async () => {
    const email = testServer.freshEmail();
    const { held, amount } = await confirmedBooking(testServer, { email });
    await cancelBooking(testServer, { token: held.token, expectedRefund: amount });
    await testServer.runJobs();
    const before = testServer.inbox.messages(email).length;
    const { payment, checkout } = await testServer.razorpay.pay(held.checkout.orderId, {
      outcome: 'capture',
      webhook: false,
    });
    await confirmPayment(testServer, checkout);
    await testServer.runJobs();
    expect(refundsAtGateway(testServer, payment.id)).toMatchObject([{ amount }]);
    const [mail, ...further] = testServer.inbox.messages(email).slice(0, -before);
    expect(further).toEqual([]);
    expect(mail?.subject).toBe(`Your payment of ₹19,625.76 is being refunded: ${held.booking.reference}`);
    expect(mail?.text).toContain('Your booking was cancelled before this payment reached us');
  });
});
