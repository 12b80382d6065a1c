import { inDays } from '../../testkit/bookings';
import { cancelBooking, previewedRefund } from '../../testkit/cancellations';
import {
  changeable,
  changeFirst,
  changePreview,
  heldChange,
  payChange,
  staysWith,
} from '../../testkit/changes';
import { confirmedBooking } from '../../testkit/late-money';
import { startTestServer, type TestServer } from '../../testkit/test-server';

const TOTAL = 2_943_864;

let testServer: TestServer;
beforeAll(async () => {
  testServer = await startTestServer();
  testServer.razorpay.setMode({ webhooks: 'off' });
});
afterAll(() => testServer.stop());
afterEach(async () => {
  await testServer.runJobs();
  expect(await testServer.breaches()).toEqual([]);
});

/** A paid stay of three nights, whose folio has one line as an early version left it. */
async function legacyStay(day: number, taxPercent: number | null) {
  const dates = { checkin: inDays(day), checkout: inDays(day + 3) };
  const { held } = await confirmedBooking(testServer, dates);
  const { reference } = held.booking;
  const ofBooking = 'booking_id = (SELECT id FROM bookings WHERE reference = $1)';
  await testServer.query(`DELETE FROM folio_lines WHERE ${ofBooking}`, [reference]);
  await testServer.query(
    `INSERT INTO folio_lines (booking_id, stay_id, kind, rate_cents, value_paise, tax_percent, cgst_paise, sgst_paise, sac)
     SELECT booking_id, id, 'LEGACY', 9900, $2::bigint - 2 * 224533, $3, 224533, 224533, '996311' FROM stays WHERE ${ofBooking}`,
    [reference, TOTAL, taxPercent],
  );
  return { token: held.token, reference };
}

const linesOf = (reference: string) =>
  testServer.query(
    `SELECT kind, night::text, (value_paise + cgst_paise + sgst_paise)::int AS gross, reverses IS NOT NULL AS "takesBack"
     FROM folio_lines WHERE booking_id = (SELECT id FROM bookings WHERE reference = $1) ORDER BY id`,
    [reference],
  );

describe('given a stay whose price is one sum at one tax rate', () => {
  test('one night less refunds a third, and the kept nights get lines of their own', async () => {
    const { token, reference } = await legacyStay(30, 18);
    const result = await changeFirst(testServer, token, { checkout: inDays(32) });
    expect(result).toMatchObject({ __typename: 'BookingChanged', refund: { amount: TOTAL / 3 } });
    const night = { kind: 'ROOM_NIGHT', gross: TOTAL / 3, takesBack: false };
    expect(await linesOf(reference)).toEqual([
      { kind: 'LEGACY', night: null, gross: TOTAL, takesBack: false },
      { kind: 'LEGACY', night: null, gross: -TOTAL, takesBack: true },
      { ...night, night: inDays(30) },
      { ...night, night: inDays(31) },
    ]);
  });

  test('one night more costs today’s rate; when the stay is cancelled after that, all of it is refunded', async () => {
    const { token } = await legacyStay(40, 18);
    const { orderId, amount } = await heldChange(testServer, token, { checkout: inDays(44) });
    await payChange(testServer, orderId);
    expect((await changeable(testServer, token)).totalNow.amount).toBe(TOTAL + amount);
    const refund = await previewedRefund(testServer, token);
    expect(refund).toBe(TOTAL + amount);
    await cancelBooking(testServer, { token, expectedRefund: refund });
  });
});

test('given a sum at several tax rates, the refusal says why and whom to call', async () => {
  const { token } = await legacyStay(50, null);
  const stays = await staysWith(testServer, token, { checkout: inDays(52) });
  expect(await changePreview(testServer, token, stays)).toMatchObject({
    code: 'CHANGE_BY_PHONE',
    message: expect.stringMatching(/one sum for all nights.*\+91/) as string,
  });
});
