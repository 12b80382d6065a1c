import { bookingForm, createBooking } from '../../testkit/bookings';
import { assertType } from '../../testkit/graphql';
import { startTestServer, type TestServer } from '../../testkit/test-server';

let testServer: TestServer;
beforeAll(async () => {
  testServer = await startTestServer();
});
afterAll(() => testServer.stop());

test('a form of pasted text is booked as a person sees it', async () => {
  const result = await createBooking(testServer, {
    ...bookingForm(testServer),
    name: '\uFEFFAsha\u00A0Rao\u200E',
    email: 'Asha Rao <asha@xn--p1b6ci4b4b3a.xn--h2brj9c>',
    phone: 'Tel. \u202A(+91) 98765\u201143210\u202C',
    billing: {
      name: 'Marigold\u00A0Textiles',
      address: 'Nariman Bhavan\u2028Mumbai',
      gstin: 'GSTIN: 27 AAPFU 0939 F1ZV',
      pinCode: '400\u2013021',
    },
  });
  assertType(result, 'BookingHold');
  const rows = await testServer.query(
    `SELECT booking.name, email, phone, details.name AS business, address, gstin, pin_code
     FROM bookings booking JOIN billing_details details ON details.booking_id = booking.id WHERE reference = $1`,
    [result.booking.reference],
  );
  expect(rows).toEqual([
    {
      name: 'Asha Rao',
      email: 'asha@उदाहरण.भारत',
      phone: '+91 98765-43210',
      business: 'Marigold Textiles',
      address: ['Nariman Bhavan', 'Mumbai'],
      gstin: '27AAPFU0939F1ZV',
      pin_code: '400021',
    },
  ]);
});

test('characters that turn the line are refused in a name, and the sentence says so', async () => {
  const result = await createBooking(testServer, {
    ...bookingForm(testServer),
    name: 'Asha \u202Eoar\u202C',
  });
  assertType(result, 'InvalidInput');
  expect(result.faults).toEqual([
    {
      field: 'name',
      message:
        'Your name has hidden characters that turn the direction of writing. Please type it instead of pasting it.',
    },
  ]);
});
