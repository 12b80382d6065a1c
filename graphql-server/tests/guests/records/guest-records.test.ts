import { PERMISSIONS } from '../../../src/access/accounts/permissions';
import { GUEST_INVARIANTS } from '../../../src/operations/invariants/guest.invariants';
import { inBusinessDays, inDays } from '../../testkit/bookings';
import { testBreaches, type BreachCase } from '../../testkit/breach-cases';
import { deskOf, goTo, letAllLeave, stayIdsOf } from '../../testkit/check-ins';
import { bookAtDesk, bookedAtDesk, deskStay } from '../../testkit/desk-bookings';
import { assertType, execute, gql, type RequestOptions } from '../../testkit/graphql';
import { guestForm, guestRows, guestsOf } from '../../testkit/guest-records';
import { openIdentity, OWNER } from '../../testkit/identity';
import { cancelAtDesk, freshKey } from '../../testkit/cancellations';
import { tablesThatSay, yourDataByMail } from '../../testkit/personal-data';
import { staffMember } from '../../testkit/staff';
import { startTestServer, type TestServer } from '../../testkit/test-server';
import { readEverything } from '../../testkit/whole-reads';

let testServer: TestServer;
let owner: RequestOptions;
let reception: RequestOptions;
let maid: RequestOptions;
beforeAll(async () => {
  testServer = await startTestServer();
  const identity = await openIdentity();
  owner = { token: (await identity.signIn({ email: OWNER.email, emailVerified: true })).token };
  const member = async (roleId: string, name: string) => ({
    token: (await staffMember(testServer, { identity, owner, roleId, name })).token,
  });
  reception = await member('reception', 'Ravi Desk');
  maid = await member('housekeeping', 'Lata Maid');
});
afterAll(() => testServer.stop());
beforeEach(async () => {
  await testServer.query('DELETE FROM guests');
  // Bookings of earlier tests make no records any more.
  await testServer.query(`INSERT INTO guest_bookings (booking_id, put_by) SELECT id, 'an earlier test' FROM bookings
    ON CONFLICT (booking_id) DO UPDATE SET guest_id = NULL, put_by = excluded.put_by`);
});

const server = {
  get url() {
    return testServer.url;
  },
};
const desk = guestsOf(server, () => reception);
const manager = guestsOf(server, () => owner);
const atDesk = deskOf(server, () => owner);

const MEERA = { name: 'Meera Iyer', email: 'meera@iyer.example', phone: '+91 98200 11223' };
let nextDay = 40;
/** Each booking has nights of its own, so that rooms never run out. */
const freeStay = () => {
  nextDay += 1;
  return [deskStay({ checkin: inDays(nextDay), checkout: inDays(nextDay + 1) })];
};
const booked = (form: Parameters<typeof bookedAtDesk>[1] = {}) =>
  bookedAtDesk(testServer, { ...MEERA, stays: freeStay(), ...form }, owner);

async function cancelled(reference: string, stay: string) {
  const form = {
    reference,
    stays: [stay],
    expectedRefund: 0,
    reason: 'Called it off',
    idempotencyKey: freshKey(),
  };
  expect(await cancelAtDesk(testServer, form, owner)).toMatchObject({ __typename: 'GuestBookingCancelled' });
}

/** The clock of the minute has made the records of bookings. */
const makeRecords = () => testServer.installation.services.guestsOfBookings.run();

