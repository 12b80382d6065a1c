import { randomUUID } from 'node:crypto';
import { EarlierInstallation, earlierBooking, tax } from './earlier-installation';

let installation: EarlierInstallation;
beforeEach(async () => {
  installation = await EarlierInstallation.start();
});
afterEach(() => installation.stop());

describe('a booking of the previous version', () => {
  test('gets its stay, a line for each night, its order and its calendar UID', async () => {
    const booking = earlierBooking();
    await installation.bookAsBefore(booking);
    await installation.server.query(
      `INSERT INTO payments (id, gateway_payment_id, gateway_order_id, status, amount_paise, currency)
       VALUES ($1, 'pay_1', $2, 'CAPTURED', 1962576, 'INR')`,
      [randomUUID(), booking.gateway_order_id],
    );
    await installation.upgrade();
    expect(await installation.linesOf(booking)).toEqual([
      { kind: 'ROOM_NIGHT', night: '2026-12-01', value: 831_600, percent: 18, cgst: 74_844, sgst: 74_844 },
      { kind: 'ROOM_NIGHT', night: '2026-12-02', value: 831_600, percent: 18, cgst: 74_844, sgst: 74_844 },
    ]);
    expect(
      await installation.rows(
        `SELECT stay.position, stay.room_id, stay.checkin::text, stay.guests, type.code, booking.calendar_uid,
           booking.paise_per_unit, booking.terms, orders.gateway_id, orders.amount_paise::int AS amount,
           (SELECT count(*)::int FROM room_nights WHERE stay_id = stay.id) AS nights,
           (SELECT count(*)::int FROM payments WHERE order_id = orders.id AND booking_id = booking.id) AS payments
         FROM bookings booking JOIN stays stay ON stay.booking_id = booking.id
         JOIN room_types type ON type.id = stay.room_type_id JOIN orders ON orders.booking_id = booking.id`,
      ),
    ).toEqual([
      {
        position: 1,
        room_id: 1,
        checkin: '2026-12-01',
        guests: 2,
        code: 'Single',
        calendar_uid: `${booking.reference}@saffroncourt`,
        paise_per_unit: 8_400,
        terms: { dueAtBookingPercent: 100 },
        gateway_id: booking.gateway_order_id,
        amount: 1_962_576,
        nights: 2,
        payments: 1,
      },
    ]);
  });

  test('over a tax change has the percentage of each night', async () => {
    const booking = earlierBooking({
      checkin: '2025-09-21',
      checkout: '2025-09-23',
      total_paise: 1_085_000,
      quote: { paisePerDollar: 8_400, roomCharge: 1_000_000, taxes: [...tax(12, 30_000), ...tax(5, 12_500)] },
    });
    await installation.bookAsBefore(booking);
    await installation.upgrade();
    expect(await installation.linesOf(booking)).toMatchObject([
      { night: '2025-09-21', value: 500_000, percent: 12, cgst: 30_000 },
      { night: '2025-09-22', value: 500_000, percent: 5, cgst: 12_500 },
    ]);
  });

  test.each([
    ['a charge that its nights do not divide', { roomCharge: 1_663_201 }, 1_962_577, 18],
    ['a tax that its nights do not come to', { taxes: tax(18, 149_689) }, 1_962_578, 18],
    ['a total that its sums do not come to', {}, 1_962_599, 18],
    ['taxes of several rates', { taxes: [...tax(18, 100_000), ...tax(5, 49_688)] }, 1_962_576, null],
  ])('with %s gets one line with the same sums, marked as legacy', async (_case, change, total, percent) => {
    const booking = earlierBooking({ total_paise: total });
    const quote = { ...booking.quote, ...change } as { taxes: { label: string; amount: number }[] };
    await installation.bookAsBefore({ ...booking, quote });
    await installation.upgrade();
    const half = quote.taxes
      .filter(({ label }) => label.startsWith('CGST'))
      .reduce((sum, one) => sum + one.amount, 0);
    expect(await installation.linesOf(booking)).toEqual([
      { kind: 'LEGACY', night: null, value: total - 2 * half, percent, cgst: half, sgst: half },
    ]);
  });
});

