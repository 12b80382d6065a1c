import { ADMIN_ROUTES } from '../../src/facade/admin-routes';
import { FACADE_ROUTES } from '../../src/facade/facade-routes';
import { freshCaller } from './graphql';
import type { TestServer } from './test-server';

export type Access = 'everybody' | 'guests' | 'administrator';

/** Who may call what. An operation that stands here not, or here only, fails the matrix. */
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

  // The guest's own.
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

/** Every REST row, the front door among them, with who may call it. */
export const ROUTES: readonly (readonly [method: string, path: string, access: Access])[] = [
  ['GET', '/', 'everybody'],
  ...FACADE_ROUTES.map(({ method, path }) => [method.toUpperCase(), path, 'everybody'] as const),
  ...ADMIN_ROUTES.map(({ method, path }) => [method.toUpperCase(), path, 'administrator'] as const),
];

const NOWHERE = '00000000-0000-4000-8000-000000000000';

/** Calls a REST row with nothing in it, and tells the status and who the body says to be. */
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
