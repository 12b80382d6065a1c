import type {
  GuestWish,
  HouseRoomState,
  RoomMarkKind,
  RoomNeed,
  RoomState,
} from '../../../../generated/graphql';
import { t } from '../../../../lib/texts/texts';

export const ROOM_STATES: Readonly<Record<RoomState, string>> = {
  DIRTY: t`dirty`,
  TO_BE_SERVICED: t`to be serviced`,
  CLEAN: t`clean`,
  INSPECTED: t`inspected`,
};

export const GUEST_WISHES: Readonly<Record<GuestWish, string>> = {
  DO_NOT_DISTURB: t`do not disturb`,
  SERVICE_REFUSED: t`no service today`,
};

/** The buttons, and the entries of a room's history. */
export const MARKS: Readonly<Record<RoomMarkKind, string>> = {
  DIRTY: t`Dirty`,
  CLEAN: t`Clean`,
  INSPECTED: t`Inspected`,
  DO_NOT_DISTURB: t`Do not disturb`,
  SERVICE_REFUSED: t`No service today`,
  MAY_ENTER: t`May enter again`,
  TAKEN: t`I make this room`,
  GIVEN_BACK: t`Give back`,
};

export const NEEDS: Readonly<Record<RoomNeed, string>> = {
  ARRIVAL_DUE: t`Arrival due`,
  DEPARTURE: t`Departure`,
  STAY_OVER: t`Stays`,
  VACANT_DIRTY: t`Empty and dirty`,
  NOTHING: t`Nothing to do`,
};

const GUEST_STATES: Readonly<Record<HouseRoomState, string>> = {
  ARRIVES: t`arrives today`,
  STAYS: t`stays`,
  LEAVES: t`leaves today`,
};

/** What a guest of the room does today. */
export const guestInWords = ({ state, isHere }: { state: HouseRoomState; isHere: boolean }): string =>
  state === 'LEAVES' && !isHere ? t`has left` : GUEST_STATES[state];

/** The words for reception: the state of the room, the guest's wish, and whether the room is out of order. */
export function roomInWords(room: {
  state: RoomState;
  wish: GuestWish | null;
  outOfOrderUntil: string | null;
}): string {
  const { state, wish, outOfOrderUntil } = room;
  const words = [
    outOfOrderUntil === null ? null : t`out of order`,
    ROOM_STATES[state],
    wish && GUEST_WISHES[wish],
  ];
  return words.filter(Boolean).join(', ');
}

/** Whether a guest can be given the room. */
export const isReady = (state: RoomState): boolean => state === 'CLEAN' || state === 'INSPECTED';
