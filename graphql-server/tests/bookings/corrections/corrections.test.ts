import { balanceOrder, payOrder } from '../../testkit/balances';
import { bookingByToken, hold, inDays } from '../../testkit/bookings';
import { assertType, execute, gql } from '../../testkit/graphql';
import { confirmedBooking } from '../../testkit/late-money';
import { sellPayAtHotel, setUnsecuredPercent, unpaidBooking } from '../../testkit/pay-at-hotel';
import { startTestServer, type TestServer } from '../../testkit/test-server';

let testServer: TestServer;
beforeAll(async () => {
  testServer = await startTestServer({ HOLDS_PER_EMAIL: '20' });
});
afterAll(() => testServer.stop());
beforeEach(async () => {
  await testServer.shiftClock('0');
  testServer.razorpay.setMode({ reset: true, webhooks: 'off' });
});

const DETAILS = gql(`mutation CorrectDetails($input: CorrectDetailsInput!) {
  correctDetails(input: $input) {
    __typename
    ... on DetailsCorrected { booking { name phone specialRequests email } }
    ... on InvalidInput { faults { field code } }
    ... on Refusal { code field }
  }
}`);
const EMAIL = gql(`mutation CorrectEmail($input: CorrectEmailInput!) {
  correctEmail(input: $input) {
    __typename ... on EmailCorrectionSent { code } ... on Refusal { code field }
  }
}`);
const CONFIRM = gql(`mutation ConfirmEmail($token: String!) {
  confirmEmail(token: $token) { __typename ... on EmailConfirmed { reference token } ... on Refusal { code field } }
}`);

const PREVIEW = gql(`query PreviewByOldLink($token: String!) {
  cancellationPreview(token: $token) { __typename ... on Refusal { code } }
}`);

const correctDetails = async (
  token: string,
  form: { name: string; phone: string; specialRequests?: string },
) => (await execute(testServer, DETAILS, { input: { token, ...form } })).correctDetails;
const correctEmail = async (token: string, email: string) =>
  (await execute(testServer, EMAIL, { input: { token, email } })).correctEmail;
const confirmEmail = async (token: string) => (await execute(testServer, CONFIRM, { token })).confirmEmail;

/** The token of the link in the newest mail to that address. */
function linkTo(address: string): string {
  const [mail] = testServer.inbox.messages(address);
  return /booking#email\.([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
}

const emailOf = async (reference: string) =>
  (
    await testServer.query<{ email: string; key: string }>(
      'SELECT email, email_key AS key FROM bookings WHERE reference = $1',
      [reference],
    )
  )[0];

describe('name, phone number and requests', () => {
  test('are corrected at once, and the desk finds the booking by them', async () => {
    const { held } = await confirmedBooking(testServer);
    const form = { name: 'Åsa Rao', phone: '+91 98765 00000', specialRequests: 'A quiet room.' };
    expect(await correctDetails(held.token, form)).toMatchObject({
      __typename: 'DetailsCorrected',
      booking: form,
    });
    const [row] = await testServer.query(
      'SELECT name_key, phone_key, name FROM bookings WHERE reference = $1',
      [held.booking.reference],
    );
    expect(row).toMatchObject({ name: 'Åsa Rao', name_key: expect.stringMatching(/asa rao/) });
    const kept = await testServer.query(
      `SELECT after ->> 'name' AS name, actor_kind FROM booking_corrections
       WHERE booking_id = (SELECT id FROM bookings WHERE reference = $1)`,
      [held.booking.reference],
    );
    expect(kept).toEqual([{ name: 'Åsa Rao', actor_kind: 'guest' }]);
  });

  test('with a fault are refused, and the fault names its field', async () => {
    const { held } = await confirmedBooking(testServer);
    expect(await correctDetails(held.token, { name: ' ', phone: '12' })).toMatchObject({
      faults: [{ field: 'name' }, { field: 'phone' }],
    });
  });

  test('of a hold, or with an unknown token, are refused', async () => {
    const held = await hold(testServer);
    const form = { name: 'Asha Rao', phone: '+91 98765 00000' };
    expect(await correctDetails(held.token, form)).toMatchObject({ code: 'CHANGE_NOT_CONFIRMED' });
    expect(await correctDetails('no-such-token', form)).toMatchObject({ code: 'BOOKING_NOT_FOUND' });
  });
});

