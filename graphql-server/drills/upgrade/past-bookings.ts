import { randomUUID } from 'node:crypto';
import { option } from '../bench/setup/table';
import { KeyedSecrets, hashOfToken, makeReference } from '../../src/platform/secrets/keyed-secrets';
import type { MadeBooking, BookingKind } from './fill';
import type { Surroundings } from './surroundings';

// The number of copies of a few bookings that the earlier version made.
const PAST_BOOKINGS = option('REHEARSAL_BOOKINGS', 5_000);

// The kinds of past bookings. Each is a tenth of them.
const PAST: readonly BookingKind[] = [
  'paid and came back',
  'paid and closed the page',
  'paid and came back',
  'authorised and captured',
  'paid and came back',
  'paid late and confirmed',
  'paid and came back',
  'paid too late and refunded',
  'lapsed unpaid',
  'lapsed unpaid',
];

const NIGHTS = 2;
const FIRST_DAY_AGO = 4;
// Holds that lapsed 90 days ago are deleted each night. These must stay, whichever version deletes first.
const LAPSED_AT_MOST_DAYS_AGO = 80;
// Every tenth booking costs some paise more than its nights, as if an older version had counted differently.
const MORE = '(CASE WHEN copy.number % 10 = 0 THEN copy.number ELSE 0 END)';
// Each was booked three days before its stay.
const EARLIER = 'make_interval(days => copy.days_ago + 3)';

export interface PastBooking {
  id: string;
  reference: string;
  token: string;
}

interface Copy extends PastBooking {
  template_id: string;
  token_hash: string;
  number: number;
  days_ago: number;
  room: number;
}

// Each copy has all columns of its template, whatever columns the earlier version has. Some values differ.
const COPIES = `WITH copy AS (
  SELECT * FROM jsonb_to_recordset($1)
    AS copy(template_id uuid, id uuid, reference text, token_hash text, number integer, days_ago integer, room integer)
)`;
const COPY_BOOKINGS = `${COPIES}
  INSERT INTO bookings SELECT row.* FROM copy
  JOIN bookings template ON template.id = copy.template_id
  LEFT JOIN rooms ON rooms.id = copy.room AND template.room_id IS NOT NULL
  CROSS JOIN LATERAL jsonb_populate_record(template, jsonb_build_object(
    'id', copy.id, 'reference', copy.reference, 'token_hash', copy.token_hash,
    'gateway_order_id', 'order_past' || copy.number, 'idempotency_key', 'past-booking-' || copy.number,
    'email', 'past' || copy.number || '@example.com', 'email_key', 'past' || copy.number || '@example.com',
    'checkin', CURRENT_DATE - copy.days_ago, 'checkout', CURRENT_DATE - copy.days_ago + ${NIGHTS},
    'room_id', rooms.id, 'room_type', COALESCE(rooms.room_type, template.room_type),
    'quote', template.quote || jsonb_build_object('roomType', COALESCE(rooms.room_type, template.room_type),
      'checkin', CURRENT_DATE - copy.days_ago, 'checkout', CURRENT_DATE - copy.days_ago + ${NIGHTS},
      'total', template.total_paise + ${MORE}),
    'total_paise', template.total_paise + ${MORE},
    'hold_expires_at', template.hold_expires_at - ${EARLIER}, 'expired_at', template.expired_at - ${EARLIER},
    'confirmed_at', template.confirmed_at - ${EARLIER}, 'created_at', template.created_at - ${EARLIER})) AS row`;
const TAKE_NIGHTS = `${COPIES}
  INSERT INTO room_nights (room_id, night, booking_id)
  SELECT booking.room_id, night::date, booking.id FROM copy JOIN bookings booking ON booking.id = copy.id,
    generate_series(booking.checkin, booking.checkout - 1, interval '1 day') AS night
  WHERE booking.room_id IS NOT NULL`;
