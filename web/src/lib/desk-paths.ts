import { DESK, paths } from './paths';

// Separate from the other paths, so that only pages of the desk load them.
export const CASH_UP_PATH = `${DESK}cash-up`;
export const SHIFTS_PATH = `${DESK}shift`;
/** One shift on a page for paper. */
export const shiftPrintPath = (id: string): string => `${DESK}print/shift/${id}`;
export const SETTLEMENTS_PATH = `${DESK}settlements`;
export const COMPANIES_PATH = `${DESK}companies`;
/** A company that pays for guests. */
export const companyPath = (id: string): string => `${COMPANIES_PATH}/${id}`;
/** What the hotel knows about its guests. */
export const GUESTS_PATH = `${DESK}guests`;
export const guestPath = (id: string): string => `${GUESTS_PATH}/${id}`;
export const DAY_BOOK_PATH = `${DESK}day-book`;
export const FIGURES_PATH = `${DESK}figures`;
export const PROMOTIONS_PATH = `${DESK}promotions`;
export const TAX_PATH = `${DESK}tax`;
export const PORTALS_PATH = `${DESK}portals`;
export const CHARGE_ITEMS_PATH = `${DESK}charges`;
export const EXTRAS_PATH = `${DESK}extras`;
export const RATE_PLANS_PATH = `${DESK}plans`;
export const NEW_BOOKING_PATH = `${paths.deskBookings}/new`;
export const NIGHT_AUDIT_PATH = `${DESK}night-audit`;
export const TIMELINE_PATH = `${DESK}timeline`;
/** The sign-in of the person who works: second factor and sessions. */
export const SECURITY_PATH = `${DESK}security`;
export const HOUSEKEEPING_PATH = `${DESK}housekeeping`;
export const LOST_PROPERTY_PATH = `${HOUSEKEEPING_PATH}/lost-property`;
export const PERSONAL_DATA_PATH = `${DESK}personal-data`;
export const REGISTER_PATH = `${DESK}register`;
/** The register of one stay. */
export const registerPath = (stay: string): string => `${REGISTER_PATH}/${stay}`;
/** The particulars of Form III of one guest of a stay, for paper. */
export const formPrintPath = (stay: string, position: number | string): string =>
  `${DESK}print/form-iii/${stay}/${position}`;
export const STAFF_PATH = `${DESK}staff`;
/** The calendars by which portals and rooms know each other’s nights. */
export const CALENDARS_PATH = `${DESK}calendars`;
/** Keys of programs, and the addresses to which events are sent. */
export const PROGRAMS_PATH = `${DESK}programs`;
/** The programs that sell rooms on portals. */
export const CHANNELS_PATH = `${DESK}channels`;
/** The administrator's lists, for staff who have no dashboard. */
export const DESK_RECORDS_PATH = `${DESK}records`;
export const BLOCKS_PATH = `${DESK}blocks`;

export const PRINTED_ARRIVALS_PATH = `${DESK}print/arrivals`;
export const PRINTED_DEPARTURES_PATH = `${DESK}print/departures`;

/** The sections of the dashboard that the desk leads to, by the fragment that opens them. */
export const ADMIN_OFFERS_PATH = `${paths.admin}#offers`;
export const ADMIN_HOTELS_PATH = `${paths.admin}#hotels`;
export const ADMIN_LISTINGS_PATH = `${paths.admin}#listings`;

/** Who is in the house now, for a fire. */
export const PRINTED_HOUSE_PATH = `${DESK}print/in-house`;

/** The registration cards of a booking, for paper. */
export const registrationPrintPath = (reference: string): string => `${DESK}print/registration/${reference}`;

/** A booking, for paper. */
export const bookingPrintPath = (reference: string): string => `${DESK}print/booking/${reference}`;

/** The bill of a booking, for paper: a proof until the guest has paid and left. */
export const billPrintPath = (reference: string): string => `${DESK}print/bill/${reference}`;

/** Earlier addresses of desk pages, which redirect to the current addresses. */
export const EARLIER_DESK_PATHS = [
  'bookings',
  'bookings/:reference',
  'messages',
  'subscribers',
  'activity',
].map((page) => `${paths.admin}/${page}`);
