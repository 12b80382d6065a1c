import { Promises } from '../../components/page/promises';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { CalendarOnDemand } from '../../features/booking/search/search-section';
import { LowestRate } from '../../features/booking/search/lowest-rate';
import { SearchForm } from '../../features/booking/search/search-form';
import { useHotelQuery } from '../../generated/property';
import { useSearchWindowQuery } from '../../generated/search';
import { useGoodToKnow } from '../../lib/hotel/good-to-know';
import { homeSearch } from '../../lib/stays/home-search';
import { searchForForm } from '../../lib/stays/search-for-form';
import { NO_STAY, searchPath, type SearchedStay } from '../../lib/stays/stay-address';
import { t } from '../../lib/texts/texts';

/**
 * The search below the hero, within the first screen: dates, guests, rooms and code. It leads to the free rooms. Below it
 * are the lowest price and the hotel's promises.
 */
export default function HomeSearch() {
  const { data } = useHotelQuery();
  const { data: searchWindow } = useSearchWindowQuery();
  const { promises } = useGoodToKnow();
  const navigate = useNavigate();
  // What the form starts with; its changes are in the form itself.
  const [initial] = useState(() => homeSearch.shown() ?? NO_STAY);
  const [edited, setEdited] = useState(initial);
  const keep = (stay: SearchedStay) => {
    homeSearch.keep(stay, searchForForm);
    setEdited(stay);
  };
  const { today, lastCheckin, oldestChild } = searchWindow?.property ?? {};
  return (
    <section aria-label={t`Find your room`} className="border-b border-line">
      <div className="mx-auto w-full max-w-7xl px-5 pt-4 pb-6 sm:px-8 lg:pt-5">
        <SearchForm
          stay={initial}
          today={today ?? data?.property.today}
          lastCheckin={lastCheckin}
          oldestChild={oldestChild}
          onEdit={keep}
          isComplete
        />
        {today && lastCheckin ? (
          <CalendarOnDemand
            stay={edited}
            today={today}
            lastCheckin={lastCheckin}
            onChoose={(dates) => void navigate(searchPath({ ...edited, ...dates }))}
          />
        ) : (
          <div className="min-h-14" />
        )}
        <div className="mt-4 grid gap-x-12 gap-y-3 lg:grid-cols-[auto_1fr] lg:items-baseline">
          <LowestRate />
          <Promises promises={promises} inRow />
        </div>
      </div>
    </section>
  );
}
