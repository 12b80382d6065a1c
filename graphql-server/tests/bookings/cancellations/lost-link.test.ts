import { bookingByToken, hold } from '../../testkit/bookings';
import { execute, gql } from '../../testkit/graphql';
import { startTestServer, type TestServer } from '../../testkit/test-server';

const SEND_LINK = gql(`mutation SendBookingLinkInTest($input: BookingLinkInput!) {
  sendBookingLink(input: $input) {
    __typename
    ... on BookingLinkSent { code message }
    ... on InvalidInput { faults { field code } }
    ... on Refusal { code }
  }
}`);

let testServer: TestServer;
beforeAll(async () => {
  testServer = await startTestServer();
});
afterAll(() => testServer.stop());

const sendLink = async (reference: string, email: string) =>
  (await execute(testServer, SEND_LINK, { input: { reference, email } })).sendBookingLink;

const linksTo = async (email: string) => {
  await testServer.runJobs();
  return testServer.inbox
    .messages(email)
    .filter(({ subject }) => subject?.startsWith('The link to your booking'));
};

test('reference and address of a booking bring its link, whatever their case and spaces', async () => {
  const email = testServer.freshEmail();
  const held = await hold(testServer, { email });
  const spelled = ` ${held.booking.reference.toLowerCase()} `;
  expect(await sendLink(spelled, email.toUpperCase())).toMatchObject({ code: 'BOOKING_LINK_SENT' });
  const [mail] = await linksTo(email);
  const token = /\/booking#([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
  expect(await bookingByToken(testServer, token)).toMatchObject({ reference: held.booking.reference });
});

test('the response is the same for another address and for no booking, and nobody gets a mail', async () => {
  const email = testServer.freshEmail();
  const held = await hold(testServer, { email });
  const sent = await sendLink(held.booking.reference, email);
  const stranger = testServer.freshEmail();
  expect(await sendLink(held.booking.reference, stranger)).toEqual(sent);
  expect(await sendLink('SC-00000000', stranger)).toEqual(sent);
  expect(await linksTo(stranger)).toEqual([]);
});

test('a mailbox gets five mails an hour, and the response stays the same', async () => {
  const email = testServer.freshEmail();
  const held = await hold(testServer, { email });
  const responses = [];
  for (let time = 1; time <= 6; time += 1) responses.push(await sendLink(held.booking.reference, email));
  expect(new Set(responses.map((response) => JSON.stringify(response))).size).toBe(1);
  expect(await linksTo(email)).toHaveLength(5);
});

test.each([
  ['', 'guest@example.com', 'reference', 'TEXT_MISSING'],
  ['SC-7K3M9Q2X', 'guest', 'email', 'EMAIL_INVALID'],
])('with %j and %j the field at fault is named', async (reference, email, field, code) => {
  expect(await sendLink(reference, email)).toMatchObject({ faults: [{ field, code }] });
});
