import { execute, gql, type RequestOptions } from '../testkit/graphql';
import { openIdentity, OWNER } from '../testkit/identity';
import { confirmedBooking } from '../testkit/late-money';
import { startTestMailServer, type TestMailServer } from '../testkit/mail-server';
import { startTestServer, type TestServer } from '../testkit/test-server';
import { waitFor } from '../testkit/wait-for';

const MAILS = gql(`query BookingMails($reference: String!) {
  bookingMails(reference: $reference) { kind address isSent mayBeSentAgain }
}`);
const RESEND = gql(`mutation ResendBookingMail($input: ResendBookingMailInput!) {
  resendBookingMail(input: $input) { __typename ... on BookingMailQueued { address } ... on Refusal { code } }
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
const resend = async (reference: string, kind: 'CONFIRMATION' | 'CANCELLATION' | 'CONFIRM_ADDRESS') =>
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

test('a mail that was never sent, and one to confirm an address, are not sent again', async () => {
  const { reference } = await bookingWithMail();
  expect(await resend(reference, 'CANCELLATION')).toMatchObject({ code: 'MAIL_NOT_TO_REPEAT' });
  expect(await resend(reference, 'CONFIRM_ADDRESS')).toMatchObject({ code: 'MAIL_NOT_TO_REPEAT' });
  expect(await resend('SC-UNKNOWN', 'CONFIRMATION')).toMatchObject({ code: 'RECORD_NOT_FOUND' });
});

test('nobody presses a mailbox full', async () => {
  const { reference } = await bookingWithMail();
  const outcomes: string[] = [];
  for (let press = 0; press < 11; press += 1)
    outcomes.push((await resend(reference, 'CONFIRMATION')).__typename);
  expect(outcomes.filter((outcome) => outcome === 'RateLimited')).toHaveLength(1);
});

describe('given a confirmation that the mail server refuses for ever', () => {
  test('it is a task with the address, and the list says that it was given up', async () => {
    const { reference, email } = await bookingWithMail(NO_SUCH_USER);
    expect(await openTasks(reference)).toMatchObject([{ kind: 'CONFIRMATION_FAILED', address: email }]);
    expect(await mailsOf(reference)).toMatchObject([{ kind: 'CONFIRMATION', isSent: false }]);
    expect(await givenUpBreaches()).toMatchObject([{ subject: reference }]);
  });

  test('the task ends, and no breach is left, once it is sent to the corrected address', async () => {
    const { reference } = await bookingWithMail(NO_SUCH_USER);
    const corrected = testServer.freshEmail();
    await testServer.query('UPDATE bookings SET email = $1 WHERE reference = $2', [corrected, reference]);
    expect(await resend(reference, 'CONFIRMATION')).toMatchObject({ address: corrected });
    await runJobs();
    expect(takenBy(corrected)).toHaveLength(1);
    expect(await openTasks(reference)).toEqual([]);
    expect((await givenUpBreaches()).filter(({ subject }) => subject === reference)).toEqual([]);
  });

  test('so it does when somebody says that the guest was told by phone', async () => {
    const { reference } = await bookingWithMail(NO_SUCH_USER);
    const [task] = await openTasks(reference);
    const input = { id: String(task?.id), note: 'Read to the guest by phone' };
    expect((await execute(testServer, FINISH, { input }, owner)).finishTask.__typename).toBe('TaskFinished');
    expect(await openTasks(reference)).toEqual([]);
    expect((await givenUpBreaches()).filter(({ subject }) => subject === reference)).toEqual([]);
  });
});

test('a mail that failed at its last attempt is a task, too', async () => {
  mailServer.refuseRecipients('451 Later');
  const { held } = await confirmedBooking(testServer);
  await testServer.query('UPDATE graphile_worker._private_jobs SET attempts = max_attempts - 1');
  await runJobs();
  expect(await openTasks(held.booking.reference)).toMatchObject([{ kind: 'CONFIRMATION_FAILED' }]);
});
