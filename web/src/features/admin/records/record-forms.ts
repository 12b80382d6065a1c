import type {
  CategoryItemInput,
  CategorySection_ItemFragment,
  HotelInput,
  HotelsSection_HotelFragment,
  OfferInput,
  OffersSection_OfferFragment,
} from '../../../generated/graphql';
import { CATEGORIES, CATEGORY_ITEM_LIMITS, HOTEL_LIMITS, OFFER_LIMITS } from '../../../generated/desk-rules';
import { ADDRESS_LENGTH } from '../../../generated/rules';
import { linesOf, minorUnitsOf, textOfMinorUnits, textOrNull } from '../../../lib/form-values';
import { numberOrNull, type RecordForm, type RecordValues } from './record-fields';
import { t } from '../../../lib/texts/texts';

const PICTURE_HINT = t`An uploaded picture, or an address that begins with https://`;

const choicesOf = (values: readonly string[]) => values.map((value) => ({ value, label: value }));

export const OFFER_FORM: RecordForm = {
  first: [
    { name: 'title', label: t`Title`, kind: 'line', maximum: OFFER_LIMITS.title, wide: true },
    { name: 'description', label: t`Description`, kind: 'lines', maximum: OFFER_LIMITS.description },
    { name: 'imageUrl', label: t`Image URL`, kind: 'picture', maximum: ADDRESS_LENGTH, hint: PICTURE_HINT },
    { name: 'validTill', label: t`Valid till`, kind: 'date' },
  ],
  more: [],
};

export function offerInput(values: RecordValues): OfferInput {
  return {
    title: textOrNull(values['title']),
    description: textOrNull(values['description']),
    imageUrl: textOrNull(values['imageUrl']),
    validTill: textOrNull(values['validTill']),
  };
}

export function offerValues(offer: OffersSection_OfferFragment): RecordValues {
  const { title, description, imageUrl, validTill } = offer;
  return { title, description: description ?? '', imageUrl: imageUrl ?? '', validTill: validTill ?? '' };
}

export const HOTEL_FORM: RecordForm = {
  first: [
    { name: 'hotel_name', label: t`Hotel name`, kind: 'line', maximum: HOTEL_LIMITS.name },
    { name: 'city', label: t`City`, kind: 'line', maximum: HOTEL_LIMITS.city },
    { name: 'country', label: t`Country`, kind: 'line', maximum: HOTEL_LIMITS.country },
  ],
  more: [
    { name: 'starRating', label: t`Stars`, kind: 'decimal', hint: t`0 to 5, in steps of 0.5` },
    { name: 'ratingAverage', label: t`Guest rating`, kind: 'decimal', hint: t`Out of 10` },
    { name: 'overview', label: t`Overview`, kind: 'lines', maximum: HOTEL_LIMITS.overview },
    { name: 'photo', label: t`Photo`, kind: 'picture', maximum: ADDRESS_LENGTH, hint: PICTURE_HINT },
    { name: 'url', label: t`Agoda page`, kind: 'line', maximum: ADDRESS_LENGTH },
    { name: 'hotelId', label: t`Agoda hotel ID`, kind: 'line', maximum: HOTEL_LIMITS.hotelId },
  ],
};

export function hotelInput(values: RecordValues): HotelInput {
  return {
    name: textOrNull(values['hotel_name']),
    city: textOrNull(values['city']),
    country: textOrNull(values['country']),
    starRating: numberOrNull(values['starRating']),
    ratingAverage: numberOrNull(values['ratingAverage']),
    overview: textOrNull(values['overview']),
    photo: textOrNull(values['photo']),
    url: textOrNull(values['url']),
    hotelId: textOrNull(values['hotelId']),
  };
}

export function hotelValues(hotel: HotelsSection_HotelFragment): RecordValues {
  return {
    hotel_name: hotel.name,
    city: hotel.city ?? '',
    country: hotel.country ?? '',
    starRating: hotel.starRating === null ? '' : String(hotel.starRating),
    ratingAverage: hotel.ratingAverage === null ? '' : String(hotel.ratingAverage),
    overview: hotel.overview ?? '',
    photo: hotel.photo ?? '',
    url: hotel.url ?? '',
    hotelId: hotel.hotelId ?? '',
  };
}

/** The form of a category item, with the room types to choose from. */
export const categoryForm = (roomTypes: readonly { code: string; name: string }[]): RecordForm => ({
  first: [
    { name: 'title', label: t`Title`, kind: 'line', maximum: CATEGORY_ITEM_LIMITS.title },
    {
      name: 'category',
      label: t`Category`,
      kind: 'choice',
      choices: [{ value: '', label: t`Choose a category` }, ...choicesOf(CATEGORIES)],
    },
    { name: 'location', label: t`Location`, kind: 'line', maximum: CATEGORY_ITEM_LIMITS.location },
  ],
  more: [
    { name: 'description', label: t`Description`, kind: 'lines', maximum: CATEGORY_ITEM_LIMITS.description },
    {
      name: 'images',
      label: t`Pictures`,
      kind: 'pictures',
      hint: t`One per line. The first one is shown. ${PICTURE_HINT}`,
    },
    {
      name: 'price',
      label: t`Price`,
      kind: 'amount',
      hint: t`Such as 24.50, in the currency of rates. A room costs the rate of its type.`,
    },
    {
      name: 'available',
      label: t`Available`,
      kind: 'choice',
      choices: [
        { value: 'yes', label: t`Yes` },
        { value: 'no', label: t`No` },
      ],
      initial: 'yes',
    },
    { name: 'amenities', label: t`Amenities`, kind: 'lines', hint: t`One per line` },
    { name: 'timing', label: t`Timing`, kind: 'line', maximum: CATEGORY_ITEM_LIMITS.timing },
    {
      name: 'roomType',
      label: t`Room type to book`,
      kind: 'choice',
      choices: [
        { value: '', label: t`Not bookable` },
        ...roomTypes.map(({ code, name }) => ({ value: code, label: name })),
      ],
    },
    {
      name: 'rooms',
      label: t`Rooms`,
      kind: 'lines',
      hint: t`One number per line. The guest gets one of them. Without numbers, any room of the type.`,
    },
  ],
});

// Stands for a text that is not an amount. The server refuses it, with a sentence at the input.
const NO_AMOUNT = -1;

/** The price in cents. An empty text means that there is no price. */
const priceOf = (text = ''): number | null => (text.trim() === '' ? null : (minorUnitsOf(text) ?? NO_AMOUNT));

export function categoryItemInput(values: RecordValues): CategoryItemInput {
  return {
    title: textOrNull(values['title']),
    category: textOrNull(values['category']),
    location: textOrNull(values['location']),
    description: textOrNull(values['description']),
    images: linesOf(values['images']),
    // The price of a room is the rate of its type.
    priceCents: values['roomType'] ? null : priceOf(values['price']),
    available: values['available'] !== 'no',
    amenities: linesOf(values['amenities']),
    timing: textOrNull(values['timing']),
    roomType: textOrNull(values['roomType']),
    rooms: linesOf(values['rooms']),
  };
}

export function categoryItemValues(item: CategorySection_ItemFragment): RecordValues {
  return {
    title: item.title,
    category: item.category,
    location: item.location ?? '',
    description: item.description ?? '',
    images: item.images.join('\n'),
    price: item.price && !item.roomType ? textOfMinorUnits(item.price.amount) : '',
    available: item.available ? 'yes' : 'no',
    amenities: item.amenities.join('\n'),
    timing: item.timing ?? '',
    roomType: item.roomType ?? '',
    rooms: item.rooms.join('\n'),
  };
}
