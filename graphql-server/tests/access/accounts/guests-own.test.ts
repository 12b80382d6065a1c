import { addressCodeIn, PROVE_ADDRESS, proveAddress, SEND_ADDRESS_CODE } from '../../testkit/address-proof';
import { execute, executeExpectingErrors, gql } from '../../testkit/graphql';
import { bookingPage, hold } from '../../testkit/bookings';
import { startTestServer, type TestServer } from '../../testkit/test-server';
import { openIdentity, type Identity, type SignedIn } from '../../testkit/identity';

let identity: Identity;
let testServer: TestServer;

beforeAll(async () => {
  identity = await openIdentity();
  testServer = await startTestServer();
});
afterAll(() => testServer.stop());

let guests = 0;

async function guest(emailVerified = true): Promise<SignedIn & { email: string }> {
  guests += 1;
  const email = `own-${guests}@example.com`;
  return { email, ...(await identity.signIn({ email, emailVerified, displayName: 'Asha Rao' })) };
}

const MY_BOOKINGS = gql(`query MyBookings {
  myBookings { totalCount addressToProve bookings { token booking { reference } } }
}`);
const LEAVE_FEEDBACK = gql(`mutation LeaveFeedbackAsGuest($input: FeedbackInput!) {
  leaveFeedback(input: $input) { ... on FeedbackReceived { fromVerifiedGuest } }
}`);
const VIEWER = gql(`query Viewer { viewer { uid email name photoUrl isAdmin } }`);

async function bookingsOf(token: string) {
  const { myBookings } = await execute(testServer, MY_BOOKINGS, {}, { token });
  expect(myBookings.totalCount).toBe(myBookings.bookings.length);
  return myBookings.bookings;
}

const referencesOf = async (token: string) =>
  (await bookingsOf(token)).map(({ booking }) => booking.reference);

describe('my bookings', () => {
  test('are those made while signed in, whatever address was entered, and can be opened with their token', async () => {
    const { token } = await guest();
    const held = await hold(testServer, { email: testServer.freshEmail() }, { token });
    const [own] = await bookingsOf(token);
    expect(own?.booking.reference).toBe(held.booking.reference);
    expect((await bookingPage(testServer, own?.token ?? '')).reference).toBe(held.booking.reference);
  });

  test('are also those made without sign-in for the guest’s address once a code was typed, in any case', async () => {
    const { token, email } = await guest();
    const { booking } = await hold(testServer, { email: email.toUpperCase() });
    await proveAddress(testServer, token, email);
    expect(await referencesOf(token)).toEqual([booking.reference]);
  });

  test('of an address that somebody else registered with a password stay hidden when its owner verifies it', async () => {
    const { token, email } = await guest();
    await hold(testServer, { email });
    const { myBookings } = await execute(testServer, MY_BOOKINGS, {}, { token });
    expect(myBookings).toEqual({ totalCount: 0, bookings: [], addressToProve: email });
    // The stranger can ask for the code, and cannot read it.
    await execute(testServer, SEND_ADDRESS_CODE, {}, { token });
    await testServer.runJobs();
    const wrong = (Number(addressCodeIn(testServer, email)) + 1) % 1_000_000;
    for (let tried = 1; tried <= 5; tried += 1) {
      const otp = String(wrong).padStart(6, '0');
      const { proveAddress: refused } = await execute(testServer, PROVE_ADDRESS, { otp }, { token });
      expect(refused).toMatchObject({ code: tried < 5 ? 'CODE_WRONG' : 'CODE_USED_UP' });
    }
    const { proveAddress: late } = await execute(
      testServer,
      PROVE_ADDRESS,
      { otp: addressCodeIn(testServer, email) },
      { token },
    );
    expect(late).toMatchObject({ code: 'CODE_USED_UP' });
    expect(await referencesOf(token)).toEqual([]);
  });

  test('a proof counts for the session that gave it and later ones, not for one that was open before', async () => {
    const earlier = await guest();
    const { booking } = await hold(testServer, { email: earlier.email });
    // The provider's times have whole seconds.
    await new Promise((resolve) => setTimeout(resolve, 1_100));
    const later = await identity.signInAgain(earlier.email);
    await proveAddress(testServer, later.token, earlier.email);
    expect(await referencesOf(later.token)).toEqual([booking.reference]);
    expect(await referencesOf(earlier.token)).toEqual([]);
  });

  test('no code is mailed to an address that is not verified', async () => {
    const { token } = await guest(false);
    const { sendAddressCode } = await execute(testServer, SEND_ADDRESS_CODE, {}, { token });
    expect(sendAddressCode).toEqual({ __typename: 'AddressNotVerified', code: 'ADDRESS_NOT_VERIFIED' });
  });

  test('of an unverified address are shown only to the guest who booked them signed in', async () => {
    const { token, email } = await guest(false);
    await hold(testServer, { email });
    expect(await referencesOf(token)).toEqual([]);
    const { booking } = await hold(testServer, { email }, { token });
    expect(await referencesOf(token)).toEqual([booking.reference]);
  });

  test('never include bookings of another guest', async () => {
    const asha = await guest();
    const ravi = await guest();
    await hold(testServer, { email: asha.email }, { token: asha.token });
    // An address with a +tag is another address, although some mail servers ignore the tag.
    await hold(testServer, { email: ravi.email.replace('@', '+trip@') });
    expect(await referencesOf(ravi.token)).toEqual([]);
  });
});

describe('feedback', () => {
  const leave = async (token?: string) => {
    const input = { name: 'Asha', location: 'Pune', feedback: `Lovely, ${guests}.` };
    const { leaveFeedback } = await execute(testServer, LEAVE_FEEDBACK, { input }, { token });
    const [kept] = await testServer.query<{ guest_uid: string | null; guest_email: string | null }>(
      'SELECT guest_uid, guest_email FROM feedback ORDER BY created_at DESC LIMIT 1',
    );
    return { ...leaveFeedback, ...kept };
  };

  test('of a visitor is kept without a guest', async () => {
    expect(await leave()).toEqual({ fromVerifiedGuest: false, guest_uid: null, guest_email: null });
  });

  test('of a guest is stored with the guest’s account, and with the address once it is verified', async () => {
    const verified = await guest();
    expect(await leave(verified.token)).toEqual({
      fromVerifiedGuest: true,
      guest_uid: verified.uid,
      guest_email: verified.email,
    });
    const unverified = await guest(false);
    expect(await leave(unverified.token)).toEqual({
      fromVerifiedGuest: false,
      guest_uid: unverified.uid,
      guest_email: null,
    });
  });
});

test('the viewer has the guest’s data from the identity provider', async () => {
  const { token, uid, email } = await guest();
  expect(await execute(testServer, VIEWER, {}, { token })).toEqual({
    viewer: { uid, email, name: 'Asha Rao', photoUrl: null, isAdmin: false },
  });
  expect(await execute(testServer, VIEWER)).toEqual({ viewer: null });
});

test('a token that was revoked is refused from then on', async () => {
  const { token, uid } = await guest();
  // Tokens of the same second are still valid.
  await identity.change('update', { localId: uid, validSince: String(Math.floor(Date.now() / 1000) + 60) });
  const { status, errors } = await executeExpectingErrors(testServer, VIEWER, {}, { token });
  expect({ status, code: errors[0].extensions['code'] }).toEqual({ status: 401, code: 'UNAUTHENTICATED' });
});
