import { useState, type FormEvent } from 'react';
import { Dialog, DialogActions, DialogBody } from '../../../../components/dialog/dialog';
import { Button } from '../../../../components/form/button';
import { TextField } from '../../../../components/form/field';
import { Message } from '../../../../components/status/message';
import { useTakeBackDepositChargeMutation } from '../../../../generated/desk-security-deposits';
import type {
  SecurityDeposits_DepositFragment as Deposit,
  SecurityDeposits_ResultFragment as Sent,
} from '../../../../generated/graphql';
import { writeMoney } from '../../../../lib/money';
import { t } from '../../../../lib/texts/texts';
import { BoundNote } from '../../frame/form/bound-note';
import { useSending } from '../../frame/form/use-sending';

interface TakeBackChargeProps {
  charge: Deposit['movements'][number];
  onClose: () => void;
  /** Called with a sentence that says what was done. */
  onDone: (sentence: string) => void;
}

/** The dialog that takes back a charge of a security deposit that was made by mistake. */
export default function TakeBackCharge({ charge, onClose, onDone }: TakeBackChargeProps) {
  const [reason, setReason] = useState('');
  const { form, send, isBusy, faultOf, problem } = useSending<Sent>('SecurityDepositsStored');
  const [takeBack] = useTakeBackDepositChargeMutation();
  const sum = writeMoney(charge.amount);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const variables = { charge: charge.id, reason };
    const sent = await send(
      variables,
      async () => (await takeBack({ variables })).data?.takeBackDepositCharge,
    );
    if (sent?.__typename === 'SecurityDepositsStored')
      onDone(t`The charge of ${sum} is taken back. The hotel holds the amount again.`);
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t`Take the charge back`}
      subtitle={[sum, charge.reason].filter(Boolean).join(', ')}
    >
      <form ref={form} noValidate onSubmit={(event) => void submit(event)} className="contents">
        <DialogBody>
          <div className="grid gap-4">
            <p className="max-w-prose">
              {t`The whole charge is reversed, and the hotel holds the amount again. Both entries stay on the folio. If the charge is on an invoice, a credit note follows. What the guest owes does not change.`}
            </p>
            <BoundNote />
            <TextField
              label={t`What was wrong`}
              required
              maxLength={200}
              value={reason}
              error={faultOf('reason')}
              onChange={({ target }) => setReason(target.value)}
            />
            <div role="alert">{problem ? <Message tone="bad" text={problem} /> : null}</div>
          </div>
        </DialogBody>
        <DialogActions>
          <Button look="quiet" onClick={onClose}>{t`Keep the charge`}</Button>
          <Button type="submit" disabled={isBusy} aria-busy={isBusy}>{t`Take it back`}</Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
