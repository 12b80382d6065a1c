import { useEffect, useRef } from 'react';
import { Button } from '../../../../components/form/button';
import { Message } from '../../../../components/status/message';
import { minorUnitsOf, textOfMinorUnits } from '../../../../lib/form-values';
import { t } from '../../../../lib/texts/texts';
import { useMay } from '../../../../lib/rights/rights';
import { ChangedMeanwhile, changedValues, type ShownValue } from './changed-meanwhile';
import type { FieldGroup, FormValues } from './form-fields';
import { FormInput } from './form-input';
import { questionOfChanges, type FigureChange } from './large-change';
import type { Conflict } from './merge-values';
import { RestoredDraft } from './restored-draft';
import { formDraft } from './form-draft';
import { useSecondPress } from './second-press';
import { useFocusOnFault } from './use-focus-on-fault';
import { useVersionedForm, type Stored, type VersionedOutcome } from './use-versioned-form';

interface VersionedFormProps {
  label: string;
  groups: readonly FieldGroup[];
  /** The permission that saving needs. Others read the values. */
  needs: string;
  stored: Stored;
  save: (values: FormValues, version: number) => Promise<VersionedOutcome>;
  /** Called with the typed values, for a preview. */
  onValues?: (values: FormValues) => void;
  /** The message after saving; by default, that guests see the change. */
  savedNotice?: string;
  /** Figures that are asked about once more when they change much; by default all amounts of the form. */
  figuresOf?: (values: FormValues) => readonly Figure[];
}

/** An amount of a form, in minor units. */
interface Figure {
  label: string;
  amount: number;
}

/** A form in groups. It keeps what was typed, whether saving fails or finds a conflict. */
export function VersionedForm({
  label,
  groups,
  needs,
  stored,
  save,
  onValues,
  savedNotice,
  figuresOf = (values) => amountsIn(groups, values),
}: VersionedFormProps) {
  const maySave = useMay(needs);
  const { ask, dialog } = useSecondPress();
  const opened = useRef(stored.values);
  const saveOnceAsked = async (typed: FormValues, version: number): Promise<VersionedOutcome> => {
    const changes = changesBetween(figuresOf(opened.current), figuresOf(typed));
    if (!(await ask(questionOfChanges(changes, textOfMinorUnits)))) return { kind: 'held back' };
    const outcome = await save(typed, version);
    if (outcome.kind === 'saved' || outcome.kind === 'changed elsewhere') opened.current = outcome.values;
    return outcome;
  };
  const form = useVersionedForm(stored, saveOnceAsked, savedNotice, formDraft(label));
  const { values, faults, conflicts, notice, busy, hasChanges, meanwhile, submit, change, decide } = form;
  const element = useFocusOnFault(faults);
  useEffect(() => onValues?.(values), [onValues, values]);
  return (
    <form
      ref={element}
      method="dialog"
      noValidate
      aria-label={label}
      onSubmit={(event) => void submit(event)}
      className="grid gap-12"
    >
      <RestoredDraft at={form.restoredAt} onDiscard={form.discard} />
      {groups.map(({ title, fields }) => (
        <fieldset key={title} disabled={!maySave} className="grid gap-5 sm:grid-cols-2">
          <legend className="mb-5 font-display text-2xl">{title}</legend>
          {fields.map((field) => (
            <FormInput
              key={field.name}
              field={field}
              value={values[field.name] ?? ''}
              error={faults[field.name]}
              onChange={(value) => change(field.name, value)}
            />
          ))}
        </fieldset>
      ))}
      <div hidden={!maySave} className="grid gap-3 border-t border-line pt-6">
        <div role="alert">{notice?.tone === 'bad' ? <Message text={notice.text} tone="bad" /> : null}</div>
        <ChangedMeanwhile
          changes={
            meanwhile ? changedValues(shown(groups, form.opened.values), shown(groups, meanwhile.values)) : []
          }
          onUse={() => decide(false)}
          onKeep={() => decide(true)}
        />
        <Conflicts conflicts={conflicts} groups={groups} />
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
          <Button type="submit" disabled={busy} aria-busy={busy}>
            {busy ? t`Saving...` : t`Save Changes`}
          </Button>
          <div role="status">
            {notice?.tone === 'good' && !hasChanges ? <Message text={notice.text} tone="good" /> : null}
          </div>
        </div>
      </div>
      {dialog}
    </form>
  );
}

function shown(groups: readonly FieldGroup[], values: FormValues): ShownValue[] {
  return groups
    .flatMap(({ fields }) => fields)
    .map(({ name, label, choices }) => {
      const value = values[name] ?? '';
      return { label, text: choices?.find((choice) => choice.value === value)?.label ?? value };
    });
}

function amountsIn(groups: readonly FieldGroup[], values: FormValues): Figure[] {
  return groups
    .flatMap(({ fields }) => fields)
    .filter(({ kind }) => kind === 'decimal')
    .flatMap(({ name, label }) => {
      const amount = minorUnitsOf(values[name]);
      return amount === null ? [] : [{ label, amount }];
    });
}

/** Figures that exist before and after the change. A new record has no earlier figures. */
function changesBetween(before: readonly Figure[], after: readonly Figure[]): FigureChange[] {
  return after.flatMap(({ label, amount }) => {
    const earlier = before.find((figure) => figure.label === label);
    return earlier ? [{ label, before: earlier.amount, after: amount }] : [];
  });
}

/** The values stored elsewhere for inputs that were also changed here. */
function Conflicts({ conflicts, groups }: { conflicts: readonly Conflict[]; groups: readonly FieldGroup[] }) {
  if (conflicts.length === 0) return null;
  const labels = new Map(groups.flatMap(({ fields }) => fields.map(({ name, label }) => [name, label])));
  return (
    <div className="text-sm">
      <p>{t`Your entries are kept. Somebody else stored:`}</p>
      <ul className="mt-1 list-disc pl-5">
        {conflicts.map(({ name, stored }) => (
          <li key={name}>
            {labels.get(name) ?? name}: <span className="font-semibold">{stored || t`(empty)`}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
