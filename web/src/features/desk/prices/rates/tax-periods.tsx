import { useState } from 'react';
import { Button } from '../../../../components/form/button';
import { TextField } from '../../../../components/form/field';
import { Message } from '../../../../components/status/message';
import { useDeleteTaxPeriodMutation, useSetTaxPeriodMutation } from '../../../../generated/desk-rates';
import type { RatesPage_SettingsFragment } from '../../../../generated/graphql';
import { PROPERTY_LIMITS } from '../../../../generated/desk-rules';
import type { PlainDate } from '../../../../lib/dates/plain-dates';
import { writeMoney } from '../../../../lib/money';
import { t } from '../../../../lib/texts/texts';
import { minorUnitsOf, textOfMinorUnits } from '../../../../lib/form-values';
import { DatedForm } from './dated-form';
import { DatedList } from './dated-list';
import { useDatedSetting } from './use-dated-setting';

type Period = RatesPage_SettingsFragment['taxPeriods'][number];

/** The input values of a slab. The last slab has no limit. */
interface SlabTexts {
  limit: string;
  percent: string;
}

interface TaxPeriodsProps {
  periods: readonly Period[];
  today: PlainDate;
}

const textsOf = (period: Period | undefined): SlabTexts[] =>
  period?.slabs.map(({ upToPaise, percent }) => ({
    limit: upToPaise === null ? '' : textOfMinorUnits(upToPaise),
    percent: String(percent),
  })) ?? [{ limit: '', percent: '' }];

/**
 * The slabs as server input. A text that is not a number becomes a number that the server refuses with the field's
 * name.
 */
function slabsOf(texts: readonly SlabTexts[]) {
  return texts.map(({ limit, percent }, index) => ({
    upToPaise: index === texts.length - 1 ? null : (minorUnitsOf(limit) ?? 0),
    percent: /^\d+$/.test(percent.trim()) ? Number(percent) : -1,
  }));
}

/** The GST slabs for the price of a night, each set with its first night. */
export function TaxPeriods({ periods, today }: TaxPeriodsProps) {
  const [validFrom, setValidFrom] = useState(today);
  const [slabs, setSlabs] = useState(() => textsOf(periods[0]));
  const [source, setSource] = useState('');
  const [set] = useSetTaxPeriodMutation();
  const [remove] = useDeleteTaxPeriodMutation();
  const { faults, notice, busy, send } = useDatedSetting();
  const submit = async () => {
    const input = { validFrom, slabs: slabsOf(slabs), source };
    const stored = await send(input, async () => (await set({ variables: { input } })).data?.setTaxPeriod);
    if (stored) setSource('');
  };
  const deletePeriod = (date: PlainDate) =>
    void send({ date }, async () => (await remove({ variables: { validFrom: date } })).data?.deleteTaxPeriod);
  return (
    <section aria-labelledby="tax-periods">
      <h2 id="tax-periods" className="mb-2 font-display text-3xl">{t`GST`}</h2>
      <p className="mb-4 max-w-prose text-quiet">
        {t`Applied to each room and night by the value of the night. Ask your accountant to confirm the slabs.`}
      </p>
      <DatedList
        rows={periods}
        today={today}
        describe={(period) => <PeriodInWords period={period} />}
        onDelete={deletePeriod}
      />
      <DatedForm label={t`Set the tax`} busy={busy} notice={notice} onSubmit={() => void submit()}>
        <TextField
          label={t`First night`}
          type="date"
          inWords
          name="validFrom"
          min={today}
          required
          className="sm:max-w-xs"
          value={validFrom}
          error={faults['validFrom']}
          onChange={({ target }) => setValidFrom(target.value)}
        />
        <SlabInputs slabs={slabs} error={faults['slabs']} onChange={setSlabs} />
        <TextField
          label={t`Notification`}
          name="source"
          required
          maxLength={PROPERTY_LIMITS.taxSource}
          hint={t`The notification number, and since when it applies`}
          value={source}
          error={faults['source']}
          onChange={({ target }) => setSource(target.value)}
        />
      </DatedForm>
    </section>
  );
}

function PeriodInWords({ period: { slabs, source } }: { period: Period }) {
  return (
    <>
      <ul>
        {slabs.map(({ upToPaise, percent }) => (
          <li key={upToPaise ?? 'above'}>
            {upToPaise === null
              ? t`${percent}% on every more expensive night`
              : t`${percent}% on nights up to ${writeMoney({ amount: upToPaise, currency: 'INR' })}`}
          </li>
        ))}
      </ul>
      <p className="text-sm">{source}</p>
    </>
  );
}

interface SlabInputsProps {
  slabs: readonly SlabTexts[];
  error: string | undefined;
  onChange: (slabs: SlabTexts[]) => void;
}

/** The inputs of the slabs, one row for each. */
function SlabInputs({ slabs, error, onChange }: SlabInputsProps) {
  const change = (index: number, changes: Partial<SlabTexts>) =>
    onChange(slabs.map((slab, at) => (at === index ? { ...slab, ...changes } : slab)));
  return (
    <fieldset className="grid gap-4">
      <legend className="sr-only">{t`Slabs`}</legend>
      {slabs.map((slab, index) => (
        // Rows have no identity other than their index.
        <div key={index} className="flex flex-wrap items-end gap-4">
          {index === slabs.length - 1 ? (
            <p className="min-h-12 w-56 content-center">{t`Every more expensive night`}</p>
          ) : (
            <TextField
              label={t`Nights up to, in rupees`}
              inputMode="decimal"
              required
              className="w-56"
              value={slab.limit}
              onChange={({ target }) => change(index, { limit: target.value })}
            />
          )}
          <TextField
            label={t`GST in percent`}
            inputMode="numeric"
            required
            className="w-36"
            value={slab.percent}
            onChange={({ target }) => change(index, { percent: target.value })}
          />
          {slabs.length > 1 ? (
            <Button
              look="quiet"
              aria-label={t`Remove slab ${index + 1}`}
              onClick={() => onChange(slabs.filter((_slab, at) => at !== index))}
            >
              {t`Remove`}
            </Button>
          ) : null}
        </div>
      ))}
      {error ? <Message text={error} tone="bad" className="text-sm" /> : null}
      {slabs.length < PROPERTY_LIMITS.slabs ? (
        <Button
          look="quiet"
          className="justify-self-start"
          onClick={() => onChange([{ limit: '', percent: '' }, ...slabs])}
        >
          {t`Add a slab`}
        </Button>
      ) : null}
    </fieldset>
  );
}
