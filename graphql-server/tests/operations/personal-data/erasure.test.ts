import { ISSUE_MISSING_DOCUMENTS_JOB } from '../../../src/invoices/documents/document-issue.service';
import { ERASE_PERSON_JOB, REMOVE_ACCOUNT_JOB } from '../../../src/operations/personal-data/erasure.service';
import { SEND_CONTACT_MESSAGE } from '../../testkit/documents';
import { type hold, inDays } from '../../testkit/bookings';
import { deskOf, goTo, stayIdsOf } from '../../testkit/check-ins';
import { assertType, execute, type RequestOptions } from '../../testkit/graphql';
import { openIdentity, OWNER, type Identity } from '../../testkit/identity';
import { guestsOf } from '../../testkit/guest-records';
import { confirmedBooking } from '../../testkit/late-money';
import {
  askForLink,
  dumpOf,
  personalDataDesk,
  tablesThatSay,
  tokenMailedTo,
  yourDataByMail,
  yourDataOf,
} from '../../testkit/personal-data';
import { pdfPages } from '../../testkit/pdf-text';
import { freshCaller } from '../../testkit/raw-http';
import { startTestStorage, type TestStorage } from '../../testkit/pictures';
import { issueDocuments } from '../../testkit/tax-documents';
import { startTestServer, type TestServer } from '../../testkit/test-server';
import { waitFor } from '../../testkit/wait-for';

/** What tells the guest of these tests in any table. */
const NEEDLES = ['Zubin', 'Mistryvala', 'zubin@mistry.example', '98220 11223', '9822011223', 'Wadala'];
const PHONE = '+91 98220 11223';

let testServer: TestServer;
let identity: Identity;
let storage: TestStorage;
let owner: RequestOptions;
beforeAll(async () => {
  identity = await openIdentity();
  storage = await startTestStorage();
  testServer = await startTestServer({
    FIREBASE_AUTH_EMULATOR_HOST: identity.host,
    FIREBASE_STORAGE_EMULATOR_HOST: storage.host,
  });
  owner = { token: (await identity.signIn({ email: OWNER.email, emailVerified: true })).token };
  await issueDocuments(testServer);
  // The database queues this job for ten seconds later, which on a slow machine is while an erasure waits for documents.
  await testServer.query(
    `SELECT graphile_worker.reschedule_jobs(array_agg(id), run_at := now()) FROM graphile_worker.jobs
      WHERE task_identifier = $1`,
    [ISSUE_MISSING_DOCUMENTS_JOB],
  );
  await testServer.runJobs();
});
afterAll(async () => {
  await testServer.stop();
  await storage.stop();
});

const server = {
  get url() {
    return testServer.url;
  },
};
const desk = deskOf(server, () => owner);
const personal = personalDataDesk(server, () => owner);

const ERASING = `
  SELECT job.id FROM graphile_worker._private_jobs job
  JOIN graphile_worker._private_tasks kind ON kind.id = job.task_id
  WHERE kind.identifier = ANY($1)`;

/** Runs the due jobs. An erasure whose job failed, as when the identity provider did not answer, is tried again within seconds. */
const jobsDone = () =>
  waitFor('each erasure is applied or waits for something', async () => {
    await testServer.runJobs();
    return (await testServer.query(ERASING, [[ERASE_PERSON_JOB, REMOVE_ACCOUNT_JOB]])).length === 0;
  });

/** A booking of the guest for one night, paid. */
async function booked(form: Partial<Parameters<typeof hold>[1]> = {}) {
  const guest = { name: 'Zubin Mistryvala', email: 'zubin@mistry.example', phone: PHONE, ...form };
  const stay = { checkin: inDays(2), checkout: inDays(3), roomType: 'Deluxe' as const };
  const { held } = await confirmedBooking(testServer, {
    ...stay,
    specialRequests: 'Zubin likes tea',
    ...guest,
  });
  const { reference } = held.booking;
  const [row] = await testServer.query<{ id: string }>('SELECT id FROM bookings WHERE reference = $1', [
    reference,
  ]);
  return { reference, id: row?.id ?? '', token: held.token };
}

/** The guest stays and leaves. */
async function stayed(reference: string): Promise<void> {
  const [stay = ''] = await stayIdsOf(testServer, reference);
  await goTo(testServer, inDays(2), '15:00');
  expect(await desk.checkIn(stay)).toMatchObject({ __typename: 'StayMoved' });
  await goTo(testServer, inDays(3), '10:00');
  expect(await desk.checkOut(stay)).toMatchObject({ __typename: 'StayMoved' });
  await jobsDone();
  await testServer.shiftClock('0');
}

