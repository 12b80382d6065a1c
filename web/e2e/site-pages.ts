import type { Page } from '@playwright/test';
import { expect } from './test-server';
import { animationsEnd } from './animations';

/** Pages for everybody. */
export const PUBLIC = [
  '/',
  '/book',
  '/rooms',
  '/stay/Deluxe',
  '/booking',
  '/offers',
  '/signin',
  '/signup',
  '/auth/action?mode=resetPassword',
  '/unsubscribe',
  '/pay',
  '/your-data',
  '/rooms/deluxe',
  '/rooms/family',
  '/rooms/features',
  '/dining/restaurants',
  '/dining/breakfast',
  '/dining/room-service',
  '/dining/menus',
  '/dining/events',
  '/amenities/pool',
  '/amenities/spa',
  '/amenities/fitness',
  '/amenities/meeting',
  '/amenities/concierge',
  '/gallery',
  '/good-to-know',
  '/stay-policies',
  '/terms',
  '/privacy',
  '/unauthorized',
  '/no-such-page',
  '/header',
  '/navbar',
  '/service',
  '/testimony',
  '/form',
  '/userlogin',
  '/footer',
  '/design',
];
/** Pages for signed-in guests. */
export const SIGNED_IN = ['/profile', '/feedback', '/hotels', '/owner'];
/** Pages for the administrator. */
export const ADMINISTRATOR = [
  '/admin',
  '/desk',
  '/desk/bookings',
  '/desk/messages',
  '/desk/subscribers',
  '/desk/activity',
  '/desk/cash-up',
  '/desk/security',
  '/desk/staff',
  '/desk/personal-data',
  '/desk/programs',
  '/desk/calendars',
  '/desk/channels',
  '/desk/guests',
  '/desk/housekeeping',
  '/desk/housekeeping/lost-property',
  '/desk/register',
  '/desk/records',
  '/desk/shift',
  '/desk/settlements',
  '/desk/day-book',
  '/desk/figures',
  '/desk/set-up',
  '/desk/hotel',
  '/desk/rooms',
  '/desk/rooms/new',
  '/desk/rooms/Deluxe',
  '/desk/pictures',
  '/desk/look',
  '/desk/policies',
  '/desk/rates',
  '/desk/seasons',
  '/desk/plans',
  '/desk/extras',
  '/desk/charges',
  '/desk/companies',
  '/desk/portals',
  '/desk/promotions',
  '/desk/tax',
  '/desk/timeline',
  '/desk/night-audit',
  '/desk/bookings/new',
  '/desk/blocks',
  '/desk/print/arrivals',
  '/desk/print/departures',
  '/desk/print/in-house',
  '/desk/content',
  '/desk/content/page/terms',
  '/desk/content/testimonials/guests',
  '/desk/navigation',
  '/desk/preview/spa',
];

/** The desk, and the administrator's page of the specification. */
const HEARS_CHANGES = /^\/(desk|admin)(\/|$)/;

/** Waits until the page has loaded and nothing moves. */
export async function settle(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('status', { name: /^Loading/ })).toHaveCount(0);
  await expect(page.getByText('Loading offers...')).toHaveCount(0);
  // Content further down loads in files of its own. The network of a page that hears what changes is never idle.
  if (!HEARS_CHANGES.test(new URL(page.url()).pathname)) await page.waitForLoadState('networkidle');
  await animationsEnd(page);
}
