import { execute, gql, type RequestOptions } from '../../testkit/graphql';
import type {
  BillingDetailsInput,
  CreateBookingInput,
  SetBillingDetailsInput,
} from '../../generated/operations';
import { bookingForm, hold } from '../../testkit/bookings';
import { openIdentity, OWNER } from '../../testkit/identity';
import { startTestServer, type TestServer } from '../../testkit/test-server';
import { waitFor } from '../../testkit/wait-for';

const BOOK = gql(`mutation BookForBusiness($input: CreateBookingInput!) {
  createBooking(input: $input) {
    __typename
    ... on BookingHold { token booking { reference billing { isInvoiced details { name address pinCode stateCode stateName gstin country companyNumber } } } }
    ... on InvalidInput { faults { field code message } }
    ... on Refusal { code }
  }
}`);
const SET = gql(`mutation SetBillingDetails($input: SetBillingDetailsInput!) {
  setBillingDetails(input: $input) {
    __typename
    ... on BillingDetailsSet { booking { billing { isInvoiced details { name address pinCode stateCode stateName gstin country companyNumber } } } }
    ... on InvalidInput { faults { field code message } }
    ... on Refusal { code }
  }
}`);
const SET_AT_DESK = gql(`mutation SetGuestBillingDetails($input: SetGuestBillingDetailsInput!) {
  setGuestBillingDetails(input: $input) {
    __typename
    ... on InvalidInput { faults { field code } }
    ... on GuestBillingDetailsSet { billing { isInvoiced details { name address pinCode stateCode stateName gstin country companyNumber } } }
    ... on Refusal { code }
  }
}`);
const READ_AT_DESK = gql(`query GuestBilling($reference: String!) {
  guestBilling(reference: $reference) {
    __typename
    ... on BookingBilling { details { name gstin } isInvoiced }
    ... on Refusal { code }
  }
}`);

const ASKS = gql(`query AsksPinCode { property { asksPinCode } }`);

const BUSINESS = {
  name: 'Marigold Textiles Private Limited',
  address: '2nd floor, Nariman Bhavan\n\n Nariman Point, Mumbai 400021 ',
  gstin: ' 27aapfu0939f1zv',
};
const SHOWN = {
  name: BUSINESS.name,
  address: ['2nd floor, Nariman Bhavan', 'Nariman Point, Mumbai 400021'],
  gstin: '27AAPFU0939F1ZV',
  pinCode: null,
  stateCode: '27',
  stateName: 'Maharashtra',
  country: null,
  companyNumber: null,
};

let testServer: TestServer;
let owner: RequestOptions;
beforeAll(async () => {
  testServer = await startTestServer();
  const { token } = await (await openIdentity()).signIn({ email: OWNER.email, emailVerified: true });
  owner = { token };
});
afterAll(() => testServer.stop());

const bookFor = async (billing: BillingDetailsInput, form: Partial<CreateBookingInput> = {}) => {
  const input = bookingForm(testServer, { ...form, billing });
  return (await execute(testServer, BOOK, { input })).createBooking;
};
const set = async (input: SetBillingDetailsInput) =>
  (await execute(testServer, SET, { input })).setBillingDetails;

describe('a guest who books for a business', () => {
  test('enters its name, address and GSTIN with the booking', async () => {
    expect(await bookFor(BUSINESS)).toMatchObject({
      __typename: 'BookingHold',
      booking: { billing: { isInvoiced: false, details: SHOWN } },
    });
  });

  test('gets a fault at the field when a GSTIN is not valid; nothing is held', async () => {
    const before = await testServer.query('SELECT count(*) FROM bookings');
    expect(await bookFor({ ...BUSINESS, gstin: '27AAPFU0939F1ZW' })).toMatchObject({
      faults: [{ field: 'billing.gstin', code: 'GSTIN_INVALID' }],
    });
    expect(await testServer.query('SELECT count(*) FROM bookings')).toEqual(before);
  });

  test('has one booking with these details, however often the form is sent', async () => {
    const form = bookingForm(testServer, { idempotencyKey: 'a-business-books-once' });
    const first = await bookFor(BUSINESS, form);
    expect(await bookFor(BUSINESS, form)).toMatchObject(first);
    expect(await bookFor({ ...BUSINESS, name: 'Another' }, form)).toMatchObject({
      code: 'IDEMPOTENCY_CONFLICT',
    });
  });
});

