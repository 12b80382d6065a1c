import type { CATEGORIES } from '../generated/rules';
import { paths, type SitePath } from './paths';

/** What the hotel lists, by the server's name for it. */
export type Category = (typeof CATEGORIES)[number];

/** A listing page's name and address. */
export interface ListingLink {
  label: string;
  path: SitePath;
}

/** The listing pages, in the order of the navigation. */
export const LISTINGS: Record<Category, ListingLink> = {
  'Deluxe Rooms': { label: 'Deluxe Rooms', path: paths.deluxeRooms },
  'Family Rooms': { label: 'Family Rooms', path: paths.familyRooms },
  'Room Features': { label: 'Room Features', path: paths.roomFeatures },
  'Restaurants Bars': { label: 'Restaurants & Bars', path: paths.restaurants },
  Breakfast: { label: 'Breakfast', path: paths.breakfast },
  'Room Service': { label: 'Room Service', path: paths.roomService },
  Menus: { label: 'Menus', path: paths.menus },
  'Special Events': { label: 'Special Events', path: paths.specialEvents },
  'Swimming Pool': { label: 'Swimming Pool', path: paths.pool },
  'Spa Wellness': { label: 'Spa & Wellness', path: paths.spa },
  'Fitness Center': { label: 'Fitness Center', path: paths.fitness },
  'Meeting Rooms': { label: 'Meeting Rooms', path: paths.meetingRooms },
  'Concierge Services': { label: 'Concierge Services', path: paths.concierge },
};
