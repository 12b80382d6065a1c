import { createContext, useContext } from 'react';

/** What every page needs to know of the hotel. */
export interface Hotel {
  name: string;
  town: string;
  /** IANA name of the zone of the hotel's times; null until it is known. */
  timeZone: string | null;
}

// `npm run dev` serves pages that name no hotel: there it is known once it is loaded.
const UNKNOWN: Hotel = { name: '', town: '', timeZone: null };

/** The hotel as the server wrote it into the HTML of this page. */
export function readHotel(): Hotel {
  const json = document.getElementById('hotel')?.textContent;
  return json ? (JSON.parse(json) as Hotel) : UNKNOWN;
}

const HotelContext = createContext(UNKNOWN);

export const HotelProvider = HotelContext.Provider;

/** The hotel that this page is about. */
export const useHotel = (): Hotel => useContext(HotelContext);

/** Fills in `{hotel}` and `{town}`. The server does the same in the head of a page. */
export function withHotel(text: string, { name, town }: Pick<Hotel, 'name' | 'town'>): string {
  return text.replaceAll('{hotel}', () => name).replaceAll('{town}', () => town);
}
