import { SITE_PATHS } from '../generated/site-paths';

/** Every address of the site. The server has the list of the pages that navigation may lead to. */
export const paths = {
  ...SITE_PATHS,
  book: '/book',
  rooms: '/rooms',
  accountAction: '/auth/action',
  owner: '/owner',
  staffInvitation: '/staff-invitation',
  desk: '/desk',
  deskBookings: '/desk/bookings',
  deskMessages: '/desk/messages',
  deskSubscribers: '/desk/subscribers',
  deskActivity: '/desk/activity',
  deskSetUp: '/desk/set-up',
  deskHotel: '/desk/hotel',
  deskRooms: '/desk/rooms',
  deskNewRoomType: '/desk/rooms/new',
  deskPictures: '/desk/pictures',
  deskLook: '/desk/look',
  deskPolicies: '/desk/policies',
  deskRates: '/desk/rates',
  deskRateBook: '/desk/seasons',
  deskContent: '/desk/content',
  deskNavigation: '/desk/navigation',
  unauthorized: '/unauthorized',
  unsubscribe: '/unsubscribe',
  pay: '/pay',
  yourData: '/your-data',
  headerSection: '/header',
  navigationSection: '/navbar',
  servicesSection: '/service',
  testimonialsSection: '/testimony',
  contactSection: '/form',
  signInSection: '/userlogin',
  footerSection: '/footer',
} as const;

/** The beginning of every address of the desk, and the pattern of these addresses. */
export const DESK = '/desk/';
export const DESK_PAGES = `${DESK}*`;

/** The pattern of earlier addresses of desk pages. */
export const EARLIER_DESK_PAGES = `${paths.admin}/*`;

/** One of the site's addresses. */
export type SitePath = (typeof paths)[keyof typeof paths];

/** The page of a room type. */
export function stayPath(code: string): string {
  return `/stay/${code}`;
}

/** The page of one booking. The token is in the fragment, which is never sent to a server. */
export function bookingPath(token: string): string {
  return `${paths.booking}#${token}`;
}

/** The desk's page of one booking. */
export function deskBookingPath(reference: string): string {
  return `${paths.deskBookings}/${reference}`;
}

/** The desk's page of one room type. */
export function deskRoomTypePath(code: string): string {
  return `${paths.deskRooms}/${code}`;
}

/** The desk's page of one document of the site's content. */
export function deskContentPath(kind: string, key: string): string {
  return `${paths.deskContent}/${kind}/${key}`;
}

/** A page of the site with its draft, for staff. */
export function deskPreviewPath(page: string): string {
  return `/desk/preview/${page}`;
}
