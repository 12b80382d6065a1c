import { paths, type SitePath } from '../../lib/paths';

/** A word in the navigation bar and where it leads. */
export interface NavigationLink {
  label: string;
  path: SitePath;
}

/** A word in the navigation bar that opens a list of links. */
export interface NavigationGroup {
  label: string;
  links: readonly NavigationLink[];
}

/** The navigation bar, in its order. */
export const navigationEntries: readonly (NavigationLink | NavigationGroup)[] = [
  { label: 'Home', path: paths.home },
  {
    label: 'Rooms & Suites',
    links: [
      { label: 'Deluxe Rooms', path: paths.deluxeRooms },
      { label: 'Family Rooms', path: paths.familyRooms },
      { label: 'Room Features', path: paths.roomFeatures },
    ],
  },
  {
    label: 'Dining',
    links: [
      { label: 'Restaurants & Bars', path: paths.restaurants },
      { label: 'Breakfast', path: paths.breakfast },
      { label: 'Room Service', path: paths.roomService },
      { label: 'Menus', path: paths.menus },
      { label: 'Special Events', path: paths.specialEvents },
    ],
  },
  {
    label: 'Amenities',
    links: [
      { label: 'Swimming Pool', path: paths.pool },
      { label: 'Spa & Wellness', path: paths.spa },
      { label: 'Fitness Center', path: paths.fitness },
      { label: 'Meeting Rooms', path: paths.meetingRooms },
      { label: 'Concierge Services', path: paths.concierge },
    ],
  },
  { label: 'Gallery', path: paths.hotels },
  { label: 'Offers', path: paths.offers },
  { label: 'Feedback', path: paths.feedback },
  { label: 'Admin', path: paths.admin },
];

/** The footer's short way to what guests look for most. */
export const quickLinks: readonly NavigationLink[] = [
  { label: 'Home', path: paths.home },
  { label: 'Rooms & Suites', path: paths.deluxeRooms },
  { label: 'Dining', path: paths.restaurants },
  { label: 'Spa', path: paths.spa },
];
