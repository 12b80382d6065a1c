import { CardSkeletons } from '../../../components/list/card-skeleton';
import { EmptyState } from '../../../components/list/empty-state';
import { FailedState } from '../../../components/list/failed-state';
import { PagePlace, Pagination } from '../../../components/list/pagination';
import { useHotelsQuery } from '../../../generated/hotels';
import { HotelCard } from './hotel-card';
import { PAGE_SIZE, type HotelFilters } from './hotel-filters';
import { plural, t } from '../../../lib/texts/texts';

interface HotelResultsProps {
  filters: HotelFilters;
  onTurn: (page: number) => void;
}

/** One page of results. The previous page stays until the next one has loaded. */
export function HotelResults({ filters, onTurn }: HotelResultsProps) {
  const { data, previousData, error, loading, refetch } = useHotelsQuery({
    variables: { ...filters, limit: PAGE_SIZE },
    notifyOnNetworkStatusChange: true,
  });
  const shown = (data ?? (loading ? previousData : undefined))?.hotels;
  if (shown?.__typename === 'HotelPage') {
    const { hotels, totalCount, totalPages } = shown;
    return (
      <>
        <p role="status" className="mt-8 text-quiet">
          {plural(totalCount, { one: '# hotel', other: '# hotels' })}
          <PagePlace page={shown.page} total={totalPages} />
        </p>
        {hotels.length === 0 ? (
          <div className="mt-4">
            <EmptyState text={t`No hotels match your search. Try another name, city or star rating.`} />
          </div>
        ) : (
          <ul
            aria-busy={loading}
            className="mt-6 grid gap-x-8 gap-y-14 transition-opacity aria-busy:opacity-60 sm:grid-cols-2 lg:grid-cols-3"
          >
            {hotels.map((hotel) => (
              <li key={hotel.id} className="flex">
                <HotelCard hotel={hotel} />
              </li>
            ))}
          </ul>
        )}
        <div className="mt-14 flex justify-center">
          <Pagination label={t`Pages of hotels`} current={filters.page} total={totalPages} onTurn={onTurn} />
        </div>
      </>
    );
  }
  if (error || shown) {
    return (
      <div className="mt-8">
        <FailedState problem={t`The hotels could not be loaded.`} onRetry={() => void refetch()} />
      </div>
    );
  }
  return (
    <CardSkeletons
      label={t`Loading hotels`}
      count={PAGE_SIZE}
      className="mt-14 grid gap-x-8 gap-y-14 sm:grid-cols-2 lg:grid-cols-3"
    />
  );
}
