import { useState } from 'react';
import { TextField } from '../../../../components/form/field';
import { useDeleteExchangeRateMutation, useSetExchangeRateMutation } from '../../../../generated/desk-rates';
import type { RatesPage_SettingsFragment } from '../../../../generated/graphql';
import type { PlainDate } from '../../../../lib/dates/plain-dates';
import { writeMoney } from '../../../../lib/money';
import { t } from '../../../../lib/texts/texts';
import { minorUnitsOf } from '../../../../lib/form-values';
import { questionOfChanges } from '../../frame/form/large-change';
import { useSecondPress } from '../../frame/form/second-press';
import { DatedForm } from './dated-form';
import { DatedList } from './dated-list';
import { useDatedSetting } from './use-dated-setting';

interface ExchangeRatesProps {
  rates: RatesPage_SettingsFragment['exchangeRates'];
  today: PlainDate;
}

/** The rate that a new rate replaces: the rate with this first day, or else the latest earlier rate. */
function rateBefore(rates: ExchangeRatesProps['rates'], validFrom: PlainDate): number | null {
  return (rates.find((rate) => rate.validFrom <= validFrom) ?? rates[0])?.paisePerUnit ?? null;
}

const questionOf = (before: number | null, after: number) =>
  before === null
    ? null
    : questionOfChanges([{ label: t`One dollar`, before, after }], (amount) =>
        writeMoney({ amount, currency: 'INR' }),
      );

/** The exchange rates, each with its first day. */
export function ExchangeRates({ rates, today }: ExchangeRatesProps) {
  const [validFrom, setValidFrom] = useState(today);
  const [rate, setRate] = useState('');
  const [set] = useSetExchangeRateMutation();
  const [remove] = useDeleteExchangeRateMutation();
  const { faults, notice, busy, send } = useDatedSetting();
  const { ask, dialog } = useSecondPress();
  const submit = async () => {
    const input = { validFrom, paisePerUnit: minorUnitsOf(rate) ?? 0 };
    if (input.paisePerUnit > 0 && !(await ask(questionOf(rateBefore(rates, validFrom), input.paisePerUnit))))
      return;
    const stored = await send(input, async () => (await set({ variables: { input } })).data?.setExchangeRate);
    if (stored) setRate('');
  };
  const deleteRate = (date: PlainDate) =>
    void send(
      { date },
      async () => (await remove({ variables: { validFrom: date } })).data?.deleteExchangeRate,
    );
  return (
    <section aria-labelledby="exchange-rates">
      <h2 id="exchange-rates" className="mb-4 font-display text-3xl">{t`Exchange rate`}</h2>
      <DatedList
        rows={rates}
        today={today}
        describe={({ paisePerUnit }) =>
          t`${writeMoney({ amount: paisePerUnit, currency: 'INR' })} for one dollar`
        }
        onDelete={deleteRate}
      />
      <DatedForm label={t`Set the rate`} busy={busy} notice={notice} onSubmit={() => void submit()}>
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField
            label={t`From`}
            type="date"
            inWords
            name="validFrom"
            min={today}
            required
            value={validFrom}
            error={faults['validFrom']}
            onChange={({ target }) => setValidFrom(target.value)}
          />
          <TextField
            label={t`Rupees for one dollar`}
            name="paisePerUnit"
            inputMode="decimal"
            required
            hint={t`Such as 84 or 84.50`}
            value={rate}
            error={faults['paisePerUnit']}
            onChange={({ target }) => setRate(target.value)}
          />
        </div>
      </DatedForm>
      {dialog}
    </section>
  );
}
