import { inDays } from '../../testkit/bookings';
import {
  changeable,
  freshChangeKey,
  heldChange as heldChangeOfGuest,
  payChange,
  staysWith,
} from '../../testkit/changes';
import { execute, executeExpectingErrors, gql, type RequestOptions } from '../../testkit/graphql';
import { openIdentity, OWNER } from '../../testkit/identity';
import { confirmedBooking, refundsAtGateway } from '../../testkit/late-money';
import { startTestServer, type TestServer } from '../../testkit/test-server';

const ONE_NIGHT = 981_288;

const PREVIEW = gql(`query GuestChangePreview($reference: String!, $stays: [ChangedStayInput!]!) {
  guestChangePreview(reference: $reference, stays: $stays) {
    __typename ... on ChangePreview { difference charge { amount } } ... on Refusal { code }
  }
}`);
const CHANGE = gql(`mutation ChangeGuestBooking($input: ChangeGuestBookingInput!) {
  changeGuestBooking(input: $input) {
    __typename ... on GuestBookingChanged { toPay { amount } refund { amount } } ... on Refusal { code field }
  }
}`);
const CORRECT = gql(`mutation CorrectGuestBooking($input: CorrectGuestBookingInput!) {
  correctGuestBooking(input: $input) {
    __typename ... on GuestBookingCorrected { reference } ... on Refusal { code field }
  }
}`);

const LAPSED = gql(`query LapsedChanges { openTasks { kind reference } }`);

let testServer: TestServer;
let owner: RequestOptions;
beforeAll(async () => {
  testServer = await startTestServer({ HOLDS_PER_EMAIL: '20' });
  const identity = await openIdentity();
  const { token } = await identity.signIn({ email: OWNER.email, emailVerified: true });
  owner = { token };
});
afterAll(() => testServer.stop());
beforeEach(() => testServer.razorpay.setMode({ reset: true, webhooks: 'off' }));
afterEach(async () => {
  await testServer.runJobs();
  expect(await testServer.breaches()).toEqual([]);
});

const auditOf = async (action: string) =>
  (
    await testServer.query<{ details: object; before: object; after: object }>(
      'SELECT details, before, after FROM administrator_actions WHERE action = $1 ORDER BY id DESC',
      [action],
    )
  )[0];

async function change(token: string, reference: string, checkout: string) {
  const stays = await staysWith(testServer, token, { checkout });
  const { guestChangePreview } = await execute(testServer, PREVIEW, { reference, stays }, owner);
  const expectedDifference =
    guestChangePreview.__typename === 'ChangePreview' ? guestChangePreview.difference : 0;
  const form = { reference, stays, expectedDifference, reason: 'The guest called.' };
  const input = { ...form, idempotencyKey: freshChangeKey() };
  return (await execute(testServer, CHANGE, { input }, owner)).changeGuestBooking;
}

test('a visitor may neither see the figures nor change the booking', async () => {
  const { held } = await confirmedBooking(testServer);
  const { reference } = held.booking;
  const { errors } = await executeExpectingErrors(testServer, PREVIEW, { reference, stays: [] });
  expect(errors[0].extensions['code']).toBe('UNAUTHENTICATED');
});

test('the owner shortens a stay on the day of check-in: the first night is charged, and the history says why', async () => {
  const dates = { checkin: inDays(0), checkout: inDays(3) };
  const { held, paymentId } = await confirmedBooking(testServer, dates);
  const { reference } = held.booking;
  expect(await change(held.token, reference, inDays(1))).toMatchObject({ refund: { amount: ONE_NIGHT } });
  await testServer.runJobs();
  expect(refundsAtGateway(testServer, paymentId)).toMatchObject([{ amount: ONE_NIGHT }]);
  expect(await auditOf('changeGuestBooking')).toMatchObject({
    details: { reference, chargePaise: ONE_NIGHT, status: 'APPLIED' },
    before: { stays: [{ checkout: inDays(3) }] },
    after: { stays: [{ checkout: inDays(1) }] },
  });
  expect(JSON.stringify(await auditOf('changeGuestBooking'))).not.toContain('The guest called.');
  const ofBooking = 'booking_id = (SELECT id FROM bookings WHERE reference = $1)';
  expect(
    await testServer.query(`SELECT reason FROM booking_changes WHERE ${ofBooking}`, [reference]),
  ).toEqual([{ reason: 'The guest called.' }]);
});

