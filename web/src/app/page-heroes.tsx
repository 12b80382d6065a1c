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

// As high as the header, which lies over the hero.
const BELOW_THE_BAR = 'pt-[4.5rem]';

/**
 * A page's hero as HTML, painted under the spinner before any script runs. The page replaces it. Empty for pages
 * without a hero.
 */
export function heroOf(path: string): string {
  const hero = HEROES[path];
  if (!hero) return '';
  return renderToStaticMarkup(path === paths.home ? hero : <div className={BELOW_THE_BAR}>{hero}</div>);
}
