import type { ReactNode } from 'react';
import { useHotel, type Texts } from '../../../lib/hotel/hotel';
import { lazyComponent } from '../../../lib/loading/lazy-component';
import type { ShownPicture } from '../../../lib/hotel/shown-picture';

// The first page has its texts in the HTML, so it does not load this file.
const SentTexts = lazyComponent(() => import('./sent-texts'));

interface PageWithTextsProps {
  /** The page's name, such as `home`. */
  name: string;
  children: (texts: Texts, pictures: readonly ShownPicture[]) => ReactNode;
}

/** A page or a part of a page with the texts that the hotel has published for it. */
export function PageWithTexts({ name, children }: PageWithTextsProps) {
  const { page } = useHotel();
  return page?.name === name ? (
    children(page.texts, page.pictures)
  ) : (
    <SentTexts name={name}>{children}</SentTexts>
  );
}
