import type { HotelTime } from '../../../src/platform/time/clock';
import { addDays, dateInZone, startOfDay } from '../../../src/platform/time/dates';
import { bookingPage, inDays } from '../../testkit/bookings';
import { changeFirst, changePreview, staysWith } from '../../testkit/changes';
import { cancellationPreview } from '../../testkit/cancellations';
import { assertType, execute, gql } from '../../testkit/graphql';
import { confirmedBooking } from '../../testkit/late-money';
import { startTestServer, type TestServer } from '../../testkit/test-server';

let testServer: TestServer;
beforeAll(async () => {
  testServer = await startTestServer({ HOLDS_PER_EMAIL: '40' });
});
afterAll(() => testServer.stop());
beforeEach(async () => {
  testServer.razorpay.setMode({ reset: true, webhooks: 'off' });
  await moveHotelTo('Asia/Kolkata');
});
afterEach(async () => {
  await testServer.runJobs();
  expect(await testServer.breaches()).toEqual([]);
});

const ONE_NIGHT = 981_288;
const HOUR = 3_600_000;

async function moveHotelTo(zone: string): Promise<void> {
  await testServer.query('UPDATE property SET time_zone = $1', [zone]);
  await testServer.installation.services.property.reload();
}

/** The moment 48 hours before the day of check-in begins there. */
const deadlineIn = (checkin: string, zone: string): Date =>
  new Date(startOfDay(checkin, zone).getTime() - 48 * HOUR);

let next = 20;
/** A paid single room for two nights. */
async function paidStay() {
  next += 3;
  const [checkin, checkout] = [inDays(next), inDays(next + 2)];
  const { held } = await confirmedBooking(testServer, { checkin, checkout });
  return { checkin, token: held.token, reference: held.booking.reference };
}

const at = (deadline: Date, milliseconds: number): HotelTime => {
  const now = new Date(deadline.getTime() + milliseconds);
  return { now, today: dateInZone(now, 'Asia/Kolkata') };
};

/** What the hotel keeps of a booking that its guest cancels a second before and a second after that moment. */
async function chargesAround(reference: string, deadline: Date): Promise<number[]> {
  const { bookingRepository, cancellations } = testServer.installation.services;
  const booking = await bookingRepository.findByReference(reference);
  if (!booking) throw new Error(`There is no booking ${reference}.`);
  const wanted = { by: 'guest', kind: 'CANCELLATION', stayIds: null, setPaise: null } as const;
  const charges: number[] = [];
  for (const milliseconds of [-1_000, 0, 1_000]) {
    const previewed = await cancellations.preview(booking, wanted, at(deadline, milliseconds));
    if (previewed.kind !== 'Figures') throw new Error(previewed.kind);
    charges.push(previewed.figures.chargePaise);
  }
  return charges;
}

const storedDeadlines = (reference: string) =>
  testServer.query<{ deadlines: Date[] }>(
    `SELECT deadlines FROM stays WHERE booking_id = (SELECT id FROM bookings WHERE reference = $1)`,
    [reference],
  );

describe('the deadlines of a booking', () => {
  test('are stored as moments when it is made', async () => {
    const { checkin, reference } = await paidStay();
    expect(await storedDeadlines(reference)).toEqual([
      { deadlines: [deadlineIn(checkin, 'Asia/Kolkata'), startOfDay(checkin, 'Asia/Kolkata')] },
    ]);
  });

  test.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'America/New_York'])(
    'stay where they are when the hotel’s time zone becomes %s',
    async (zone) => {
      const { checkin, token, reference } = await paidStay();
      const deadline = deadlineIn(checkin, 'Asia/Kolkata');
      await moveHotelTo(zone);
      expect(await chargesAround(reference, deadline)).toEqual([0, 0, ONE_NIGHT]);
      const preview = await cancellationPreview(testServer, token);
      assertType(preview, 'CancellationPreview');
      expect(preview.validUntil).toBe(deadline.toISOString());
    },
  );

  test('stay where they are when the policy becomes stricter', async () => {
    const { checkin, reference } = await paidStay();
    const [before] = await testServer.query<{ cancellation: object }>('SELECT cancellation FROM policies');
    await testServer.query(
      `UPDATE policies SET cancellation = jsonb_set(cancellation, '{steps,0,untilHoursBefore}', '720')`,
    );
    expect(await chargesAround(reference, deadlineIn(checkin, 'Asia/Kolkata'))).toEqual([0, 0, ONE_NIGHT]);
    await testServer.query('UPDATE policies SET cancellation = $1', [before?.cancellation]);
  });

  test('stay where they are when only the day of leaving changes', async () => {
    const { checkin, token, reference } = await paidStay();
    const before = await storedDeadlines(reference);
    await moveHotelTo('America/New_York');
    const changed = await changeFirst(testServer, token, { checkout: addDays(checkin, 1) });
    expect(changed.__typename).toBe('BookingChanged');
    expect(await storedDeadlines(reference)).toEqual(before);
  });

  test('are those of the new zone when the day of check-in changes there, as the form said', async () => {
    const { checkin, token, reference } = await paidStay();
    await moveHotelTo('America/New_York');
    const later = addDays(checkin, 1);
    const preview = await changePreview(
      testServer,
      token,
      await staysWith(testServer, token, { checkin: later }),
    );
    assertType(preview, 'ChangePreview');
    const deadline = deadlineIn(later, 'America/New_York');
    expect(preview.freeUntil).toBe(deadline.toISOString());
    const changed = await changeFirst(testServer, token, { checkin: later });
    expect(changed.__typename).toBe('BookingChanged');
    expect(await storedDeadlines(reference)).toEqual([
      { deadlines: [deadline, startOfDay(later, 'America/New_York')] },
    ]);
    expect(await chargesAround(reference, deadline)).toEqual([0, 0, ONE_NIGHT]);
  });
});

