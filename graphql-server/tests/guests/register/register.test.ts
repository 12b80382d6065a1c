import { checkRegisterKeys } from '../../../src/operations/doctor/register-keys.check';
import { REGISTER_INVARIANTS } from '../../../src/operations/invariants/register.invariants';
import { particularsRules } from '../../../src/guests/register/register.policy';
import { KeyRing, readRing } from '../../../src/platform/secrets/key-ring';
import { addDays } from '../../../src/platform/time/dates';
import { inDays } from '../../testkit/bookings';
import { testBreaches } from '../../testkit/breach-cases';
import { deskOf, goTo, letAllLeave, stayIdsOf } from '../../testkit/check-ins';
import { bookedAtDesk, deskStay } from '../../testkit/desk-bookings';
import { lineFor } from '../../testkit/doctor-lines';
import { assertType, execute, gql, type RequestOptions } from '../../testkit/graphql';
import { openIdentity, OWNER } from '../../testkit/identity';
import { personalDataDesk } from '../../testkit/personal-data';
import { postJson } from '../../testkit/raw-http';
import { proofSize } from '../../testkit/proof-size';
import { aadhaarNumber, FOREIGNER, INDIAN, registerOf, SAVE_REGISTER_PERSON } from '../../testkit/register';
import { startServer, type ServerProcess } from '../../testkit/server-process';
import { staffMember } from '../../testkit/staff';
import { REGISTER_KEY_OF_TESTS, startTestServer, type TestServer } from '../../testkit/test-server';

/** What must not be readable anywhere but at the desk. */
const SECRETS = ['GBX7731904', 'VK5550172', 'Jane Q Traveller', '4 Elm Street', '98765 43210'];
const NEW_KEY = `later:${Buffer.alloc(32, 'a later key').toString('base64')}`;

let testServer: TestServer;
/** A server in a process of its own, for its log. It has a newer key before that of the test server. */
let later: ServerProcess;
let owner: RequestOptions;
let receptionist: RequestOptions;
let maid: RequestOptions;
beforeAll(async () => {
  testServer = await startTestServer({ REGISTER_KEYS: `${REGISTER_KEY_OF_TESTS},${NEW_KEY}` });
  const identity = await openIdentity();
  owner = { token: (await identity.signIn({ email: OWNER.email, emailVerified: true })).token };
  const member = async (roleId: string) => ({
    token: (await staffMember(testServer, { identity, owner, roleId, name: `Of ${roleId}` })).token,
  });
  [receptionist, maid] = [await member('reception'), await member('housekeeping')];
  later = await startServer(testServer, {
    REGISTER_KEYS: `${NEW_KEY},${REGISTER_KEY_OF_TESTS}`,
    LOG_LEVEL: 'trace',
    FIREBASE_AUTH_EMULATOR_HOST: identity.host,
  });
});
afterAll(async () => {
  await later.end('SIGTERM');
  await testServer.stop();
});
beforeEach(async () => {
  await letAllLeave(testServer);
  await testServer.query('DELETE FROM register_entries; DELETE FROM tasks');
});

const here = {
  get url() {
    return testServer.url;
  },
};
const atLater = {
  get url() {
    return later.url;
  },
};
const desk = deskOf(here, () => owner);
const register = registerOf(here, () => receptionist);

let weeks = 0;

/** Guests who have come in at 14:00. */
async function arrived(guests = 2) {
  weeks += 1;
  const checkin = inDays(20 + 7 * weeks);
  const checkout = addDays(checkin, 2);
  await goTo(testServer, checkin, '09:00');
  const stays = [deskStay({ checkin, checkout, roomType: 'Suite', guests })];
  const reference = await bookedAtDesk(testServer, { stays, name: 'Meera Iyer' }, owner);
  const [stay = ''] = await stayIdsOf(testServer, reference);
  await goTo(testServer, checkin, '14:00');
  expect(await desk.checkIn(stay)).toMatchObject({ __typename: 'StayMoved' });
  return { stay, reference, checkin, checkout };
}

