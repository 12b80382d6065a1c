import { addDays } from '../../../src/platform/time/dates';
import { hold, inDays } from '../../testkit/bookings';
import { deskOf, goTo, letAllLeave, stayIdsOf } from '../../testkit/check-ins';
import { confirmedBooking } from '../../testkit/late-money';
import type { RequestOptions } from '../../testkit/graphql';
import { openIdentity, OWNER } from '../../testkit/identity';
import { startTestServer, type TestServer } from '../../testkit/test-server';

let testServer: TestServer;
let owner: RequestOptions;
let desk: ReturnType<typeof deskOf>;
beforeAll(async () => {
  testServer = await startTestServer({ HOLDS_PER_EMAIL: '20' });
  const { token } = await (await openIdentity()).signIn({ email: OWNER.email, emailVerified: true });
  owner = { token };
  desk = deskOf(testServer, () => owner);
});
afterAll(() => testServer.stop());
beforeEach(async () => {
  await letAllLeave(testServer);
  testServer.razorpay.setMode({ reset: true, webhooks: 'off' });
  await testServer.shiftClock('0');
});
afterEach(async () => {
  await testServer.runJobs();
  expect(await testServer.breaches()).toEqual([]);
});

let weeks = 0;

/** A paid stay of two nights that no other test of the file uses. */
async function booked(form: Parameters<typeof hold>[1] = {}) {
  weeks += 1;
  const checkin = inDays(20 + 5 * weeks);
  const checkout = addDays(checkin, 2);
  const { held } = await confirmedBooking(testServer, { checkin, checkout, ...form });
  const { reference } = held.booking;
  const [stay = ''] = await stayIdsOf(testServer, reference);
  return { stay, reference, checkin, checkout };
}

const auditOf = (action: string) =>
  testServer.query<{ details: object; before: object; after: object }>(
    'SELECT details, before, after FROM administrator_actions WHERE action = $1 ORDER BY id DESC',
    [action],
  );

