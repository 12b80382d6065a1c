import { useLocation } from 'react-router-dom';
import { Link } from '../../components/page/link';
import type { AddressFaults } from '../../lib/stays/address-faults';
import { PromotionOfAddress } from '../../features/booking/search/promotion-of-address';
import { SearchForm } from '../../features/booking/search/search-form';
import { usePromotion } from '../../features/booking/search/use-promotion';
import { useSearchWindowQuery } from '../../generated/search';
import { bookPath, type SearchedStay } from '../../lib/stays/stay-address';
import { paths } from '../../lib/paths';
import { t } from '../../lib/texts/texts';

/**
 * Dates and guests on a page of rooms, whose cards then show the price of the stay. Without scripts the form leads to
 * the search.
 */
export function RoomSearch({ stay, faults }: { stay: SearchedStay; faults: AddressFaults }) {
  const { pathname } = useLocation();
  const { data } = useSearchWindowQuery();
  const { checkin, checkout } = stay;
  const nights = usePromotion(stay).promotion?.minimumNights;
  return (
    <section aria-label={t`Find your room`} className="mb-14 border-y border-brass/60 py-7">
      <SearchForm
        {...{ stay, faults, nights }}
        today={data?.property.today}
        lastCheckin={data?.property.lastCheckin}
        oldestChild={data?.property.oldestChild}
        path={pathname}
      />
      <PromotionOfAddress stay={stay} className="mt-5" />
      {checkin && checkout ? (
        <p className="mt-5">
          <Link
            to={bookPath(stay)}
            className="inline-flex min-h-11 items-center text-action underline underline-offset-4"
          >
            {t`All rooms for these dates`}
          </Link>
        </p>
      ) : null}
      <p className="mt-3">
        <Link
          to={paths.gallery}
          className="inline-flex min-h-11 items-center text-action underline underline-offset-4"
        >
          {t`All pictures of the hotel`}
        </Link>
      </p>
    </section>
  );
}