const leave = async (stay: string) =>
  expect(await desk.checkOut(stay, { despiteBalance: true, reason: 'Pays later' })).toMatchObject({
    __typename: 'StayMoved',
  });

async function saved(...form: Parameters<typeof register.save>) {
  const result = await register.save(...form);
  assertType(result, 'RegisterPersonStored');
  return result.person;
}

const bookingIdOf = async (stay: string) =>
  (await testServer.query<{ id: string }>('SELECT booking_id AS id FROM stays WHERE id = $1', [stay]))[0]
    ?.id ?? '';

/** Every row of every table, as text. */
async function wholeDatabase(): Promise<string> {
  const tables = await testServer.query<{ name: string }>(
    `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
     WHERE schemaname NOT IN ('pg_catalog', 'information_schema')`,
  );
  const rows = [];
  for (const { name } of tables)
    rows.push(await testServer.query<{ row: string }>(`SELECT one::text AS row FROM ${name} one`));
  return rows
    .flat()
    .map(({ row }) => row)
    .join('\n');
}

const EXPORTS = gql(`query ExportsBesideRegisterInTest($from: PlainDate!, $to: PlainDate!) {
  charges: exportCharges(from: $from, to: $to) { __typename ... on CsvFile { content } }
  dayBook: exportDayBook(from: $from, to: $to) { __typename ... on CsvFile { content } }
  bookings: exportGuestBookings { content }
}`);

/** All that the owner can export about a booking and its days, as text. */
async function exportsOf(bookingId: string, days: { from: string; to: string }): Promise<string> {
  const tables = await execute(testServer, EXPORTS, days, owner);
  expect(tables).toMatchObject({ charges: { __typename: 'CsvFile' }, dayBook: { __typename: 'CsvFile' } });
  const guest = await personalDataDesk(here, () => owner).exportGuest({
    address: null,
    bookingIds: [bookingId],
  });
  expect(guest).toMatchObject({ __typename: 'PersonExport' });
  return JSON.stringify([tables, guest]);
}

function expectNothingOf(text: string): void {
  expect(SECRETS.filter((secret) => text.includes(secret))).toEqual([]);
}

