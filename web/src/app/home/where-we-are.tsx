import { TravelMap } from '../../components/travel-map/travel-map';
import { GettingHere } from '../../features/site/property/getting-here';
import { usePageTextsQuery } from '../../generated/page-texts';
import { cameWithoutData } from '../../lib/browser/came-without-data';
import { useTakenOver } from '../../lib/browser/use-taken-over';
import { GOOD_TO_KNOW, knownFromTexts } from '../../lib/hotel/good-to-know';
import { useHotel } from '../../lib/hotel/hotel';
import { t } from '../../lib/texts/texts';

/** The map of the hotel's surroundings. Renders nothing until the hotel has named places or its position, or has a picture of the map. */
export function WhereWeAre() {
  const isTakenOver = useTakenOver();
  // React takes over what the server sent, although the data may have come since.
  if (!isTakenOver && cameWithoutData()) return null;
  return <MapSection />;
}

function MapSection() {
  const { name } = useHotel();
  // The search above asks for these texts. If the map asked too, the texts could come before React takes the search over.
  const { data } = usePageTextsQuery({ variables: { page: GOOD_TO_KNOW }, fetchPolicy: 'cache-only' });
  const known = knownFromTexts(data?.pageTexts ?? []);
  const { position, places, mapPicture } = known;
  if (!position && !mapPicture && places.length === 0) return null;
  return (
    <section aria-labelledby="map-title" className="mx-auto w-full max-w-7xl px-5 pt-16 sm:px-8 lg:pt-24">
      <div className="grid gap-8 lg:grid-cols-[5fr_7fr] lg:gap-20">
        <div className="grid content-start gap-4">
          <h2 id="map-title" className="section-title">
            {t`Getting here`}
          </h2>
          <GettingHere known={known} />
        </div>
        <TravelMap hotel={name} {...{ position, places, mapPicture }} />
      </div>
    </section>
  );
}
