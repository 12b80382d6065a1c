import { useSearchParams } from 'react-router-dom';
import type { PlainDate } from '../../../../lib/dates/plain-dates';

/** How many days a timeline may show. */
export const LENGTHS = [14, 28, 90] as const;
const USUAL = 28;
const DATE = /^\d{4}-\d{2}-\d{2}$/;

/** The days of the timeline. They are in the address, so that going back and reloading keep them. */
export function useTimelineAddress() {
  const [address, setAddress] = useSearchParams();
  const typed = address.get('from') ?? '';
  const days = Number(address.get('days'));
  const nights = LENGTHS.find((length) => length === days) ?? USUAL;
  const from = DATE.test(typed) ? typed : null;
  const write = (next: { from: PlainDate | null; nights: number }) =>
    setAddress(
      new URLSearchParams([
        ...(next.from ? [['from', next.from]] : []),
        ...(next.nights === USUAL ? [] : [['days', String(next.nights)]]),
      ]),
      { replace: true },
    );
  return {
    /** Null for today at the desk. */
    from,
    nights,
    showFrom: (date: PlainDate | null) => write({ from: date, nights }),
    showNights: (count: number) => write({ from, nights: count }),
  };
}
