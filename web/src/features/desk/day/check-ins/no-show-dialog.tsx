import type { FormEvent } from 'react';
import { Dialog, DialogActions, DialogBody } from '../../../../components/dialog/dialog';
import { Button } from '../../../../components/form/button';
import { Message } from '../../../../components/status/message';
import { Spinner } from '../../../../components/status/spinner';
import {
  useCancelGuestBookingMutation,
  useGuestCancellationPreviewQuery,
} from '../../../../generated/desk-cancellation';
import type { CancelGuestBookingMutation } from '../../../../generated/graphql';
import { OF_THE_FORM } from '../../../../lib/desk/use-desk-mutation';
import { t } from '../../../../lib/texts/texts';
import { keptSentence } from './kept-sentence';
import { faultsIn, problemOf, useSending } from '../../frame/form/use-sending';
import { RestoredDraft } from '../../frame/form/restored-draft';
import { useDraft } from '../../frame/form/use-draft';
import { ChargeAndReason, chargeOf } from './charge-and-reason';
import type { SteppedStay } from './stepped-stay';

interface NoShowDialogProps {
  reference: string;
  guest: string;
  stay: SteppedStay;
  onClose: () => void;
  onRecorded: () => void;
}

type Sent = CancelGuestBookingMutation['cancelGuestBooking'];

/** The dialog with which staff record a no-show, with the policy’s charge or another charge. */
export default function NoShowDialog({ reference, guest, stay, onClose, onRecorded }: NoShowDialogProps) {
  const draft = useDraft(`no-show ${stay.id}`, { charge: '', reason: t`The guest did not arrive.` });
  const typed = draft.values;
  const { form, send, isBusy, refused, faults: faultsOfForm } = useSending<Sent>('GuestBookingCancelled');
  const { charge, isAmount } = chargeOf(typed.charge);
  const input = { reference, kind: 'NO_SHOW', stays: [stay.id], charge } as const;
  const { data, loading, error, refetch } = useGuestCancellationPreviewQuery({
    variables: { input: { ...input, stays: [stay.id] } },
    skip: !isAmount,
    context: OF_THE_FORM,
  });
  const [cancelBooking] = useCancelGuestBookingMutation();
  const result = isAmount ? data?.guestCancellationPreview : undefined;
  const preview = result?.__typename === 'CancellationPreview' ? result : null;
  const refusal = result && !preview ? result : null;
  const faults = [...faultsIn(refusal), ...faultsOfForm];
  const faultOf = (field: string) => faults.find((fault) => fault.field === field)?.message;
  const isReady = preview !== null && !loading && !isBusy;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!preview || !isReady) return;
    const noShow = {
      ...input,
      stays: [stay.id],
      reason: typed.reason,
      expectedRefund: preview.refund.amount,
    };
    const sent = await send(noShow, async (idempotencyKey) => {
      const { data: sentBack } = await cancelBooking({ variables: { input: { ...noShow, idempotencyKey } } });
      return sentBack?.cancelGuestBooking;
    });
    if (sent?.__typename === 'GuestBookingCancelled') {
      draft.forget();
      return onRecorded();
    }
    if (sent?.__typename === 'CancellationChanged') await refetch().catch(() => undefined);
  };
  return (
    <Dialog open onOpenChange={onClose} title={t`No-show`} subtitle={guest}>
      <form ref={form} noValidate onSubmit={(event) => void submit(event)} className="contents">
        <DialogBody>
          <div className="grid gap-5">
            <RestoredDraft at={draft.restoredAt} onDiscard={draft.discard} />
            {preview ? (
              <p className="tabular">
                {keptSentence(preview)} {t`The room goes back on sale.`}
              </p>
            ) : refusal || error ? null : (
              <Spinner label={t`Calculating`} />
            )}
            <ChargeAndReason
              typed={typed}
              chargeHint={t`Leave it empty for the policy’s charge; 0 waives it.`}
              needsReason
              faultOf={faultOf}
              onEdit={draft.edit}
            />
            <div role="alert">
              {refusal && faults.length === 0 ? <Message tone="bad" text={problemOf(refusal)} /> : null}
              {error ? <Message tone="bad" text={problemOf(undefined)} /> : null}
              {refused ? <Message tone="bad" text={problemOf(refused.result)} /> : null}
            </div>
          </div>
        </DialogBody>
        <DialogActions>
          <Button look="quiet" onClick={onClose}>{t`Back`}</Button>
          <Button type="submit" disabled={!isReady}>{t`Record the no-show`}</Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
