import { FailedState } from '../../../components/list/failed-state';
import { NothingHere } from '../../../components/list/nothing-here';
import { useOffersQuery } from '../../../generated/offers';
import { t } from '../../../lib/texts/texts';
import { OfferCard } from './offer-card';

/** The current offers. */
export function Offers() {
  const { data, error, refetch } = useOffersQuery();
  if (data) {
    if (data.offers.length === 0)
      return <NothingHere text={t`There are no offers at the moment. Please check back soon.`} />;
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
  if (error)
    return <FailedState problem={t`The offers could not be loaded.`} onRetry={() => void refetch()} />;
  return (
    <p role="status" className="text-lg text-quiet">
      {t`Loading offers...`}
    </p>
  );
}
