import { useState } from 'react';
import { Button } from '../../../components/form/button';
import { LazyContent } from '../../../components/lazy/lazy-content';
import { Spinner } from '../../../components/status/spinner';
import type { PlainDate } from '../../../lib/dates/plain-dates';
import { lazyComponent } from '../../../lib/loading/lazy-component';
import { useTakenOver } from '../../../lib/browser/use-taken-over';
import { agesOf, type SearchedStay } from '../../../lib/stays/stay-address';
import { t } from '../../../lib/texts/texts';
import type { ChosenDates } from './calendar/calendar-days';
import type { AddressFaults } from '../../../lib/stays/address-faults';
import { PromotionOfAddress } from './promotion-of-address';
import { SearchForm } from './search-form';
import { usePromotion } from './use-promotion';
import { CODE_FAULT_ID, useCodeFault } from './use-stay-options';

// The calendar loads when a guest opens it.
const StayCalendar = lazyComponent(() => import('./calendar/stay-calendar'));

interface SearchSectionProps {
  stay: SearchedStay;
  faults?: AddressFaults;
  today: PlainDate;
  lastCheckin: PlainDate;
  /** Called with both dates once they are chosen in the calendar. */
  onChoose: (dates: { checkin: PlainDate; checkout: PlainDate }) => void;
}

/** Dates and guests, in a form or in the calendar of all room types. */
export function SearchSection({
  stay,
  faults,
  today,
  lastCheckin,
  oldestChild,
  onChoose,
}: SearchSectionProps & { oldestChild: number | null }) {
  const [isOpen, setIsOpen] = useState(false);
  const codeFaultId = useCodeFault(stay) ? CODE_FAULT_ID : undefined;
  const nights = usePromotion(stay).promotion?.minimumNights;
  return (
    <>
      <SearchForm {...{ stay, faults, today, lastCheckin, oldestChild, codeFaultId, nights }} hasCode />
      <PromotionOfAddress stay={stay} className="mt-5" />
      <Button
        look="link"
        className="mt-5 min-h-11"
        aria-expanded={isOpen}
        aria-controls="calendar"
        onClick={() => setIsOpen(!isOpen)}
      >
        {isOpen ? t`Hide the calendar` : t`Choose in the price calendar`}
      </Button>
      <div id="calendar" hidden={!isOpen} className="mt-4 max-w-3xl">
        {isOpen ? <DatesInCalendar {...{ stay, today, lastCheckin, onChoose }} /> : null}
      </div>
    </>
  );
}

/** The calendar. It keeps a single chosen date until the second is chosen. */
export function DatesInCalendar({
  stay,
  roomType,
  today,
  lastCheckin,
  onChoose,
}: SearchSectionProps & { roomType?: string }) {
  const { checkin, checkout, guests } = stay;
  const children = agesOf(stay);
  const [arrival, setArrival] = useState<PlainDate | null>(null);
  const chosen: ChosenDates = arrival ? { checkin: arrival, checkout: null } : { checkin, checkout };
  const choose = (dates: ChosenDates) => {
    setArrival(dates.checkout ? null : dates.checkin);
    if (dates.checkin && dates.checkout) onChoose({ checkin: dates.checkin, checkout: dates.checkout });
  };
  const waiting = (
    <div className="grid min-h-96 place-items-center">
      <Spinner />
    </div>
  );
  // Prices change with each booking, so the server does not render the calendar.
  if (!useTakenOver()) return waiting;
  return (
    <LazyContent problem={t`The calendar could not be loaded.`} fallback={waiting}>
      <StayCalendar {...{ roomType, guests, children, today, lastCheckin, chosen }} onChoose={choose} />
    </LazyContent>
  );
}
