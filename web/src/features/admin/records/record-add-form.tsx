import type { FormEvent } from 'react';
import { Button } from '../../../components/form/button';
import type { RecordForm, RecordValues } from './record-fields';
import { RecordFormFields } from './record-form-fields';

interface RecordAddFormProps {
  form: RecordForm;
  /** Names the form and its button. */
  label: string;
  values: RecordValues;
  busy: boolean;
  onChange: (values: RecordValues) => void;
  onSubmit: () => void;
}

/** The form of a new record. */
export function RecordAddForm({ form, label, values, busy, onChange, onSubmit }: RecordAddFormProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form onSubmit={submit} aria-label={label} className="grid gap-4">
      <RecordFormFields form={form} values={values} onChange={onChange} />
      <Button type="submit" disabled={busy} className="justify-self-start">
        {label}
      </Button>
    </form>
  );
}
