import { useLocation, useSearchParams } from 'react-router-dom';
import { PageHead } from '../../components/page/page-head';
import { PageHero } from '../../components/page/page-hero';
import { PageWithTexts } from '../../features/site/content/page-with-texts';
import { Listing } from '../../features/site/listings/listing';
import { ListingBookBar } from '../../features/site/listings/listing-book-bar';
import { LISTING_PAGES } from '../../features/site/listings/listing-pages';
import { WithoutScripts } from '../../features/site/property/without-scripts';
import { faultsOfAddress } from '../../lib/stays/address-faults';
import { AnyRoomBookBar } from '../../features/booking/search/any-room-book-bar';
import { RoomTypeAtAGlance } from '../../features/booking/search/room-at-a-glance';
import { StayPrice, StayTotal } from '../../features/booking/search/stay-price';
import { useBookingDialog } from '../booking/use-booking-dialog';
import type { ChosenRoom } from '../../lib/stays/room-type-name';
import { joinClasses } from '../../lib/joined-classes';
import { pictureAt } from '../../lib/hotel/shown-picture';
import { stayPath } from '../../lib/paths';
import { roomsForForm } from '../../lib/stays/child-ages';
import { pathWithStay, stayInAddress, type SearchedStay } from '../../lib/stays/stay-address';
import { useTakenOver } from '../../lib/browser/use-taken-over';
import NotFoundPage from './not-found-page';
import { RoomSearch } from './room-search';
import { t } from '../../lib/texts/texts';

interface ListingPageProps {
  /** The page's path; by default the path of the address. */
  path?: string;
}

const NO_CHOICE = new URLSearchParams();

/** A listing page: rooms, dining or amenities of one category. A room can be booked. */
export default function ListingPage({ path: given }: ListingPageProps) {
  const { pathname } = useLocation();
  const { book, dialog } = useBookingDialog();
  const [chosen] = useSearchParams();
  // The server renders the same page for all choices.
  const search = useTakenOver() ? chosen : NO_CHOICE;
  const stay = stayInAddress(search);
  const listing = LISTING_PAGES.find(({ path }) => path === (given ?? pathname.replace(/\/$/, '')));
  if (!listing) return <NotFoundPage />;
  const { name, path, category } = listing;
  const isOfRooms = path.startsWith('/rooms/');
  const bookRoom = (room: ChosenRoom) => book({ ...room, ...datesOf(stay) });
  return (
    <PageWithTexts key={name} name={name}>
      {({ heading = '', lead = '', title = '', description, image }, pictures) => (
        <>
          <PageHead title={title} description={description} />
          <PageHero title={heading} sentence={lead} picture={pictureAt(pictures, image)} />
          <div
            className={joinClasses(
              'mx-auto w-full max-w-7xl px-5 pb-16 sm:px-8 lg:pb-24',
              isOfRooms ? 'pt-6' : 'pt-16',
            )}
          >
            {isOfRooms ? (
              <>
                <RoomSearch stay={stay} faults={faultsOfAddress(search)} />
                <WithoutScripts sentence={t`To book a room here, switch on JavaScript.`} />
              </>
            ) : null}
            <Listing
              key={category}
              category={category}
              onBook={bookRoom}
              atAGlance={(roomType) => <RoomTypeAtAGlance code={roomType} />}
              priceOf={
                stay.checkout ? (roomType) => <StayPrice roomType={roomType} stay={stay} /> : undefined
              }
              pathOf={(roomType) => pathWithStay(stayPath(roomType), stay.checkin ? stay : {})}
            />
          </div>
          <ListingBookBar
            category={category}
            onBook={bookRoom}
            priceOf={(roomType, ofNight) => <StayTotal roomType={roomType} stay={stay} otherwise={ofNight} />}
            instead={isOfRooms ? <AnyRoomBookBar stay={stay} /> : null}
          />
          {dialog}
        </>
      )}
    </PageWithTexts>
  );
}

/** What the guest has chosen, for the booking form. Dates and guests are included only when both dates are chosen. */
function datesOf(stay: SearchedStay): ChosenRoom {
  const { checkin, checkout, plan, code } = stay;
  const terms = { ...(plan ? { plan } : {}), ...(code ? { code } : {}) };
  const { further, ...party } = roomsForForm(stay);
  const rooms = { ...party, ...(further.length > 0 ? { further } : {}) };
  return checkin && checkout ? { checkin, checkout, ...rooms, ...terms } : terms;
}
