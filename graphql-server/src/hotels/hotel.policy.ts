import { z } from 'zod';

/** Published limits of a question to the directory. */
export const HOTEL_LIMITS = { text: 100, page: 100_000, limit: 60 } as const;

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
