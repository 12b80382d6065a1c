import { addDays, startOfDay } from '../../src/platform/time/dates';
import type {
  CancelBookingInput,
  CancelBookingMutation,
  CancelGuestBookingInput,
  GuestCancellationInput,
} from '../generated/operations';
import { assertType, execute, gql, type RequestOptions } from './graphql';
import type { TestServer } from './test-server';

type Server = Pick<TestServer, 'url'>;
export type CancelResult = CancelBookingMutation['cancelBooking'];

const PREVIEW = gql(`query CancellationPreview($token: String!, $stays: [ID!]) {
  cancellationPreview(token: $token, stays: $stays) {
    __typename
    ... on CancellationPreview {
      stays { stay { id } price { amount } charge { amount } } charge { amount } refund { amount } validUntil
    }
    ... on Refusal { code message field }
  }
}`);

const CANCEL = gql(`mutation CancelBooking($input: CancelBookingInput!) {
  cancelBooking(input: $input) {
    __typename
    ... on BookingCancelled {
      booking { reference status refundState stays { id status cancellationCharge { amount } } }
      charge { amount } refund { amount }
    }
    ... on CancellationChanged { preview { refund { amount } charge { amount } } }
    ... on Refusal { code message field }
  }
}`);

export const PREVIEW_AT_DESK = gql(`query GuestCancellationInTest($input: GuestCancellationInput!) {
  result: guestCancellationPreview(input: $input) {
    __typename
    ... on CancellationPreview {
      stays { stay { id } charge { amount } } charge { amount } refund { amount }
    }
    ... on Refusal { code field }
    ... on InvalidInput { faults { field code } }
  }
}`);

const CANCEL_AT_DESK = gql(`mutation CancelGuestBookingInTest($input: CancelGuestBookingInput!) {
  result: cancelGuestBooking(input: $input) {
    __typename
    ... on GuestBookingCancelled { charge { amount } refund { amount } waitingRefund { leavesAt amount { amount } } }
    ... on Refusal { code field }
    ... on InvalidInput { faults { field code } }
  }
}`);

const STAYS = gql(`query StaysOfBooking($token: String!) {
  bookingByToken(token: $token) {
    __typename
    ... on Booking { status refundState calendarFile stays { id status } }
  }
}`);

let keys = 0;

/** A key that no other form of this file uses. */
export const freshKey = (): string => `cancellation-form-${String((keys += 1)).padStart(4, '0')}`;

export async function cancellationPreview(server: Server, token: string, stays?: string[]) {
  return (await execute(server, PREVIEW, { token, stays })).cancellationPreview;
}

/** The refund of a cancellation, in paise. */
export async function previewedRefund(server: Server, token: string, stays?: string[]): Promise<number> {
  const preview = await cancellationPreview(server, token, stays);
  assertType(preview, 'CancellationPreview');
  return preview.refund.amount;
}

/** What a cancellation costs and refunds, in paise. */
export interface Figures {
  charge: number;
  refund: number;
  stays: { id: string; charge: number }[];
}

interface PreviewOfFigures {
  stays: { stay: { id: string }; charge: { amount: number } }[];
  charge: { amount: number };
  refund: { amount: number };
}

const figuresOf = ({ stays, charge, refund }: PreviewOfFigures): Figures => ({
  charge: charge.amount,
  refund: refund.amount,
  stays: stays.map(({ stay, charge: { amount } }) => ({ id: stay.id, charge: amount })),
});

/** The figures that a guest sees, or the code of the refusal. */
export async function previewedFigures(
  server: Server,
  token: string,
  stays?: string[],
): Promise<Figures | { code: string }> {
  const preview = await cancellationPreview(server, token, stays);
  return preview.__typename === 'CancellationPreview' ? figuresOf(preview) : { code: preview.code };
}

/** What the owner sees before a cancellation. */
export async function lookAtDesk(server: Server, input: GuestCancellationInput, owner: RequestOptions) {
  return (await execute(server, PREVIEW_AT_DESK, { input }, owner)).result;
}

/** The figures that the owner sees, or the code of the refusal. */
export async function previewAtDesk(
  server: Server,
  input: GuestCancellationInput,
  owner: RequestOptions,
): Promise<Figures | { code: string }> {
  const preview = await lookAtDesk(server, input, owner);
  return preview.__typename === 'CancellationPreview' ? figuresOf(preview) : { code: preview.code };
}

export async function cancelAtDesk(server: Server, input: CancelGuestBookingInput, owner: RequestOptions) {
  return (await execute(server, CANCEL_AT_DESK, { input }, owner)).result;
}

const TAKE_BACK = gql(`mutation TakeBackInTest($stay: ID!) {
  result: takeBackCancellation(stay: $stay) {
    __typename
    ... on CancellationTakenBack { reference status stays }
    ... on Refusal { code field }
  }
}`);

/** The outcome of taking back the cancellation of the stay. */
export async function takeBackAtDesk(server: Server, stay: string, owner: RequestOptions) {
  return (await execute(server, TAKE_BACK, { stay }, owner)).result;
}

export async function cancelBooking(
  server: Server,
  input: Omit<CancelBookingInput, 'idempotencyKey'> & { idempotencyKey?: string },
  options: RequestOptions = {},
): Promise<CancelResult> {
  const given = { idempotencyKey: freshKey(), ...input };
  return (await execute(server, CANCEL, { input: given }, options)).cancelBooking;
}

/** The booking with the states of its stays, as its guest reads it. */
export async function staysOf(server: Server, token: string) {
  const { bookingByToken } = await execute(server, STAYS, { token });
  assertType(bookingByToken, 'Booking');
  return bookingByToken;
}

/**
 * The instant this number of milliseconds after 48 hours before the day of check-in at the hotel, with its date there.
 */
export function afterDeadline(checkin: string, milliseconds: number): { now: Date; today: string } {
  const now = new Date(startOfDay(addDays(checkin, -2), 'Asia/Kolkata').getTime() + milliseconds);
  return { now, today: addDays(checkin, milliseconds < 0 ? -3 : -2) };
}
