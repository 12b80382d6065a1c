import { createBooking, type CreateBookingInput, type CreateBookingResult } from './bookings';
import { assertType, execute, gql, type RequestOptions } from './graphql';
import type { TestServer } from './test-server';
import { waitFor } from './wait-for';

export type CodedHold = Extract<CreateBookingResult, { __typename: 'AddressCodeRequired' }>;

const CONFIRM = gql(`mutation ConfirmWithCodeInTest($token: String!, $otp: String!) {
  confirmWithCode(token: $token, otp: $otp) {
    __typename
    ... on BookingConfirmed { pageToken booking { reference status } }
    ... on Refusal { code field message }
    ... on InvalidInput { faults { field code message } }
  }
}`);
const SEND = gql(`mutation SendBookingCodeInTest($token: String!) {
  sendBookingCode(token: $token) {
    __typename
    ... on AddressCodeRequired { resendAfterSeconds booking { reference status } }
    ... on CodeTooSoon { retryAfterSeconds }
    ... on Refusal { code message }
  }
}`);

/** The plan of the sample hotel that asks for nothing now. */
export const PAY_AT_HOTEL = 'PAY_AT_HOTEL';

/** Puts the plan on sale, and waits until the server has heard of it. */
export async function sellPayAtHotel({ query, installation }: TestServer): Promise<void> {
  await query(`UPDATE rate_plans SET on_sale = true WHERE code = '${PAY_AT_HOTEL}'`);
  await waitFor('the server has heard of the plan', () =>
    Promise.resolve(
      installation.services.property.plans.some(({ code, onSale }) => code === PAY_AT_HOTEL && onSale),
    ),
  );
}

/** Sets the share of a type's rooms that may be booked unpaid, in percent. */
export async function setUnsecuredPercent(
  { query, installation }: TestServer,
  percent: number,
): Promise<void> {
  await query('UPDATE property SET unsecured_percent = $1', [percent]);
  await waitFor('the server has heard of the share', () =>
    Promise.resolve(installation.services.property.current.unsecuredPercent === percent),
  );
}

/** The form of a stay that is paid at the hotel, sent by a visitor. */
export const bookUnpaid = (
  testServer: TestServer,
  form: Partial<CreateBookingInput> = {},
  options: RequestOptions = {},
) => createBooking(testServer, { plan: PAY_AT_HOTEL, ...form }, options);

/** A hold that waits for the code of its mail. */
export async function codedHold(
  testServer: TestServer,
  form: Partial<CreateBookingInput> = {},
  options: RequestOptions = {},
): Promise<CodedHold> {
  const result = await bookUnpaid(testServer, form, options);
  assertType(result, 'AddressCodeRequired');
  return result;
}

/** The code in the newest mail to that address; sends the mails that wait, by default with all other jobs. */
export async function codeFor(
  testServer: TestServer,
  email: string,
  sendMails: () => Promise<void> = () => testServer.runJobs(),
): Promise<string> {
  await sendMails();
  const codes = testServer.inbox.messages(email).flatMap(({ subject }) => /^\d{6}/.exec(subject)?.[0] ?? []);
  return codes[0] ?? '';
}

export const confirmWithCode = async (
  testServer: Pick<TestServer, 'url'>,
  token: string,
  otp: string,
  options: RequestOptions = {},
) => (await execute(testServer, CONFIRM, { token, otp }, options)).confirmWithCode;

export const sendBookingCode = async (testServer: Pick<TestServer, 'url'>, token: string) =>
  (await execute(testServer, SEND, { token })).sendBookingCode;

/** A code that is not the right one. */
export const wrongCode = (right: string): string => (right === '000000' ? '000001' : '000000');

/** A confirmed booking that is paid at the hotel, with the address that the guest has proven. */
export async function unpaidBooking(
  testServer: TestServer,
  form: Partial<CreateBookingInput> = {},
  options: RequestOptions = {},
): Promise<{ token: string; reference: string; email: string }> {
  const email = form.email ?? testServer.freshEmail();
  const { token } = await codedHold(testServer, { ...form, email }, options);
  const confirmed = await confirmWithCode(testServer, token, await codeFor(testServer, email), options);
  assertType(confirmed, 'BookingConfirmed');
  return { token, reference: confirmed.booking.reference, email };
}
