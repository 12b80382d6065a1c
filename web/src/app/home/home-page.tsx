import { LazyContent } from '../../components/lazy/lazy-content';
import { PageHead } from '../../components/page/page-head';
import { PageWithTexts } from '../../features/site/content/page-with-texts';
import { homeSearch } from '../../lib/stays/home-search';
import type { Texts } from '../../lib/hotel/hotel';
import type { ShownPicture } from '../../lib/hotel/shown-picture';
import { t } from '../../lib/texts/texts';
import { useBookingDialog } from '../booking/use-booking-dialog';
import { inOwnFile } from '../layout/in-own-file';
import { Hero } from './hero';
import { Services } from './services';

const HomeSearch = inOwnFile(() => import('./home-search'));
const LowerHome = inOwnFile(() => import('./lower-home'));

/**
 * The landing page. Its parts in separate files keep the server's HTML only while nothing around them re-renders, so
 * the state of the booking form is kept next to the hero.
 */
export default function HomePage() {
  return (
    <PageWithTexts name="home">
      {(texts, pictures) => (
        <>
          <PageHead title={texts['title'] ?? ''} description={texts['description']} />
          <HeroWithBooking texts={texts} pictures={pictures} />
          <LazyContent
            problem={t`The search could not be loaded.`}
            className="min-h-36 [&>[role=alert]]:mx-5"
          >
            <HomeSearch />
          </LazyContent>
          <Services texts={texts} pictures={pictures} />
          <LazyContent
            problem={t`The rest of this page could not be loaded.`}
            className="[&>[role=alert]]:mx-5"
            // The server's HTML is shown instead, except after a link from another page.
            fallback={<div className="min-h-[66rem]" />}
          >
            <LowerHome texts={texts} />
          </LazyContent>
        </>
      )}
    </PageWithTexts>
  );
}

interface HeroWithBookingProps {
  texts: Texts;
  pictures: readonly ShownPicture[];
}

function HeroWithBooking({ texts, pictures }: HeroWithBookingProps) {
  const { book, dialog } = useBookingDialog();
  return (
    <>
      <Hero texts={texts} pictures={pictures} onBook={() => book(homeSearch.forForm())} />
      {dialog}
    </>
  );
}
