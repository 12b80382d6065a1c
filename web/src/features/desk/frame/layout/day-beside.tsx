import { writeDate, type PlainDate } from '../../../../lib/dates/plain-dates';

// As long as most dates are.
const ANY_DAY: PlainDate = '2026-09-30';

/** The day next to a page's title. Its place is kept until the day is known, so that the page's actions do not move. */
export function DayBeside({ day }: { day: PlainDate | undefined }) {
  return <span className={day ? undefined : 'invisible'}>{writeDate(day ?? ANY_DAY)}</span>;
}
