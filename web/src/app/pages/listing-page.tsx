import { useLocation } from 'react-router-dom';
import { PageHead } from '../../components/page/page-head';
import { PageHero } from '../../components/page/page-hero';
import { PageWithTexts } from '../../features/content/page-with-texts';
import { Listing } from '../../features/listings/listing';
import { LISTING_PAGES } from '../../features/listings/listing-pages';
import { WithoutScripts } from '../../features/property/without-scripts';
import { useBookingDialog } from '../booking/use-booking-dialog';
import { pictureAt } from '../../lib/shown-picture';
import NotFoundPage from './not-found-page';
import { t } from '../../lib/texts/texts';

interface ListingPageProps {
  /** The page's path; the address when it is left out. */
  path?: string;
}

/** A listing page: rooms, dining or amenities of one category. A room can be booked. */
export default function ListingPage({ path: given }: ListingPageProps) {
  const { pathname } = useLocation();
  const { book, dialog } = useBookingDialog();
  const listing = LISTING_PAGES.find(({ path }) => path === (given ?? pathname.replace(/\/$/, '')));
  if (!listing) return <NotFoundPage />;
  const { name, path, category } = listing;
  return (
    <PageWithTexts key={name} name={name}>
      {({ heading = '', lead = '', title = '', description, image }, pictures) => (
        <>
          <PageHead title={title} description={description} />
          <PageHero title={heading} sentence={lead} picture={pictureAt(pictures, image)} />
          <div className="mx-auto w-full max-w-7xl px-5 py-16 sm:px-8 lg:py-24">
            {path.startsWith('/rooms/') ? (
              <WithoutScripts sentence={t`To book a room here, switch on JavaScript.`} />
            ) : null}
            <Listing key={category} category={category} onBook={book} />
          </div>
          {dialog}
        </>
      )}
    </PageWithTexts>
  );
}
