import { randomUUID } from 'node:crypto';
import { Cancellations1763990000000 } from '../../migrations/1763990000000-cancellations';
import { CANCELLATION_INVARIANTS } from '../../src/operations/invariants/cancellation.invariants';
import { guestActor } from '../../src/platform/states/actor';
import { freshKey } from '../testkit/cancellations';
import { startTestServer, type TestServer } from '../testkit/test-server';
import { EarlierInstallation, earlierBooking, type EarlierBooking } from './earlier-installation';

const ONE_NIGHT = 981_288;
const TWO_NIGHTS = 1_962_576;

let installation: EarlierInstallation;
beforeEach(async () => {
  installation = await EarlierInstallation.start();
});
afterEach(() => installation.stop());

/** A paid booking of a version without stays. */
async function bookedLongBefore(booking: Partial<EarlierBooking> = {}): Promise<string> {
  const made = earlierBooking(booking);
  await installation.bookAsBefore(made);
  await installation.server.query(
    `INSERT INTO payments (id, gateway_payment_id, gateway_order_id, status, amount_paise, currency)
     VALUES ($1, $2, $3, 'CAPTURED', $4, 'INR')`,
    [randomUUID(), `pay_${made.reference}`, made.gateway_order_id, made.total_paise],
  );
  return made.id;
}

/** A paid booking of the version before cancellations. */
async function bookedBefore(): Promise<string> {
  const id = await installation.bookAsNow(1);
  await installation.orderAsNow(id);
  await installation.payAsNow(id);
  return id;
}

/** A guest cancels at noon of that day at the hotel. Returns what the hotel keeps and what is refunded, in paise. */
async function cancel({ installation: { services } }: TestServer, id: string, today: string) {
  const booking = await services.bookingRepository.findById(id);
  if (!booking) throw new Error(`Booking ${id} is lost.`);
  const time = { now: new Date(`${today}T06:30:00Z`), today };
  const wanted = { by: 'guest', kind: 'CANCELLATION', stayIds: null, setPaise: null } as const;
  const previewed = await services.cancellations.preview(booking, wanted, time);
  if (previewed.kind !== 'Figures') throw new Error(previewed.kind);
  const { chargePaise: charge, refundPaise: refund } = previewed.figures;
  const form = { idempotencyKey: freshKey(), expectedRefund: refund, reason: null, actor: guestActor(null) };
  const outcome = await services.cancellations.cancel(id, { ...wanted, ...form }, time);
  expect(outcome).toMatchObject({ kind: 'BookingCancelled', booking: { status: 'CANCELLED' } });
  return { charge, refund };
}

/** The booking's rows afterwards. */
const rowsOf = (id: string) =>
  installation.rows(
    `SELECT booking.status, stay.status AS stay, stay.kept_paise::int AS kept,
       (SELECT count(*)::int FROM room_nights WHERE stay_id = stay.id) AS nights,
       (SELECT sum(value_paise + cgst_paise + sgst_paise)::int FROM folio_lines WHERE booking_id = booking.id) AS charged,
       (SELECT sum(refund.amount_paise)::int FROM refunds refund JOIN payments payment ON payment.id = refund.payment_id
        WHERE payment.booking_id = booking.id) AS refunded
     FROM bookings booking JOIN stays stay ON stay.booking_id = booking.id WHERE booking.id = $1`,
    [id],
  );

async function breachesOfCancellations(testServer: TestServer) {
  const names = new Set(CANCELLATION_INVARIANTS.map(({ name }) => name));
  return (await testServer.breaches()).filter(({ invariant }) => names.has(invariant));
}

describe.each([
  ['while servers of the version before still run', false],
  ['after the finish', true],
])('bookings of earlier versions, %s', (_when, finishes) => {
  test('are cancelled in time, late, and with a price without single nights', async () => {
    const inTime = await bookedLongBefore();
    // Its nights do not divide the charge, so its folio has one line.
    const legacy = await bookedLongBefore({
      room_id: 2,
      total_paise: TWO_NIGHTS + 23,
    });
    await installation.upgradeBefore(Cancellations1763990000000);
    const late = await bookedBefore();
    await installation.upgrade();
    if (finishes) await installation.upgrade({ finishes });
    const testServer = await startTestServer({}, { database: installation });
    try {
      expect(await cancel(testServer, inTime, '2026-11-20')).toEqual({ charge: 0, refund: TWO_NIGHTS });
      expect(await cancel(testServer, late, '2026-12-09')).toEqual({ charge: ONE_NIGHT, refund: ONE_NIGHT });
      // Half of ₹19,625.99: the first night gets the smaller half.
      const half = Math.floor((TWO_NIGHTS + 23) / 2);
      const kept = await cancel(testServer, legacy, '2026-11-30');
      expect(kept.charge + kept.refund).toBe(TWO_NIGHTS + 23);
      expect(Math.abs(kept.charge - half)).toBeLessThanOrEqual(1);
      const ended = { status: 'CANCELLED', stay: 'CANCELLED', nights: 0 };
      const lateRow = { ...ended, kept: ONE_NIGHT, charged: ONE_NIGHT, refunded: ONE_NIGHT };
      expect(await rowsOf(inTime)).toEqual([{ ...ended, kept: 0, charged: 0, refunded: TWO_NIGHTS }]);
      expect(await rowsOf(late)).toEqual([lateRow]);
      expect(await rowsOf(legacy)).toEqual([
        { ...ended, kept: kept.charge, charged: kept.charge, refunded: kept.refund },
      ]);
      expect(await breachesOfCancellations(testServer)).toEqual([]);
    } finally {
      await testServer.stop();
    }
  });
});
