import type { ReactNode } from 'react';
import { useHotelQuery } from '../generated/property';
import { HotelProvider, type Hotel } from '../lib/hotel';

interface HotelOfSiteProps {
  /** What the HTML of the page says, for as long as the hotel is not loaded. */
  written: Hotel;
  children: ReactNode;
}

/** Tells every page which hotel this is. */
export function HotelOfSite({ written, children }: HotelOfSiteProps) {
  const { data } = useHotelQuery();
  return <HotelProvider value={data?.property ?? written}>{children}</HotelProvider>;
}
