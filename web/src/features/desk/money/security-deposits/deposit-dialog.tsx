import { useState, type FormEvent } from 'react';
import { Dialog, DialogActions, DialogBody } from '../../../../components/dialog/dialog';
import { Button } from '../../../../components/form/button';
import { SelectField, TextField } from '../../../../components/form/field';
import { Message } from '../../../../components/status/message';
import {
  useChargeSecurityDepositMutation,
  useReturnSecurityDepositMutation,
} from '../../../../generated/desk-security-deposits';
import type {
  SecurityDeposits_DepositFragment as Deposit,
  SecurityDeposits_ResultFragment as Sent,
} from '../../../../generated/graphql';
import { minorUnitsOf, textOfMinorUnits } from '../../../../lib/form-values';
import { writeMoney } from '../../../../lib/money';
import { t } from '../../../../lib/texts/texts';
import { RestoredDraft } from '../../frame/form/restored-draft';
import { useDraft } from '../../frame/form/use-draft';
import { useSending } from '../../frame/form/use-sending';
import { ShiftFirst } from '../shifts/shift-first';
import { useShiftQuestion } from '../shifts/use-shift-question';
import { SOURCE_NAMES } from '../payment-sources/payment-sources';

interface DepositDialogProps {
  deposit: Deposit;
  act: 'return' | 'charge';
  onClose: () => void;
  /** Called with a sentence that says what was done. */
  onDone: (sentence: string) => void;
}

/** The rates of GST that a charge may have, in percent. */
const TAX_RATES = [18, 5, 0, 40];

/**
 * The dialog that returns a part of a security deposit, or turns it into a charge. It begins with the whole amount
 * that is held.
 */
export default function DepositDialog({ deposit, act, onClose, onDone }: DepositDialogProps) {
  const isCharge = act === 'charge';
  const { id, held, source } = deposit;
  const draft = useDraft(`deposit ${act} ${id}`, {
    amount: isCharge ? '' : textOfMinorUnits(held.amount),
    reason: '',
  });
  const [taxPercent, setTaxPercent] = useState(TAX_RATES[0] ?? 18);
  const { form, send, isBusy, faultOf, problem } = useSending<Sent>('SecurityDepositsStored');
  const [giveBack] = useReturnSecurityDepositMutation();
  const [charge] = useChargeSecurityDepositMutation();
  const shift = useShiftQuestion();
  const settle = async () => {
    shift.end();
    const amount = minorUnitsOf(draft.values.amount) ?? 0;
    const { reason } = draft.values;
    const values = { deposit: id, amount };
    const sent = isCharge
      ? await send({ ...values, reason, taxPercent }, async (idempotencyKey) => {
          const input = { ...values, reason, taxPercent, idempotencyKey };
          return (await charge({ variables: { input } })).data?.chargeSecurityDeposit;
        })
      : await send(values, async (idempotencyKey) => {
          const input = { ...values, idempotencyKey };
          return (await giveBack({ variables: { input } })).data?.returnSecurityDeposit;
        });
    if (sent?.__typename !== 'SecurityDepositsStored') return;
    draft.forget();
    const sum = writeMoney({ ...held, amount });
    onDone(isCharge ? t`${sum} of the deposit became a charge.` : t`${sum} of the deposit is returned.`);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy || shift.isChecking) return;
    if (!isCharge && source === 'CASH' && (await shift.ask())) return;
    await settle();
  };
  const way =
    source === 'GATEWAY'
      ? t`It goes back through the gateway to the card or account that the guest paid with.`
      : t`Return the deposit in the way in which it was taken: ${SOURCE_NAMES[source]}.`;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={isCharge ? t`Turn the deposit into a charge` : t`Return the deposit`}
      subtitle={t`${writeMoney(held)} held`}
    >
      {shift.left ? (
        <DialogBody>
          <ShiftFirst left={shift.left} onDecided={() => void settle()} />
        </DialogBody>
      ) : null}
      <form
        ref={form}
        noValidate
        hidden={shift.left !== null}
        onSubmit={(event) => void submit(event)}
        className="contents"
      >
        <DialogBody>
          <div className="grid gap-4">
            <RestoredDraft at={draft.restoredAt} onDiscard={draft.discard} />
            <p className="max-w-prose">
              {isCharge
                ? t`The charge is on the folio and on the guest’s invoice, and the deposit pays it. What the guest owes does not change.`
                : way}
            </p>
            <TextField
              label={isCharge ? t`Amount in ₹ with tax` : t`Amount in ₹`}
              required
              inputMode="decimal"
              autoComplete="off"
              value={draft.values.amount}
              error={faultOf('amount')}
              onChange={({ target }) => draft.edit({ amount: target.value })}
            />
            {isCharge ? (
              <>
                <SelectField
                  label={t`GST in the amount`}
                  required
                  value={String(taxPercent)}
                  error={faultOf('taxPercent')}
                  onChange={({ target }) => setTaxPercent(Number(target.value))}
                >
                  {TAX_RATES.map((rate) => (
                    <option key={rate} value={rate}>
                      {t`${rate} %`}
                    </option>
                  ))}
                </SelectField>
                <TextField
                  label={t`Reason`}
                  required
                  maxLength={200}
                  value={draft.values.reason}
                  error={faultOf('reason')}
                  hint={t`Such as what was broken`}
                  onChange={({ target }) => draft.edit({ reason: target.value })}
                />
              </>
            ) : null}
            <div role="alert">{problem ? <Message tone="bad" text={problem} /> : null}</div>
          </div>
        </DialogBody>
        <DialogActions>
          <Button look="quiet" onClick={onClose}>{t`Back`}</Button>
          <Button type="submit" disabled={isBusy || shift.isChecking} aria-busy={isBusy || shift.isChecking}>
            {isCharge ? t`Charge it` : t`Return it`}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
