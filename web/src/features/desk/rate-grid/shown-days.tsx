import { ChevronLeft, ChevronRight, ChevronsLeft, ChevronsRight } from 'lucide-react';
import { Button } from '../../../components/form/button';
import { SelectField, TextField } from '../../../components/form/field';
import { addMonths } from '../../../lib/dates/months';
import { addDays, type PlainDate } from '../../../lib/dates/plain-dates';
import { t } from '../../../lib/texts/texts';

/** The days that a grid shows. */
export interface Shown {
  from: PlainDate;
  days: number;
}

interface ShownDaysProps {
  shown: Shown;
  /** The hotel's date, before which nothing is changed. */
  today: PlainDate;
  onChange: (shown: Shown) => void;
}

const LENGTHS = [
  { days: 14, label: t`2 weeks` },
  { days: 28, label: t`4 weeks` },
];
/** Rates of single dates are written for five years at most. */
const DAYS_AHEAD = 1_830;

/** The date, or the nearest one that a grid may begin on. */
export function withinRange(date: PlainDate, today: PlainDate): PlainDate {
  const last = addDays(today, DAYS_AHEAD);
  if (date < today) return today;
  return date > last ? last : date;
}

/** Buttons that move the grid, and the date that it begins on. */
export function ShownDays({ shown, today, onChange }: ShownDaysProps) {
  const { from } = shown;
  const show = (date: PlainDate) => onChange({ ...shown, from: withinRange(date, today) });
  const steps = [
    { label: t`A month earlier`, Icon: ChevronsLeft, to: addMonths(from, -1) },
    { label: t`A week earlier`, Icon: ChevronLeft, to: addDays(from, -7) },
    { label: t`A week later`, Icon: ChevronRight, to: addDays(from, 7) },
    { label: t`A month later`, Icon: ChevronsRight, to: addMonths(from, 1) },
  ];
  return (
    <div className="flex flex-wrap items-end gap-x-4 gap-y-3">
      <TextField
        label={t`First day`}
        type="date"
        required
        min={today}
        max={addDays(today, DAYS_AHEAD)}
        value={from}
        onChange={({ target }) => {
          // While a year is typed, the date may be long ago.
          if (target.value >= today) show(target.value);
        }}
        className="w-44"
      />
      <SelectField
        label={t`Show`}
        required
        value={shown.days}
        onChange={({ target }) => onChange({ ...shown, days: Number(target.value) })}
        className="w-36"
      >
        {LENGTHS.map(({ days, label }) => (
          <option key={days} value={days}>
            {label}
          </option>
        ))}
      </SelectField>
      <div className="flex gap-2">
        {steps.map(({ label, Icon, to }) => (
          <Button
            key={label}
            look="quiet"
            size="small"
            aria-label={label}
            title={label}
            disabled={to < from && from === today}
            onClick={() => show(to)}
          >
            <Icon aria-hidden className="size-5" />
          </Button>
        ))}
      </div>
    </div>
  );
}
