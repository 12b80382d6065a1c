import { DeskSearchKeys1763850000000 } from '../../../migrations/1763850000000-desk-search-keys';
import { FillDeskSearchKeys1763851000000 } from '../../../migrations/1763851000000-fill-desk-search-keys';
import { execute, gql } from '../../testkit/graphql';
import { hold, inDays } from '../../testkit/bookings';
import { startTestServer, type TestServer } from '../../testkit/test-server';
import { openIdentity, type Identity } from '../../testkit/identity';

let identity: Identity;
let testServer: TestServer;
let token: string;

beforeAll(async () => {
  identity = await openIdentity();
  testServer = await startTestServer();
  token = (await identity.signIn({ email: 'owner@saffroncourt.example', emailVerified: true })).token;
});
afterAll(() => testServer.stop());

const SEARCH_BOOKINGS = gql(`query SearchBookings($search: String) {
  guestBookings(filter: { search: $search }) { totalCount bookings { reference roomNumber } }
}`);

const PAGE_OF_BOOKINGS = gql(`query PageOfFoundBookings($page: Int!, $limit: Int!) {
  guestBookings(filter: { search: "paged" }, page: $page, limit: $limit) { totalCount bookings { name } }
}`);

async function found(search: string) {
  const { guestBookings } = await execute(testServer, SEARCH_BOOKINGS, { search }, { token });
  expect(guestBookings.totalCount).toBe(guestBookings.bookings.length);
  return guestBookings.bookings;
}

const referencesOf = async (search: string) => (await found(search)).map(({ reference }) => reference);

describe('the desk finds a phone number', () => {
  const NUMBERS = {
    mobile: '098111 22333',
    landline: '0294-244.5566',
    abroad: '+44 (0)20 7946 0958',
    abroadWithoutPlus: '44 1632 960123',
  };
  const references: Record<string, string> = {};
  beforeAll(async () => {
    for (const [name, phone] of Object.entries(NUMBERS)) {
      references[name] = (await hold(testServer, { phone })).booking.reference;
    }
  });

  test.each([
    ['mobile', '+91 98111 22333'],
    ['mobile', '+919811122333'],
    ['mobile', '9811122333'],
    ['mobile', '09811122333'],
    ['mobile', '00 91 98111-22333'],
    ['mobile', '91.98111.22333'],
    ['mobile', '+91\u00a098111\u201122333'],
    ['mobile', '1122333'],
    ['mobile', '098111 2'],
    ['landline', '0294 2445566'],
    ['landline', '+91 294 244 5566'],
    ['landline', '244-5566'],
    ['abroad', '+442079460958'],
    ['abroad', '0044 20 7946 0958'],
    ['abroad', '020 7946 0958'],
    ['abroadWithoutPlus', '+44 1632 960123'],
    ['abroadWithoutPlus', '01632 960123'],
    ['mobile', 'tel:+919811122333'],
    ['mobile', '(+91) 98111 / 22333'],
  ])('written as %s by the guest, and searched for as %s', async (name, search) => {
    expect(await referencesOf(search)).toEqual([references[name]]);
  });

  test('and no other number', async () => {
    expect(await found('+91 98111 22334')).toEqual([]);
  });
});

