import type {
  CategoryItemInput,
  DeskBookingsQueryVariables,
  HotelInput,
  OfferInput,
} from '../../generated/operations';
import { OFFER_TITLES } from '../../testkit/documents';
import { assertType, execute, gql } from '../../testkit/graphql';
import { confirmPayment, hold, inDays } from '../../testkit/bookings';
import { deskOf, goTo, stayIdsOf } from '../../testkit/check-ins';
import { addDays } from '../../../src/platform/time/dates';
import { startTestServer, type TestServer } from '../../testkit/test-server';
import { openIdentity, type Identity } from '../../testkit/identity';
import { postJson, send } from '../../testkit/raw-http';
import { waitFor } from '../../testkit/wait-for';

let identity: Identity;
let testServer: TestServer;
let token: string;

beforeAll(async () => {
  identity = await openIdentity();
  testServer = await startTestServer();
  token = (await identity.signIn({ email: 'owner@saffroncourt.example', emailVerified: true })).token;
});
afterAll(() => testServer.stop());

describe('an offer', () => {
  const ADD_OFFER = gql(`mutation AddOffer($input: OfferInput!) {
    addOffer(input: $input) {
      __typename
      ... on OfferSaved { offer { id title description imageUrl validTill isExpired } }
      ... on InvalidInput { faults { field message } }
    }
  }`);
  const EDIT_OFFER = gql(`mutation EditOffer($id: ID!, $input: OfferInput!) {
    editOffer(id: $id, input: $input) { __typename }
  }`);
  const DELETE_OFFER = gql(`mutation DeleteOffer($id: ID!) { deleteOffer(id: $id) { __typename } }`);

  const add = async (input: OfferInput) =>
    (await execute(testServer, ADD_OFFER, { input }, { token })).addOffer;
  async function added(input: OfferInput) {
    const result = await add(input);
    assertType(result, 'OfferSaved');
    return result.offer;
  }
  const edit = async (id: string, input: OfferInput) =>
    (await execute(testServer, EDIT_OFFER, { id, input }, { token })).editOffer;
  const remove = async (id: string) =>
    (await execute(testServer, DELETE_OFFER, { id }, { token })).deleteOffer;
  const titles = async () => (await execute(testServer, OFFER_TITLES)).offers.map(({ title }) => title);

  test('is added, seen by guests, edited, and deleted', async () => {
    const offer = await added({ title: ' Monsoon ', validTill: inDays(10) });
    const { id } = offer;
    expect(offer).toMatchObject({ title: 'Monsoon', description: null, isExpired: false });
    await waitFor('guests see it', async () => (await titles()).includes('Monsoon'));
    expect(await edit(id, { title: 'Monsoon Days' })).toEqual({ __typename: 'OfferSaved' });
    await waitFor('guests see its new words', async () => (await titles()).includes('Monsoon Days'));
    expect(await remove(id)).toEqual({ __typename: 'Deleted' });
    await waitFor('guests see it no more', async () => !(await titles()).includes('Monsoon Days'));
    expect(await remove(id)).toEqual({ __typename: 'RecordNotFound' });
    expect(await edit(id, { title: 'Again' })).toEqual({ __typename: 'RecordNotFound' });
  });

  test('that has ended is marked for the administrator', async () => {
    expect(await added({ title: 'Last year', validTill: '2020-01-01' })).toMatchObject({ isExpired: true });
  });

  test.each([
    [{}, 'title'],
    [{ title: ' ' }, 'title'],
    [{ title: 'x'.repeat(151) }, 'title'],
    [{ title: 'Two\nlines' }, 'title'],
    [{ title: 'Fine', description: 'x'.repeat(2001) }, 'description'],
    [{ title: 'Fine', imageUrl: 'javascript:alert(1)' }, 'imageUrl'],
    [{ title: 'Fine', imageUrl: '/etc/passwd' }, 'imageUrl'],
  ])('is refused as %j', async (input, field) => {
    expect(await add(input)).toMatchObject({
      __typename: 'InvalidInput',
      faults: [{ field }],
    });
  });
});

