import { useState, type FormEvent } from 'react';
import { Button } from '../../../../components/form/button';
import { SelectField } from '../../../../components/form/field';
import { Message } from '../../../../components/status/message';
import {
  useCancelGuestBookingMutation,
  useGuestCancellationPreviewQuery,
} from '../../../../generated/desk-cancellation';
import type {
  CancelGuestBookingMutation,
  CancellationFigures_PreviewFragment,
} from '../../../../generated/graphql';
import { writeDate } from '../../../../lib/dates/plain-dates';
import { writeMoney } from '../../../../lib/money';
import { plural, t } from '../../../../lib/texts/texts';
import { ChargeAndReason, chargeOf } from '../check-ins/charge-and-reason';
import { RestoredDraft } from '../../frame/form/restored-draft';
import { useDraft } from '../../frame/form/use-draft';
import { useSecondPress, type Question } from '../../frame/form/second-press';
import { keptSentence } from '../check-ins/kept-sentence';
import { useWaitingSentence } from './waiting-refund';
import { faultsIn, problemOf, useSending } from '../../frame/form/use-sending';

/** A room whose guest has not arrived. */
interface ExpectedStay {
  id: string;
  /** Null until a room is assigned. */
  roomNumber: string | null;
  roomTitle: string;
  checkin: string;
  checkout: string;
}

interface CancelGuestBookingProps {
  reference: string;
  stays: ExpectedStay[];
  /** Called with a sentence that says what was done. The form waits for the promise. */
  onCancelled: (sentence: string) => Promise<void>;
}

type Kind = 'CANCELLATION' | 'NO_SHOW';
type Money = Parameters<typeof writeMoney>[0];
type Sent = CancelGuestBookingMutation['cancelGuestBooking'];

const nameOf = ({ roomNumber, roomTitle }: ExpectedStay): string =>
  roomNumber ? `${roomNumber}, ${roomTitle}` : roomTitle;

const doneSentence = (kind: Kind, money: Record<'charge' | 'refund' | 'unpaid', Money>): string =>
  `${kind === 'NO_SHOW' ? t`No-show recorded.` : t`Cancelled.`} ${keptSentence(money)}`;

/** The question before money goes back; null when no money goes back. */
function questionOfRefund(
  kind: Kind,
  { charge, refund }: Record<'charge' | 'refund', Money>,
): Question | null {
  if (refund.amount === 0) return null;
  return {
    title:
      kind === 'NO_SHOW' ? t`Refund ${writeMoney(refund)}?` : t`Cancel and refund ${writeMoney(refund)}?`,
    text: t`The hotel keeps ${writeMoney(charge)}. The rooms are free again at once, and the guest gets a mail.`,
    button: t`Refund ${writeMoney(refund)}`,
  };
}

