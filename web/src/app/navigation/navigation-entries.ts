import { LISTINGS, type Category } from '../../lib/listings';
import { paths, type SitePath } from '../../lib/paths';
import { t } from '../../lib/texts/texts';

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
  { label: t`Home`, path: paths.home },
  { label: t`Rooms & Suites`, links: listings('Deluxe Rooms', 'Family Rooms', 'Room Features') },
  {
    label: t`Dining`,
    links: listings('Restaurants Bars', 'Breakfast', 'Room Service', 'Menus', 'Special Events'),
  },
  {
    label: t`Amenities`,
    links: listings('Swimming Pool', 'Spa Wellness', 'Fitness Center', 'Meeting Rooms', 'Concierge Services'),
  },
  { label: t`Gallery`, path: paths.hotels },
  { label: t`Offers`, path: paths.offers },
  { label: t`Feedback`, path: paths.feedback },
  { label: t`Admin`, path: paths.admin },
];

/** The footer's links to the most wanted pages. */
export const quickLinks: readonly NavigationLink[] = [
  { label: t`Home`, path: paths.home },
  { label: t`Rooms & Suites`, path: paths.deluxeRooms },
  { label: t`Dining`, path: paths.restaurants },
  { label: t`Spa`, path: paths.spa },
];
