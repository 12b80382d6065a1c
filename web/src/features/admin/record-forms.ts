import type {
  CategoryItemInput,
  CategorySection_ItemFragment,
  HotelInput,
  HotelsSection_HotelFragment,
  OfferInput,
  OffersSection_OfferFragment,
  RoomTypeName,
} from '../../generated/graphql';
import {
  centsFrom,
  dollarsFrom,
  linesOf,
  numberOrNull,
  textOrNull,
  type RecordForm,
  type RecordValues,
} from './record-fields';

const PICTURE_HINT = 'https://… or one of the site’s own, such as /pictures/pool-800.webp';

/** The query values of the thirteen listing pages. */
const CATEGORIES = [
  'Deluxe Rooms',
  'Family Rooms',
  'Room Features',
  'Restaurants Bars',
  'Breakfast',
  'Room Service',
  'Menus',
  'Special Events',
  'Swimming Pool',
  'Spa Wellness',
  'Fitness Center',
  'Meeting Rooms',
  'Concierge Services',
] as const;

const choicesOf = (values: readonly string[]) => values.map((value) => ({ value, label: value }));

export const OFFER_FORM: RecordForm = {
  first: [
    { name: 'title', label: 'Title', kind: 'line', maximum: 150, wide: true },
    { name: 'description', label: 'Description', kind: 'lines', maximum: 2000 },
    { name: 'imageUrl', label: 'Image URL', kind: 'line', maximum: 2000, hint: PICTURE_HINT },
    { name: 'validTill', label: 'Valid till', kind: 'date' },
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
    { name: 'hotel_name', label: 'Hotel name', kind: 'line', maximum: 150 },
    { name: 'city', label: 'City', kind: 'line', maximum: 100 },
    { name: 'country', label: 'Country', kind: 'line', maximum: 100 },
  ],
  more: [
    { name: 'starRating', label: 'Stars', kind: 'decimal', hint: '0 to 5, in halves' },
    { name: 'ratingAverage', label: 'Guests’ rating', kind: 'decimal', hint: 'Out of 10' },
    { name: 'overview', label: 'Overview', kind: 'lines', maximum: 2000 },
    { name: 'photo', label: 'Photo', kind: 'line', maximum: 2000, hint: PICTURE_HINT },
    { name: 'url', label: 'Page at Agoda', kind: 'line', maximum: 2000 },
    { name: 'hotelId', label: 'Number at Agoda', kind: 'line', maximum: 50 },
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

const ROOM_TYPES: readonly RoomTypeName[] = ['Single', 'Double', 'Deluxe', 'Suite'];

export const CATEGORY_FORM: RecordForm = {
  first: [
    { name: 'title', label: 'Title', kind: 'line', maximum: 150 },
    {
      name: 'category',
      label: 'Category',
      kind: 'choice',
      choices: [{ value: '', label: 'Choose a category' }, ...choicesOf(CATEGORIES)],
    },
    { name: 'location', label: 'Location', kind: 'line', maximum: 200 },
  ],
  more: [
    { name: 'description', label: 'Description', kind: 'lines', maximum: 2000 },
    {
      name: 'images',
      label: 'Pictures',
      kind: 'lines',
      hint: `One a line; the first is shown. ${PICTURE_HINT}`,
    },
    { name: 'price', label: 'Price in dollars', kind: 'decimal', hint: 'Such as 199 or 24.50' },
    {
      name: 'available',
      label: 'Available',
      kind: 'choice',
      choices: [
        { value: 'yes', label: 'Yes' },
        { value: 'no', label: 'No' },
      ],
      initial: 'yes',
    },
    { name: 'amenities', label: 'Amenities', kind: 'lines', hint: 'One a line' },
    { name: 'timing', label: 'Timing', kind: 'line', maximum: 200 },
    {
      name: 'roomType',
      label: 'Books as',
      kind: 'choice',
      choices: [{ value: '', label: 'Cannot be booked' }, ...choicesOf(ROOM_TYPES)],
    },
  ],
};

export function categoryItemInput(values: RecordValues): CategoryItemInput {
  return {
    title: textOrNull(values['title']),
    category: textOrNull(values['category']),
    location: textOrNull(values['location']),
    description: textOrNull(values['description']),
    images: linesOf(values['images']),
    priceCents: centsFrom(values['price']),
    available: values['available'] !== 'no',
    amenities: linesOf(values['amenities']),
    timing: textOrNull(values['timing']),
    roomType: ROOM_TYPES.find((roomType) => roomType === values['roomType']) ?? null,
  };
}

export function categoryItemValues(item: CategorySection_ItemFragment): RecordValues {
  return {
    title: item.title,
    category: item.category,
    location: item.location ?? '',
    description: item.description ?? '',
    images: item.images.join('\n'),
    price: item.price ? dollarsFrom(item.price.amount) : '',
    available: item.available ? 'yes' : 'no',
    amenities: item.amenities.join('\n'),
    timing: item.timing ?? '',
    roomType: item.roomType ?? '',
  };
}