describe('a partner hotel', () => {
  const ADD_HOTEL = gql(`mutation AddHotel($input: HotelInput!) {
    addHotel(input: $input) {
      __typename
      ... on HotelSaved { hotel { id name city starRating ratingAverage url } }
      ... on InvalidInput { faults { field message } }
    }
  }`);
  const EDIT_HOTEL = gql(`mutation EditHotel($id: ID!, $input: HotelInput!) {
    editHotel(id: $id, input: $input) {
      __typename ... on HotelSaved { hotel { starRating ratingAverage url } }
    }
  }`);

  const add = async (input: HotelInput) =>
    (await execute(testServer, ADD_HOTEL, { input }, { token })).addHotel;
  async function added(input: HotelInput) {
    const result = await add(input);
    assertType(result, 'HotelSaved');
    return result.hotel;
  }

  test('is added with its name alone, and filled in later', async () => {
    const hotel = await added({ name: 'Hill House', city: '', country: null });
    expect(hotel).toMatchObject({ name: 'Hill House', city: null, starRating: null });
    const rating = { starRating: 4.5, ratingAverage: 8.7, url: 'https://example.com/a' };
    const input = { name: 'Hill House', ...rating };
    const { editHotel } = await execute(testServer, EDIT_HOTEL, { id: hotel.id, input }, { token });
    expect(editHotel).toEqual({ __typename: 'HotelSaved', hotel: rating });
  });

  test('is rated with two decimals, however many are written', async () => {
    const ratingOf = (ratingAverage: number) => added({ name: 'Hill House', ratingAverage });
    expect(await ratingOf(8.666_666_6)).toMatchObject({ ratingAverage: 8.67 });
    expect(await ratingOf(5e-324)).toMatchObject({ ratingAverage: 0 });
  });

  test.each([
    [{}, 'name'],
    [{ name: 'Fine', starRating: 6 }, 'starRating'],
    [{ name: 'Fine', starRating: 4.2 }, 'starRating'],
    [{ name: 'Fine', ratingAverage: 10.1 }, 'ratingAverage'],
    [{ name: 'Fine', url: 'javascript:alert(1)' }, 'url'],
    [{ name: 'Fine', photo: 'data:image/svg+xml,x' }, 'photo'],
  ])('is refused as %j', async (input, field) => {
    expect(await add(input)).toMatchObject({
      __typename: 'InvalidInput',
      faults: [{ field }],
    });
  });
});

describe('an item of a listing', () => {
  const ADD_ITEM = gql(`mutation AddCategoryItem($input: CategoryItemInput!) {
    addCategoryItem(input: $input) {
      __typename
      ... on CategoryItemSaved {
        item { id title category images amenities available price { amount } roomType }
      }
      ... on InvalidInput { faults { field message } }
    }
  }`);

  const add = async (input: CategoryItemInput) =>
    (await execute(testServer, ADD_ITEM, { input }, { token })).addCategoryItem;

  test('is added and listed at once', async () => {
    const input = {
      title: 'Night menu',
      category: 'Menus',
      images: ['/pictures/menus-800.webp', ''],
      amenities: ['Candles', ' '],
      priceCents: 2450,
    };
    expect(await add(input)).toMatchObject({
      item: {
        title: 'Night menu',
        images: ['/pictures/menus-800.webp'],
        amenities: ['Candles'],
        available: true,
        price: { amount: 2450 },
        roomType: null,
      },
    });
    await waitFor('guests see it', async () =>
      (await send(testServer, '/api/data?category=Menus')).text.includes('Night menu'),
    );
  });

  test.each([
    [{}, ['title', 'category']],
    [{ title: 'Fine', category: 'Spa & Wellness' }, ['category']],
    [{ title: 'Fine', category: 'Menus', priceCents: -1 }, ['priceCents']],
    [{ title: 'Fine', category: 'Menus', amenities: Array<string>(31).fill('x') }, ['amenities']],
    [{ title: 'Fine', category: 'Menus', images: ['ftp://example.com/a.png'] }, ['images.0']],
  ])('is refused as %j', async (input, fields) => {
    const result = await add(input);
    assertType(result, 'InvalidInput');
    expect(result.faults.map(({ field }) => field)).toEqual(fields);
  });
});

