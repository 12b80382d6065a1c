import { useRef, useState } from 'react';
import { Dialog, DialogActions, DialogBody } from '../../../components/dialog/dialog';
import { Button } from '../../../components/form/button';
import { FailedState } from '../../../components/list/failed-state';
import { Message } from '../../../components/status/message';
import { Spinner } from '../../../components/status/spinner';
import { useBookingFormQuery } from '../../../generated/booking';
import { useChangeBookingMutation, useChangePreviewQuery } from '../../../generated/change';
import type {
  BookingFormQuery,
  ChangeBookingMutation,
  ChangeFigures_PreviewFragment,
  HeldChange_ChangeFragment,
} from '../../../generated/graphql';
import { writeMoney } from '../../../lib/money';
import { soldOutSentence } from '../../../lib/stays/sold-out-sentence';
import { t } from '../../../lib/texts/texts';
import { IdempotencyKey } from '../checkout/idempotency-key';
import { ChangeFigures } from './change-figures';
import { changedStays, editedRooms, isUnchanged, type ChangeableStay, type EditedRoom } from './edited-room';
import { RoomFields } from './room-fields';

interface ChangeDialogProps {
  token: string;
  stays: ChangeableStay[];
  onClose: () => void;
  /** Called with a sentence that says what was changed and what goes back. */
  onChanged: (sentence: string) => void;
  /** Called when the new nights are held and the guest must pay for them. */
  onHeld: (change: HeldChange_ChangeFragment) => void;
}

// A booking has at most five rooms.
const MOST_ROOMS = 5;

const changedSentence = (refund: { amount: number; currency: 'INR' | 'USD' }): string =>
  refund.amount > 0
    ? t`We have changed your booking and are sending ${writeMoney(refund)} back to the card or account that you paid with.`
    : t`We have changed your booking.`;

/** The dialog that changes dates, types, guests, extras and rooms. */
export default function ChangeDialog(props: ChangeDialogProps) {
  const { data, error, refetch } = useBookingFormQuery();
  if (data) return <ChangeForm {...props} bookable={data} />;
  return (
    <Dialog open onOpenChange={props.onClose} title={t`Change your booking`}>
      <DialogBody>
        {error ? (
          <FailedState problem={t`The room types could not be loaded.`} onRetry={() => void refetch()} />
        ) : (
          <Spinner label={t`Loading the room types`} />
        )}
      </DialogBody>
    </Dialog>
  );
}

type Sent = ChangeBookingMutation['changeBooking'] | undefined;

function problemOf(sent: Sent): string {
  if (sent?.__typename === 'NightsSoldOut') return soldOutSentence(sent);
  if (!sent || sent.__typename === 'BookingChanged' || sent.__typename === 'ChangeHeld')
    return t`The server did not respond. Please try again.`;
  return sent.message;
}

function ChangeForm(props: ChangeDialogProps & { bookable: BookingFormQuery }) {
  const { token, stays, bookable, onClose, onChanged, onHeld } = props;
  const [before] = useState(() => editedRooms(stays, bookable.property.today));
  const [rooms, setRooms] = useState(before);
  const [problem, setProblem] = useState('');
  const [changed, setChanged] = useState<ChangeFigures_PreviewFragment | null>(null);
  const keys = useRef(new IdempotencyKey());
  const asked = isUnchanged(rooms, before) ? null : changedStays(rooms, bookable);
  const { data, error, loading, refetch } = useChangePreviewQuery({
    variables: { token, stays: asked ?? [] },
    skip: asked === null,
    fetchPolicy: 'network-only',
  });
  const [changeBooking, { loading: isSending }] = useChangeBookingMutation();
  const result = asked === null ? undefined : data?.changePreview;
  const preview = changed ?? (result?.__typename === 'ChangePreview' ? result : null);
  const edit = (next: EditedRoom[]) => {
    setChanged(null);
    setProblem('');
    setRooms(next);
  };
  const send = async () => {
    if (!preview || !asked) return;
    setProblem('');
    const form = { token, stays: asked, expectedDifference: preview.difference };
    const sent: Sent = await changeBooking({
      variables: { input: { ...form, idempotencyKey: keys.current.keyFor(form) } },
    })
      .then((response) => response.data?.changeBooking)
      .catch(() => undefined);
    if (sent?.__typename === 'BookingChanged') return onChanged(changedSentence(sent.refund));
    if (sent?.__typename === 'ChangeHeld') return onHeld(sent.change);
    // Without a response the next attempt sends the same key, so that pressing twice changes once.
    if (sent) keys.current.forget();
    if (sent?.__typename === 'ChangeFiguresChanged') setChanged(sent.preview);
    setProblem(problemOf(sent));
  };
  return (
    <Dialog open onOpenChange={onClose} title={t`Change your booking`}>
      <DialogBody>
        <div className="grid gap-8">
          <Rooms rooms={rooms} bookable={bookable} onEdit={edit} />
          <section aria-label={t`Price of the change`} aria-live="polite" aria-busy={loading}>
            {preview && !loading ? (
              <ChangeFigures preview={preview} />
            ) : error && !loading ? (
              <FailedState problem={t`The price could not be calculated.`} onRetry={() => void refetch()} />
            ) : loading ? (
              <Spinner label={t`Calculating the price`} />
            ) : (
              <p className={result ? 'text-bad' : 'text-quiet'}>
                {result && result.__typename !== 'ChangePreview'
                  ? result.message
                  : t`Change the dates, rooms, guests or extras, and we will show you the price.`}
              </p>
            )}
          </section>
          <div role="alert">{problem ? <Message tone="bad" text={problem} /> : null}</div>
        </div>
      </DialogBody>
      <DialogActions>
        <Button look="quiet" onClick={onClose}>{t`Keep as it is`}</Button>
        <Button disabled={!preview || loading || isSending} onClick={() => void send()}>
          {isSending ? t`Changing…` : sendLabel(preview)}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function sendLabel(preview: ChangeFigures_PreviewFragment | null): string {
  return preview && preview.toPay.amount > 0
    ? t`Change and pay ${writeMoney(preview.toPay)}`
    : t`Change booking`;
}

interface RoomsProps {
  rooms: EditedRoom[];
  bookable: BookingFormQuery;
  onEdit: (rooms: EditedRoom[]) => void;
}

/** The rooms of the booking, and a button to add a room. */
function Rooms({ rooms, bookable, onEdit }: RoomsProps) {
  const further = useRef(0);
  const add = () => {
    const last = rooms.at(-1);
    if (!last) return;
    further.current += 1;
    onEdit([
      ...rooms,
      {
        ...last,
        key: `further ${further.current}`,
        id: null,
        guests: '1',
        children: [],
        extras: [],
        isFixed: false,
      },
    ]);
  };
  return (
    <div className="grid gap-8">
      {rooms.map((room, index) => (
        <RoomFields
          key={room.key}
          room={room}
          number={index + 1}
          bookable={bookable}
          onEdit={(changes) => onEdit(rooms.map((one) => (one === room ? { ...one, ...changes } : one)))}
          onRemove={rooms.length > 1 ? () => onEdit(rooms.filter((one) => one !== room)) : undefined}
        />
      ))}
      {rooms.length < MOST_ROOMS ? (
        <Button look="link" className="justify-self-start" onClick={add}>{t`Add another room`}</Button>
      ) : null}
    </div>
  );
}
