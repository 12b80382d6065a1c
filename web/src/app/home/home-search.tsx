import { SearchForm } from '../../features/search/search-form';
import { useHotelQuery } from '../../generated/property';
import { NO_STAY } from '../../lib/stays/stay-address';
import { t } from '../../lib/texts/texts';

/** Dates and guests, below the hero. It leads to the rooms that are free. */
export default function HomeSearch() {
  const { data } = useHotelQuery();
  return (
    <section aria-label={t`Find your room`} className="border-b border-line">
      <div className="mx-auto w-full max-w-7xl px-5 py-8 sm:px-8">
        <SearchForm stay={NO_STAY} today={data?.property.today} />
      </div>
    </section>
  );
}
