import { createBooking, inDays } from '../../testkit/bookings';
import { changeAtDesk, freshChangeKey, previewChangeAtDesk } from '../../testkit/changes';
import { bookAtDesk, bookedAtDesk, deskStay, tentativeSteps } from '../../testkit/desk-bookings';
import { execute, gql, type RequestOptions } from '../../testkit/graphql';
import { openIdentity, OWNER } from '../../testkit/identity';
import { startTestServer, type TestServer } from '../../testkit/test-server';

const TASKS = gql(`query TasksOfOptions { openTasks { id kind reference } }`);
const DONE = gql(
  `mutation FinishOptionTask($input: FinishTaskInput!) { finishTask(input: $input) { __typename } }`,
);
const PAGE = gql(`query TentativePage($token: String!) {
  bookingByToken(token: $token) { __typename ... on Booking { status optionUntil hasOptionEnded } }
}`);
const NOTES = gql(`query TentativeAtDesk($reference: String!) {
  guestBooking(reference: $reference) {
    __typename ... on GuestBookingDetails { booking { status } madeAtDesk { channel optionUntil portal } }
  }
}`);

let testServer: TestServer;
let owner: RequestOptions;
let steps: ReturnType<typeof tentativeSteps>;
beforeAll(async () => {
  testServer = await startTestServer();
  const identity = await openIdentity();
  owner = { token: (await identity.signIn({ email: OWNER.email, emailVerified: true })).token };
  steps = tentativeSteps(testServer, owner);
});
afterAll(() => testServer.stop());
afterEach(async () => {
  await testServer.shiftClock('0');
  await testServer.runJobs();
  expect(await testServer.breaches()).toEqual([]);
});

const takenBy = async (reference: string) =>
  (
    await testServer.query<{ night: string }>(
      `SELECT night::text FROM room_nights JOIN stays stay ON stay.id = stay_id
       JOIN bookings booking ON booking.id = stay.booking_id WHERE reference = $1`,
      [reference],
    )
  ).length;

const statusOf = async (reference: string) =>
  (
    await testServer.query<{ status: string }>('SELECT status FROM bookings WHERE reference = $1', [
      reference,
    ])
  )[0]?.status;

const historyOf = async (reference: string) =>
  (
    await testServer.query<{ to: string; actor: string }>(
      `SELECT to_state AS to, actor_kind AS actor FROM transitions JOIN bookings ON bookings.id = subject_id
       WHERE reference = $1 AND machine = 'booking' ORDER BY transitions.id`,
      [reference],
    )
  ).map(({ to, actor }) => `${to} by ${actor}`);

const optionTasks = async (reference: string) =>
  (await execute(testServer, TASKS, {}, owner)).openTasks.filter((task) => task.reference === reference);

/** The guest's page that a mail links to. */
async function pageLinkedIn(mail: { text?: string | undefined } | undefined) {
  const [, token = ''] = /booking#([\w-]+)/.exec(mail?.text ?? '') ?? [];
  return (await execute(testServer, PAGE, { token })).bookingByToken;
}

const runOptions = () => testServer.installation.services.options.run();

const tentative = (form: Parameters<typeof bookedAtDesk>[1] = {}) =>
  bookedAtDesk(testServer, { optionUntil: inDays(3), ...form }, owner);

