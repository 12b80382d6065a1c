import { useState } from 'react';
import { Button } from '../../../../components/form/button';
import { TextField } from '../../../../components/form/field';
import { Message } from '../../../../components/status/message';
import {
  useAddRoomsMutation,
  useDeleteRoomMutation,
  useEditRoomMutation,
} from '../../../../generated/desk-rooms';
import type { RoomSettingsQuery } from '../../../../generated/graphql';
import { useSending } from '../../frame/form/use-sending';
import { t } from '../../../../lib/texts/texts';
import { deletionOf, useSecondPress } from '../../frame/form/second-press';
import { roomNumbersIn } from './room-numbers';

type StoredType = RoomSettingsQuery['roomSettings'][number];
type StoredRoom = StoredType['rooms'][number];

/** The server's result of a change of a room. */
interface RoomResult {
  __typename: string;
  message?: string;
  faults?: readonly { field: string; message: string }[];
}

interface RoomListProps {
  type: StoredType;
}

/** Sends changes of rooms, and reports a refusal. */
function useRoomChange() {
  const { send, faults, problem } = useSending<RoomResult>('RoomsSaved');
  return {
    refusal: faults[0]?.message ?? problem,
    /** Resolves to true when the change was stored. */
    send: async (values: object, request: () => Promise<RoomResult | undefined>): Promise<boolean> =>
      (await send(values, request))?.__typename === 'RoomsSaved',
  };
}

/** The rooms of a type: their numbers, and which are on sale. */
export function RoomList({ type }: RoomListProps) {
  const [number, setNumber] = useState('');
  const [add] = useAddRoomsMutation();
  const numbers = roomNumbersIn(number);
  const [edit] = useEditRoomMutation();
  const [remove] = useDeleteRoomMutation();
  const { refusal, send } = useRoomChange();
  const addRoom = async () => {
    const variables = { roomTypeId: type.id, input: { numbers, onSale: true } };
    if (await send(variables, async () => (await add({ variables })).data?.addRooms)) setNumber('');
  };
  const sell = ({ id, number: stored, onSale }: StoredRoom) => {
    const variables = { id, input: { number: stored, onSale: !onSale } };
    void send(variables, async () => (await edit({ variables })).data?.editRoom);
  };
  const { ask, dialog } = useSecondPress();
  const deleteRoom = async ({ id, number: stored }: StoredRoom) => {
    if (!(await ask(deletionOf(t`room ${stored}`)))) return;
    const variables = { id };
    await send(variables, async () => (await remove({ variables })).data?.deleteRoom);
  };
  return (
    <section aria-labelledby="rooms">
      <h2 id="rooms" className="mb-4 font-display text-3xl">{t`Rooms`}</h2>
      {type.rooms.length === 0 ? (
        <p className="mb-4 text-warning">{t`Without a room, nobody can book this type.`}</p>
      ) : null}
      <ul className="border-t border-line">
        {type.rooms.map((room) => (
          <li
            key={room.id}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-b border-line py-2"
          >
            <p className="tabular">
              <span className="font-semibold">{room.number}</span>
              {room.onSale ? null : <span className="text-warning">{t` – off sale`}</span>}
            </p>
            <div className="flex flex-wrap gap-3">
              <Button look="quiet" onClick={() => sell(room)}>
                {room.onSale ? t`Take off sale` : t`Put on sale`}
                <span className="sr-only">{t`: room ${room.number}`}</span>
              </Button>
              <Button look="quiet" onClick={() => void deleteRoom(room)}>
                {t`Delete`}
                <span className="sr-only">{t`: room ${room.number}`}</span>
              </Button>
            </div>
          </li>
        ))}
      </ul>
      <div role="alert" className="mt-3 empty:hidden">
        {refusal ? <Message text={refusal} tone="bad" /> : null}
      </div>
      <form
        method="dialog"
        aria-label={t`New room`}
        onSubmit={(event) => {
          event.preventDefault();
          void addRoom();
        }}
        className="mt-5 flex flex-wrap items-end gap-4"
      >
        <TextField
          label={t`Number on the door`}
          hint={numbers.length > 1 ? numbers.join(', ') : t`Several at once: 101-110, 201`}
          name="number"
          required
          className="w-72 max-w-full"
          value={number}
          onChange={({ target }) => setNumber(target.value)}
        />
        <Button type="submit">{numbers.length > 1 ? t`Add ${numbers.length} rooms` : t`Add the room`}</Button>
      </form>
      {dialog}
    </section>
  );
}
