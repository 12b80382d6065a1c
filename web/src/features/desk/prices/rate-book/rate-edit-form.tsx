import type { FormEvent } from 'react';
import { Button } from '../../../../components/form/button';
import { SelectField, TextField } from '../../../../components/form/field';
import { Message } from '../../../../components/status/message';
import type { RestrictionKind, SlabWarningList_WarningFragment } from '../../../../generated/graphql';
import { t } from '../../../../lib/texts/texts';
import type { FormFaults } from '../../frame/form/form-fields';
import { SlabWarningList } from '../slab-warnings/slab-warning-list';
import { ChoiceBoxes } from './choice-boxes';
import { countsDays, emptyForm, hasNumber, RULES, type EditKind, type RateForm } from './rate-edit';
import { WEEKDAYS } from './rate-words';

interface RateEditFormProps {
  form: RateForm;
  roomTypes: readonly { name: string; title: string }[];
  /** The currency of rates, such as USD. */
  currency: string;
  faults: FormFaults;
  busy: boolean;
  /** The effect of the change on a sample stay, or the outcome of saving it. */
  notice: { tone: 'good' | 'bad' | 'calm'; text: string } | null;
  /** The nights that the change would put a little above the limit of a tax slab. */
  warnings: readonly SlabWarningList_WarningFragment[];
  /** Whether the form only changes rates of single dates. */
  onlyFills?: boolean;
  onChange: (form: RateForm) => void;
  onPreview: () => void;
  onSave: () => void;
}

const KINDS: Readonly<Record<EditKind, string>> = {
  season: t`A season`,
  restriction: t`A rule for stays`,
  fill: t`Rates of single dates`,
};

/** One change of rates. */
export function RateEditForm(props: RateEditFormProps) {
  const { form, roomTypes, faults, busy, notice, warnings, onlyFills = false } = props;
  const { onChange, onPreview, onSave } = props;
  const set = (changes: Partial<RateForm>) => onChange({ ...form, ...changes });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSave();
  };
  const text = (name: 'name' | 'from' | 'to' | 'amount' | 'priority' | 'count', label: string) => ({
    name,
    label,
    required: true,
    value: form[name],
    error: faults[name],
    onChange: ({ target }: { target: { value: string } }) => set({ [name]: target.value }),
  });
  return (
    <form method="dialog" noValidate aria-label={t`Change of rates`} onSubmit={submit} className="grid gap-5">
      <div className="grid gap-5 sm:grid-cols-2">
        {form.id === null && !onlyFills ? (
          <SelectField
            label={t`What`}
            required
            value={form.kind}
            onChange={({ target }) => set({ ...emptyForm(target.value as EditKind, form.from), to: form.to })}
          >
            {Object.entries(KINDS).map(([kind, label]) => (
              <option key={kind} value={kind}>
                {label}
              </option>
            ))}
          </SelectField>
        ) : null}
        {form.kind === 'fill' ? null : <TextField {...text('name', t`Name`)} maxLength={60} />}
        <TextField {...text('from', t`First date`)} type="date" inWords className="sm:col-start-1" />
        <TextField {...text('to', t`Last date`)} type="date" inWords min={form.from} />
        <ChoiceBoxes
          legend={t`Weekdays`}
          hint={t`Leave empty for all days.`}
          choices={WEEKDAYS.map((label, index) => ({ value: index + 1, label }))}
          chosen={form.weekdays}
          onChange={(weekdays) => set({ weekdays })}
        />
        <ChoiceBoxes
          legend={t`Room types`}
          hint={t`Leave empty for all room types.`}
          choices={roomTypes.map(({ name, title }) => ({ value: name, label: title }))}
          chosen={form.roomTypes}
          onChange={(types) => set({ roomTypes: types })}
        />
        {form.kind === 'restriction' ? (
          <>
            <SelectField
              label={t`Rule`}
              required
              value={form.rule}
              error={faults['rule']}
              onChange={({ target }) => set({ rule: target.value as RestrictionKind })}
            >
              {Object.entries(RULES).map(([kind, label]) => (
                <option key={kind} value={kind}>
                  {label}
                </option>
              ))}
            </SelectField>
            {hasNumber(form.rule) ? (
              <TextField
                {...text('count', countsDays(form.rule) ? t`Days` : t`Nights`)}
                inputMode="numeric"
              />
            ) : null}
          </>
        ) : (
          <RateInputs {...props} text={text} set={set} />
        )}
      </div>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button type="submit" disabled={busy} aria-busy={busy}>
          {form.id === null ? t`Save the change` : t`Save changes`}
        </Button>
        <Button look="quiet" disabled={busy} onClick={onPreview}>
          {onlyFills ? t`Show the price of the stay` : t`Show the price of a night`}
        </Button>
        {form.id === null ? null : (
          <Button look="quiet" onClick={() => onChange(emptyForm(form.kind, form.from))}>
            {t`Add another instead`}
          </Button>
        )}
      </div>
      <div role="status">
        {notice ? <Message tone={notice.tone === 'bad' ? 'bad' : 'good'} text={notice.text} /> : null}
        <SlabWarningList warnings={warnings} className="mt-4" />
      </div>
    </form>
  );
}

interface RateInputsProps extends Pick<RateEditFormProps, 'form' | 'currency' | 'faults'> {
  text: (name: 'amount' | 'priority', label: string) => object & { label: string };
  set: (changes: Partial<RateForm>) => void;
}

/** The inputs for the rates of a season or of single dates. */
function RateInputs({ form, currency, faults, text, set }: RateInputsProps) {
  const isPercent = form.rate === 'PERCENT';
  return (
    <>
      <SelectField
        label={t`Rate`}
        required
        value={form.rate}
        onChange={({ target }) => set({ rate: target.value as RateForm['rate'] })}
      >
        <option value="PERCENT">{t`A percentage of the base rate`}</option>
        <option value="AMOUNT">{t`An amount a night`}</option>
        {form.kind === 'fill' ? <option value="NONE">{t`Remove their own rates`}</option> : null}
      </SelectField>
      {form.rate === 'NONE' ? null : (
        <TextField
          {...text('amount', isPercent ? t`Change in percent` : t`Amount in ${currency}`)}
          inputMode={isPercent ? 'text' : 'decimal'}
          hint={isPercent ? t`Such as 40, or -12.5` : t`Before tax, such as 250`}
          error={faults['change']}
        />
      )}
      {form.kind === 'season' ? (
        <TextField
          {...text('priority', t`Priority`)}
          inputMode="numeric"
          hint={t`If several seasons include a date, the highest number counts.`}
        />
      ) : null}
    </>
  );
}
