import { Client } from 'pg';
import { SAFFRON_COURT } from '../../../seeds/property';
import { migrate } from '../../../src/migrate';
import { dateInZone } from '../../../src/platform/time/dates';
import {
  bookingForm,
  bookingPage,
  confirmPayment,
  createBooking,
  hold,
  inDays,
} from '../../testkit/bookings';
import { execute, gql } from '../../testkit/graphql';
import { SEEN_WITHIN_MILLISECONDS } from '../../testkit/proof-size';
import { startServer, type ServerProcess } from '../../testkit/server-process';
import { createTestDatabase } from '../../testkit/test-database';
import { startTestServer, type TestServer } from '../../testkit/test-server';
import { waitFor } from '../../testkit/wait-for';

const PROPERTY = gql(`query PropertyOfOwner {
  property { name town address phone email timeZone today maximumNights checkinTime checkoutTime cancellationTerms }
}`);

let testServer: TestServer;
let second: ServerProcess;
beforeAll(async () => {
  testServer = await startTestServer();
  second = await startServer(testServer);
});
afterAll(async () => {
  await second.end('SIGTERM');
  await testServer.stop();
});

const propertyAt = async (server: { url: string }) => (await execute(server, PROPERTY)).property;

type Shown = Awaited<ReturnType<typeof propertyAt>>;

async function untilShown(what: string, isShown: (property: Shown) => boolean): Promise<void> {
  const servers = [testServer, second];
  await waitFor(
    `both servers show ${what}`,
    async () => (await Promise.all(servers.map(propertyAt))).every(isShown),
    SEEN_WITHIN_MILLISECONDS,
  );
}

async function pay(orderId: string): Promise<void> {
  const { checkout } = await testServer.razorpay.pay(orderId, { outcome: 'capture' });
  await confirmPayment(testServer, checkout);
}

describe('given a new installation', () => {
  test('it is the sample hotel', async () => {
    const { name, town, address, phone, timeZone, maximumNights } = SAFFRON_COURT;
    expect(await propertyAt(testServer)).toMatchObject({
      name,
      town,
      address,
      phone,
      timeZone,
      maximumNights,
    });
  });

  test('guests are told to write to the mailbox that gets the hotel’s mails', async () => {
    expect((await propertyAt(testServer)).email).toBe(testServer.settings.HOTEL_EMAIL);
  });
});

describe('given the owner changes the hotel', () => {
  beforeAll(async () => {
    await Promise.all([propertyAt(testServer), propertyAt(second)]);
    await testServer.query(
      `UPDATE property SET name = 'The Old Mill', street = 'Mill Lane', town = 'Kochi', phone = '+91 484 555 0199',
         email = 'stay@mill.example', checkin_from = '15:30', checkout_by = '10:00', maximum_nights = 7,
         booking_window_months = 6, reference_prefix = 'OM'`,
    );
    await untilShown('the new name', ({ name }) => name === 'The Old Mill');
  });

  test('every server shows it within two seconds, without a restart', async () => {
    expect(await propertyAt(second)).toMatchObject({
      name: 'The Old Mill',
      town: 'Kochi',
      address: 'Mill Lane, Kochi, Rajasthan 313001, India',
      phone: '+91 484 555 0199',
      email: 'stay@mill.example',
      maximumNights: 7,
      checkinTime: 'from 3:30 pm',
      checkoutTime: 'by 10:00 am',
    });
  });

  test('a longer stay and a later check-in are refused with the new limits', async () => {
    const faultsOf = async (checkin: number, checkout: number) => {
      const stay = { checkin: inDays(checkin), checkout: inDays(checkout) };
      const result = await createBooking(testServer, stay);
      return result.__typename === 'InvalidInput' ? result.faults.map(({ message }) => message) : result;
    };
    expect(await faultsOf(10, 18)).toEqual(['A stay can be at most 7 nights. Call us for longer stays.']);
    expect(await faultsOf(300, 302)).toEqual([expect.stringMatching(/6 months ahead\.$/)]);
  });

  test('a new booking has the new prefix, and its mail and its calendar file the new name', async () => {
    const form = bookingForm(testServer);
    const { booking, checkout, token } = await hold(testServer, form);
    expect(booking.reference).toMatch(/^OM-/);
    await pay(checkout.orderId);
    // The other server may run the job.
    await waitFor('the mail has come', () => testServer.inbox.messages(form.email).length > 0);
    const [mail] = testServer.inbox.messages(form.email);
    expect(mail?.text).toContain('The Old Mill\nMill Lane, Kochi');
    expect(mail?.text).not.toContain(SAFFRON_COURT.name);
    expect((await bookingPage(testServer, token)).calendarFile).toContain('SUMMARY:Stay at The Old Mill');
  });

  test('it has the date of the new time zone', async () => {
    const farAway = ['Pacific/Kiritimati', 'Pacific/Pago_Pago'];
    for (const zone of farAway) {
      await testServer.query('UPDATE property SET time_zone = $1', [zone]);
      await untilShown(zone, ({ timeZone }) => timeZone === zone);
      expect((await propertyAt(second)).today).toBe(dateInZone(new Date(), zone));
    }
    await testServer.query("UPDATE property SET time_zone = 'Asia/Kolkata'");
    await untilShown('the hotel’s zone again', ({ timeZone }) => timeZone === 'Asia/Kolkata');
  });

  test.each([
    ['a zone that does not exist', "time_zone = 'Asia/Atlantis'"],
    ['an impossible time of day', "checkin_from = '25:00'"],
    ['a stay of no nights', 'maximum_nights = 0'],
    ['a second row', null],
  ])('%s is refused', async (_what, change) => {
    const statement = change
      ? `UPDATE property SET ${change}`
      : 'INSERT INTO property SELECT (jsonb_populate_record(property, \'{"singleton": false}\')).* FROM property';
    await expect(testServer.query(statement)).rejects.toThrow();
  });
});

