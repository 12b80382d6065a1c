import { DATES_AS_IN } from '../texts/locale';

// Times are the hotel's, wherever the owner is.
const WRITTEN = new Intl.DateTimeFormat(DATES_AS_IN, {
  timeZone: 'Asia/Kolkata',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

/** '20 Nov 2026, 14:05', in the hotel's time zone. */
export function writeInstant(instant: string): string {
  return WRITTEN.format(new Date(instant));
}
