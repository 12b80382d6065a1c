import type {
  AddRepairNoteInput,
  GiveRoomInput,
  MarkRoomInput,
  PostMinibarInput,
} from '../generated/operations';
import { assertType, execute, gql, type RequestOptions } from './graphql';
import type { TestServer } from './test-server';

const HOUSEKEEPING = gql(`query HousekeepingInTest {
  housekeeping {
    businessDay
    rooms { number roomTitle state since by wish takenBy isMine need outOfOrderUntil outOfOrderNote repairs repairPictures { id words } guests { stay name state isHere } }
  }
}`);

const MARK = gql(`mutation MarkRoomInTest($input: MarkRoomInput!) {
  result: markRoom(input: $input) {
    __typename
    ... on RoomMarked { room { number state need guests { isHere } } }
    ... on Refusal { code message }
    ... on InvalidInput { faults { field code } }
  }
}`);

const MARKS = gql(`query RoomMarksInTest($roomNumber: String!) {
  roomMarks(roomNumber: $roomNumber) { kind pressedAt recordedAt by maker }
}`);

const GIVE = gql(`mutation GiveRoomInTest($input: GiveRoomInput!) {
  result: giveRoom(input: $input) {
    __typename
    ... on RoomMarked { room { number takenBy isMine } }
    ... on Refusal { code message }
  }
}`);

const MAKERS = gql(`query RoomMakersInTest { roomMakers { id name } }`);

const REPAIR = gql(`mutation AddRepairNoteInTest($input: AddRepairNoteInput!) {
  result: addRepairNote(input: $input) {
    __typename
    ... on RoomMarked { room { number repairs } }
    ... on Refusal { code message }
    ... on InvalidInput { faults { field code } }
  }
}`);

const MINIBAR_ITEMS = gql(`query MinibarItemsInTest { minibarItems { id name price { amount } } }`);

const POST_MINIBAR = gql(`mutation PostMinibarInTest($input: PostMinibarInput!) {
  result: postMinibar(input: $input) {
    __typename
    ... on Refusal { code message }
    ... on InvalidInput { faults { field code } }
  }
}`);

let keys = 0;

const freshKey = (): string => `press-on-a-phone-${process.pid}-${String((keys += 1)).padStart(6, '0')}`;

/** What one person presses and sees of the house at a server. */
export function houseOf(server: Pick<TestServer, 'url'>, person: () => RequestOptions) {
  const rooms = async () => (await execute(server, HOUSEKEEPING, {}, person())).housekeeping.rooms;
  const press = async (
    roomNumber: string,
    kind: MarkRoomInput['kind'],
    form: Partial<MarkRoomInput> = {},
  ) => {
    const input = { roomNumber, kind, idempotencyKey: freshKey(), ...form };
    return (await execute(server, MARK, { input }, person())).result;
  };
  return {
    rooms,
    press,
    /** The room as it is now. */
    room: async (number: string) => {
      const room = (await rooms()).find((one) => one.number === number);
      if (!room) throw new Error(`There is no room ${number}.`);
      return room;
    },
    /** Presses, and returns the room after it. */
    pressed: async (...form: Parameters<typeof press>) => {
      const result = await press(...form);
      assertType(result, 'RoomMarked');
      return result.room;
    },
    makers: async () => (await execute(server, MAKERS, {}, person())).roomMakers,
    give: async (roomNumber: string, makerId: string, form: Partial<GiveRoomInput> = {}) => {
      const input = { roomNumber, makerId, idempotencyKey: freshKey(), ...form };
      return (await execute(server, GIVE, { input }, person())).result;
    },
    noteRepair: async (roomNumber: string, note: string, form: Partial<AddRepairNoteInput> = {}) => {
      const input = { roomNumber, note, idempotencyKey: freshKey(), ...form };
      return (await execute(server, REPAIR, { input }, person())).result;
    },
    minibar: async () => (await execute(server, MINIBAR_ITEMS, {}, person())).minibarItems,
    postMinibar: async (form: Partial<PostMinibarInput> & Pick<PostMinibarInput, 'stay' | 'item'>) => {
      const input = { idempotencyKey: freshKey(), ...form };
      return (await execute(server, POST_MINIBAR, { input }, person())).result;
    },
    marks: async (roomNumber: string) => (await execute(server, MARKS, { roomNumber }, person())).roomMarks,
  };
}
