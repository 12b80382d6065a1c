import { useState } from 'react';
import { useStayCalendarQuery } from '../../../../generated/search';
import { firstOfMonth } from '../../../../lib/dates/months';
import { nightsBetween, type PlainDate } from '../../../../lib/dates/plain-dates';
import type { CalendarDay, CalendarDays } from './calendar-days';

/** What a calendar shows. */
export interface CalendarSubject {
  /** One room type; omitted for all room types. */
  roomType?: string;
  guests: number;
  /** The ages of the children among them; omitted when all are adults. */
  children?: number[] | undefined;
}

interface LoadedDays {
  days: CalendarDays;
  loading: boolean;
  failed: boolean;
  retry: () => void;
}

const NO_DAYS: readonly CalendarDay[] = [];

/** The days of a number of months, starting with the month of the date. Days that were loaded before are kept. */
export function useCalendarDays(subject: CalendarSubject, month: PlainDate, months: number): LoadedDays {
  const from = firstOfMonth(month);
  const nights = nightsBetween(from, firstOfMonth(month, months));
  const { data, loading, error, refetch } = useStayCalendarQuery({
    variables: { from, nights, ...subject },
    // Rooms may have been sold since the last request. Nothing else reads the days, and to keep them takes a phone long.
    fetchPolicy: 'no-cache',
  });
  const calendar = data?.stayCalendar;
  const loaded = calendar?.__typename === 'StayCalendar' ? calendar.days : NO_DAYS;
  const key = JSON.stringify(subject);
  const [known, setKnown] = useState({ key, loaded: NO_DAYS, days: new Map<PlainDate, CalendarDay>() });
  const isOfOther = known.key !== key;
  if (isOfOther || (loaded !== NO_DAYS && known.loaded !== loaded)) {
    const entries = loaded.map((day) => [day.date, day] as const);
    setKnown({ key, loaded, days: new Map([...(isOfOther ? [] : known.days), ...entries]) });
  }
  return {
    days: known.days,
    loading,
    failed: Boolean(error) || (calendar !== undefined && calendar.__typename !== 'StayCalendar'),
    retry: () => void refetch(),
  };
}
