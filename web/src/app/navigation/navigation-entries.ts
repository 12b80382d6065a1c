import { LISTINGS, type Category } from '../../lib/listings';
import { paths, type SitePath } from '../../lib/paths';

/** A link in the navigation bar. */
export interface NavigationLink {
  label: string;
  path: SitePath;
}

/** A button in the navigation bar that opens a list of links. */
export interface NavigationGroup {
  label: string;
  links: readonly NavigationLink[];
}

const listings = (...categories: Category[]): NavigationLink[] =>
  categories.map((category) => LISTINGS[category]);

/** The navigation bar, from left to right. */
export const navigationEntries: readonly (NavigationLink | NavigationGroup)[] = [
  { label: 'Home', path: paths.home },
  { label: 'Rooms & Suites', links: listings('Deluxe Rooms', 'Family Rooms', 'Room Features') },
  {
    label: 'Dining',
    links: listings('Restaurants Bars', 'Breakfast', 'Room Service', 'Menus', 'Special Events'),
  },
  {
    label: 'Amenities',
    links: listings('Swimming Pool', 'Spa Wellness', 'Fitness Center', 'Meeting Rooms', 'Concierge Services'),
  },
  { label: 'Gallery', path: paths.hotels },
  { label: 'Offers', path: paths.offers },
  { label: 'Feedback', path: paths.feedback },
  { label: 'Admin', path: paths.admin },
];

/** The footer's links to the most wanted pages. */
export const quickLinks: readonly NavigationLink[] = [
  { label: 'Home', path: paths.home },
  { label: 'Rooms & Suites', path: paths.deluxeRooms },
  { label: 'Dining', path: paths.restaurants },
  { label: 'Spa', path: paths.spa },
];
