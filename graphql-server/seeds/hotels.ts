import { HOTEL_TEXTS, type HotelText } from './hotel-texts';

/** A partner hotel of the directory, as it is inserted. */
export interface SeededHotel extends Omit<HotelText, 'picture'> {
  /** Its number at the portal, recognisable as a sample, because the hotels are invented. */
  hotelId: string;
  /** The address of one of the site's own pictures. */
  photo: string;
  /** A search at the portal by name and city. */
  url: string;
}

/** The partner hotels of a new installation, with all fields. */
export const SEEDED_HOTELS: readonly SeededHotel[] = HOTEL_TEXTS.map(({ picture, ...hotel }, index) => ({
  ...hotel,
  hotelId: `sample-${String(index + 1).padStart(2, '0')}`,
  photo: `/pictures/${picture}-640.webp`,
  url: `https://www.agoda.com/search?text=${encodeURIComponent(`${hotel.name} ${hotel.city}`)}`,
}));