describe('a person of a stay', () => {
  test('is kept with what the law asks for, and opened at the desk', async () => {
    const { stay, reference } = await arrived();
    expect(await saved(stay)).toMatchObject({ state: 'CHECKED', needsForm: true, version: 1, missing: [] });
    expect(await saved(stay, { position: 2, particulars: INDIAN })).toMatchObject({ needsForm: false });
    expect(await register.look(stay)).toMatchObject({
      ...{ reference, guests: 2 },
      persons: [
        {
          ...{ position: 1, state: 'CHECKED' },
          particulars: {
            ...{ name: 'Jane Q Traveller', documentNumber: 'GBX7731904' },
            ...{ passportExpiresOn: '2030-01-09', isEmployedInIndia: false },
          },
        },
        { position: 2, particulars: { nationality: 'IN' } },
      ],
    });
    expect(await testServer.breaches()).toEqual([]);
  });

  test('may be incomplete until the desk has seen the document', async () => {
    const { stay } = await arrived();
    const particulars = { name: 'Jane Q Traveller', nationality: 'GB' };
    expect(await register.save(stay, { particulars })).toMatchObject({
      faults: expect.arrayContaining([
        { field: 'documentNumber', code: 'TEXT_MISSING', message: expect.any(String) },
        { field: 'permit', code: 'TEXT_MISSING', message: expect.any(String) },
      ]),
    });
    const { version, missing } = await saved(stay, { particulars, isChecked: false });
    expect(missing).toContain('passportExpiresOn');
    expect(await saved(stay, { seenVersion: version })).toMatchObject({ state: 'CHECKED', missing: [] });
  });

  test.each([
    ['a visa', { permit: 'VISA', permitNumber: null }, ['permitNumber']],
    ['an OCI card', { permit: 'OCI_CARD', visaKind: null, visaExpiresOn: null }, []],
    ['no visa', { permit: 'NO_VISA_NEEDED', permitNumber: null, permitIssuedIn: null }, []],
  ] as const)('from abroad with %s needs what belongs to it', async (_permit, change, missing) => {
    const { stay } = await arrived();
    const particulars = { ...FOREIGNER, ...change };
    expect((await saved(stay, { particulars, isChecked: false })).missing).toEqual(missing);
  });

  test('is not overwritten by a page that shows an earlier version', async () => {
    const { stay } = await arrived();
    const { version } = await saved(stay);
    await saved(stay, { seenVersion: version, particulars: { ...FOREIGNER, name: 'Jane Traveller' } });
    expect(await register.save(stay, { seenVersion: version })).toMatchObject({
      code: 'REGISTER_CHANGED',
      person: { version: 2, particulars: { name: 'Jane Traveller' } },
    });
  });

  test('belongs to a stay with so many guests', async () => {
    const { stay } = await arrived();
    for (const [id, position] of [
      [stay, 3],
      ['no id', 1],
      ['11111111-1111-4111-8111-111111111111', 1],
    ] as const)
      expect(await register.save(id, { position })).toMatchObject({ code: 'RECORD_NOT_FOUND' });
    expect(await register.look('no id')).toMatchObject({ code: 'RECORD_NOT_FOUND' });
  });

  test('never has an Aadhaar number, in whatever field', async () => {
    const { stay } = await arrived();
    const number = aadhaarNumber();
    const texts = Object.entries(FOREIGNER).filter(
      ([name, value]) =>
        typeof value === 'string' && !/On$|^(sex|permit|birthDate|nationality|documentKind)$/.test(name),
    );
    expect(texts.length).toBeGreaterThan(10);
    for (const [name] of texts) {
      const particulars = { ...FOREIGNER, [name]: `No ${number}` };
      expect(await register.save(stay, { particulars })).toMatchObject({
        faults: [{ field: name, code: 'AADHAAR_NUMBER' }],
      });
    }
    const aadhaar = { ...INDIAN, documentKind: 'AADHAAR' as const };
    expect(
      await register.save(stay, { particulars: { ...aadhaar, documentNumber: 'ABCD1234' } }),
    ).toMatchObject({
      faults: [{ field: 'documentNumber', code: 'AADHAAR_DIGITS' }],
    });
    await saved(stay, { particulars: { ...aadhaar, documentNumber: number.slice(-4) } });
    expect(await wholeDatabase()).not.toContain(number);
  });

  test('who announced particulars online is checked at the desk, and not announced again afterwards', async () => {
    const { stay } = await arrived();
    const { register: service } = testServer.installation.services;
    const bookingId = await bookingIdOf(stay);
    const announced = {
      stayId: stay,
      position: 1,
      particulars: particularsRules.parse({ name: 'Jane Traveller' }),
    };
    expect(await service.save(bookingId, [announced])).toEqual({ kind: 'Announced', stored: 1, kept: 0 });
    expect((await register.due()).incomplete).toMatchObject([{ stay, guests: 2, checked: 0, announced: 1 }]);
    await saved(stay, { seenVersion: 1 });
    expect(await service.save(bookingId, [announced])).toEqual({ kind: 'Announced', stored: 0, kept: 1 });
    expect(await service.read([bookingId])).toMatchObject([{ particulars: { name: 'Jane Q Traveller' } }]);
    await letAllLeave(testServer);
    const elsewhere = { ...announced, stayId: (await arrived()).stay };
    expect(await service.save(bookingId, [elsewhere])).toEqual({ kind: 'RecordNotFound' });
  });
});

