import type { CreateBookingInput } from '../tests/testkit/bookings';
import { freshCaller } from '../tests/testkit/raw-http';

// Each document is valid in the earlier version and in this one.
const CREATE_BOOKING = `mutation ($input: CreateBookingInput!) { createBooking(input: $input) { __typename
  ... on BookingHold { token booking { reference } checkout { orderId } }
  ... on BookingConfirmed { booking { reference } } ... on Refusal { code } } }`;
const CONTINUE_BOOKING = `mutation ($token: String!) { continueBooking(token: $token) { __typename
  ... on BookingHold { token booking { reference } checkout { orderId } }
  ... on BookingConfirmed { booking { reference } } ... on Refusal { code } } }`;
const CONFIRM_PAYMENT = `mutation ($input: ConfirmPaymentInput!) { confirmPayment(input: $input) { __typename
  ... on BookingConfirmed { booking { reference } } ... on Refusal { code } } }`;
const BOOKING_BY_TOKEN = `query ($token: String!) { bookingByToken(token: $token) { __typename
  ... on Booking { reference status name email phone checkin checkout nights guests roomType specialRequests
    amountPaid { amount currency } amountRefunded { amount currency }
    quote { total { amount currency } taxes { label amount { amount currency } } } calendarFile }
  ... on Refusal { code } } }`;
const SEND_CODE = `mutation ($email: String!) { sendNewsletterCode(email: $email) { __typename } }`;
const VERIFY_CODE = `mutation ($email: String!, $otp: String!) {
  verifyNewsletterCode(email: $email, otp: $otp) { __typename } }`;
const UNSUBSCRIBE = `mutation ($token: String!) { unsubscribe(token: $token) { __typename } }`;

/** What a form led to: a hold, the booking that it had made before, or a refusal. */
export interface BookingOutcome {
  __typename: string;
  token?: string;
  booking?: { reference: string };
  checkout?: { orderId: string };
  code?: string;
}

/** A booking as its page shows it. */
export interface BookingPage {
  __typename: string;
  reference?: string;
  status?: string;
  calendarFile?: string;
  [field: string]: unknown;
}

export interface CheckoutProof {
  razorpay_order_id: string;
  razorpay_payment_id: string;
  razorpay_signature: string;
}

/** The one field that the document names; fails with everything that was said when there is none. */
async function execute<Result>(url: string, query: string, variables: object): Promise<Result> {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': freshCaller() },
    body: JSON.stringify({ query, variables }),
  });
  const text = await response.text();
  const body = JSON.parse(text) as { data?: Record<string, Result | null> | null; errors?: unknown[] };
  const [result] = Object.values(body.data ?? {});
  if (body.errors || !result)
    throw new Error(`${url} failed: ${query} ${JSON.stringify(variables)} ${response.status} ${text}`);
  return result;
}

export const createBooking = (url: string, input: CreateBookingInput) =>
  execute<BookingOutcome>(url, CREATE_BOOKING, { input });

export const continueBooking = (url: string, token: string) =>
  execute<BookingOutcome>(url, CONTINUE_BOOKING, { token });

export const bookingByToken = (url: string, token: string) =>
  execute<BookingPage>(url, BOOKING_BY_TOKEN, { token });

export const unsubscribe = (url: string, token: string) =>
  execute<{ __typename: string }>(url, UNSUBSCRIBE, { token });

export const sendCode = (url: string, email: string) =>
  execute<{ __typename: string }>(url, SEND_CODE, { email });

export const verifyCode = (url: string, email: string, otp: string) =>
  execute<{ __typename: string }>(url, VERIFY_CODE, { email, otp });

export const confirmPayment = (url: string, checkout: CheckoutProof) =>
  execute<BookingOutcome>(url, CONFIRM_PAYMENT, {
    input: {
      orderId: checkout.razorpay_order_id,
      paymentId: checkout.razorpay_payment_id,
      signature: checkout.razorpay_signature,
    },
  });

/** Sends a form to a documented path; fails unless it was taken. */
export async function postForm(url: string, form: object): Promise<void> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': freshCaller() },
    body: JSON.stringify(form),
  });
  if (!response.ok) throw new Error(`${url} failed: ${response.status} ${await response.text()}`);
}