describe('a booking', () => {
  test('makes a record with what it says, once', async () => {
    const reference = await booked();
    await makeRecords();
    await makeRecords();
    expect((await desk.ofBooking(reference))?.belongsTo).toMatchObject({
      ...{ name: 'Meera Iyer', emails: ['meera@iyer.example'], phones: ['+91 98200 11223'] },
      ...{ isOfBooking: true, version: 1 },
    });
    expect((await desk.list()).guests).toHaveLength(1);
  });

  test('that looks like a record waits for a person, says why, and changes nothing', async () => {
    const record = await desk.added({
      name: 'Iyer Meera',
      emails: ['meera@iyer.example'],
      note: 'Allergic to nuts',
    });
    const rows = await guestRows(testServer);
    const reference = await booked({ phone: '+91 99999 00000' });
    await makeRecords();
    expect(await desk.ofBooking(reference)).toMatchObject({
      belongsTo: null,
      looksLike: [
        {
          record: { id: record.id },
          isLikely: true,
          reasons: expect.arrayContaining(['SAME_EMAIL']) as string[],
        },
      ],
    });
    expect(await desk.put(reference, record.id)).toMatchObject({ __typename: 'BookingPutToGuest' });
    expect(await desk.ofBooking(reference)).toMatchObject({ belongsTo: { id: record.id }, looksLike: [] });
    expect(await guestRows(testServer)).toEqual(rows);
  });

  test('of another person with the address of a family makes a record of its own, and both are shown as sharing it', async () => {
    const mother = await desk.added({ name: 'Lakshmi Iyer', emails: ['meera@iyer.example'] });
    const reference = await booked();
    await makeRecords();
    const made = (await desk.ofBooking(reference))?.belongsTo;
    expect(made).toMatchObject({ name: 'Meera Iyer' });
    expect((await desk.one(made?.id ?? ''))?.looksLike).toMatchObject([
      { record: { id: mother.id }, reasons: ['SAME_EMAIL'], isLikely: false },
    ]);
    expect(await desk.pairs()).toEqual([]);
  });

  test('is put to another record, and its own unused record goes; taken off, it makes none again', async () => {
    const reference = await booked();
    await makeRecords();
    const other = await desk.added({ name: 'Konkan Tours' });
    await desk.put(reference, other.id);
    expect((await desk.list()).guests).toMatchObject([{ id: other.id }]);
    await desk.put(reference, null);
    await makeRecords();
    expect(await desk.ofBooking(reference)).toMatchObject({ belongsTo: null });
    expect(await desk.make(reference)).toMatchObject({ __typename: 'BookingPutToGuest' });
    expect((await desk.ofBooking(reference))?.belongsTo).toMatchObject({
      name: 'Meera Iyer',
      isOfBooking: false,
    });
  });

  test('that is held or tentative makes none', async () => {
    await booked({ optionUntil: inDays(5) });
    await makeRecords();
    expect((await desk.list()).guests).toEqual([]);
  });

  test('never changes a record, whatever happens to it', async () => {
    const reference = await booked();
    await makeRecords();
    const rows = await guestRows(testServer);
    const [stay = ''] = await stayIdsOf(testServer, reference);
    await testServer.query("UPDATE bookings SET name = 'Somebody Else', email = 'other@guest.example'");
    await cancelled(reference, stay);
    await booked({ name: 'meera iyer', email: 'MEERA@iyer.example' });
    await makeRecords();
    expect(await guestRows(testServer)).toEqual(rows);
    expect(await testServer.breaches()).toEqual([]);
  });
});

