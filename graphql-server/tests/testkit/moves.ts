import type { MoveStayInput, SwapStaysInput } from '../generated/operations';
import { assertType, execute, gql, type RequestOptions } from './graphql';
import type { TestServer } from './test-server';

type Server = Pick<TestServer, 'url'>;

const MOVE_STAY = gql(`mutation MoveStayInTest($input: MoveStayInput!) {
  result: moveStay(input: $input) {
    __typename
    ... on StaysMoved { stays { stayId roomTitle rooms { roomNumber roomTitle firstNight until } } }
    ... on RoomTaken { occupants { kind reference guestName stayId blockId } }
    ... on Refusal { code message field }
    ... on InvalidInput { faults { field code } }
  }
}`);

const SWAP_STAYS = gql(`mutation SwapStaysInTest($input: SwapStaysInput!) {
  result: swapStays(input: $input) {
    __typename
    ... on StaysMoved { stays { stayId rooms { roomNumber firstNight until } } }
    ... on RoomTaken { occupants { kind reference guestName } }
    ... on Refusal { code message field }
    ... on InvalidInput { faults { field code } }
  }
}`);

const ROOMS_FOR_STAY = gql(`query RoomsForStayInTest($stayId: ID!, $from: PlainDate) {
  result: roomsForStay(stayId: $stayId, from: $from) {
    __typename
    ... on RoomsForStay {
      reference guestName roomTitle currentRoom firstNight until promisedRooms
      rooms { roomNumber roomTitle isUpgrade isPromised isFree swapStayId occupants { kind reference guestName } }
    }
    ... on Refusal { code }
  }
}`);

const STAY_ROOMS = gql(`query StayRoomsInTest($reference: String!) {
  stayRooms(reference: $reference) {
    stayId guestName roomTitle status rooms { roomNumber roomTitle firstNight until }
    moves { kind fromRoom toRoom firstNight reason by }
  }
}`);

let keys = 0;

/** A key that no other form of this file uses. */
export const freshMoveKey = (): string => `move-form-${String((keys += 1)).padStart(8, '0')}`;

/** Most tests are not about housekeeping, so the room may be dirty. */
export async function moveStay(
  server: Server,
  input: Omit<MoveStayInput, 'idempotencyKey'> & { idempotencyKey?: string },
  owner: RequestOptions,
) {
  const given = { idempotencyKey: freshMoveKey(), despiteRoomState: true, ...input };
  return (await execute(server, MOVE_STAY, { input: given }, owner)).result;
}

export async function swapStays(
  server: Server,
  input: Omit<SwapStaysInput, 'idempotencyKey'> & { idempotencyKey?: string },
  owner: RequestOptions,
) {
  const given = { idempotencyKey: freshMoveKey(), despiteRoomState: true, ...input };
  return (await execute(server, SWAP_STAYS, { input: given }, owner)).result;
}

/** The rooms that the desk may choose from. */
export async function roomsForStay(server: Server, stayId: string, owner: RequestOptions) {
  const { result } = await execute(server, ROOMS_FOR_STAY, { stayId }, owner);
  assertType(result, 'RoomsForStay');
  return result;
}

/** The rooms of the booking's first stay, and the history of its rooms. */
export async function firstStayRooms(server: Server, reference: string, owner: RequestOptions) {
  const { stayRooms } = await execute(server, STAY_ROOMS, { reference }, owner);
  const [first] = stayRooms;
  if (!first) throw new Error(`There is no booking ${reference}.`);
  return first;
}
