import { addDays } from '../../../src/platform/time/dates';
import { blockRoom } from '../../testkit/blocks';
import { hold, inDays } from '../../testkit/bookings';
import { changeAtDesk, freshChangeKey, previewChangeAtDesk } from '../../testkit/changes';
import { deskOf, goTo, letAllLeave, stayIdsOf } from '../../testkit/check-ins';
import { moneyOf, takeMoney } from '../../testkit/desk-payments';
import { assertType, type RequestOptions } from '../../testkit/graphql';
import { openIdentity, OWNER } from '../../testkit/identity';
import { confirmedBooking, refundsAtGateway } from '../../testkit/late-money';
import { firstStayRooms, moveStay, roomsForStay } from '../../testkit/moves';
import { startTestServer, type TestServer } from '../../testkit/test-server';

const SINGLE = 981_288;
const DELUXE = 1_972_488;

let testServer: TestServer;
let owner: RequestOptions;
let desk: ReturnType<typeof deskOf>;
beforeAll(async () => {
  testServer = await startTestServer({ HOLDS_PER_EMAIL: '50' });
  const { token } = await (await openIdentity()).signIn({ email: OWNER.email, emailVerified: true });
  owner = { token };
  desk = deskOf(testServer, () => owner);
});
afterAll(() => testServer.stop());
beforeEach(async () => {
  await testServer.shiftClock('0');
  await letAllLeave(testServer);
  testServer.razorpay.setMode({ reset: true, webhooks: 'off' });
});
afterEach(async () => {
  await testServer.runJobs();
  expect(await testServer.breaches()).toEqual([]);
});

let weeks = 0;

/** A guest who has paid for four nights and slept the first. It is the morning of the second day. */
async function inHouse(form: Parameters<typeof hold>[1] = {}) {
  weeks += 1;
  const checkin = inDays(20 + 7 * weeks);
  const checkout = addDays(checkin, 4);
  const email = testServer.freshEmail();
  const { held, paymentId } = await confirmedBooking(testServer, { checkin, checkout, email, ...form });
  const { reference } = held.booking;
  const [id = ''] = await stayIdsOf(testServer, reference);
  await goTo(testServer, checkin, '14:00');
  await desk.checkIn(id);
  await goTo(testServer, addDays(checkin, 1), '10:00');
  const stay = { id, roomType: form.roomType ?? 'Single', checkin, checkout, guests: form.guests ?? 1 };
  return { reference, stay, paymentId, email };
}

type Guest = Awaited<ReturnType<typeof inHouse>>;

/** The desk's form, with the difference that it showed. */
async function formFor({ reference, stay }: Guest, wanted: Partial<Guest['stay']>) {
  const stays = [{ ...stay, ...wanted }];
  const preview = await previewChangeAtDesk(testServer, { reference, stays }, owner);
  assertType(preview, 'ChangePreview');
  const { difference: expectedDifference } = preview;
  const common = { reference, stays, expectedDifference, idempotencyKey: freshChangeKey() };
  return { ...common, reason: 'Asked at the desk', payment: 'ONLINE' as const };
}

const change = async (guest: Guest, wanted: Partial<Guest['stay']>) =>
  changeAtDesk(testServer, await formFor(guest, wanted), owner);

/** What each night costs, and the type of its room. */
const nightsOf = ({ stay }: Guest) =>
  testServer.query<{ night: string; type: string; paise: number }>(
    `SELECT taken.night::text, type.code AS type,
       (SELECT sum(value_paise + cgst_paise + sgst_paise)::int FROM folio_lines line
        WHERE line.stay_id = taken.stay_id AND line.night = taken.night) AS paise
     FROM room_nights taken JOIN rooms room ON room.id = taken.room_id JOIN room_types type ON type.id = room.type_id
     WHERE taken.stay_id = $1 ORDER BY taken.night`,
    [stay.id],
  );

const nights = (first: string, types: readonly string[]) =>
  types.map((type, index) => ({
    night: addDays(first, index),
    type,
    paise: type === 'Single' ? SINGLE : DELUXE,
  }));

const roomsOf = async ({ reference }: Guest) => (await firstStayRooms(testServer, reference, owner)).rooms;