describe('Form III', () => {
  test('is due 24 hours after arrival and after departure, and filed with number and time', async () => {
    const { stay, reference, checkin, checkout } = await arrived();
    const { id: entry } = await saved(stay);
    await saved(stay, { position: 2, particulars: INDIAN });
    const [due, ...others] = (await register.due()).filings;
    expect(others).toEqual([]);
    expect(due).toMatchObject({ entry, kind: 'ARRIVAL', reference, position: 1, number: null });
    expect(Date.parse(due?.dueAt ?? '') - Date.parse(due?.since ?? '')).toBe(24 * 3_600_000);
    expect(await register.file({ entry, kind: 'DEPARTURE', number: 'D-1' })).toMatchObject({
      code: 'FILING_TOO_EARLY',
    });
    await goTo(testServer, checkin, '16:00');
    await register.file({ entry, kind: 'ARRIVAL', number: 'A-1' });
    expect((await register.due()).filings).toMatchObject([{ number: 'A-1', filedBy: 'Of reception' }]);
    await goTo(testServer, checkout, '10:00');
    await leave(stay);
    expect((await register.due()).filings).toMatchObject([
      { kind: 'DEPARTURE', number: null },
      { kind: 'ARRIVAL', number: 'A-1' },
    ]);
    await register.file({ entry, kind: 'ARRIVAL' });
    expect((await register.due()).filings).toMatchObject([
      { kind: 'ARRIVAL', number: null },
      { kind: 'DEPARTURE', number: null },
    ]);
    const entries = await testServer.query<{ before: object; after: object }>(
      "SELECT before, after FROM administrator_actions WHERE action = 'recordFiling' ORDER BY id DESC LIMIT 2",
    );
    expect(entries).toMatchObject([{ before: { number: 'A-1' }, after: {} }, { after: { number: 'A-1' } }]);
  });

  test('that is late is a task, once, until it is filed', async () => {
    const { stay, checkin } = await arrived();
    const { id: entry } = await saved(stay);
    const tasks = () =>
      testServer.query("SELECT subject FROM tasks WHERE kind = 'FORM_LATE' AND done_at IS NULL");
    const { register: service } = testServer.installation.services;
    await service.remindOfLate();
    expect(await tasks()).toEqual([]);
    await goTo(testServer, addDays(checkin, 1), '14:01');
    await service.remindOfLate();
    await service.remindOfLate();
    expect(await tasks()).toEqual([{ subject: `${entry} ARRIVAL` }]);
    await register.file({ entry, kind: 'ARRIVAL', number: 'A-2' });
    expect(await tasks()).toEqual([]);
  });

  test('is not filed without a number, nor by two people under two numbers', async () => {
    const { stay } = await arrived();
    const { id: entry } = await saved(stay);
    for (const number of ['', '  '])
      expect(await register.file({ entry, kind: 'ARRIVAL', number })).toMatchObject({
        faults: [{ field: 'number', code: 'TEXT_MISSING' }],
      });
    const both = await Promise.all(
      ['A-5', 'A-6'].map((number) => register.file({ entry, kind: 'ARRIVAL', number })),
    );
    expect(both.map(({ __typename }) => __typename).toSorted()).toEqual(['FilingStored', 'InvalidInput']);
    expect(both).toContainEqual(
      expect.objectContaining({ faults: [{ field: 'number', code: 'FORM_FILED' }] }),
    );
    const [stored] = (await register.due()).filings;
    const again = await register.file({ entry, kind: 'ARRIVAL', number: stored?.number ?? '' });
    expect(again).toMatchObject({ __typename: 'FilingStored' });
  });

  test('is not filed in the future', async () => {
    const { stay } = await arrived();
    const { id: entry } = await saved(stay);
    const filedAt = new Date(Date.now() + 900 * 24 * 3_600_000).toISOString();
    expect(await register.file({ entry, kind: 'ARRIVAL', number: 'A-3', filedAt })).toMatchObject({
      faults: [{ field: 'filedAt', code: 'FILED_LATER' }],
    });
  });
});

