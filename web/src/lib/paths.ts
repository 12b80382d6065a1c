/** Every address of the site. */
export const paths = {
  home: '/',
  booking: '/booking',
  signIn: '/signin',
  signUp: '/signup',
  accountAction: '/auth/action',
  profile: '/profile',
  owner: '/owner',
  admin: '/admin',
  adminBookings: '/admin/bookings',
  adminMessages: '/admin/messages',
  adminSubscribers: '/admin/subscribers',
  adminActivity: '/admin/activity',
  deskHotel: '/desk/hotel',
  deskRooms: '/desk/rooms',
  deskNewRoomType: '/desk/rooms/new',
  deskPolicies: '/desk/policies',
  deskRates: '/desk/rates',
  unauthorized: '/unauthorized',
  feedback: '/feedback',
  offers: '/offers',
  hotels: '/hotels',
  deluxeRooms: '/rooms/deluxe',
  familyRooms: '/rooms/family',
  roomFeatures: '/rooms/features',
  restaurants: '/dining/restaurants',
  breakfast: '/dining/breakfast',
  roomService: '/dining/room-service',
  menus: '/dining/menus',
  specialEvents: '/dining/events',
  pool: '/amenities/pool',
  spa: '/amenities/spa',
  fitness: '/amenities/fitness',
  meetingRooms: '/amenities/meeting',
  concierge: '/amenities/concierge',
  stayPolicies: '/stay-policies',
  unsubscribe: '/unsubscribe',
  terms: '/terms',
  privacy: '/privacy',
  headerSection: '/header',
  navigationSection: '/navbar',
  servicesSection: '/service',
  testimonialsSection: '/testimony',
  contactSection: '/form',
  signInSection: '/userlogin',
  footerSection: '/footer',
} as const;

/** One of the site's addresses. */
export type SitePath = (typeof paths)[keyof typeof paths];

/** The page of one booking. The token is in the fragment, which is never sent to a server. */
export function bookingPath(token: string): string {
  return `${paths.booking}#${token}`;
}

/** The administrator's page of one booking. */
export function adminBookingPath(reference: string): string {
  return `${paths.adminBookings}/${reference}`;
}

/** The desk's page of one room type. */
export function deskRoomTypePath(code: string): string {
  return `${paths.deskRooms}/${code}`;
}