describe('a mistyped address', () => {
  test('is corrected when the guest opens the link that was mailed to the right one, and the old address is told', async () => {
    const wrong = testServer.freshEmail();
    const right = testServer.freshEmail();
    const { held } = await confirmedBooking(testServer, { email: wrong });
    const { reference } = held.booking;
    expect(await correctEmail(held.token, right)).toMatchObject({ code: 'EMAIL_CORRECTION_SENT' });
    await testServer.runJobs();
    expect(await emailOf(reference)).toMatchObject({ email: wrong });
    const token = linkTo(right);
    const confirmed = await confirmEmail(token);
    expect(confirmed).toMatchObject({ __typename: 'EmailConfirmed', reference });
    expect(await emailOf(reference)).toEqual({ email: right, key: right.toLowerCase() });
    assertType(confirmed, 'EmailConfirmed');
    const renewed = confirmed.token;
    expect(await bookingByToken(testServer, renewed)).toMatchObject({ reference });
    // Pressed again, it gives nothing.
    expect(await confirmEmail(token)).toEqual({
      __typename: 'EmailLinkUsed',
      code: 'EMAIL_LINK_USED',
      field: 'token',
    });
    await testServer.runJobs();
    expect(testServer.inbox.messages(wrong)[0]?.subject).toBe(
      `New e-mail address for your booking ${reference}`,
    );
    expect(testServer.inbox.messages(wrong)[0]?.text).not.toContain(renewed);
    expect(testServer.inbox.messages(right)[0]?.text).toContain(`/booking#${renewed}`);
    expect(testServer.inbox.messages(right).map(({ subject }) => subject)).toEqual([
      `The link to your booking ${reference}`,
      `Confirm your e-mail address for booking ${reference}`,
    ]);
  });

  test('takes the link with it: whoever read the mails at the wrong one can do nothing any more', async () => {
    const { held } = await confirmedBooking(testServer);
    const right = testServer.freshEmail();
    await correctEmail(held.token, right);
    await testServer.runJobs();
    await confirmEmail(linkTo(right));
    const unknown = { code: 'BOOKING_NOT_FOUND' };
    expect(await bookingByToken(testServer, held.token)).toMatchObject(unknown);
    const form = { name: 'A Stranger', phone: '+91 98765 00000' };
    expect(await correctDetails(held.token, form)).toMatchObject(unknown);
    expect(await correctEmail(held.token, testServer.freshEmail())).toMatchObject(unknown);
    const { cancellationPreview } = await execute(testServer, PREVIEW, { token: held.token });
    expect(cancellationPreview).toMatchObject(unknown);
  });

  test('only the newest link is valid, and the earlier address is told', async () => {
    const first = testServer.freshEmail();
    const { held } = await confirmedBooking(testServer, { email: first });
    const [stranger, second, third] = [1, 2, 3].map(() => testServer.freshEmail()) as [
      string,
      string,
      string,
    ];
    await correctEmail(held.token, stranger);
    await correctEmail(held.token, second);
    await testServer.runJobs();
    expect(await confirmEmail(linkTo(stranger))).toMatchObject({ code: 'EMAIL_LINK_UNKNOWN' });
    const confirmed = await confirmEmail(linkTo(second));
    assertType(confirmed, 'EmailConfirmed');
    await correctEmail(confirmed.token, third);
    await testServer.runJobs();
    await confirmEmail(linkTo(third));
    await testServer.runJobs();
    expect(testServer.inbox.messages(second)[0]?.subject).toMatch(/^New e-mail address for your booking/);
    expect(await confirmEmail(linkTo(stranger))).toMatchObject({ code: 'EMAIL_LINK_UNKNOWN' });
  });

  test('the mail to an address that is not confirmed has no link to the booking', async () => {
    const { held } = await confirmedBooking(testServer);
    const right = testServer.freshEmail();
    await correctEmail(held.token, right);
    await testServer.runJobs();
    const [mail] = testServer.inbox.messages(right);
    expect(JSON.stringify(mail)).not.toContain(held.token);
  });

  test('cannot be confirmed after two days, nor with another token', async () => {
    const { held } = await confirmedBooking(testServer);
    const right = testServer.freshEmail();
    await correctEmail(held.token, right);
    await testServer.runJobs();
    await testServer.shiftClock('49 hours');
    expect(await confirmEmail(linkTo(right))).toMatchObject({ code: 'EMAIL_LINK_UNKNOWN', field: 'token' });
    expect(await confirmEmail(held.token)).toMatchObject({ code: 'EMAIL_LINK_UNKNOWN' });
  });

  test('gets no mail when it is the stored address already', async () => {
    const email = testServer.freshEmail();
    const { held } = await confirmedBooking(testServer, { email });
    await testServer.runJobs();
    const before = testServer.inbox.messages(email).length;
    expect(await correctEmail(held.token, email.toUpperCase())).toMatchObject({
      code: 'EMAIL_CORRECTION_SENT',
    });
    await testServer.runJobs();
    expect(testServer.inbox.messages(email)).toHaveLength(before);
  });
});

describe('a booking that is paid at the hotel', () => {
  const nights = (from: number, count: number) => ({
    ...{ checkin: inDays(from), checkout: inDays(from + count), roomType: 'Double' },
  });

  test('is not corrected to a mailbox that has as many unpaid nights as allowed, until one of its bookings is paid', async () => {
    await sellPayAtHotel(testServer);
    await setUnsecuredPercent(testServer, 100);
    const full = testServer.freshEmail();
    const earlier = await unpaidBooking(testServer, { ...nights(20, 20), email: full });
    await unpaidBooking(testServer, { ...nights(40, 20), email: full });
    const { token: page, email, reference } = await unpaidBooking(testServer, nights(70, 10));
    await correctEmail(page, full);
    await testServer.runJobs();
    const link = linkTo(full);
    expect(await confirmEmail(link)).toEqual({
      __typename: 'TooManyUnpaidBookings',
      code: 'ADDRESS_HAS_UNPAID_BOOKINGS',
      field: 'token',
    });
    expect(await emailOf(reference)).toMatchObject({ email });
    const { orderId } = await balanceOrder(testServer, earlier.token);
    await payOrder(testServer, orderId);
    expect(await confirmEmail(link)).toMatchObject({ __typename: 'EmailConfirmed', reference });
  });
});
