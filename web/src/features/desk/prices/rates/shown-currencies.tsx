import { useState } from 'react';
import { Button } from '../../../../components/form/button';
import { TextField } from '../../../../components/form/field';
import {
  useDeleteShownCurrencyMutation,
  useSetShownCurrencyMutation,
} from '../../../../generated/desk-rates';
import type { RatesPage_SettingsFragment } from '../../../../generated/graphql';
import { writeDate } from '../../../../lib/dates/plain-dates';
import { minorUnitsOf } from '../../../../lib/form-values';
import { writeMoney } from '../../../../lib/money';
import { t } from '../../../../lib/texts/texts';
import { questionOfChanges } from '../../frame/form/large-change';
import { deletionOf, useSecondPress } from '../../frame/form/second-press';
import { DatedForm } from './dated-form';
import { useDatedSetting } from './use-dated-setting';

interface ShownCurrenciesProps {
  currencies: RatesPage_SettingsFragment['shownCurrencies'];
}

const inRupees = (amount: number) => writeMoney({ amount, currency: 'INR' });

/** The currencies in which guests can see prices approximately, each with its rate. */
export function ShownCurrencies({ currencies }: ShownCurrenciesProps) {
  const [code, setCode] = useState('');
  const [rate, setRate] = useState('');
  const [set] = useSetShownCurrencyMutation();
  const [remove] = useDeleteShownCurrencyMutation();
  const { faults, notice, busy, send } = useDatedSetting();
  const { ask, dialog } = useSecondPress();
  const submit = async () => {
    const input = { code: code.trim().toUpperCase(), paisePerUnit: minorUnitsOf(rate) ?? 0 };
    const before = currencies.find((currency) => currency.code === input.code)?.paisePerUnit;
    const change = before && [{ label: t`One ${input.code}`, before, after: input.paisePerUnit }];
    if (change && input.paisePerUnit > 0 && !(await ask(questionOfChanges(change, inRupees)))) return;
    if (!(await send(input, async () => (await set({ variables: { input } })).data?.setShownCurrency)))
      return;
    setCode('');
    setRate('');
  };
  const deleteCurrency = async (shown: string) => {
    if (!(await ask(deletionOf(t`prices in ${shown}`)))) return;
    await send(
      { shown },
      async () => (await remove({ variables: { code: shown } })).data?.deleteShownCurrency,
    );
  };
  return (
    <section aria-labelledby="shown-currencies">
      <h2 id="shown-currencies" className="mb-2 font-display text-3xl">{t`Prices in other currencies`}</h2>
      <p className="mb-4 max-w-prose text-quiet">
        {t`Guests can see prices approximately in these currencies, in addition to rupees. They always pay in rupees. Without an entry, they see rupees only.`}
      </p>
      <ul className="border-t border-line">
        {currencies.map(({ code: shown, paisePerUnit, asOf }) => (
          <li
            key={shown}
            className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2 border-b border-line py-3"
          >
            <div className="tabular">
              <p className="font-semibold">{t`${inRupees(paisePerUnit)} for one ${shown}`}</p>
              <p className="text-quiet">{t`Entered on ${writeDate(asOf)}`}</p>
            </div>
            <Button
              look="quiet"
              aria-label={t`Delete prices in ${shown}`}
              onClick={() => void deleteCurrency(shown)}
            >
              {t`Delete`}
            </Button>
          </li>
        ))}
      </ul>
      <DatedForm label={t`Set the currency`} busy={busy} notice={notice} onSubmit={() => void submit()}>
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField
            label={t`Currency`}
            name="code"
            autoComplete="off"
            maxLength={3}
            required
            hint={t`Three letters, such as EUR, GBP or USD`}
            value={code}
            error={faults['code']}
            onChange={({ target }) => setCode(target.value)}
          />
          <TextField
            label={t`Rupees for one unit`}
            name="paisePerUnit"
            inputMode="decimal"
            autoComplete="off"
            required
            hint={t`The rate of today, such as 97.50`}
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
