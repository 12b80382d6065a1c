/** '14:00' as '2:00 pm'. */
function inWords(time: string): string {
  const [hour = '', minutes = ''] = time.split(':');
  return `${Number(hour) % 12 || 12}:${minutes} ${Number(hour) < 12 ? 'am' : 'pm'}`;
}

const PLACE = {
  street: 'Lake Palace Road, Pichola',
  town: 'Udaipur',
  state: 'Rajasthan',
  postcode: '313001',
  country: 'India',
  /** ISO 3166-1. */
  countryCode: 'IN',
} as const;

const ROOMS_READY_AT = '14:00';
const ROOMS_LEFT_BY = '11:00';

/** What guests read about this hotel. An owner changes these lines and those above; nothing else repeats them. */
export const PROPERTY = {
  name: 'Saffron Court',
  address: `${PLACE.street}, ${PLACE.town}, ${PLACE.state} ${PLACE.postcode}, ${PLACE.country}`,
  place: PLACE,
  phone: '+91 294 555 0142',
  timeZone: 'Asia/Kolkata',
  roomsReadyAt: ROOMS_READY_AT,
  roomsLeftBy: ROOMS_LEFT_BY,
  checkinTime: `from ${inWords(ROOMS_READY_AT)}`,
  checkoutTime: `by ${inWords(ROOMS_LEFT_BY)}`,
  cancellationTerms:
    'Free cancellation until 48 hours before the day of check-in; after that the first night is charged. Write or call us to cancel.',
} as const;