describe('a guest who arrives', () => {
  test('is in the house, with the name of the staying guest, in history and audit', async () => {
    const { stay, reference, checkin } = await booked();
    await goTo(testServer, checkin, '14:00');
    expect(await desk.checkIn(stay, ' Ravi Rao ')).toMatchObject({
      __typename: 'StayMoved',
      reference,
      status: 'IN_HOUSE',
      guestName: 'Ravi Rao',
    });
    const [step] = await testServer.query(
      "SELECT from_state, to_state, actor_kind, actor_id, reason FROM transitions WHERE machine = 'stay' AND subject_id = $1",
      [stay],
    );
    expect(step).toEqual({
      from_state: 'EXPECTED',
      to_state: 'IN_HOUSE',
      actor_kind: 'staff',
      actor_id: OWNER.uid,
      reason: 'checked in',
    });
    const [entry] = await auditOf('checkIn');
    expect(entry).toMatchObject({
      details: { reference, stay },
      before: { stays: [{ status: 'EXPECTED' }] },
      after: { stays: [{ status: 'IN_HOUSE' }] },
    });
  });

  test('is checked in once, however often the button is pressed', async () => {
    const { stay, checkin } = await booked();
    await goTo(testServer, checkin, '14:00');
    const results = await Promise.all([desk.checkIn(stay), desk.checkIn(stay), desk.checkIn(stay)]);
    expect(results.map((result) => result.__typename)).toEqual(['StayMoved', 'StayMoved', 'StayMoved']);
    expect(
      await testServer.query("SELECT 1 FROM transitions WHERE machine = 'stay' AND subject_id = $1", [stay]),
    ).toHaveLength(1);
  });

  test.each([
    ['05:59 on the day of check-in', 0, '05:59', { code: 'CHECK_IN_TOO_EARLY' }],
    ['06:00 on the day of check-in', 0, '06:00', { status: 'IN_HOUSE' }],
    ['01:00 in the first night', 1, '01:00', { status: 'IN_HOUSE' }],
    ['22:00 on the second day', 1, '22:00', { status: 'IN_HOUSE' }],
    ['05:59 on the day of leaving', 2, '05:59', { status: 'IN_HOUSE' }],
    ['06:00 on the day of leaving', 2, '06:00', { code: 'CHECK_IN_TOO_LATE' }],
  ])('at %s', async (_when, day, time, result) => {
    const { stay, checkin } = await booked();
    await goTo(testServer, addDays(checkin, day), time);
    expect(await desk.checkIn(stay)).toMatchObject(result);
  });

  test('has paid: a hold and a lapsed booking are refused with what to do', async () => {
    const today = inDays(0);
    const { booking } = await hold(testServer, { checkin: today, checkout: addDays(today, 2) });
    const [stay = ''] = await stayIdsOf(testServer, booking.reference);
    expect(await desk.checkIn(stay)).toMatchObject({ code: 'CHECK_IN_UNPAID', field: 'stay' });
    await testServer.shiftClock('3 hours');
    await testServer.installation.sweep.run();
    await testServer.shiftClock('0');
    expect(await desk.checkIn(stay)).toMatchObject({ code: 'CHECK_IN_BOOKING_ENDED' });
  });

  test('does not get a room that another guest has not left; the refusal names that guest', async () => {
    const first = await booked({ name: 'Mira Iyer' });
    await goTo(testServer, first.checkin, '14:00');
    await desk.checkIn(first.stay);
    await testServer.shiftClock('0');
    const next = { checkin: first.checkout, checkout: addDays(first.checkout, 1) };
    const second = await booked(next);
    // The same room for the following night.
    await testServer.query(
      'UPDATE room_nights SET room_id = (SELECT room_id FROM stays WHERE id = $1) WHERE stay_id = $2',
      [first.stay, second.stay],
    );
    await testServer.query(
      'UPDATE stays SET room_id = (SELECT room_id FROM stays WHERE id = $1) WHERE id = $2',
      [first.stay, second.stay],
    );
    await goTo(testServer, first.checkout, '14:00');
    const refused = await desk.checkIn(second.stay);
    expect(refused).toMatchObject({ code: 'ROOM_OCCUPIED' });
    expect(refused).toMatchObject({ message: expect.stringContaining(`Mira Iyer (${first.reference})`) });
    expect(await desk.checkOut(first.stay)).toMatchObject({ status: 'DEPARTED' });
    expect(await desk.checkIn(second.stay)).toMatchObject({ status: 'IN_HOUSE' });
    expect(await desk.undoCheckOut(first.stay)).toMatchObject({ code: 'ROOM_OCCUPIED' });
  });

  test('has a name on one line', async () => {
    const { stay, checkin } = await booked();
    await goTo(testServer, checkin, '14:00');
    expect(await desk.checkIn(stay, 'x'.repeat(101))).toMatchObject({
      faults: [{ field: 'guestName', code: 'TEXT_TOO_LONG' }],
    });
  });

  test.each(['nothing', '00000000-0000-4000-8000-000000000000'])('of stay %s is not found', async (stay) => {
    expect(await desk.checkIn(stay)).toMatchObject({ code: 'RECORD_NOT_FOUND' });
    expect(await desk.undoCheckIn(stay)).toMatchObject({ code: 'RECORD_NOT_FOUND' });
    expect(await desk.checkOut(stay)).toMatchObject({ code: 'RECORD_NOT_FOUND' });
    expect(await desk.undoCheckOut(stay)).toMatchObject({ code: 'RECORD_NOT_FOUND' });
    expect(await desk.arriveAfterAll(stay)).toMatchObject({ code: 'RECORD_NOT_FOUND' });
    expect(await desk.previewDeparture(stay)).toMatchObject({ code: 'RECORD_NOT_FOUND' });
  });
});

describe('a check-in', () => {
  test('is undone on the same business day, until 06:00', async () => {
    const { stay, checkin } = await booked();
    await goTo(testServer, checkin, '23:00');
    await desk.checkIn(stay);
    await goTo(testServer, addDays(checkin, 1), '05:59');
    expect(await desk.undoCheckIn(stay)).toMatchObject({ status: 'EXPECTED' });
    expect(await desk.undoCheckIn(stay)).toMatchObject({ status: 'EXPECTED' });
    await desk.checkIn(stay);
    await goTo(testServer, addDays(checkin, 1), '06:00');
    expect(await desk.undoCheckIn(stay)).toMatchObject({ code: 'UNDO_TOO_LATE' });
  });

  test('of a guest who has left is not undone', async () => {
    const { stay, checkin, checkout } = await booked();
    await goTo(testServer, checkin, '14:00');
    await desk.checkIn(stay);
    await goTo(testServer, checkout, '10:00');
    await desk.checkOut(stay);
    expect(await desk.undoCheckIn(stay)).toMatchObject({ code: 'UNDO_OVER' });
  });
});