/** Writes the guest into every place that the booking and the address have. */
async function writtenEverywhere(booking: string, email = 'zubin@mistry.example'): Promise<void> {
  const said = `Zubin Mistryvala of Wadala, ${email}, ${PHONE}`;
  await execute(
    testServer,
    SEND_CONTACT_MESSAGE,
    { input: { email: email.toUpperCase(), textarea: said } },
    { caller: freshCaller() },
  );
  const values = [booking, said, email];
  const statements = [
    `INSERT INTO booking_notes (id, booking_id, text, actor_id, actor_address) SELECT gen_random_uuid(), $1, $2, 'x', $3`,
    `INSERT INTO booking_corrections (id, booking_id, before, after, applied_at, actor_kind)
      SELECT gen_random_uuid(), $1, jsonb_build_object('name', $2::text), jsonb_build_object('email', $3::text), now(), 'guest'`,
    `INSERT INTO billing_details (booking_id, name, address, state_code) SELECT $1, $2, ARRAY[$3], '08'`,
    `INSERT INTO administrator_actions (actor_kind, actor_id, address, action, details, before, after)
      SELECT 'staff', 'x', 'staff@hotel.example', 'markMessage', jsonb_build_object('email', $3::text),
        jsonb_build_object('id', $1::uuid), jsonb_build_object('said', $2::text)`,
    `INSERT INTO administrator_actions (actor_kind, actor_id, address, action, record_id, details)
      SELECT 'staff', 'x', 'staff@hotel.example', 'addBookingNote', $1, jsonb_build_object('said', $2::text, 'to', $3::text)`,
    `INSERT INTO desk_bookings (booking_id, made_by, rate_reason) SELECT $1, 'x', $2 || $3`,
    `INSERT INTO tasks (id, kind, booking_id, parameters, note, done_at)
      SELECT gen_random_uuid(), 'REFUND_BY_HAND', $1, jsonb_build_object('name', $2::text), $3, now()`,
    `INSERT INTO feedback (id, name, location, feedback, guest_email) SELECT gen_random_uuid(), $2, 'Wadala', $2, $3
      FROM bookings WHERE id = $1`,
    `INSERT INTO subscribers (id, email, email_key, token_hash, consent_text, consent_at)
      SELECT gen_random_uuid(), $3, lower($3), $2 || $1::uuid, 'I agree', now()`,
    `INSERT INTO webhook_events (event_id, type, body, outcome)
      SELECT $1::uuid::text, 'payment.captured', jsonb_build_object('email', $3::text, 'card', $2::text), 'x'`,
    `INSERT INTO folios (id, booking_id, place, name, opened_by, idempotency_key, payer)
      SELECT gen_random_uuid(), $1, 2, $2, 'x', 'folio-of-the-guest-1', jsonb_build_object('name', $3::text)`,
    `INSERT INTO room_moves (id, stay_id, kind, from_room_id, to_room_id, first_night, reason, idempotency_key, actor_kind, created_at)
      SELECT gen_random_uuid(), id, 'MOVE', room_id, room_id, checkin, $2 || $3, 'move-of-the-guest-1', 'staff', now()
      FROM stays WHERE booking_id = $1`,
    `UPDATE stays SET guest_name = $2 || $3 WHERE booking_id = $1`,
    `WITH made AS (
      INSERT INTO guests (id, root_id, name, other_names, emails, phones, address, note, preferences, company,
        sort_name, searched_text, name_skeletons, contact_keys, match_keys)
      SELECT id, id, $2, ARRAY[$2], ARRAY[$3], ARRAY[$2], $2, $2, $2, $2, $2, $2, $2, ARRAY[$2], ARRAY[$2] FROM gen_random_uuid() id
      RETURNING id)
      INSERT INTO guest_bookings (booking_id, guest_id) SELECT $1, id FROM made
      ON CONFLICT (booking_id) DO UPDATE SET guest_id = excluded.guest_id`,
    `INSERT INTO guest_consents (id, guest_id, is_given, source, noted_by)
      SELECT gen_random_uuid(), guest_id, true, $2 || $3, 'x' FROM guest_bookings WHERE booking_id = $1`,
    `UPDATE payments SET payer_hash = $2 || $3 WHERE booking_id = $1`,
  ];
  for (const statement of statements) await testServer.query(statement, values);
}