describe('the search finds', () => {
  test.each([
    ['the name in another script', 'राजेश कुमार'],
    ['another spelling', 'Rajeshh Cumar'],
    ['its words in another order', 'kumar raj'],
    ['an earlier name', 'Verma'],
    ['the e-mail address', 'RAJESH.K@'],
    ['the phone number with spaces', '098201 55667'],
    ['the phone number with its country', '+91-98201-55667'],
    ['a part of the phone number', '55667'],
    ['the company', 'konkan'],
  ])('%s', async (_what, text) => {
    await desk.added({
      ...{ name: 'Rajesh Kumar', otherNames: ['Rajesh Verma'], company: 'Konkan Traders' },
      ...{ emails: ['rajesh.k@mail.example'], phones: ['+91 98201 55667'] },
    });
    await desk.added({ name: 'Anna Schmidt', emails: ['anna@mail.example'] });
    expect(await desk.names(text)).toEqual(['Rajesh Kumar']);
  });

  test.each([
    ['Иван Петров', 'Ivan Petrov'],
    ['محمد علی', 'Mohammed Ali'],
    ['王小明', 'Wang Xiaoming'],
    ['김민수', 'Kim Minsu'],
    ['Γιώργος Παπάς', 'Giorgos Papas'],
    ['முருகன் பாலன்', 'Murugan Balan'],
    ['Łukasz Żółć', 'lukasz zolc'],
    ["Seán O'Brien", 'Sean OBrien'],
  ])('%s by %s', async (name, text) => {
    await desk.added({ name });
    await desk.added({ name: 'Anna Schmidt' });
    expect(await desk.names(text)).toContain(name);
  });

  test('all records part by part, each once; what is typed exactly comes first', async () => {
    for (let number = 0; number < 35; number += 1)
      await desk.added({ name: `Guest ${String(number).padStart(2, '0')}` });
    const first = await desk.list('');
    const second = await desk.list('', first.next);
    expect([first.guests.length, second.guests.length, second.next]).toEqual([30, 5, null]);
    const ids = [...first.guests, ...second.guests].map(({ id }) => id);
    expect(new Set(ids).size).toBe(35);
    await desk.added({ name: 'Kasten Abe' });
    await desk.added({ name: 'Costin' });
    expect((await desk.names('costin'))[0]).toBe('Costin');
    expect(await desk.names('%')).toEqual([]);
    expect(await desk.list('', 'no place')).toMatchObject({ guests: { length: 30 } });
  });
});

describe('a record', () => {
  test('is changed by the staff, each change counts, and the log names the fields but no data', async () => {
    const record = await desk.added({ name: 'Anna Schmidt' });
    const edited = await desk.edit(record.id, { name: 'Anna Schmidt', note: 'Deaf in one ear' }, 1);
    expect(edited).toMatchObject({
      __typename: 'GuestRecordSaved',
      record: { version: 2, note: 'Deaf in one ear' },
    });
    expect(await desk.edit(record.id, { name: 'Anna' }, 1)).toMatchObject({ code: 'GUEST_RECORD_CHANGED' });
    const entries = await testServer.query<{ action: string }>(
      'SELECT action, details, before, after FROM administrator_actions WHERE record_id = $1 ORDER BY id',
      [record.id],
    );
    expect(entries.map(({ action }) => action)).toEqual(['addGuestRecord', 'editGuestRecord']);
    expect(JSON.stringify(entries)).not.toMatch(/Anna|Deaf/);
    expect(JSON.stringify(entries)).toContain('"fields":["note"]');
  });

  test('with a fault names the field', async () => {
    expect(await desk.add({ name: '', emails: ['nowhere'], birthday: inDays(2) })).toMatchObject({
      faults: [
        { field: 'name', code: 'TEXT_MISSING' },
        { field: 'emails.0', code: 'EMAIL_INVALID' },
        { field: 'birthday', code: 'BIRTHDAY_NOT_PAST' },
      ],
    });
  });

  test('counts stays, cancelled stays and what was spent over all joined records', async () => {
    const [first, second] = [inDays(0), inDays(20)];
    const stayed = await booked({ stays: [deskStay({ checkin: first, checkout: inDays(1) })] });
    const later = await booked({
      name: 'Zoya Khan',
      email: 'z@k.example',
      phone: '+91 98200 99999',
      stays: [deskStay({ checkin: second, checkout: inDays(21) })],
    });
    await makeRecords();
    const [one, two] = [await desk.ofBooking(stayed), await desk.ofBooking(later)].map((of) => of?.belongsTo);
    if (!one || !two) throw new Error('Both bookings make records.');
    const [stay = ''] = await stayIdsOf(testServer, stayed);
    await goTo(testServer, first, '15:00');
    expect(await atDesk.checkIn(stay)).toMatchObject({ __typename: 'StayMoved' });
    const [upcoming = ''] = await stayIdsOf(testServer, later);
    await cancelled(later, upcoming);
    await desk.join(one, two);
    const whole = await desk.one(one.id);
    expect(whole?.figures).toMatchObject({ stays: 1, nights: 1, upcoming: 0, cancelled: 1, noShows: 0 });
    const charged = await testServer.query<{ sum: number }>(
      `SELECT sum(value_paise + cgst_paise + sgst_paise)::int AS sum FROM folio_lines WHERE booking_id IN
       (SELECT id FROM bookings WHERE reference = ANY ($1))`,
      [[stayed, later]],
    );
    expect(whole?.figures.spent.amount).toBe(charged[0]?.sum);
    expect(whole?.history.map(({ reference }) => reference)).toEqual([later, stayed]);
    await letAllLeave(testServer);
    await testServer.shiftClock('0 seconds');
  });

  test('keeps each consent and withdrawal with date, source and person; the newest counts', async () => {
    const record = await desk.added();
    expect(await desk.setConsent(record.id, true, '')).toMatchObject({ faults: [{ field: 'source' }] });
    await desk.setConsent(record.id, true, 'Form at the desk');
    await desk.setConsent(record.id, false, 'Called on the phone');
    expect((await desk.one(record.id))?.consents).toMatchObject([
      { isGiven: false, source: 'Called on the phone', by: 'Ravi Desk' },
      { isGiven: true, source: 'Form at the desk', by: 'Ravi Desk' },
    ]);
  });
});

