import type { CreateBookingInput } from '../../tests/testkit/bookings';
import { execute, gql } from '../../tests/testkit/graphql';
import { freshCaller } from '../../tests/testkit/raw-http';

// Each document is valid in the earlier version and in this one.
const CREATE_BOOKING = gql(`mutation BookBesideUpgrade($input: CreateBookingInput!) {
  createBooking(input: $input) { __typename
    ... on BookingHold { token booking { reference } checkout { orderId } }
    ... on BookingConfirmed { booking { reference } } ... on Refusal { code } } }`);
const CONTINUE_BOOKING = gql(`mutation ContinueAfterUpgrade($token: String!) {
  continueBooking(token: $token) { __typename
    ... on BookingHold { token booking { reference } checkout { orderId } }
    ... on BookingConfirmed { booking { reference } } ... on Refusal { code } } }`);
const CONFIRM_PAYMENT = gql(`mutation ConfirmBesideUpgrade($input: ConfirmPaymentInput!) {
  confirmPayment(input: $input) { __typename
    ... on BookingConfirmed { booking { reference } } ... on Refusal { code } } }`);
const BOOKING_BY_TOKEN =
  gql(`query BookingBesideUpgrade($token: String!) { bookingByToken(token: $token) { __typename
  ... on Booking { reference status name email phone checkin checkout nights guests roomType specialRequests
    amountPaid { amount currency } amountRefunded { amount currency }
    quote { total { amount currency } taxes { label amount { amount currency } } } calendarFile }
  ... on Refusal { code } } }`);
const SEND_CODE = gql(`mutation SendCodeBesideUpgrade($email: String!) {
  sendNewsletterCode(email: $email) { __typename } }`);
const VERIFY_CODE = gql(`mutation VerifyCodeBesideUpgrade($email: String!, $otp: String!) {
  verifyNewsletterCode(email: $email, otp: $otp) { __typename } }`);
const UNSUBSCRIBE = gql(`mutation UnsubscribeAfterUpgrade($token: String!) {
  unsubscribe(token: $token) { __typename } }`);

export interface CheckoutProof {
  razorpay_order_id: string;
  razorpay_payment_id: string;
  razorpay_signature: string;
}

/** The outcome of a form: a hold, the booking that it had made before, or a refusal. */
export const createBooking = async (url: string, input: CreateBookingInput) =>
  (await execute({ url }, CREATE_BOOKING, { input })).createBooking;

export type BookingOutcome = Awaited<ReturnType<typeof createBooking>>;

export const continueBooking = async (url: string, token: string) =>
  (await execute({ url }, CONTINUE_BOOKING, { token })).continueBooking;

/** A booking with the fields of its page. */
export const bookingByToken = async (url: string, token: string) =>
  (await execute({ url }, BOOKING_BY_TOKEN, { token })).bookingByToken;

export type BookingPage = Awaited<ReturnType<typeof bookingByToken>>;

export const unsubscribe = async (url: string, token: string) =>
  (await execute({ url }, UNSUBSCRIBE, { token })).unsubscribe;

export const sendCode = async (url: string, email: string) =>
  (await execute({ url }, SEND_CODE, { email })).sendNewsletterCode;

export const verifyCode = async (url: string, email: string, otp: string) =>
  (await execute({ url }, VERIFY_CODE, { email, otp })).verifyNewsletterCode;

export const confirmPayment = async (url: string, checkout: CheckoutProof) => {
  const input = {
    orderId: checkout.razorpay_order_id,
    paymentId: checkout.razorpay_payment_id,
    signature: checkout.razorpay_signature,
  };
  return (await execute({ url }, CONFIRM_PAYMENT, { input })).confirmPayment;
};

/** Sends a form to a documented path. Fails unless it was accepted. */
export async function postForm(url: string, form: object): Promise<void> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': freshCaller() },
    body: JSON.stringify(form),
  });
  if (!response.ok) throw new Error(`${url} failed: ${response.status} ${await response.text()}`);
}