describe('a guest who is erased', () => {
  let booking: Awaited<ReturnType<typeof booked>>;
  let dump: Awaited<ReturnType<typeof dumpOf>>;
  beforeAll(async () => {
    booking = await booked();
    await stayed(booking.reference);
    await writtenEverywhere(booking.id);
    await jobsDone();
    dump = await dumpOf(testServer);
  });

  test('stood in many tables, all of which an export of the desk has', async () => {
    const found = await personal.find('ZUBIN@mistry.example');
    expect(found).toEqual({
      address: 'zubin@mistry.example',
      bookings: [{ id: booking.id, reference: booking.reference, name: 'Zubin Mistryvala' }],
    });
    expect((await personal.find(PHONE)).bookings).toHaveLength(1);
    expect((await personal.find('zubin mistryvala')).bookings).toHaveLength(1);
    expect((await personal.find('Zubin')).bookings).toEqual([]);
    const said = await tablesThatSay(testServer, NEEDLES);
    expect(said.length).toBeGreaterThan(15);
    const result = await personal.exportGuest({ address: 'zubin@mistry.example', bookingIds: [booking.id] });
    assertType(result, 'PersonExport');
    const { data } = JSON.parse(result.json) as { data: Record<string, object[]> };
    const leftOut = ['administrator_actions', 'payments', 'webhook_events'];
    const given = said.filter((table) => !leftOut.includes(table));
    expect(Object.keys(data)).toEqual(expect.arrayContaining(given));
    expect(data['bookings']).toMatchObject([{ name: 'Zubin Mistryvala', phone: PHONE }]);
    expect(result.html).toContain('<dd>Zubin Mistryvala</dd>');
    expect(result.html).not.toContain('<script');
    const [entry] = await testServer.query<{ details: object }>(
      "SELECT details FROM administrator_actions WHERE action = 'exportGuest' ORDER BY id DESC LIMIT 1",
    );
    expect(entry?.details).toMatchObject({ bookingIds: [booking.id], withAddress: true });
  });

  test('is gone from all tables but those that the law keeps, which are named', async () => {
    const request = await personal.erase({ address: 'zubin@mistry.example', bookingIds: [booking.id] });
    expect(request).toMatchObject({ __typename: 'ErasureStored', request: { state: 'ASKED' } });
    await jobsDone();
    const [done] = await personal.requests();
    expect(done).toMatchObject({ state: 'DONE', waitsFor: [] });
    expect(await tablesThatSay(testServer, NEEDLES)).toEqual(['tax_documents']);
    const documents = await testServer.query<{ number: string }>(
      'SELECT number FROM tax_documents WHERE booking_id = $1 ORDER BY dated, number',
      [booking.id],
    );
    expect(documents.length).toBeGreaterThan(0);
    expect(done).toMatchObject({ address: null, references: [booking.reference] });
    expect(done?.kept.map(({ what }) => what)).toEqual(documents.map(({ number }) => number));
    const [mail] = testServer.inbox.messages('zubin@mistry.example');
    expect(mail?.subject).toBe('Your data at Saffron Court are erased');
    for (const { number } of documents) expect(mail?.text).toContain(number);
    expect(
      await testServer.query('SELECT name, email, phone FROM bookings WHERE id = $1', [booking.id]),
    ).toEqual([{ name: 'Erased guest', email: null, phone: null }]);
    expect(await testServer.breaches()).toEqual([]);
  });

  test('is erased again after a dump from before is restored', async () => {
    await dump.restore();
    expect((await tablesThatSay(testServer, NEEDLES)).length).toBeGreaterThan(15);
    expect(await testServer.installation.replay.run()).toBeGreaterThan(0);
    expect(await tablesThatSay(testServer, NEEDLES)).toEqual(['tax_documents']);
    expect(await testServer.installation.replay.run()).toBe(0);
  });

  test('may come again, and stays then', async () => {
    const again = await booked({ checkin: inDays(30), checkout: inDays(31) });
    await testServer.installation.replay.run();
    expect(await testServer.query('SELECT name FROM bookings WHERE id = $1', [again.id])).toEqual([
      { name: 'Zubin Mistryvala' },
    ]);
  });
});

describe('an erasure waits', () => {
  const stateOf = async (id: string) => (await personal.requests()).find((request) => request.id === id);

  test('for a stay to come, and is then applied by the nightly job', async () => {
    const email = testServer.freshEmail();
    const booking = await booked({ name: 'Waiting Guest', email, roomType: 'Suite' });
    const result = await personal.erase({ address: email, bookingIds: [booking.id] });
    assertType(result, 'ErasureStored');
    await jobsDone();
    expect(await stateOf(result.request.id)).toMatchObject({
      state: 'WAITING',
      waitsFor: expect.arrayContaining(['STAY']),
    });
    expect(await tablesThatSay(testServer, ['Waiting Guest'])).toContain('bookings');
    await stayed(booking.reference);
    await testServer.installation.services.erasures.applyAll();
    expect(await stateOf(result.request.id)).toMatchObject({ state: 'DONE' });
    expect(await tablesThatSay(testServer, [email, 'Waiting Guest'])).toEqual(
      expect.not.arrayContaining(['bookings', 'booking_mails']),
    );
  });

  test.each([
    [
      'DISPUTE',
      `INSERT INTO disputes (id, gateway_dispute_id, gateway_payment_id, status, amount_paise, amount_deducted_paise, currency, reason_code, phase, respond_by)
        SELECT gen_random_uuid(), $1::uuid, gateway_payment_id, 'OPEN', 100, 0, 'INR', 'x', 'chargeback', now() FROM payments WHERE booking_id = $1`,
    ],
    [
      'REFUND',
      `INSERT INTO refunds (id, payment_id, status, amount_paise, reason, idempotency_key)
        SELECT gen_random_uuid(), id, 'FAILED', 100, 'x', $1::uuid FROM payments WHERE booking_id = $1`,
    ],
    ['TASK', `INSERT INTO tasks (id, kind, booking_id) SELECT gen_random_uuid(), 'BALANCE_OVERDUE', $1`],
    [
      'BALANCE',
      `INSERT INTO folio_lines (booking_id, kind, value_paise, discount_paise, tax_percent, cgst_paise, sgst_paise, sac)
        SELECT $1, 'WRITE_OFF', 500, 0, 0, 0, 0, '' `,
    ],
  ])('for %s', async (wait, statement) => {
    const email = testServer.freshEmail();
    const booking = await booked({
      name: 'Cancelled Guest',
      email,
      checkin: inDays(200),
      checkout: inDays(201),
    });
    await testServer.query("UPDATE stays SET status = 'DEPARTED' WHERE booking_id = $1", [booking.id]);
    await testServer.query(statement, [booking.id]);
    const result = await personal.erase({ address: null, bookingIds: [booking.id] });
    assertType(result, 'ErasureStored');
    await jobsDone();
    expect(await stateOf(result.request.id)).toMatchObject({ waitsFor: expect.arrayContaining([wait]) });
    expect(await personal.withdraw(result.request.id)).toMatchObject({ request: { state: 'WITHDRAWN' } });
    expect(await personal.withdraw(result.request.id)).toMatchObject({ code: 'RECORD_NOT_FOUND' });
    await testServer.query('DELETE FROM tasks WHERE booking_id = $1', [booking.id]);
  });
});

