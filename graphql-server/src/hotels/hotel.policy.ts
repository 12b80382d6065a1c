import { z } from 'zod';
import { lineOfText, optionalText, pictureAddress, webAddress } from '../platform/text-rules';

/** Published limits of a question to the directory. */
const HOTEL_LIMITS = { text: 100, page: 100_000, limit: 60 } as const;

const wholeNumber = (label: string, minimum: number, maximum: number) => {
  const message = `${label} must be a whole number from ${minimum} to ${maximum}.`;
  return z.int(message).min(minimum, message).max(maximum, message);
};

const words = (label: string) =>
  z
    .string()
    .trim()
    .max(HOTEL_LIMITS.text, `${label} can be at most ${HOTEL_LIMITS.text} characters.`)
    // PostgreSQL's text knows no NUL, so no hotel can contain it.
    .refine((text) => !text.includes('\0'), `${label} must be ordinary text.`);

/** What the directory can be asked. */
export const hotelQuestionRules = z.object({
  search: words('The name to search for'),
  city: words('The city'),
  stars: wholeNumber('stars', 1, 5).nullable(),
  page: wholeNumber('page', 1, HOTEL_LIMITS.page),
  limit: wholeNumber('limit', 1, HOTEL_LIMITS.limit),
});

export type HotelQuestion = z.output<typeof hotelQuestionRules>;

const NAME_LENGTH = 150;

const ratingUpTo = (label: string, maximum: number) => {
  const message = `${label} must be a number from 0 to ${maximum}.`;
  return z
    .number(message)
    .min(0, message)
    .max(maximum, message)
    .nullish()
    .transform((rating) => rating ?? null);
};

/** What the administrator may write about a partner hotel. */
export const hotelRules = z.object({
  name: lineOfText(NAME_LENGTH, {
    missing: 'Please enter the hotel’s name.',
    tooLong: `The name can be at most ${NAME_LENGTH} characters.`,
    strange: 'The name must be one line of ordinary text.',
  }),
  city: optionalText('The city', 100),
  country: optionalText('The country', 100),
  hotelId: optionalText('The hotel’s number', 50),
  starRating: ratingUpTo('The star rating', 5).refine(
    (stars) => stars === null || Number.isInteger(stars * 2),
    'The star rating must be in whole or half stars.',
  ),
  // The column takes no number that is almost nothing, such as 1e-300.
  ratingAverage: ratingUpTo('The guests’ rating', 10).transform(
    (rating) => rating && Math.round(rating * 100) / 100,
  ),
  overview: optionalText('The overview', 2000),
  photo: pictureAddress('The photo'),
  url: webAddress('The link'),
});

export type HotelText = z.output<typeof hotelRules>;
