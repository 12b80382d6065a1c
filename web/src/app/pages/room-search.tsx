import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Link } from '../../components/page/link';
import type { AddressFaults } from '../../lib/stays/address-faults';
import { CurrencyChooser } from '../../components/price/currency-chooser';
import { PromotionOfAddress } from '../../features/booking/search/promotion-of-address';
import { SearchForm } from '../../features/booking/search/search-form';
import { searchInWords } from '../../features/booking/search/search-section';
import { usePromotion } from '../../features/booking/search/use-promotion';
import { useSearchWindowQuery } from '../../generated/search';
import { bookPath, type SearchedStay } from '../../lib/stays/stay-address';
import { paths } from '../../lib/paths';
import { t } from '../../lib/texts/texts';

/**
 * Dates and guests on a page of rooms, whose cards then show the price of the stay. One line says what was searched for
 * and opens the form, so that the first room with its price stands high on the page. Without scripts the form leads to the
 * search.
 */
export function RoomSearch({ stay, faults }: { stay: SearchedStay; faults: AddressFaults }) {
  const { pathname } = useLocation();
  const { data } = useSearchWindowQuery();
  const { checkin, checkout } = stay;
  const nights = usePromotion(stay).promotion?.minimumNights;
  // A search folds the form again; a value that cannot be searched for opens it.
  const hasFaults = Object.keys(faults).length > 0;
  const address = bookPath(stay);
  const [openedFor, setOpenedFor] = useState<string | null>(null);
  const isOpen = hasFaults || openedFor === address;
  const setIsOpen = (opens: boolean) => setOpenedFor(opens ? address : null);
  return (
    <section aria-label={t`Find your room`} className="mb-12 border-y border-brass/60 py-2">
      <details
        className="group"
        open={isOpen}
        onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
      >
        <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-4 [&::-webkit-details-marker]:hidden">
          <span className="tabular font-semibold">{searchInWords(stay) || t`Prices for your dates`}</span>
          <span className="text-action underline underline-offset-4 group-open:hidden">
            {stay.checkout ? t`Change` : t`Choose dates`}
          </span>
        </summary>
        <div className="pt-3 pb-4">
          <SearchForm
            {...{ stay, faults, nights }}
            today={data?.property.today}
            lastCheckin={data?.property.lastCheckin}
            oldestChild={data?.property.oldestChild}
            path={pathname}
          />
        </div>
      </details>
      <PromotionOfAddress stay={stay} className="py-2" />
      <div className="flex flex-wrap items-center gap-x-6">
        {checkin && checkout ? (
          <Link
            to={bookPath(stay)}
            className="inline-flex min-h-11 items-center text-action underline underline-offset-4"
          >
            {t`All rooms for these dates`}
          </Link>
        ) : null}
        <Link
          to={paths.gallery}
          className="inline-flex min-h-11 items-center text-action underline underline-offset-4"
        >
          {t`All pictures of the hotel`}
        </Link>
        <CurrencyChooser className="sm:ml-auto" />
      </div>
    </section>
  );
}
