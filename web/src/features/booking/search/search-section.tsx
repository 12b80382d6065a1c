import { useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../../../components/form/button';
import { LazyContent } from '../../../components/lazy/lazy-content';
import { Spinner } from '../../../components/status/spinner';
import { writeWholeDate, type PlainDate } from '../../../lib/dates/plain-dates';
import { joinClasses } from '../../../lib/joined-classes';
import { lazyComponent } from '../../../lib/loading/lazy-component';
import { useTakenOver } from '../../../lib/browser/use-taken-over';
import { partyInWords } from '../../../lib/stays/guest-words';
import { agesOf, bookPath, searchPath, type SearchedStay } from '../../../lib/stays/stay-address';
import { t } from '../../../lib/texts/texts';
import { withNumbers } from '../../../lib/texts/with-numbers';
import type { ChosenDates } from './calendar/calendar-days';
import type { AddressFaults } from '../../../lib/stays/address-faults';
import { PromotionOfAddress } from './promotion-of-address';
import { SearchForm } from './search-form';
import { usePromotion } from './use-promotion';
import { CODE_FAULT_ID, useSearchFaults } from './use-stay-options';

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

/**
 * Dates and guests, in a form or in the calendar of all room types. When results are shown below, one line names the
 * searched stay, and 'Change' opens the form, even without scripts.
 */
export function SearchSection({
  stay,
  faults,
  today,
  lastCheckin,
  oldestChild,
  onChoose,
}: SearchSectionProps & { oldestChild: number | null }) {
  const { isCodeFaulty, children } = useSearchFaults(stay);
  const codeFaultId = isCodeFaulty ? CODE_FAULT_ID : undefined;
  const shownFaults = children ? { children, ...faults } : faults;
  const nights = usePromotion(stay).promotion?.minimumNights;
  const hasFaults = Object.keys(shownFaults ?? {}).length > 0;
  const hasResults = stay.checkin !== null && stay.checkout !== null && !hasFaults && !codeFaultId;
  const { summary, isOpen, setIsOpen, followSearch } = useFolding(bookPath(stay), hasResults);
  // The calendar is folded away with the form.
  const choose: typeof onChoose = (dates) => {
    followSearch(searchPath({ ...stay, ...dates }));
    onChoose(dates);
  };
  return (
    <>
      <details
        className="group"
        open={isOpen}
        onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
      >
        <summary
          ref={summary}
          className={joinClasses(
            'min-h-11 cursor-pointer list-none items-center justify-between gap-4 [&::-webkit-details-marker]:hidden',
            hasResults ? 'flex' : 'hidden',
          )}
        >
          <span className="tabular font-semibold">{withNumbers(searchInWords(stay))}</span>
          <span className="text-action underline underline-offset-4 group-open:hidden">{t`Change`}</span>
        </summary>
        <div className={hasResults ? 'pt-3 pb-2' : undefined}>
          <SearchForm
            {...{ stay, today, lastCheckin, oldestChild, codeFaultId, nights }}
            faults={shownFaults}
            onSearched={followSearch}
            isComplete
          />
          <CalendarOnDemand {...{ stay, today, lastCheckin }} onChoose={choose} />
        </div>
      </details>
      <PromotionOfAddress stay={stay} className={hasResults ? 'py-2' : 'mt-5'} />
    </>
  );
}

/** The form is folded for each new search with results. After a search the focus is on the line that says it. */
function useFolding(search: string, hasResults: boolean) {
  const summary = useRef<HTMLElement>(null);
  const [openedFor, setOpenedFor] = useState<string | null>(null);
  const isFollowed = useRef(false);
  useLayoutEffect(() => {
    if (!isFollowed.current || !hasResults) return;
    isFollowed.current = false;
    summary.current?.focus({ preventScroll: true });
  }, [search, hasResults]);
  return {
    summary,
    isOpen: !hasResults || openedFor === search,
    setIsOpen: (isOpen: boolean) => setOpenedFor(isOpen && hasResults ? search : null),
    followSearch: (address: string) => {
      isFollowed.current = address !== search;
      if (isFollowed.current) return;
      // The results stay, and the guest goes back to them.
      setOpenedFor(null);
      summary.current?.focus({ preventScroll: true });
    },
  };
}

/** Such as 'Fri, 4 December 2026 – Sun, 6 December 2026, 2 guests'; empty before dates are chosen. */
export function searchInWords(stay: SearchedStay): string {
  const { checkin, checkout, code } = stay;
  if (!checkin || !checkout) return '';
  return [
    t`${writeWholeDate(checkin)} – ${writeWholeDate(checkout)}`,
    partyInWords(stay),
    ...(code ? [t`code ${code}`] : []),
  ].join(', ');
}

/** The button that opens the calendar of prices, and the calendar. */
export function CalendarOnDemand(props: SearchSectionProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        look="link"
        className="mt-3 min-h-11 [@media(scripting:none)]:hidden"
        aria-expanded={isOpen}
        aria-controls="calendar"
        onClick={() => setIsOpen(!isOpen)}
      >
        {isOpen ? t`Hide the calendar` : t`Choose in the price calendar`}
      </Button>
      <div id="calendar" hidden={!isOpen} className="mt-4 max-w-3xl">
        {isOpen ? <DatesInCalendar {...props} /> : null}
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
