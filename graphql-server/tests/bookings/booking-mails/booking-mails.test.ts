import { inDays } from '../../testkit/bookings';
import { cancelBooking, previewedRefund, staysOf } from '../../testkit/cancellations';
import { execute, gql, type RequestOptions } from '../../testkit/graphql';
import { openIdentity, OWNER } from '../../testkit/identity';
import { confirmedBooking } from '../../testkit/late-money';
import { bookedAtDesk, deskStay } from '../../testkit/desk-bookings';
import { startTestMailServer, type TestMailServer } from '../../testkit/mail-server';
import { startTestServer, type TestServer } from '../../testkit/test-server';
import { waitFor } from '../../testkit/wait-for';

const MAILS = gql(`query BookingMails($reference: String!) {
  bookingMails(reference: $reference) { kind address isSent mayBeSentAgain }
}`);
const RESEND = gql(`mutation ResendBookingMail($input: ResendBookingMailInput!) {
  resendBookingMail(input: $input) { __typename ... on BookingMailQueued { address } ... on Refusal { code } }
}`);
const LOST_MAILS = gql(`query LostMails($reference: String!) {
  bookingMails(reference: $reference) { id kind isSent }
}`);
const OPEN_TASKS = gql(`query TasksOfMails { openTasks { id kind reference address } }`);
const FINISH = gql(`mutation FinishTaskOfMail($input: FinishTaskInput!) {
  finishTask(input: $input) { __typename }
}`);

const NO_SUCH_USER = '550 5.1.1 No such user';

let testServer: TestServer;
let mailServer: TestMailServer;
let owner: RequestOptions;
beforeAll(async () => {
  mailServer = await startTestMailServer();
  testServer = await startTestServer({ SMTP_URL: mailServer.smtpUrl, HOLDS_PER_EMAIL: '20' });
  const { token } = await (await openIdentity()).signIn({ email: OWNER.email, emailVerified: true });
  owner = { token };
});
afterAll(async () => {
  await testServer.stop();
  await mailServer.stop();
});
beforeEach(async () => {
  mailServer.refuseRecipients(null);
  await testServer.query('DELETE FROM graphile_worker._private_jobs');
});

/** Runs the jobs that are due. The queue records how they ended a moment after it has stopped. */
async function runJobs(): Promise<void> {
  await testServer.runJobs();
  const locked = 'SELECT 1 FROM graphile_worker._private_jobs WHERE locked_at IS NOT NULL';
  await waitFor(
    'the ends of the jobs are recorded',
    async () => (await testServer.query(locked)).length === 0,
  );
}

const mailsOf = async (reference: string) =>
  (await execute(testServer, MAILS, { reference }, owner)).bookingMails;
type Kind = 'CONFIRMATION' | 'CANCELLATION' | 'CONFIRM_ADDRESS' | 'OPTION_KEPT' | 'OPTION_ENDED';
const resend = async (reference: string, kind: Kind) =>
  (await execute(testServer, RESEND, { input: { reference, kind } }, owner)).resendBookingMail;
const openTasks = async (reference: string) =>
  (await execute(testServer, OPEN_TASKS, {}, owner)).openTasks.filter((task) => task.reference === reference);
const givenUpBreaches = async () =>
  (await testServer.breaches()).filter(
    ({ invariant }) => invariant === 'a mail about a booking was given up',
  );

async function bookingWithMail(reply: string | null = null) {
  mailServer.refuseRecipients(reply);
  const email = testServer.freshEmail();
  const { held } = await confirmedBooking(testServer, { email });
  await runJobs();
  mailServer.refuseRecipients(null);
  return { reference: held.booking.reference, email };
}

const takenBy = (email: string) => mailServer.taken.filter(({ to }) => to === email);

test('the staff see which mails a guest got, and send one again', async () => {
  const { reference, email } = await bookingWithMail();
  const sent = { kind: 'CONFIRMATION', address: email, isSent: true, mayBeSentAgain: true };
  expect(await mailsOf(reference)).toEqual([sent]);
  expect(await resend(reference, 'CONFIRMATION')).toEqual({
    __typename: 'BookingMailQueued',
    address: email,
  });
  await runJobs();
  expect(await mailsOf(reference)).toEqual([sent, sent]);
  expect(takenBy(email)).toHaveLength(2);
});

