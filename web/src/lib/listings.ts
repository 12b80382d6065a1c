import type { CATEGORIES } from '../generated/desk-rules';
import { paths, type SitePath } from './paths';
import { t } from './texts/texts';

/** What the hotel lists, by the server's name for it. */
export type Category = (typeof CATEGORIES)[number];

/** A listing page's name and address. */
export interface ListingLink {
  label: string;
  path: SitePath;
}

/** The listing pages, in the order of the navigation. */
export const LISTINGS: Record<Category, ListingLink> = {
  'Deluxe Rooms': { label: t`Deluxe Rooms`, path: paths.deluxeRooms },
  'Family Rooms': { label: t`Family Rooms`, path: paths.familyRooms },
  'Room Features': { label: t`Room Features`, path: paths.roomFeatures },
  'Restaurants Bars': { label: t`Restaurants & Bars`, path: paths.restaurants },
  Breakfast: { label: t`Breakfast`, path: paths.breakfast },
  'Room Service': { label: t`Room Service`, path: paths.roomService },
  Menus: { label: t`Menus`, path: paths.menus },
  'Special Events': { label: t`Special Events`, path: paths.specialEvents },
  'Swimming Pool': { label: t`Swimming Pool`, path: paths.pool },
  'Spa Wellness': { label: t`Spa & Wellness`, path: paths.spa },
  'Fitness Center': { label: t`Fitness Center`, path: paths.fitness },
  'Meeting Rooms': { label: t`Meeting Rooms`, path: paths.meetingRooms },
  'Concierge Services': { label: t`Concierge Services`, path: paths.concierge },
};
