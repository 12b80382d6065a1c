/** Another hotel, with everything that its owner can set by the API. It shares no value with Saffron Court. */
export const HAVELI_NILAYA = {
  hotel: {
    ...{ name: 'Haveli Nilaya', legalName: 'Nilaya Stays LLP', street: 'Chandpole Road 12', town: 'Jaipur' },
    ...{ state: 'Rajasthan', postcode: '302001', country: 'India', countryCode: 'IN', gstStateCode: '08' },
    ...{ phone: '+91 141 555 0177', email: 'stay@nilaya.example', timeZone: 'Asia/Kolkata' },
    ...{ checkinFrom: '13:00', checkoutBy: '10:00', lastSameDayBooking: '20:00', bookingWindowMonths: 12 },
    ...{
      maximumNights: 21,
      referencePrefix: 'HN',
      rateCurrency: 'INR',
      specifiedPremises: false,
      eInvoicing: false,
    },
    socialLinks: [{ name: 'Instagram', url: 'https://instagram.example/nilaya' }],
  },
  policy: {
    name: 'Easy',
    steps: [
      { untilHoursBefore: 24, charge: { kind: 'NOTHING' } },
      { untilHoursBefore: 0, charge: { kind: 'PERCENT', percent: 50 } },
    ],
    noShow: { kind: 'NIGHTS', nights: 1 },
    earlyDeparture: { kind: 'NOTHING' },
  },
  roomTypes: [
    roomType(
      'Courtyard',
      'Courtyard Room',
      'Quiet, on the inner courtyard with the neem tree.',
      320_000,
      2,
      4,
    ),
    roomType('Jharokha', 'Balcony Room', 'A carved balcony over the bazaar.', 450_000, 2, 5),
    roomType('Mirror', 'Mirror Room', 'Walls of small mirrors, and a swing.', 580_000, 3, 3),
    roomType(
      'Terrace',
      'Terrace Room',
      'Its own corner of the roof, with a view of the fort.',
      690_000,
      3,
      3,
    ),
    roomType('Family', 'Family House', 'Two rooms and a kitchen beside the well.', 990_000, 6, 2),
  ],
  extras: [
    {
      ...{ name: 'Bazaar walk', description: 'Two hours through the old bazaars with a guide of the house.' },
      ...{ unit: 'GUEST', cents: 90_000, taxPercent: 18, sac: '998555', dailyLimit: 12 },
    },
  ],
  offers: [
    {
      title: 'Kite season',
      description: 'Three nights in January, with string and kites on the roof.',
      imageUrl: 'kites',
    },
  ],
  items: [
    listed('Deluxe Rooms', 'The Mirror Room', 'Walls of small mirrors.', 'room', { roomType: 'Mirror' }),
    listed('Deluxe Rooms', 'The Terrace Room', 'Its own corner of the roof.', 'roof', {
      roomType: 'Terrace',
    }),
    listed('Family Rooms', 'The Well House', 'Two rooms beside the well.', 'courtyard', {
      roomType: 'Family',
    }),
    listed('Room Features', 'A painted ceiling', 'Every room has one.', 'room'),
    listed('Restaurants Bars', 'The Roof Kitchen', 'Dal, and bread from the tandoor.', 'kitchen', {
      timing: '7:30 am – 10:00 pm',
    }),
    listed('Breakfast', 'Poha and chai', 'From half past seven.', 'kitchen'),
    listed('Room Service', 'A tray at your door', 'Until ten.', 'kitchen'),
    listed('Menus', 'Thali of the day', 'What the market had.', 'kitchen'),
    listed('Special Events', 'A wedding in the courtyard', 'For sixty guests.', 'courtyard'),
    listed('Swimming Pool', 'The stepped tank', 'Cold, and four feet deep.', 'courtyard'),
    listed('Spa Wellness', 'Steam', 'In the old kitchen.', 'courtyard'),
    listed('Fitness Center', 'Yoga', 'At six, on the roof.', 'roof'),
    listed('Meeting Rooms', 'The ledger room', 'Where the merchants counted.', 'bazaar'),
    listed('Concierge Services', 'A walk to the block printers', 'With Kishan.', 'bazaar'),
  ],
  partner: {
    ...{ name: 'Dune House', city: 'Jaisalmer', country: 'India', starRating: 3.5, ratingAverage: 8.1 },
    ...{ overview: 'Six tents and a well.', photo: 'bazaar', url: 'https://www.agoda.com/search?text=Dune' },
  },
} as const;

/** A room type in the form of the API, with the numbers of its rooms. */
function roomType(
  code: string,
  name: string,
  description: string,
  nightlyRateCents: number,
  capacity: number,
  rooms: number,
) {
  return {
    rooms: Array.from({ length: rooms }, (_room, index) => `${code[0] ?? ''}${index + 1}`),
    input: {
      ...{ code, name, description, nightlyRateCents, capacity, maximumAdults: Math.min(capacity, 4) },
      ...{ maximumChildren: capacity - 1, extraBeds: 0, included: ['Breakfast'], pictures: [], sortOrder: 0 },
      onSale: true,
    },
  };
}

/** A listing in the form of the API. Its picture is a name of PICTURES. */
function listed(
  category: string,
  title: string,
  description: string,
  picture: string,
  more: { roomType?: string; timing?: string } = {},
) {
  return {
    category,
    title,
    description,
    images: [picture],
    amenities: ['Vegetarian'],
    available: true,
    ...more,
  };
}