describe('on the page of a booking', () => {
  test('the details are entered and changed', async () => {
    const { token } = await hold(testServer);
    expect(await set({ token, ...BUSINESS })).toMatchObject({ booking: { billing: { details: SHOWN } } });
    const guest = { name: 'Asha Rao', address: '7 Lotus Lane\nPune 411001', stateCode: '27' };
    expect(await set({ token, ...guest })).toMatchObject({
      booking: { billing: { details: { name: 'Asha Rao', gstin: null, stateName: 'Maharashtra' } } },
    });
  });

  test.each([
    ['a GSTIN of no state', { ...BUSINESS, gstin: '28AAPFU0939F1ZT' }, 'gstin', 'GSTIN_INVALID'],
    ['no state and no GSTIN', { ...BUSINESS, gstin: '' }, 'stateCode', 'BILLING_STATE_MISSING'],
    [
      'a state that there is none',
      { ...BUSINESS, gstin: '', stateCode: '28' },
      'stateCode',
      'BILLING_STATE_MISSING',
    ],
    [
      'another state than the GSTIN’s',
      { ...BUSINESS, stateCode: '08' },
      'stateCode',
      'BILLING_STATE_DIFFERS',
    ],
    ['no name', { ...BUSINESS, name: ' ' }, 'name', 'TEXT_MISSING'],
    ['no address', { ...BUSINESS, address: ' \n' }, 'address', 'TEXT_MISSING'],
    ['too many lines', { ...BUSINESS, address: 'a\nb\nc\nd\ne\nf\ng' }, 'address', 'ADDRESS_LINES_TOO_MANY'],
  ])('%s is a fault of its field', async (_, form, field, code) => {
    const { token } = await hold(testServer);
    expect(await set({ token, ...form })).toMatchObject({ faults: [{ field, code }] });
  });

  test('a company abroad is stored with its country and number', async () => {
    const { token } = await hold(testServer);
    const company = { name: 'Lindner GmbH', address: 'Hafenweg 2\nHamburg' };
    const registered = { country: 'Germany', companyNumber: 'DE 136695976' };
    expect(await set({ token, ...company, ...registered })).toMatchObject({
      booking: { billing: { details: { ...registered, gstin: null, stateCode: '96' } } },
    });
  });

  test('a token of no booking is refused', async () => {
    expect(await set({ token: 'no-such-token', ...BUSINESS })).toMatchObject({ code: 'BOOKING_NOT_FOUND' });
  });
});

