import { useApolloClient } from '@apollo/client/react';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import {
  HousekeepingDocument,
  useAddLostItemMutation,
  useAddRepairNoteMutation,
  useGiveRoomMutation,
  useMarkRoomMutation,
  usePostMinibarMutation,
} from '../../../../generated/desk-housekeeping';
import type { Housekeeping_RoomFragment } from '../../../../generated/graphql';
import { failureOf } from '../../../../lib/apollo/request-failure';
import { sendFile } from '../../../../lib/files/send-file';
import { useIdentity, useSignInState } from '../../../../lib/identity/identity-context';
import { t } from '../../../../lib/texts/texts';
import { PictureQueue, type SentPicture } from '../house-pictures/picture-queue';
import { openPictureStore, type WaitingPicture } from '../house-pictures/picture-store';
import { smallerPicture } from '../house-pictures/smaller-picture';
import { formOf, PressQueue, type Pressed, type Sent, type WaitingPress } from './press-queue';

/** The server's response to a press; undefined without a response. */
type Answered =
  | { __typename: 'RoomMarked'; room: Housekeeping_RoomFragment }
  | { __typename: 'LostItemStored' | 'MinibarPosted' }
  | {
      __typename: 'ChargeRefused' | 'IdempotencyConflict' | 'InvalidInput' | 'RecordNotFound';
      message: string;
    };

/** Sends a press with the mutation of its kind. */
function useRequest() {
  const [markRoom] = useMarkRoomMutation();
  const [giveRoom] = useGiveRoomMutation();
  const [addRepairNote] = useAddRepairNoteMutation();
  const [addLostItem] = useAddLostItemMutation();
  const [postMinibar] = usePostMinibarMutation();
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
        if (press.kind === 'MINIBAR') {
          const { waitedSeconds, idempotencyKey } = form;
          const { stay, item } = press;
          const input = { stay, item, quantity: 1, waitedSeconds, idempotencyKey };
          return (await postMinibar({ variables: { input } })).data?.postMinibar;
        }
        if (press.kind === 'GIVEN') {
          const input = { ...form, makerId: press.makerId };
          return (await giveRoom({ variables: { input } })).data?.giveRoom;
        }
        const input = { ...form, kind: press.kind };
        return (await markRoom({ variables: { input } })).data?.markRoom;
      },
    [addLostItem, addRepairNote, giveRoom, markRoom, postMinibar],
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
  const { keepPicture, ...pictures } = usePictureQueue(queue, person);
  return {
    ...state,
    ...pictures,
    press: (roomNumber: string, pressed: Pressed, picture: Blob | null) => {
      const note = queue.press(roomNumber, pressed);
      const words = pressed.kind === 'FOUND' ? pressed.what : pressed.kind === 'REPAIR' ? pressed.note : '';
      if (picture) void keepPicture({ note, roomNumber, words }, picture);
    },
    discardFirst: () => queue.discardFirst(),
    forgetRefused: () => queue.forgetRefused(),
  };
}

/** The pictures of the person in this browser. They follow the presses of their notes. */
function usePictureQueue(presses: PressQueue, person: string) {
  const identity = useIdentity();
  const queue = useMemo(() => {
    const send = async ({ note, picture }: WaitingPicture): Promise<SentPicture> => {
      const file = new File([picture], 'picture', { type: picture.type });
      const path = `/api/house-pictures?note=${note}`;
      const response = await sendFile(
        path,
        file,
        () => identity.token(),
        () => undefined,
      );
      if (response?.status === 201) return { kind: 'kept' };
      const said = response?.body?.['error'];
      const message = typeof said === 'string' ? said : null;
      const isFinal = message !== null && REFUSED.has(response?.status ?? 0);
      return isFinal ? { kind: 'refused', message } : { kind: 'not sent', message };
    };
    return new PictureQueue({
      ...{ store: openPictureStore(), person, send },
      isNoteWaiting: (note) => presses.snapshot().waiting.some(({ key }) => key === note),
      onRefused: ({ note, roomNumber, words }, message) =>
        presses.refuse({ key: `${note} picture`, roomNumber, about: words, message }),
    });
  }, [identity, person, presses]);
  useEffect(() => queue.start(), [queue]);
  useEffect(() => presses.subscribe(() => void queue.sendAll()), [presses, queue]);
  return {
    pictures: useSyncExternalStore(queue.subscribe, queue.snapshot),
    keepPicture: async (
      picture: Pick<WaitingPicture, 'note' | 'roomNumber' | 'words'>,
      file: Blob,
    ): Promise<void> => {
      const kept = { ...picture, picture: await smallerPicture(file) };
      await queue.keep(kept).catch(() => {
        presses.refuse({
          ...{ key: `${picture.note} picture`, roomNumber: picture.roomNumber, about: picture.words },
          message: t`This browser could not keep the picture. Please take it again once there is a connection.`,
        });
      });
    },
    discardPicture: () => void queue.discardFirst(),
  };
}

/**
 * After these answers the server will never accept the picture: the note is unknown, or the file is not a picture or
 * is too large.
 */
const REFUSED: ReadonlySet<number> = new Set([404, 413, 415, 422]);

const withRoom = (rooms: readonly Housekeeping_RoomFragment[], room: Housekeeping_RoomFragment) =>
  rooms.map((one) => (one.number === room.number ? room : one));

/** The room as it will be when the waiting presses are sent. */
export function withPresses(
  room: Housekeeping_RoomFragment,
  waiting: readonly WaitingPress[],
): Housekeeping_RoomFragment {
  return waiting
    .filter(({ roomNumber }) => roomNumber === room.number)
    .reduce((before, press) => ({ ...before, ...changeOf(press, before) }), room);
}

/** The change that a press makes to the shown room. */
function changeOf(
  press: WaitingPress,
  { wish, repairs }: Housekeeping_RoomFragment,
): Partial<Housekeeping_RoomFragment> {
  switch (press.kind) {
    case 'FOUND':
    case 'MINIBAR':
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