describe('a better type for a guest in the house', () => {
  test('begins with the night of the business day; the nights before keep room and price', async () => {
    const guest = await inHouse();
    const { reference, stay } = guest;
    const [before] = await roomsOf(guest);
    expect(await change(guest, { roomType: 'Deluxe' })).toMatchObject({ toPay: { amount: 0 } });
    expect(await nightsOf(guest)).toEqual(nights(stay.checkin, ['Single', 'Deluxe', 'Deluxe', 'Deluxe']));
    expect(await roomsOf(guest)).toMatchObject([
      { roomNumber: before?.roomNumber, firstNight: stay.checkin, until: addDays(stay.checkin, 1) },
      { roomTitle: expect.stringContaining('Deluxe'), until: stay.checkout },
    ]);
    expect(await moneyOf(testServer, reference, owner)).toMatchObject({ balance: 3 * (DELUXE - SINGLE) });
  });

  test('is paid at the desk, and then the guest checks out like any other', async () => {
    const guest = await inHouse();
    const { reference, stay } = guest;
    await change(guest, { roomType: 'Deluxe' });
    await takeMoney(
      testServer,
      { reference, source: 'UPI', amount: 3 * (DELUXE - SINGLE), idempotencyKey: freshChangeKey() },
      owner,
    );
    await goTo(testServer, stay.checkout, '09:00');
    expect(await desk.checkOut(stay.id)).toMatchObject({ status: 'DEPARTED', checkout: stay.checkout });
    expect(await moneyOf(testServer, reference, owner)).toMatchObject({ balance: 0 });
  });

  test('includes the current night until 06:00, also before the day of departure', async () => {
    const guest = await inHouse();
    const { stay } = guest;
    await goTo(testServer, stay.checkout, '02:00');
    await change(guest, { roomType: 'Deluxe' });
    expect(await nightsOf(guest)).toEqual(nights(stay.checkin, ['Single', 'Single', 'Single', 'Deluxe']));
    await goTo(testServer, stay.checkout, '07:00');
    const stays = [{ ...stay, roomType: 'Suite' }];
    const preview = await previewChangeAtDesk(testServer, { reference: guest.reference, stays }, owner);
    expect(preview).toMatchObject({ code: 'CHANGE_IN_HOUSE' });
  });

  test('can be combined with another day of departure, and may be changed again', async () => {
    const guest = await inHouse();
    const { stay } = guest;
    const checkout = addDays(stay.checkout, 1);
    await change(guest, { roomType: 'Deluxe', checkout });
    await goTo(testServer, addDays(stay.checkin, 2), '10:00');
    const upgraded = { ...guest, stay: { ...stay, checkout } };
    await change(upgraded, { roomType: 'Single' });
    expect(await nightsOf(guest)).toEqual(
      nights(stay.checkin, ['Single', 'Deluxe', 'Single', 'Single', 'Single']),
    );
    await change(upgraded, { checkout: stay.checkout });
    expect(await nightsOf(guest)).toHaveLength(4);
  });

  test('leaves the guest in the better room that was given as a courtesy', async () => {
    const guest = await inHouse();
    const { stay } = guest;
    const [single] = await roomsOf(guest);
    const choices = await roomsForStay(testServer, stay.id, owner);
    const deluxe = choices.rooms.filter(({ isFree, roomTitle }) => isFree && roomTitle.includes('Deluxe'));
    const toRoom = deluxe.at(-1)?.roomNumber ?? '';
    const move = { stayId: stay.id, fromRoom: single?.roomNumber ?? '', toRoom, reason: 'Noise' };
    await moveStay(testServer, move, owner);
    await change(guest, { roomType: 'Deluxe' });
    expect(await roomsOf(guest)).toMatchObject([
      { roomNumber: single?.roomNumber },
      { roomNumber: toRoom, until: stay.checkout },
    ]);
  });

  test('is sent to the guest by mail and is in the audit; its reason is in the history of the booking', async () => {
    const guest = await inHouse();
    await change(guest, { roomType: 'Deluxe' });
    await testServer.runJobs();
    const subjects = testServer.inbox.messages(guest.email).map(({ subject }) => subject);
    expect(subjects).toContainEqual(expect.stringContaining(`Changed: ${guest.reference}`));
    const entries = await testServer.query(
      `SELECT change.reason, entry.details->>'reason' AS "reasonInAudit" FROM administrator_actions entry
       JOIN booking_changes change ON change.booking_id = entry.record_id
       WHERE entry.action = 'changeGuestBooking' AND entry.details->>'reference' = $1`,
      [guest.reference],
    );
    expect(entries).toEqual([{ reason: 'Asked at the desk', reasonInAudit: null }]);
  });

  test('is refused while no room of it is free, and the stay is as before', async () => {
    const guest = await inHouse();
    const { stay } = guest;
    const { rooms } = await roomsForStay(testServer, stay.id, owner);
    for (const { roomNumber } of rooms.filter(({ roomTitle }) => roomTitle.includes('Suite')))
      assertType(
        await blockRoom(
          testServer,
          { roomNumber, firstNight: addDays(stay.checkin, 2), until: addDays(stay.checkin, 3) },
          owner,
        ),
        'RoomBlocked',
      );
    expect(await change(guest, { roomType: 'Suite' })).toMatchObject({ code: 'NIGHTS_SOLD_OUT' });
    expect(await nightsOf(guest)).toEqual(nights(stay.checkin, ['Single', 'Single', 'Single', 'Single']));
  });

  test('is made once when two members of the staff ask at the same moment', async () => {
    const guest = await inHouse();
    const forms = [
      await formFor(guest, { roomType: 'Deluxe' }),
      await formFor(guest, { roomType: 'Deluxe' }),
    ];
    const results = await Promise.all(forms.map((form) => changeAtDesk(testServer, form, owner)));
    const names = results.map(({ __typename }) => __typename).toSorted();
    expect(names).toEqual(['ChangeRefused', 'GuestBookingChanged']);
    const { balance } = await moneyOf(testServer, guest.reference, owner);
    expect(balance).toBe(3 * (DELUXE - SINGLE));
  });
});

test('a cheaper type refunds what the policy does not keep', async () => {
  const guest = await inHouse({ roomType: 'Deluxe' });
  const difference = DELUXE - SINGLE;
  // After the deadline a kept price difference counts towards the first night of the policy.
  const form = await formFor(guest, { roomType: 'Single' });
  expect(form.expectedDifference).toBe(DELUXE - 3 * difference);
  expect(await changeAtDesk(testServer, form, owner)).toMatchObject({
    refund: { amount: 3 * difference - DELUXE },
  });
  await testServer.runJobs();
  expect(refundsAtGateway(testServer, guest.paymentId)).toMatchObject([{ amount: 3 * difference - DELUXE }]);
  expect((await nightsOf(guest)).map(({ type }) => type)).toEqual(['Deluxe', 'Single', 'Single', 'Single']);
  expect(await moneyOf(testServer, guest.reference, owner)).toMatchObject({ balance: 0 });
});
