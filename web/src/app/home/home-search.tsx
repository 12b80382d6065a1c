import { Promises } from '../../components/page/promises';
import { LowestRate } from '../../features/booking/search/lowest-rate';
import { SearchForm } from '../../features/booking/search/search-form';
import { useHotelQuery } from '../../generated/property';
import { useGoodToKnow } from '../../lib/hotel/good-to-know';
import { NO_STAY } from '../../lib/stays/stay-address';
import { t } from '../../lib/texts/texts';

/**
 * The search below the hero: dates and guests, with the lowest price and the hotel's promises. It leads to the free
 * rooms.
 */
export default function HomeSearch() {
  const { data } = useHotelQuery();
  const { promises } = useGoodToKnow();
  return (
    <section aria-label={t`Find your room`} className="border-b border-line">
      <div className="mx-auto w-full max-w-7xl px-5 py-8 sm:px-8">
        <SearchForm stay={NO_STAY} today={data?.property.today} />
        <div className="mt-6 grid gap-x-12 gap-y-3 lg:grid-cols-[auto_1fr] lg:items-baseline">
          <LowestRate />
          <Promises promises={promises} inRow />
        </div>
      </div>
    </section>
  );
}
