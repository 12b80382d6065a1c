import { z } from 'zod';
import type { Subject } from '../../platform/refusals/sentence-codes';
import { fault } from '../../platform/text/input-faults';
import { listOf, optional, requiredLine } from '../../platform/text/form-rules';
import { optionalText, pictureAddress } from '../../platform/text/text-rules';
import { ROOM_TYPE_LIMITS } from '../../selling/rooms/room-settings.policy';
import { CATEGORIES, type Category } from './category-item.categories';

/** The most characters, entries and US cents. The schema's descriptions and the web's form have the same numbers. */
export const CATEGORY_ITEM_LIMITS = {
  title: 150,
  location: 200,
  description: 2000,
  images: 30,
  priceCents: 100_000_000,
  amenities: 30,
  amenity: 100,
  timing: 200,
  rooms: 200,
} as const;

const PRICE = fault('PRICE_OUT_OF_RANGE', { maximum: CATEGORY_ITEM_LIMITS.priceCents / 100 });
const CATEGORY = fault('CATEGORY_UNKNOWN', { categories: CATEGORIES.join(', ') });

/** An optional list; empty when it is left out. */
const listOrNone = (subject: Subject, maximum: number, entry: z.ZodType<string | null>) =>
  optional(listOf(subject, maximum, entry)).transform((entries) => entries ?? []);

/** The rules of the administrator's form. */
export const categoryItemRules = z.object({
  title: requiredLine('title', 'title', CATEGORY_ITEM_LIMITS.title),
  category: z.enum(CATEGORIES, CATEGORY).transform((category): Category => category),
  location: optionalText('location', CATEGORY_ITEM_LIMITS.location),
  description: optionalText('description', CATEGORY_ITEM_LIMITS.description),
  images: listOrNone('pictures', CATEGORY_ITEM_LIMITS.images, pictureAddress('eachPicture')),
  priceCents: optional(z.int(PRICE).min(0, PRICE).max(CATEGORY_ITEM_LIMITS.priceCents, PRICE)),
  available: optional(z.boolean()).transform((available) => available ?? true),
  amenities: listOrNone(
    'amenities',
    CATEGORY_ITEM_LIMITS.amenities,
    optionalText('eachAmenity', CATEGORY_ITEM_LIMITS.amenity),
  ),
  timing: optionalText('timing', CATEGORY_ITEM_LIMITS.timing),
  roomType: optional(z.string()),
  rooms: listOrNone(
    'rooms',
    CATEGORY_ITEM_LIMITS.rooms,
    optionalText('roomNumber', ROOM_TYPE_LIMITS.roomNumber),
  ),
});

export type CategoryItemForm = z.output<typeof categoryItemRules>;
