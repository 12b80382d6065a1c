import { startOfDay } from '../../src/platform/time/dates';
import type { CheckOutInput } from '../generated/operations';
import { execute, gql, type RequestOptions } from './graphql';
import type { TestServer } from './test-server';

type Server = Pick<TestServer, 'url'>;

const CHECK_IN = gql(`mutation CheckInInTest($input: CheckInInput!) {
  result: checkIn(input: $input) {
    __typename
    ... on StayMoved { stay reference status checkin checkout guestName }
    ... on Refusal { code field message }
    ... on InvalidInput { faults { field code } }
  }
}`);

const UNDO_CHECK_IN = gql(`mutation UndoCheckInInTest($stay: ID!) {
  result: undoCheckIn(stay: $stay) {
    __typename
    ... on StayMoved { status checkin checkout }
    ... on Refusal { code field message }
  }
}`);

const PREVIEW = gql(`query DeparturePreviewInTest($stay: ID!, $charge: MinorUnits) {
  result: departurePreview(stay: $stay, charge: $charge) {
    __typename
    ... on DeparturePreview {
      day nightsGivenUp price { amount } extras { amount } charge { amount } refund { amount } balance { amount }
    }
    ... on Refusal { code field }
    ... on InvalidInput { faults { field code } }
  }
}`);

const CHECK_OUT = gql(`mutation CheckOutInTest($input: CheckOutInput!) {
  result: checkOut(input: $input) {
    __typename
    ... on StayMoved { status checkin checkout }
    ... on DepartureChanged { preview { refund { amount } } }
    ... on Refusal { code field message }
    ... on InvalidInput { faults { field code } }
  }
}`);

const UNDO_CHECK_OUT = gql(`mutation UndoCheckOutInTest($stay: ID!) {
  result: undoCheckOut(stay: $stay) {
    __typename
    ... on StayMoved { status checkin checkout }
    ... on Refusal { code field message }
  }
}`);

const ARRIVE = gql(`mutation ArriveAfterAllInTest($input: ArriveAfterAllInput!) {
  result: arriveAfterAll(input: $input) {
    __typename
    ... on StayMoved { status checkin checkout }
    ... on Refusal { code field message }
  }
}`);

let keys = 0;

const freshKey = (): string => `step-form-${String((keys += 1)).padStart(8, '0')}`;

/** Sets the hotel's clock to a time on a day, such as '01:00'. */
export async function goTo(
  testServer: Pick<TestServer, 'shiftClock'>,
  day: string,
  time: string,
): Promise<void> {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const instant = startOfDay(day, 'Asia/Kolkata').getTime() + (hours * 60 + minutes) * 60_000;
  await testServer.shiftClock(`${instant - Date.now()} milliseconds`);
}

/** The desk of one test file: its steps, made by the owner. */
export function deskOf(server: Server, owner: () => RequestOptions) {
  return {
    /** Most tests are not about housekeeping, so the room may be dirty. */
    checkIn: async (stay: string, guestName?: string, despiteRoomState = true, despiteDoNotRent = false) => {
      const input = { stay, guestName, despiteRoomState, despiteDoNotRent };
      return (await execute(server, CHECK_IN, { input }, owner())).result;
    },
    undoCheckIn: async (stay: string) => (await execute(server, UNDO_CHECK_IN, { stay }, owner())).result,
    previewDeparture: async (stay: string, charge?: number) =>
      (await execute(server, PREVIEW, { stay, charge }, owner())).result,
    checkOut: async (stay: string, form: Partial<CheckOutInput> = {}) => {
      const input = { stay, idempotencyKey: freshKey(), ...form };
      return (await execute(server, CHECK_OUT, { input }, owner())).result;
    },
    undoCheckOut: async (stay: string) => (await execute(server, UNDO_CHECK_OUT, { stay }, owner())).result,
    arriveAfterAll: async (stay: string, idempotencyKey = freshKey()) =>
      (await execute(server, ARRIVE, { input: { stay, idempotencyKey, despiteRoomState: true } }, owner()))
        .result,
  };
}

/** The ids of the stays of a booking, in their order. */
export async function stayIdsOf(testServer: Pick<TestServer, 'query'>, reference: string): Promise<string[]> {
  const rows = await testServer.query<{ id: string }>(
    `SELECT id FROM stays WHERE booking_id = (SELECT id FROM bookings WHERE reference = $1) ORDER BY position`,
    [reference],
  );
  return rows.map(({ id }) => id);
}

const LET_ALL_LEAVE = `
  WITH gone AS (
    UPDATE stays SET status = 'DEPARTED', checked_out_at = hotel_now() WHERE status = 'IN_HOUSE' RETURNING id)
  INSERT INTO transitions (machine, subject_id, from_state, to_state, actor_kind, reason)
  SELECT 'stay', id, 'IN_HOUSE', 'DEPARTED', 'staff', 'left after the test' FROM gone`;

/** Guests of an earlier test leave, so that their rooms are free. */
export async function letAllLeave(testServer: Pick<TestServer, 'query'>): Promise<void> {
  await testServer.query(LET_ALL_LEAVE);
}
