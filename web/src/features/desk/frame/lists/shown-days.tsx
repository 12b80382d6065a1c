import { ChevronLeft, ChevronRight, ChevronsLeft, ChevronsRight } from 'lucide-react';
import { Button } from '../../../../components/form/button';
import { SelectField, TextField } from '../../../../components/form/field';
import { addMonths } from '../../../../lib/dates/months';
import { addDays, type PlainDate } from '../../../../lib/dates/plain-dates';
import { t } from '../../../../lib/texts/texts';

const LABELS = {
  14: t`2 weeks`,
  28: t`4 weeks`,
  90: t`3 months`,
} as const;

interface ShownDaysProps {
  from: PlainDate;
  days: number;
  /** The lengths to choose from, in days. */
  lengths: readonly (keyof typeof LABELS)[];
  /** The earliest first day. */
  first: PlainDate;
  /** The latest first day; without it there is no limit. */
  last?: PlainDate;
  /** Called with a first day between `first` and `last`. */
  onFrom: (date: PlainDate) => void;
  onDays: (days: number) => void;
  /** Returns to today. Without it there is no button 'Today'. */
  onToday?: () => void;
}

/** Controls for a row of days: buttons to move it, its first day, and the number of days. */
export function ShownDays({ from, days, lengths, first, last, onFrom, onDays, onToday }: ShownDaysProps) {
  const within = (date: PlainDate): PlainDate => {
    if (date < first) return first;
    return last !== undefined && date > last ? last : date;
  };
  const steps = [
    { label: t`A month earlier`, Icon: ChevronsLeft, to: addMonths(from, -1) },
    { label: t`A week earlier`, Icon: ChevronLeft, to: addDays(from, -7) },
    { label: t`A week later`, Icon: ChevronRight, to: addDays(from, 7) },
    { label: t`A month later`, Icon: ChevronsRight, to: addMonths(from, 1) },
  ];
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <TextField
        label={t`First day`}
        type="date"
        inWords
        required
        min={first}
        max={last}
        value={from}
        onChange={({ target }) => {
          // While a year is being typed, the date may be long ago, such as the year 0002.
          if (target.value >= first) onFrom(within(target.value));
        }}
        className="justify-start sm:grid-cols-[auto_9.5rem_auto] sm:items-center sm:[&>p]:whitespace-nowrap"
      />
      <SelectField
        label={t`Show`}
        required
        value={days}
        onChange={({ target }) => onDays(Number(target.value))}
        className="sm:grid-cols-[auto_8.5rem] sm:items-center"
      >
        {lengths.map((length) => (
          <option key={length} value={length}>
            {LABELS[length]}
          </option>
        ))}
      </SelectField>
      <div className="flex flex-wrap gap-2">
        {onToday ? <Button look="quiet" size="small" onClick={onToday}>{t`Today`}</Button> : null}
        {steps.map(({ label, Icon, to }) => (
          <Button
            key={label}
            look="quiet"
            size="small"
            aria-label={label}
            title={label}
            disabled={within(to) === from}
            onClick={() => onFrom(within(to))}
          >
            <Icon aria-hidden className="size-5" />
          </Button>
        ))}
      </div>
    </div>
  );
}
