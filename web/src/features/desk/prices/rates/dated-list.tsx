import type { ReactNode } from 'react';
import { Button } from '../../../../components/form/button';
import { writeDate, type PlainDate } from '../../../../lib/dates/plain-dates';
import { t } from '../../../../lib/texts/texts';
import { deletionOf, useSecondPress } from '../../frame/form/second-press';

interface DatedListProps<Row> {
  /** The rows, newest first. */
  rows: readonly Row[];
  today: PlainDate;
  describe: (row: Row) => ReactNode;
  onDelete: (validFrom: PlainDate) => void;
}

/** Settings that apply from a date. A setting that already applies, or the only setting, cannot be deleted. */
export function DatedList<Row extends { validFrom: PlainDate }>({
  rows,
  today,
  describe,
  onDelete,
}: DatedListProps<Row>) {
  const { ask, dialog } = useSecondPress();
  const deleteRow = async (validFrom: PlainDate) => {
    if (await ask(deletionOf(t`what counts from ${writeDate(validFrom)}`))) onDelete(validFrom);
  };
  const inForce = rows.find(({ validFrom }) => validFrom <= today);
  return (
    <>
      <ul className="border-t border-line">
        {rows.map((row) => (
          <li
            key={row.validFrom}
            className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2 border-b border-line py-3"
          >
            <div>
              <p className="font-semibold">
                {t`From ${writeDate(row.validFrom)}`}
                {row === inForce ? <span className="font-normal text-good">{t` – in force`}</span> : null}
              </p>
              <div className="tabular text-quiet">{describe(row)}</div>
            </div>
            {row.validFrom >= today && rows.length > 1 ? (
              <Button
                look="quiet"
                aria-label={t`Delete the setting from ${writeDate(row.validFrom)}`}
                onClick={() => void deleteRow(row.validFrom)}
              >
                {t`Delete`}
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
      {dialog}
    </>
  );
}