describe('the guest’s own page', () => {
  test('opens with a mailed link only, and says to nobody else whether an address is known', async () => {
    const { id } = await booked({
      email: 'Known.Guest@Example.com',
      name: 'Known Guest',
      checkin: inDays(60),
      checkout: inDays(61),
    });
    const answers = [
      await askForLink(testServer, 'KNOWN.guest@example.com', { caller: freshCaller() }),
      await askForLink(testServer, 'unknown.guest@example.com', { caller: freshCaller() }),
    ];
    expect(answers[0]).toEqual(answers[1]);
    await jobsDone();
    expect(tokenMailedTo(testServer, 'unknown.guest@example.com')).toBe('');
    const token = tokenMailedTo(testServer, 'known.guest@example.com');
    const seen = await yourDataOf(testServer, token).see();
    assertType(seen, 'YourData');
    expect(seen).toMatchObject({ address: 'known.guest@example.com', isShared: false, erasure: null });
    expect(seen.references).toHaveLength(1);
    // Another address of the same mailbox is another guest.
    expect(await askForLink(testServer, 'knownguest@example.com', { caller: freshCaller() })).toEqual(
      answers[0],
    );
    await jobsDone();
    expect(tokenMailedTo(testServer, 'knownguest@example.com')).toBe('');
    for (const forged of [null, '', 'x', `${token}x`, `x${token}`, token.split('.')[0] ?? ''])
      for (const page of [yourDataOf(testServer, forged)])
        expect([await page.see(), await page.export(), await page.erase()]).toEqual(
          Array.from({ length: 3 }, () => ({ __typename: 'AddressNotProven', code: 'ADDRESS_NOT_PROVEN' })),
        );
    const body = Buffer.from(JSON.stringify({ address: 'zubin@mistry.example', until: Date.now() + 1e9 }));
    const other = `${body.toString('base64url')}.${token.split('.')[1]}`;
    expect(await yourDataOf(testServer, other).see()).toMatchObject({ code: 'ADDRESS_NOT_PROVEN' });
    await testServer.shiftClock('61 minutes');
    expect(await yourDataOf(testServer, token).see()).toMatchObject({ code: 'ADDRESS_NOT_PROVEN' });
    await testServer.shiftClock('0');
    expect(await testServer.query('SELECT name FROM bookings WHERE id = $1', [id])).toEqual([
      { name: 'Known Guest' },
    ]);
  });

  test('gives a copy, erases after the stay, and shows how far it is; asking twice asks once', async () => {
    const email = testServer.freshEmail();
    const { reference } = await booked({
      email,
      name: 'Own Request',
      checkin: inDays(70),
      checkout: inDays(71),
    });
    const page = await yourDataByMail(testServer, email);
    const copy = await page.export();
    assertType(copy, 'PersonExport');
    expect(copy.json).toContain('Own Request');
    expect(copy.html).toContain(`What Saffron Court stores about ${email}`);
    await Promise.all([page.erase(), page.erase()]);
    await jobsDone();
    expect(await page.see()).toMatchObject({
      references: [reference],
      erasure: { state: 'WAITING', waitsFor: expect.arrayContaining(['STAY']) },
    });
    expect((await personal.requests()).filter(({ address }) => address === email)).toHaveLength(1);
    await testServer.query(
      `UPDATE stays SET status = 'DEPARTED' WHERE booking_id = (SELECT id FROM bookings WHERE reference = $1)`,
      [reference],
    );
    await testServer.installation.services.erasures.applyAll();
    await jobsDone();
    expect(await page.see()).toMatchObject({ references: [], erasure: { state: 'DONE' } });
  });

  test('of an address that an agent shares gives nobody the guests of the agent, and the desk says whose data go', async () => {
    const email = 'agent@travel.example';
    const first = await booked({ email, name: 'First Traveller', checkin: inDays(80), checkout: inDays(81) });
    const second = await booked({
      email,
      name: 'Second Traveller',
      checkin: inDays(82),
      checkout: inDays(83),
    });
    await testServer.query(`UPDATE stays SET status = 'DEPARTED' WHERE booking_id = ANY($1)`, [
      [first.id, second.id],
    ]);
    const page = await yourDataByMail(testServer, email);
    const copy = await page.export();
    assertType(copy, 'PersonExport');
    expect(copy.json).not.toContain('Traveller');
    expect(copy.html).toContain('Bookings of several names have this address');
    await page.erase();
    await jobsDone();
    expect(await page.see()).toMatchObject({
      isShared: true,
      erasure: { waitsFor: expect.arrayContaining(['SHARED_ADDRESS']) },
    });
    const request = (await personal.requests()).find(({ address }) => address === email);
    const chosen = { address: null, bookingIds: [first.id], answers: request?.id ?? '' };
    expect(await personal.erase(chosen)).toMatchObject({ __typename: 'ErasureStored' });
    expect(await personal.erase(chosen)).toMatchObject({ code: 'RECORD_NOT_FOUND' });
    await jobsDone();
    // The guest who asked learns what became of it.
    expect(await page.see()).toMatchObject({ references: [second.reference], erasure: { state: 'DONE' } });
    expect(testServer.inbox.messages(email)[0]?.subject).toBe('Your data at Saffron Court are erased');
    expect(
      await testServer.query('SELECT name FROM bookings WHERE id = ANY($1) ORDER BY name', [
        [first.id, second.id],
      ]),
    ).toEqual([{ name: 'Erased guest' }, { name: 'Second Traveller' }]);
  });

  test('opens for a signed-in guest who proved the address, and the erasure deletes the account', async () => {
    const email = 'signed.in@guest.example';
    const { token, uid } = await identity.signIn({ email, emailVerified: true });
    expect(await yourDataOf(testServer, null, { token }).see()).toMatchObject({ code: 'ADDRESS_NOT_PROVEN' });
    await testServer.query(
      `INSERT INTO address_proofs (uid, email_key, sent_at, expires_at, proven_at, proven_session)
       VALUES ($1, $2, hotel_now(), hotel_now(), hotel_now(), hotel_now() - interval '1 hour')`,
      [uid, email],
    );
    const page = yourDataOf(testServer, null, { token });
    expect(await page.see()).toMatchObject({ address: email });
    await page.erase();
    await jobsDone();
    expect(await tablesThatSay(testServer, [email, uid])).toEqual([]);
    await expect(identity.signInAgain(email)).rejects.toThrow('EMAIL_NOT_FOUND');
  });
});

