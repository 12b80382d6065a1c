import { addDays, nightsBetween, type PlainDate } from '../../lib/dates/plain-dates';
import { plural, t } from '../../lib/texts/texts';
import { TextField } from './field';

interface StayDatesProps {
  checkin: PlainDate;
  checkout: PlainDate;
  /** The earliest check-in. */
  first: PlainDate;
  /** The latest check-in; without it there is no limit. */
  last?: PlainDate;
  checkinLabel?: string;
  checkoutLabel?: string;
  checkinError?: string | undefined;
  checkoutError?: string | undefined;
  onEdit: (dates: { checkin?: PlainDate; checkout?: PlainDate }) => void;
}

/** The two dates of a stay. A later check-in moves the check-out, so that the stay keeps its length. */
export function StayDates({
  checkin,
  checkout,
  first,
  last,
  checkinLabel = t`Check-in`,
  checkoutLabel = t`Check-out`,
  checkinError,
  checkoutError,
  onEdit,
}: StayDatesProps) {
  const nights = nightsBetween(checkin, checkout);
  const moveTo = (date: PlainDate) => {
    // While a year is being typed, the field contains dates that are not meant, such as the year 0002.
    const isMeant = date >= first && (last === undefined || date <= last);
    const isBehind = isMeant && checkout <= date;
    onEdit({ checkin: date, ...(isBehind ? { checkout: addDays(date, Math.max(1, nights)) } : {}) });
  };
  return (
    <>
      <TextField
        label={checkinLabel}
        type="date"
        min={first}
        max={last}
        required
        value={checkin}
        error={checkinError}
        onChange={({ target }) => moveTo(target.value)}
      />
      <TextField
        label={checkoutLabel}
        type="date"
        min={checkin || first}
        required
        value={checkout}
        hint={nights >= 1 ? plural(nights, { one: '# night', other: '# nights' }) : undefined}
        error={nights >= 1 ? checkoutError : t`Check-out must be at least one night after check-in.`}
        onChange={({ target }) => onEdit({ checkout: target.value })}
      />
    </>
  );
}
