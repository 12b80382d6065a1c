import { useState, type FormEvent } from 'react';
import { Dialog, DialogActions, DialogBody } from '../../../../components/dialog/dialog';
import { Button } from '../../../../components/form/button';
import { TextField } from '../../../../components/form/field';
import { Message } from '../../../../components/status/message';
import { useTakeBackCompanyDebtMutation } from '../../../../generated/desk-companies';
import type { TakeBackCompanyDebtMutation } from '../../../../generated/graphql';
import { writeMoney } from '../../../../lib/money';
import { t } from '../../../../lib/texts/texts';
import { BoundNote } from '../../frame/form/bound-note';
import { useSending } from '../../frame/form/use-sending';

interface TakeBackDebtProps {
  /** The reference of the booking whose guest pays after all. */
  reference: string;
  onClose: () => void;
  /** Called with a sentence that says what was done. */
  onDone: (sentence: string) => void;
}

/** The dialog that takes the bill of a booking off the account of its company. */
export default function TakeBackDebt({ reference, onClose, onDone }: TakeBackDebtProps) {
  const [reason, setReason] = useState('');
  const { form, send, isBusy, faultOf, problem } =
    useSending<TakeBackCompanyDebtMutation['takeBackCompanyDebt']>('CompanyDebtTakenBack');
  const [takeBack] = useTakeBackCompanyDebtMutation();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const variables = { reference, reason };
    const sent = await send(variables, async () => (await takeBack({ variables })).data?.takeBackCompanyDebt);
    if (sent?.__typename !== 'CompanyDebtTakenBack') return;
    onDone(
      sent.amount.amount === 0
        ? t`No company owes anything for this booking any more.`
        : t`${writeMoney(sent.amount)} is off the company’s account. The guest owes it again.`,
    );
  };
  return (
    <Dialog open onOpenChange={onClose} title={t`Take the bill off the account`} subtitle={reference}>
      <form ref={form} noValidate onSubmit={(event) => void submit(event)} className="contents">
        <DialogBody>
          <div className="grid gap-4">
            <p className="max-w-prose">
              {t`The guest owes the whole bill of the booking again, and the company no longer owes it. Money that the company has paid for it stays on the company’s account and can pay other invoices.`}
            </p>
            <BoundNote />
            <TextField
              label={t`Why`}
              name="reason"
              required
              maxLength={200}
              hint={t`Such as: the guest pays after all.`}
              value={reason}
              error={faultOf('reason')}
              onChange={({ target }) => setReason(target.value)}
            />
            <div role="alert">{problem ? <Message tone="bad" text={problem} /> : null}</div>
          </div>
        </DialogBody>
        <DialogActions>
          <Button look="quiet" onClick={onClose}>{t`Keep it on the account`}</Button>
          <Button type="submit" disabled={isBusy} aria-busy={isBusy}>{t`Take it off`}</Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
