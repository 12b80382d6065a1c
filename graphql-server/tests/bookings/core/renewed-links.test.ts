import { bookingByToken } from '../../testkit/bookings';
import { execute, executeExpectingErrors, gql, type RequestOptions } from '../../testkit/graphql';
import { openIdentity, OWNER } from '../../testkit/identity';
import { confirmedBooking } from '../../testkit/late-money';
import { startTestServer, type TestServer } from '../../testkit/test-server';

const RENEW = gql(`mutation RenewBookingLink($reference: String!) {
  renewBookingLink(reference: $reference) {
    __typename ... on BookingLinkRenewed { reference address } ... on Refusal { code }
  }
}`);

let testServer: TestServer;
let owner: RequestOptions;
beforeAll(async () => {
  testServer = await startTestServer({ HOLDS_PER_EMAIL: '20' });
  const identity = await openIdentity();
  owner = { token: (await identity.signIn({ email: OWNER.email, emailVerified: true })).token };
});
afterAll(() => testServer.stop());

const renew = async (reference: string) =>
  (await execute(testServer, RENEW, { reference }, owner)).renewBookingLink;

async function mailTo(email: string): Promise<string> {
  await testServer.runJobs();
  return testServer.inbox.messages(email)[0]?.text ?? '';
}

const tokenIn = (text: string) => /\/booking#([\w-]+)/.exec(text)?.[1] ?? '';

test('the desk replaces the link: earlier ones open nothing, and the guest gets the new one', async () => {
  const email = testServer.freshEmail();
  const { held } = await confirmedBooking(testServer, { email });
  const { reference } = held.booking;
  expect(await renew(reference)).toEqual({ __typename: 'BookingLinkRenewed', reference, address: email });
  expect(await bookingByToken(testServer, held.token)).toMatchObject({ code: 'BOOKING_NOT_FOUND' });
  const second = tokenIn(await mailTo(email));
  expect(await bookingByToken(testServer, second)).toMatchObject({ reference });
  await renew(reference);
  expect(await bookingByToken(testServer, second)).toMatchObject({ code: 'BOOKING_NOT_FOUND' });
  expect(await bookingByToken(testServer, tokenIn(await mailTo(email)))).toMatchObject({ reference });
  const [entry] = await testServer.query(
    `SELECT details FROM administrator_actions WHERE action = 'renewBookingLink' ORDER BY id DESC LIMIT 1`,
  );
  expect(entry).toEqual({ details: { reference } });
});

test('without an address nothing is mailed, and the response says so', async () => {
  const { held } = await confirmedBooking(testServer);
  const { reference } = held.booking;
  await testServer.query(
    `UPDATE bookings SET email = NULL, email_key = NULL, mailbox_key = '' WHERE reference = $1`,
    [reference],
  );
  expect(await renew(reference)).toEqual({ __typename: 'BookingLinkRenewed', reference, address: null });
  expect(await bookingByToken(testServer, held.token)).toMatchObject({ code: 'BOOKING_NOT_FOUND' });
});

test('an unknown reference is refused, and so is a guest', async () => {
  expect(await renew('SC-00000000')).toMatchObject({ code: 'RECORD_NOT_FOUND' });
  const { errors } = await executeExpectingErrors(testServer, RENEW, { reference: 'SC-00000000' });
  expect(errors[0].extensions['code']).toBe('UNAUTHENTICATED');
});

test('every mail with the link says where a new one comes from', async () => {
  const email = testServer.freshEmail();
  await confirmedBooking(testServer, { email });
  expect(await mailTo(email)).toMatch(
    new RegExp(`no longer opens your booking, ask for a new link: ${testServer.url}/booking(\\s|$)`),
  );
});
