import { useRef, useState } from 'react';
import { Dialog, DialogActions, DialogBody } from '../../../components/dialog/dialog';
import { Button } from '../../../components/form/button';
import { FailedState } from '../../../components/list/failed-state';
import { Message } from '../../../components/status/message';
import { Spinner } from '../../../components/status/spinner';
import { useCancelBookingMutation, useCancellationPreviewQuery } from '../../../generated/cancellation';
import type { CancellationDialog_PreviewFragment } from '../../../generated/graphql';
import { useWriteInstant } from '../../../lib/dates/instants';
import { writeDate } from '../../../lib/dates/plain-dates';
import { writeMoney, type Money } from '../../../lib/money';
import { plural, t } from '../../../lib/texts/texts';
import { IdempotencyKey } from '../checkout/idempotency-key';

/** A room of the booking that can be cancelled. */
export interface CancellableStay {
  id: string;
  roomTitle: string;
  checkin: string;
  checkout: string;
}

interface CancellationDialogProps {
  token: string;
  stays: CancellableStay[];
  /** The booking's policy in words. */
  terms: string;
  onClose: () => void;
  /**
   * Called with a sentence about the cancellation, the refund and the open amount. The dialog waits for the promise.
   */
  onCancelled: (sentence: string) => Promise<void>;
}

/** The sentence about the cancellation, the refund, and the open part of the charge. */
function moneySentence(refund: Money, unpaid: Money): string {
  if (refund.amount > 0)
    return t`Your cancellation is confirmed. We are sending ${writeMoney(refund)} back to the card or account that you paid with.`;
  return unpaid.amount > 0
    ? t`Your cancellation is confirmed. There is no refund. Of the cancellation charge, ${writeMoney(unpaid)} is still to be paid.`
    : t`Your cancellation is confirmed. There is no refund.`;
}

