import { useState, type FormEvent } from 'react';
import { Dialog, DialogActions, DialogBody } from '../../../../components/dialog/dialog';
import { Button } from '../../../../components/form/button';
import { TextField } from '../../../../components/form/field';
import { Message } from '../../../../components/status/message';
import { useCounterDeskPaymentMutation } from '../../../../generated/desk';
import type { Folio_PaymentFragment } from '../../../../generated/graphql';
import { writeMoney } from '../../../../lib/money';
import { t } from '../../../../lib/texts/texts';
import { SOURCE_NAMES } from './folio-words';

interface CounterPaymentProps {
  payment: Folio_PaymentFragment;
  onClose: () => void;
  /** Called with a sentence that says what the guest owes now. */
  onCountered: (sentence: string) => void;
}

/** The dialog that reverses a payment that was recorded by mistake. */
export function CounterPayment({ payment, onClose, onCountered }: CounterPaymentProps) {
  const [reason, setReason] = useState('');
  const [fault, setFault] = useState<string>();
  const [problem, setProblem] = useState('');
  const [counter, { loading }] = useCounterDeskPaymentMutation();
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (loading) return;
    const sent = await counter({ variables: { paymentId: payment.id, reason } })
      .then((response) => response.data?.counterDeskPayment)
      .catch(() => undefined);
    if (sent?.__typename === 'DeskPaymentCountered')
      return onCountered(t`Reversed. The guest owes ${writeMoney(sent.balance)}.`);
    const ofReason = sent?.__typename === 'InvalidInput' ? sent.faults[0]?.message : undefined;
    setFault(ofReason);
    setProblem(ofReason ? '' : (sent?.message ?? t`The server did not respond. Please try again.`));
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t`Reverse the payment`}
      subtitle={`${SOURCE_NAMES[payment.source]}, ${writeMoney(payment.amount)}`}
    >
      <form noValidate onSubmit={(event) => void send(event)} className="contents">
        <DialogBody>
          <div className="grid gap-4">
            <p className="max-w-prose">
              {t`A counter-entry reverses the whole payment; both stay on the folio. Use it only for a payment that was recorded by mistake. To give the guest money back, cancel or change the booking instead.`}
            </p>
            <TextField
              label={t`What was wrong`}
              required
              maxLength={200}
              value={reason}
              error={fault}
              onChange={({ target }) => setReason(target.value)}
            />
            <div role="alert">{problem ? <Message tone="bad" text={problem} /> : null}</div>
          </div>
        </DialogBody>
        <DialogActions>
          <Button look="quiet" onClick={onClose}>{t`Keep the payment`}</Button>
          <Button type="submit" disabled={loading} aria-busy={loading}>{t`Reverse it`}</Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
