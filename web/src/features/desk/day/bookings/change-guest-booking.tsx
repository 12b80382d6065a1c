import { useState } from 'react';
import { Dialog, DialogActions, DialogBody } from '../../../../components/dialog/dialog';
import { Button } from '../../../../components/form/button';
import { SelectField, TextField } from '../../../../components/form/field';
import { FailedState } from '../../../../components/list/failed-state';
import { Message } from '../../../../components/status/message';
import { Spinner } from '../../../../components/status/spinner';
import {
  useChangeableRoomTypesQuery,
  useChangeGuestBookingMutation,
  useGuestChangePreviewQuery,
} from '../../../../generated/desk-change';
import type {
  ChangeableRoomTypesQuery,
  ChangeGuestBookingMutation,
  ChangePayment,
  GuestChange_PreviewFragment,
} from '../../../../generated/graphql';
import { STAY_LABELS } from '../../../../lib/bookings/booking-labels';
import { writeDate } from '../../../../lib/dates/plain-dates';
import { writeMoney } from '../../../../lib/money';
import { guestsInWords } from '../../../../lib/stays/guest-words';
import { soldOutSentence } from '../../../../lib/stays/sold-out-sentence';
import { OF_THE_FORM } from '../../../../lib/desk/use-desk-mutation';
import { t } from '../../../../lib/texts/texts';
import {
  askedStays,
  changesInHouse,
  editedStays,
  isUnchanged,
  mergedStays,
  stayFaults,
  withProposal,
  type EditedStay,
  type GuestStay,
  type ProposedStay,
} from './edited-stay';
import { EditedStayFields } from './edited-stay-fields';
import { ChangedMeanwhile, type ShownValue } from '../../frame/form/changed-meanwhile';
import { RestoredDraft } from '../../frame/form/restored-draft';
import { useDraftOver } from '../../frame/form/use-draft-over';
import { useSecondPress, type Question } from '../../frame/form/second-press';
import { problemOf, useSending, type RequestRefused } from '../../frame/form/use-sending';
import { GuestChangeFigures } from './guest-change-figures';

interface ChangeGuestBookingProps {
  reference: string;
  /** Nothing is paid before the booking is firm. */
  isTentative?: boolean;
  stays: readonly GuestStay[];
  /** The initial values for one of the rooms, instead of the booking's values. */
  proposed?: ProposedStay;
  onClose: () => void;
  /** Called with a sentence that says what was changed, what goes back or what the guest pays. */
  onChanged: (sentence: string) => void;
}

// A booking has at most five rooms.
const MOST_ROOMS = 5;

type Sent = ChangeGuestBookingMutation['changeGuestBooking'] | RequestRefused | undefined;
type Changed = Extract<Sent, { __typename: 'GuestBookingChanged' }>;

function changedSentence({ toPay, toPayAtHotel, refund }: Changed): string {
  if (toPayAtHotel.amount > 0) return t`Changed. The guest owes ${writeMoney(toPayAtHotel)} more.`;
  if (toPay.amount > 0)
    return t`The new nights are held for 15 minutes. The guest gets an e-mail with the link to pay ${writeMoney(toPay)}.`;
  return refund.amount > 0
    ? t`Changed. ${writeMoney(refund)} goes back to the guest.`
    : t`Changed. Nothing is due.`;
}

function problemOfChange(sent: Sent): string {
  if (sent?.__typename === 'GuestBookingChanged') return '';
  return sent?.__typename === 'NightsSoldOut' ? soldOutSentence(sent) : problemOf(sent);
}

