import { z } from 'zod';
import type { Subject } from '../../platform/refusals/sentence-codes';
import { fault } from '../../platform/text/input-faults';
import { optional, requiredLine, wholeNumber } from '../../platform/text/form-rules';
import { optionalText, pictureAddress, webAddress } from '../../platform/text/text-rules';
import { SEARCH_LENGTH } from '../../platform/text/search-pattern';

/** Published limits for searches in the directory. */
const HOTEL_SEARCH_LIMITS = { text: SEARCH_LENGTH, page: 100_000, limit: 60 } as const;

const words = (subject: Subject) =>
  z
    .string()
    .trim()
    .max(HOTEL_SEARCH_LIMITS.text, fault('TEXT_TOO_LONG', { subject, maximum: HOTEL_SEARCH_LIMITS.text }))
    // PostgreSQL cannot store NUL in a text, so no hotel contains it.
    .refine((text) => !text.includes('\0'), fault('TEXT_NOT_ORDINARY', { subject }));

/** The rules of a search in the directory. */
export const hotelFilterRules = z.object({
  search: words('searchedName'),
  city: words('city'),
  stars: wholeNumber('stars', { minimum: 1, maximum: 5 }).nullable(),
  page: wholeNumber('page', { minimum: 1, maximum: HOTEL_SEARCH_LIMITS.page }),
  limit: wholeNumber('limit', { minimum: 1, maximum: HOTEL_SEARCH_LIMITS.limit }),
});

export type HotelFilter = z.output<typeof hotelFilterRules>;

/** The most characters. The schema's descriptions and the web's form have the same numbers. */
export const HOTEL_LIMITS = { name: 150, city: 100, country: 100, hotelId: 50, overview: 2000 } as const;

const ratingUpTo = (subject: Subject, maximum: number) => {
  const outOfRange = fault('RATING_OUT_OF_RANGE', { subject, maximum });
  return optional(z.number(outOfRange).min(0, outOfRange).max(maximum, outOfRange));
};

/** The rules of the administrator's form. */
export const hotelRules = z.object({
  name: requiredLine('name', 'hotelName', HOTEL_LIMITS.name),
  city: optionalText('city', HOTEL_LIMITS.city),
  country: optionalText('country', HOTEL_LIMITS.country),
  hotelId: optionalText('hotelNumber', HOTEL_LIMITS.hotelId),
  starRating: ratingUpTo('starRating', 5).refine(
    (stars) => stars === null || Number.isInteger(stars * 2),
    fault('STAR_RATING_UNEVEN'),
  ),
  // The column cannot store a very small number, such as 1e-300.
  ratingAverage: ratingUpTo('guestsRating', 10).transform(
    (rating) => rating && Math.round(rating * 100) / 100,
  ),
  overview: optionalText('overview', HOTEL_LIMITS.overview),
  photo: pictureAddress('photo'),
  url: webAddress('link'),
});

export type HotelForm = z.output<typeof hotelRules>;
