import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { LazyDialog } from '../../components/lazy/lazy-dialog';
import { CurrencyChooser } from '../../components/price/currency-chooser';
import { PageHead } from '../../components/page/page-head';
import type { StayInForm } from '../../features/booking/booking-dialog';
import { faultsOfAddress, type AddressFaults } from '../../lib/stays/address-faults';
import { SearchSection } from '../../features/booking/search/search-section';
import { RoomTypeList } from '../../features/booking/search/room-type-list';
import { StayOptions } from '../../features/booking/search/stay-options';
import { WithoutScripts } from '../../features/site/property/without-scripts';
import { useSearchWindowQuery } from '../../generated/search';
import { lazyComponent } from '../../lib/loading/lazy-component';
import { writeDate } from '../../lib/dates/plain-dates';
import { joinClasses } from '../../lib/joined-classes';
import { partyWithAges, roomsForForm } from '../../lib/stays/child-ages';
import {
  bookPath,
  guestsInAddress,
  hasUnknownAges,
  searchPath,
  stayInAddress,
  withoutAges,
  type SearchedStay,
} from '../../lib/stays/stay-address';
import { t } from '../../lib/texts/texts';

const BookingDialog = lazyComponent(() => import('../../features/booking/booking-dialog'));

/** The search page: dates and guests, the rooms that the hotel offers for them, and the booking form as a dialog. */
export default function BookPage() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { data } = useSearchWindowQuery();
  const asksAges = data?.property.oldestChild !== null;
  const stay = asksAges ? stayInAddress(search) : withoutAges(stayInAddress(search));
  const faults = faultsOfAddress(search, asksAges);
  const { checkin, checkout } = stay;
  const hasResults = checkin !== null && checkout !== null && !hasUnknownAges(stay);
  return (
    <div
      className={joinClasses(
        'mx-auto w-full max-w-7xl px-5 sm:px-8',
        hasResults ? 'pt-4 pb-12 lg:pt-8 lg:pb-16' : 'py-12 lg:py-16',
      )}
    >
      <PageHead
        title={
          checkin && checkout
            ? t`Rooms from ${writeDate(checkin)} to ${writeDate(checkout)}`
            : t`Find your room`
        }
        hiddenFromSearch
      />
      <h1 className={hasResults ? 'text-[1.75rem] sm:text-4xl' : 'page-title'}>{t`Find your room`}</h1>
      <div className={joinClasses('border-y border-brass/60', hasResults ? 'mt-2 py-1' : 'mt-8 py-7')}>
        {data ? (
          <SearchSection
            {...{ stay, faults }}
            {...data.property}
            onChoose={(dates) => void navigate(searchPath({ ...stay, ...dates }))}
          />
        ) : (
          <div className="min-h-20" />
        )}
      </div>
      <div className={hasResults ? 'mt-4' : 'mt-10'}>
        {checkin && checkout && hasResults ? (
          <StayOptions stay={{ ...stay, checkin, checkout }} />
        ) : (
          <>
            <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
              <p className="text-quiet">
                {checkin && checkout
                  ? t`Choose the ages to see rooms and prices.`
                  : t`Choose your dates to see rooms and prices.`}
              </p>
              <CurrencyChooser />
            </div>
            <RoomTypeList stay={stay} />
          </>
        )}
        <WithoutScripts sentence={t`To book a room here, switch on JavaScript.`} />
      </div>
      <BookingOfAddress stay={stay} guests={guestsInAddress(search)} faults={faults} />
    </div>
  );
}

const stayOf = (address: string): SearchedStay =>
  stayInAddress(new URLSearchParams(address.slice(address.indexOf('?'))));

interface BookingOfAddressProps {
  stay: SearchedStay;
  /** The guests of the address; without them the form keeps its own number. */
  guests: number | null;
  /** The faults of the choices in the address. The form shows each fault at its field, which is then empty. */
  faults: AddressFaults;
}

/** The booking form, while the address names a room. Changes in the form change the address. */
function BookingOfAddress({ stay, guests, faults }: BookingOfAddressProps) {
  const navigate = useNavigate();
  const { state } = useLocation();
  const open = stay.room !== null;
  const [wasOpen, setWasOpen] = useState(false);
  if (open && !wasOpen) setWasOpen(true);
  // React updates the address later. A guest who presses Cancel before that must keep the latest change.
  const shown = bookPath(stay);
  const newest = useRef(shown);
  useEffect(() => {
    newest.current = shown;
  }, [shown]);
  // The server does not render it. After a reload it opens once React has taken over the page.
  const isTakenOver = useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
  if (!wasOpen || !isTakenOver) return null;
  const cameFromResults = (state as { fromResults?: boolean } | null)?.fromResults === true;
  const close = () => {
    if (cameFromResults) void navigate(-1);
    else void navigate(searchPath(stayOf(newest.current)), { replace: true });
  };
  const follow = (inForm: StayInForm) => {
    const { checkin, checkout, guests, children, roomType, plan, code, furtherRooms } = inForm;
    const room = roomType || stay.room;
    const further = furtherRooms.map((one) => ({
      room: one.roomType,
      ...partyWithAges(Number(one.guests), one.children),
    }));
    const party = partyWithAges(Number(guests), children);
    const chosen = { checkin, checkout, ...party, room, further, plan: plan || null };
    const kept = stay.first ? { first: stay.first } : {};
    const address = bookPath({ ...chosen, code: code.trim() || null, ...kept });
    if (!open || address === newest.current) return;
    newest.current = address;
    void navigate(address, { replace: true, state });
  };
  return (
    <LazyDialog problem={t`The booking form could not be loaded.`} open={open} onClose={close}>
      <BookingDialog
        open={open}
        onOpenChange={(next) => (next ? undefined : close())}
        onStayChange={follow}
        chosen={{
          checkin: stay.checkin,
          checkout: stay.checkout,
          ...roomsForForm(stay),
          guests: guests ?? undefined,
          roomType: stay.room ?? undefined,
          plan: stay.plan,
          code: stay.code,
        }}
        faults={faults}
      />
    </LazyDialog>
  );
}