describe('a tentative booking', () => {
  test('keeps its rooms without payment, much longer than a hold, and its guest reads until when', async () => {
    const email = testServer.freshEmail();
    const reference = await tentative({ email });
    expect(await statusOf(reference)).toBe('TENTATIVE');
    await testServer.runJobs();
    const [mail] = testServer.inbox.messages(email);
    expect(mail?.subject).toMatch(/^We keep your rooms until/);
    await testServer.shiftClock('2 days');
    await testServer.installation.sweep.run();
    await runOptions();
    expect(await takenBy(reference)).toBe(2);
    const bookingByToken = await pageLinkedIn(mail);
    expect(bookingByToken).toMatchObject({
      status: 'TENTATIVE',
      optionUntil: inDays(3),
      hasOptionEnded: false,
    });
    const { guestBooking } = await execute(testServer, NOTES, { reference }, owner);
    expect(guestBooking).toMatchObject({ madeAtDesk: { channel: 'PHONE', optionUntil: inDays(3) } });
  });

  test('keeps its rooms from other guests', async () => {
    const dates = { checkin: inDays(50), checkout: inDays(51) };
    const [{ rooms } = { rooms: 0 }] = await testServer.query<{ rooms: number }>(
      "SELECT count(*)::int AS rooms FROM rooms JOIN room_types type ON type.id = type_id WHERE code = 'Suite'",
    );
    const suite = deskStay({ roomType: 'Suite', ...dates });
    await tentative({ stays: Array.from({ length: rooms }, () => suite) });
    expect((await createBooking(testServer, { roomType: 'Suite', ...dates })).__typename).toBe(
      'RoomUnavailable',
    );
  });

  test('is confirmed: its guest gets the confirmation with the calendar file, and it is confirmed once', async () => {
    const email = testServer.freshEmail();
    const reference = await tentative({ email });
    const both = await Promise.all([steps.confirm(reference), steps.confirm(reference)]);
    for (const result of both) expect(result).toMatchObject({ status: 'CONFIRMED' });
    await testServer.runJobs();
    const subjects = testServer.inbox.messages(email).map(({ subject }) => subject ?? '');
    expect(subjects.filter((subject) => subject.startsWith('Booking confirmed'))).toHaveLength(1);
    expect(await historyOf(reference)).toEqual(['TENTATIVE by staff', 'CONFIRMED by staff']);
    expect(await takenBy(reference)).toBe(2);
  });

  test('is released with a reason, and its rooms are free again', async () => {
    const reference = await tentative();
    expect(await steps.release(reference, ' ')).toMatchObject({ faults: [{ field: 'reason' }] });
    expect(await steps.release(reference)).toMatchObject({ status: 'EXPIRED' });
    expect(await takenBy(reference)).toBe(0);
    expect(await steps.confirm(reference)).toMatchObject({ code: 'NOT_TENTATIVE', field: 'reference' });
  });

  test('ends automatically at 00:00 after its date, and its guest is told', async () => {
    const email = testServer.freshEmail();
    const reference = await tentative({ email });
    await testServer.runJobs();
    const [kept] = testServer.inbox.messages(email);
    await testServer.shiftClock('3 days');
    await runOptions();
    expect(await statusOf(reference)).toBe('TENTATIVE');
    await testServer.shiftClock('4 days');
    await runOptions();
    expect(await historyOf(reference)).toEqual(['TENTATIVE by staff', 'EXPIRED by job']);
    expect(await takenBy(reference)).toBe(0);
    await testServer.runJobs();
    const mails = testServer.inbox.messages(email);
    expect(mails.some(({ subject }) => subject?.includes('has ended'))).toBe(true);
    expect(await pageLinkedIn(kept)).toMatchObject({
      status: 'EXPIRED',
      optionUntil: null,
      hasOptionEnded: true,
    });
  });

  test('is a task on the day before it ends, once, until somebody acts', async () => {
    const reference = await tentative();
    await runOptions();
    expect(await optionTasks(reference)).toEqual([]);
    await testServer.shiftClock('2 days');
    await runOptions();
    await runOptions();
    const [task] = await optionTasks(reference);
    expect(task).toMatchObject({ kind: 'OPTION_LAPSING' });
    await execute(testServer, DONE, { input: { id: task?.id ?? '', note: 'I left a message.' } }, owner);
    await runOptions();
    expect(await optionTasks(reference)).toEqual([]);
    expect(await steps.extend(reference, inDays(5))).toMatchObject({ status: 'TENTATIVE' });
    await testServer.shiftClock('4 days');
    await runOptions();
    expect(await statusOf(reference)).toBe('TENTATIVE');
    expect(await optionTasks(reference)).toHaveLength(1);
    await steps.confirm(reference);
    expect(await optionTasks(reference)).toEqual([]);
  });

  test('is kept until the day of arrival at most, and not until a day that is over', async () => {
    for (const day of [-1, 11]) {
      const result = await bookAtDesk(testServer, { optionUntil: inDays(day) }, owner);
      expect(result).toMatchObject({ faults: [{ field: 'optionUntil', code: 'OPTION_DATE_OUTSIDE' }] });
    }
    const reference = await tentative();
    expect(await steps.extend(reference, inDays(11))).toMatchObject({ faults: [{ field: 'optionUntil' }] });
  });

  test('that does not exist is not found', async () => {
    expect(await steps.confirm('SC-UNKNOWN1')).toMatchObject({ code: 'RECORD_NOT_FOUND' });
  });
});

