import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { PageHero } from '../components/page/page-hero';
import { AccountFrame } from '../features/accounts/account-frame';
import { SIGN_IN_HERO, SIGN_UP_HERO } from '../features/accounts/account-heroes';
import { LISTING_PAGES } from '../features/listings/listing-pages';
import { OFFERS_HERO } from '../features/offers/offers-hero';
import { paths } from '../lib/paths';
import { Hero } from './home/hero';

const HEROES: Record<string, ReactNode> = {
  [paths.home]: <Hero onBook={() => undefined} />,
  [paths.offers]: <PageHero {...OFFERS_HERO} />,
  [paths.signIn]: <AccountFrame {...SIGN_IN_HERO} />,
  [paths.signUp]: <AccountFrame {...SIGN_UP_HERO} />,
  ...Object.fromEntries(
    LISTING_PAGES.map(({ path, label, sentence, picture }) => [
      path,
      <PageHero key={path} title={label} sentence={sentence} picture={picture} />,
    ]),
  ),
};

// As high as the bar, which lies over the hero and above everything else.
const BELOW_THE_BAR = 'pt-[4.5rem]';

/**
 * How a page begins, as HTML: it is painted before any script has run, under the spinner, and the page takes its place.
 * Empty for pages whose beginning is not known beforehand.
 */
export function heroOf(path: string): string {
  const opening = HEROES[path];
  if (!opening) return '';
  return renderToStaticMarkup(path === paths.home ? opening : <div className={BELOW_THE_BAR}>{opening}</div>);
}