describe('nobody reads the register', () => {
  test('without its right, and each look is in the audit log', async () => {
    const { stay, reference } = await arrived();
    await saved(stay);
    const ofMaid = registerOf(here, () => maid);
    for (const step of [() => ofMaid.look(stay), () => ofMaid.due(), () => ofMaid.save(stay)])
      await expect(step()).rejects.toMatchObject({ code: 'FORBIDDEN' });
    const looks =
      "SELECT address, details FROM administrator_actions WHERE action = 'registerOfStay' ORDER BY id";
    const before = await testServer.query(looks);
    await register.look(stay);
    const after = await testServer.query<{ details: object }>(looks);
    expect(after).toHaveLength(before.length + 1);
    expect(after.at(-1)).toMatchObject({ details: { reference, persons: [1] } });
  });

  test('in the copy for a guest, which says of which stay it is kept until which day', async () => {
    const { stay, reference, checkin, checkout } = await arrived();
    await saved(stay);
    const copyOf = async () => {
      const copy = await personalDataDesk(here, () => owner).exportGuest({
        address: null,
        bookingIds: [await bookingIdOf(stay)],
      });
      assertType(copy, 'PersonExport');
      expectNothingOf(copy.json + copy.html);
      return { ...copy, data: (JSON.parse(copy.json) as { data: Record<string, object[]> }).data };
    };
    const stays = { booking: reference, first_night: checkin, day_of_leaving: checkout, entries: 1 };
    expect((await copyOf()).data['guest_register']).toEqual([
      { ...stays, kept_until: 'one year after departure' },
    ]);
    await goTo(testServer, checkout, '10:00');
    await leave(stay);
    const { data, html } = await copyOf();
    const yearLater = `${Number(checkout.slice(0, 4)) + 1}${checkout.slice(4)}`;
    expect(data['guest_register']).toEqual([{ ...stays, kept_until: yearLater }]);
    expect(html).toContain(`<dt>Kept until</dt><dd>${yearLater}</dd>`);
  });

  test('by a save with an old version: that is a look, too', async () => {
    const { stay, reference } = await arrived();
    await saved(stay);
    const looks = () =>
      testServer.query(
        "SELECT details FROM administrator_actions WHERE action = 'registerOfStay' ORDER BY id",
      );
    const before = await looks();
    expect(await register.save(stay, { particulars: { name: 'X' }, isChecked: false })).toMatchObject({
      __typename: 'RegisterPersonElsewhere',
    });
    const after = await looks();
    expect(after).toHaveLength(before.length + 1);
    expect(after.at(-1)).toEqual({ details: { reference, persons: [1] } });
    const permissions = (change: string) =>
      testServer.query(`UPDATE staff_roles SET permissions = ${change} WHERE id = 'reception'`);
    await permissions("array_remove(permissions, 'register.read')");
    const blind = register.save(stay, { particulars: { name: 'X' }, isChecked: false });
    await expect(blind).rejects.toMatchObject({ code: 'FORBIDDEN' });
    expect(await looks()).toHaveLength(after.length);
    await permissions("array_append(permissions, 'register.read')");
  });

  test('in the database, the log, a mail, a job, a change, an export or an error', async () => {
    const { stay, checkin, checkout } = await arrived();
    const ofLater = registerOf(atLater, () => receptionist);
    const { id: entry } = await saved(stay);
    await ofLater.save(stay, { seenVersion: 1, particulars: { ...FOREIGNER, goingTo: 'Jaipur' } });
    await ofLater.look(stay);
    await ofLater.file({ entry, kind: 'ARRIVAL', number: 'A-4' });
    const refused = await ofLater.save(stay, {
      seenVersion: 2,
      particulars: { ...FOREIGNER, nationality: 'Britain', documentNumber: 'GBX7731904'.repeat(9) },
    });
    expect(refused).toMatchObject({ faults: [{}, {}] });
    expectNothingOf(JSON.stringify(refused));
    const raw = (particulars: object) =>
      postJson(
        later,
        '/graphql',
        {
          query: SAVE_REGISTER_PERSON,
          variables: { input: { stay, position: 1, seenVersion: 2, isChecked: true, particulars } },
        },
        { authorization: `Bearer ${receptionist.token ?? ''}` },
      );
    // An entry that cannot be stored is an error of the server, whose log and answer name nothing.
    await testServer.query(
      'ALTER TABLE register_entries ADD CONSTRAINT broken CHECK (version < 3) NOT VALID',
    );
    const answer = await raw({ ...FOREIGNER });
    await testServer.query('ALTER TABLE register_entries DROP CONSTRAINT broken');
    expect(answer.json?.['errors']).toHaveLength(1);
    expectNothingOf(answer.text);
    // The server names to the sender what it does not understand, and nobody else.
    await raw({ ...FOREIGNER, documentNumber: { number: 'GBX7731904' } });
    await raw({ ...FOREIGNER, sex: 'GBX7731904' });
    await goTo(testServer, checkout, '10:00');
    await leave(stay);
    await testServer.runJobs();
    expectNothingOf(await wholeDatabase());
    const exports = await exportsOf(await bookingIdOf(stay), { from: checkin, to: checkout });
    expect(exports).toContain('Meera Iyer');
    expectNothingOf(exports);
    expect(later.output()).toContain('SaveRegisterPersonInTest');
    expectNothingOf(later.output());
    expectNothingOf(JSON.stringify(testServer.inbox.messages()));
  });

  test('with the database and another key', async () => {
    const { stay } = await arrived();
    await saved(stay);
    const [row] = await testServer.query<{ id: string; key: string; sealed: string }>(
      'SELECT id, key_id AS key, sealed FROM register_entries',
    );
    const { id = '', key: keyId = '', sealed = '' } = row ?? {};
    const keys = `${REGISTER_KEY_OF_TESTS},${NEW_KEY}`;
    const right = new KeyRing(readRing(keys) ?? []);
    expect(right.open({ keyId, sealed }, `register entry ${id}`)).toContain('GBX7731904');
    const thief = new KeyRing(readRing(keys.replace(/:..../g, ':AAAA')) ?? []);
    expect(() => thief.open({ keyId, sealed }, `register entry ${id}`)).toThrow('cannot be opened');
    expect(() => right.open({ keyId, sealed }, 'register entry of another row')).toThrow('cannot be opened');
    expect(() => new KeyRing([]).open({ keyId, sealed }, `register entry ${id}`)).toThrow('cannot be opened');
    await testServer.query("UPDATE register_entries SET key_id = 'gone'");
    expect(await register.look(stay)).toMatchObject({ code: 'REGISTER_CLOSED' });
  });
});