test('a mail that was never sent, and a mail to confirm an address, cannot be sent again', async () => {
  const { reference } = await bookingWithMail();
  expect(await resend(reference, 'CANCELLATION')).toMatchObject({ code: 'MAIL_NOT_TO_REPEAT' });
  expect(await resend(reference, 'CONFIRM_ADDRESS')).toMatchObject({ code: 'MAIL_NOT_TO_REPEAT' });
  expect(await resend('SC-UNKNOWN', 'CONFIRMATION')).toMatchObject({ code: 'RECORD_NOT_FOUND' });
});

describe('given a tentative booking', () => {
  /** The desk keeps a room tentatively for three days. */
  async function keptForOption(reply: string | null = null) {
    mailServer.refuseRecipients(reply);
    const email = testServer.freshEmail();
    const stays = [deskStay({ checkin: inDays(40), checkout: inDays(41) })];
    const reference = await bookedAtDesk(testServer, { stays, email, optionUntil: inDays(3) }, owner);
    await runJobs();
    mailServer.refuseRecipients(null);
    return { reference, email };
  }

  async function endOption() {
    await testServer.shiftClock('5 days');
    await testServer.installation.services.options.run();
    await runJobs();
    await testServer.shiftClock('0');
  }

  test('the mail that its rooms are kept is listed, and is sent again while they are', async () => {
    const { reference, email } = await keptForOption();
    const kept = { kind: 'OPTION_KEPT', address: email, isSent: true, mayBeSentAgain: true };
    expect(await mailsOf(reference)).toEqual([kept]);
    expect(await resend(reference, 'OPTION_KEPT')).toMatchObject({ address: email });
    await runJobs();
    expect(await mailsOf(reference)).toEqual([kept, kept]);
    expect(takenBy(email)).toHaveLength(2);
  });

  test('once its hold has ended, that mail can be sent again and the mail before it cannot', async () => {
    const { reference, email } = await keptForOption();
    await endOption();
    expect(await mailsOf(reference)).toMatchObject([
      { kind: 'OPTION_ENDED', isSent: true, mayBeSentAgain: true },
      { kind: 'OPTION_KEPT', isSent: true, mayBeSentAgain: false },
    ]);
    expect(await resend(reference, 'OPTION_KEPT')).toMatchObject({ code: 'MAIL_NOT_TO_REPEAT' });
    expect(await resend(reference, 'OPTION_ENDED')).toMatchObject({ address: email });
    await runJobs();
    expect(takenBy(email)).toHaveLength(3);
  });

  test('a mail about it that does not arrive is a task', async () => {
    const { reference, email } = await keptForOption(NO_SUCH_USER);
    expect(await mailsOf(reference)).toMatchObject([{ kind: 'OPTION_KEPT', isSent: false }]);
    expect(await openTasks(reference)).toMatchObject([{ kind: 'CONFIRMATION_FAILED', address: email }]);
  });
});

test('nobody can fill a mailbox with repeated mails', async () => {
  const { reference } = await bookingWithMail();
  const outcomes: string[] = [];
  for (let press = 0; press < 11; press += 1)
    outcomes.push((await resend(reference, 'CONFIRMATION')).__typename);
  expect(outcomes.filter((outcome) => outcome === 'RateLimited')).toHaveLength(1);
});

