import { z } from 'zod';
import { optionalText, pictureAddress } from '../platform/text/text-rules';
import { optional, requiredLine } from '../records/record-rules';
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
} as const;

const PRICE = `The price must be a whole number of cents from 0 to ${CATEGORY_ITEM_LIMITS.priceCents}.`;
const CATEGORY = `Please choose a category: one of ${CATEGORIES.join(', ')}.`;

const listOf = (label: string, maximum: number, entry: z.ZodType<string | null>) =>
  z
    .array(entry)
    .max(maximum, `${label}: at most ${maximum} entries.`)
    .nullish()
    .transform((entries) => (entries ?? []).filter((text) => text !== null));

/** The rules of the administrator's form. */
export const categoryItemRules = z.object({
  title: requiredLine('The title', CATEGORY_ITEM_LIMITS.title, 'Please enter a title.'),
  category: z.enum(CATEGORIES, CATEGORY).transform((category): Category => category),
  location: optionalText('The location', CATEGORY_ITEM_LIMITS.location),
  description: optionalText('The description', CATEGORY_ITEM_LIMITS.description),
  images: listOf('Pictures', CATEGORY_ITEM_LIMITS.images, pictureAddress('Each picture')),
  priceCents: optional(z.int(PRICE).min(0, PRICE).max(CATEGORY_ITEM_LIMITS.priceCents, PRICE)),
  available: optional(z.boolean()).transform((available) => available ?? true),
  amenities: listOf(
    'Amenities',
    CATEGORY_ITEM_LIMITS.amenities,
    optionalText('Each amenity', CATEGORY_ITEM_LIMITS.amenity),
  ),
  timing: optionalText('The timing', CATEGORY_ITEM_LIMITS.timing),
  roomType: optional(z.string()),
});

export type CategoryItemForm = z.output<typeof categoryItemRules>;
