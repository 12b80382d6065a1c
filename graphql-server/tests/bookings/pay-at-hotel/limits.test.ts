import { addDays } from '../../../src/platform/time/dates';
import { SEND_ADDRESS_CODE } from '../../testkit/address-proof';
import { inDays } from '../../testkit/bookings';
import { changeBooking, freshChangeKey, previewedDifference, staysWith } from '../../testkit/changes';
import { goTo } from '../../testkit/check-ins';
import { execute } from '../../testkit/graphql';
import { openIdentity, type Identity } from '../../testkit/identity';
import {
  bookUnpaid,
  codedHold,
  sellPayAtHotel,
  sendBookingCode,
  setUnsecuredPercent,
  unpaidBooking,
} from '../../testkit/pay-at-hotel';
import { freshCaller } from '../../testkit/raw-http';
import { startTestServer, type TestServer } from '../../testkit/test-server';

let testServer: TestServer;
let identity: Identity;
beforeAll(async () => {
  identity = await openIdentity();
  testServer = await startTestServer({
    ...{ HOLDS_PER_EMAIL: '2', HOLDS_PER_CALLER: '3', FIREBASE_AUTH_EMULATOR_HOST: identity.host },
  });
  await sellPayAtHotel(testServer);
  await setUnsecuredPercent(testServer, 100);
});
afterAll(() => testServer.stop());
beforeEach(async () => {
  await testServer.shiftClock('0');
  await testServer.query('DELETE FROM rate_limits');
});

const STAY = { checkin: inDays(30), checkout: inDays(32), roomType: 'Double', guests: 1 };

/** Changes the booking to that stay of its first room, with further rooms. */
async function changed(token: string, first: Partial<typeof STAY>, furtherRooms = 0) {
  const stays = await staysWith(testServer, token, first);
  for (let room = 0; room < furtherRooms; room += 1) stays.push({ id: null, ...STAY });
  const expectedDifference = await previewedDifference(testServer, token, stays);
  const idempotencyKey = freshChangeKey();
  return changeBooking(testServer, { token, stays, expectedDifference, idempotencyKey });
}

test('a change adds no room beyond the limit of the caller who booked; fewer nights are always allowed', async () => {
  const caller = freshCaller();
  const { token } = await unpaidBooking(testServer, STAY, { caller });
  await unpaidBooking(testServer, STAY, { caller });
  await unpaidBooking(testServer, STAY, { caller });
  expect(await bookUnpaid(testServer, STAY, { caller })).toMatchObject({
    code: 'TOO_MANY_UNPAID_BOOKINGS',
  });
  expect(await changed(token, {}, 1)).toMatchObject({ code: 'TOO_MANY_UNPAID_BOOKINGS' });
  expect(await changed(token, { checkout: addDays(STAY.checkout, -1) })).toMatchObject({
    __typename: 'BookingChanged',
  });
});

test('a mailbox has room again for unpaid bookings when the days of its earlier ones are over', async () => {
  const email = testServer.freshEmail();
  await unpaidBooking(testServer, { ...STAY, email });
  await unpaidBooking(testServer, { ...STAY, email });
  const later = { ...STAY, checkin: inDays(50), checkout: inDays(51), email };
  expect(await bookUnpaid(testServer, later)).toMatchObject({ code: 'TOO_MANY_UNPAID_BOOKINGS' });
  await goTo(testServer, STAY.checkout, '12:00');
  await testServer.query('DELETE FROM rate_limits');
  expect((await bookUnpaid(testServer, later)).__typename).toBe('AddressCodeRequired');
});

describe('the codes of a mailbox', () => {
  test('that strangers ask for under its address leave the codes of its account', async () => {
    const email = testServer.freshEmail();
    const { token } = await identity.signIn({ email, emailVerified: true });
    for (let hold = 1; hold <= 3; hold += 1) await codedHold(testServer, { ...STAY, email });
    expect(await bookUnpaid(testServer, { ...STAY, email })).toMatchObject({ code: 'RATE_LIMITED' });
    const { sendAddressCode: sent } = await execute(testServer, SEND_ADDRESS_CODE, {}, { token });
    expect(sent).toMatchObject({ __typename: 'AddressCodeSent' });
  });

  test('are counted only when a mail is sent', async () => {
    const email = testServer.freshEmail();
    const { token } = await codedHold(testServer, { ...STAY, email });
    await testServer.query(
      `UPDATE rate_limits SET points = 1000 WHERE key LIKE '%booking codes per mailbox and day%'`,
    );
    await testServer.shiftClock('61 seconds');
    const counts = () =>
      testServer.query(
        `SELECT key, points FROM rate_limits WHERE key LIKE '%codes per mailbox%' ORDER BY key`,
      );
    const before = await counts();
    expect(before).toHaveLength(2);
    expect(await sendBookingCode(testServer, token)).toMatchObject({ code: 'RATE_LIMITED' });
    expect(await counts()).toEqual(before);
  });
});
