import { inDays } from '../../testkit/bookings';
import { cancelBooking, previewedRefund } from '../../testkit/cancellations';
import { changeFirst } from '../../testkit/changes';
import { confirmedBooking } from '../../testkit/late-money';
import { startTestServer, type TestServer } from '../../testkit/test-server';

const TOTAL = 2_943_864;
/** A third of the sum is not a whole number of paise, so a part may be one paisa more or less. */
const RUPEES_OF_NIGHT = Math.round(TOTAL / 300);

let testServer: TestServer;
beforeAll(async () => {
  testServer = await startTestServer();
  testServer.razorpay.setMode({ webhooks: 'off' });
});
afterAll(() => testServer.stop());
afterEach(() => testServer.shiftClock('0'));

const OF_BOOKING = 'booking_id = (SELECT id FROM bookings WHERE reference = $1)';

/** A paid stay of three nights, whose folio has one line, as an early version stored it. */
async function oneSum(day: number) {
  const { held } = await confirmedBooking(testServer, { checkin: inDays(day), checkout: inDays(day + 3) });
  const { reference } = held.booking;
  await testServer.query(`DELETE FROM folio_lines WHERE ${OF_BOOKING}`, [reference]);
  await testServer.query(
    `INSERT INTO folio_lines (booking_id, stay_id, kind, rate_cents, value_paise, tax_percent, cgst_paise, sgst_paise, sac)
     SELECT booking_id, id, 'LEGACY', 9900, $2::bigint - 2 * 224533, 18, 224533, 224533, '996311' FROM stays
     WHERE ${OF_BOOKING}`,
    [reference, TOTAL],
  );
  return { token: held.token, reference };
}

/** The folio amounts of the booking in the figures of each day, except days where they sum to 0. */
const countedOf = (reference: string) =>
  testServer.query<{ day: string; rooms: number; rupees: number }>(
    `SELECT counted.counted_on::text AS day, sum(counted.rooms)::int AS rooms,
       round(sum(counted.value_paise + counted.cgst_paise + counted.sgst_paise) / 100.0)::int AS rupees
     FROM counted_charges counted JOIN folio_lines line ON line.id = counted.line_id
     WHERE line.${OF_BOOKING} GROUP BY 1
     HAVING sum(counted.rooms) <> 0 OR sum(counted.value_paise + counted.cgst_paise + counted.sgst_paise) <> 0
     ORDER BY 1`,
    [reference],
  );

const night = (day: number) => ({ day: inDays(day), rooms: 1, rupees: RUPEES_OF_NIGHT });

describe('given a stay whose price is one sum', () => {
  test('each of its nights is a room sold', async () => {
    const { reference } = await oneSum(30);
    expect(await countedOf(reference)).toEqual([night(30), night(31), night(32)]);
  });

  test('a night that is given up is no longer a sold night', async () => {
    const { token, reference } = await oneSum(40);
    expect(await changeFirst(testServer, token, { checkout: inDays(42) })).toMatchObject({
      __typename: 'BookingChanged',
    });
    expect(await countedOf(reference)).toEqual([night(40), night(41)]);
  });

  test('nights on other dates count on those dates, and no night is left once the stay is cancelled', async () => {
    const { token, reference } = await oneSum(50);
    await changeFirst(testServer, token, { checkin: inDays(51), checkout: inDays(53) });
    expect(await countedOf(reference)).toEqual([night(51), night(52)]);
    const expectedRefund = await previewedRefund(testServer, token);
    await cancelBooking(testServer, { token, expectedRefund });
    expect(await countedOf(reference)).toEqual([]);
  });

  test('a sum that is taken back once the months are over counts on the day of the entry', async () => {
    const { reference } = await oneSum(60);
    await testServer.shiftClock('130 days');
    await testServer.query(
      `INSERT INTO folio_lines (booking_id, stay_id, kind, rate_cents, value_paise, tax_percent, cgst_paise, sgst_paise, sac,
         reverses)
       SELECT booking_id, stay_id, kind, rate_cents, -value_paise, tax_percent, -cgst_paise, -sgst_paise, sac, id
       FROM folio_lines WHERE ${OF_BOOKING}`,
      [reference],
    );
    const counted = await countedOf(reference);
    expect(counted.slice(0, 3)).toEqual([night(60), night(61), night(62)]);
    expect(counted.slice(3)).toMatchObject([{ rooms: -3, rupees: -Math.round(TOTAL / 100) }]);
  });
});
