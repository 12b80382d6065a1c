import { AMENITY_ITEMS } from './amenity-items';
import { DINING_ITEMS } from './dining-items';
import { ROOM_ITEMS } from './room-items';
import type { SeededItem } from './seeded-item';

export type { SeededItem };

/** The items of the thirteen listing pages in a new installation, in the order of the pages. */
export const SEEDED_ITEMS: readonly SeededItem[] = [...ROOM_ITEMS, ...DINING_ITEMS, ...AMENITY_ITEMS];