describe('the PIN code of a business', () => {
  const PIN_CODES: [what: string, pinCode: string | null, code: string][] = [
    ['none', null, 'PIN_CODE_MISSING'],
    ['an empty one', ' ', 'PIN_CODE_MISSING'],
    ['five digits', '40002', 'PIN_CODE_INVALID'],
    ['seven digits', '4000211', 'PIN_CODE_INVALID'],
    ['a first digit of 0', '040021', 'PIN_CODE_INVALID'],
    ['letters', '40OO21', 'PIN_CODE_INVALID'],
  ];

  async function switchRegistration(isOn: boolean): Promise<void> {
    await testServer.query('UPDATE property SET e_invoicing = $1', [isOn]);
    const { property } = testServer.installation.services;
    await waitFor('the server has heard of it', () => Promise.resolve(property.current.eInvoicing === isOn));
  }
  const asksPinCode = async () => (await execute(testServer, ASKS)).property.asksPinCode;

  describe('while the hotel registers its invoices', () => {
    beforeAll(() => switchRegistration(true));
    afterAll(() => switchRegistration(false));

    test('is asked for', async () => {
      expect(await asksPinCode()).toBe(true);
    });

    test.each(PIN_CODES)(
      'with %s is a fault of its field, on the page of the booking',
      async (_, pinCode, code) => {
        const { token } = await hold(testServer);
        expect(await set({ token, ...BUSINESS, pinCode })).toMatchObject({
          faults: [{ field: 'pinCode', code }],
        });
      },
    );

    test('is a fault of its field with the booking, and nothing is held', async () => {
      const before = await testServer.query('SELECT count(*) FROM bookings');
      expect(await bookFor(BUSINESS)).toMatchObject({
        faults: [{ field: 'billing.pinCode', code: 'PIN_CODE_MISSING' }],
      });
      expect(await testServer.query('SELECT count(*) FROM bookings')).toEqual(before);
    });

    test('is a fault of its field at the desk', async () => {
      const { booking } = await hold(testServer);
      const input = { reference: booking.reference, ...BUSINESS };
      const { setGuestBillingDetails } = await execute(testServer, SET_AT_DESK, { input }, owner);
      expect(setGuestBillingDetails).toMatchObject({
        faults: [{ field: 'pinCode', code: 'PIN_CODE_MISSING' }],
      });
    });

    test('is kept as six digits, however it is written', async () => {
      expect(await bookFor({ ...BUSINESS, pinCode: '400 021' })).toMatchObject({
        booking: { billing: { details: { ...SHOWN, pinCode: '400021' } } },
      });
    });

    test('is not required of a guest without a GSTIN, whose invoice is not registered', async () => {
      const { token } = await hold(testServer);
      const guest = { name: 'Asha Rao', address: '7 Lotus Lane\nPune 411001', stateCode: '27' };
      expect(await set({ token, ...guest })).toMatchObject({ __typename: 'BillingDetailsSet' });
    });
  });

  describe('while the hotel does not register its invoices', () => {
    test('is not required, and may be left out', async () => {
      expect(await asksPinCode()).toBe(false);
      expect(await bookFor(BUSINESS)).toMatchObject({ booking: { billing: { details: { pinCode: null } } } });
    });

    test('is stored when it is given, and a wrong PIN code is a fault of its field', async () => {
      const { token } = await hold(testServer);
      expect(await set({ token, ...BUSINESS, pinCode: '400021' })).toMatchObject({
        booking: { billing: { details: { pinCode: '400021' } } },
      });
      expect(await set({ token, ...BUSINESS, pinCode: '040021' })).toMatchObject({
        faults: [{ field: 'pinCode', code: 'PIN_CODE_INVALID' }],
      });
    });
  });
});

describe('at the desk', () => {
  test('the staff enter them, and the audit entry does not contain them', async () => {
    const { booking } = await hold(testServer);
    const { reference } = booking;
    const input = { reference, ...BUSINESS };
    expect((await execute(testServer, SET_AT_DESK, { input }, owner)).setGuestBillingDetails).toMatchObject({
      billing: { details: SHOWN },
    });
    const { guestBilling } = await execute(testServer, READ_AT_DESK, { reference }, owner);
    expect(guestBilling).toMatchObject({
      details: { name: SHOWN.name, gstin: SHOWN.gstin },
      isInvoiced: false,
    });
    const [entry] = await testServer.query(
      "SELECT details, after FROM administrator_actions WHERE action = 'setGuestBillingDetails' ORDER BY id DESC LIMIT 1",
    );
    expect(entry).toEqual({ details: { reference }, after: { isBusiness: true } });
  });

  test('an unknown reference is refused', async () => {
    const input = { reference: 'SC-UNKNOWN', ...BUSINESS };
    expect((await execute(testServer, SET_AT_DESK, { input }, owner)).setGuestBillingDetails).toMatchObject({
      code: 'RECORD_NOT_FOUND',
    });
    const unknown = await execute(testServer, READ_AT_DESK, { reference: 'SC-UNKNOWN' }, owner);
    expect(unknown.guestBilling).toMatchObject({ code: 'RECORD_NOT_FOUND' });
  });
});

test('the details go with their booking', async () => {
  const { token, booking } = await hold(testServer);
  await set({ token, ...BUSINESS, name: 'Goes away' });
  await testServer.query('DELETE FROM room_nights');
  await testServer.query('DELETE FROM bookings WHERE reference = $1', [booking.reference]);
  expect(await testServer.query("SELECT 1 FROM billing_details WHERE name = 'Goes away'")).toEqual([]);
});
