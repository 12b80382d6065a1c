import { useId, useState } from 'react';
import { ChevronDownIcon } from '../../../components/icon/line-icons';
import { SelectField, TextArea, TextField } from '../../../components/form/field';
import { PictureField } from './picture-field';
import type { RecordField, RecordForm, RecordValues } from './record-fields';
import { t } from '../../../lib/texts/texts';

interface RecordFormFieldsProps {
  form: RecordForm;
  values: RecordValues;
  onChange: (values: RecordValues) => void;
  /** Whether all fields are visible at first, as when editing. */
  allShown?: boolean;
}

/** The fields of a record. The fields under 'More details' are hidden until opened. */
export function RecordFormFields({ form, values, onChange, allShown = false }: RecordFormFieldsProps) {
  const [open, setOpen] = useState(allShown);
  const moreId = useId();
  const render = (field: RecordField) => (
    <OneField
      key={field.name}
      field={field}
      value={values[field.name] ?? ''}
      onChange={(value) => onChange({ ...values, [field.name]: value })}
    />
  );
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">{form.first.map(render)}</div>
      {form.more.length > 0 ? (
        <div>
          <button
            type="button"
            aria-expanded={open}
            aria-controls={moreId}
            onClick={() => setOpen(!open)}
            className="inline-flex min-h-11 cursor-pointer items-center gap-2 font-semibold text-action"
          >
            {t`More details`}
            <ChevronDownIcon className={`size-5 transition-transform ${open ? 'rotate-180' : ''}`} />
          </button>
          {/** The browser can focus only a visible invalid field. */}
          <div id={moreId} hidden={!open} onInvalidCapture={() => setOpen(true)} className="mt-3">
            <div className="grid gap-4 sm:grid-cols-2">{form.more.map(render)}</div>
          </div>
        </div>
      ) : null}
    </>
  );
}

/** The lines with one more line, unless the line is already there. */
function withLine(lines: string, added: string): string {
  const known = lines.split('\n').filter((line) => line.trim() !== '');
  return known.includes(added) ? lines : [...known, added].join('\n');
}

interface OneFieldProps {
  field: RecordField;
  value: string;
  onChange: (value: string) => void;
}

function OneField({ field, value, onChange }: OneFieldProps) {
  const { name, label, kind, hint, maximum, wide = false, choices = [] } = field;
  const common = {
    name,
    label,
    hint,
    value,
    unmarked: true,
    className: wide || kind === 'lines' ? 'sm:col-span-2' : undefined,
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
  };
  switch (kind) {
    case 'lines':
      return <TextArea {...common} rows={3} maxLength={maximum} />;
    case 'picture':
      return (
        <PictureField label={label} onChoose={onChange}>
          <TextField {...common} maxLength={maximum} />
        </PictureField>
      );
    case 'pictures':
      return (
        <PictureField label={label} onChoose={(address) => onChange(withLine(value, address))}>
          <TextArea {...common} rows={3} maxLength={maximum} />
        </PictureField>
      );
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
    case 'decimal':
      return (
        <TextField
          {...common}
          inputMode="decimal"
          pattern="\d+(\.\d{1,2})?"
          title={t`A number such as 4 or 4.5`}
        />
      );
    case 'amount':
      return <TextField {...common} inputMode="decimal" />;
    default:
      return <TextField {...common} type={kind === 'date' ? 'date' : 'text'} maxLength={maximum} />;
  }
}
