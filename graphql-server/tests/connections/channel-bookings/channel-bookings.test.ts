import { inDays } from '../../testkit/bookings';
import {
  CHANNEX_KEY,
  channexRoom,
  sellAtPortal,
  startChannexFeed,
  type LocalChannexFeed,
} from '../../testkit/channex';
import { bookedAtDesk, deskStay } from '../../testkit/desk-bookings';
import type { RequestOptions } from '../../testkit/graphql';
import { openIdentity, OWNER } from '../../testkit/identity';
import { portalSteps } from '../../testkit/portals';
import { startTestServer, type TestServer } from '../../testkit/test-server';

let channex: LocalChannexFeed;
let testServer: TestServer;
let owner: RequestOptions;
beforeAll(async () => {
  channex = await startChannexFeed();
  testServer = await startTestServer({ CHANNEX_API_URL: channex.url, CHANNEX_API_KEY: CHANNEX_KEY });
  const { token } = await (await openIdentity()).signIn({ email: OWNER.email, emailVerified: true });
  owner = { token };
});
afterAll(async () => {
  await testServer.stop();
  await channex.stop();
});
afterEach(async () => {
  channex.bookings.reset();
  await testServer.shiftClock('0 seconds');
  expect(await testServer.breaches()).toEqual([]);
});

const read = () => testServer.installation.services.revisionReader.run();

interface BookingRow {
  reference: string;
  status: string;
  channel: string;
  name: string;
  email: string | null;
  collector: string;
  commission: number | null;
  charged: number;
  collected: number;
  stays: {
    type: string;
    status: string;
    checkin: string;
    checkout: string;
    guests: number;
    nights: number;
    isUnplaced: boolean;
  }[];
}

/** What the house has for the number at the portal. */
async function bookingOf(number: string): Promise<BookingRow | undefined> {
  const rows = await testServer.query<BookingRow>(
    `SELECT booking.reference, booking.status, booking.channel, booking.name, booking.email, sold.collector,
      sold.commission_paise::int AS commission,
      (SELECT sum(value_paise + cgst_paise + sgst_paise)::int FROM folio_lines line WHERE line.booking_id = booking.id) AS charged,
      COALESCE((SELECT sum(payment.amount_paise - COALESCE((SELECT sum(refund.amount_paise) FROM refunds refund
        WHERE refund.payment_id = payment.id), 0)) FROM payments payment
        WHERE payment.booking_id = booking.id AND payment.source = 'PORTAL'), 0)::int AS collected,
      (SELECT json_agg(json_build_object('type', type.code, 'status', stay.status, 'checkin', stay.checkin,
        'checkout', stay.checkout, 'guests', stay.guests, 'isUnplaced', stay.unplaced_since IS NOT NULL,
        'nights', (SELECT count(*) FROM room_nights taken WHERE taken.stay_id = stay.id)) ORDER BY stay.position)
        FROM stays stay JOIN room_types type ON type.id = stay.room_type_id WHERE stay.booking_id = booking.id) AS stays
     FROM portal_bookings sold JOIN bookings booking ON booking.id = sold.booking_id WHERE sold.number = $1`,
    [number],
  );
  expect(rows.length).toBeLessThanOrEqual(1);
  return rows[0];
}

const tasksOf = async (kind: string) =>
  testServer.query<{ subject: string; parameters: Record<string, string> }>(
    'SELECT subject, parameters FROM tasks WHERE kind = $1 AND done_at IS NULL ORDER BY created_at',
    [kind],
  );

const keptOf = async (id: string) =>
  (
    await testServer.query<{
      state: string;
      problem: string | null;
      isSealed: boolean;
      isAcknowledged: boolean;
    }>(
      `SELECT state, problem, sealed IS NOT NULL AS "isSealed", acknowledged_at IS NOT NULL AS "isAcknowledged"
       FROM channel_revisions WHERE id = $1`,
      [id],
    )
  )[0];

let day = 30;

/** The first of some days that no other test sells. */
const freshDays = (count = 3): number => (day += count) - count;

describe('a new booking of a portal', () => {
  test('is booked at the portal’s prices with its guest, paid at the portal, and acknowledged', async () => {
    const from = freshDays();
    const room = channexRoom({ from, nights: 2, occupancy: { adults: 1, children: 0, infants: 0 } });
    const revision = sellAtPortal(
      channex,
      [{ ...room, days: { [inDays(from)]: '7000.00', [inDays(from + 1)]: '9440.00' } }],
      {
        payment_collect: 'ota',
        ota_commission: '1500.00',
        customer: { name: 'Asha', surname: 'Rao', mail: 'asha@relay.example', phone: '+91 98200 11223' },
        guarantee: {
          card_number: '411111******1111',
          card_type: 'VI',
          cardholder_name: 'A',
          expiration_date: '01/2030',
        },
      },
    );
    await read();
    expect(await bookingOf(revision.ota_reservation_code)).toMatchObject({
      ...{ status: 'CONFIRMED', channel: 'PORTAL', name: 'Asha Rao', email: 'asha@relay.example' },
      ...{ collector: 'PORTAL', commission: 150_000, charged: 1_644_000, collected: 1_644_000 },
      stays: [{ type: 'Single', status: 'EXPECTED', nights: 2, isUnplaced: false }],
    });
    expect(await keptOf(revision.id)).toEqual({
      ...{ state: 'APPLIED', problem: null, isSealed: false, isAcknowledged: true },
    });
    expect(channex.bookings.acknowledgements).toContain(revision.id);
  });
});
