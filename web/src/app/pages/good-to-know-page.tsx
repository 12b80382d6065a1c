import { Link } from '../../components/page/link';
import { PageHead } from '../../components/page/page-head';
import { Promises } from '../../components/page/promises';
import { ProsePage, ProseSection } from '../../components/page/prose';
import { TravelMap } from '../../components/travel-map/travel-map';
import { PageBody } from '../../features/site/content/page-body';
import { PageWithTexts } from '../../features/site/content/page-with-texts';
import { GettingHere } from '../../features/site/property/getting-here';
import { GOOD_TO_KNOW, readGoodToKnow, type GoodToKnow } from '../../lib/hotel/good-to-know';
import { useHotel } from '../../lib/hotel/hotel';
import { paths } from '../../lib/paths';
import { t } from '../../lib/texts/texts';

const LINK = 'inline-flex min-h-11 items-center underline underline-offset-4';

/** How to reach the hotel, the house rules, and frequent questions. Parts without a text are omitted. */
export default function GoodToKnowPage() {
  return (
    <PageWithTexts name={GOOD_TO_KNOW}>
      {(texts, pictures) => {
        const known = readGoodToKnow(texts, pictures);
        return (
          <ProsePage title={texts['heading'] ?? ''} introduction={texts['lead'] ?? ''}>
            <PageHead title={texts['title'] ?? ''} description={texts['description']} />
            {known.promises.length > 0 ? (
              <ProseSection title={t`When you book here`}>
                <Promises promises={known.promises} />
              </ProseSection>
            ) : null}
            <MapSection known={known} />
            {known.rules.map(({ title, rule }) => (
              <ProseSection key={title} title={title}>
                <p>{rule}</p>
              </ProseSection>
            ))}
            {known.amenities.length > 0 ? (
              <ProseSection title={t`At the hotel`}>
                <ul className="grid list-disc gap-x-8 gap-y-1 pl-5 sm:grid-cols-2">
                  {known.amenities.map((amenity, place) => (
                    <li key={place}>{amenity}</li>
                  ))}
                </ul>
              </ProseSection>
            ) : null}
            <ProseSection title={t`Times and cancellation`}>
              <p>
                <Link to={paths.stayPolicies} className={LINK}>
                  {t`Stay policies`}
                </Link>
              </p>
              <p>
                <Link to={paths.booking} className={LINK}>
                  {t`Manage booking`}
                </Link>
              </p>
            </ProseSection>
            <PageBody name={GOOD_TO_KNOW} title={t`What guests ask`} />
          </ProsePage>
        );
      }}
    </PageWithTexts>
  );
}

/** Where the hotel is, with a map of the surroundings. */
function MapSection({ known }: { known: GoodToKnow }) {
  const { name } = useHotel();
  const { position, places, mapPicture } = known;
  return (
    <ProseSection id="map" title={t`Getting here`}>
      <GettingHere known={known} />
      <TravelMap hotel={name} {...{ position, places, mapPicture }} />
    </ProseSection>
  );
}
