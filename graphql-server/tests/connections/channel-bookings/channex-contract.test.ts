import { withBeside, type NamedAmount } from '../../../src/connections/channel-bookings/portal-total';
import { soldBookingOf } from '../../../src/connections/channel-bookings/sold-booking';
import { linesOfRoom } from '../../../src/desk/portal-sales/portal-sale';

/**
 * A revision with every field that Channex documents for a Booking Revision, its rooms, customer and guarantee. Source:
 * docs.channex.io/api-v.1-documentation/bookings-collection, read on 28 November 2026. The values are ours.
 */
const DOCUMENTED = {
  id: '8a0c7f5e-0d0e-4d7a-9c51-1f7f0f4b1a11',
  property_id: '716305c4-561a-4561-a187-7f5b8aeb5920',
  booking_id: '9d5a1f52-7a3b-4c42-a2f0-64c5e0f6a0b2',
  unique_id: 'BDC-4455667788',
  system_id: '4455667788-1',
  ota_reservation_code: '4455667788',
  ota_name: 'Booking.com',
  status: 'new',
  arrival_date: '2027-02-05',
  departure_date: '2027-02-07',
  arrival_hour: '14:30',
  amount: '19420.00',
  currency: 'INR',
  ota_commission: '2910.00',
  notes: 'Late arrival.\nQuiet room, please.',
  payment_collect: 'property',
  payment_type: 'credit_card',
  occupancy: { adults: 2, children: 1, infants: 0 },
  services: [
    {
      type: 'Breakfast',
      total_price: '20.00',
      price_per_unit: '10.00',
      price_mode: 'Per person per night',
      persons: 1,
      nights: 2,
      name: 'Breakfast',
    },
  ],
  customer: {
    ...{ name: 'Asha', surname: 'Rao', country: 'IN', city: 'Pune', address: '1 Lake Road', zip: '411001' },
    ...{ mail: 'arao.123@guest.example', phone: '+91 98200 11223', language: 'en', company: null },
  },
  guarantee: {
    ...{ card_type: 'VI', card_number: '411111******1111', cardholder_name: 'Asha Rao' },
    ...{ expiration_date: '10/2029', cvv: '***', is_virtual: false },
  },
  rooms: [
    {
      ...{ room_type_id: 'type-1', rate_plan_id: 'plan-1', amount: '19400.00', is_cancelled: false },
      ...{ checkin_date: '2027-02-05', checkout_date: '2027-02-07' },
      days: { '2027-02-05': '9400.00', '2027-02-06': '10000.00' },
      occupancy: { adults: 2, children: 1, infants: 0, ages: [7] },
      guests: [{ name: 'Asha', surname: 'Rao' }],
      services: [],
      taxes: [
        {
          type: 'tax',
          name: 'GST',
          total_price: '2959.32',
          is_inclusive: true,
          nights: 2,
          persons: 3,
          price_mode: 'Per booking',
        },
      ],
      meta: { mapping_id: '101' },
    },
  ],
  inserted_at: '2026-11-28T03:00:00.000000',
};

const INDIA = [
  {
    validFrom: '2025-09-22',
    slabs: [
      { upToPaise: 750_000, percent: 5 },
      { upToPaise: null, percent: 18 },
    ],
  },
];

describe('a revision as Channex documents it', () => {
  test('is read with its rooms, nights, guests and who collects', () => {
    expect(soldBookingOf(DOCUMENTED)).toEqual({
      ...{ amount: '19420.00', beside: [{ kind: 'SERVICE', name: 'Breakfast', amount: '20.00' }] },
      ...{ currency: 'INR', commission: '2910.00', collector: 'HOTEL', name: 'Asha Rao' },
      ...{ email: 'arao.123@guest.example', phone: '+91 98200 11223' },
      notes: 'Late arrival. Quiet room, please.',
      rooms: [
        {
          ...{ roomTypeKey: 'type-1', ratePlanKey: 'plan-1', checkin: '2027-02-05', checkout: '2027-02-07' },
          ...{ guests: 3, children: [7], childrenWithoutAge: 0, guestName: 'Asha Rao' },
          ...{ nights: ['9400.00', '10000.00'], amount: '19400.00', includesTax: true },
          beside: [],
        },
      ],
    });
  });

  test.each([
    [
      'children without ages are guests, and a remark',
      { occupancy: { adults: 2, children: 1, infants: 1 } },
      { guests: 4, children: [], childrenWithoutAge: 2 },
    ],
    [
      'without prices of nights, the price of the room counts',
      { days: null },
      { nights: null, amount: '19400.00' },
    ],
    ['a tax that is not included', { taxes: [{ type: 'tax', is_inclusive: false }] }, { includesTax: false }],
    [
      'a city tax that is not included is no GST',
      { taxes: [{ type: 'city_tax', is_inclusive: false }] },
      { includesTax: true },
    ],
  ])('%s', (_what, change, expected) => {
    const rooms = DOCUMENTED.rooms.map((room) => ({ ...room, ...change }));
    expect(soldBookingOf({ ...DOCUMENTED, rooms })?.rooms[0]).toMatchObject(expected);
  });

  test.each([
    ['no rooms', { rooms: [] }],
    ['a price that is no number', { rooms: [{ ...DOCUMENTED.rooms[0], days: { '2027-02-05': 'free' } }] }],
    [
      'dates that end before they begin',
      { rooms: [{ ...DOCUMENTED.rooms[0], checkout_date: '2027-02-05' }] },
    ],
    ['no currency', { currency: null }],
    ['a day that no calendar has', { rooms: [{ ...DOCUMENTED.rooms[0], checkout_date: '2027-02-30' }] }],
    ['a stay of a thousand years', { rooms: [{ ...DOCUMENTED.rooms[0], checkout_date: '3027-02-05' }] }],
  ])('with %s is not read, so that it waits for people', (_what, change) => {
    expect(soldBookingOf({ ...DOCUMENTED, ...change })).toBeNull();
  });
});

