import { RATE_LIMITS } from '../../src/platform/limits/rate-limit-table';
import { startOfDay } from '../../src/platform/time/dates';
import { hold, inDays } from '../testkit/bookings';
import { cancelBooking, previewedRefund } from '../testkit/cancellations';
import { deskOf, goTo, letAllLeave, stayIdsOf } from '../testkit/check-ins';
import { bookedAtDesk, deskStay } from '../testkit/desk-bookings';
import { assertType, execute, gql, type RequestOptions } from '../testkit/graphql';
import { openIdentity, OWNER } from '../testkit/identity';
import { confirmedBooking } from '../testkit/late-money';
import { FOREIGNER, guestOf, RESIDENT } from '../testkit/online-check-ins';
import { startTestServer, type TestServer } from '../testkit/test-server';

let testServer: TestServer;
let owner: RequestOptions;
beforeAll(async () => {
  testServer = await startTestServer({ HOLDS_PER_EMAIL: '40' });
  const { token } = await (await openIdentity()).signIn({ email: OWNER.email, emailVerified: true });
  owner = { token };
});
afterAll(() => testServer.stop());
beforeEach(async () => {
  await testServer.shiftClock('0');
  testServer.razorpay.setMode({ reset: true, webhooks: 'off' });
});
afterEach(async () => {
  await testServer.shiftClock('0');
  await moveHotelTo('Asia/Kolkata');
  await letAllLeave(testServer);
  expect(await testServer.breaches()).toEqual([]);
});

async function moveHotelTo(zone: string): Promise<void> {
  await testServer.query('UPDATE property SET time_zone = $1', [zone]);
  await testServer.installation.services.property.reload();
}

const EXPECTED = gql(`query ExpectedGuestsInTest($reference: String!) {
  guestBooking(reference: $reference) {
    __typename
    ... on GuestBookingDetails {
      booking { expectedGuests { arrivalTime guests ready incomplete { position isUnknown missing } } }
    }
  }
}`);

const LISTED = gql(`query ExpectedGuestsOfListInTest {
  guestBookings { bookings { reference expectedGuests { ready guests } } }
}`);

const ROOM_TYPES = ['Single', 'Double', 'Deluxe'];
let made = 0;

/** A paid booking of two nights. The types take turns, so that each booking of this file finds a room. */
async function booked(days: number, form: Parameters<typeof confirmedBooking>[1] = {}) {
  const roomType = ROOM_TYPES[(made += 1) % ROOM_TYPES.length];
  const email = testServer.freshEmail();
  const stay = { checkin: inDays(days), checkout: inDays(days + 2), roomType, email };
  const { held } = await confirmedBooking(testServer, { ...stay, ...form });
  const { reference } = held.booking;
  return { ...stay, reference, token: held.token, guest: guestOf(testServer, held.token) };
}

const ARRIVAL = { arrivalTime: '21:40', requests: 'A quiet room, please.' };

/** Moves the hotel's clock to that instant, and so many milliseconds further. */
const moveTo = (instant: Date, further: number) =>
  testServer.shiftClock(`${instant.getTime() + further - Date.now()} milliseconds`);

const MINUTE = 60_000;

