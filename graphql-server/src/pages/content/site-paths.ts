/** The pages that the navigation may link to, by the names of their documents. web/src/lib/paths.ts adds the other pages. */
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

/** The page of each category of listings. */
const CATEGORY_PATHS: Readonly<Record<string, string>> = {
  'Deluxe Rooms': SITE_PATHS.deluxeRooms,
  'Family Rooms': SITE_PATHS.familyRooms,
  'Room Features': SITE_PATHS.roomFeatures,
  'Restaurants Bars': SITE_PATHS.restaurants,
  Breakfast: SITE_PATHS.breakfast,
  'Room Service': SITE_PATHS.roomService,
  Menus: SITE_PATHS.menus,
  'Special Events': SITE_PATHS.specialEvents,
  'Swimming Pool': SITE_PATHS.pool,
  'Spa Wellness': SITE_PATHS.spa,
  'Fitness Center': SITE_PATHS.fitness,
  'Meeting Rooms': SITE_PATHS.meetingRooms,
  'Concierge Services': SITE_PATHS.concierge,
};

/** What the hotel has listed. */
export interface ListedContent {
  /** The categories with an item. */
  categories: readonly string[];
  hasOffers: boolean;
  hasHotels: boolean;
}

/** The pages that would show an empty list. They are left out of navigation, home page and sitemap. */
export function emptyPathsOf({ categories, hasOffers, hasHotels }: ListedContent): string[] {
  const listings = Object.entries(CATEGORY_PATHS).filter(([category]) => !categories.includes(category));
  return [
    ...listings.map(([, path]) => path),
    ...(hasOffers ? [] : [SITE_PATHS.offers]),
    ...(hasHotels ? [] : [SITE_PATHS.hotels]),
  ];
}

const PATHS: ReadonlySet<string> = new Set(Object.values(SITE_PATHS));

/** Whether the navigation may link to the path: a page of this site, or an https:// address. */
export function isNavigable(path: string): boolean {
  return PATHS.has(path) || (URL.canParse(path) && new URL(path).protocol === 'https:');
}
