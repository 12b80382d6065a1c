import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { HousekeepingDocument, useMarkRoomMutation } from '../../../../generated/desk-housekeeping';
import type { Housekeeping_RoomFragment } from '../../../../generated/graphql';
import { failureOf } from '../../../../lib/apollo/request-failure';
import { useSignInState } from '../../../../lib/identity/identity-context';
import { formOf, PressQueue, type Sent, type WaitingPress } from './press-queue';

/** The presses of the signed-in person in this browser. */
export function usePressQueue() {
  const signIn = useSignInState();
  const person = signIn.kind === 'signed in' ? signIn.guest.uid : 'nobody';
  const [markRoom] = useMarkRoomMutation();
  const queue = useMemo(() => {
    const send = async (press: WaitingPress): Promise<Sent> => {
      try {
        const { data } = await markRoom({
          variables: { input: formOf(press) },
          update: (cache, { data: answered }) => {
            if (answered?.markRoom.__typename !== 'RoomMarked') return;
            const { room } = answered.markRoom;
            cache.updateQuery(
              { query: HousekeepingDocument },
              (shown) =>
                shown && {
                  ...shown,
                  housekeeping: { ...shown.housekeeping, rooms: withRoom(shown.housekeeping.rooms, room) },
                },
            );
          },
        });
        const result = data?.markRoom;
        if (!result) return { kind: 'not sent', message: null };
        return result.__typename === 'RoomMarked'
          ? { kind: 'kept' }
          : { kind: 'refused', message: result.message };
      } catch (error) {
        const failure = failureOf(error);
        return { kind: 'not sent', message: failure.kind === 'refused' ? failure.message : null };
      }
    };
    return new PressQueue(window.localStorage, `saffron-court.room-presses.${person}`, send);
  }, [markRoom, person]);
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
    .reduce((before, { kind }): Housekeeping_RoomFragment => {
      if (kind === 'DO_NOT_DISTURB' || kind === 'SERVICE_REFUSED') return { ...before, wish: kind };
      if (kind === 'TAKEN' || kind === 'GIVEN_BACK')
        return { ...before, isMine: kind === 'TAKEN', takenBy: null };
      if (kind === 'MAY_ENTER') return { ...before, wish: null };
      return { ...before, state: kind, wish: kind === 'DIRTY' ? before.wish : null };
    }, room);
}
