import type { CATEGORIES } from '../../../generated/desk-rules';
import { LISTINGS } from '../../../lib/listings';
import { paths, type SitePath } from '../../../lib/paths';

/** What the hotel lists, by the server's name for it. */
type Category = (typeof CATEGORIES)[number];
type ListingName = (typeof LISTINGS)[number];

/** One of the thirteen listing pages. */
interface ListingPageDetails {
  /** The page's name in the site's content. */
  name: ListingName;
  path: SitePath;
  category: Category;
}

const CATEGORY_OF: Readonly<Record<ListingName, Category>> = {
  deluxeRooms: 'Deluxe Rooms',
  familyRooms: 'Family Rooms',
  roomFeatures: 'Room Features',
  restaurants: 'Restaurants Bars',
  breakfast: 'Breakfast',
  roomService: 'Room Service',
  menus: 'Menus',
  specialEvents: 'Special Events',
  pool: 'Swimming Pool',
  spa: 'Spa Wellness',
  fitness: 'Fitness Center',
  meetingRooms: 'Meeting Rooms',
  concierge: 'Concierge Services',
};

/** The listing pages, in the order of the navigation. */
export const LISTING_PAGES: readonly ListingPageDetails[] = LISTINGS.map((name) => ({
  name,
  path: paths[name],
  category: CATEGORY_OF[name],
}));
