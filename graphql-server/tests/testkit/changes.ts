import type {
  ChangeBookingMutation,
  ChangeGuestBookingInput,
  ChangedStayInput,
  ChangePreviewQuery,
  ChangeableStaysQuery,
} from '../generated/operations';
import { confirmPayment } from './bookings';
import { assertType, execute, gql, type RequestOptions } from './graphql';
import type { TestServer } from './test-server';

type Server = Pick<TestServer, 'url'>;
export type ChangeResult = ChangeBookingMutation['changeBooking'];
export type PreviewResult = ChangePreviewQuery['changePreview'];
type Changeable = Extract<ChangeableStaysQuery['bookingByToken'], { __typename: 'Booking' }>;

const PREVIEW = gql(`query ChangePreview($token: String!, $stays: [ChangedStayInput!]!) {
  changePreview(token: $token, stays: $stays) {
    __typename
    ... on ChangePreview {
      stays { stayId nightsKept nightsAdded nightsGivenUp charge { amount } } leftOut { stayId charge { amount } }
      totalBefore { amount } totalAfter { amount } charge { amount } toPay { amount } refund { amount }
      difference freeUntil
    }
    ... on InvalidInput { faults { field code } }
    ... on Refusal { code message field }
  }
}`);

const CHANGE = gql(`mutation ChangeBooking($input: ChangeBookingInput!) {
  changeBooking(input: $input) {
    __typename
    ... on BookingChanged { booking { reference status } charge { amount } refund { amount } }
    ... on ChangeHeld { booking { reference status } change { toPay { amount } secondsLeft checkout { orderId amount } } }
    ... on ChangeFiguresChanged { preview { difference } }
    ... on NightsSoldOut { nights }
    ... on InvalidInput { faults { field code } }
    ... on Refusal { code message field }
  }
}`);

const RELEASE = gql(`mutation ReleaseChange($token: String!) {
  releaseChange(token: $token) { __typename ... on ChangeReleased { code } ... on Refusal { code } }
}`);

const STAYS = gql(`query ChangeableStays($token: String!) {
  bookingByToken(token: $token) {
    __typename
    ... on Booking {
      status refundState calendarFile cancellationTerms
      amountPaid { amount } amountRefunded { amount } totalNow { amount } changeCharge { amount }
      heldChange { toPay { amount } secondsLeft checkout { orderId amount } stays { checkin checkout roomTitle } }
      stays { id status roomType checkin checkout guests }
    }
  }
}`);

const PREVIEW_AT_DESK = gql(`query PreviewChangeAtDesk($reference: String!, $stays: [ChangedStayInput!]!) {
  result: guestChangePreview(reference: $reference, stays: $stays) {
    __typename
    ... on ChangePreview { difference totalBefore { amount } totalAfter { amount } }
    ... on Refusal { code }
  }
}`);

const CHANGE_AT_DESK = gql(`mutation ChangeAtDesk($input: ChangeGuestBookingInput!) {
  result: changeGuestBooking(input: $input) {
    __typename ... on GuestBookingChanged { toPay { amount } refund { amount } } ... on Refusal { code }
  }
}`);

let keys = 0;

/** A key that no other form of this file uses. */
export const freshChangeKey = (): string => `change-form-${String((keys += 1)).padStart(6, '0')}`;

/** The booking as its guest reads it. */
export async function changeable(server: Server, token: string): Promise<Changeable> {
  const { bookingByToken } = await execute(server, STAYS, { token });
  assertType(bookingByToken, 'Booking');
  return bookingByToken;
}

/** The rooms of the booking as a form has them, with the guest's changes of the first one. */
export async function staysWith(
  server: Server,
  token: string,
  first: Partial<ChangedStayInput>,
): Promise<ChangedStayInput[]> {
  const { stays } = await changeable(server, token);
  return stays
    .filter(({ status }) => status === 'EXPECTED')
    .map(({ id, roomType, checkin, checkout, guests }, index) => ({
      id,
      roomType,
      checkin,
      checkout,
      guests,
      ...(index === 0 ? first : {}),
    }));
}

export async function changePreview(
  server: Server,
  token: string,
  stays: ChangedStayInput[],
): Promise<PreviewResult> {
  return (await execute(server, PREVIEW, { token, stays })).changePreview;
}

/** What the guest would pay, or get back when negative; in paise. */
export async function previewedDifference(
  server: Server,
  token: string,
  stays: ChangedStayInput[],
): Promise<number> {
  const preview = await changePreview(server, token, stays);
  assertType(preview, 'ChangePreview');
  return preview.difference;
}

export interface ChangeForm {
  token: string;
  stays: ChangedStayInput[];
  expectedDifference: number;
  idempotencyKey: string;
}

/** A form as the page sends it, with the difference that it showed. */
export async function changeForm(
  server: Server,
  token: string,
  first: Partial<ChangedStayInput>,
): Promise<ChangeForm> {
  const stays = await staysWith(server, token, first);
  const expectedDifference = await previewedDifference(server, token, stays);
  return { token, stays, expectedDifference, idempotencyKey: freshChangeKey() };
}

export async function changeBooking(
  server: Server,
  input: ChangeForm,
  options: RequestOptions = {},
): Promise<ChangeResult> {
  return (await execute(server, CHANGE, { input }, options)).changeBooking;
}

/** Changes the first room of the booking at the difference that is shown. */
export async function changeFirst(
  server: Server,
  token: string,
  first: Partial<ChangedStayInput>,
): Promise<ChangeResult> {
  return changeBooking(server, await changeForm(server, token, first));
}

/** A dearer change, whose new nights are held; returns the order that must be paid. */
export async function heldChange(
  server: Server,
  token: string,
  first: Partial<ChangedStayInput>,
): Promise<{ orderId: string; amount: number }> {
  const result = await changeFirst(server, token, first);
  assertType(result, 'ChangeHeld');
  const { checkout } = result.change;
  if (!checkout) throw new Error('A held change has an order.');
  return checkout;
}

/** Pays the order of a change, and reports it as the guest's browser does. */
export async function payChange(testServer: TestServer, orderId: string) {
  const { payment, checkout } = await testServer.razorpay.pay(orderId, {
    outcome: 'capture',
    webhook: false,
  });
  return { payment, result: await confirmPayment(testServer, checkout) };
}

/** What the owner sees before a change. */
export async function previewChangeAtDesk(
  server: Server,
  wanted: { reference: string; stays: ChangedStayInput[] },
  owner: RequestOptions,
) {
  return (await execute(server, PREVIEW_AT_DESK, wanted, owner)).result;
}

export async function changeAtDesk(server: Server, input: ChangeGuestBookingInput, owner: RequestOptions) {
  return (await execute(server, CHANGE_AT_DESK, { input }, owner)).result;
}

export async function releaseChange(server: Server, token: string) {
  return (await execute(server, RELEASE, { token })).releaseChange;
}
