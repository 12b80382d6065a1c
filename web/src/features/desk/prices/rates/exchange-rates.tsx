import { useState } from 'react';
import { TextField } from '../../../../components/form/field';
import { useDeleteExchangeRateMutation, useSetExchangeRateMutation } from '../../../../generated/desk';
import type { RatesPage_SettingsFragment } from '../../../../generated/graphql';
import type { PlainDate } from '../../../../lib/dates/plain-dates';
import { writeMoney } from '../../../../lib/money';
import { t } from '../../../../lib/texts/texts';
import { minorUnitsOf } from '../../../../lib/form-values';
import { DatedForm } from './dated-form';
import { DatedList } from './dated-list';
import { useDatedSetting } from './use-dated-setting';

interface ExchangeRatesProps {
  rates: RatesPage_SettingsFragment['exchangeRates'];
  today: PlainDate;
  onChange: () => Promise<void>;
}

/** The exchange rates, each with its first day. */
export function ExchangeRates({ rates, today, onChange }: ExchangeRatesProps) {
  const [validFrom, setValidFrom] = useState(today);
  const [rate, setRate] = useState('');
  const [set] = useSetExchangeRateMutation();
  const [remove] = useDeleteExchangeRateMutation();
  const { faults, notice, busy, send } = useDatedSetting(onChange);
  const submit = async () => {
    const input = { validFrom, paisePerUnit: minorUnitsOf(rate) ?? 0 };
    const stored = await send(async () => (await set({ variables: { input } })).data?.setExchangeRate);
    if (stored) setRate('');
  };
  const deleteRate = (date: PlainDate) =>
    void send(async () => (await remove({ variables: { validFrom: date } })).data?.deleteExchangeRate);
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
    </section>
  );
}
