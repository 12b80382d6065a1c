import { useState, type FormEvent } from 'react';
import { DialogActions, DialogBody } from '../../../../components/dialog/dialog';
import { Button } from '../../../../components/form/button';
import { TextField } from '../../../../components/form/field';
import { Message } from '../../../../components/status/message';
import { useMoveStayMutation, useSwapStaysMutation } from '../../../../generated/desk-moves';
import type { MoveStayMutation } from '../../../../generated/graphql';
import { addDays } from '../../../../lib/dates/plain-dates';
import { t } from '../../../../lib/texts/texts';
import { problemOf, useSending, type RequestRefused } from '../../frame/form/use-sending';
import { RoomChoice, type RoomForStay, type RoomsForStay } from './room-choice';

interface MoveFormProps {
  stayId: string;
  found: RoomsForStay;
  proposedRoom?: string;
  /** The first night in the other room; empty for all remaining nights. */
  from: string;
  onFrom: (night: string) => void;
  onClose: () => void;
  onMoved: (sentence: string) => void;
  /** Reloads the rooms: somebody else was faster, or something is missing. */
  onRefused: () => void;
}

type Sent = MoveStayMutation['moveStay'];

function labelOf(room: RoomForStay | undefined): string {
  if (room && !room.isFree) return t`Exchange rooms`;
  return room?.isUpgrade ? t`Upgrade as a courtesy` : t`Move`;
}

function doneSentence({ guestName, currentRoom }: RoomsForStay, room: RoomForStay): string {
  if (room.isFree) return t`${guestName} has room ${room.roomNumber} now. The price is the same.`;
  const other = room.occupants[0]?.guestName ?? '';
  return t`${guestName} has room ${room.roomNumber} now, and ${other} room ${currentRoom}. The prices are the same.`;
}

/** Chooses the other room, with a reason where one is required. */
export function MoveForm(props: MoveFormProps) {
  const { stayId, found, from, onFrom, onClose, onMoved, onRefused } = props;
  const [chosen, setChosen] = useState(props.proposedRoom ?? '');
  const [reason, setReason] = useState('');
  const [despitePromise, setDespitePromise] = useState(false);
  const [despiteRoomState, setDespiteRoomState] = useState(false);
  const [unready, setUnready] = useState('');
  const { form, send, isBusy, refused, faultOf } = useSending<Sent>('StaysMoved');
  const isUnready = unready !== '' && unready === chosen;
  const [ahead] = useState(found.firstNight);
  const [moveStay] = useMoveStayMutation();
  const [swapStays] = useSwapStaysMutation();
  const canSwap = from === '' || from === ahead;
  const room = found.rooms.find(({ roomNumber, isFree, swapStayId }) => {
    const isOffered = isFree || (swapStayId !== null && canSwap);
    return roomNumber === chosen && isOffered;
  });
  const breaksPromise = room !== undefined && !room.isPromised;
  const needsReason = breaksPromise || Boolean(room?.isUpgrade && room.isFree);
  const isAnswered = (!breaksPromise || despitePromise) && (!isUnready || despiteRoomState);
  const isReady = room !== undefined && !isBusy && isAnswered;
  const moveTo = (to: RoomForStay): Promise<Sent | RequestRefused | undefined> => {
    const despite = { despitePromise, ...(isUnready ? { despiteRoomState } : {}) };
    const common = { stayId, fromRoom: found.currentRoom, reason: reason || null, ...despite };
    if (!to.isFree && to.swapStayId) {
      const swap = { ...common, otherStayId: to.swapStayId, otherRoom: to.roomNumber };
      return send(swap, async (idempotencyKey) => {
        const { data } = await swapStays({ variables: { input: { ...swap, idempotencyKey } } });
        return data?.swapStays;
      });
    }
    const move = { ...common, toRoom: to.roomNumber, from: canSwap ? null : from };
    return send(move, async (idempotencyKey) => {
      const { data } = await moveStay({ variables: { input: { ...move, idempotencyKey } } });
      return data?.moveStay;
    });
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!isReady) return;
    const sent = await moveTo(room);
    if (sent?.__typename === 'StaysMoved') return onMoved(doneSentence(found, room));
    if (sent?.__typename !== 'MoveRefused' || sent.code !== 'ROOM_NOT_READY') return onRefused();
    setUnready(room.roomNumber);
    setDespiteRoomState(false);
  };
  return (
    <form ref={form} noValidate onSubmit={(event) => void submit(event)} className="contents">
      <DialogBody>
        <div className="grid gap-5">
          {found.promisedRooms.length > 0 ? (
            <p className="text-warning">
              {t`The hotel promised one of these rooms: ${found.promisedRooms.join(', ')}.`}
            </p>
          ) : null}
          <TextField
            label={t`First night in the other room`}
            type="date"
            inWords
            unmarked
            min={ahead}
            max={addDays(found.until, -1)}
            value={from || ahead}
            error={faultOf('from')}
            onChange={({ target }) => onFrom(target.value)}
          />
          <RoomChoice rooms={found.rooms} chosen={chosen} canSwap={canSwap} onChoose={setChosen} />
          {breaksPromise ? (
            <label className="flex min-h-11 cursor-pointer items-center gap-3">
              <input
                type="checkbox"
                className="size-5 shrink-0 accent-action"
                checked={despitePromise}
                onChange={({ target }) => setDespitePromise(target.checked)}
              />
              {t`Leave the promised room anyway`}
            </label>
          ) : null}
          {isUnready ? (
            <label className="flex min-h-11 cursor-pointer items-center gap-3">
              <input
                type="checkbox"
                className="size-5 shrink-0 accent-action"
                checked={despiteRoomState}
                onChange={({ target }) => setDespiteRoomState(target.checked)}
              />
              {t`Give room ${chosen} although it is not ready`}
            </label>
          ) : null}
          <TextField
            label={t`Reason`}
            required={needsReason}
            value={reason}
            error={faultOf('reason')}
            onChange={({ target }) => setReason(target.value)}
          />
          <div role="alert">{refused ? <Message tone="bad" text={problemOf(refused.result)} /> : null}</div>
        </div>
      </DialogBody>
      <DialogActions summary={<p className="text-sm text-quiet">{t`The price stays as it was agreed.`}</p>}>
        <Button look="quiet" onClick={onClose}>{t`Cancel`}</Button>
        <Button type="submit" disabled={!isReady}>
          {isBusy ? t`Saving…` : labelOf(room)}
        </Button>
      </DialogActions>
    </form>
  );
}
