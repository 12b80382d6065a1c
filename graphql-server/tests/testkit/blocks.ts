import type { BlockRoomInput, ChangeBlockInput } from '../generated/operations';
import { execute, gql, type RequestOptions } from './graphql';
import type { TestServer } from './test-server';

type Server = Pick<TestServer, 'url'>;

const BLOCK_ROOM = gql(`mutation BlockRoomInTest($input: BlockRoomInput!) {
  result: blockRoom(input: $input) {
    __typename
    ... on RoomBlocked { block { id roomNumber firstNight until reason note } }
    ... on RoomTaken { occupants { kind roomNumber firstNight until reference guestName blockId note } }
    ... on Refusal { code message field }
    ... on InvalidInput { faults { field code } }
  }
}`);

const CHANGE_BLOCK = gql(`mutation ChangeBlockInTest($input: ChangeBlockInput!) {
  result: changeBlock(input: $input) {
    __typename
    ... on RoomBlocked { block { id until reason note } }
    ... on RoomTaken { occupants { reference } }
    ... on Refusal { code field }
    ... on InvalidInput { faults { field code } }
  }
}`);

const END_BLOCK = gql(`mutation EndBlockInTest($id: ID!, $from: PlainDate) {
  result: endBlock(id: $id, from: $from) {
    __typename
    ... on BlockEnded { block { id until } }
    ... on Refusal { code field }
    ... on InvalidInput { faults { field code } }
  }
}`);

const BLOCKS = gql(`query BlocksInTest($from: PlainDate!, $until: PlainDate!) {
  blocks(from: $from, until: $until) { id roomNumber roomType firstNight until reason note by }
}`);

let keys = 0;

/** A valid form; a test sets the fields that it is about. */
export function blockForm(
  form: Pick<BlockRoomInput, 'roomNumber' | 'firstNight' | 'until'> & Partial<BlockRoomInput>,
): BlockRoomInput {
  keys += 1;
  return { reason: 'OUT_OF_ORDER', idempotencyKey: `block-form-${String(keys).padStart(8, '0')}`, ...form };
}

export async function blockRoom(
  server: Server,
  form: Parameters<typeof blockForm>[0],
  owner: RequestOptions,
) {
  return (await execute(server, BLOCK_ROOM, { input: blockForm(form) }, owner)).result;
}

export async function changeBlock(server: Server, input: ChangeBlockInput, owner: RequestOptions) {
  return (await execute(server, CHANGE_BLOCK, { input }, owner)).result;
}

export async function endBlock(server: Server, id: string, from: string | null, owner: RequestOptions) {
  return (await execute(server, END_BLOCK, { id, from }, owner)).result;
}

export async function blocksBetween(server: Server, from: string, until: string, owner: RequestOptions) {
  return (await execute(server, BLOCKS, { from, until }, owner)).blocks;
}

/** The number of the room of the booking's first stay. */
export async function roomOf(testServer: Pick<TestServer, 'query'>, reference: string): Promise<string> {
  const rows = await testServer.query<{ number: string }>(
    `SELECT room.number FROM stays stay JOIN bookings booking ON booking.id = stay.booking_id
     JOIN rooms room ON room.id = stay.room_id WHERE booking.reference = $1 ORDER BY stay.position LIMIT 1`,
    [reference],
  );
  return rows[0]?.number ?? '';
}