describe('nobody else loses or learns anything by an erasure', () => {
  const jobsAbout = async (text: string) =>
    (
      await testServer.query(
        'SELECT id FROM graphile_worker._private_jobs WHERE strpos(lower(payload::text), $1) > 0',
        [text],
      )
    ).length;
  const auditedOf = (text: string) =>
    testServer.query('SELECT id FROM administrator_actions WHERE strpos(details::text, $1) > 0', [text]);
  /** A job that waits, and an entry of the audit log, that name the address. */
  async function namedInJobAndAudit(email: string) {
    await testServer.query(
      `SELECT graphile_worker.add_job('send mail', json_build_object('kind', 'your data link', 'messageId', $1::text, 'email', $1::text),
        run_at := now() + interval '1 day')`,
      [email],
    );
    await testServer.query(
      `INSERT INTO administrator_actions (at, actor_kind, actor_id, address, action, details)
       VALUES (hotel_now(), 'staff', 'x', 'staff@hotel.example', 'markMessage', jsonb_build_object('email', $1::text))`,
      [email],
    );
  }
  const writes = (email: string) =>
    testServer.query(
      "INSERT INTO contact_messages (id, email, message) VALUES (gen_random_uuid(), $1, 'May I bring a dog?')",
      [email],
    );
  const erased = async (address: string, bookingIds: string[] = []) => {
    expect(await personal.erase({ address, bookingIds })).toMatchObject({ __typename: 'ErasureStored' });
    await jobsDone();
  };
  /** A stay that is over, of which nothing is open. */
  const over = async (form: Parameters<typeof booked>[0]) => {
    const booking = await booked(form);
    await testServer.query("UPDATE stays SET status = 'DEPARTED' WHERE booking_id = $1", [booking.id]);
    await jobsDone();
    return booking;
  };

  test('whose address contains the erased address', async () => {
    const others = ['joann@attack.example', 'ann@attack.example.org', 'ann@attack.example-hotel.com'];
    for (const other of others) await namedInJobAndAudit(other);
    await namedInJobAndAudit('ann@attack.example');
    await erased('ann@attack.example');
    for (const other of others) {
      expect(await jobsAbout(other)).toBe(1);
      expect(await auditedOf(other)).toHaveLength(1);
    }
    expect(await auditedOf('"ann@attack.example"')).toEqual([]);
    expect(await jobsAbout('"ann@attack.example"')).toBe(0);
  });

  test('who came back after an earlier erasure of the address, when the list is applied again each night', async () => {
    await erased('back@attack.example');
    await writes('back@attack.example');
    await namedInJobAndAudit('back@attack.example');
    await erased('somebody.else@attack.example');
    expect(await testServer.installation.replay.run()).toBe(0);
    expect(await jobsAbout('back@attack.example')).toBe(1);
    expect(await auditedOf('back@attack.example')).toHaveLength(1);
  });

  test('who gave the booking to another guest, and whose address stayed in its history', async () => {
    const booking = await over({
      name: 'Given On',
      email: 'given@attack.example',
      phone: '+91 98330 77001',
      checkin: inDays(120),
      checkout: inDays(121),
    });
    await testServer.query(
      `INSERT INTO booking_corrections (id, booking_id, before, after, applied_at, actor_kind) SELECT gen_random_uuid(), $1,
        '{"name": "Given On", "email": "given@attack.example", "phone": "+91 98330 77001"}',
        '{"name": "Taken Over", "email": "taken@attack.example", "phone": "+91 98330 77002"}', now(), 'guest'`,
      [booking.id],
    );
    await testServer.query(
      "UPDATE bookings SET name = 'Taken Over', name_key = 'taken over', email = 'taken@attack.example', email_key = 'taken@attack.example', phone = '+91 98330 77002', phone_key = '919833077002', mailbox_key = 'taken@attack.example' WHERE id = $1",
      [booking.id],
    );
    await testServer.query('DELETE FROM guest_bookings WHERE booking_id = $1', [booking.id]);
    await testServer.query("DELETE FROM guests WHERE name = 'Given On'");
    const copy = await (await yourDataByMail(testServer, 'taken@attack.example')).export();
    assertType(copy, 'PersonExport');
    expect(copy.json).toContain('Taken Over');
    // Tax documents keep the recipient’s name that they were made out to.
    for (const text of ['given@attack.example', '77001']) expect(copy.json).not.toContain(text);
    const page = await yourDataByMail(testServer, 'given@attack.example');
    await page.erase();
    await jobsDone();
    expect(await page.see()).toMatchObject({ erasure: { state: 'DONE' } });
    expect(await tablesThatSay(testServer, ['given@attack.example'])).toEqual([]);
  });

  test('who shares the address and has no booking, only a record of the staff', async () => {
    await over({
      name: 'Asha Attack',
      email: 'family@attack.example',
      checkin: inDays(124),
      checkout: inDays(125),
    });
    await testServer.query(
      `INSERT INTO guests (id, root_id, name, emails, note, sort_name, searched_text, name_skeletons, contact_keys, match_keys)
       SELECT id, id, 'Ravi Attack', '{family@attack.example}', 'Ravi drinks', 'ravi', 'ravi', 'rv', '{}', '{}' FROM gen_random_uuid() id`,
    );
    const page = await yourDataByMail(testServer, 'family@attack.example');
    const copy = await page.export();
    assertType(copy, 'PersonExport');
    expect(copy.json).not.toContain('Ravi');
    await page.erase();
    await jobsDone();
    expect(await page.see()).toMatchObject({ isShared: true, erasure: { waitsFor: ['SHARED_ADDRESS'] } });
    expect(await tablesThatSay(testServer, ['Ravi drinks'])).toEqual(['guests']);
  });
});