describe('given a new exchange rate and a new tax', () => {
  const QUOTE = gql(`query QuoteAtRate($checkin: PlainDate!, $checkout: PlainDate!) {
    quote(roomType: Single, checkin: $checkin, checkout: $checkout) {
      ... on Quote { paisePerDollar total { amount } taxes { label } }
    }
  }`);
  const quote = async (server: { url: string }, nights: { checkin: string; checkout: string }) => {
    const result = (await execute(server, QUOTE, nights)).quote;
    if (!('paisePerDollar' in result)) throw new Error('No quote');
    const { paisePerDollar, total, taxes } = result;
    return { paisePerDollar, total: total.amount, taxes: taxes.map(({ label }) => label) };
  };
  const soon = { checkin: inDays(5), checkout: inDays(6) };
  const later = { checkin: inDays(20), checkout: inDays(21) };
  const BEFORE = { paisePerDollar: 8_400, total: 981_288, taxes: ['CGST 9%', 'SGST 9%'] };

  test('quotes use today’s rate, not tomorrow’s', async () => {
    const insert = 'INSERT INTO exchange_rates (valid_from, paise_per_unit) VALUES ($1, $2)';
    await testServer.query(insert, [inDays(2), 9_900]);
    expect(await quote(second, soon)).toEqual(BEFORE);
    await testServer.query(insert, [inDays(0), 8_500]);
    await waitFor(
      'both servers quote with the new rate',
      async () =>
        (await Promise.all([testServer, second].map((server) => quote(server, soon)))).every(
          ({ paisePerDollar, total }) => paisePerDollar === 8_500 && total === 992_970,
        ),
      SEEN_WITHIN_MILLISECONDS,
    );
    await testServer.query("DELETE FROM exchange_rates WHERE valid_from > '2000-01-01'");
    await waitFor('the old rate is back', async () => (await quote(second, soon)).paisePerDollar === 8_400);
  });

  test('each night has the tax of its date', async () => {
    await testServer.query(
      `INSERT INTO tax_periods (valid_from, slabs, source)
       VALUES ($1, '[{"upToPaise": null, "percent": 12}]', 'a notification of this test')`,
      [inDays(10)],
    );
    await waitFor('the new tax is used', async () => (await quote(second, later)).taxes[0] === 'CGST 6%');
    expect(await quote(second, later)).toMatchObject({ total: 931_392, taxes: ['CGST 6%', 'SGST 6%'] });
    expect(await quote(second, soon)).toEqual(BEFORE);
  });
});

test('given the row is missing, then a running server continues; another server does not start and names the command', async () => {
  const rows = await testServer.query<{ kept: string }>(
    'SELECT to_jsonb(property)::text AS kept FROM property',
  );
  await testServer.query('DELETE FROM property');
  expect((await propertyAt(testServer)).name).toBe('The Old Mill');
  await expect(startServer(testServer)).rejects.toThrow(
    /does not say which hotel this is: run node graphql-server\/dist\/src\/migrate\.js first/,
  );
  await testServer.query(
    'INSERT INTO property SELECT * FROM jsonb_populate_record(NULL::property, $1::jsonb)',
    [rows[0]?.kept],
  );
  expect(await testServer.query('SELECT name FROM property')).toEqual([{ name: 'The Old Mill' }]);
});

describe('given an installation of the previous version, which had the hotel in its code', () => {
  const EMPTIED = 'DELETE FROM property; DELETE FROM exchange_rates; DELETE FROM tax_periods';

  test('when it is migrated, then it gets the values of that version and the exchange rate of its settings, once', async () => {
    const { url, drop } = await createTestDatabase();
    const client = new Client({ connectionString: url });
    const settings = { DATABASE_URL: url, DATABASE_POOL: 2 };
    try {
      await migrate({ ...settings, hasSampleContent: true });
      await client.connect();
      await client.query(EMPTIED);
      await migrate({ ...settings, PAISE_PER_DOLLAR: 8_333 });
      const { rows } = await client.query(
        `SELECT name, phone, time_zone, (SELECT paise_per_unit FROM exchange_rates) AS paise,
           (SELECT count(*)::int FROM tax_periods) AS periods FROM property`,
      );
      const { name, phone, timeZone } = SAFFRON_COURT;
      expect(rows).toEqual([{ name, phone, time_zone: timeZone, paise: 8_333, periods: 2 }]);
      await client.query("UPDATE property SET name = 'Changed'");
      await migrate({ ...settings, PAISE_PER_DOLLAR: 9_000 });
      const { rows: again } = await client.query(
        'SELECT name, (SELECT paise_per_unit FROM exchange_rates) AS paise FROM property',
      );
      expect(again).toEqual([{ name: 'Changed', paise: 8_333 }]);
    } finally {
      await client.end();
      await drop();
    }
  });
});
