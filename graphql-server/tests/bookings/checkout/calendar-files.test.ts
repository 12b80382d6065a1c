import ICAL from 'ical.js';
import nodeIcal from 'node-ical';
import { inDays } from '../../testkit/bookings';
import { cancelBooking, previewedRefund, staysOf } from '../../testkit/cancellations';
import { confirmedBooking } from '../../testkit/late-money';
import { startTestServer, type TestServer } from '../../testkit/test-server';

let testServer: TestServer;
beforeAll(async () => {
  testServer = await startTestServer({ HOLDS_PER_EMAIL: '20' });
});
afterAll(() => testServer.stop());
beforeEach(() => testServer.razorpay.setMode({ reset: true, webhooks: 'off' }));

const HOTEL = 'mailto:desk@saffroncourt.example';
const ADDRESS = 'Lake Palace Road, Pichola, Udaipur, Rajasthan 313001, India';

/** What a calendar program reads from a file. */
interface Entry {
  method: string;
  uid: string;
  sequence: number;
  status: string;
  /** Instants in UTC, in ISO 8601 without fractions of seconds. */
  start: string;
  end: string;
  organizer: string;
  attendees: string[];
  /** Whether other people see the guest as busy. */
  transparency: string;
  url: string;
  location: string;
  description: string;
}

/** Read with Mozilla's library. */
function readByIcalJs(file: string): Entry & { attendeeName: string | null } {
  const calendar = new ICAL.Component(ICAL.parse(file) as unknown[]);
  const events = calendar.getAllSubcomponents('vevent');
  const [event] = events;
  if (!event || events.length > 1) throw new Error(`${events.length} events`);
  const text = (name: string) => String(event.getFirstPropertyValue(name));
  const attendees = event.getAllProperties('attendee');
  return {
    method: String(calendar.getFirstPropertyValue('method')),
    uid: text('uid'),
    sequence: Number(text('sequence')),
    status: text('status'),
    start: text('dtstart'),
    end: text('dtend'),
    organizer: text('organizer').toLowerCase(),
    transparency: text('transp'),
    url: text('url'),
    location: text('location'),
    description: text('description'),
    attendees: attendees.map((attendee) => String(attendee.getFirstValue()).toLowerCase()),
    attendeeName: attendees[0] ? String(attendees[0].getParameter('cn')) : null,
  };
}

const instantOf = (date: Date): string => date.toISOString().replace('.000', '');

// Check-in at 14:00 and check-out at 11:00 in India.
const arrivalOn = (date: string) => `${date}T08:30:00Z`;
const departureOn = (date: string) => `${date}T05:30:00Z`;

const addressOf = (property: unknown): string =>
  (typeof property === 'string' ? property : (property as { val: string }).val).toLowerCase();

/** Read with the library of Node.js programs. */
function readByNodeIcal(file: string): Entry {
  const parsed = nodeIcal.sync.parseICS(file);
  const events = Object.values(parsed).filter((part) => part?.type === 'VEVENT');
  const [event] = events;
  if (event?.type !== 'VEVENT' || events.length > 1) throw new Error(`${events.length} events`);
  const { attendee, organizer } = event as { attendee?: unknown; organizer?: unknown };
  const text = (value: unknown) => String(value);
  const attendees = Array.isArray(attendee) ? attendee : attendee === undefined ? [] : [attendee];
  return {
    method: String(event.method),
    uid: event.uid,
    sequence: Number(event.sequence),
    status: String(event.status),
    start: instantOf(event.start),
    end: instantOf(event.end ?? event.start),
    organizer: addressOf(organizer),
    transparency: text(event.transparency),
    url: addressOf(event.url),
    location: text(event.location),
    description: text(event.description),
    attendees: attendees.map(addressOf),
  };
}

/** What both libraries read; the lines follow RFC 5545, 3.1. */
function entryIn(file: string): Entry {
  for (const line of file.replace(/\r\n$/, '').split('\r\n')) {
    expect(line).not.toMatch(/[\r\n]/);
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  }
  const { attendeeName: _name, ...entry } = readByIcalJs(file);
  expect(readByNodeIcal(file)).toEqual(entry);
  return entry;
}

interface MailedFile {
  contentType: string;
  file: string;
}

/** The calendar files of the guest's mails, the oldest first. */
async function mailedTo(email: string): Promise<MailedFile[]> {
  await testServer.runJobs();
  return testServer.inbox
    .messages(email)
    .toReversed()
    .flatMap(({ attachments }) =>
      attachments.map(({ contentType, content }) => ({ contentType, file: content })),
    );
}

const pageFile = async (token: string) => (await staysOf(testServer, token)).calendarFile;

async function cancel(token: string, stays?: string[]): Promise<void> {
  const expectedRefund = await previewedRefund(testServer, token, stays);
  await cancelBooking(testServer, { token, stays, expectedRefund });
}