test('an address with more bookings than a search of the desk lists keeps none', async () => {
  const email = 'many@attack.example';
  const { id } = await booked({ email, name: 'Many Bookings', checkin: inDays(130), checkout: inDays(131) });
  await testServer.query("UPDATE stays SET status = 'DEPARTED' WHERE booking_id = $1", [id]);
  await testServer.query(
    `INSERT INTO bookings SELECT (jsonb_populate_record(one, jsonb_build_object('id', gen_random_uuid(), 'reference', 'SC-MANY' || number,
       'token_hash', 'many' || number, 'calendar_uid', gen_random_uuid(), 'idempotency_key', NULL))).* FROM bookings one, generate_series(1, 501) number WHERE one.id = $1`,
    [id],
  );
  const page = await yourDataByMail(testServer, email);
  await page.erase();
  await jobsDone();
  expect(await page.see()).toMatchObject({ references: [], erasure: { state: 'DONE' } });
  expect(await tablesThatSay(testServer, [email])).toEqual([]);
});

test('an erasure that fails once still finds what the account wrote', async () => {
  const email = 'fails.once@attack.example';
  const { uid } = await identity.signIn({ email, emailVerified: true });
  await testServer.query(
    `INSERT INTO feedback (id, name, location, feedback, guest_uid) VALUES (gen_random_uuid(), 'Fails Once', 'Pune', 'Nice', $1)`,
    [uid],
  );
  await testServer.query(
    `CREATE FUNCTION refuse_deletion() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'the disk is full'; END $$;
     CREATE TRIGGER refuse_deletion BEFORE DELETE ON feedback FOR EACH ROW EXECUTE FUNCTION refuse_deletion()`,
  );
  const { erasures } = testServer.installation.services;
  const { id } = await erasures.askByGuest(email);
  await expect(erasures.apply(id)).rejects.toThrow('the disk is full');
  await testServer.query('DROP FUNCTION refuse_deletion CASCADE');
  await erasures.apply(id);
  await jobsDone();
  expect(await tablesThatSay(testServer, [uid, 'Fails Once'])).toEqual([]);
  await expect(identity.signInAgain(email)).rejects.toThrow('EMAIL_NOT_FOUND');
});

test('a request that does not exist is not called off, whatever its id', async () => {
  for (const id of ['', 'x', '1', '00000000-0000-4000-8000-000000000000'])
    expect(await personal.withdraw(id)).toMatchObject({ code: 'RECORD_NOT_FOUND' });
});

describe('the record of a guest', () => {
  const recordOf = async (booking: string) => {
    const [row] = await testServer.query<{ id: string }>(
      `WITH made AS (
         INSERT INTO guests (id, root_id, name, emails, note, sort_name, searched_text, name_skeletons, contact_keys, match_keys)
         SELECT id, id, 'Rowena Record', '{rowena@record.example}', 'Rowena snores', 'rowena', 'rowena', 'rwn', '{}', '{}'
         FROM gen_random_uuid() id RETURNING id)
       INSERT INTO guest_bookings (booking_id, guest_id) SELECT $1, id FROM made
       ON CONFLICT (booking_id) DO UPDATE SET guest_id = excluded.guest_id RETURNING guest_id AS id`,
      [booking],
    );
    return row?.id ?? '';
  };
  const over = async (checkin: number) => {
    const email = testServer.freshEmail();
    const dates = { checkin: inDays(checkin), checkout: inDays(checkin + 1) };
    const { id } = await booked({ name: 'Rowena Record', email, ...dates });
    await testServer.query("UPDATE stays SET status = 'DEPARTED' WHERE booking_id = $1", [id]);
    return id;
  };
  const erased = async (bookingIds: string[]) => {
    await jobsDone();
    await personal.erase({ address: null, bookingIds });
    await jobsDone();
  };
  const stored = (record: string) =>
    testServer.query('SELECT name, note FROM guests WHERE id = $1', [record]);

  test('stays while another booking of it has its guest, and goes with the last one', async () => {
    const [first, second] = [await over(90), await over(92)];
    const record = await recordOf(first);
    await testServer.query(
      `INSERT INTO guest_bookings (booking_id, guest_id) VALUES ($1, $2)
       ON CONFLICT (booking_id) DO UPDATE SET guest_id = excluded.guest_id`,
      [second, record],
    );
    await erased([first]);
    expect(await stored(record)).toEqual([{ name: 'Rowena Record', note: 'Rowena snores' }]);
    await erased([second]);
    expect(await stored(record)).toEqual([{ name: 'Erased guest', note: null }]);
  });

  test('keeps the name of a guest to whom the hotel does not rent, and nothing else', async () => {
    const booking = await over(94);
    const record = await recordOf(booking);
    await testServer.query(
      `UPDATE guests SET do_not_rent_reason = 'Broke doors', do_not_rent_since = hotel_now(), do_not_rent_by = 'x' WHERE id = $1`,
      [record],
    );
    await erased([booking]);
    expect(await stored(record)).toEqual([{ name: 'Rowena Record', note: null }]);
  });
});

