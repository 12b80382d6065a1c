import { addDays, dateInZone } from '../../src/platform/time/dates';
import type { TestServer } from './test-server';

export interface GraphqlResponse<Data> {
  status: number;
  data: Data;
  errors: { message: string; extensions: Record<string, unknown> }[];
}

let callers = 0;

/** An address that no other request comes from; the testing house trusts the loopback proxy. */
export function freshCaller(): string {
  callers += 1;
  return `10.${(callers >> 16) & 255}.${(callers >> 8) & 255}.${callers & 255}`;
}

/** Asks the running server, as the browser does. */
export async function ask<Data>(
  testServer: Pick<TestServer, 'url'>,
  query: string,
  variables: Record<string, unknown> = {},
  { caller = freshCaller(), token }: { caller?: string; token?: string } = {},
): Promise<GraphqlResponse<Data>> {
  const signedIn: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
  const response = await fetch(`${testServer.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': caller, ...signedIn },
    body: JSON.stringify({ query, variables }),
  });
  const body = (await response.json()) as { data: Data; errors?: GraphqlResponse<Data>['errors'] };
  return { status: response.status, data: body.data, errors: body.errors ?? [] };
}

export interface BookingForm {
  name: string;
  email: string;
  phone: string;
  checkin: string;
  checkout: string;
  guests: number;
  roomType: 'Single' | 'Double' | 'Deluxe' | 'Suite';
  specialRequests?: string | null;
  idempotencyKey?: string;
  expectedTotal?: number;
  challengeSolution?: string;
}

export interface Hold {
  __typename: 'BookingHold';
  token: string;
  secondsLeft: number;
  booking: { reference: string; status: string };
  checkout: { orderId: string; amount: number };
}

export type CreateBookingAnswer =
  | Hold
  | {
      __typename: string;
      code: string;
      message: string;
      field: string | null;
      faults?: { field: string; message: string }[];
      challenge?: string;
      alternatives?: { roomType: string; checkin: string; checkout: string }[];
      booking?: { reference: string; status: string };
    };

const CREATE_BOOKING = `mutation ($input: CreateBookingInput!) {
  createBooking(input: $input) {
    __typename
    ... on BookingHold { token secondsLeft booking { reference status } checkout { orderId amount } }
    ... on BookingConfirmed { booking { reference status } }
    ... on Refusal { code message field }
    ... on InvalidInput { faults { field message } }
    ... on ChallengeRequired { challenge }
    ... on RoomUnavailable { alternatives { roomType checkin checkout } }
  }
}`;

export function hotelToday(): string {
  return dateInZone(new Date(), 'Asia/Kolkata');
}

/** Days from the hotel's today, as a plain date. */
export function inDays(days: number): string {
  return addDays(hotelToday(), days);
}

let stays = 0;

/** Two nights that no other test of the file stays, so that one test's guests never fill another's rooms. */
function freshStay(): { checkin: string; checkout: string } {
  stays += 1;
  const first = 40 + 3 * (stays % 150);
  return { checkin: inDays(first), checkout: inDays(first + 2) };
}

/** A form without fault; what a test is about, it says. */
export function bookingForm(
  testServer: Pick<TestServer, 'freshEmail'>,
  form: Partial<BookingForm> = {},
): BookingForm {
  return {
    name: 'Asha Rao',
    email: testServer.freshEmail(),
    phone: '+91 98765 43210',
    ...freshStay(),
    guests: 1,
    roomType: 'Single',
    ...form,
  };
}

export async function createBooking(
  testServer: Pick<TestServer, 'url' | 'freshEmail'>,
  form: Partial<BookingForm> = {},
  options: { caller?: string; token?: string } = {},
): Promise<CreateBookingAnswer> {
  const input = bookingForm(testServer, form);
  const answer = await ask<{ createBooking: CreateBookingAnswer }>(
    testServer,
    CREATE_BOOKING,
    { input },
    options,
  );
  if (answer.errors.length > 0) throw new Error(`createBooking failed: ${JSON.stringify(answer.errors)}`);
  return answer.data.createBooking;
}

export function assertHeld(answer: CreateBookingAnswer): asserts answer is Hold {
  if (answer.__typename !== 'BookingHold') throw new Error(`No hold but ${JSON.stringify(answer)}`);
}

/** A room that is held, for tests of what comes after. */
export async function hold(
  testServer: Pick<TestServer, 'url' | 'freshEmail'>,
  form: Partial<BookingForm> = {},
  options: { token?: string } = {},
): Promise<Hold> {
  const answer = await createBooking(testServer, form, options);
  assertHeld(answer);
  return answer;
}

export interface ConfirmAnswer {
  __typename: string;
  code?: string;
  booking?: { reference: string; status: string };
}

export async function confirmPayment(
  testServer: Pick<TestServer, 'url'>,
  checkout: { razorpay_order_id: string; razorpay_payment_id: string; razorpay_signature: string },
): Promise<ConfirmAnswer> {
  const input = {
    orderId: checkout.razorpay_order_id,
    paymentId: checkout.razorpay_payment_id,
    signature: checkout.razorpay_signature,
  };
  const answer = await ask<{ confirmPayment: ConfirmAnswer }>(
    testServer,
    `mutation ($input: ConfirmPaymentInput!) {
      confirmPayment(input: $input) {
        __typename
        ... on BookingConfirmed { booking { reference status } }
        ... on PaymentPending { booking { reference status } }
        ... on Refusal { code }
      }
    }`,
    { input },
  );
  if (answer.errors.length > 0) throw new Error(`confirmPayment failed: ${JSON.stringify(answer.errors)}`);
  return answer.data.confirmPayment;
}

export interface BookingPage {
  reference: string;
  status: string;
  checkin: string;
  checkout: string;
  nights: number;
  holdSecondsLeft: number | null;
  amountPaid: { amount: number };
  amountRefunded: { amount: number };
  refundState: string;
  calendarFile: string;
}

/** The booking as its guest sees it. */
export async function bookingPage(testServer: Pick<TestServer, 'url'>, token: string): Promise<BookingPage> {
  const answer = await ask<{ bookingByToken: BookingPage }>(
    testServer,
    `query ($token: String!) {
      bookingByToken(token: $token) {
        ... on Booking {
          reference status checkin checkout nights holdSecondsLeft refundState
          amountPaid { amount } amountRefunded { amount } calendarFile
        }
        ... on Refusal { code }
      }
    }`,
    { token },
  );
  return answer.data.bookingByToken;
}
