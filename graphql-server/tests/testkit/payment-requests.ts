import { inDays } from './bookings';
import { assertType, execute, gql, type RequestOptions } from './graphql';
import type { TestServer } from './test-server';

const REQUEST = gql(`mutation RequestPayment($input: PaymentRequestInput!) {
  requestPayment(input: $input) {
    __typename
    ... on PaymentRequested { request { id link status toPay { amount } until } }
    ... on InvalidInput { faults { field code } }
    ... on Refusal { code }
  }
}`);
const WITHDRAW = gql(`mutation WithdrawPaymentRequest($id: ID!) {
  withdrawPaymentRequest(id: $id) { __typename ... on PaymentRequestWithdrawn { request { status } } ... on Refusal { code } }
}`);
const REQUESTS = gql(`query PaymentRequests($reference: String!) {
  paymentRequests(reference: $reference) { status paid { amount } toPay { amount } }
}`);
const OPEN = gql(`mutation OpenRequestedPayment($token: String!) {
  openRequestedPayment(token: $token) {
    __typename
    ... on RequestedPayment { reference purpose reason status until confirmsBooking toPay { amount } paid { amount } }
    ... on Refusal { code }
  }
}`);
const START = gql(`mutation StartRequestedPayment($token: String!) {
  startRequestedPayment(token: $token) {
    __typename
    ... on RequestedPaymentStarted { checkout { orderId amount prefill { name email contact } } }
    ... on RequestedPayment { status toPay { amount } }
    ... on Refusal { code }
  }
}`);
const CONFIRM = gql(`mutation ConfirmRequestedPayment($token: String!, $input: ConfirmPaymentInput!) {
  confirmRequestedPayment(token: $token, input: $input) {
    __typename ... on RequestedPayment { status paid { amount } } ... on Refusal { code }
  }
}`);
const DESK = gql(`query RequestedBooking($reference: String!) {
  guestBooking(reference: $reference) {
    __typename ... on GuestBookingDetails { booking { status balance { amount } amountPaid { amount } } }
  }
}`);

type Checkout = Awaited<ReturnType<TestServer['razorpay']['pay']>>['checkout'];
type Address = Pick<TestServer, 'url'>;

/** What the guest's browser sends after a payment. */
const proofOf = (checkout: Checkout) => ({
  orderId: checkout.razorpay_order_id,
  paymentId: checkout.razorpay_payment_id,
  signature: checkout.razorpay_signature,
});

let keys = 0;

/** A request of the desk; a test sets the fields that it is about. */
const paymentRequestForm = (reference: string, fields: object = {}) => ({
  ...{ reference, purpose: 'BALANCE' as const, amount: 100_000 },
  ...{ reason: 'The rest of your stay', until: inDays(5) },
  idempotencyKey: `request-of-desk-${String((keys += 1)).padStart(4, '0')}`,
  ...fields,
});

/** The steps of the staff and of the guest with payments by a link. */
export function requestSteps(testServer: TestServer, owner: RequestOptions) {
  const ask = async (reference: string, fields: object = {}, who: RequestOptions = owner) =>
    (await execute(testServer, REQUEST, { input: paymentRequestForm(reference, fields) }, who))
      .requestPayment;
  const asked = async (reference: string, fields: object = {}) => {
    const result = await ask(reference, fields);
    assertType(result, 'PaymentRequested');
    const { id, link } = result.request;
    return { id, token: link.split('#')[1] ?? '' };
  };
  const open = async (token: string) => (await execute(testServer, OPEN, { token })).openRequestedPayment;
  const order = async (token: string, server: Address = testServer) => {
    const { startRequestedPayment } = await execute(server, START, { token });
    assertType(startRequestedPayment, 'RequestedPaymentStarted');
    return startRequestedPayment.checkout;
  };
  const confirm = async (token: string, checkout: Checkout, server: Address = testServer) =>
    (await execute(server, CONFIRM, { token, input: proofOf(checkout) })).confirmRequestedPayment;
  const pay = async (token: string, orderId: string, server: Address = testServer) => {
    const { payment, checkout } = await testServer.razorpay.pay(orderId, {
      outcome: 'capture',
      webhook: false,
    });
    return { payment, checkout, result: await confirm(token, checkout, server) };
  };
  const atDesk = async (reference: string) => {
    const { guestBooking } = await execute(testServer, DESK, { reference }, owner);
    assertType(guestBooking, 'GuestBookingDetails');
    return guestBooking.booking;
  };
  const requestsOf = async (reference: string) =>
    (await execute(testServer, REQUESTS, { reference }, owner)).paymentRequests;
  const withdraw = async (id: string, server: Address = testServer) =>
    (await execute(server, WITHDRAW, { id }, owner)).withdrawPaymentRequest;
  return { ask, asked, open, order, confirm, pay, atDesk, requestsOf, withdraw };
}
