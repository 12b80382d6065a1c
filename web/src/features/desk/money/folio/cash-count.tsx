import { useState, type FormEvent } from 'react';
import { Button } from '../../../../components/form/button';
import { TextField } from '../../../../components/form/field';
import { Message } from '../../../../components/status/message';
import { useCloseCashUpMutation } from '../../../../generated/desk-folio';
import type { CashUp_DayFragment, CloseCashUpMutation } from '../../../../generated/graphql';
import { useWriteInstant } from '../../../../lib/dates/instants';
import { minorUnitsOf } from '../../../../lib/form-values';
import { writeMoney, type Money } from '../../../../lib/money';
import { t } from '../../../../lib/texts/texts';
import { May } from '../../../../lib/rights/may';
import { useSending } from '../../frame/form/use-sending';

interface CashCountProps {
  cashUp: CashUp_DayFragment;
}

function differenceText({ amount, currency }: Money): string {
  if (amount === 0) return t`The cash is correct.`;
  return amount < 0
    ? t`${writeMoney({ amount: -amount, currency })} is missing.`
    : t`${writeMoney({ amount, currency })} over.`;
}

/** The cash that should be in the till, the counted cash, and the difference. */
export function CashCount({ cashUp }: CashCountProps) {
  const { day, expectedCash, count } = cashUp;
  const [typed, setTyped] = useState('');
  const [note, setNote] = useState('');
  const [outcome, setOutcome] = useState('');
  const { form, send, isBusy, faultOf, problem } =
    useSending<CloseCashUpMutation['closeCashUp']>('CashUpClosed');
  const [closeCashUp] = useCloseCashUpMutation();
  const counted = minorUnitsOf(typed);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const input = { day, expectedCash: expectedCash.amount, countedCash: counted ?? -1, note };
    const sent = await send(
      input,
      async () => (await closeCashUp({ variables: { input } })).data?.closeCashUp,
    );
    setOutcome(sent?.__typename === 'CashUpClosed' ? t`The count is saved.` : '');
  };
  return (
    <section aria-labelledby="count">
      <h2 id="count" className="text-2xl">{t`Cash`}</h2>
      <p className="tabular mt-2 text-lg">{t`Expected cash: ${writeMoney(expectedCash)}.`}</p>
      {count ? <Counted count={count} expectedCash={expectedCash} /> : null}
      <May permission="payments.take">
        <form
          ref={form}
          noValidate
          aria-labelledby="count"
          onSubmit={(event) => void submit(event)}
          className="mt-4 flex flex-wrap items-start gap-4 print:hidden"
        >
          <TextField
            label={t`Counted in ₹`}
            required
            inputMode="decimal"
            autoComplete="off"
            className="w-52"
            value={typed}
            error={faultOf('countedCash')}
            onChange={({ target }) => setTyped(target.value)}
            hint={
              <span aria-live="polite">
                {counted === null
                  ? ''
                  : differenceText({ ...expectedCash, amount: counted - expectedCash.amount })}
              </span>
            }
          />
          <TextField
            label={t`Note`}
            className="min-w-64 flex-1"
            maxLength={200}
            value={note}
            error={faultOf('note')}
            hint={t`Why the two differ`}
            onChange={({ target }) => setNote(target.value)}
          />
          <Button
            type="submit"
            className="mt-6.5"
            disabled={isBusy}
            aria-busy={isBusy}
          >{t`Save the count`}</Button>
        </form>
      </May>
      <div role="status">{outcome ? <Message tone="good" text={outcome} /> : null}</div>
      <div role="alert">{problem ? <Message tone="bad" text={problem} /> : null}</div>
    </section>
  );
}

function Counted({
  count,
  expectedCash,
}: {
  count: NonNullable<CashUp_DayFragment['count']>;
  expectedCash: Money;
}) {
  const writeInstant = useWriteInstant();
  const { counted, difference, expected, note, staff, at } = count;
  const isOld = expected.amount !== expectedCash.amount;
  return (
    <div className="tabular mt-1">
      <p className={difference.amount === 0 ? '' : 'font-semibold text-warning'}>
        {t`Counted: ${writeMoney(counted)}.`} {differenceText(difference)} {note}
      </p>
      <p className="text-sm text-quiet">
        {writeInstant(at)} · {staff}
      </p>
      {isOld ? (
        <p className="text-warning">{t`Cash was taken or given back after this count. Please count again.`}</p>
      ) : null}
    </div>
  );
}