describe('while a booking is tentative, the staff', () => {
  const stayOf = async (reference: string) =>
    (
      await testServer.query<{ id: string; checkin: string; checkout: string; total: number }>(
        `SELECT stay.id, stay.checkin::text, stay.checkout::text,
           (SELECT sum(value_paise + cgst_paise + sgst_paise)::int FROM folio_lines line
            WHERE line.booking_id = booking.id) AS total
         FROM stays stay JOIN bookings booking ON booking.id = stay.booking_id
         WHERE reference = $1 AND stay.status = 'EXPECTED' ORDER BY position`,
        [reference],
      )
    )[0];

  const changedTo = async (reference: string, dates: { checkin: string; checkout: string }) => {
    const stay = await stayOf(reference);
    const stays = [{ id: stay?.id ?? '', roomType: 'Single', guests: 1, ...dates }];
    const preview = await previewChangeAtDesk(testServer, { reference, stays }, owner);
    const expectedDifference = preview.__typename === 'ChangePreview' ? preview.difference : 0;
    const form = { reference, stays, reason: 'The guest called.', payment: 'ONLINE' as const };
    return changeAtDesk(testServer, { ...form, expectedDifference, idempotencyKey: freshChangeKey() }, owner);
  };

  test('change its dates without a payment or a charge, and the guest reads the new ones', async () => {
    const email = testServer.freshEmail();
    // Inside the deadline of the policy, which binds nobody yet.
    const stays = [deskStay({ roomType: 'Single', checkin: inDays(1), checkout: inDays(3) })];
    const reference = await tentative({ email, stays, optionUntil: inDays(1) });
    const before = await stayOf(reference);
    await testServer.runJobs();
    expect(await changedTo(reference, { checkin: inDays(1), checkout: inDays(4) })).toMatchObject({
      __typename: 'GuestBookingChanged',
      toPay: { amount: 0 },
    });
    expect(await changedTo(reference, { checkin: inDays(2), checkout: inDays(3) })).toMatchObject({
      __typename: 'GuestBookingChanged',
      refund: { amount: 0 },
    });
    expect(await stayOf(reference)).toMatchObject({
      checkin: inDays(2),
      checkout: inDays(3),
      total: Number(before?.total) / 2,
    });
    expect(await statusOf(reference)).toBe('TENTATIVE');
    await testServer.runJobs();
    const subjects = testServer.inbox.messages(email).map(({ subject }) => subject);
    expect(subjects).toHaveLength(3);
    expect(new Set(subjects).size).toBe(1);
  });

  test('must not keep it beyond the new arrival', async () => {
    const stays = [deskStay({ roomType: 'Single', checkin: inDays(10), checkout: inDays(12) })];
    const reference = await tentative({ stays, optionUntil: inDays(9) });
    expect(await changedTo(reference, { checkin: inDays(8), checkout: inDays(12) })).toMatchObject({
      __typename: 'ChangeRefused',
      code: 'CHANGE_BEFORE_OPTION_ENDS',
    });
    await steps.extend(reference, inDays(8));
    expect(await changedTo(reference, { checkin: inDays(8), checkout: inDays(12) })).toMatchObject({
      __typename: 'GuestBookingChanged',
    });
  });

  test('correct names, phone number and requests', async () => {
    const reference = await tentative();
    const CORRECT = gql(`mutation CorrectTentative($input: CorrectGuestBookingInput!) {
      result: correctGuestBooking(input: $input) { __typename }
    }`);
    const input = {
      reference,
      name: 'Meera Iyer',
      phone: '+91 98200 11223',
      email: null,
      specialRequests: null,
      reason: 'The guest called.',
    };
    expect((await execute(testServer, CORRECT, { input }, owner)).result.__typename).toBe(
      'GuestBookingCorrected',
    );
    const [row] = await testServer.query('SELECT name FROM bookings WHERE reference = $1', [reference]);
    expect(row).toEqual({ name: 'Meera Iyer' });
  });
});