describe('the documented paths', () => {
  const call = (method: string, path: string, body?: object) =>
    send(testServer, path, {
      method,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });

  test.each([
    ['/api/admin/offers', { title: 'By path', description: '', imageUrl: '', validTill: '' }, 'title'],
    ['/api/admin/hotels', { hotel_name: 'By path', city: 'Pune', country: 'India' }, 'hotel_name'],
    ['/api/admin/categories', { title: 'By path', category: 'Menus', location: '' }, 'title'],
  ])('add to %s, list it and delete it', async (path, form, field) => {
    const added = await call('POST', path, form);
    expect(added).toMatchObject({ status: 200, json: { [field]: 'By path' } });
    const id = String(added.json?.['_id']);
    const list = JSON.parse((await call('GET', path)).text) as { _id: string }[];
    expect(list.map(({ _id }) => _id)).toContain(id);
    expect(await call('DELETE', `${path}/${id}`)).toMatchObject({ status: 200, json: { _id: id } });
    expect(await call('DELETE', `${path}/${id}`)).toMatchObject({
      status: 404,
      json: { error: expect.any(String) },
    });
  });

  test('say in words what a form lacks', async () => {
    expect(await call('POST', '/api/admin/categories', { title: 'By path' })).toMatchObject({
      status: 400,
      json: { error: expect.stringContaining('Please choose a category'), field: 'category' },
    });
  });

  test('list feedback with its documented names', async () => {
    const feedback = { name: 'Asha', location: 'Pune', feedback: 'Lovely.' };
    await call('POST', '/api/feedback', feedback);
    const response = await call('GET', '/api/admin/feedbacks');
    expect(JSON.parse(response.text)).toEqual([{ _id: expect.any(String), ...feedback }]);
    expect(await testServer.query('SELECT guest_email FROM feedback')).toEqual([
      { guest_email: 'owner@saffroncourt.example' },
    ]);
  });

  test.each(['0', '101', 'x'])('refuse a limit of %s', async (limit) => {
    expect(await call('GET', `/api/admin/offers?limit=${limit}`)).toMatchObject({
      status: 400,
      json: { error: expect.stringContaining('limit'), field: 'limit' },
    });
  });
});