const COPY_PAYMENTS = `${COPIES}
  INSERT INTO payments SELECT row.* FROM copy
  JOIN bookings template ON template.id = copy.template_id
  JOIN payments payment ON payment.gateway_order_id = template.gateway_order_id
  CROSS JOIN LATERAL jsonb_populate_record(payment, jsonb_build_object(
    'id', md5(copy.id || 'payment')::uuid, 'gateway_payment_id', 'pay_past' || copy.number,
    'gateway_order_id', 'order_past' || copy.number, 'amount_paise', payment.amount_paise + ${MORE},
    'captured_at', payment.captured_at - ${EARLIER}, 'created_at', payment.created_at - ${EARLIER})) AS row`;
const COPY_REFUNDS = `${COPIES}
  INSERT INTO refunds SELECT row.* FROM copy
  JOIN bookings template ON template.id = copy.template_id
  JOIN payments payment ON payment.gateway_order_id = template.gateway_order_id
  JOIN refunds refund ON refund.payment_id = payment.id
  CROSS JOIN LATERAL jsonb_populate_record(refund, jsonb_build_object(
    'id', md5(copy.id || 'refund')::uuid, 'payment_id', md5(copy.id || 'payment')::uuid,
    'amount_paise', refund.amount_paise + ${MORE}, 'idempotency_key', 'past-refund-' || copy.number,
    'gateway_refund_id', 'rfnd_past' || copy.number,
    'created_at', refund.created_at - ${EARLIER})) AS row`;
// In the order in which they were made, because the last one is the present state.
const COPY_TRANSITIONS = `${COPIES}
  INSERT INTO transitions SELECT row.* FROM (
    SELECT copy.id, copy.days_ago, transition FROM copy
    JOIN transitions transition ON transition.machine = 'booking' AND transition.subject_id = copy.template_id
    ORDER BY transition.id, copy.number) AS copy
  CROSS JOIN LATERAL jsonb_populate_record(transition, jsonb_build_object(
    'id', nextval(pg_get_serial_sequence('transitions', 'id')), 'subject_id', copy.id,
    'at', (transition).at - ${EARLIER})) AS row`;

/** Derives the tokens from the secret (decision 3). Fails when the earlier version derived them differently. */
function tokensOf(secret: string, made: readonly MadeBooking[]): (id: string) => string {
  const secrets = new KeyedSecrets(secret);
  const tokenOf = (id: string) => secrets.token('booking page', id);
  if (!made.every(({ id, token }) => tokenOf(id) === token))
    throw new Error('The earlier version derives the tokens of bookings in another way.');
  return tokenOf;
}

/** How many days ago the stay of the copy was. A lapsed hold has no room, so it may share its days with others. */
function daysAgo(days: number, number: number): number {
  const hasLapsed = PAST[number % PAST.length] === 'lapsed unpaid';
  return hasLapsed ? Math.min(days, LAPSED_AT_MOST_DAYS_AGO) : days;
}

/** Stays of the past year, each in a room of its own for its nights. */
export async function addPastBookings(
  { query, environment }: Surroundings,
  made: readonly MadeBooking[],
): Promise<PastBooking[]> {
  const tokenOf = tokensOf(environment['APP_SECRET'] ?? '', made);
  const rooms = await query<{ id: number }>('SELECT id FROM rooms ORDER BY id');
  const templates = PAST.map((kind) => made.find((booking) => booking.kind === kind)?.id ?? '');
  const copies = Array.from({ length: PAST_BOOKINGS }, (_, number): Copy => {
    const id = randomUUID();
    const token = tokenOf(id);
    return {
      id,
      number,
      token,
      token_hash: hashOfToken(token),
      reference: makeReference('SC'),
      template_id: templates[number % templates.length] ?? '',
      days_ago: daysAgo(FIRST_DAY_AGO + NIGHTS * Math.floor(number / rooms.length), number),
      room: rooms[number % rooms.length]?.id ?? 0,
    };
  });
  const values = [JSON.stringify(copies.map(({ token: _token, ...row }) => row))];
  const statements = [COPY_BOOKINGS, TAKE_NIGHTS, COPY_PAYMENTS, COPY_REFUNDS, COPY_TRANSITIONS];
  for (const statement of statements) await query(statement, values);
  await query('ANALYZE');
  return copies.map(({ id, reference, token }) => ({ id, reference, token }));
}