test('a dearer change by the owner waits for payment on the booking’s page, and the guest gets a mail with the link', async () => {
  const email = testServer.freshEmail();
  const dates = { checkin: inDays(40), checkout: inDays(42) };
  const { held } = await confirmedBooking(testServer, { ...dates, email });
  const changed = await change(held.token, held.booking.reference, inDays(43));
  expect(changed).toMatchObject({ toPay: { amount: ONE_NIGHT } });
  await testServer.runJobs();
  const [mail] = testServer.inbox.messages(email);
  expect(mail?.subject).toBe(`Please pay ₹9,812.88 to change your booking ${held.booking.reference}`);
  expect(mail?.text).toContain(`/booking#${held.token}`);
  expect(mail?.text).toMatch(/for you until \d{1,2}:\d\d [ap]m on \w+, \d/);
  const { heldChange } = await changeable(testServer, held.token);
  await payChange(testServer, heldChange?.checkout?.orderId ?? '');
  expect((await changeable(testServer, held.token)).stays).toMatchObject([{ checkout: inDays(43) }]);
});

test('a change that was paid before its mail was sent asks for no payment', async () => {
  const email = testServer.freshEmail();
  const dates = { checkin: inDays(50), checkout: inDays(52) };
  const { held } = await confirmedBooking(testServer, { ...dates, email });
  await change(held.token, held.booking.reference, inDays(53));
  const { heldChange } = await changeable(testServer, held.token);
  await payChange(testServer, heldChange?.checkout?.orderId ?? '');
  await testServer.runJobs();
  const subjects = testServer.inbox.messages(email).map(({ subject }) => subject);
  expect(subjects).toContainEqual(expect.stringContaining('Changed: '));
  expect(subjects).not.toContainEqual(expect.stringContaining('Please pay'));
});

test('an unknown reference is refused', async () => {
  const { guestChangePreview } = await execute(
    testServer,
    PREVIEW,
    { reference: 'SC-NONE', stays: [] },
    owner,
  );
  expect(guestChangePreview).toMatchObject({ code: 'RECORD_NOT_FOUND' });
});

test('the owner corrects the name and address of the booking; the audit names the fields and keeps no data of the guest', async () => {
  const email = testServer.freshEmail();
  const { held } = await confirmedBooking(testServer, { email });
  const { reference } = held.booking;
  const details = { name: 'Åsa Rao', phone: '+91 98765 43210', email: testServer.freshEmail() };
  const input = { reference, ...details, reason: 'A slip of the pen.' };
  const { correctGuestBooking } = await execute(testServer, CORRECT, { input }, owner);
  expect(correctGuestBooking).toMatchObject({ __typename: 'GuestBookingCorrected', reference });
  await testServer.runJobs();
  // The new address waits until the guest has opened the link.
  expect(testServer.inbox.messages(details.email)[0]?.subject).toContain('Confirm your e-mail address');
  const entry = await auditOf('correctGuestBooking');
  expect(entry).toMatchObject({ details: { reference }, after: { corrected: ['name', 'email'] } });
  expect(JSON.stringify(entry)).not.toContain('Åsa');
});

describe('a change that the guest does not pay in time', () => {
  const lapsedOf = async (reference: string) =>
    (await execute(testServer, LAPSED, {}, owner)).openTasks.filter((task) => task.reference === reference);
  const lapse = async () => {
    await testServer.shiftClock('3 days');
    await testServer.installation.sweep.run();
  };
  afterEach(() => testServer.shiftClock('0'));

  test('is a task for the staff who made it, until it is paid after all', async () => {
    const dates = { checkin: inDays(61), checkout: inDays(62) };
    const { held } = await confirmedBooking(testServer, dates);
    const { reference } = held.booking;
    await change(held.token, reference, inDays(63));
    const { heldChange } = await changeable(testServer, held.token);
    expect(await lapsedOf(reference)).toEqual([]);
    await lapse();
    expect(await lapsedOf(reference)).toEqual([{ kind: 'CHANGE_LAPSED', reference }]);
    await testServer.shiftClock('3 days 10 minutes');
    await payChange(testServer, heldChange?.checkout?.orderId ?? '');
    expect((await changeable(testServer, held.token)).stays).toMatchObject([{ checkout: inDays(63) }]);
    expect(await lapsedOf(reference)).toEqual([]);
  });

  test('is no task when the guest made it', async () => {
    const dates = { checkin: inDays(65), checkout: inDays(66) };
    const { held } = await confirmedBooking(testServer, dates);
    await heldChangeOfGuest(testServer, held.token, { checkout: inDays(67) });
    await lapse();
    expect(await lapsedOf(held.booking.reference)).toEqual([]);
  });
});
