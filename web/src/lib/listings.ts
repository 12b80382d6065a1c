import type { paths } from './paths';

/** The listing pages by the names of their paths, in the order of the navigation. */
export const LISTINGS = [
  'deluxeRooms',
  'familyRooms',
  'roomFeatures',
  'restaurants',
  'breakfast',
  'roomService',
  'menus',
  'specialEvents',
  'pool',
  'spa',
  'fitness',
  'meetingRooms',
  'concierge',
] as const satisfies (keyof typeof paths)[];
