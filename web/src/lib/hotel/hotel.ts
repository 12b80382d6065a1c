import { createContext, useContext } from 'react';
import type { ShownPicture } from './shown-picture';
import type { TextBlock } from './text-blocks';

/** A link of the navigation. */
export interface NavigationLink {
  label: string;
  /** A page of the site, or an address that begins with https://. */
  path: string;
}

/** An entry of the navigation: a link, or a list of links when it has no path. */
export interface NavigationEntry {
  label: string;
  path: string | null;
  links: readonly NavigationLink[];
}

/** The texts of a page, by name. */
export type Texts = Readonly<Record<string, string>>;

/** The published texts and pictures of a page. */
export interface PageProps {
  texts: Texts;
  pictures: readonly ShownPicture[];
}

/** The texts of one page. */
interface PageOfHotel {
  /** The page's name, such as `home`. */
  name: string;
  texts: Texts;
  /** The pictures that its texts name. */
  pictures: readonly ShownPicture[];
  /** The long text, in a preview. Otherwise it is loaded from the server. */
  body?: readonly TextBlock[];
}

/** What every page needs to know about the hotel. */
export interface Hotel {
  name: string;
  town: string;
  /** IANA name of the zone of the hotel's times; null until it is known. */
  timeZone: string | null;
  navigation: { main: readonly NavigationEntry[]; footer: readonly NavigationEntry[] };
  /** The paths of pages whose lists are empty. */
  emptyPages?: readonly string[];
  /** The hotel's pages on other sites. */
  socialLinks: readonly { name: string; url: string }[];
  /** The texts of one page: the page that the server sent, or a preview. */
  page: PageOfHotel | null;
}

// `npm run dev` serves pages without the hotel, which is then loaded.
const UNKNOWN: Hotel = {
  name: '',
  town: '',
  timeZone: null,
  socialLinks: [],
  page: null,
  navigation: { main: [], footer: [] },
};

/** The hotel as the server wrote it into the HTML of this page. */
export function readHotel(): Hotel {
  const json = document.getElementById('hotel')?.textContent;
  return json ? (JSON.parse(json) as Hotel) : UNKNOWN;
}

const HotelContext = createContext(UNKNOWN);

export const HotelProvider = HotelContext.Provider;

/** The hotel of this page. */
export const useHotel = (): Hotel => useContext(HotelContext);

/** Fills in `{hotel}` and `{town}`. The server does the same in the head of a page. */
export function withHotel(text: string, { name, town }: Pick<Hotel, 'name' | 'town'>): string {
  return text.replaceAll('{hotel}', () => name).replaceAll('{town}', () => town);
}