describe('the front desk', () => {
  async function booked(form: Parameters<typeof hold>[1]): Promise<string> {
    const held = await hold(testServer, form);
    const order = held.checkout.orderId;
    const { checkout } = await testServer.razorpay.pay(order, { outcome: 'capture', webhook: false });
    await confirmPayment(testServer, checkout);
    return held.booking.reference;
  }

  const FRONT_DESK = gql(`query FrontDesk {
    frontDesk { today arrivals { reference roomNumber } departures { reference } inHouse { reference } }
  }`);
  const KINDS = ['arrivals', 'inHouse', 'departures'] as const;
  const references = (rows: { reference: string }[]) => rows.map(({ reference }) => reference);

  test('shows who comes today, who stays and who leaves, by the hotel’s date; paid bookings only', async () => {
    const checkin = inDays(1);
    const reference = await booked({ checkin, checkout: addDays(checkin, 2), roomType: 'Suite' });
    await hold(testServer, { checkin, checkout: addDays(checkin, 2) });
    const desk = deskOf(testServer, () => ({ token }));
    const [stay = ''] = await stayIdsOf(testServer, reference);
    const days: Record<string, (typeof KINDS)[number][]> = {};
    const look = async (when: string, day: number, time: string) => {
      await goTo(testServer, addDays(checkin, day), time);
      const { frontDesk } = await execute(testServer, FRONT_DESK, {}, { token });
      days[when] = KINDS.filter((kind) => references(frontDesk[kind]).includes(reference));
    };
    await look('before 06:00 it is the day before', 0, '05:59');
    await look('the day of check-in', 0, '06:00');
    await look('the guest is late', 1, '12:00');
    await desk.checkIn(stay);
    await look('the guest has come', 1, '12:00');
    await look('the night before the day of leaving', 2, '05:59');
    await look('the day of leaving', 2, '06:00');
    await look('the guest has not left', 3, '12:00');
    await desk.checkOut(stay);
    await look('the guest has left', 3, '12:00');
    await testServer.shiftClock('0');
    expect(days).toEqual({
      'before 06:00 it is the day before': [],
      'the day of check-in': ['arrivals'],
      'the guest is late': ['arrivals'],
      'the guest has come': ['inHouse'],
      'the night before the day of leaving': ['inHouse'],
      'the day of leaving': ['inHouse', 'departures'],
      'the guest has not left': ['inHouse', 'departures'],
      'the guest has left': [],
    });
  });

  const DESK_BOOKINGS = gql(`query DeskBookings($filter: GuestBookingFilter) {
    guestBookings(filter: $filter) {
      totalCount bookings { reference status total { amount } amountPaid { amount } }
    }
  }`);
  const found = async (filter: DeskBookingsQueryVariables['filter']) => {
    const { guestBookings } = await execute(testServer, DESK_BOOKINGS, { filter }, { token });
    return references(guestBookings.bookings);
  };

  test('finds bookings by what the guest says on the telephone, by state and by date', async () => {
    const stay = { checkin: inDays(100), checkout: inDays(103) };
    const paid = await booked({ ...stay, name: 'Zubin 100% Mehta', phone: '+91 90000 12345' });
    const held = (await hold(testServer, { ...stay, name: 'Zubin Other' })).booking.reference;
    expect(await found({ search: 'zubin' })).toEqual([held, paid]);
    expect(await found({ search: '100%' })).toEqual([paid]);
    expect(await found({ search: '90000 123' })).toEqual([paid]);
    expect(await found({ search: paid.toLowerCase() })).toEqual([paid]);
    expect(await found({ search: 'zubin', status: 'HELD' })).toEqual([held]);
    expect(await found({ search: 'zubin', from: inDays(102) })).toEqual([held, paid]);
    // The last night is the one before the day of leaving.
    expect(await found({ search: 'zubin', from: inDays(103) })).toEqual([]);
    expect(await found({ search: 'zubin', to: inDays(99) })).toEqual([]);
    // Longer than a reference, which could contain a short text by chance.
    expect(await found({ search: 'nobody\0of this name' })).toEqual([]);
  });

  const BOOKING_DETAILS = gql(`query BookingDetails($reference: String!) {
    guestBooking(reference: $reference) {
      __typename
      ... on GuestBookingDetails {
        booking { reference specialRequests roomNumber amountPaid { amount } total { amount } }
        quote { roomCharge { amount } taxes { label } }
        history { subject from to actor }
        payments { status amount { amount } refunds { status } }
      }
    }
  }`);
  const detailsOf = async (reference: string) =>
    (await execute(testServer, BOOKING_DETAILS, { reference }, { token })).guestBooking;

  test('shows one booking completely, with its history and its money', async () => {
    const reference = await booked({ specialRequests: 'A cot' });
    const details = await detailsOf(reference);
    assertType(details, 'GuestBookingDetails');
    const { booking, payments, history } = details;
    const { total } = booking;
    expect(booking).toMatchObject({ reference, specialRequests: 'A cot', amountPaid: total });
    expect(payments).toEqual([{ status: 'CAPTURED', amount: total, refunds: [] }]);
    expect(history).toEqual(
      expect.arrayContaining([
        { subject: 'booking', from: null, to: 'HELD', actor: 'guest' },
        { subject: 'booking', from: 'HELD', to: 'CONFIRMED', actor: 'guest' },
      ]),
    );
  });

  test('has no booking of an unknown reference', async () => {
    for (const reference of ['SC-NONE', '', '\0', "' OR 1=1 --"]) {
      expect(await detailsOf(reference)).toEqual({ __typename: 'RecordNotFound' });
    }
  });

  const EXPORT_FOR_ACCOUNTANT = gql(`query ExportForAccountant($filter: GuestBookingFilter) {
    exportGuestBookings(filter: $filter) { filename content }
  }`);

  test('sends a table for the accountant, in which no guest’s text runs as a formula', async () => {
    const name = '=SUM(1,2)';
    const specialRequests = "A crib;=cmd|' /C calc'!A0;\n@SUM(1)";
    const reference = await booked({ name, specialRequests, roomType: 'Single' });
    const filter = { search: reference };
    const { exportGuestBookings } = await execute(testServer, EXPORT_FOR_ACCOUNTANT, { filter }, { token });
    const [heading, row] = exportGuestBookings.content.split('\r\n');
    expect(heading).toMatch(/^\uFEFFreference,status,name,/);
    expect(row).toContain(`"'=SUM(1,2)"`);
    expect(row).toMatch(
      /,16632\.00,0\.00,18,1496\.88,1496\.88,2993\.76,19625\.76,19625\.76,[\d-]{10},0\.00,/,
    );
    // These are separate cells where ';' separates them.
    expect(row).toContain(`"A crib;'=cmd|' /C calc'!A0;\n'@SUM(1)"`);
  });

  const SEARCH_MESSAGES = gql(`query SearchMessages($text: String) {
    contactMessages(search: $text) { totalCount messages { email message } }
  }`);
  const EXPORT_MESSAGES = gql(`query ExportMessages { exportContactMessages { content } }`);

  test('shows messages, found by the search text', async () => {
    const email = testServer.freshEmail();
    await postJson(testServer, '/api/contact', { email, textarea: 'Is there a 50% discount?' });
    const search = async (text: string) =>
      (await execute(testServer, SEARCH_MESSAGES, { text }, { token })).contactMessages.totalCount;
    expect(await search('50%')).toBe(1);
    expect(await search(email.toUpperCase())).toBe(1);
    expect(await search('5_%')).toBe(0);
    const { exportContactMessages } = await execute(testServer, EXPORT_MESSAGES, {}, { token });
    expect(exportContactMessages.content).toContain('Is there a 50% discount?');
  });
});
