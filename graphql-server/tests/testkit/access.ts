import { ADMIN_ROUTES } from '../../src/facade/admin-routes';
import { FACADE_ROUTES } from '../../src/facade/facade-routes';
import { freshCaller } from './raw-http';
import type { TestServer } from './test-server';

export type Access = 'everybody' | 'guests' | 'administrator';

/** Who may call each operation. The matrix fails when an operation is missing here, or is no longer in the schema. */
export const ACCESS: Record<string, Access> = {
  availability: 'everybody',
  bookingByToken: 'everybody',
  categoryItems: 'everybody',
  hotels: 'everybody',
  identitySettings: 'everybody',
  newsletterStatus: 'everybody',
  offers: 'everybody',
  property: 'everybody',
  quote: 'everybody',
  roomTypes: 'everybody',
  viewer: 'everybody',
  confirmPayment: 'everybody',
  continueBooking: 'everybody',
  createBooking: 'everybody',
  leaveFeedback: 'everybody',
  sendContactMessage: 'everybody',
  sendNewsletterCode: 'everybody',
  unsubscribe: 'everybody',
  verifyNewsletterCode: 'everybody',

  // Operations on the guest's own data.
  myBookings: 'guests',
  pinAdministrator: 'guests',

  administratorActions: 'administrator',
  allCategoryItems: 'administrator',
  allFeedback: 'administrator',
  allHotels: 'administrator',
  allOffers: 'administrator',
  contactMessages: 'administrator',
  exportContactMessages: 'administrator',
  exportGuestBookings: 'administrator',
  exportSubscribers: 'administrator',
  frontDesk: 'administrator',
  guestBooking: 'administrator',
  guestBookings: 'administrator',
  subscribers: 'administrator',
  addCategoryItem: 'administrator',
  addHotel: 'administrator',
  addOffer: 'administrator',
  deleteCategoryItem: 'administrator',
  deleteHotel: 'administrator',
  deleteOffer: 'administrator',
  editCategoryItem: 'administrator',
  editHotel: 'administrator',
  editOffer: 'administrator',
};

/** Every REST row, `/` included, with who may call it. */
export const ROUTES: readonly (readonly [method: string, path: string, access: Access])[] = [
  ['GET', '/', 'everybody'],
  ...FACADE_ROUTES.map(({ method, path }) => [method.toUpperCase(), path, 'everybody'] as const),
  ...ADMIN_ROUTES.map(({ method, path }) => [method.toUpperCase(), path, 'administrator'] as const),
];

const NOWHERE = '00000000-0000-4000-8000-000000000000';

/** Calls a REST row with an empty body. */
export async function callRoute(
  testServer: Pick<TestServer, 'url'>,
  [method, path]: (typeof ROUTES)[number],
  token?: string,
): Promise<{ status: number; body: unknown }> {
  const response = await fetch(`${testServer.url}${path.replace(':id', NOWHERE)}`, {
    method,
    headers: {
      accept: 'application/json',
      'content-type': 'application/json',
      'x-forwarded-for': freshCaller(),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    ...(method === 'POST' ? { body: '{}' } : {}),
  });
  return { status: response.status, body: await response.json() };
}
