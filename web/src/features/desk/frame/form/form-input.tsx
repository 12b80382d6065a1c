import { SelectField, TextArea, TextField } from '../../../../components/form/field';
import { t } from '../../../../lib/texts/texts';
import { ColourInput } from './colour-input';
import type { FormField } from './form-fields';
import { PictureInput } from './picture-input';
import { PicturesInput } from './pictures-input';

interface FormInputProps {
  field: FormField;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

const TYPES = { email: 'email', telephone: 'tel', time: 'time', date: 'date' } as const;

/** One input with its label, hint and fault. */
export function FormInput({ field, value, error, onChange }: FormInputProps) {
  const { name, label, kind, hint, maximum, required = false, wide = false, choices = [] } = field;
  const common = {
    name,
    label,
    hint,
    value,
    error,
    required,
    className: wide || kind === 'lines' ? 'sm:col-span-2' : undefined,
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
  };
  switch (kind) {
    case 'lines':
      return <TextArea {...common} rows={3} maxLength={maximum} />;
    case 'text':
      return <TextArea {...common} rows={18} maxLength={maximum} />;
    case 'choice':
      return (
        <SelectField {...common}>
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </SelectField>
      );
    case 'colour':
      return <ColourInput {...{ name, label, value, error, onChange }} />;
    case 'picture':
      return <PictureInput {...{ label, hint, value, error, onChange }} />;
    case 'pictures':
      return <PicturesInput {...{ label, hint, value, error, onChange }} />;
    case 'number':
      return <TextField {...common} inputMode="numeric" pattern="\d+" title={t`A whole number`} />;
    case 'decimal':
      return <TextField {...common} inputMode="decimal" title={t`A number such as 84 or 84.50`} />;
    case 'line':
      return <TextField {...common} maxLength={maximum} />;
    default:
      return <TextField {...common} type={TYPES[kind]} maxLength={maximum} />;
  }
}
