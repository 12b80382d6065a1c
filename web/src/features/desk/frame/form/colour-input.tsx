import { useId } from 'react';
import { TextField } from '../../../../components/form/field';
import { t } from '../../../../lib/texts/texts';

interface ColourInputProps {
  name: string;
  label: string;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

/** A colour: chosen in the browser's own dialog, or entered as # and six digits. */
export function ColourInput({ name, label, value, error, onChange }: ColourInputProps) {
  const id = useId();
  return (
    <div className="flex items-start gap-3">
      <input
        id={id}
        type="color"
        aria-label={t`${label}: choose`}
        value={/^#[0-9a-f]{6}$/i.test(value) ? value : '#000000'}
        onChange={({ target }) => onChange(target.value)}
        className="mt-7 h-12 w-14 shrink-0 cursor-pointer rounded-control border border-control bg-raised p-1"
      />
      <TextField
        label={label}
        name={name}
        required
        maxLength={7}
        className="min-w-0 flex-1"
        value={value}
        error={error}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  );
}
