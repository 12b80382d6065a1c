/**
 * The pages that the navigation may link to, by the names of their documents. web/src/lib/paths.ts has the site's own
 * list.
 */
export const SITE_PATHS = {
  home: '/',
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
  hotels: '/hotels',
  offers: '/offers',
  feedback: '/feedback',
  gallery: '/gallery',
  goodToKnow: '/good-to-know',
  stayPolicies: '/stay-policies',
  terms: '/terms',
  privacy: '/privacy',
  booking: '/booking',
  profile: '/profile',
  signIn: '/signin',
  signUp: '/signup',
  admin: '/admin',
} as const;

const PATHS: ReadonlySet<string> = new Set(Object.values(SITE_PATHS));

/** Whether the navigation may link to the path: a page of this site, or an https:// address. */
export function isNavigable(path: string): boolean {
  return PATHS.has(path) || (URL.canParse(path) && new URL(path).protocol === 'https:');
}