/** The dialog with which staff change dates, room types, guests and rooms of a booking. */
export default function ChangeGuestBooking(props: ChangeGuestBookingProps) {
  const { data, error, refetch } = useChangeableRoomTypesQuery();
  if (data) return <ChangeForm {...props} hotel={data} />;
  return (
    <Dialog open onOpenChange={props.onClose} title={t`Change the booking`}>
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

const STATES: Readonly<Record<string, string>> = STAY_LABELS;

/** '2 × Breakfast'; a dash for a room without extras. */
const extrasInWords = (extras: GuestStay['extras']): string =>
  extras.map(({ name, pieces }) => `${pieces} × ${name}`).join(', ') || '–';

/** The rooms as the notice about changes of others names them. */
function shownStays(stays: readonly GuestStay[]): ShownValue[] {
  return stays.flatMap((stay, place) => {
    const { roomTitle, roomNumber, checkin, checkout, guests, children, extras, status } = stay;
    const named = (label: string) => (stays.length > 1 ? t`${label} of room ${String(place + 1)}` : label);
    return [
      { label: named(t`Room`), text: [roomNumber, roomTitle].filter(Boolean).join(' ') },
      { label: named(t`Arrival`), text: writeDate(checkin) },
      { label: named(t`Departure`), text: writeDate(checkout) },
      { label: named(t`Guests`), text: guestsInWords(guests, children) },
      { label: named(t`Extras`), text: extrasInWords(extras) },
      { label: named(t`Status`), text: STATES[status] ?? status },
    ];
  });
}

interface TypedChange {
  stays: EditedStay[];
  reason: string;
  /** Null until somebody chooses. */
  payment: ChangePayment | null;
}

/** Each drop on the timeline has a draft of its own. */
function nameOfDraft(reference: string, proposed: ChangeGuestBookingProps['proposed']): string {
  if (!proposed) return `change ${reference}`;
  const { id, checkin, checkout, roomType } = proposed;
  return ['change', reference, id, checkin ?? '-', checkout ?? '-', roomType ?? '-'].join(' ');
}

/** What staff type, as a draft, and the server's preview of the change. A stay that was dragged begins as it was dragged. */
function useGuestChange(
  { reference, stays: booked, proposed }: ChangeGuestBookingProps,
  hotel: ChangeableRoomTypesQuery,
) {
  const draft = useDraftOver({
    name: nameOfDraft(reference, proposed),
    stored: booked,
    valuesOf: (stored): TypedChange => ({
      stays: withProposal(editedStays(stored), proposed),
      reason: '',
      payment: null,
    }),
    shownOf: shownStays,
  });
  const { values } = draft;
  const { stays } = values;
  const before = editedStays(draft.opened);
  const faults = stays.map((stay) =>
    stayFaults(
      stay,
      hotel,
      before.find(({ id }) => id === stay.id),
    ),
  );
  const isAsked = !isUnchanged(stays, before) && faults.every((fault) => Object.keys(fault).length === 0);
  const { data, error, loading, refetch } = useGuestChangePreviewQuery({
    variables: { reference, stays: askedStays(stays) },
    skip: !isAsked,
    context: OF_THE_FORM,
  });
  const result = isAsked ? data?.guestChangePreview : undefined;
  return {
    draft,
    meanwhile: {
      changes: draft.changes,
      onUse: () => draft.goOn({ ...values, stays: editedStays(booked) }),
      onKeep: () => draft.goOn({ ...values, stays: mergedStays(before, stays, editedStays(booked)) }),
    },
    faults,
    isInHouse: changesInHouse(stays, before),
    result,
    error,
    loading,
    refetch,
  };
}

function ChangeForm(props: ChangeGuestBookingProps & { hotel: ChangeableRoomTypesQuery }) {
  const { reference, isTentative = false, hotel, onClose, onChanged } = props;
  const change = useGuestChange(props, hotel);
  const { draft, meanwhile, faults, isInHouse, result, error, loading, refetch } = change;
  const { stays, reason, payment: chosenPayment } = draft.values;
  const asksLater = isInHouse || isTentative;
  const { send, isBusy, refused, faultOf, forgive } =
    useSending<ChangeGuestBookingMutation['changeGuestBooking']>('GuestBookingChanged');
  const [renewed, setRenewed] = useState<GuestChange_PreviewFragment | null>(null);
  const { ask, dialog } = useSecondPress();
  const [changeBooking] = useChangeGuestBookingMutation();
  const problem = refused && !faultOf('reason') ? problemOfChange(refused.result) : '';
  const preview = renewed ?? (result?.__typename === 'ChangePreview' ? result : null);
  const payment = asksLater ? 'AT_THE_HOTEL' : (chosenPayment ?? preview?.proposedPayment ?? 'AT_THE_HOTEL');
  const edit = (next: EditedStay[]) => {
    setRenewed(null);
    forgive();
    draft.edit({ stays: next });
  };
  const submit = async () => {
    if (!preview || loading || isBusy) return;
    if (!(await ask(questionOfRefund(preview)))) return;
    const rooms = askedStays(stays);
    const form = { reference, stays: rooms, reason, payment, expectedDifference: preview.difference };
    const sent = await send(form, async (idempotencyKey) => {
      const { data } = await changeBooking({ variables: { input: { ...form, idempotencyKey } } });
      return data?.changeGuestBooking;
    });
    if (sent?.__typename === 'GuestBookingChanged') {
      draft.forget();
      return onChanged(changedSentence(sent));
    }
    if (sent?.__typename === 'ChangeFiguresChanged') setRenewed(sent.preview);
  };
  return (
    <Dialog open onOpenChange={onClose} title={t`Change the booking`} subtitle={reference}>
      <DialogBody>
        <div className="grid gap-8">
          <RestoredDraft at={draft.restoredAt} onDiscard={draft.discard} />
          <ChangedMeanwhile {...meanwhile} changes={isBusy ? [] : meanwhile.changes} />
          <Stays stays={stays} faults={faults} hotel={hotel} onEdit={edit} />
          <TextField
            label={t`Reason`}
            required
            value={reason}
            error={faultOf('reason')}
            onChange={({ target }) => draft.edit({ reason: target.value })}
          />
          {preview && preview.toPay.amount > 0 && !asksLater ? (
            <SelectField
              label={t`How the guest pays`}
              required
              hint={
                preview.canPayOnline ? undefined : t`The booking has no e-mail address for a link to pay.`
              }
              value={payment}
              onChange={({ target }) =>
                draft.edit({ payment: target.value === 'ONLINE' ? 'ONLINE' : 'AT_THE_HOTEL' })
              }
            >
              {preview.canPayOnline ? <option value="ONLINE">{t`Online, within 15 minutes`}</option> : null}
              <option value="AT_THE_HOTEL">{t`At the hotel`}</option>
            </SelectField>
          ) : null}
          <section aria-label={t`Price of the change`} aria-live="polite" aria-busy={loading}>
            {loading ? (
              <Spinner label={t`Calculating the price`} />
            ) : preview ? (
              <GuestChangeFigures
                preview={preview}
                isPaidAtHotel={payment === 'AT_THE_HOTEL'}
                isTentative={isTentative}
              />
            ) : error ? (
              <FailedState problem={t`The price could not be calculated.`} onRetry={() => void refetch()} />
            ) : (
              <p className={result ? 'text-bad' : 'text-quiet'}>
                {result && result.__typename !== 'ChangePreview'
                  ? result.message
                  : t`Change dates, room types, guests, extras or rooms to see the price.`}
              </p>
            )}
          </section>
          <div role="alert">{problem ? <Message tone="bad" text={problem} /> : null}</div>
        </div>
      </DialogBody>
      <DialogActions>
        <Button look="quiet" onClick={onClose}>{t`Keep as it is`}</Button>
        <Button disabled={!preview || loading || isBusy} onClick={() => void submit()}>
          {isBusy ? t`Changing…` : sendLabel(preview, payment)}
        </Button>
      </DialogActions>
      {dialog}
    </Dialog>
  );
}

/** The question before money goes back; null when no money goes back. */
const questionOfRefund = ({ refund }: GuestChange_PreviewFragment): Question | null =>
  refund.amount > 0
    ? {
        title: t`Change and refund ${writeMoney(refund)}?`,
        button: t`Refund ${writeMoney(refund)}`,
      }
    : null;

function sendLabel(preview: GuestChange_PreviewFragment | null, payment: ChangePayment): string {
  return preview && preview.toPay.amount > 0 && payment === 'ONLINE'
    ? t`Hold and ask for ${writeMoney(preview.toPay)}`
    : t`Change the booking`;
}

interface StaysProps {
  stays: EditedStay[];
  faults: ReturnType<typeof stayFaults>[];
  hotel: ChangeableRoomTypesQuery;
  onEdit: (stays: EditedStay[]) => void;
}

/** A key that no room of the form has. Restored rooms have keys, too. */
function furtherKey(stays: readonly EditedStay[]): string {
  const keys = stays.map((_stay, place) => `further ${place}`);
  return keys.find((key) => stays.every((stay) => stay.key !== key)) ?? `further ${stays.length}`;
}

/** The rooms of the booking, and a button to add a room. */
function Stays({ stays, faults, hotel, onEdit }: StaysProps) {
  const last = stays.at(-1);
  const add = () => {
    if (!last) return;
    const room = {
      ...last,
      id: null,
      roomNumber: null,
      guests: '1',
      children: [],
      extras: [],
      isFixed: false,
    };
    onEdit([...stays, { ...room, key: furtherKey(stays) }]);
  };
  return (
    <div className="grid gap-8">
      {stays.map((stay, index) => (
        <EditedStayFields
          key={stay.key}
          stay={stay}
          number={index + 1}
          hotel={hotel}
          faults={faults[index] ?? {}}
          onEdit={(changes) => onEdit(stays.map((one) => (one === stay ? { ...one, ...changes } : one)))}
          onRemove={stays.length > 1 ? () => onEdit(stays.filter((one) => one !== stay)) : undefined}
        />
      ))}
      {stays.length < MOST_ROOMS ? (
        <Button look="link" className="justify-self-start" onClick={add}>{t`Add another room`}</Button>
      ) : null}
    </div>
  );
}