describe('the calendar file of a confirmed booking', () => {
  test('is an accepted invitation in the mail, and an entry without an attendee on the page', async () => {
    const email = testServer.freshEmail();
    const dates = { checkin: inDays(30), checkout: inDays(32) };
    const { held } = await confirmedBooking(testServer, { email, ...dates });
    const shared = {
      uid: `${held.booking.reference}@saffroncourt`,
      sequence: 0,
      status: 'CONFIRMED',
      start: arrivalOn(dates.checkin),
      end: departureOn(dates.checkout),
      organizer: HOTEL,
      // Read on the page without the booking's token: calendars are shared.
      transparency: 'TRANSPARENT',
      url: `${testServer.url}/booking`,
      location: `Saffron Court, ${ADDRESS}`,
      description: [
        `Reference ${held.booking.reference}. Check-in from 2:00 pm, check-out by 11:00 am.`,
        'Saffron Court',
        ADDRESS,
        'Phone: +91 294 555 0142',
      ].join('\n'),
    };
    const [mailed] = await mailedTo(email);
    expect(entryIn(mailed?.file ?? '')).toEqual({
      ...shared,
      method: 'REQUEST',
      attendees: [`mailto:${email}`],
    });
    expect(mailed?.contentType).toContain('text/calendar');
    expect(mailed?.file.replaceAll('\r\n ', '')).toMatch(/ATTENDEE;.*PARTSTAT=ACCEPTED;RSVP=FALSE/);
    expect(entryIn(await pageFile(held.token))).toEqual({ ...shared, method: 'PUBLISH', attendees: [] });
  });

  test('with several rooms is from the first arrival to the last departure, and names the rooms', async () => {
    const first = { checkin: inDays(40), checkout: inDays(42) };
    const second = { roomType: 'Double', guests: 2, checkin: inDays(41), checkout: inDays(44) };
    const { held } = await confirmedBooking(testServer, { ...first, furtherStays: [second] });
    const file = await pageFile(held.token);
    expect(entryIn(file)).toMatchObject({
      start: arrivalOn(first.checkin),
      end: departureOn(second.checkout),
    });
    expect(file.replaceAll('\r\n ', '')).toContain('Rooms: Single\\, Double.');
  });

  test.each([
    ['quotes and separators', 'Ana "Nina"; Müller, Jr.: A\\B'],
    ['many bytes', 'ಶ್ರೀನಿವಾಸ '.repeat(8).trim()],
    ['a line of a file', 'END:VEVENT'],
  ])('is read although the name has %s', async (_what, name) => {
    const email = testServer.freshEmail();
    await confirmedBooking(testServer, { email, name });
    const [mailed] = await mailedTo(email);
    expect(entryIn(mailed?.file ?? '').attendees).toEqual([`mailto:${email}`]);
    expect(readByIcalJs(mailed?.file ?? '').attendeeName).toBe(name.replace(/["\\]+/g, ' '));
  });
});

describe('the calendar file of a cancellation', () => {
  test('of all stays removes the entry, with the same UID and a higher sequence', async () => {
    const email = testServer.freshEmail();
    const { held } = await confirmedBooking(testServer, { email });
    await mailedTo(email);
    await cancel(held.token);
    const files = (await mailedTo(email)).map(({ file }) => entryIn(file));
    expect(files).toMatchObject([
      { method: 'REQUEST', sequence: 0 },
      {
        method: 'CANCEL',
        sequence: 1,
        status: 'CANCELLED',
        uid: files[0]?.uid,
        attendees: [`mailto:${email}`],
      },
    ]);
    expect(entryIn(await pageFile(held.token))).toMatchObject({ method: 'CANCEL', sequence: 1 });
  });

  test('of one of two rooms shortens the entry, and of the other one removes it', async () => {
    const email = testServer.freshEmail();
    const dates = { checkin: inDays(60), checkout: inDays(62) };
    const furtherStays = [{ roomType: 'Double', guests: 2, checkin: inDays(61), checkout: inDays(64) }];
    const { held } = await confirmedBooking(testServer, { email, ...dates, furtherStays });
    await mailedTo(email);
    const [first, second] = (await staysOf(testServer, held.token)).stays.map(({ id }) => id);
    await cancel(held.token, [String(second)]);
    await mailedTo(email);
    await cancel(held.token, [String(first)]);
    const files = (await mailedTo(email)).map(({ file }) => entryIn(file));
    expect(files).toMatchObject([
      { method: 'REQUEST', sequence: 0, start: arrivalOn(dates.checkin), end: departureOn(inDays(64)) },
      { method: 'REQUEST', sequence: 1, start: arrivalOn(dates.checkin), end: departureOn(dates.checkout) },
      { method: 'CANCEL', sequence: 2 },
    ]);
    expect(new Set(files.map(({ uid }) => uid)).size).toBe(1);
  });
});
