/** The categories of the listing pages. */
export const CATEGORIES = [
  'Deluxe Rooms',
  'Family Rooms',
  'Room Features',
  'Restaurants Bars',
  'Breakfast',
  'Room Service',
  'Menus',
  'Special Events',
  'Swimming Pool',
  'Spa Wellness',
  'Fitness Center',
  'Meeting Rooms',
  'Concierge Services',
] as const;

export type Category = (typeof CATEGORIES)[number];

export function isCategory(text: string): text is Category {
  return CATEGORIES.some((category) => category === text);
}