describe('check-in online', () => {
  test.each(['Asia/Kolkata', 'Pacific/Auckland', 'America/Los_Angeles'])(
    'opens with the third day before the arrival at a hotel in %s',
    async (zone) => {
      const { guest } = await booked(20);
      await moveHotelTo(zone);
      const opensOn = inDays(17);
      expect(await guest.checkIn()).toMatchObject({ state: 'NOT_YET', opensOn });
      await moveTo(startOfDay(opensOn, zone), -MINUTE);
      expect(await guest.checkIn()).toMatchObject({ state: 'NOT_YET' });
      expect(await guest.saveArrival(ARRIVAL)).toMatchObject({ code: 'ONLINE_CHECK_IN_NOT_YET' });
      await moveTo(startOfDay(opensOn, zone), MINUTE);
      expect(await guest.checkIn()).toMatchObject({ state: 'OPEN' });
      expect(await guest.saveArrival(ARRIVAL)).toMatchObject({ checkIn: ARRIVAL });
    },
  );

  test('is over once the guest has checked in at the desk, and open again when that was a mistake', async () => {
    const { guest, reference, checkin } = await booked(1);
    const [stay = ''] = await stayIdsOf(testServer, reference);
    await goTo(testServer, checkin, '15:00');
    await guest.saveArrival(ARRIVAL);
    const desk = deskOf(testServer, () => owner);
    await desk.checkIn(stay);
    expect(await guest.checkIn()).toMatchObject({ state: 'ARRIVED' });
    expect(await guest.saveArrival({ arrivalTime: '23:00' }, ARRIVAL)).toMatchObject({
      code: 'ONLINE_CHECK_IN_ARRIVED',
    });
    await desk.undoCheckIn(stay);
    expect(await guest.saveArrival({ arrivalTime: '23:00' }, ARRIVAL)).toMatchObject({
      checkIn: { arrivalTime: '23:00', requests: null },
    });
  });

  test('is closed for a cancelled booking, and for one that is only held', async () => {
    const { guest, token } = await booked(2);
    await cancelBooking(testServer, { token, expectedRefund: await previewedRefund(testServer, token) });
    expect(await guest.checkIn()).toMatchObject({ state: 'CLOSED' });
    expect(await guest.saveArrival(ARRIVAL)).toMatchObject({ code: 'ONLINE_CHECK_IN_CLOSED' });
    const held = await hold(testServer, { checkin: inDays(1), checkout: inDays(2) });
    expect(await guestOf(testServer, held.token).saveArrival(ARRIVAL)).toMatchObject({
      code: 'ONLINE_CHECK_IN_CLOSED',
    });
  });

  test('opens nothing without the right link, and limits how often one caller tries', async () => {
    const { token } = await booked(2);
    for (const wrong of [`${token.slice(0, -1)}${token.endsWith('a') ? 'b' : 'a'}`, '', '\0'])
      expect(await guestOf(testServer, wrong).checkIn()).toMatchObject({ code: 'BOOKING_NOT_FOUND' });
    expect(await guestOf(testServer, 'wrong').saveArrival(ARRIVAL)).toMatchObject({
      code: 'BOOKING_NOT_FOUND',
    });
    const stranger = { caller: '10.200.0.1' };
    // Most tries are only counted, so that all are within a minute on a busy machine, too.
    const { rateLimits } = testServer.installation.services;
    for (let tries = 5; tries < RATE_LIMITS.bookingLookUps.points; tries += 1)
      await rateLimits.secondsToWait(RATE_LIMITS.bookingLookUps, stranger.caller);
    for (let tries = 0; tries < 5; tries += 1)
      expect(await guestOf(testServer, 'wrong', stranger).checkIn()).toMatchObject({
        code: 'BOOKING_NOT_FOUND',
      });
    expect(await guestOf(testServer, token, stranger).checkIn()).toMatchObject({ code: 'RATE_LIMITED' });
    expect(await guestOf(testServer, token).checkIn()).toMatchObject({ state: 'OPEN' });
  });

  test('names the field of a wrong value, and stores nothing of the form', async () => {
    const { guest } = await booked(2);
    expect(await guest.saveArrival({ ...ARRIVAL, arrivalTime: 'late' })).toMatchObject({
      faults: [{ field: 'arrivalTime', code: 'TIME_OF_DAY_INVALID' }],
    });
    expect(await guest.saveArrival({ requests: 'x'.repeat(1_001) })).toMatchObject({
      faults: [{ field: 'requests', code: 'TEXT_TOO_LONG' }],
    });
    expect(await guest.checkIn()).toMatchObject({ arrivalTime: null, requests: null });
  });

  test('of two tabs, the later one is told what the earlier one saved; the same form sent twice is fine', async () => {
    const { guest } = await booked(2);
    expect(await guest.saveArrival(ARRIVAL)).toMatchObject({ checkIn: ARRIVAL });
    expect(await guest.saveArrival(ARRIVAL)).toMatchObject({ checkIn: ARRIVAL });
    const other = { arrivalTime: '09:00', requests: null };
    expect(await guest.saveArrival(other)).toMatchObject({
      code: 'ONLINE_CHECK_IN_CHANGED',
      checkIn: ARRIVAL,
    });
    expect(await guest.saveArrival(other, ARRIVAL)).toMatchObject({ checkIn: other });
  });

  test('makes the requests those of the booking, which the desk sees, and keeps what they were', async () => {
    const { guest, reference } = await booked(2, { specialRequests: 'A cot' });
    await guest.saveArrival(ARRIVAL, { requests: 'A cot' });
    const rows = await testServer.query(
      `SELECT booking.special_requests AS now, correction.before ->> 'specialRequests' AS before, correction.actor_kind AS by
       FROM bookings booking JOIN booking_corrections correction ON correction.booking_id = booking.id
       WHERE booking.reference = $1`,
      [reference],
    );
    expect(rows).toEqual([{ now: ARRIVAL.requests, before: 'A cot', by: 'guest' }]);
  });
});