describe('joined records', () => {
  test('are one in lists and search, with all notes; separated, every row is as it was', async () => {
    const kept = await desk.added({ name: 'Rajesh Kumar', emails: ['r@k.example'], note: 'Late riser' });
    const other = await desk.added({ name: 'राजेश कुमार', phones: ['+91 98201 55667'], note: 'Tea at six' });
    const third = await desk.added({ name: 'R. Kumar' });
    const reference = await booked();
    await desk.put(reference, other.id);
    await desk.setConsent(other.id, true, 'Letter');
    const rows = await guestRows(testServer);
    const links = () => testServer.query('SELECT * FROM guest_bookings ORDER BY booking_id');
    const linksBefore = await links();
    expect(await desk.join(other, third)).toMatchObject({ __typename: 'GuestRecordsJoined' });
    expect(await desk.join(kept, other)).toMatchObject({ __typename: 'GuestRecordsJoined' });
    expect((await desk.list()).guests).toMatchObject([{ id: kept.id, joined: 2 }]);
    expect((await desk.list('55667')).guests).toMatchObject([{ id: kept.id }]);
    const whole = await desk.one(third.id);
    expect(whole).toMatchObject({ record: { id: kept.id }, consents: [{ source: 'Letter' }] });
    expect(whole?.joined.map(({ id }) => id).toSorted()).toEqual([other.id, third.id].toSorted());
    expect(await desk.edit(other.id, { name: 'Other' }, 1)).toMatchObject({
      ...{ __typename: 'GuestRecordJoined', code: 'GUEST_RECORD_JOINED', into: kept.id },
    });
    expect(await desk.put(reference, other.id)).toMatchObject({ __typename: 'GuestRecordJoined' });

    expect(await desk.separate(other.id)).toMatchObject({ record: { id: other.id, version: 1 } });
    expect((await desk.one(other.id))?.joined.map(({ id }) => id)).toEqual([third.id]);
    await desk.separate(third.id);
    await desk.separate(third.id);
    expect(await guestRows(testServer)).toEqual(rows);
    expect(await links()).toEqual(linksBefore);
    expect(await testServer.breaches()).toEqual([]);
  });

  test('are refused when one was changed since it was seen, or with itself', async () => {
    const [one, two] = [await desk.added(), await desk.added()];
    await desk.edit(two.id, { name: 'Meera N. Iyer' }, 1);
    expect(await desk.join(one, two)).toMatchObject({ code: 'GUEST_RECORD_CHANGED', record: { id: two.id } });
    expect(await desk.join(one, one)).toMatchObject({ code: 'RECORD_NOT_FOUND' });
  });

  test('are suggested with reasons, and no longer once a person has told them apart', async () => {
    const one = await desk.added({ name: 'Rajesh Kumar', phones: ['+91 98201 55667'] });
    const two = await desk.added({ name: 'Kumar Rajesh', phones: ['09820155667'] });
    expect(await desk.pairs()).toMatchObject([
      { reasons: expect.arrayContaining(['SAME_PHONE']) as string[] },
    ]);
    await desk.tell(two.id, one.id);
    expect(await desk.pairs()).toEqual([]);
    expect((await desk.one(one.id))?.looksLike).toEqual([]);
  });
});