describe('the desk finds a guest', () => {
  test.each([
    ['José Núñez', 'jose nunez'],
    ['Zoë Ångström', 'ZOE ANGSTROM'],
    ['Renee Faure', 'Renée'],
    ['Łukasz Øster', 'lukasz oster'],
    ['Siân O’Hara', "sian o'hara"],
    ['Ignaz  Straßer', 'ignaz strasser'],
    ['Ignaz Weißmüller', 'WEISSMULLER, Ignaz'],
    ['Parvati Lakshmi Iyer', 'iyer parvati'],
    ['Neha Kulkarni', 'ulkar'],
    ['Ng Bo', 'bo'],
    ['नेहा कुलकर्णी', 'नेहा'],
    ['नेहा पाटील', 'पाटील नेहा'],
    ['李小龙', '小龙'],
    ['王芳', '王'],
    ['Νίκος Παπαδόπουλος', 'παπαδοπουλος νικος'],
    ['Sunita सुनीता Rao', 'sunita'],
  ])('%s by the name %s', async (name, search) => {
    const { booking } = await hold(testServer, { name });
    expect(await referencesOf(search)).toEqual([booking.reference]);
  });

  test('by the name of the staying guest, when another person has booked', async () => {
    const { booking } = await hold(testServer, { name: 'Travel Bureau' });
    await testServer.query(
      `UPDATE stays SET guest_name = 'Þórdís  ØSTERGÅRD'
       WHERE booking_id = (SELECT id FROM bookings WHERE reference = $1)`,
      [booking.reference],
    );
    for (const search of ['ostergard', 'Østergård Þórdís', 'thordis'])
      expect(await referencesOf(search)).toEqual([booking.reference]);
  });

  test.each([
    ['मीरा जोशी', 'जोशी मीरा'],
    ['Dr.  Amelia  STONE', 'stone amelia'],
    ['Ob Quill', 'ob'],
  ])('by the name %s of the staying guest, as %s', async (guestName, search) => {
    const { booking } = await hold(testServer, { name: 'Travel Bureau' });
    await testServer.query(
      `UPDATE stays SET guest_name = $2 WHERE booking_id = (SELECT id FROM bookings WHERE reference = $1)`,
      [booking.reference, guestName],
    );
    expect(await referencesOf(search)).toEqual([booking.reference]);
  });

  test('not by letters of another script in another order', async () => {
    await hold(testServer, { name: 'नेहा शाह' });
    expect(await referencesOf('हानेहा')).toEqual([]);
  });

  test('by the number that a portal gave the booking, with its name or without, with spaces or hyphens', async () => {
    const { reference } = (await hold(testServer)).booking;
    await testServer.query(
      `INSERT INTO desk_bookings (booking_id, made_by, portal)
       SELECT id, 'owner', 'Booking.com 4012-345 999' FROM bookings WHERE reference = $1`,
      [reference],
    );
    for (const search of ['4012345999', '4012 345 999', 'booking.com 4012345999', '345-999'])
      expect(await referencesOf(search)).toEqual([reference]);
  });

  test('not by two letters in the middle of a name, nor by three of a reference', async () => {
    const { booking } = await hold(testServer, { name: 'Wqzx' });
    // Three characters of a random reference may be in a name or a phone number.
    const reference = 'SC-VXQ7WKZP';
    await testServer.query('UPDATE bookings SET reference = $2 WHERE reference = $1', [
      booking.reference,
      reference,
    ]);
    expect(await referencesOf('qz')).toEqual([]);
    expect(await referencesOf('wq')).toEqual([reference]);
    expect(await referencesOf('VXQ7')).toEqual([reference]);
    expect(await referencesOf('VXQ')).toEqual([]);
  });

  test('by an e-mail address in upper or lower case', async () => {
    const { booking } = await hold(testServer, { email: 'Kavya.Menon@Example.com' });
    expect(await referencesOf('KAVYA.menon@example')).toEqual([booking.reference]);
  });

  test('by the reference or a part of it, with its hyphen, another dash, a space or nothing, with its prefix or without', async () => {
    const { reference } = (await hold(testServer)).booking;
    const spellings = [
      reference,
      reference.replace('-', ''),
      reference.replace('-', ' ').toLowerCase(),
      reference.replace('-', ' – '),
      reference.slice(3),
      reference.slice(3).toLowerCase(),
      reference.slice(-5),
    ];
    for (const search of spellings) {
      expect(await referencesOf(search)).toEqual([reference]);
    }
  });

  test('page by page, with the total count also on a page after the last one', async () => {
    for (const name of ['Paged One', 'Paged Two', 'Paged Three']) await hold(testServer, { name });
    const ask = async (page: number) => {
      const variables = { page, limit: 2 };
      return (await execute(testServer, PAGE_OF_BOOKINGS, variables, { token })).guestBookings;
    };
    const names = async (page: number) => (await ask(page)).bookings.map(({ name }) => name);
    expect(await names(1)).toEqual(['Paged Three', 'Paged Two']);
    expect(await names(2)).toEqual(['Paged One']);
    expect(await ask(3)).toEqual({ totalCount: 3, bookings: [] });
  });

  test('by a name with an apostrophe or without, in either spelling', async () => {
    const curled = (await hold(testServer, { name: 'Sean O’Brien' })).booking.reference;
    const plain = (await hold(testServer, { name: 'Maeve Oconnor' })).booking.reference;
    for (const search of ['OBrien', "o'brien", 'O’Brien', 'sean obrien', 'Brien'])
      expect(await referencesOf(search), search).toEqual([curled]);
    for (const search of ["O'Connor", 'oconnor']) expect(await referencesOf(search), search).toEqual([plain]);
  });

  test('by the business of the invoice, its GSTIN, and the gateway’s ids', async () => {
    const { booking } = await hold(testServer, { name: 'Bill To' });
    const { reference } = booking;
    await testServer.query(
      `INSERT INTO billing_details (booking_id, name, address, pin_code, state_code, gstin)
       SELECT id, 'Lákeside Traders Pvt Ltd', ARRAY['1 Lake Road'], '313001', '08', '08AAACL1234C1Z5'
       FROM bookings WHERE reference = $1`,
      [reference],
    );
    for (const search of [
      'lakeside traders',
      'TRADERS PVT',
      '08AAACL1234C1Z5',
      '08aaacl1234',
      '08 AAACL 1234',
    ])
      expect(await referencesOf(search), search).toEqual([reference]);
    const [order] = await testServer.query<{ id: string }>(
      'SELECT gateway_id AS id FROM orders WHERE booking_id = (SELECT id FROM bookings WHERE reference = $1)',
      [reference],
    );
    expect(await referencesOf(String(order?.id))).toEqual([reference]);
    expect(await referencesOf('pay_unknown')).toEqual([]);
  });

  test('by the number of the room, which no other guest has', async () => {
    const stay = { checkin: inDays(300), checkout: inDays(301), roomType: 'Suite' } as const;
    const { reference } = (await hold(testServer, stay)).booking;
    const [booked] = await found(reference);
    const number = booked?.roomNumber ?? 'none';
    for (const search of [number, `room ${number}`, ` Room ${number} `]) {
      const rows = await found(search);
      expect(rows.map((row) => row.reference)).toContain(reference);
      expect(rows.filter(({ roomNumber }) => roomNumber !== number)).toEqual([]);
    }
  });
});

describe('bookings of an installation that is updated', () => {
  test('are found like new ones, including bookings that a server of the old version still makes', async () => {
    const before = (await hold(testServer, { name: 'Björn Müller', phone: '098222 33444' })).booking
      .reference;
    const runner = testServer.installation.database.createQueryRunner();
    const migration = new DeskSearchKeys1763850000000();
    await migration.down(runner);
    await migration.up(runner);
    await new FillDeskSearchKeys1763851000000().up(runner);
    await runner.release();
    expect(await referencesOf('bjorn muller')).toEqual([before]);
    expect(await referencesOf('+91 98222 33444')).toEqual([before]);
    await testServer.query('UPDATE bookings SET phone_key = NULL, name_key = NULL WHERE reference = $1', [
      before,
    ]);
    expect(await referencesOf('BJÖRN')).toEqual([before]);
    expect(await referencesOf('98222-33444')).toEqual([before]);
  });
});