/** The owner cancels rooms or records no-shows, with the policy’s charge or another charge. */
export function CancelGuestBooking({ reference, stays, onCancelled }: CancelGuestBookingProps) {
  const [kind, setKind] = useState<Kind>('CANCELLATION');
  const [kept, setKept] = useState<string[]>([]);
  const draft = useDraft(`cancellation ${reference}`, { charge: '', reason: '' });
  const typed = draft.values;
  const { form, send, isBusy, faults, refused } = useSending<Sent>('GuestBookingCancelled');
  const [isEnding, setEnding] = useState(false);
  const { ask, dialog } = useSecondPress();
  const sentenceOf = useWaitingSentence();
  const chosen = stays.filter(({ id }) => !kept.includes(id));
  const { charge, isAmount } = chargeOf(typed.charge);
  const isComplete = isAmount && chosen.length > 0;
  const input = { reference, kind, stays: chosen.map(({ id }) => id), charge };
  const { data, loading, refetch } = useGuestCancellationPreviewQuery({
    variables: { input },
    skip: !isComplete || isEnding,
  });
  const [cancelBooking] = useCancelGuestBookingMutation();
  const result = isComplete ? data?.guestCancellationPreview : undefined;
  const preview = result?.__typename === 'CancellationPreview' ? result : null;
  const refusal = result && !preview ? result : null;
  const faultOf = (field: string) =>
    [...faults, ...faultsIn(refusal)].find((fault) => fault.field === field)?.message;
  const isReady = preview !== null && !loading && !isBusy && !isEnding;
  const cancel = async (event: FormEvent) => {
    event.preventDefault();
    if (!preview || !isReady) return;
    if (!(await ask(questionOfRefund(kind, preview)))) return;
    const values = { ...input, reason: typed.reason, expectedRefund: preview.refund.amount };
    const sent = await send(values, async (idempotencyKey) => {
      const response = await cancelBooking({ variables: { input: { ...values, idempotencyKey } } });
      return response.data?.cancelGuestBooking;
    });
    if (sent?.__typename === 'GuestBookingCancelled') {
      setEnding(true);
      draft.forget();
      const done = [doneSentence(kind, { ...sent, unpaid: preview.unpaid }), sentenceOf(sent.waitingRefund)];
      return onCancelled(done.filter(Boolean).join(' ')).finally(() => setEnding(false));
    }
    if (sent?.__typename === 'CancellationChanged') await refetch().catch(() => undefined);
  };
  return (
    <section aria-labelledby="cancel-booking">
      <h2 id="cancel-booking" className="text-3xl">{t`Cancel`}</h2>
      <form
        ref={form}
        noValidate
        onSubmit={(event) => void cancel(event)}
        className="mt-4 grid gap-4 sm:grid-cols-2"
      >
        <div className="sm:col-span-2 empty:hidden">
          <RestoredDraft at={draft.restoredAt} onDiscard={draft.discard} />
        </div>
        {stays.length > 1 ? (
          <StayChoice
            stays={stays}
            kept={kept}
            preview={preview}
            onChoose={(id, isChosen) =>
              setKept((before) => (isChosen ? before.filter((one) => one !== id) : [...before, id]))
            }
          />
        ) : null}
        <SelectField
          label={t`What happened`}
          required
          value={kind}
          onChange={({ target }) => setKind(target.value === 'NO_SHOW' ? 'NO_SHOW' : 'CANCELLATION')}
        >
          <option value="CANCELLATION">{t`The stay is cancelled`}</option>
          <option value="NO_SHOW">{t`The guest did not arrive`}</option>
        </SelectField>
        <ChargeAndReason
          typed={typed}
          chargeHint={
            stays.length > 1
              ? t`For all of these rooms together. Leave it empty for the policy’s charge; 0 waives it.`
              : t`Leave it empty for the policy’s charge; 0 waives it.`
          }
          needsReason
          reasonClassName="sm:col-span-2"
          faultOf={faultOf}
          onEdit={draft.edit}
        />
        <div className="sm:col-span-2" aria-live="polite">
          {preview ? (
            <p className="tabular">{keptSentence(preview)}</p>
          ) : (
            <p className="text-quiet">
              {chosen.length === 0
                ? t`Choose the rooms that the guest no longer needs.`
                : refusal && faultsIn(refusal).length === 0
                  ? problemOf(refusal)
                  : null}
            </p>
          )}
          {refused ? <Message tone="bad" text={problemOf(refused.result)} className="mt-2" /> : null}
        </div>
        <div>
          <Button type="submit" look="danger" disabled={!isReady}>
            {kind === 'NO_SHOW'
              ? t`Record the no-show`
              : chosen.length < stays.length
                ? plural(chosen.length, { one: 'Cancel this room', other: 'Cancel these rooms' })
                : t`Cancel this booking`}
          </Button>
        </div>
      </form>
      {dialog}
    </section>
  );
}

interface StayChoiceProps {
  stays: ExpectedStay[];
  kept: string[];
  preview: CancellationFigures_PreviewFragment | null;
  onChoose: (id: string, isChosen: boolean) => void;
}

function StayChoice({ stays, kept, preview, onChoose }: StayChoiceProps) {
  const chargeOf = (id: string) => preview?.stays.find(({ stay }) => stay.id === id)?.charge;
  return (
    <fieldset className="sm:col-span-2">
      <legend className="text-sm font-semibold text-ink">{t`Which rooms`}</legend>
      <ul className="mt-1.5 border-t border-line">
        {stays.map((stay) => {
          const charge = chargeOf(stay.id);
          return (
            <li key={stay.id} className="border-b border-line">
              <label className="flex min-h-12 cursor-pointer items-center gap-3 py-2">
                <input
                  type="checkbox"
                  className="size-5 shrink-0 accent-action"
                  checked={!kept.includes(stay.id)}
                  onChange={({ target }) => onChoose(stay.id, target.checked)}
                />
                <span className="min-w-0 flex-1">
                  {nameOf(stay)}
                  <span className="block text-sm text-quiet">
                    {writeDate(stay.checkin)} – {writeDate(stay.checkout)}
                  </span>
                </span>
                {charge ? (
                  <span className="tabular text-right text-sm text-quiet">
                    {t`Charge ${writeMoney(charge)}`}
                  </span>
                ) : null}
              </label>
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
}