describe('to a guest with “do not rent”', () => {
  const REASON = 'Broke the furniture of room 204.';
  const banned = async () => {
    const record = await desk.added({ name: 'Vikram Rao', phones: ['+91 98111 22334'] });
    await desk.setDoNotRent(record.id, REASON, 1);
    return record;
  };
  const vikram = () => ({
    ...{ name: 'Vikram Rao', email: 'new@rao.example', phone: '+91 98111 22334' },
    stays: freeStay(),
  });

  test('a booking at the desk asks; reception may not go on, the owner may, and the log says so', async () => {
    const record = await banned();
    const refused = await bookAtDesk(testServer, vikram(), reception);
    expect(refused).toMatchObject({ __typename: 'GuestNotRentedTo', code: 'DO_NOT_RENT_NEEDS_RIGHT' });
    expect(await bookAtDesk(testServer, { ...vikram(), despiteDoNotRent: true }, reception)).toMatchObject({
      code: 'DO_NOT_RENT_NEEDS_RIGHT',
    });
    expect(await bookAtDesk(testServer, vikram(), owner)).toMatchObject({
      code: 'DO_NOT_RENT',
      field: 'despiteDoNotRent',
    });
    const made = await bookAtDesk(testServer, { ...vikram(), despiteDoNotRent: true }, owner);
    assertType(made, 'DeskBookingMade');
    const [entry] = await testServer.query(
      "SELECT action, details FROM administrator_actions WHERE record_id = $1 AND action = 'createDeskBooking'",
      [record.id],
    );
    expect(entry).toMatchObject({ details: { despiteDoNotRent: true } });
    expect(await bookAtDesk(testServer, { ...vikram(), name: 'Sita Rao' }, reception)).toMatchObject({
      __typename: 'DeskBookingMade',
    });
  });

  test('a check-in asks about the guest of the record, or of a record that the booking looks like', async () => {
    const today = inDays(3);
    const stays = [deskStay({ checkin: today, checkout: inDays(4) })];
    const reference = await bookedAtDesk(testServer, { ...vikram(), stays }, owner);
    const record = await banned();
    await goTo(testServer, today, '15:00');
    const [stay = ''] = await stayIdsOf(testServer, reference);
    expect(await atDesk.checkIn(stay)).toMatchObject({ code: 'DO_NOT_RENT', field: 'despiteDoNotRent' });
    expect(await desk.put(reference, record.id)).toMatchObject({ code: 'DO_NOT_RENT_NEEDS_RIGHT' });
    expect(await manager.put(reference, record.id)).toMatchObject({ code: 'DO_NOT_RENT' });
    expect(await manager.put(reference, record.id, true)).toMatchObject({ __typename: 'BookingPutToGuest' });
    expect(await deskOf(server, () => reception).checkIn(stay)).toMatchObject({
      code: 'DO_NOT_RENT_NEEDS_RIGHT',
    });
    expect(await atDesk.checkIn(stay, undefined, true, true)).toMatchObject({ __typename: 'StayMoved' });
    await letAllLeave(testServer);
    await testServer.shiftClock('0 seconds');
  });

  test('a joined record counts for all; reception notes it, and only who may override rents again', async () => {
    const record = await banned();
    const kept = await desk.added({ name: 'Vikram K. Rao' });
    await desk.join(kept, { ...record, version: 2 });
    expect((await desk.list('vikram')).guests).toMatchObject([{ doNotRent: true }]);
    await desk.separate(record.id);
    expect(await desk.setDoNotRent(record.id, null, 2)).toMatchObject({
      faults: [{ field: 'reason', code: 'RENTING_AGAIN_NEEDS_RIGHT' }],
    });
    expect(await manager.setDoNotRent(record.id, null, 2)).toMatchObject({
      record: { doNotRent: null, version: 3 },
    });
    expect(await testServer.breaches()).toEqual([]);
  });
});

