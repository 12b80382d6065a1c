import { addDays, businessDayInZone, dateInZone } from '../../src/platform/time/dates';
import type {
  BookingByTokenQuery,
  ConfirmPaymentMutation,
  CreateBookingInput,
  CreateBookingMutation,
} from '../generated/operations';
import { countInEachFile } from './counting';
import { assertType, execute, gql, type RequestOptions } from './graphql';
import type { TestServer } from './test-server';

export type { CreateBookingInput } from '../generated/operations';

/** The room types of the sample hotel. */
export type RoomTypeName = 'Single' | 'Double' | 'Deluxe' | 'Suite';
export type CreateBookingResult = CreateBookingMutation['createBooking'];
export type Hold = Extract<CreateBookingResult, { __typename: 'BookingHold' }>;

type Booking = Extract<BookingByTokenQuery['bookingByToken'], { __typename: 'Booking' }>;
type Server = Pick<TestServer, 'url'>;
type ServerWithGuests = Pick<TestServer, 'url' | 'freshEmail'>;

export const CREATE_BOOKING = gql(`mutation CreateBooking($input: CreateBookingInput!) {
  createBooking(input: $input) {
    __typename
    ... on BookingHold { token secondsLeft booking { reference status } checkout { orderId amount } }
    ... on AddressCodeRequired { token secondsLeft resendAfterSeconds booking { reference status } }
    ... on BookingConfirmed { pageToken booking { reference status } }
    ... on Refusal { code message field }
    ... on InvalidInput { faults { field message } }
    ... on ChallengeRequired { challenge }
    ... on RoomUnavailable { alternatives { roomType checkin checkout } }
  }
}`);

const CONFIRM_PAYMENT = gql(`mutation ConfirmPayment($input: ConfirmPaymentInput!) {
  confirmPayment(input: $input) {
    __typename
    ... on BookingConfirmed { booking { reference status stays { checkin checkout } } }
    ... on PaymentPending { booking { reference status } }
    ... on Refusal { code }
  }
}`);

const BOOKING_BY_TOKEN = gql(`query BookingByToken($token: String!) {
  bookingByToken(token: $token) {
    __typename
    ... on Booking {
      reference status checkin checkout nights holdSecondsLeft refundState
      amountPaid { amount } amountRefunded { amount } calendarFile cancellationTerms
    }
    ... on Refusal { code message field }
  }
}`);

export function hotelToday(): string {
  return dateInZone(new Date(), 'Asia/Kolkata');
}

/** Days from the hotel's today, as a plain date. */
export function inDays(days: number): string {
  return addDays(hotelToday(), days);
}

/** Days from the desk's business day, as a plain date. */
export function inBusinessDays(days: number): string {
  return addDays(businessDayInZone(new Date(), 'Asia/Kolkata'), days);
}

const countStay = countInEachFile();

/** Two nights that no other test of the file uses, so that one test's guests never fill another's rooms. */
function freshStay(): { checkin: string; checkout: string } {
  const first = 40 + 3 * (countStay() % 150);
  return { checkin: inDays(first), checkout: inDays(first + 2) };
}

/** A valid form; a test sets the fields that it is about. */
export function bookingForm(
  testServer: Pick<TestServer, 'freshEmail'>,
  form: Partial<CreateBookingInput> = {},
): CreateBookingInput {
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
  testServer: ServerWithGuests,
  form: Partial<CreateBookingInput> = {},
  options: RequestOptions = {},
): Promise<CreateBookingResult> {
  const input = bookingForm(testServer, form);
  return (await execute(testServer, CREATE_BOOKING, { input }, options)).createBooking;
}

export function assertHeld(result: CreateBookingResult): asserts result is Hold {
  assertType(result, 'BookingHold');
}

/** A held room, for tests of later steps. */
export async function hold(
  testServer: ServerWithGuests,
  form: Partial<CreateBookingInput> = {},
  options: RequestOptions = {},
): Promise<Hold> {
  const result = await createBooking(testServer, form, options);
  assertHeld(result);
  return result;
}

export async function confirmPayment(
  testServer: Server,
  checkout: { razorpay_order_id: string; razorpay_payment_id: string; razorpay_signature: string },
): Promise<ConfirmPaymentMutation['confirmPayment']> {
  const input = {
    orderId: checkout.razorpay_order_id,
    paymentId: checkout.razorpay_payment_id,
    signature: checkout.razorpay_signature,
  };
  return (await execute(testServer, CONFIRM_PAYMENT, { input })).confirmPayment;
}

/** The booking of the link, or a refusal. */
export async function bookingByToken(
  testServer: Server,
  token: string,
): Promise<BookingByTokenQuery['bookingByToken']> {
  return (await execute(testServer, BOOKING_BY_TOKEN, { token })).bookingByToken;
}

/** The booking as its guest sees it. */
export async function bookingPage(testServer: Server, token: string): Promise<Booking> {
  const result = await bookingByToken(testServer, token);
  assertType(result, 'Booking');
  return result;
}