/** The desk has seen the document of that person. */
const checkAtDesk = (stay: string, position: number) =>
  testServer.query(
    "UPDATE register_entries SET state = 'CHECKED', version = version + 1 WHERE stay_id = $1 AND position = $2",
    [stay, position],
  );

describe('the details of guests', () => {
  const ofCouples = ['Double', 'Deluxe', 'Suite'];
  const couple = (days = 2) =>
    booked(days, { roomType: ofCouples[(made += 1) % ofCouples.length], guests: 2 });
  /** What the register has, opened as for the desk. */
  const registered = async (reference: string) => {
    const { bookingRepository, register } = testServer.installation.services;
    const booking = await bookingRepository.findByReference(reference);
    const entries = await register.read([booking?.id ?? '']);
    return entries.map(({ particulars }) => particulars);
  };

  test('are a form for each person, and the register knows what is missing', async () => {
    const { guest } = await couple();
    expect(await guest.guests()).toMatchObject([
      { position: 1, version: 0, name: null, isChecked: false, entered: [] },
      { position: 2, version: 0, missing: expect.arrayContaining(['name', 'documentNumber', 'goingTo']) },
    ]);
    expect(await guest.saveGuest(RESIDENT)).toMatchObject({ __typename: 'OnlineCheckInSaved' });
    expect(await guest.guests()).toMatchObject([
      { version: 1, missing: [], name: 'Asha Rao' },
      { version: 0 },
    ]);
  });

  test('of a couple need an address and a journey once', async () => {
    const { guest, reference } = await couple();
    await guest.saveGuest(RESIDENT);
    const second = {
      name: 'Ravi Rao',
      nationality: 'IN',
      documentKind: 'AADHAAR',
      documentNumber: '4321',
    } as const;
    await guest.saveGuest(second, { position: 2, travelsWithFirst: true });
    expect((await guest.guests()).map(({ missing }) => missing)).toEqual([[], []]);
    const { homeAddress, comingFrom, goingTo } = RESIDENT;
    expect(await registered(reference)).toMatchObject([
      RESIDENT,
      { ...second, homeAddress, comingFrom, goingTo },
    ]);
  });

  test('show a link the end of a number and nothing else that is not needed', async () => {
    const { guest } = await couple();
    await guest.saveGuest(RESIDENT);
    await guest.saveGuest({ ...RESIDENT, documentKind: 'AADHAAR', documentNumber: '4321' }, { position: 2 });
    const shown = await guest.guests();
    expect(shown).toMatchObject([
      { name: 'Asha Rao', nationality: 'IN', documentKind: 'DRIVING_LICENCE', documentEnding: '2345' },
      { documentKind: 'AADHAAR', documentEnding: '1' },
    ]);
    const text = JSON.stringify(shown);
    for (const secret of ['MG Road', 'MH12', '4321', 'Jaipur', 'Pune']) expect(text).not.toContain(secret);
  });

  test('of a foreigner are those of Form III, and the name is that of the passport', async () => {
    const { guest, reference } = await couple();
    await guest.saveGuest({ nationality: 'FR', givenNames: 'Claire', surname: 'Lefèvre' });
    const [first] = await guest.guests();
    expect(first?.missing).toEqual(
      expect.arrayContaining(['birthDate', 'permit', 'arrivedInIndiaOn', 'purpose']),
    );
    await guest.saveGuest(FOREIGNER, { version: 1 });
    expect((await guest.guests())[0]).toMatchObject({ missing: [], permit: 'VISA', documentEnding: '789' });
    expect(await registered(reference)).toMatchObject([{ ...FOREIGNER, name: 'Claire Lefèvre' }]);
  });

  test('that are left out stay as they are saved; a value goes with what it belonged to', async () => {
    const { guest, reference } = await couple();
    await guest.saveGuest(FOREIGNER);
    await guest.saveGuest({ goingTo: 'Goa', homeAddress: ' ' }, { version: 1 });
    expect(await registered(reference)).toMatchObject([{ ...FOREIGNER, goingTo: 'Goa' }]);
    await guest.saveGuest({ permit: 'NO_VISA_NEEDED' }, { version: 2 });
    expect(await registered(reference)).toMatchObject([{ permitNumber: null, visaExpiresOn: null }]);
    await guest.saveGuest({ nationality: 'IN', documentKind: 'VOTER_CARD' }, { version: 3 });
    expect(await registered(reference)).toMatchObject([
      { documentNumber: null, birthDate: null, permit: null, goingTo: 'Goa', name: 'Claire Lefèvre' },
    ]);
  });

  test('that are wrong are named, and nothing of the form is stored', async () => {
    const { guest, reference } = await couple();
    const form = { ...RESIDENT, name: '', comingFrom: 'x'.repeat(201) };
    expect(await guest.saveGuest(form)).toMatchObject({
      faults: [
        { field: 'name', code: 'TEXT_MISSING' },
        { field: 'comingFrom', code: 'TEXT_TOO_LONG' },
      ],
    });
    const whole = { ...RESIDENT, documentKind: 'AADHAAR', documentNumber: '2341 2341 2346' } as const;
    expect(await guest.saveGuest(whole)).toMatchObject({
      faults: [
        { field: 'documentNumber', code: 'AADHAAR_NUMBER' },
        { field: 'documentNumber', code: 'AADHAAR_DIGITS' },
      ],
    });
    expect(await registered(reference)).toEqual([]);
  });

  test('of two tabs: the later one overwrites nothing that it has not seen; the same form twice is saved once', async () => {
    const { guest, reference } = await couple();
    await guest.saveGuest(RESIDENT);
    expect(await guest.saveGuest(RESIDENT)).toMatchObject({ checkIn: { guests: [{ version: 1 }, {}] } });
    const other = { ...RESIDENT, goingTo: 'Goa' };
    expect(await guest.saveGuest(other)).toMatchObject({
      code: 'ONLINE_CHECK_IN_CHANGED',
      checkIn: {
        guests: [
          { position: 1, version: 1 },
          { position: 2, version: 0 },
        ],
      },
    });
    expect(await registered(reference)).toMatchObject([{ goingTo: 'Jaipur' }]);
    expect(await guest.saveGuest(other, { version: 1 })).toMatchObject({ __typename: 'OnlineCheckInSaved' });
    expect(await registered(reference)).toMatchObject([{ goingTo: 'Goa' }]);
  });

  test('that the desk has checked are neither shown nor changed by the link', async () => {
    const { guest, reference } = await couple();
    await guest.saveGuest(RESIDENT);
    const [{ stay = '' } = {}] = await guest.guests();
    await checkAtDesk(stay, 1);
    expect((await guest.guests())[0]).toMatchObject({
      ...{ isChecked: true, name: 'Asha Rao', documentKind: null, documentEnding: null, entered: [] },
    });
    const changed = await guest.saveGuest({ ...RESIDENT, goingTo: 'Goa' }, { version: 2 });
    expect(changed).toMatchObject({ code: 'ONLINE_CHECK_IN_CHECKED' });
    expect(await registered(reference)).toMatchObject([{ goingTo: 'Jaipur' }]);
  });

  test('belong to the booking of the link, and to as many people as it has', async () => {
    const [ours, theirs] = [await couple(), await couple()];
    const [{ stay = '' } = {}] = await theirs.guest.guests();
    expect(await ours.guest.saveGuest(RESIDENT, { stay })).toMatchObject({ code: 'BOOKING_NOT_FOUND' });
    for (const position of [0, 3, -1])
      expect(await ours.guest.saveGuest(RESIDENT, { position })).toMatchObject({ code: 'BOOKING_NOT_FOUND' });
    expect(await theirs.guest.guests()).toMatchObject([{ version: 0 }, { version: 0 }]);
  });

  test('are taken until the check-in at the desk, room by room', async () => {
    const { guest, reference, checkin } = await couple(1);
    const [stay = ''] = await stayIdsOf(testServer, reference);
    await goTo(testServer, checkin, '15:00');
    await guest.saveGuest(RESIDENT);
    await deskOf(testServer, () => owner).checkIn(stay);
    expect(await guest.guests()).toEqual([]);
    expect(await guest.saveGuest({ goingTo: 'Goa' }, { stay, version: 1 })).toMatchObject({
      code: 'ONLINE_CHECK_IN_ARRIVED',
    });
  });

  test('are shown to the desk as what is missing, without a name', async () => {
    const { guest, reference } = await couple();
    await guest.saveArrival(ARRIVAL);
    const { goingTo, ...without } = RESIDENT;
    expect(goingTo).toBe('Jaipur');
    await guest.saveGuest(without);
    const { guestBooking } = await execute(testServer, EXPECTED, { reference }, owner);
    assertType(guestBooking, 'GuestBookingDetails');
    expect(guestBooking.booking.expectedGuests).toEqual({
      ...{ arrivalTime: ARRIVAL.arrivalTime, guests: 2, ready: 0 },
      incomplete: [
        { position: 1, isUnknown: false, missing: ['goingTo'] },
        { position: 2, isUnknown: true, missing: expect.arrayContaining(['name', 'goingTo']) },
      ],
    });
    await guest.saveGuest({ goingTo: 'Goa' }, { version: 1 });
    const { guestBookings } = await execute(testServer, LISTED, {}, owner);
    const listed = guestBookings.bookings.find((booking) => booking.reference === reference);
    expect(listed?.expectedGuests).toEqual({ ready: 1, guests: 2 });
  });
});

