import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { PageOpening } from '../components/page-opening';
import { AccountFrame } from '../features/accounts/account-frame';
import { SIGN_IN_OPENING, SIGN_UP_OPENING } from '../features/accounts/account-openings';
import { LISTING_PAGES } from '../features/listings/listing-pages';
import { OFFERS_OPENING } from '../features/offers/offers-opening';
import { paths } from '../lib/paths';
import { Hero } from './home/hero';

const OPENINGS: Record<string, ReactNode> = {
  [paths.home]: <Hero onBook={() => undefined} />,
  [paths.offers]: <PageOpening {...OFFERS_OPENING} />,
  [paths.signIn]: <AccountFrame {...SIGN_IN_OPENING} />,
  [paths.signUp]: <AccountFrame {...SIGN_UP_OPENING} />,
  ...Object.fromEntries(
    LISTING_PAGES.map(({ path, heading, sentence, picture }) => [
      path,
      <PageOpening key={path} title={heading} sentence={sentence} picture={picture} />,
    ]),
  ),
};

// As high as the bar, which lies over the hero and above everything else.
const BELOW_THE_BAR = 'pt-[4.5rem]';

/**
 * How a page begins, as HTML: it is painted before any script has run, under the spinner, and the page takes its place.
 * Empty for pages whose beginning is not known beforehand.
 */
export function openingOf(path: string): string {
  const opening = OPENINGS[path];
  if (!opening) return '';
  return renderToStaticMarkup(path === paths.home ? opening : <div className={BELOW_THE_BAR}>{opening}</div>);
}
