import { EmptyState } from '../../components/empty-state';
import { FailedState } from '../../components/failed-state';
import { PageHead } from '../../components/page-head';
import { useOffersQuery } from '../../generated/offers';
import { pageWords } from '../../lib/page-words';
import { OfferCard } from './offer-card';

/** What can be taken now. */
export default function OffersPage() {
  return (
    <div className="mx-auto w-full max-w-7xl px-5 py-12 sm:px-8 lg:py-20">
      <PageHead {...pageWords.offers} />
      <h1 className="page-title">Exclusive Offers</h1>
      <p className="mt-4 max-w-xl text-lg text-quiet">
        For those who book with us and nowhere else. Name the offer in your special requests, and it is yours.
      </p>
      <div className="mt-12 lg:mt-16">
        <Offers />
      </div>
    </div>
  );
}

function Offers() {
  const { data, error, refetch } = useOffersQuery();
  if (data) {
    if (data.offers.length === 0)
      return <EmptyState text="There is no offer at the moment. Look in again soon." />;
    return (
      <ul className="grid gap-x-8 gap-y-14 sm:grid-cols-2 lg:grid-cols-3">
        {data.offers.map((offer, place) => (
          <li key={offer.id}>
            <OfferCard offer={offer} place={place} />
          </li>
        ))}
      </ul>
    );
  }
  if (error) return <FailedState what="The offers" onRetry={() => void refetch()} />;
  return (
    <p role="status" className="text-lg text-quiet">
      Loading offers...
    </p>
  );
}