describe('a new key', () => {
  const doctor = async (keys: string) =>
    lineFor((signal) =>
      checkRegisterKeys(
        {
          database: { url: testServer.settings.DATABASE_URL, setting: 'DATABASE_URL' },
          ring: new KeyRing(readRing(keys) ?? []),
          hasSampleKey: keys.startsWith('local'),
        },
        signal,
      ),
    );

  test('seals every entry again while two servers write, and loses none', async () => {
    const { stay } = await arrived();
    const size = proofSize({ quick: 150, full: 3_000 });
    await saved(stay);
    await testServer.query('UPDATE stays SET guests = 90 WHERE id = $1', [stay]);
    const { register: service } = testServer.installation.services;
    const bookingId = await bookingIdOf(stay);
    const person = (position: number, round: number) => ({
      ...{ stayId: stay, position },
      particulars: particularsRules.parse({ ...FOREIGNER, name: `Guest ${position} of ${round}` }),
    });
    const all = Array.from({ length: 89 }, (_, index) => index + 2);
    await service.save(
      bookingId,
      all.map((position) => person(position, 0)),
    );
    const ofLater = registerOf(atLater, () => receptionist);
    const rotation = new KeyRing(readRing(`${NEW_KEY},${REGISTER_KEY_OF_TESTS}`) ?? []);
    const rotating = Object.create(service, {
      needs: { value: { ...Reflect.get(service, 'needs'), ring: rotation } },
    }) as typeof service;
    const written = new Map<number, string>();
    let version = 1;
    for (let round = 1; round <= size / 30; round += 1) {
      const some = all.filter((position) => position % 30 === round % 30);
      const particulars = { ...FOREIGNER, name: `Guest 1 of ${round}` };
      const [result] = await Promise.all([
        (round % 2 ? ofLater : register).save(stay, { seenVersion: version, particulars }),
        service.save(
          bookingId,
          some.map((position) => person(position, round)),
        ),
        rotating.sealAgain(),
        rotating.sealAgain(),
      ]);
      assertType(result, 'RegisterPersonStored');
      version = result.person.version;
      for (const position of some) written.set(position, `Guest ${position} of ${round}`);
      written.set(1, `Guest 1 of ${round}`);
    }
    await rotating.sealAgain();
    const names = (await service.read([bookingId])).map(({ position, particulars }) => [
      position,
      particulars.name,
    ]);
    expect(names).toEqual(
      [1, ...all].map((position) => [position, written.get(position) ?? `Guest ${position} of 0`]),
    );
    const keys = await testServer.query('SELECT DISTINCT key_id AS key FROM register_entries');
    expect(keys).toEqual([{ key: 'later' }]);
    expect(await doctor(`${NEW_KEY},${REGISTER_KEY_OF_TESTS}`)).toContain('tests can be removed');
  });

  test('is asked for by the doctor when it is missing, and an earlier one as long as it has entries', async () => {
    const { stay } = await arrived();
    await saved(stay);
    await testServer.query("UPDATE register_entries SET key_id = 'first'");
    const first = REGISTER_KEY_OF_TESTS.replace('tests', 'first');
    expect(await doctor(first)).toContain('first has all 1 entries');
    expect(await doctor(`${NEW_KEY},${first}`)).toContain(
      'earlier keys still have entries of the register: 1 of first',
    );
    expect(await doctor(NEW_KEY)).toContain('lacks the key of entries of the register: 1 of first');
    await testServer.query('DELETE FROM register_entries');
    expect(await doctor('')).toContain('REGISTER_KEYS is not set');
    expect(await doctor(NEW_KEY.replace('later', 'local-1'))).toContain('a key of the local run');
  });
});

