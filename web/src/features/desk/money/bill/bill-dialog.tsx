import { useState, type FormEvent } from 'react';
import { Dialog, DialogActions, DialogBody } from '../../../../components/dialog/dialog';
import { Button } from '../../../../components/form/button';
import { SelectField, TextField } from '../../../../components/form/field';
import { Message } from '../../../../components/status/message';
import { useGiveAllowanceMutation, useTakeBackChargeMutation } from '../../../../generated/desk-bill';
import type { Bill_BillFragment, Bill_ResultFragment as Sent } from '../../../../generated/graphql';
import { writeDay } from '../../../../lib/dates/plain-dates';
import { minorUnitsOf } from '../../../../lib/form-values';
import { writeMoney } from '../../../../lib/money';
import { t } from '../../../../lib/texts/texts';
import { BoundNote } from '../../frame/form/bound-note';
import { useSending } from '../../frame/form/use-sending';

type Charge = Bill_BillFragment['charges'][number];
type Lowerable = Bill_BillFragment['lowerable'][number];

interface BillDialogProps {
  reference: string;
  /** The charge to take back; null for an allowance. */
  charge: Charge | null;
  lowerable: readonly Lowerable[];
  onClose: () => void;
  /** Called with a sentence that says what was done. */
  onDone: (sentence: string) => void;
}

const WHOLE_BILL = '';

const nameOf = ({ name, night }: Lowerable): string => name ?? (night ? t`Night of ${writeDay(night)}` : '');

/** The dialog that takes a charge back, or takes an amount off the bill. */
export default function BillDialog({ reference, charge, lowerable, onClose, onDone }: BillDialogProps) {
  const [reason, setReason] = useState('');
  const [amount, setAmount] = useState('');
  const [line, setLine] = useState(WHOLE_BILL);
  const { form, send, isBusy, faultOf, problem } = useSending<Sent>('ChargesStored');
  const [takeBack] = useTakeBackChargeMutation();
  const [allow] = useGiveAllowanceMutation();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    if (charge) {
      const variables = { id: charge.id, reason };
      const sent = await send(variables, async () => (await takeBack({ variables })).data?.takeBackCharge);
      if (sent?.__typename === 'ChargesStored') onDone(t`${charge.name} is taken back.`);
      return;
    }
    const paise = minorUnitsOf(amount) ?? 0;
    const values = { reference, line: line === WHOLE_BILL ? null : Number(line), amount: paise, reason };
    const sent = await send(values, async (idempotencyKey) => {
      const input = { ...values, idempotencyKey };
      return (await allow({ variables: { input } })).data?.giveAllowance;
    });
    if (sent?.__typename !== 'ChargesStored') return;
    onDone(t`${writeMoney({ amount: paise, currency: 'INR' })} taken off the bill.`);
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={charge ? t`Take the charge back` : t`Take something off the bill`}
      subtitle={charge ? `${charge.name}, ${writeMoney(charge.amount)}` : undefined}
    >
      <form ref={form} noValidate onSubmit={(event) => void submit(event)} className="contents">
        <DialogBody>
          <div className="grid gap-4">
            <p className="max-w-prose">
              {t`If the charge is on an invoice, a credit note follows. The amount that the guest has overpaid is refunded.`}
            </p>
            <BoundNote />
            {charge ? null : (
              <>
                <SelectField
                  label={t`Off what`}
                  required
                  value={line}
                  error={faultOf('line')}
                  onChange={({ target }) => setLine(target.value)}
                >
                  <option value={WHOLE_BILL}>{t`The whole bill`}</option>
                  {lowerable.map((one) => (
                    <option key={one.lineId} value={one.lineId}>
                      {`${nameOf(one)}, ${writeMoney(one.amount)}`}
                    </option>
                  ))}
                </SelectField>
                <TextField
                  label={t`Amount in ₹ with tax`}
                  required
                  inputMode="decimal"
                  autoComplete="off"
                  value={amount}
                  error={faultOf('amount')}
                  onChange={({ target }) => setAmount(target.value)}
                />
              </>
            )}
            <TextField
              label={t`Reason`}
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
          <Button look="quiet" onClick={onClose}>{t`Back`}</Button>
          <Button type="submit" disabled={isBusy} aria-busy={isBusy}>
            {charge ? t`Take it back` : t`Take it off`}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