describe('the mail that invites to check in online', () => {
  const SUBJECT = /^Check in online for /;
  const invite = async () => {
    await testServer.installation.checkInInvitations.run();
    await testServer.runJobs();
  };
  const invitations = (email: string) =>
    testServer.inbox.messages(email).filter(({ subject }) => SUBJECT.test(subject ?? ''));

  test('comes once, at nine in the morning of the third day before, with a link to the page', async () => {
    const { email, token, reference } = await booked(10);
    await goTo(testServer, inDays(7), '08:59');
    await invite();
    expect(invitations(email)).toEqual([]);
    await goTo(testServer, inDays(7), '09:00');
    await invite();
    await invite();
    await goTo(testServer, inDays(8), '09:30');
    await invite();
    const [mail, ...more] = invitations(email);
    expect(more).toEqual([]);
    expect(mail?.subject).toContain(reference);
    expect(mail?.text).toContain(`/booking#check-in.${token}`);
  });

  test('of two servers, one sends it', async () => {
    const { email } = await booked(10);
    await goTo(testServer, inDays(7), '09:00');
    const { checkInInvitations } = testServer.installation;
    await Promise.all([checkInInvitations.run(), checkInInvitations.run(), checkInInvitations.run()]);
    await testServer.runJobs();
    expect(invitations(email)).toHaveLength(1);
  });

  test('does not come to whoever books within the three days, has cancelled, or has arrived', async () => {
    const late = await booked(3);
    const gone = await booked(10);
    await cancelBooking(testServer, {
      token: gone.token,
      expectedRefund: await previewedRefund(testServer, gone.token),
    });
    await goTo(testServer, inDays(3), '09:00');
    await invite();
    await goTo(testServer, inDays(7), '09:00');
    await invite();
    expect(invitations(late.email)).toEqual([]);
    expect(invitations(gone.email)).toEqual([]);
  });

  test('is not sent when the booking was cancelled while it waited', async () => {
    const { email, token } = await booked(10);
    await goTo(testServer, inDays(7), '09:00');
    await testServer.installation.checkInInvitations.run();
    await cancelBooking(testServer, { token, expectedRefund: await previewedRefund(testServer, token) });
    await testServer.runJobs();
    expect(invitations(email)).toEqual([]);
  });

  test('leaves out a booking without an address', async () => {
    const stays = [deskStay({ checkin: inDays(10), checkout: inDays(11) })];
    const reference = await bookedAtDesk(testServer, { email: null, stays }, owner);
    await goTo(testServer, inDays(7), '09:00');
    await invite();
    const rows = await testServer.query(
      `SELECT 1 FROM online_check_ins WHERE booking_id = (SELECT id FROM bookings WHERE reference = $1)`,
      [reference],
    );
    expect(rows).toEqual([]);
  });
});
