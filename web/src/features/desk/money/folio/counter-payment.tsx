import { useState, type FormEvent } from 'react';
import { Dialog, DialogActions, DialogBody } from '../../../../components/dialog/dialog';
import { Button } from '../../../../components/form/button';
import { TextField } from '../../../../components/form/field';
import { Message } from '../../../../components/status/message';
import { useCounterDeskPaymentMutation } from '../../../../generated/desk-folio';
import type { CounterDeskPaymentMutation, Folio_PaymentFragment } from '../../../../generated/graphql';
import { BoundNote } from '../../frame/form/bound-note';
import { writeMoney } from '../../../../lib/money';
import { t } from '../../../../lib/texts/texts';
import { useSending } from '../../frame/form/use-sending';
import { SOURCE_NAMES } from '../payment-sources/payment-sources';

interface CounterPaymentProps {
  payment: Folio_PaymentFragment;
  onClose: () => void;
  /** Called with a sentence that says what the guest owes now. */
  onCountered: (sentence: string) => void;
}

/** The dialog that reverses a payment that was recorded by mistake. */
export function CounterPayment({ payment, onClose, onCountered }: CounterPaymentProps) {
  const [reason, setReason] = useState('');
  const { form, send, isBusy, faults, problem } =
    useSending<CounterDeskPaymentMutation['counterDeskPayment']>('DeskPaymentCountered');
  const [counter] = useCounterDeskPaymentMutation();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const variables = { paymentId: payment.id, reason };
    const sent = await send(variables, async () => (await counter({ variables })).data?.counterDeskPayment);
    if (sent?.__typename === 'DeskPaymentCountered')
      onCountered(t`Reversed. The guest owes ${writeMoney(sent.balance)}.`);
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t`Reverse the payment`}
      subtitle={`${SOURCE_NAMES[payment.source]}, ${writeMoney(payment.amount)}`}
    >
      <form ref={form} noValidate onSubmit={(event) => void submit(event)} className="contents">
        <DialogBody>
          <div className="grid gap-4">
            <p className="max-w-prose">
              {t`A counter-entry reverses the whole payment; both stay on the folio. Use it only for a payment that was recorded by mistake. To give the guest money back, cancel or change the booking instead.`}
            </p>
            <BoundNote />
            <TextField
              label={t`What was wrong`}
              required
              maxLength={200}
              value={reason}
              error={faults[0]?.message}
              onChange={({ target }) => setReason(target.value)}
            />
            <div role="alert">{problem ? <Message tone="bad" text={problem} /> : null}</div>
          </div>
        </DialogBody>
        <DialogActions>
          <Button look="quiet" onClick={onClose}>{t`Keep the payment`}</Button>
          <Button type="submit" disabled={isBusy} aria-busy={isBusy}>{t`Reverse it`}</Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
