import { z } from 'zod';
import { fault } from '../../platform/text/input-faults';
import { line, listOf, optional, wholeNumber } from '../../platform/text/form-rules';
import { linesFaults, linesOfText, optionalText, pictureAddress } from '../../platform/text/text-rules';

/** The greatest length of each text, and the bounds of each number. */
export const ROOM_TYPE_LIMITS = {
  code: 40,
  name: 60,
  description: 1000,
  rateCents: 10_000_000,
  guests: 20,
  extraBeds: 5,
  supplementCents: 1_000_000,
  childSupplements: 20,
  beds: 120,
  sizeSquareMetres: 2000,
  view: 120,
  floor: 120,
  included: 30,
  includedText: 100,
  pictures: 30,
  sortOrder: 1000,
  roomNumber: 12,
  roomsAtOnce: 200,
} as const;

const RATE = fault('RATE_OUT_OF_RANGE', { maximum: ROOM_TYPE_LIMITS.rateCents / 100 });

const SUPPLEMENT = fault('SUPPLEMENT_OUT_OF_RANGE', { maximum: ROOM_TYPE_LIMITS.supplementCents / 100 });
const supplementCents = z
  .int(SUPPLEMENT)
  .min(0, SUPPLEMENT)
  .max(ROOM_TYPE_LIMITS.supplementCents, SUPPLEMENT);

/** The code of a new room type. It never changes, because addresses and other programs refer to it. */
export const roomTypeCodeRules = z.object({
  code: z
    .string()
    .trim()
    .regex(/^[A-Za-z][A-Za-z0-9-]{0,39}$/, fault('ROOM_TYPE_CODE_INVALID')),
});

/** The rules of the owner's form for a room type. */
export const roomTypeRules = z
  .object({
    name: line('name', 'roomTypeName', ROOM_TYPE_LIMITS.name),
    description: linesOfText(
      ROOM_TYPE_LIMITS.description,
      linesFaults('description', ROOM_TYPE_LIMITS.description),
    ).min(1, fault('TEXT_MISSING', { object: 'roomTypeDescription' })),
    nightlyRateCents: z.int(RATE).min(1, RATE).max(ROOM_TYPE_LIMITS.rateCents, RATE),
    capacity: wholeNumber('capacity', { minimum: 1, maximum: ROOM_TYPE_LIMITS.guests }),
    maximumAdults: wholeNumber('adults', { minimum: 1, maximum: ROOM_TYPE_LIMITS.guests }),
    maximumChildren: wholeNumber('children', { minimum: 0, maximum: ROOM_TYPE_LIMITS.guests }),
    extraBeds: wholeNumber('extraBeds', { minimum: 0, maximum: ROOM_TYPE_LIMITS.extraBeds }),
    includedGuests: optional(wholeNumber('includedGuests', { minimum: 1, maximum: ROOM_TYPE_LIMITS.guests })),
    adultSupplementCents: supplementCents.nullish(),
    childSupplements: z
      .array(z.object({ band: z.string(), cents: supplementCents }))
      .max(
        ROOM_TYPE_LIMITS.childSupplements,
        fault('TOO_MANY_ENTRIES', { subject: 'childSupplement', maximum: ROOM_TYPE_LIMITS.childSupplements }),
      )
      .nullish(),
    beds: optionalText('beds', ROOM_TYPE_LIMITS.beds),
    sizeSquareMetres: optional(
      wholeNumber('roomSize', { minimum: 1, maximum: ROOM_TYPE_LIMITS.sizeSquareMetres }),
    ),
    view: optionalText('view', ROOM_TYPE_LIMITS.view),
    floor: optionalText('floor', ROOM_TYPE_LIMITS.floor),
    included: listOf(
      'included',
      ROOM_TYPE_LIMITS.included,
      optionalText('eachIncluded', ROOM_TYPE_LIMITS.includedText),
    ),
    pictures: listOf('pictures', ROOM_TYPE_LIMITS.pictures, pictureAddress('eachPicture')),
    sortOrder: wholeNumber('sortOrder', { minimum: 0, maximum: ROOM_TYPE_LIMITS.sortOrder }),
    onSale: z.boolean(),
  })
  .superRefine(({ capacity, maximumAdults }, context) => {
    if (maximumAdults <= capacity) return;
    const message = fault('ADULTS_EXCEED_CAPACITY', { capacity });
    context.addIssue({ code: 'custom', path: ['maximumAdults'], message });
  });

/** The rules of the owner's form for several rooms. A number that stands there twice is one room. */
export const roomsRules = z.object({
  numbers: z
    .array(line('roomNumber', 'roomNumber', ROOM_TYPE_LIMITS.roomNumber))
    .min(1, fault('TEXT_MISSING', { object: 'roomNumber' }))
    .max(
      ROOM_TYPE_LIMITS.roomsAtOnce,
      fault('TOO_MANY_ENTRIES', { subject: 'rooms', maximum: ROOM_TYPE_LIMITS.roomsAtOnce }),
    )
    .transform((numbers) => [...new Set(numbers)]),
  onSale: z.boolean(),
});

/** The rules of the owner's form for a room. */
export const roomRules = z.object({
  number: line('roomNumber', 'roomNumber', ROOM_TYPE_LIMITS.roomNumber),
  onSale: z.boolean(),
});
