import { TravelMap } from '../../components/travel-map/travel-map';
import { GettingHere } from '../../features/site/property/getting-here';
import { useGoodToKnow } from '../../lib/hotel/good-to-know';
import { useHotel } from '../../lib/hotel/hotel';
import { t } from '../../lib/texts/texts';

/** The map of the hotel's surroundings. Renders nothing until the hotel has named places or its position. */
export function WhereWeAre() {
  const { name } = useHotel();
  const known = useGoodToKnow();
  const { position, places } = known;
  if (!position && places.length === 0) return null;
  return (
    <section aria-labelledby="map-title" className="mx-auto w-full max-w-7xl px-5 pt-16 sm:px-8 lg:pt-24">
      <div className="grid gap-8 lg:grid-cols-[5fr_7fr] lg:gap-20">
        <div className="grid content-start gap-4">
          <h2 id="map-title" className="section-title">
            {t`Getting here`}
          </h2>
          <GettingHere known={known} />
        </div>
        {places.length > 0 ? <TravelMap hotel={name} {...{ position, places }} /> : null}
      </div>
    </section>
  );
}
