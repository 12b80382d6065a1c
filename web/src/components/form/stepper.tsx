import { useId } from 'react';
import { joinClasses } from '../../lib/joined-classes';
import { t } from '../../lib/texts/texts';

interface StepperProps {
  label: string;
  /** The label for screen readers where the visible label does not say which room is meant. */
  longLabel?: string | undefined;
  /** In a form that the browser itself sends: the name of the field. */
  name?: string | undefined;
  value: number;
  least: number;
  most: number;
  error?: string | undefined;
  className?: string | undefined;
  onChange: (value: number) => void;
}

const PRESS =
  'grid size-11 shrink-0 cursor-pointer place-items-center rounded-control text-2xl leading-none text-action hover:bg-ground aria-disabled:cursor-not-allowed aria-disabled:opacity-40 [@media(scripting:none)]:hidden';

/** A number with a button for less and a button for more. Without scripts it is a plain field for a number. */
export function Stepper({
  label,
  longLabel,
  name,
  value,
  least,
  most,
  error,
  className,
  onChange,
}: StepperProps) {
  const id = useId();
  const named = longLabel ?? label;
  const step = (next: number) => {
    if (next >= least && next <= most) onChange(next);
  };
  return (
    <div className={joinClasses('grid content-start gap-1.5', className)}>
      <label htmlFor={id} className="text-sm font-semibold text-ink">
        {longLabel ? <span className="sr-only">{longLabel}</span> : null}
        <span aria-hidden={longLabel ? true : undefined}>{label}</span>
      </label>
      <div className="flex min-h-12 items-center justify-between rounded-control border border-control bg-raised transition-colors duration-150 focus-within:border-action hover:border-action">
        <button
          type="button"
          aria-label={t`${named}: fewer`}
          aria-disabled={value <= least || undefined}
          className={PRESS}
          onClick={() => step(value - 1)}
        >
          −
        </button>
        <input
          id={id}
          name={name}
          type="number"
          inputMode="numeric"
          required
          min={least}
          max={most}
          value={value < least ? '' : value}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          className="w-full min-w-8 [appearance:textfield] self-stretch bg-transparent text-center text-base text-ink [&::-webkit-inner-spin-button]:appearance-none"
          onChange={({ target }) => onChange(Number(target.value))}
        />
        <button
          type="button"
          aria-label={t`${named}: more`}
          aria-disabled={value >= most || undefined}
          className={PRESS}
          onClick={() => step(value + 1)}
        >
          +
        </button>
      </div>
      {error ? (
        <p id={`${id}-error`} className="text-sm text-bad">
          {error}
        </p>
      ) : null}
    </div>
  );
}
