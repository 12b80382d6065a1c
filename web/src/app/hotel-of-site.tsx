import { useDeferredValue, useMemo, type ReactNode } from 'react';
import { useHotelQuery } from '../generated/property';
import { HotelProvider, type Hotel } from '../lib/hotel/hotel';

interface HotelOfSiteProps {
  /** What the HTML of the page says. Name, town and time zone are the query's once it has data. */
  written: Hotel;
  children: ReactNode;
}

/** Tells every page which hotel this is. */
export function HotelOfSite({ written, children }: HotelOfSiteProps) {
  const { data } = useHotelQuery();
  const property = data?.property;
  const hotel = useMemo(() => ({ ...written, ...property }), [written, property]);
  // Deferred, so that parts of the page whose scripts are on their way stay as the server sent them.
  return <HotelProvider value={useDeferredValue(hotel)}>{children}</HotelProvider>;
}
