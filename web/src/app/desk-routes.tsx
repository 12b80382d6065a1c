import { Route, Routes } from 'react-router-dom';
import {
  billPrintPath,
  bookingPrintPath,
  NEW_BOOKING_PATH,
  CASH_UP_PATH,
  DAY_BOOK_PATH,
  SETTLEMENTS_PATH,
  SHIFTS_PATH,
  BLOCKS_PATH,
  PRINTED_ARRIVALS_PATH,
  PRINTED_DEPARTURES_PATH,
  PRINTED_HOUSE_PATH,
  registrationPrintPath,
  shiftPrintPath,
  DESK_RECORDS_PATH,
  CHARGE_ITEMS_PATH,
  COMPANIES_PATH,
  companyPath,
  EXTRAS_PATH,
  FIGURES_PATH,
  GUESTS_PATH,
  guestPath,
  HOUSEKEEPING_PATH,
  LOST_PROPERTY_PATH,
  NIGHT_AUDIT_PATH,
  PORTALS_PATH,
  PROMOTIONS_PATH,
  SECURITY_PATH,
  RATE_PLANS_PATH,
  PERSONAL_DATA_PATH,
  REGISTER_PATH,
  registerPath,
  formPrintPath,
  CHANNELS_PATH,
  PROGRAMS_PATH,
  CALENDARS_PATH,
  STAFF_PATH,
  TAX_PATH,
  TIMELINE_PATH,
} from '../lib/desk-paths';
import { lazyComponent } from '../lib/loading/lazy-component';
import {
  DESK,
  deskBookingPath,
  deskContentPath,
  deskPreviewPath,
  deskRoomTypePath,
  paths,
} from '../lib/paths';
import { AllowedPage } from './layout/allowed-page';
import { DeskLayout } from './layout/desk-layout';
import { SiteLayout } from './layout/site-layout';

const NotFoundPage = lazyComponent(() => import('./pages/not-found-page'));

const DraftPage = lazyComponent(() => import('./preview/draft-page'));

