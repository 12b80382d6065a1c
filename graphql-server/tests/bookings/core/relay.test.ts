import { confirmPayment, createBooking, type CreateBookingInput } from '../../testkit/bookings';
import { execute, gql, type RequestOptions } from '../../testkit/graphql';
import { openIdentity } from '../../testkit/identity';
import { confirmedBooking } from '../../testkit/late-money';
import { startTestServer, type TestServer } from '../../testkit/test-server';

/** Nobody can send words of their own to a third mailbox by a booking. */

const WORDS = 'You have won a prize. Claim it at https://evil.example/win within a day.';
const CORRECT = gql(`mutation CorrectNameOfRelay($input: CorrectDetailsInput!) {
  correctDetails(input: $input) { __typename ... on InvalidInput { faults { field code } } }
}`);

let testServer: TestServer;
beforeAll(async () => {
  testServer = await startTestServer({ HOLDS_PER_EMAIL: '20' });
});
afterAll(() => testServer.stop());

async function mailsAfter(form: Partial<CreateBookingInput>, options?: RequestOptions): Promise<string> {
  const email = form.email ?? '';
  const result = await createBooking(testServer, form, options);
  if (result.__typename !== 'BookingHold') throw new Error(`Not held: ${JSON.stringify(result)}`);
  const { checkout } = await testServer.razorpay.pay(result.checkout.orderId, {
    outcome: 'capture',
    webhook: false,
  });
  await confirmPayment(testServer, checkout);
  await testServer.runJobs();
  const mails = testServer.inbox.messages(email);
  expect(mails.map(({ subject }) => subject)).toContainEqual(expect.stringMatching(/^Booking confirmed/));
  return JSON.stringify(mails);
}

test.each([WORDS, 'evil.com', 'Claim at bit.ly/3xYz', 'www.evil.example'])(
  'the name %j is refused, and the fault names its field',
  async (name) => {
    expect(await createBooking(testServer, { name })).toMatchObject({
      __typename: 'InvalidInput',
      faults: expect.arrayContaining([{ field: 'name', message: expect.any(String) }]),
    });
  },
);

test('a corrected name is held to the same rule', async () => {
  const { held } = await confirmedBooking(testServer);
  const input = { token: held.token, name: 'Win at evil.com', phone: '+91 98765 43210' };
  expect((await execute(testServer, CORRECT, { input })).correctDetails).toEqual({
    __typename: 'InvalidInput',
    faults: [{ field: 'name', code: 'NAME_HAS_ADDRESS' }],
  });
});

test('requests stay out of the mail to an address that nobody has proven', async () => {
  const email = testServer.freshEmail();
  const mails = await mailsAfter({ email, specialRequests: WORDS });
  expect(mails).not.toContain('evil.example');
  expect(mails).toContain('on the page of your booking');
});

test('nor does an account with another address, or with one that is not verified, put them there', async () => {
  const identity = await openIdentity();
  const email = testServer.freshEmail();
  const other = await identity.signIn({ email: testServer.freshEmail(), emailVerified: true });
  expect(await mailsAfter({ email, specialRequests: WORDS }, { token: other.token })).not.toContain(
    'evil.example',
  );
  const victim = testServer.freshEmail();
  const unverified = await identity.signIn({ email: victim, emailVerified: false });
  const mails = await mailsAfter({ email: victim, specialRequests: WORDS }, { token: unverified.token });
  expect(mails).not.toContain('evil.example');
});

test('a guest who is signed in with the verified address reads them in the mail', async () => {
  const identity = await openIdentity();
  const email = testServer.freshEmail();
  const { token } = await identity.signIn({ email, emailVerified: true });
  expect(await mailsAfter({ email, specialRequests: 'A quiet room.' }, { token })).toContain('A quiet room.');
});