describe('consent to the newsletter', () => {
  const subscribed = (email: string) =>
    testServer.query(
      `INSERT INTO subscribers (id, email, email_key, token_hash, consent_text, consent_at)
       SELECT gen_random_uuid(), $1, $1, $1, 'I want the newsletter', hotel_now()`,
      [email],
    );

  test('is apart from bookings, ends on the guest’s page, and stays ended after a restore', async () => {
    const email = testServer.freshEmail();
    await subscribed(email);
    const dump = await dumpOf(testServer);
    const page = await yourDataByMail(testServer, email);
    expect(await page.see()).toMatchObject({
      newsletter: { agreedTo: 'I want the newsletter', endedAt: null },
    });
    expect(await page.withdrawConsent()).toMatchObject({ newsletter: { endedAt: expect.any(String) } });
    await dump.restore();
    await testServer.installation.replay.run();
    const rows = await testServer.query<{ unsubscribed_at: Date | null }>(
      'SELECT unsubscribed_at FROM subscribers WHERE email_key = $1',
      [email],
    );
    expect(rows).toEqual([{ unsubscribed_at: expect.any(Date) }]);
  });
});

describe('consent to marketing', () => {
  const guests = guestsOf(server, () => owner);

  test('that the desk noted ends on the guest’s page, the desk sees it, and it stays ended after a restore', async () => {
    const email = testServer.freshEmail();
    const kept = await guests.added({ name: 'Firoza Wadia', emails: [email.toUpperCase()] });
    const other = await guests.added({ name: 'Firoza Wadia', emails: [] });
    await guests.setConsent(kept.id, false, 'By phone');
    await guests.setConsent(other.id, true, 'Said so at the desk');
    await guests.join(kept, other);
    const dump = await dumpOf(testServer);
    const page = await yourDataByMail(testServer, email);
    expect(await page.see()).toMatchObject({ marketing: { agreedAt: expect.any(String), endedAt: null } });
    expect(await page.withdrawMarketing()).toMatchObject({ marketing: { endedAt: expect.any(String) } });
    const isEnded = async () => {
      const [newest] = (await guests.one(kept.id))?.consents ?? [];
      expect(newest).toMatchObject({ isGiven: false, source: 'The page “Your data”', by: null });
    };
    await isEnded();
    await page.withdrawMarketing();
    expect((await guests.one(kept.id))?.consents).toHaveLength(3);
    await dump.restore();
    expect((await guests.one(kept.id))?.consents).toHaveLength(2);
    await testServer.installation.replay.run();
    await isEnded();
    await guests.separate(other.id);
    expect((await guests.one(other.id))?.consents[0]).toMatchObject({ isGiven: false });
  });

  test('of other guests and of nobody is not touched', async () => {
    const email = testServer.freshEmail();
    const stranger = await guests.added({ name: 'Kersi Daruwala', emails: [testServer.freshEmail()] });
    await guests.setConsent(stranger.id, true, 'Said so at the desk');
    await guests.added({ name: 'Silent Guest', emails: [email] });
    const page = await yourDataByMail(testServer, email);
    expect(await page.withdrawMarketing()).toMatchObject({ marketing: null });
    expect((await guests.one(stranger.id))?.consents).toHaveLength(1);
    expect(await yourDataOf(server, 'no-token').withdrawMarketing()).toMatchObject({
      code: 'ADDRESS_NOT_PROVEN',
    });
  });
});

