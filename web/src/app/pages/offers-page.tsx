import { PageHead } from '../../components/page/page-head';
import { PageHero } from '../../components/page/page-hero';
import { PageWithTexts } from '../../features/site/content/page-with-texts';
import { Offers } from '../../features/site/offers/offers';
import { pictureAt } from '../../lib/hotel/shown-picture';

/** The page of current offers. */
export default function OffersPage() {
  return (
    <PageWithTexts name="offers">
      {({ heading = '', lead = '', title = '', description, image }, pictures) => (
        <>
          <PageHead title={title} description={description} />
          <PageHero title={heading} sentence={lead} picture={pictureAt(pictures, image)} />
          <div className="mx-auto w-full max-w-7xl px-5 py-16 sm:px-8 lg:pb-24">
            <Offers />
          </div>
        </>
      )}
    </PageWithTexts>
  );
}
