import { useEffect } from 'react';
import { useHotel, withHotel } from '../../lib/hotel/hotel';

interface PageHeadProps {
  /** `{hotel}` and `{town}` are filled in, here and in the description. */
  title: string;
  description?: string;
  /** For private pages, and for pages that repeat another page. */
  hiddenFromSearch?: boolean;
}

function namedTag(name: string): HTMLMetaElement {
  const found = document.head.querySelector<HTMLMetaElement>(`meta[name="${name}"]`);
  if (found) return found;
  const made = document.createElement('meta');
  made.name = name;
  document.head.append(made);
  return made;
}

function canonicalLink(): HTMLLinkElement {
  const found = document.head.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  if (found) return found;
  const made = document.createElement('link');
  made.rel = 'canonical';
  made.href = window.location.origin;
  document.head.append(made);
  return made;
}

/** Sets the canonical link, at the origin that the server gave the first page. */
function nameAddress(hiddenFromSearch: boolean): void {
  const link = canonicalLink();
  if (hiddenFromSearch) return link.remove();
  const path = window.location.pathname.replace(/(?<=.)\/$/, '');
  link.href = new URL(path, link.href).href;
}

/**
 * Sets the page's title, description and robots tag, for the hotel that they are about. For the first page the server
 * wrote them into the HTML.
 */
export function PageHead({ title, description, hiddenFromSearch = false }: PageHeadProps) {
  const hotel = useHotel();
  useEffect(() => {
    document.title = `${withHotel(title, hotel)} – ${hotel.name}`;
    namedTag('robots').content = hiddenFromSearch ? 'noindex' : 'index, follow';
    nameAddress(hiddenFromSearch);
    if (description) namedTag('description').content = withHotel(description, hotel);
  }, [title, description, hiddenFromSearch, hotel]);
  return null;
}