test('the register is deleted one year after the departure, and what was only announced a month after the stay', async () => {
  const { stay, checkout } = await arrived();
  const { id: entry } = await saved(stay);
  await register.file({ entry, kind: 'ARRIVAL', number: 'A-5' });
  await goTo(testServer, checkout, '10:00');
  await leave(stay);
  const prune = () => testServer.installation.pruning.run();
  const count = async () =>
    (await testServer.query('SELECT id FROM register_entries UNION ALL SELECT id FROM register_filings'))
      .length;
  await goTo(testServer, addDays(checkout, 364), '10:00');
  await prune();
  expect(await count()).toBe(2);
  await goTo(testServer, addDays(checkout, 367), '10:00');
  await prune();
  expect(await count()).toBe(0);

  const announced = await arrived();
  await desk.undoCheckIn(announced.stay);
  const { register: service } = testServer.installation.services;
  const person = {
    stayId: announced.stay,
    position: 1,
    particulars: particularsRules.parse({ name: 'Asha Rao' }),
  };
  await service.save(await bookingIdOf(announced.stay), [person]);
  await goTo(testServer, addDays(announced.checkout, 28), '10:00');
  await prune();
  expect(await count()).toBe(1);
  await goTo(testServer, addDays(announced.checkout, 33), '10:00');
  await prune();
  expect(await count()).toBe(0);
});

describe('the check of bookings', () => {
  const brokenStay = async () => {
    const { stay, reference, checkin } = await arrived();
    const { id } = await saved(stay);
    return { stay, reference, checkin, id };
  };

  testBreaches(
    REGISTER_INVARIANTS,
    [
      {
        invariant: 'a person of the register in the stay of another booking',
        breakIt: async () => {
          const one = await brokenStay();
          await letAllLeave(testServer);
          const other = await arrived();
          await testServer.query('UPDATE register_entries SET stay_id = $1 WHERE id = $2', [
            other.stay,
            one.id,
          ]);
          return one.reference;
        },
      },
      {
        invariant: 'a register that should be deleted',
        breakIt: async () => {
          const { stay, reference } = await brokenStay();
          await testServer.query(
            "UPDATE stays SET status = 'DEPARTED', checked_out_at = hotel_now() - interval '370 days' WHERE id = $1",
            [stay],
          );
          return reference;
        },
      },
      {
        invariant: 'Form III filed about a guest who has not arrived or left',
        breakIt: async () => {
          const { stay, reference, id } = await brokenStay();
          await register.file({ entry: id, kind: 'ARRIVAL', number: 'A-6' });
          await desk.undoCheckIn(stay);
          return reference;
        },
      },
    ],
    () => testServer,
  );
});