test('a place in the list that no page gave begins the list or is refused, and never fails', async () => {
  await desk.added({ name: 'Vikram Rao' });
  const nowhere = '11111111-1111-4111-8111-111111111111';
  const places = [[9_999_999_999, 'a', nowhere], [0, 'a\0', nowhere], ['0', 'a', nowhere], [0, 'a', 'x'], {}];
  for (const place of places) {
    const after = Buffer.from(JSON.stringify(place)).toString('base64url');
    expect(Array.isArray((await desk.list('vikram', after)).guests)).toBe(true);
  }
});

describe('why the hotel does not rent to a guest', () => {
  const REASON = 'Zerbrach-die-Lampe-77.';
  const NOTE = 'Schnarcht-laut-78';
  /** Somebody at the desk with every right but those to records of guests and to personal data. */
  async function unaware(): Promise<RequestOptions> {
    const rights = Object.keys(PERMISSIONS).filter((name) => !/^(guests|personal-data)\./.test(name));
    await testServer.query(
      "INSERT INTO staff_roles (id, name, permissions) VALUES ('unaware', 'Unaware', $1) ON CONFLICT DO NOTHING",
      [rights],
    );
    const identity = await openIdentity();
    return { token: (await staffMember(testServer, { identity, owner, roleId: 'unaware' })).token };
  }

  test('is told only to who may read records: in no query, refusal, mail, file, job or entry of the log', async () => {
    const person = await unaware();
    const today = inBusinessDays(9);
    await goTo(testServer, today, '15:00');
    const stays = [deskStay({ checkin: today, checkout: inBusinessDays(10) })];
    const vikram = { name: 'Vikram Rao', email: 'vikram@rao.example', phone: '+91 98111 99887' };
    const reference = await bookedAtDesk(testServer, { ...vikram, stays }, owner);
    const record = await desk.added({ name: 'Vikram Rao', phones: [vikram.phone], note: NOTE });
    await desk.setDoNotRent(record.id, REASON, 1);
    await manager.put(reference, record.id, true);
    const [stay = ''] = await stayIdsOf(testServer, reference);
    const heard: unknown[] = [
      await deskOf(server, () => person).checkIn(stay),
      await bookAtDesk(testServer, { ...vikram, stays: freeStay() }, person),
    ];
    expect(heard).toMatchObject([{ code: 'GUEST_NEEDS_MANAGER' }, { code: 'GUEST_NEEDS_MANAGER' }]);
    await atDesk.checkIn(stay, undefined, true, true);
    await testServer.runJobs();
    const [booking] = await testServer.query<{ id: string }>('SELECT id FROM bookings WHERE reference = $1', [
      reference,
    ]);
    const known = {
      ...{ reference, stay, day: today, from: today, to: today, month: `${today.slice(0, 7)}-01` },
      ...{
        search: 'Vikram',
        text: 'Vikram',
        PlainDate: today,
        Int: 20,
        id: booking?.id,
        ID: stay,
        else: reference,
      },
    };
    const reads = await readEverything(testServer, known, person);
    expect(reads.filter(({ text }) => text.includes(reference)).map(({ name }) => name)).toEqual(
      expect.arrayContaining(['arrivals', 'bookingUpdates', 'frontDesk', 'timeline']),
    );
    expect(reads.filter(({ hasData }) => hasData).length).toBeGreaterThan(60);
    const file = await fetch(`${testServer.url}/api/bookings.csv`, {
      headers: { authorization: `Bearer ${person.token}` },
    });
    expect(file.status).toBe(200);
    const page = await yourDataByMail(testServer, vikram.email);
    const own = JSON.stringify([await page.see(), await page.export()]);
    expect(own).toContain(reference);
    const texts = [JSON.stringify(heard), await file.text(), own, ...reads.map(({ text }) => text)];
    const mails = testServer.inbox.messages(vikram.email).map((mail) => JSON.stringify(mail));
    expect(mails.length).toBeGreaterThan(0);
    expect([...texts, ...mails].filter((text) => text.includes(REASON))).toEqual([]);
    expect(reads.filter(({ text }) => text.includes(NOTE))).toEqual([]);
    expect(await tablesThatSay(testServer, [REASON])).toEqual(['guests']);
    await letAllLeave(testServer);
    await testServer.shiftClock('0 seconds');
  });
});

