import { useId, type ComponentProps, type ReactNode } from 'react';
import { ChevronDownIcon } from '../icon/line-icons';
import { writeDate } from '../../lib/dates/plain-dates';
import { joinClasses } from '../../lib/joined-classes';
import { t } from '../../lib/texts/texts';

const CONTROL =
  'w-full min-h-12 rounded-control border border-control bg-raised px-4 py-2.5 text-base text-ink placeholder:text-quiet transition-colors duration-150 hover:border-action focus-visible:outline-offset-0 aria-invalid:border-bad disabled:opacity-60 [&[readonly]]:bg-transparent [&[readonly]]:text-quiet';

interface FieldProps {
  label: string;
  hint?: ReactNode;
  /** What is wrong and what to do; describes the control. */
  error?: string;
  className?: string;
  /** For filters, which are not marked as optional. */
  unmarked?: boolean;
}

interface ControlAttributes {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

function Field({
  label,
  hint,
  error,
  className,
  unmarked = false,
  required,
  children,
}: FieldProps & { required?: boolean; children: (attributes: ControlAttributes) => ReactNode }) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={joinClasses('grid content-start gap-1.5', className)}>
      <label htmlFor={id} className="text-sm font-semibold text-ink">
        {label}
        {required || unmarked ? null : <span className="font-normal text-quiet">{t` (optional)`}</span>}
      </label>
      {children({ id, 'aria-describedby': described || undefined, 'aria-invalid': error ? true : undefined })}
      {hint ? (
        // A hint that is empty for now takes back the gap above it.
        <p id={`${id}-hint`} className="text-sm text-quiet has-[>:empty]:-mt-1.5">
          {hint}
        </p>
      ) : null}
      {error ? (
        <p id={`${id}-error`} className="text-sm font-medium text-bad">
          {error}
        </p>
      ) : null}
    </div>
  );
}

/** Browsers write dates in the order of the computer's language. A date in words can be read in one way only. */
function dateInWords(value: unknown): string | null {
  return typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) ? writeDate(value) : null;
}

/**
 * A one-line input with its label. Its `ref` is the input's, as React Hook Form needs it. With `inWords`, a date that is
 * chosen is written out below.
 */
export function TextField({
  label,
  hint,
  error,
  className,
  unmarked,
  inWords = false,
  ...input
}: FieldProps & ComponentProps<'input'> & { inWords?: boolean }) {
  const words = inWords ? dateInWords(input.value) : null;
  const described =
    words && hint ? (
      <>
        {words}. {hint}
      </>
    ) : (
      (words ?? hint)
    );
  return (
    <Field {...{ label, error, className, unmarked }} hint={described} required={input.required}>
      {(attributes) => <input {...attributes} className={CONTROL} {...input} />}
    </Field>
  );
}

/** An input of several lines. */
export function TextArea({
  label,
  hint,
  error,
  className,
  unmarked,
  ...input
}: FieldProps & ComponentProps<'textarea'>) {
  return (
    <Field {...{ label, hint, error, className, unmarked }} required={input.required}>
      {(attributes) => <textarea {...attributes} className={joinClasses(CONTROL, 'resize-y')} {...input} />}
    </Field>
  );
}

/** The browser's own select, which every phone and screen reader supports. */
export function SelectField({
  label,
  hint,
  error,
  className,
  unmarked,
  ...input
}: FieldProps & ComponentProps<'select'>) {
  return (
    <Field {...{ label, hint, error, className, unmarked }} required={input.required}>
      {(attributes) => (
        <div className="relative">
          <select
            {...attributes}
            className={joinClasses(CONTROL, 'cursor-pointer appearance-none pr-11 text-ellipsis')}
            {...input}
          />
          <ChevronDownIcon className="pointer-events-none absolute top-1/2 right-3.5 size-5 -translate-y-1/2 text-quiet" />
        </div>
      )}
    </Field>
  );
}