describe('a guest who leaves', () => {
  const inHouse = async () => {
    const stay = await booked();
    await goTo(testServer, stay.checkin, '14:00');
    await desk.checkIn(stay.stay);
    return stay;
  };

  test.each([
    ['at 04:00 on the day of leaving', 0, '04:00'],
    ['at 11:00 on the day of leaving', 0, '11:00'],
    ['a day later, without another night', 1, '09:00'],
  ])('%s has paid all, and leaves', async (_when, days, time) => {
    const { stay, checkout } = await inHouse();
    await goTo(testServer, addDays(checkout, days), time);
    expect(await desk.previewDeparture(stay)).toMatchObject({
      nightsGivenUp: 0,
      charge: { amount: 0 },
      refund: { amount: 0 },
      balance: { amount: 0 },
    });
    expect(await desk.checkOut(stay)).toMatchObject({ status: 'DEPARTED', checkout });
    expect(await desk.checkOut(stay)).toMatchObject({ status: 'DEPARTED' });
  });

  test('and was not checked in is refused', async () => {
    const { stay, checkout } = await booked();
    await goTo(testServer, checkout, '11:00');
    expect(await desk.checkOut(stay)).toMatchObject({ code: 'CHECK_OUT_NOT_IN_HOUSE' });
    expect(await desk.previewDeparture(stay)).toMatchObject({ code: 'CHECK_OUT_NOT_IN_HOUSE' });
  });

  test('and owes money is refused with the amount, unless the staff give a reason', async () => {
    const { stay, reference, checkout } = await inHouse();
    await charge(reference, 150_000);
    await goTo(testServer, checkout, '11:00');
    expect(await desk.checkOut(stay)).toMatchObject({
      code: 'BALANCE_DUE',
      message: expect.stringContaining('owes ₹1,500.00'),
    });
    expect(await desk.checkOut(stay, { despiteBalance: true })).toMatchObject({
      faults: [{ field: 'reason', code: 'TEXT_MISSING' }],
    });
    const done = await desk.checkOut(stay, { despiteBalance: true, reason: 'Pays by invoice.' });
    expect(done).toMatchObject({ status: 'DEPARTED' });
    const [entry] = await auditOf('checkOut');
    expect(entry).toMatchObject({ details: { reference, stay } });
    // The reason is in the history of the stay, which is deleted with the booking.
    expect(JSON.stringify(entry)).not.toContain('Pays by invoice.');
    expect(
      await testServer.query(
        "SELECT reason FROM transitions WHERE machine = 'stay' AND subject_id = $1 AND to_state = 'DEPARTED'",
        [stay],
      ),
    ).toEqual([{ reason: 'checked out with an open balance: Pays by invoice.' }]);
    await charge(reference, -150_000);
  });

  test('to whom the hotel owes money is refused as well', async () => {
    const { stay, reference, checkout } = await inHouse();
    await charge(reference, -150_000);
    await goTo(testServer, checkout, '11:00');
    expect(await desk.checkOut(stay)).toMatchObject({ code: 'BALANCE_IN_FAVOUR' });
    await charge(reference, 150_000);
  });

  test.each([99, -99])('with %d open paise leaves, and the paise are written off', async (paise) => {
    const { stay, reference, checkout } = await inHouse();
    await charge(reference, paise);
    await goTo(testServer, checkout, '11:00');
    expect(await desk.checkOut(stay)).toMatchObject({ status: 'DEPARTED' });
    const lines = await testServer.query(
      `SELECT value_paise::int AS value FROM folio_lines
       WHERE kind = 'WRITE_OFF' AND booking_id = (SELECT id FROM bookings WHERE reference = $1) ORDER BY id`,
      [reference],
    );
    expect(lines).toEqual([{ value: paise }, { value: -paise }]);
  });

  test('is in the house again when that is undone on the same business day', async () => {
    const { stay, checkout } = await inHouse();
    await goTo(testServer, checkout, '11:00');
    await desk.checkOut(stay);
    expect(await desk.undoCheckOut(stay)).toMatchObject({ status: 'IN_HOUSE' });
    await desk.checkOut(stay);
    await goTo(testServer, addDays(checkout, 1), '06:00');
    expect(await desk.undoCheckOut(stay)).toMatchObject({ code: 'UNDO_TOO_LATE' });
  });

  /** Adds a charge to the folio, in paise; a negative amount is a credit. */
  const charge = (reference: string, paise: number) =>
    testServer.query(
      `INSERT INTO folio_lines (booking_id, kind, value_paise, cgst_paise, sgst_paise, sac)
       SELECT id, 'WRITE_OFF', $2, 0, 0, '996311' FROM bookings WHERE reference = $1`,
      [reference, paise],
    );
});
