import { useDeferredValue, useMemo, type ReactNode } from 'react';
import { useHotelQuery } from '../generated/property';
import { HotelProvider, type Hotel } from '../lib/hotel/hotel';

interface HotelOfSiteProps {
  /** The hotel in the HTML of the page. Name, town and time zone come from the query once it has data. */
  written: Hotel;
  children: ReactNode;
}

/** Provides the hotel to every page. */
export function HotelOfSite({ written, children }: HotelOfSiteProps) {
  const { data } = useHotelQuery();
  const property = data?.property;
  const hotel = useMemo(() => ({ ...written, ...property }), [written, property]);
  // Deferred, so that parts of the page whose scripts are on their way stay as the server sent them.
  return <HotelProvider value={useDeferredValue(hotel)}>{children}</HotelProvider>;
}
