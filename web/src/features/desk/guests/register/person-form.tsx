import { useState, type FormEvent } from 'react';
import { Button } from '../../../../components/form/button';
import { SelectField, TextArea, TextField } from '../../../../components/form/field';
import { Message } from '../../../../components/status/message';
import { useSaveRegisterPersonMutation } from '../../../../generated/desk-register';
import type { Register_PersonFragment, SaveRegisterPersonMutation } from '../../../../generated/graphql';
import { May } from '../../../../lib/rights/may';
import { t } from '../../../../lib/texts/texts';
import { useSending } from '../../frame/form/use-sending';
import { COUNTRIES } from './countries';
import { labelOf, particularsOf, shownFor, typedOf } from './particulars';
import type { Particular, TypedParticulars } from './particulars';

interface PersonFormProps {
  stay: string;
  position: number;
  /** Null for a person who is not in the register yet. */
  person: Register_PersonFragment | null;
  onStored: (person: Register_PersonFragment) => void;
}

/**
 * The particulars of one guest. The Enter key stores them as checked. A missing particular has a message at its
 * field.
 */
export function PersonForm({ stay, position, person, onStored }: PersonFormProps) {
  const [values, setValues] = useState(() => typedOf(person?.particulars ?? null));
  // The version whose particulars the form shows, which may be older than the person’s.
  const [seenVersion, setSeenVersion] = useState(person?.version ?? 0);
  const { form, send, isBusy, faultOf, refused, problem, forgive } =
    useSending<SaveRegisterPersonMutation['saveRegisterPerson']>('RegisterPersonStored');
  const [saveRegisterPerson] = useSaveRegisterPersonMutation();
  const save = async (isChecked: boolean) => {
    if (isBusy) return;
    const particulars = particularsOf(values);
    const input = { stay, position, seenVersion, isChecked, particulars };
    const sent = await send(input, async () => {
      const { data } = await saveRegisterPerson({ variables: { input } });
      return data?.saveRegisterPerson;
    });
    if (sent?.__typename !== 'RegisterPersonStored') return;
    setSeenVersion(sent.person.version);
    onStored(sent.person);
  };
  const show = (present: Register_PersonFragment) => {
    setValues(typedOf(present.particulars));
    setSeenVersion(present.version);
    forgive();
    onStored(present);
  };
  const elsewhere = refused?.result?.__typename === 'RegisterPersonElsewhere' ? refused.result.person : null;
  return (
    <form
      ref={form}
      noValidate
      aria-label={t`Particulars of guest ${position}`}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void save(true);
      }}
    >
      <h2 className="text-xl">{t`Guest ${position}`}</h2>
      <p role="status" className="text-sm text-quiet">
        {stateInWords(person)}
      </p>
      <div className="mt-3 grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {shownFor(values).map((particular) => (
          <ParticularField
            key={particular.name}
            particular={particular}
            value={values[particular.name]}
            error={faultOf(particular.name)}
            onChange={(value) => setValues({ ...values, [particular.name]: value })}
          />
        ))}
      </div>
      <May permission="register.write">
        <div className="mt-4 flex flex-wrap gap-3">
          <Button type="submit" disabled={isBusy}>
            {isBusy ? t`Saving…` : t`Document seen, save`}
            <span className="sr-only">{t` guest ${position}`}</span>
          </Button>
          <Button look="quiet" disabled={isBusy} onClick={() => void save(false)}>
            {t`Save and check later`}
            <span className="sr-only">{t` guest ${position}`}</span>
          </Button>
        </div>
      </May>
      <div role="alert" className="empty:hidden">
        {problem ? <Message tone="bad" text={problem} /> : null}
      </div>
      {elsewhere ? (
        <Button look="quiet" onClick={() => show(elsewhere)}>
          {t`Show the new particulars`}
        </Button>
      ) : null}
    </form>
  );
}

function stateInWords(person: Register_PersonFragment | null): string {
  if (!person) return t`Not in the register yet`;
  if (person.state === 'CHECKED') return t`Checked with the document`;
  const missing = person.missing.map(labelOf).join(', ');
  return missing
    ? t`Announced. Still missing: ${missing}`
    : t`The guest has entered all details. Compare them with the document.`;
}

interface ParticularFieldProps {
  particular: Particular;
  value: TypedParticulars[keyof TypedParticulars];
  error: string | undefined;
  onChange: (value: string) => void;
}

function ParticularField({ particular, value, error, onChange }: ParticularFieldProps) {
  const { label, kind, maximum, choices, hint } = particular;
  const field = {
    ...{ label, value, unmarked: true, autoComplete: 'off' },
    ...(error === undefined ? {} : { error }),
    ...(hint === undefined ? {} : { hint }),
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
  };
  if (kind === 'lines') return <TextArea rows={2} maxLength={maximum} {...field} />;
  if (kind === 'line') return <TextField maxLength={maximum} {...field} />;
  if (kind === 'day') return <TextField type="date" inWords {...field} />;
  const options = choices ?? COUNTRIES.map(({ code, name }) => [code, name] as const);
  return (
    <SelectField {...field}>
      <option value="">{t`Choose`}</option>
      {kind === 'country' ? <option value="IN">{t`India`}</option> : null}
      {options
        .filter(([code]) => kind !== 'country' || code !== 'IN')
        .map(([code, words]) => (
          <option key={code} value={code}>
            {words}
          </option>
        ))}
    </SelectField>
  );
}
