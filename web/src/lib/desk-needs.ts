import {
  BLOCKS_PATH,
  CASH_UP_PATH,
  DAY_BOOK_PATH,
  DESK_RECORDS_PATH,
  CHARGE_ITEMS_PATH,
  COMPANIES_PATH,
  EXTRAS_PATH,
  FIGURES_PATH,
  GUESTS_PATH,
  HOUSEKEEPING_PATH,
  NEW_BOOKING_PATH,
  NIGHT_AUDIT_PATH,
  PORTALS_PATH,
  CHANNELS_PATH,
  PROGRAMS_PATH,
  CALENDARS_PATH,
  PROMOTIONS_PATH,
  RATE_PLANS_PATH,
  REGISTER_PATH,
  formPrintPath,
  SECURITY_PATH,
  SETTLEMENTS_PATH,
  SHIFTS_PATH,
  shiftPrintPath,
  PERSONAL_DATA_PATH,
  STAFF_PATH,
  TAX_PATH,
  TIMELINE_PATH,
} from './desk-paths';
import { paths } from './paths';

/**
 * The permission that a page of the desk needs, in the order of the menu. Pages below a path need its permission, too. Forms
 * of settings and rooms are for people who may change them; others may read them for the choices of other pages.
 */
const NEEDS: readonly (readonly [path: string, permission: string])[] = [
  [TIMELINE_PATH, 'bookings.read'],
  [NEW_BOOKING_PATH, 'bookings.create'],
  [NIGHT_AUDIT_PATH, 'bookings.read'],
  [paths.deskBookings, 'bookings.read'],
  [GUESTS_PATH, 'guests.read'],
  [HOUSEKEEPING_PATH, 'house.read'],
  [REGISTER_PATH, 'register.read'],
  [CASH_UP_PATH, 'payments.read-day'],
  [SHIFTS_PATH, 'payments.take'],
  [SETTLEMENTS_PATH, 'payments.read'],
  [COMPANIES_PATH, 'companies.read'],
  [DAY_BOOK_PATH, 'payments.read'],
  [FIGURES_PATH, 'figures.read'],
  [BLOCKS_PATH, 'rooms.block'],
  [paths.deskMessages, 'messages.read'],
  [paths.deskActivity, 'activity.read'],
  [paths.deskRates, 'rates.read'],
  [paths.deskRateBook, 'rates.read'],
  [RATE_PLANS_PATH, 'rates.read'],
  [PROMOTIONS_PATH, 'rates.read'],
  [EXTRAS_PATH, 'rates.read'],
  [CHARGE_ITEMS_PATH, 'rates.read'],
  [PORTALS_PATH, 'bookings.read'],
  [TAX_PATH, 'settings.write'],
  [paths.deskPolicies, 'settings.write'],
  [DESK_RECORDS_PATH, 'content.write'],
  [paths.deskContent, 'content.read'],
  [paths.deskPictures, 'content.read'],
  [paths.deskLook, 'settings.write'],
  [paths.deskNavigation, 'content.read'],
  [paths.deskSubscribers, 'subscribers.read'],
  [paths.deskHotel, 'settings.write'],
  [paths.deskRooms, 'rooms.write'],
  [paths.deskSetUp, 'settings.write'],
  [STAFF_PATH, 'staff.read'],
  [PERSONAL_DATA_PATH, 'personal-data.write'],
  [PROGRAMS_PATH, 'programs.read'],
  [CHANNELS_PATH, 'programs.read'],
  [CALENDARS_PATH, 'programs.read'],
  [shiftPrintPath('').slice(0, -1), 'payments.read'],
  [formPrintPath('', '').slice(0, -2), 'register.read'],
  // Today, printed sheets and drafts.
  [`${paths.desk}/preview`, 'content.read'],
  [paths.desk, 'bookings.read'],
];

/** The permission that the page needs. */
function neededFor(path: string): string {
  const found = NEEDS.find(([start]) => path === start || path.startsWith(`${start}/`));
  return found?.[1] ?? 'bookings.read';
}

/** Whether a person may open the page. The page of one's own sign-in is open to all staff. */
export const mayOpen = (path: string, may: (permission: string) => boolean): boolean =>
  path === SECURITY_PATH || may(neededFor(path));

/** The first page of the menu that the person may open; null when there is no such page. */
export function firstAllowedPath(may: (permission: string) => boolean): string | null {
  if (mayOpen(paths.desk, may)) return paths.desk;
  return NEEDS.find(([, permission]) => may(permission))?.[0] ?? null;
}