const TODAY = gql(`query NotesOnTodayInTest {
  frontDesk { arrivals { reference looksLikeGuest guest { id name notes preferences doNotRent } } }
}`);

describe('Today', () => {
  test('shows notes of all joined records and “do not rent” to roles that read records, and to no other', async () => {
    const today = inDays(5);
    await goTo(testServer, today, '12:00');
    const reference = await booked({ stays: [deskStay({ checkin: today, checkout: inDays(6) })] });
    const record = await desk.added({
      name: 'Meera Iyer',
      note: 'Allergic to nuts',
      preferences: 'Quiet room',
    });
    const other = await desk.added({ name: 'M. Iyer', note: 'Comes by bike' });
    await desk.join(record, other);
    await desk.put(reference, record.id);
    await desk.setDoNotRent(record.id, 'Debts', 1);
    const arrival = async (person: RequestOptions) =>
      (await execute(server, TODAY, {}, person)).frontDesk.arrivals.find(
        (one) => one.reference === reference,
      );
    expect(await arrival(reception)).toMatchObject({
      looksLikeGuest: false,
      guest: {
        id: record.id,
        notes: ['Allergic to nuts', 'Comes by bike'],
        preferences: ['Quiet room'],
        doNotRent: true,
      },
    });
    await testServer.query(
      "UPDATE staff_roles SET permissions = array_remove(permissions, 'guests.read') WHERE id = 'reception'",
    );
    expect(await arrival(reception)).toMatchObject({ guest: null });
    await testServer.query(
      "UPDATE staff_roles SET permissions = array_append(permissions, 'guests.read') WHERE id = 'reception'",
    );
  });

  test('housekeeping sees no record', async () => {
    await expect(guestsOf(server, () => maid).list()).rejects.toThrow();
    expect(guestForm().name).toBe('Meera Iyer');
  });
});

const CASES: BreachCase[] = [
  {
    invariant: 'a record of a guest that no person changed',
    breakIt: async () => {
      const { id } = await desk.added();
      await testServer.query('UPDATE guests SET version = version + 1 WHERE id = $1', [id]);
      return `guest ${id}`;
    },
  },
  {
    invariant: 'joined records that are not shown under one record',
    breakIt: async () => {
      const [one, two, three] = [await desk.added(), await desk.added(), await desk.added()];
      await desk.join(one, two);
      await testServer.query('UPDATE guests SET root_id = $2 WHERE id = $1', [two.id, three.id]);
      return `guest ${two.id}`;
    },
  },
];

testBreaches(GUEST_INVARIANTS, CASES, () => testServer);
