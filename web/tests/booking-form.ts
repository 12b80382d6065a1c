import { dollars } from './money';

/** The hotel, as the booking form reads it. */
const BOOKING_PROPERTY = {
  today: '2026-11-20',
  lastCheckin: '2028-05-20',
  oldestChild: null,
  asksPinCode: false,
  checkinTime: 'from 2:00 pm',
  checkoutTime: 'by 11:00 am',
  phone: '+91 294 555 0142',
  cancellationTerms: 'Free until 48 hours before.',
};

const FLEXIBLE = {
  code: 'FLEXIBLE',
  name: 'Flexible',
  cancellationTerms: 'Free.',
  includedExtras: [],
};

interface RoomDetails {
  beds: string | null;
  sizeSquareMetres: number | null;
}

/** A room type on sale, without extra beds. The rate is in cents. */
export const bookableType = (
  name: string,
  capacity: number,
  nightlyRateCents = 9_900,
  details: RoomDetails = { beds: null, sizeSquareMetres: null },
) => ({
  name,
  title: name,
  capacity,
  maximumAdults: capacity,
  maximumChildren: 0,
  extraBeds: 0,
  ...details,
  pictures: [],
  uploadedPictures: [],
  nightlyRate: dollars(nightlyRateCents),
});

/** The response to the booking form's query. */
export const bookingForm = (...roomTypes: ReturnType<typeof bookableType>[]) => ({
  property: BOOKING_PROPERTY,
  extras: [],
  ratePlans: [FLEXIBLE],
  roomTypes,
});
