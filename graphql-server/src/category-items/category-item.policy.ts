import { z } from 'zod';
import { lineOfText, optionalText, pictureAddress } from '../platform/text-rules';
import { RoomTypeName } from '../rooms/room-type.entity';
import { CATEGORIES, type Category } from './category-item.categories';

const TITLE_LENGTH = 150;
const MOST_ENTRIES = 30;
const HIGHEST_PRICE_CENTS = 100_000_000;

const PRICE = `The price must be a whole number of cents from 0 to ${HIGHEST_PRICE_CENTS}.`;
const CATEGORY = `Please choose a category: one of ${CATEGORIES.join(', ')}.`;

const listOf = (label: string, entry: z.ZodType<string | null>) =>
  z
    .array(entry)
    .max(MOST_ENTRIES, `${label}: at most ${MOST_ENTRIES} entries.`)
    .nullish()
    .transform((entries) => (entries ?? []).filter((text) => text !== null));

/** What the administrator may write into an item of a listing. */
export const categoryItemRules = z.object({
  title: lineOfText(TITLE_LENGTH, {
    missing: 'Please enter a title.',
    tooLong: `The title can be at most ${TITLE_LENGTH} characters.`,
    strange: 'The title must be one line of ordinary text.',
  }),
  category: z.enum(CATEGORIES, CATEGORY).transform((category): Category => category),
  location: optionalText('The location', 200),
  description: optionalText('The description', 2000),
  images: listOf('Pictures', pictureAddress('Each picture')),
  priceCents: z
    .int(PRICE)
    .min(0, PRICE)
    .max(HIGHEST_PRICE_CENTS, PRICE)
    .nullish()
    .transform((price) => price ?? null),
  available: z
    .boolean()
    .nullish()
    .transform((available) => available ?? true),
  amenities: listOf('Amenities', optionalText('Each amenity', 100)),
  timing: optionalText('The timing', 200),
  roomType: z
    .enum(RoomTypeName)
    .nullish()
    .transform((roomType) => roomType ?? null),
});

export type CategoryItemText = z.output<typeof categoryItemRules>;