describe('retention, with a clock that is years ahead', () => {
  const OLD = ['Olga Petrenko', 'olga@old.example', '98330 44556', '9833044556', 'Wadala'];
  let booking: Awaited<ReturnType<typeof booked>>;
  beforeAll(async () => {
    await testServer.query(
      "DELETE FROM tasks; DELETE FROM folios WHERE idempotency_key = 'folio-of-the-guest-1'",
    );
    const guest = { name: 'Olga Petrenko', email: 'olga@old.example', phone: '+91 98330 44556' };
    booking = await booked({ ...guest, specialRequests: 'Olga Petrenko likes tea' });
    await stayed(booking.reference);
    await testServer.query(
      `INSERT INTO contact_messages (id, email, message) VALUES (gen_random_uuid(), $1, 'Olga Petrenko of Wadala')`,
      ['olga@old.example'],
    );
    await testServer.query(
      `INSERT INTO subscribers (id, email, email_key, token_hash, consent_text, consent_at, unsubscribed_at)
       VALUES (gen_random_uuid(), $1, $1, $1, 'I agree', hotel_now(), hotel_now())`,
      ['olga@old.example'],
    );
    await testServer.query(
      `INSERT INTO desk_payments (payment_id, booking_id, idempotency_key, note, pan)
       SELECT id, booking_id, 'payment-of-olga-1', 'Olga Petrenko', 'ABCDE1234F' FROM payments WHERE booking_id = $1`,
      [booking.id],
    );
    await testServer.query(
      `INSERT INTO administrator_actions (actor_kind, actor_id, address, action, record_id, details)
       VALUES ('staff', 'x', 'staff@hotel.example', 'addBookingNote', $1, '{"said": "Olga Petrenko"}')`,
      [booking.id],
    );
  });
  afterAll(() => testServer.shiftClock('0'));

  const prunedAfter = async (years: number) => {
    await testServer.shiftClock(`${years} years 5 days`);
    await testServer.installation.pruning.run();
    return tablesThatSay(testServer, OLD);
  };
  const documents = () =>
    testServer.query<{ number: string; content: { recipient: { name: string } }; bytes: Buffer }>(
      'SELECT number, content, bytes FROM tax_documents WHERE booking_id = $1 ORDER BY dated, number',
      [booking.id],
    );

  test('keeps the guest of a booking for three years after departure', async () => {
    expect(await prunedAfter(2)).toEqual(
      expect.arrayContaining(['bookings', 'tax_documents', 'subscribers']),
    );
  });

  test('keeps a record without a booking for three years after the last work on it', async () => {
    await testServer.shiftClock('0');
    const names = ['Nobody Untouched', 'Nobody Edited', 'Nobody Refused'];
    const ids: string[] = [];
    for (const name of names) {
      const [row] = await testServer.query<{ id: string }>(
        `INSERT INTO guests (id, root_id, name, emails, note, sort_name, searched_text, name_skeletons, contact_keys, match_keys)
         SELECT id, id, $1, '{nobody@record.example}', $1, $1, $1, $1, '{}', '{}' FROM gen_random_uuid() id RETURNING id`,
        [name],
      );
      ids.push(row?.id ?? '');
    }
    const [, edited, refused] = ids;
    await testServer.query(
      `INSERT INTO administrator_actions (at, actor_kind, actor_id, address, action, record_id, details)
       VALUES (hotel_now() + interval '2 years', 'staff', 'x', 'staff@hotel.example', 'noteGuestConsent', $1, '{}')`,
      [edited],
    );
    await testServer.query(
      "UPDATE guests SET do_not_rent_reason = 'Broke doors', do_not_rent_since = hotel_now(), do_not_rent_by = 'x' WHERE id = $1",
      [refused],
    );
    const namesAfter = async (years: number) => {
      await prunedAfter(years);
      const rows = await testServer.query<{ name: string }>(
        'SELECT name FROM guests WHERE id = ANY($1) ORDER BY array_position($1, id)',
        [ids],
      );
      return rows.map(({ name }) => name);
    };
    expect(await namesAfter(2)).toEqual(names);
    expect(await namesAfter(3)).toEqual(['Erased guest', ...names.slice(1)]);
    expect(await namesAfter(6)).toEqual(['Erased guest', 'Erased guest', 'Nobody Refused']);
    expect(
      await testServer.query('SELECT name FROM guests WHERE id = $1 AND note IS NULL', [edited]),
    ).toEqual([{ name: 'Erased guest' }]);
  });

  test('then keeps what tax law wants: documents and the PAN of cash', async () => {
    expect(await prunedAfter(4)).toEqual(['tax_documents']);
    expect(
      await testServer.query('SELECT note, pan FROM desk_payments WHERE booking_id = $1', [booking.id]),
    ).toEqual([{ note: '', pan: 'ABCDE1234F' }]);
    expect((await documents()).map(({ content }) => content.recipient.name)).toContain('Olga Petrenko');
  });

  test('erases that, too, eight years after the financial year; numbers and amounts stay', async () => {
    const before = await documents();
    expect(await prunedAfter(10)).toEqual([]);
    expect(
      await testServer.query('SELECT pan FROM desk_payments WHERE booking_id = $1', [booking.id]),
    ).toEqual([{ pan: null }]);
    const after = await documents();
    expect(after.map(({ number }) => number)).toEqual(before.map(({ number }) => number));
    for (const { bytes } of after) {
      const text = (await pdfPages(bytes)).join(' ');
      expect(text.replaceAll(' ', '')).toContain('Erasedguest');
      expect(text).not.toContain('Olga');
    }
    expect(await testServer.query('SELECT name FROM bookings WHERE id = $1', [booking.id])).toEqual([
      { name: 'Erased guest' },
    ]);
    expect(
      await testServer.query("SELECT id FROM administrator_actions WHERE details::text LIKE '%Olga%'"),
    ).toEqual([]);
    const [run] = await testServer.query<{ ended_at: Date }>('SELECT ended_at FROM retention_runs');
    expect(run?.ended_at).toBeInstanceOf(Date);
  });
});
