import { z } from 'zod';
import { optionalText, pictureAddress, webAddress } from '../platform/text/text-rules';
import { SEARCH_LENGTH } from '../platform/text/search-pattern';
import { optional, requiredLine } from '../records/record-rules';

/** Published limits of a search in the directory. */
const HOTEL_SEARCH_LIMITS = { text: SEARCH_LENGTH, page: 100_000, limit: 60 } as const;

const wholeNumber = (label: string, minimum: number, maximum: number) => {
  const message = `${label} must be a whole number from ${minimum} to ${maximum}.`;
  return z.int(message).min(minimum, message).max(maximum, message);
};

const words = (label: string) =>
  z
    .string()
    .trim()
    .max(HOTEL_SEARCH_LIMITS.text, `${label} can be at most ${HOTEL_SEARCH_LIMITS.text} characters.`)
    // PostgreSQL stores no NUL in a text, so no hotel contains one.
    .refine((text) => !text.includes('\0'), `${label} must be ordinary text.`);

/** How the directory can be searched. */
export const hotelFilterRules = z.object({
  search: words('The name to search for'),
  city: words('The city'),
  stars: wholeNumber('stars', 1, 5).nullable(),
  page: wholeNumber('page', 1, HOTEL_SEARCH_LIMITS.page),
  limit: wholeNumber('limit', 1, HOTEL_SEARCH_LIMITS.limit),
});

export type HotelFilter = z.output<typeof hotelFilterRules>;

/** The most characters. The schema's descriptions and the web's form have the same numbers. */
export const HOTEL_LIMITS = { name: 150, city: 100, country: 100, hotelId: 50, overview: 2000 } as const;

const ratingUpTo = (label: string, maximum: number) => {
  const message = `${label} must be a number from 0 to ${maximum}.`;
  return optional(z.number(message).min(0, message).max(maximum, message));
};

/** The rules of the administrator's form. */
export const hotelRules = z.object({
  name: requiredLine('The name', HOTEL_LIMITS.name, 'Please enter the hotel’s name.'),
  city: optionalText('The city', HOTEL_LIMITS.city),
  country: optionalText('The country', HOTEL_LIMITS.country),
  hotelId: optionalText('The hotel’s number', HOTEL_LIMITS.hotelId),
  starRating: ratingUpTo('The star rating', 5).refine(
    (stars) => stars === null || Number.isInteger(stars * 2),
    'The star rating must be in whole or half stars.',
  ),
  // The column cannot store a tiny number, such as 1e-300.
  ratingAverage: ratingUpTo('The guests’ rating', 10).transform(
    (rating) => rating && Math.round(rating * 100) / 100,
  ),
  overview: optionalText('The overview', HOTEL_LIMITS.overview),
  photo: pictureAddress('The photo'),
  url: webAddress('The link'),
});

export type HotelForm = z.output<typeof hotelRules>;
