import { useHotel } from '../hotel/hotel';
import { DATES_AS_IN } from '../texts/locale';

/** Writes an instant, such as '20 Nov 2026, 14:05'. */
export type WriteInstant = (instant: string) => string;

const formats = new Map<string, Intl.DateTimeFormat>();

/** Each format is created only once, because creating it takes longer than using it. */
function formatIn(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat(DATES_AS_IN, {
    timeZone,
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  });
  formats.set(timeZone, format);
  return format;
}

/** Writes an instant of this day of the hotel as its time, such as '14:05', and any other with its date. */
export function useWriteTimeToday(): WriteInstant {
  const { timeZone } = useHotel();
  const writeInstant = useWriteInstant();
  if (timeZone === null) return writeInstant;
  const dayOf = (instant: string | number) => new Date(instant).toLocaleDateString(DATES_AS_IN, { timeZone });
  const timeOf = (instant: string) =>
    new Date(instant).toLocaleTimeString(DATES_AS_IN, { timeZone, hour: '2-digit', minute: '2-digit' });
  return (instant) => (dayOf(instant) === dayOf(Date.now()) ? timeOf(instant) : writeInstant(instant));
}

/** Writes instants in the hotel's time zone, wherever the owner is. Returns an empty text until the zone is known. */
export function useWriteInstant(): WriteInstant {
  const { timeZone } = useHotel();
  if (timeZone === null) return () => '';
  const format = formatIn(timeZone);
  return (instant) => format.format(new Date(instant));
}