const PROMISES = gql(`query PromisesOfStay($checkin: PlainDate!, $checkout: PlainDate!) {
  stayOptions(checkin: $checkin, checkout: $checkout, guests: 1) {
    __typename
    ... on StayOptions { options { roomType { name } plans { plan promise { freeUntil sentence } } } }
  }
}`);

const QUOTED_TERMS = gql(`query QuotedTerms($checkin: PlainDate!, $checkout: PlainDate!) {
  quote(roomType: "Single", checkin: $checkin, checkout: $checkout, guests: 1) {
    __typename
    ... on Quote { promise { freeUntil sentence } datedTerms }
  }
}`);

describe.each(['Asia/Kolkata', 'America/New_York', 'Pacific/Kiritimati'])('with the hotel in %s', (zone) => {
  const now = () => testServer.installation.services.clock.now();
  const dayOf = async (days: number) => addDays(dateInZone(await now(), zone), days);

  test.each([30, 3, 1, 0])(
    'a stay booked %i days ahead has one promise in results, in the form, on its page and in its mail',
    async (days) => {
      await moveHotelTo(zone);
      const [checkin, checkout] = [await dayOf(days), await dayOf(days + 2)];
      const found = await execute(testServer, PROMISES, { checkin, checkout });
      assertType(found.stayOptions, 'StayOptions');
      const single = found.stayOptions.options.find(({ roomType }) => roomType.name === 'Single');
      const promise = single?.plans.find(({ plan }) => plan === 'FLEXIBLE')?.promise;
      const isFree = deadlineIn(checkin, zone) > (await now());
      expect(promise?.freeUntil ?? null).toBe(isFree ? deadlineIn(checkin, zone).toISOString() : null);
      expect(promise?.sentence).toMatch(
        isFree ? /^Free cancellation until \w{3} \d/ : /^No longer free: the first night, /,
      );
      const { quote } = await execute(testServer, QUOTED_TERMS, { checkin, checkout });
      assertType(quote, 'Quote');
      expect(quote.promise).toEqual(promise);
      expect(quote.datedTerms).toContain(promise?.sentence);
      expect(quote.datedTerms).not.toContain('hours before');
      const email = testServer.freshEmail();
      const { held } = await confirmedBooking(testServer, { checkin, checkout, email });
      await testServer.runJobs();
      const page = await bookingPage(testServer, held.token);
      expect(page.cancellationTerms).toContain(promise?.sentence);
      const mail = testServer.inbox
        .messages(email)
        .find(({ subject }) => subject?.startsWith('Booking confirmed'));
      expect(mail?.text?.replaceAll('\n', ' ')).toContain(promise?.sentence);
      if (isFree)
        expect(await chargesAround(held.booking.reference, deadlineIn(checkin, zone))).toEqual([
          0,
          0,
          ONE_NIGHT,
        ]);
    },
  );
});

test.each([
  ['Asia/Kolkata', '2027-03-10'],
  // Clocks jump over 00:00: the day begins at 01:00.
  ['Asia/Beirut', '2027-03-28'],
  ['Africa/Cairo', '2027-04-30'],
  ['America/Santiago', '2027-09-05'],
  // Clocks show 00:00 twice: the day begins with the first.
  ['America/Havana', '2027-11-07'],
  ['Atlantic/Azores', '2027-10-31'],
  // The day before has 23 or 25 hours.
  ['Europe/Berlin', '2027-03-29'],
  ['America/New_York', '2027-11-08'],
])('in %s, the database and the server begin the day %s at one moment', async (zone, day) => {
  const [row] = await testServer.query<{ moment: Date }>('SELECT first_moment_of($1, $2) AS moment', [
    day,
    zone,
  ]);
  expect(row?.moment).toEqual(startOfDay(day, zone));
});