describe('while servers of both versions run', () => {
  test('what the previous version writes is readable for this one', async () => {
    await installation.upgrade();
    const booking = earlierBooking({ status: 'HELD', gateway_order_id: null });
    await installation.bookAsBefore(booking);
    expect(await installation.linesOf(booking)).toHaveLength(2);
    await installation.server.query('UPDATE bookings SET gateway_order_id = $2 WHERE id = $1', [
      booking.id,
      'order_later',
    ]);
    await installation.server.query(
      `INSERT INTO payments (id, gateway_payment_id, gateway_order_id, status, amount_paise, currency)
       VALUES ($1, 'pay_later', 'order_later', 'FAILED', 1962576, 'INR')`,
      [randomUUID()],
    );
    expect(
      await installation.rows(
        `SELECT orders.amount_paise::int AS amount, payment.booking_id,
           (SELECT count(*)::int FROM room_nights taken JOIN stays ON stays.id = taken.stay_id
            WHERE stays.booking_id = orders.booking_id) AS nights
         FROM orders JOIN payments payment ON payment.order_id = orders.id`,
      ),
    ).toEqual([{ amount: 1_962_576, booking_id: booking.id, nights: 2 }]);
    // The hold lapses on a server of the previous version.
    await installation.server.query("UPDATE bookings SET status = 'EXPIRED', room_id = NULL WHERE id = $1", [
      booking.id,
    ]);
    await installation.server.query('DELETE FROM room_nights WHERE booking_id = $1', [booking.id]);
    expect(await installation.rows('SELECT room_id FROM stays')).toEqual([{ room_id: null }]);
  });

  test('what this version writes is readable for the previous version', async () => {
    await installation.upgrade();
    const id = await installation.bookAsNow(1);
    await installation.orderAsNow(id);
    const [booking] = await installation.rows(
      `SELECT checkin::text, checkout::text, guests, room_type, room_id, total_paise, gateway_order_id, quote,
         (SELECT count(*)::int FROM room_nights WHERE booking_id = bookings.id) AS nights FROM bookings`,
    );
    expect(booking).toMatchObject({
      checkin: '2026-12-10',
      checkout: '2026-12-12',
      guests: 2,
      room_type: 'Single',
      room_id: 1,
      total_paise: 1_962_576,
      gateway_order_id: 'order_of_now',
      nights: 2,
      quote: {
        roomType: 'Single',
        checkin: '2026-12-10',
        nights: 2,
        nightlyRateCents: 9_900,
        paisePerDollar: 8_400,
        roomCharge: 1_663_200,
        taxes: tax(18, 149_688),
        total: 1_962_576,
        totalCents: 23_364,
      },
    });
    await installation.server.query('UPDATE stays SET room_id = NULL');
    expect(await installation.rows('SELECT room_id FROM bookings')).toEqual([{ room_id: null }]);
  });

  test('the previous version cannot confirm a late payment for several rooms with one of them', async () => {
    await installation.upgrade();
    const id = await installation.bookAsNow(2);
    await installation.server.query("UPDATE bookings SET status = 'EXPIRED', room_id = NULL WHERE id = $1", [
      id,
    ]);
    await installation.server.query('DELETE FROM room_nights WHERE booking_id = $1', [id]);
    expect(await installation.rows('SELECT room_id FROM stays')).toEqual([
      { room_id: null },
      { room_id: null },
    ]);
    await expect(
      installation.server.query("UPDATE bookings SET status = 'CONFIRMED', room_id = 1 WHERE id = $1", [id]),
    ).rejects.toMatchObject({ code: '40001' });
  });
});

test('a folio line is never changed', async () => {
  const booking = earlierBooking();
  await installation.bookAsBefore(booking);
  await installation.upgrade();
  await expect(installation.rows('UPDATE folio_lines SET value_paise = 0')).rejects.toThrow(
    'A folio line is never changed. Write a counter-entry that reverses it.',
  );
});