/** The pages of the desk. */
const PAGES = [
  { path: paths.desk, Component: lazyComponent(() => import('../features/desk/day/today/today-page')) },
  {
    path: TIMELINE_PATH,
    Component: lazyComponent(() => import('../features/desk/day/timeline/timeline-page')),
  },
  {
    path: NEW_BOOKING_PATH,
    Component: lazyComponent(() => import('../features/desk/day/new-booking/new-booking-page')),
  },
  {
    path: SECURITY_PATH,
    Component: lazyComponent(() => import('../features/account/desk-door/security-page')),
  },
  { path: BLOCKS_PATH, Component: lazyComponent(() => import('../features/desk/day/blocks/blocks-page')) },
  {
    path: NIGHT_AUDIT_PATH,
    Component: lazyComponent(() => import('../features/desk/day/check-ins/night-audit-page')),
  },
  {
    path: paths.deskBookings,
    Component: lazyComponent(() => import('../features/desk/day/bookings/bookings-page')),
  },
  {
    path: deskBookingPath(':reference'),
    Component: lazyComponent(() => import('../features/desk/day/bookings/booking-details-page')),
  },
  {
    path: GUESTS_PATH,
    Component: lazyComponent(() => import('../features/desk/guests/records/guests-page')),
  },
  {
    path: guestPath(':id'),
    Component: lazyComponent(() => import('../features/desk/guests/records/guest-page')),
  },
  {
    path: SETTLEMENTS_PATH,
    Component: lazyComponent(() => import('../features/desk/money/settlements/settlements-page')),
  },
  {
    path: DAY_BOOK_PATH,
    Component: lazyComponent(() => import('../features/desk/money/day-book/day-book-page')),
  },
  {
    path: FIGURES_PATH,
    Component: lazyComponent(() => import('../features/desk/money/figures/figures-page')),
  },
  { path: SHIFTS_PATH, Component: lazyComponent(() => import('../features/desk/money/shifts/shift-page')) },
  { path: CASH_UP_PATH, Component: lazyComponent(() => import('../features/desk/money/folio/cash-up-page')) },
  {
    path: PRINTED_ARRIVALS_PATH,
    Component: lazyComponent(() => import('../features/desk/day/print/arrivals-print-page')),
  },
  {
    path: PRINTED_DEPARTURES_PATH,
    Component: lazyComponent(() => import('../features/desk/day/print/departures-print-page')),
  },
  {
    path: PRINTED_HOUSE_PATH,
    Component: lazyComponent(() => import('../features/desk/day/print/house-print-page')),
  },
  {
    path: shiftPrintPath(':id'),
    Component: lazyComponent(() => import('../features/desk/money/shifts/shift-print-page')),
  },
  {
    path: registrationPrintPath(':reference'),
    Component: lazyComponent(() => import('../features/desk/day/print/registration-print-page')),
  },
  {
    path: billPrintPath(':reference'),
    Component: lazyComponent(() => import('../features/desk/day/print/bill-print-page')),
  },
  {
    path: bookingPrintPath(':reference'),
    Component: lazyComponent(() => import('../features/desk/day/print/booking-print-page')),
  },
  {
    path: paths.deskMessages,
    Component: lazyComponent(() => import('../features/desk/day/messages/messages-page')),
  },
  {
    path: paths.deskSubscribers,
    Component: lazyComponent(() => import('../features/desk/day/subscribers/subscribers-page')),
  },
  {
    path: paths.deskActivity,
    Component: lazyComponent(() => import('../features/desk/day/activity/activity-page')),
  },
  {
    path: paths.deskSetUp,
    Component: lazyComponent(() => import('../features/desk/hotel/set-up/set-up-page')),
  },
  {
    path: paths.deskHotel,
    Component: lazyComponent(() => import('../features/desk/hotel/hotel/hotel-page')),
  },
  {
    path: paths.deskRooms,
    Component: lazyComponent(() => import('../features/desk/hotel/rooms/rooms-page')),
  },
  {
    path: paths.deskNewRoomType,
    Component: lazyComponent(() => import('../features/desk/hotel/rooms/new-room-type-page')),
  },
  {
    path: deskRoomTypePath(':code'),
    Component: lazyComponent(() => import('../features/desk/hotel/rooms/room-type-page')),
  },
  {
    path: paths.deskPictures,
    Component: lazyComponent(() => import('../features/desk/hotel/pictures/pictures-page')),
  },
  { path: paths.deskLook, Component: lazyComponent(() => import('../features/desk/hotel/look/look-page')) },
  {
    path: paths.deskPolicies,
    Component: lazyComponent(() => import('../features/desk/hotel/policies/policies-page')),
  },
  {
    path: paths.deskRateBook,
    Component: lazyComponent(() => import('../features/desk/prices/rate-book/rate-book-page')),
  },
  {
    path: RATE_PLANS_PATH,
    Component: lazyComponent(() => import('../features/desk/prices/rate-plans/rate-plans-page')),
  },
  {
    path: COMPANIES_PATH,
    Component: lazyComponent(() => import('../features/desk/money/companies/companies-page')),
  },
  {
    path: companyPath(':id'),
    Component: lazyComponent(() => import('../features/desk/money/companies/company-page')),
  },
  {
    path: CHARGE_ITEMS_PATH,
    Component: lazyComponent(() => import('../features/desk/prices/charge-items/charge-items-page')),
  },
  {
    path: PORTALS_PATH,
    Component: lazyComponent(() => import('../features/desk/money/portals/portals-page')),
  },
  { path: EXTRAS_PATH, Component: lazyComponent(() => import('../features/desk/prices/extras/extras-page')) },
  {
    path: PROMOTIONS_PATH,
    Component: lazyComponent(() => import('../features/desk/prices/promotions/promotions-page')),
  },
  {
    path: paths.deskRates,
    Component: lazyComponent(() => import('../features/desk/prices/rate-grid/rate-grid-page')),
  },
  { path: TAX_PATH, Component: lazyComponent(() => import('../features/desk/prices/rates/rates-page')) },
  {
    path: paths.deskContent,
    Component: lazyComponent(() => import('../features/desk/hotel/content/content-page')),
  },
  {
    path: deskContentPath(':kind', ':key'),
    Component: lazyComponent(() => import('../features/desk/hotel/content/content-document-page')),
  },
  {
    path: paths.deskNavigation,
    Component: lazyComponent(() => import('../features/desk/hotel/content/navigation-page')),
  },
  {
    path: PERSONAL_DATA_PATH,
    Component: lazyComponent(() => import('../features/desk/hotel/personal-data/personal-data-page')),
  },
  {
    path: CHANNELS_PATH,
    Component: lazyComponent(() => import('../features/desk/hotel/channels/channels-page')),
  },
  {
    path: PROGRAMS_PATH,
    Component: lazyComponent(() => import('../features/desk/hotel/programs/programs-page')),
  },
  {
    path: CALENDARS_PATH,
    Component: lazyComponent(() => import('../features/desk/hotel/calendars/calendars-page')),
  },
  { path: STAFF_PATH, Component: lazyComponent(() => import('../features/desk/hotel/staff/staff-page')) },
  {
    path: HOUSEKEEPING_PATH,
    Component: lazyComponent(() => import('../features/desk/day/housekeeping/housekeeping-page')),
  },
  {
    path: REGISTER_PATH,
    Component: lazyComponent(() => import('../features/desk/guests/register/register-page')),
  },
  {
    path: registerPath(':stay'),
    Component: lazyComponent(() => import('../features/desk/guests/register/register-stay-page')),
  },
  {
    path: formPrintPath(':stay', ':position'),
    Component: lazyComponent(() => import('../features/desk/guests/register/form-print-page')),
  },
  {
    path: LOST_PROPERTY_PATH,
    Component: lazyComponent(() => import('../features/desk/day/lost-property/lost-property-page')),
  },
  {
    path: DESK_RECORDS_PATH,
    Component: lazyComponent(() => import('./pages/desk-records-page')),
  },
];

/** The path as nested routes write it: without the common beginning. */
function nested(path: string): string {
  return path.slice(DESK.length);
}

/** The routes below /desk. A draft is shown in the layout of the guests' site. */
export default function DeskRoutes() {
  return (
    <Routes>
      <Route Component={SiteLayout}>
        <Route
          path={nested(deskPreviewPath(':page'))}
          element={
            <AllowedPage path={deskPreviewPath(':page')}>
              <DraftPage />
            </AllowedPage>
          }
        />
      </Route>
      <Route Component={DeskLayout}>
        {PAGES.map(({ path, Component }) => (
          <Route
            key={path}
            path={nested(path)}
            element={
              <AllowedPage path={path}>
                <Component />
              </AllowedPage>
            }
          />
        ))}
        <Route path="*" element={<NotFoundPage />} />
      </Route>
    </Routes>
  );
}
