import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { TextField } from '../../../../components/form/field';
import { t } from '../../../../lib/texts/texts';
import { RoomStates } from '../housekeeping/room-states';
import { useHotelToday } from './use-hotel-today';

const PLAIN_DATE = /^\d{4}-\d{2}-\d{2}$/;

/** The day of a printed list: the day in the address, or else the business day. Null while loading. */
export function useDayOfList() {
  const [address, setAddress] = useSearchParams();
  const today = useHotelToday();
  const chosen = address.get('day') ?? '';
  const day = PLAIN_DATE.test(chosen) ? chosen : today;
  const choice = (
    <TextField
      label={t`Day`}
      type="date"
      inWords
      unmarked
      value={day ?? ''}
      onChange={({ target }) => {
        if (PLAIN_DATE.test(target.value)) setAddress({ day: target.value }, { replace: true });
      }}
    />
  );
  return { day, today, choice };
}

/** The states of rooms are the present states, so only lists of today show them. */
export function StatesOn({
  day,
  today,
  children,
}: {
  day: string;
  today: string | null;
  children: ReactNode;
}) {
  return day === today ? <RoomStates>{children}</RoomStates> : children;
}

interface ListTableProps {
  label: string;
  hotel: string;
  /** The title of the list, with its number of rooms. */
  headline: string;
  columns: readonly { name: string; className: string }[];
  /** What stands in an empty list. */
  none: string;
  rows: readonly ReactNode[];
}

/** A list on paper, by room. Its header repeats on each page. */
export function ListTable({ label, hotel, headline, columns, none, rows }: ListTableProps) {
  return (
    <div className="overflow-x-auto print:overflow-visible" role="region" aria-label={label} tabIndex={0}>
      <table className="tabular w-full min-w-[44rem] text-left text-sm print:min-w-0 print:text-xs">
        <thead>
          <tr>
            <th
              colSpan={columns.length}
              scope="colgroup"
              className="border-b-2 border-brass pb-2 font-normal"
            >
              <span className="flex items-end justify-between gap-6">
                <span className="font-display text-2xl leading-tight font-semibold">{hotel}</span>
                <span>{headline}</span>
              </span>
            </th>
          </tr>
          <tr className="border-b border-line align-bottom">
            {columns.map(({ name, className }) => (
              <th key={name} scope="col" className={className}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.length === 0 ? (
            <tr>
              <td colSpan={columns.length} className="py-4 text-quiet">
                {none}
              </td>
            </tr>
          ) : (
            rows
          )}
        </tbody>
      </table>
    </div>
  );
}
