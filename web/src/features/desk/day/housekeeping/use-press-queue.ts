import { useApolloClient } from '@apollo/client/react';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import {
  HousekeepingDocument,
  useAddLostItemMutation,
  useAddRepairNoteMutation,
  useGiveRoomMutation,
  useMarkRoomMutation,
} from '../../../../generated/desk-housekeeping';
import type { Housekeeping_RoomFragment } from '../../../../generated/graphql';
import { failureOf } from '../../../../lib/apollo/request-failure';
import { useSignInState } from '../../../../lib/identity/identity-context';
import { formOf, PressQueue, type Sent, type WaitingPress } from './press-queue';

/** What the server says of a press; undefined without a response. */
type Answered =
  | { __typename: 'RoomMarked'; room: Housekeeping_RoomFragment }
  | { __typename: 'LostItemStored' }
  | { __typename: 'IdempotencyConflict' | 'InvalidInput' | 'RecordNotFound'; message: string };

/** Sends a press with the mutation of its kind. */
function useRequest() {
  const [markRoom] = useMarkRoomMutation();
  const [giveRoom] = useGiveRoomMutation();
  const [addRepairNote] = useAddRepairNoteMutation();
  const [addLostItem] = useAddLostItemMutation();
  return useMemo(
    () =>
      async (press: WaitingPress): Promise<Answered | undefined> => {
        const form = formOf(press);
        if (press.kind === 'FOUND') {
          const input = { ...form, what: press.what };
          return (await addLostItem({ variables: { input } })).data?.addLostItem;
        }
        if (press.kind === 'REPAIR') {
          const { roomNumber, idempotencyKey } = form;
          const input = { roomNumber, idempotencyKey, note: press.note };
          return (await addRepairNote({ variables: { input } })).data?.addRepairNote;
        }
        if (press.kind === 'GIVEN') {
          const input = { ...form, makerId: press.makerId };
          return (await giveRoom({ variables: { input } })).data?.giveRoom;
        }
        const input = { ...form, kind: press.kind };
        return (await markRoom({ variables: { input } })).data?.markRoom;
      },
    [addLostItem, addRepairNote, giveRoom, markRoom],
  );
}

/** The presses of the signed-in person in this browser. */
export function usePressQueue() {
  const signIn = useSignInState();
  const person = signIn.kind === 'signed in' ? signIn.guest.uid : 'nobody';
  const { cache } = useApolloClient();
  const request = useRequest();
  const queue = useMemo(() => {
    const show = (room: Housekeeping_RoomFragment) =>
      cache.updateQuery(
        { query: HousekeepingDocument },
        (shown) =>
          shown && {
            ...shown,
            housekeeping: { ...shown.housekeeping, rooms: withRoom(shown.housekeeping.rooms, room) },
          },
      );
    const send = async (press: WaitingPress): Promise<Sent> => {
      try {
        const answered = await request(press);
        if (!answered) return { kind: 'not sent', message: null };
        if (answered.__typename === 'RoomMarked') show(answered.room);
        return 'message' in answered ? { kind: 'refused', message: answered.message } : { kind: 'kept' };
      } catch (error) {
        const failure = failureOf(error);
        return { kind: 'not sent', message: failure.kind === 'refused' ? failure.message : null };
      }
    };
    return new PressQueue(window.localStorage, `saffron-court.room-presses.${person}`, send);
  }, [cache, request, person]);
  useEffect(() => queue.start(), [queue]);
  const state = useSyncExternalStore(queue.subscribe, queue.snapshot);
  return {
    ...state,
    press: (...press: Parameters<PressQueue['press']>) => queue.press(...press),
    discardFirst: () => queue.discardFirst(),
  };
}

const withRoom = (rooms: readonly Housekeeping_RoomFragment[], room: Housekeeping_RoomFragment) =>
  rooms.map((one) => (one.number === room.number ? room : one));

/** The room as it will be once the presses that wait are sent. */
export function withPresses(
  room: Housekeeping_RoomFragment,
  waiting: readonly WaitingPress[],
): Housekeeping_RoomFragment {
  return waiting
    .filter(({ roomNumber }) => roomNumber === room.number)
    .reduce((before, press) => ({ ...before, ...changeOf(press, before) }), room);
}

/** What a press changes in what the page shows of the room. */
function changeOf(
  press: WaitingPress,
  { wish, repairs }: Housekeeping_RoomFragment,
): Partial<Housekeeping_RoomFragment> {
  switch (press.kind) {
    case 'FOUND':
      return {};
    case 'REPAIR':
      return { repairs: [...repairs, press.note] };
    case 'GIVEN':
      return { isMine: false, takenBy: press.makerName };
    case 'DO_NOT_DISTURB':
    case 'SERVICE_REFUSED':
      return { wish: press.kind };
    case 'TAKEN':
    case 'GIVEN_BACK':
      return { isMine: press.kind === 'TAKEN', takenBy: null };
    case 'MAY_ENTER':
      return { wish: null };
    default:
      return { state: press.kind, wish: press.kind === 'DIRTY' ? wish : null };
  }
}
