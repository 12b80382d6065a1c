import { Button } from '../../../../components/form/button';
import { TextField } from '../../../../components/form/field';
import { t } from '../../../../lib/texts/texts';
import { usualPeriods, type Period } from './periods';

interface PeriodPickerProps {
  period: Period;
  /** The day that the desk works on. */
  today: string;
  /** What is wrong with the dates, by field. */
  faults: Readonly<Record<string, string>>;
  onChoose: (period: Period) => void;
}

/** Chooses the period of the figures: usual periods by a button, any other period by two dates. */
export function PeriodPicker({ period, today, faults, onChoose }: PeriodPickerProps) {
  return (
    <div className="flex flex-wrap items-start gap-x-4 gap-y-2 print:hidden">
      <div role="group" aria-label={t`Usual periods`} className="flex flex-wrap gap-2">
        {usualPeriods(today).map(({ name, period: usual }) => (
          <Button
            key={name}
            size="small"
            look={usual.from === period.from && usual.to === period.to ? 'action' : 'quiet'}
            aria-pressed={usual.from === period.from && usual.to === period.to}
            onClick={() => onChoose(usual)}
          >
            {name}
          </Button>
        ))}
      </div>
      <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
        <TextField
          label={t`From`}
          unmarked
          type="date"
          inWords
          className="justify-start sm:grid-cols-[auto_9.5rem] sm:items-center sm:[&>p]:col-start-2 sm:[&>p]:text-xs"
          value={period.from}
          error={faults['from']}
          onChange={({ target }) => (target.value ? onChoose({ ...period, from: target.value }) : undefined)}
        />
        <TextField
          label={t`To`}
          unmarked
          type="date"
          inWords
          className="justify-start sm:grid-cols-[auto_9.5rem] sm:items-center sm:[&>p]:col-start-2 sm:[&>p]:text-xs"
          value={period.to}
          error={faults['to']}
          onChange={({ target }) => (target.value ? onChoose({ ...period, to: target.value }) : undefined)}
        />
      </div>
    </div>
  );
}
