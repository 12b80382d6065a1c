import { useState, type FormEvent } from 'react';
import { Button } from '../../../components/form/button';
import { SelectField, TextArea, TextField } from '../../../components/form/field';
import { Message } from '../../../components/status/message';
import { useSaveGuestDetailsMutation } from '../../../generated/check-in';
import { drafts } from '../../../lib/browser/drafts';
import { t } from '../../../lib/texts/texts';
import { INDIA } from './country-codes';
import {
  detailsOf,
  DOCUMENTS,
  keptOf,
  questionsFor,
  readDraft,
  type DetailName,
  type DetailValues,
  type GuestField,
  type OnlineGuest,
} from './guest-fields';
import { focusFirstFault, useSaving, type OnRead } from './saving';

interface GuestStepProps {
  token: string;
  reference: string;
  guest: OnlineGuest;
  /** The name of the person who booked, who is usually the first guest. */
  bookedBy: string;
  /** The first guest, when the form is about a further guest. */
  first: OnlineGuest | null;
  onRead: OnRead;
  onSaved: () => void;
  onSkipped: () => void;
}

/** The initial values of the form: the draft, or else values that are already known. */
function initialValues({ guest, first, bookedBy }: GuestStepProps, draft: string): DetailValues {
  const { name, nationality, documentKind, permit } = guest;
  const known: DetailValues = {
    name: name ?? (first === null ? bookedBy : ''),
    nationality: nationality ?? first?.nationality ?? INDIA,
    documentKind: documentKind ?? '',
    permit: permit ?? '',
  };
  return { ...known, ...readDraft(drafts.read(draft)) };
}

/**
 * The details of one guest. Typed values survive a reload and a bad connection, except for the numbers of documents.
 */
export function GuestStep(props: GuestStepProps) {
  const { token, reference, guest, first, onRead, onSaved, onSkipped } = props;
  const draft = `check-in ${reference} ${guest.stay} ${guest.position}`;
  const [values, setValues] = useState(() => initialValues(props, draft));
  const [travelsWithFirst, setTravelsWithFirst] = useState(first !== null);
  const [save] = useSaveGuestDetailsMutation();
  const saving = useSaving(onRead);
  const questions = questionsFor(values, travelsWithFirst);
  const edit = (name: DetailName, value: string) => {
    const now = { ...values, [name]: value };
    setValues(now);
    drafts.keep(draft, keptOf(now));
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const { stay, position, version } = guest;
    const details = detailsOf(values, questions);
    const input = { token, stay, position, version, travelsWithFirst, details };
    const isSaved = await saving.send(async () => {
      const sent = await save({ variables: { input } });
      return sent.data?.saveGuestDetails;
    });
    if (!isSaved) return focusFirstFault(form);
    drafts.forget(draft);
    onSaved();
  };
  const isKnown = (name: DetailName) => guest.entered.includes(name);
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="mt-5 grid gap-8">
      {first ? (
        <label className="flex min-h-11 cursor-pointer items-center gap-3">
          <input
            type="checkbox"
            className="size-5 shrink-0 accent-action"
            checked={travelsWithFirst}
            onChange={({ target }) => setTravelsWithFirst(target.checked)}
          />
          {first.name
            ? t`Home address and journey as ${first.name}`
            : t`Home address and journey as the first guest`}
        </label>
      ) : null}
      {questions.map(({ title, fields }) => (
        <fieldset key={title ?? ''} className="grid gap-5 sm:grid-cols-2">
          {title === null ? null : <legend className="mb-4 text-xl font-semibold">{title}</legend>}
          {fields.map((field) => (
            <GuestFieldInput
              key={field.name}
              field={field}
              value={values[field.name] ?? ''}
              saved={isKnown(field.name) ? savedSentence(field.name, guest) : null}
              error={saving.faultOf(field.name)}
              fillsIn={first === null}
              onEdit={(value) => edit(field.name, value)}
            />
          ))}
        </fieldset>
      ))}
      <div role="alert">{saving.problem ? <Message tone="bad" text={saving.problem} /> : null}</div>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" disabled={saving.isSending}>
          {saving.isSending ? t`Saving…` : t`Save and continue`}
        </Button>
        <Button look="quiet" onClick={onSkipped}>{t`Leave it for the desk`}</Button>
      </div>
    </form>
  );
}

/** The part of a saved value that a guest sees. */
function savedSentence(name: DetailName, { documentEnding, documentKind }: OnlineGuest): string | null {
  // Names, choices and the kind of document are shown in their fields.
  if (SHOWN.has(name)) return null;
  if (name === 'documentNumber' && documentEnding)
    return t`Saved: ${DOCUMENTS[documentKind ?? ''] ?? ''} that ends with ${documentEnding}. Leave it empty to keep it.`;
  return t`Saved. Leave it empty to keep it.`;
}

const SHOWN: ReadonlySet<DetailName> = new Set<DetailName>(['name', 'nationality', 'documentKind', 'permit']);

const WIDE = 'sm:col-span-2';

interface GuestFieldInputProps {
  field: GuestField;
  value: string;
  saved: string | null;
  error: string | undefined;
  /** Whether the browser may fill the field in. */
  fillsIn: boolean;
  onEdit: (value: string) => void;
}

function GuestFieldInput({ field, value, saved, error, fillsIn, onEdit }: GuestFieldInputProps) {
  const { label, kind, hint, maxLength, inputMode, options = [], isOptional, isWide } = field;
  const shared = {
    ...{ label, value, unmarked: !isOptional },
    name: field.name,
    hint: saved ?? hint,
    autoComplete: (fillsIn && field.autoComplete) || 'off',
    ...(error === undefined ? {} : { error }),
    onChange: ({ target }: { target: { value: string } }) => onEdit(target.value),
  };
  if (kind === 'choice')
    return (
      <SelectField {...shared} {...(isWide ? { className: WIDE } : {})}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </SelectField>
    );
  if (kind === 'lines') return <TextArea {...shared} rows={2} maxLength={maxLength} className={WIDE} />;
  if (kind === 'day') return <TextField {...shared} type="date" inWords />;
  return <TextField {...shared} {...(inputMode ? { inputMode } : {})} maxLength={maxLength} />;
}
