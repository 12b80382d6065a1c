import { useId, useState, type FormEvent } from 'react';
import { Button } from '../../../../components/form/button';
import { SelectField, TextField } from '../../../../components/form/field';
import { Message } from '../../../../components/status/message';
import { useRecordDeskPaymentMutation } from '../../../../generated/desk-folio';
import type { RecordDeskPaymentMutation, StaffSource } from '../../../../generated/graphql';
import { minorUnitsOf, textOfMinorUnits, textOrNull } from '../../../../lib/form-values';
import { writeMoney, type Money } from '../../../../lib/money';
import { t } from '../../../../lib/texts/texts';
import { RestoredDraft } from '../../frame/form/restored-draft';
import { useDraft } from '../../frame/form/use-draft';
import { useSending } from '../../frame/form/use-sending';
import { ShiftFirst } from '../shifts/shift-first';
import { useShiftQuestion } from '../shifts/use-shift-question';
import { SOURCE_NAMES, STAFF_SOURCES } from '../payment-sources/payment-sources';

interface TakePaymentProps {
  reference: string;
  /** The folio that is paid; left out for the guest’s folio. */
  folio?: string;
  balance: Money;
  /** Called with a sentence that says what was taken. */
  onTaken: (sentence: string) => Promise<void>;
}

type Sent = RecordDeskPaymentMutation['recordDeskPayment'];

const RUPEE = 100;

/** The amount to pay in paise: cash is rounded to whole rupees, halves up. */
function amountDue(source: StaffSource, balancePaise: number): number {
  return source === 'CASH' ? Math.floor((balancePaise + RUPEE / 2) / RUPEE) * RUPEE : balancePaise;
}

function takenSentence({
  amount,
  adjustment,
  balance,
}: Extract<Sent, { __typename: 'DeskPaymentRecorded' }>) {
  const rounded =
    adjustment.amount === 0 ? '' : t` The difference of ${writeMoney(adjustment)} was added to the folio.`;
  const rest = balance.amount > 0 ? t` ${writeMoney(balance)} is still due.` : t` Nothing is left to pay.`;
  return t`${writeMoney(amount)} taken.${rounded}${rest}`;
}

/** Records a payment for a booking. The amount is the balance until somebody enters another amount. */
export function TakePayment({ reference, folio, balance, onTaken }: TakePaymentProps) {
  // The page may have a form for the guest while a dialog has a form for another payer.
  const heading = useId();
  const [source, setSource] = useState<StaffSource>('CASH');
  const draft = useDraft(folio ? `payment ${reference} ${folio}` : `payment ${reference}`, {
    amount: '',
    isOwn: '',
    note: '',
  });
  const { note } = draft.values;
  // Null until somebody enters another amount.
  const typed = draft.values.isOwn ? draft.values.amount : null;
  const [pan, setPan] = useState('');
  const { form, send, isBusy, faults, faultOf, problem } = useSending<Sent>('DeskPaymentRecorded');
  const [record] = useRecordDeskPaymentMutation();
  const shift = useShiftQuestion();
  const due = amountDue(source, balance.amount);
  const amount = typed === null ? due : (minorUnitsOf(typed) ?? 0);
  const asksForPan = pan !== '' || faults.some(({ field }) => field === 'pan');
  const take = async () => {
    shift.end();
    const values = { reference, source, amount, note: textOrNull(note), pan: textOrNull(pan), folio };
    const sent = await send(values, async (idempotencyKey) => {
      const { data } = await record({ variables: { input: { ...values, idempotencyKey } } });
      return data?.recordDeskPayment;
    });
    if (sent?.__typename !== 'DeskPaymentRecorded') return;
    draft.discard();
    await onTaken(takenSentence(sent));
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy || shift.isChecking) return;
    if (source === 'CASH' && (await shift.ask())) return;
    await take();
  };
  return (
    <div className="grid content-start gap-6">
      <form
        ref={form}
        noValidate
        aria-labelledby={heading}
        onSubmit={(event) => void submit(event)}
        className="grid content-start gap-4 print:hidden"
      >
        <h3 id={heading} className="text-2xl">{t`Take a payment`}</h3>
        <RestoredDraft at={draft.restoredAt} onDiscard={draft.discard} />
        <SelectField
          label={t`Method`}
          required
          value={source}
          onChange={({ target }) => {
            shift.end();
            setSource(STAFF_SOURCES.find((one) => one === target.value) ?? 'CASH');
          }}
        >
          {STAFF_SOURCES.map((one) => (
            <option key={one} value={one}>
              {SOURCE_NAMES[one]}
            </option>
          ))}
        </SelectField>
        <TextField
          label={t`Amount in ₹`}
          required
          inputMode="decimal"
          autoComplete="off"
          value={typed ?? textOfMinorUnits(due)}
          error={faultOf('amount')}
          onChange={({ target }) => draft.edit({ amount: target.value, isOwn: 'yes' })}
          hint={<RoundingHint source={source} amount={amount} due={due} balance={balance} />}
        />
        <TextField
          label={t`Note`}
          value={note}
          maxLength={120}
          error={faultOf('note')}
          hint={t`Such as the number of the slip`}
          onChange={({ target }) => draft.edit({ note: target.value })}
        />
        {asksForPan ? (
          <TextField
            label={t`PAN of the guest`}
            required
            value={pan}
            maxLength={20}
            autoComplete="off"
            error={faultOf('pan')}
            hint={t`Such as ABCDE1234F`}
            onChange={({ target }) => setPan(target.value)}
          />
        ) : null}
        <Button
          type="submit"
          disabled={isBusy || shift.isChecking || shift.left !== null}
          aria-busy={isBusy || shift.isChecking}
        >
          {isBusy || shift.isChecking ? t`Taking…` : t`Take ${writeMoney({ ...balance, amount })}`}
        </Button>
        <div role="alert">{problem ? <Message tone="bad" text={problem} /> : null}</div>
      </form>
      {shift.left ? <ShiftFirst left={shift.left} onDecided={() => void take()} /> : null}
    </div>
  );
}

/** The effect of rounding when the guest pays in cash. */
function RoundingHint(props: { source: StaffSource; amount: number; due: number; balance: Money }) {
  const { source, amount, due, balance } = props;
  const isRounded = source === 'CASH' && amount === due && due !== balance.amount;
  const text = isRounded
    ? t`${writeMoney(balance)} is rounded to the rupee in cash.`
    : t`The balance is ${writeMoney(balance)}.`;
  return <span aria-live="polite">{text}</span>;
}