describe('given a confirmation that the mail server refuses permanently', () => {
  test('it is a task with the address, and the list says that it was given up', async () => {
    const { reference, email } = await bookingWithMail(NO_SUCH_USER);
    expect(await openTasks(reference)).toMatchObject([{ kind: 'CONFIRMATION_FAILED', address: email }]);
    expect(await mailsOf(reference)).toMatchObject([{ kind: 'CONFIRMATION', isSent: false }]);
    expect(await givenUpBreaches()).toMatchObject([{ subject: reference }]);
  });

  test('the task ends, and no breach is left, once the mail is sent to the corrected address', async () => {
    const { reference } = await bookingWithMail(NO_SUCH_USER);
    const corrected = testServer.freshEmail();
    await testServer.query('UPDATE bookings SET email = $1 WHERE reference = $2', [corrected, reference]);
    expect(await resend(reference, 'CONFIRMATION')).toMatchObject({ address: corrected });
    await runJobs();
    expect(takenBy(corrected)).toHaveLength(1);
    expect(await openTasks(reference)).toEqual([]);
    expect((await givenUpBreaches()).filter(({ subject }) => subject === reference)).toEqual([]);
  });

  test('the task also ends when a member of the staff says that the guest was told by phone', async () => {
    const { reference } = await bookingWithMail(NO_SUCH_USER);
    const [task] = await openTasks(reference);
    const input = { id: String(task?.id), note: 'Read to the guest by phone' };
    expect((await execute(testServer, FINISH, { input }, owner)).finishTask.__typename).toBe('TaskFinished');
    expect(await openTasks(reference)).toEqual([]);
    expect((await givenUpBreaches()).filter(({ subject }) => subject === reference)).toEqual([]);
  });
});

describe('given the mails of one cancellation that were given up, and the mails of a later one that were sent', () => {
  async function twoCancellations() {
    const [checkin, checkout] = [inDays(20), inDays(21)];
    const room = { roomType: 'Single', guests: 1, checkin, checkout };
    const { held } = await confirmedBooking(testServer, { checkin, checkout, furtherStays: [room, room] });
    await runJobs();
    const { stays } = await staysOf(testServer, held.token);
    for (const [index, { id }] of stays.slice(0, 2).entries()) {
      mailServer.refuseRecipients(index === 0 ? NO_SUCH_USER : null);
      const expectedRefund = await previewedRefund(testServer, held.token, [id]);
      const cancelled = await cancelBooking(testServer, { token: held.token, stays: [id], expectedRefund });
      expect(cancelled).toMatchObject({ __typename: 'BookingCancelled' });
      await runJobs();
    }
    return held.booking.reference;
  }
  const lostOf = async (reference: string) =>
    (await execute(testServer, LOST_MAILS, { reference }, owner)).bookingMails.filter(
      ({ isSent }) => !isSent,
    );

  test('each mail of the first is still a task and a breach', async () => {
    const reference = await twoCancellations();
    const lost = await lostOf(reference);
    expect(lost.map(({ kind }) => kind)).toContain('CANCELLATION');
    expect(await openTasks(reference)).toHaveLength(lost.length);
    expect(await givenUpBreaches()).toHaveLength(lost.length);
  });

  test('each is sent again by its id, and its task ends', async () => {
    const reference = await twoCancellations();
    for (const { id: mail, kind } of await lostOf(reference))
      expect(
        (await execute(testServer, RESEND, { input: { reference, kind, mail } }, owner)).resendBookingMail,
      ).toMatchObject({ __typename: 'BookingMailQueued' });
    await runJobs();
    expect(await openTasks(reference)).toEqual([]);
    expect(await givenUpBreaches()).toEqual([]);
  });

  test('a person who has told the guest ends only that task', async () => {
    const reference = await twoCancellations();
    const [task, ...others] = await openTasks(reference);
    const input = { id: String(task?.id), note: 'Read to the guest by phone' };
    await execute(testServer, FINISH, { input }, owner);
    expect(await openTasks(reference)).toHaveLength(others.length);
    expect(await givenUpBreaches()).toHaveLength(others.length);
  });

  test('a mail of another booking is not accepted for this booking', async () => {
    const [reference, other] = [await twoCancellations(), await bookingWithMail()];
    const [lost] = await lostOf(reference);
    const input = { reference: other.reference, kind: 'CANCELLATION' as const, mail: lost?.id };
    expect((await execute(testServer, RESEND, { input }, owner)).resendBookingMail).toMatchObject({
      code: 'MAIL_NOT_TO_REPEAT',
    });
  });
});

test('a mail that failed at its last attempt is a task, too', async () => {
  mailServer.refuseRecipients('451 Later');
  const { held } = await confirmedBooking(testServer);
  await testServer.query('UPDATE graphile_worker._private_jobs SET attempts = max_attempts - 1');
  await runJobs();
  expect(await openTasks(held.booking.reference)).toMatchObject([{ kind: 'CONFIRMATION_FAILED' }]);
});