describe('the tax of a night that a portal sold', () => {
  const room = {
    ...{ roomType: 'Single', plan: 'FLEXIBLE', checkin: '2027-02-05', checkout: '2027-02-06' },
    ...{ guests: 1, children: [], guestName: null },
  };
  test.each([
    ['up to the slab', 787_500, true, { taxPercent: 5, valuePaise: 750_000, cgstPaise: 18_750 }],
    ['above the slab', 981_288, true, { taxPercent: 18, valuePaise: 831_600, cgstPaise: 74_844 }],
    // 5 % would make a value above the slab, and 18 % a value below it.
    ['where no rate fits', 800_000, true, { taxPercent: 18, valuePaise: 677_966, cgstPaise: 61_017 }],
    ['before tax', 750_100, false, { taxPercent: 18, valuePaise: 750_100, cgstPaise: 67_509 }],
  ])('%s', (_where, price, includesTax, expected) => {
    const sold = { ...room, nightsPaise: [price], includesTax };
    const [line] = linesOfRoom(sold, { taxPeriods: INDIA, paisePerUnit: 8_400 });
    expect(line).toMatchObject({ ...expected, rateSource: 'DESK' });
    const { valuePaise = 0, cgstPaise = 0, sgstPaise = 0 } = line ?? {};
    if (includesTax) expect(valuePaise + cgstPaise + sgstPaise).toBe(price);
  });
});

describe('what a portal names beside its rooms', () => {
  const room = (nightsPaise: number[], includesTax = true) => ({
    ...{ roomType: 'Single', plan: 'FLEXIBLE', checkin: '2027-02-05', checkout: '2027-02-07' },
    ...{ guests: 1, children: [], guestName: null, nightsPaise, includesTax },
  });
  const breakfast: NamedAmount = { kind: 'SERVICE', name: 'Breakfast', paise: 2_001 };
  const fee: NamedAmount = { kind: 'FEE', name: 'Cleaning fee', paise: 50_000 };
  const cityTax: NamedAmount = { kind: 'CITY_TAX', name: 'City tax', paise: 30_000 };

  test.each([
    [
      'a service of the booking is spread over all nights',
      { ofBooking: [breakfast], amountPaise: 402_001 },
      { nights: [100_500, 100_501], added: ['Breakfast'], paise: 402_001, left: [] },
    ],
    [
      'a service of a room is in the price of that room',
      { ofRooms: [[breakfast], []], amountPaise: 402_001 },
      { nights: [101_001, 101_000], added: ['Breakfast'], paise: 402_001, left: [] },
    ],
    [
      'a service that the total does not contain is in the price already',
      { ofRooms: [[breakfast], []], amountPaise: 400_000 },
      { nights: [100_000, 100_000], added: [], paise: 400_000, left: [] },
    ],
    [
      'a service that is named for the booking and for its room is charged once',
      { ofRooms: [[breakfast], []], ofBooking: [breakfast], amountPaise: 402_001 },
      { nights: [100_500, 100_501], added: ['Breakfast'], paise: 402_001, left: [] },
    ],
    [
      'a fee that the total does not contain is owed at the hotel',
      { ofRooms: [[fee], []], amountPaise: 400_000 },
      { nights: [100_000, 100_000], added: [], paise: 450_000, left: ['Cleaning fee'] },
    ],
    [
      'a fee in the total is charged, a city tax in the total is not',
      { ofRooms: [[fee, cityTax], []], amountPaise: 480_000 },
      { nights: [125_000, 125_000], added: ['Cleaning fee'], paise: 480_000, left: ['City tax'] },
    ],
    [
      'a total that nothing explains charges nothing beside the rooms',
      { ofBooking: [breakfast], amountPaise: 390_000 },
      { nights: [100_000, 100_000], added: [], paise: 390_000, left: ['Breakfast'] },
    ],
    [
      'without a total, nothing beside the rooms is charged',
      { ofBooking: [breakfast], amountPaise: null },
      { nights: [100_000, 100_000], added: [], paise: null, left: ['Breakfast'] },
    ],
  ])('%s', (_what, named, expected) => {
    const rooms = [room([100_000, 100_000]), room([100_000, 100_000])];
    const { rooms: priced, added, total } = withBeside({ rooms, ofRooms: [[], []], ofBooking: [], ...named });
    expect({
      nights: priced[0]?.nightsPaise,
      added: added.map(({ name }) => name),
      paise: total.paise,
      left: total.left.map(({ name }) => name),
    }).toEqual(expected);
    const sum = priced.flatMap(({ nightsPaise }) => nightsPaise).reduce((all, paise) => all + paise, 0);
    expect(sum).toBe(400_000 + added.reduce((all, { paise }) => all + paise, 0));
  });

  test('of rooms without tax is compared without the hotel’s tax', () => {
    const rooms = [room([100_000, 100_000], false)];
    const named = { rooms, ofRooms: [[]], ofBooking: [breakfast], amountPaise: 202_001 };
    expect(withBeside(named)).toMatchObject({ added: [breakfast], total: { paise: null, left: [] } });
  });
});
