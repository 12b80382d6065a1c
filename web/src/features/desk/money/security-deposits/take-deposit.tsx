import { useLayoutEffect, useRef, useState, type FormEvent } from 'react';
import { Button } from '../../../../components/form/button';
import { SelectField, TextField } from '../../../../components/form/field';
import { Message } from '../../../../components/status/message';
import {
  useRequestSecurityDepositMutation,
  useTakeSecurityDepositMutation,
} from '../../../../generated/desk-security-deposits';
import type {
  RequestSecurityDepositMutation,
  SecurityDeposits_ResultFragment as Taken,
  StaffSource,
} from '../../../../generated/graphql';
import type { PlainDate } from '../../../../lib/dates/plain-dates';
import { minorUnitsOf, textOrNull } from '../../../../lib/form-values';
import { writeMoney } from '../../../../lib/money';
import { t } from '../../../../lib/texts/texts';
import { RestoredDraft } from '../../frame/form/restored-draft';
import { useDraft } from '../../frame/form/use-draft';
import { useSending } from '../../frame/form/use-sending';
import { ShiftFirst } from '../shifts/shift-first';
import { useShiftQuestion } from '../shifts/use-shift-question';
import { SOURCE_NAMES, STAFF_SOURCES } from '../payment-sources/payment-sources';
import { proposedDate } from '../payment-requests/request-dates';

interface TakeDepositProps {
  reference: string;
  today: PlainDate;
  checkin: PlainDate;
  onCancel: () => void;
  /** Called with a sentence that says what was taken. */
  onDone: (sentence: string) => void;
}

/** At the desk, or by a link that the guest pays. */
type Way = StaffSource | 'LINK';

const WAYS: readonly Way[] = [...STAFF_SOURCES, 'LINK'];

/** The form that takes a security deposit at the desk, or asks for it by a payment link. */
export default function TakeDeposit({ reference, today, checkin, onCancel, onDone }: TakeDepositProps) {
  const [way, setWay] = useState<Way>('CASH');
  const [pan, setPan] = useState('');
  const [until, setUntil] = useState(() => proposedDate({ today, checkin, optionUntil: null }));
  const first = useRef<HTMLSelectElement>(null);
  // The button that opened the form is gone.
  useLayoutEffect(() => first.current?.focus(), []);
  const draft = useDraft(`deposit ${reference}`, { amount: '', note: '' });
  const { form, send, isBusy, faults, faultOf, problem } = useSending<
    Taken | RequestSecurityDepositMutation['requestPayment']
  >('SecurityDepositsStored');
  const [take] = useTakeSecurityDepositMutation();
  const [request] = useRequestSecurityDepositMutation();
  const asksForPan = pan !== '' || faults.some(({ field }) => field === 'pan');
  const shift = useShiftQuestion();
  const isWaiting = isBusy || shift.isChecking;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isWaiting) return;
    if (way === 'CASH' && (await shift.ask())) return;
    await takeNow();
  };
  const takeNow = async () => {
    shift.end();
    const amount = minorUnitsOf(draft.values.amount) ?? 0;
    const sum = writeMoney({ amount, currency: 'INR' });
    if (way === 'LINK') {
      const reason = draft.values.note.trim() || t`Security deposit`;
      const values = { reference, purpose: 'SECURITY_DEPOSIT' as const, amount, reason, until };
      const sent = await send(values, async (idempotencyKey) => {
        const { data } = await request({ variables: { input: { ...values, idempotencyKey } } });
        return data?.requestPayment;
      });
      if (sent?.__typename !== 'PaymentRequested') return;
      draft.discard();
      return onDone(t`The guest is asked for ${sum}. The link is under ‘Payment links’.`);
    }
    const values = {
      reference,
      source: way,
      amount,
      note: textOrNull(draft.values.note),
      pan: textOrNull(pan),
    };
    const sent = await send(values, async (idempotencyKey) => {
      const { data } = await take({ variables: { input: { ...values, idempotencyKey } } });
      return data?.takeSecurityDeposit;
    });
    if (sent?.__typename !== 'SecurityDepositsStored') return;
    draft.discard();
    onDone(t`${sum} taken as a security deposit.`);
  };
  return (
    <div className="mt-4 grid max-w-md gap-6 print:hidden">
      <form
        ref={form}
        noValidate
        aria-label={t`Take a security deposit`}
        className="grid gap-4"
        onSubmit={(event) => void submit(event)}
      >
        <RestoredDraft at={draft.restoredAt} onDiscard={draft.discard} />
        <SelectField
          label={t`Method of the deposit`}
          required
          ref={first}
          value={way}
          onChange={({ target }) => {
            shift.end();
            setWay(WAYS.find((one) => one === target.value) ?? 'CASH');
          }}
        >
          {WAYS.map((one) => (
            <option key={one} value={one}>
              {one === 'LINK' ? t`By a payment link` : SOURCE_NAMES[one]}
            </option>
          ))}
        </SelectField>
        <TextField
          label={t`Deposit in ₹`}
          required
          inputMode="decimal"
          autoComplete="off"
          value={draft.values.amount}
          error={faultOf('amount')}
          hint={t`In whole rupees`}
          onChange={({ target }) => draft.edit({ amount: target.value })}
        />
        <TextField
          label={way === 'LINK' ? t`What for, as the guest reads it` : t`Note`}
          value={draft.values.note}
          maxLength={120}
          error={faultOf(way === 'LINK' ? 'reason' : 'note')}
          onChange={({ target }) => draft.edit({ note: target.value })}
        />
        {way === 'LINK' ? (
          <TextField
            label={t`The guest can pay until the end of`}
            required
            type="date"
            inWords
            value={until}
            error={faultOf('until')}
            onChange={({ target }) => setUntil(target.value)}
          />
        ) : null}
        {asksForPan && way === 'CASH' ? (
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
        <div role="alert">{problem ? <Message tone="bad" text={problem} /> : null}</div>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" disabled={isWaiting || shift.left !== null} aria-busy={isWaiting}>
            {way === 'LINK' ? t`Ask for the deposit` : t`Take the deposit`}
          </Button>
          <Button look="quiet" onClick={onCancel}>{t`Cancel`}</Button>
        </div>
      </form>
      {shift.left ? <ShiftFirst left={shift.left} onDecided={() => void takeNow()} /> : null}
    </div>
  );
}