/** Shows what cancelling costs, and cancels only with exactly the refund that was shown. */
export default function CancellationDialog(props: CancellationDialogProps) {
  const { token, stays, terms, onClose, onCancelled } = props;
  // The kept stays: the page may reload while the dialog is open, and then has fewer stays.
  const [kept, setKept] = useState<string[]>([]);
  const chosen = stays.map(({ id }) => id).filter((id) => !kept.includes(id));
  const [problem, setProblem] = useState('');
  const [changed, setChanged] = useState<CancellationDialog_PreviewFragment | null>(null);
  const [isEnding, setEnding] = useState(false);
  const keys = useRef(new IdempotencyKey());
  const {
    data,
    error,
    loading: isAsking,
    refetch,
  } = useCancellationPreviewQuery({
    variables: { token, stays: chosen },
    skip: chosen.length === 0 || isEnding,
    fetchPolicy: 'network-only',
  });
  const [cancelBooking, { loading }] = useCancelBookingMutation();
  const isSending = loading || isEnding;
  const result = data?.cancellationPreview;
  const preview = changed ?? (result?.__typename === 'CancellationPreview' ? result : null);
  const refusal = result && result.__typename !== 'CancellationPreview' ? result.message : '';
  const choose = (id: string, isChosen: boolean) => {
    setChanged(null);
    setProblem('');
    setKept((before) => (isChosen ? before.filter((one) => one !== id) : [...before, id]));
  };
  const cancel = async () => {
    if (!preview) return;
    setProblem('');
    const form = { token, stays: chosen, expectedRefund: preview.refund.amount };
    const sent = await cancelBooking({
      variables: { input: { ...form, idempotencyKey: keys.current.keyFor(form) } },
    })
      .then((response) => response.data?.cancelBooking)
      .catch(() => undefined);
    if (sent?.__typename === 'BookingCancelled') {
      setEnding(true);
      return onCancelled(moneySentence(sent.refund, preview.unpaid));
    }
    // Without a response the next attempt sends the same key, so that pressing twice cancels once.
    if (sent) keys.current.forget();
    if (sent?.__typename === 'CancellationChanged') setChanged(sent.preview);
    setProblem(sent?.message ?? t`The server did not respond. Please try again.`);
  };
  return (
    <Dialog open onOpenChange={onClose} title={t`Cancel your booking`}>
      <DialogBody>
        <div className="grid gap-6">
          {stays.length > 1 ? <StayChoice stays={stays} chosen={chosen} onChoose={choose} /> : null}
          {chosen.length === 0 ? (
            <p>{t`Choose the rooms that you no longer need.`}</p>
          ) : preview && !isAsking ? (
            <Figures preview={preview} />
          ) : error ? (
            <FailedState problem={t`The refund could not be calculated.`} onRetry={() => void refetch()} />
          ) : refusal ? (
            <p>{refusal}</p>
          ) : (
            <Spinner label={t`Calculating your refund`} />
          )}
          <p className="text-sm text-quiet">{terms}</p>
          <div role="alert">{problem ? <Message tone="bad" text={problem} /> : null}</div>
        </div>
      </DialogBody>
      <DialogActions>
        <Button look="quiet" onClick={onClose}>{t`Keep the booking`}</Button>
        <Button
          look="danger"
          disabled={!preview || isAsking || isSending || chosen.length === 0}
          onClick={() => void cancel()}
        >
          {isSending
            ? t`Cancelling…`
            : chosen.length < stays.length
              ? plural(chosen.length, { one: 'Cancel this room', other: 'Cancel these rooms' })
              : t`Cancel booking`}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

interface StayChoiceProps {
  stays: CancellableStay[];
  chosen: string[];
  onChoose: (id: string, isChosen: boolean) => void;
}

function StayChoice({ stays, chosen, onChoose }: StayChoiceProps) {
  return (
    <fieldset>
      <legend className="font-semibold">{t`Which rooms would you like to cancel?`}</legend>
      <ul className="mt-2 border-t border-line">
        {stays.map(({ id, roomTitle, checkin, checkout }) => (
          <li key={id} className="border-b border-line">
            <label className="flex min-h-12 cursor-pointer items-center gap-3 py-2">
              <input
                type="checkbox"
                className="size-5 shrink-0 accent-action"
                checked={chosen.includes(id)}
                onChange={({ target }) => onChoose(id, target.checked)}
              />
              <span>
                {roomTitle}
                <span className="block text-sm text-quiet">
                  {writeDate(checkin)} – {writeDate(checkout)}
                </span>
              </span>
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

function Figures({ preview }: { preview: CancellationDialog_PreviewFragment }) {
  const writeInstant = useWriteInstant();
  const { charge, refund, unpaid, validUntil } = preview;
  return (
    <div aria-live="polite">
      <dl>
        <div className="flex items-baseline justify-between gap-4 py-1.5">
          <dt className="text-quiet">{t`Cancellation charge`}</dt>
          <dd className="tabular text-right">{charge.amount > 0 ? writeMoney(charge) : t`None`}</dd>
        </div>
        {unpaid.amount > 0 ? (
          <div className="flex items-baseline justify-between gap-4 py-1.5">
            <dt className="text-quiet">{t`Still to be paid`}</dt>
            <dd className="tabular text-right">{writeMoney(unpaid)}</dd>
          </div>
        ) : null}
        <div className="mt-2 flex items-baseline justify-between gap-4 border-t border-brass/60 pt-3">
          <dt className="font-semibold">{t`Refund`}</dt>
          <dd className="tabular text-right text-xl font-semibold">{writeMoney(refund)}</dd>
        </div>
      </dl>
      {validUntil ? (
        <p className="mt-3 text-sm text-quiet">
          {charge.amount > 0
            ? t`This charge applies until ${writeInstant(validUntil)}, hotel time.`
            : t`You can cancel free of charge until ${writeInstant(validUntil)}, hotel time.`}
        </p>
      ) : null}
      {refund.amount > 0 ? (
        <p className="mt-1 text-sm text-quiet">{t`We send your refund to the card or account that you paid with. Banks usually take 5 to 7 working days.`}</p>
      ) : null}
    </div>
  );
}
