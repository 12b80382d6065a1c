import { In, type DataSource, type EntityManager } from 'typeorm';
import { findRecord, findRecordWith, updateRecord } from '../../platform/database/plain-statements';
import { hashOfToken } from '../../platform/secrets/keyed-secrets';
import type { SolvedChallenge } from '../../platform/secrets/proof-of-work';
import { mailboxKey } from '../../platform/text/mailbox-key';
import { insertWithHistory, type Cause } from '../../platform/states/transition';
import { foldText } from '../../platform/text/search-pattern';
import { emailKey } from '../../platform/text/text-rules';
import type { CountryCode } from 'libphonenumber-js/min';
import { phoneKey } from './phone-key';
import { Booking } from './booking.entity';
import type { BookingRecord } from './booking-record';
import { bookingStates } from './booking.states';
import { UNREACHABLE_GRACE_MINUTES } from './checkout-durations.policy';

/** A hold of a booking or of a change, whose time is over. */
export interface LapsedHold {
  id: string;
  reference: string;
  /** The gateway's id of the order; null when no order was made. */
  orderId: string | null;
  /** True when the hold has waited long enough for a gateway that does not respond. */
  beyondGrace: boolean;
}

/** Bookings that were paid and cancelled within 30 days. */
export interface PaidAndCancelled {
  /** 'mailbox', 'caller', or the hash of a card or account. */
  by: string;
  bookings: number;
  ofLastDay: number;
  /** What was ordered for them, in paise. */
  orderedPaise: number;
}

/** A column that open holds are counted by. */
export type HoldColumn = 'mailbox_key' | 'caller_hash' | 'caller_site_hash' | 'caller_block_hash';

const LAPSED_HOLDS = `
  SELECT booking.id, booking.reference, orders.gateway_id AS "orderId",
    booking.hold_expires_at < (SELECT hotel_now()) - make_interval(mins => $1) AS "beyondGrace"
  FROM bookings booking LEFT JOIN orders ON orders.booking_id = booking.id AND orders.kind = 'FIRST_PAYMENT'
  WHERE booking.status = 'HELD' AND booking.hold_expires_at <= (SELECT hotel_now())
  ORDER BY booking.hold_expires_at LIMIT 1000`;

const BOOKED_AGAIN = `
  SELECT 1 FROM bookings other JOIN bookings replaced ON replaced.replaced_by = other.id
  WHERE replaced.id = $2 AND other.status IN ('HELD', 'CONFIRMED')
  UNION ALL
  SELECT 1 FROM bookings booking WHERE email_key = $1 AND id <> $2 AND created_at > $3
    AND (status = 'CONFIRMED' OR status = 'HELD' AND (caller_hash = $4 OR guest_uid = $5))
    AND EXISTS (
      SELECT 1 FROM stays other JOIN stays stay ON other.checkin < stay.checkout AND other.checkout > stay.checkin
      WHERE other.booking_id = booking.id AND stay.booking_id = $2) LIMIT 1`;

/** What belongs to a booking, as columns of a statement that selects from bookings. */
const DETAILS = [
  `(SELECT json_agg(json_build_object('id', stay.id, 'roomType', type.code, 'roomTitle', type.name, 'roomId', stay.room_id,
        'checkin', stay.checkin, 'checkout', stay.checkout, 'guests', stay.guests, 'children', stay.child_ages, 'guestName', stay.guest_name,
        'plan', plan.code, 'planName', plan.name, 'policy', stay.policy, 'deadlines', stay.deadlines, 'includedExtras', stay.included_extras,
        'status', stay.status, 'keptPaise', stay.kept_paise, 'roomIds', stay.promised_room_ids,
        'passedSteps', stay.passed_steps, 'leastChargePaise', stay.least_charge_paise)
        ORDER BY stay.position)
      FROM stays stay JOIN room_types type ON type.id = stay.room_type_id
        JOIN rate_plans plan ON plan.id = stay.rate_plan_id WHERE stay.booking_id = bookings.id) AS stays`,
  `(SELECT json_agg(json_build_object('id', line.id, 'changeId', line.change_id, 'stayId', line.stay_id, 'kind', line.kind, 'night', line.night,
        'rateSource', line.rate_source, 'rateCents', line.rate_cents, 'valuePaise', line.value_paise,
        'discountPaise', line.discount_paise, 'taxPercent', line.tax_percent, 'cgstPaise', line.cgst_paise,
        'sgstPaise', line.sgst_paise, 'sac', line.sac, 'supplement', line.supplement, 'extra', line.extra, 'posted', line.posted, 'reverses', line.reverses,
        'folioId', line.folio_id, 'splitOf', line.split_of, 'isFurtherPart', line.is_further_part,
        'writtenOn', (line.created_at AT TIME ZONE (SELECT time_zone FROM property))::date) ORDER BY line.id)
      FROM folio_lines line WHERE line.booking_id = bookings.id) AS lines`,
  `(SELECT json_agg(json_build_object('id', orders.id, 'kind', orders.kind, 'gatewayId', orders.gateway_id,
        'amountPaise', orders.amount_paise) ORDER BY orders.created_at, orders.id)
      FROM orders WHERE orders.booking_id = bookings.id) AS orders`,
  `(SELECT json_build_object('promotion', used.promotion, 'savedPaise', used.saved_paise)
      FROM booking_promotions used WHERE used.booking_id = bookings.id) AS promotion`,
];

const DETAILS_OF = `
  SELECT ${DETAILS.join(', ')}
  FROM unnest($1::uuid[]) WITH ORDINALITY AS wanted(id, position) JOIN bookings ON bookings.id = wanted.id
  ORDER BY wanted.position`;

const PAID_AND_CANCELLED = `
  WITH recent AS MATERIALIZED (SELECT hotel_now() AS now, hotel_now() - interval '30 days' AS since),
  own AS (
    SELECT 'mailbox' AS by, id FROM bookings, recent WHERE mailbox_key = $1 AND confirmed_at > since
    UNION ALL SELECT 'caller', id FROM bookings, recent WHERE caller_hash = $2 AND confirmed_at > since),
  paid_with AS (
    SELECT DISTINCT payment.payer_hash AS hash FROM own JOIN payments payment ON payment.booking_id = own.id
    WHERE payment.payer_hash IS NOT NULL),
  grouped AS (
    SELECT by, id FROM own
    UNION SELECT payment.payer_hash, payment.booking_id FROM recent, paid_with
      JOIN payments payment ON payment.payer_hash = paid_with.hash WHERE payment.captured_at > since)
  SELECT grouped.by, count(*)::int AS bookings,
    (count(*) FILTER (WHERE booking.confirmed_at > now - interval '1 day'))::int AS "ofLastDay",
    coalesce(sum((SELECT sum(amount_paise) FROM orders WHERE booking_id = booking.id)), 0)::bigint AS "orderedPaise"
  FROM recent, grouped JOIN bookings booking ON booking.id = grouped.id
  WHERE booking.status = 'CANCELLED' AND booking.channel = 'SITE' AND booking.confirmed_at > since
  GROUP BY grouped.by ORDER BY bookings DESC`;

const SPEND_CHALLENGE = `
  INSERT INTO spent_challenges (id, expires_at) VALUES ($1, $2) ON CONFLICT DO NOTHING RETURNING id`;

const EXTEND_HOLD = `
  UPDATE bookings SET hold_extended = true, hold_expires_at = hotel_now() + make_interval(mins => $2) WHERE id = $1`;

// If several servers have this form, one server asks the gateway for the order. This server may die before it gets the response.
const CLAIM_ORDER = `
  UPDATE bookings SET order_asked_at = hotel_now()
  WHERE id = $1 AND status = 'HELD' AND COALESCE(order_asked_at < hotel_now() - make_interval(secs => $2), true)
    AND NOT EXISTS (SELECT 1 FROM orders WHERE booking_id = $1 AND kind = 'FIRST_PAYMENT')
  RETURNING id`;

/** An SQL condition on a job's payload: its booking has a stay that is not over. */
export const PAYLOAD_HAS_STAY_TO_COME = `EXISTS (
  SELECT 1 FROM stays stay WHERE stay.booking_id::text = payload ->> 'bookingId'
    AND stay.checkout >= (SELECT hotel_now())::date)`;

type Details = Pick<BookingRecord, 'stays' | 'lines' | 'orders' | 'promotion'>;
type StoredDetails = { [Name in keyof Details]: Details[Name] | null };

/** Finds, locks and updates bookings. States are changed by `BookingService`. */
export class BookingRepository {
  constructor(private readonly database: DataSource) {}

  /** Writes a new booking with the first row of its history. The caller writes its stays and charges. */
  add(manager: EntityManager, booking: Booking, cause: Cause): Promise<void> {
    return insertWithHistory(manager, { machine: bookingStates, entity: Booking }, booking, cause);
  }

  findById(id: string): Promise<BookingRecord | null> {
    return this.find('WHERE id = $1', id);
  }

  findByToken(token: string): Promise<BookingRecord | null> {
    return this.find('WHERE token_hash = $1', hashOfToken(token));
  }

  /** The booking of an order, by the gateway's id. */
  findByOrder(orderId: string): Promise<BookingRecord | null> {
    return this.find('WHERE id = (SELECT booking_id FROM orders WHERE gateway_id = $1)', orderId);
  }

  findByReference(reference: string): Promise<BookingRecord | null> {
    return this.find('WHERE reference = $1', reference);
  }

  /** The booking to which the stay belongs. */
  findByStay(stayId: string): Promise<BookingRecord | null> {
    return this.find('WHERE id = (SELECT booking_id FROM stays WHERE id = $1)', stayId);
  }

  findByIdempotencyKey(key: string, manager = this.database.manager): Promise<BookingRecord | null> {
    return this.find('WHERE idempotency_key = $1', key, manager);
  }

  /** The booking of an order, by the gateway's id, locked until the transaction ends. */
  lockByOrder(manager: EntityManager, orderId: string): Promise<BookingRecord | null> {
    return this.lock(manager, 'WHERE id = (SELECT booking_id FROM orders WHERE gateway_id = $1)', orderId);
  }

  lockById(manager: EntityManager, id: string): Promise<BookingRecord | null> {
    return this.lock(manager, 'WHERE id = $1', id);
  }

  /**
   * Held, tentative, confirmed and cancelled bookings made by this guest or for this proven address, newest first.
   */
  async ofGuest(
    guest: { uid: string; provenEmail: string | null },
    page: { skip: number; take: number },
  ): Promise<{ bookings: BookingRecord[]; totalCount: number }> {
    const status = In(['HELD', 'TENTATIVE', 'CONFIRMED', 'CANCELLED']);
    const byAccount = [{ guestUid: guest.uid, status }];
    const byAddress = guest.provenEmail ? [{ emailKey: emailKey(guest.provenEmail), status }] : [];
    const [bookings, totalCount] = await this.database.getRepository(Booking).findAndCount({
      ...page,
      where: [...byAccount, ...byAddress],
      order: { createdAt: 'DESC', id: 'ASC' },
    });
    const ids = bookings.map(({ id }) => id);
    const details = await this.detailsOf(this.database.manager, ids);
    return {
      bookings: bookings.map((booking, index) => ({ ...booking, ...detailsAt(details, index) })),
      totalCount,
    };
  }

  /**
   * True when the guest has exchanged this hold for another one, or has since booked any of its nights again. An
   * earlier booking is another room of the guest. Anybody can hold a room under this address, so an unpaid booking
   * counts only from the same caller or account.
   */
  async isBookedAgain(booking: Booking, manager: EntityManager = this.database.manager): Promise<boolean> {
    const rows: unknown[] = await manager.query(BOOKED_AGAIN, [
      booking.emailKey,
      booking.id,
      booking.createdAt,
      booking.callerHash,
      booking.guestUid,
    ]);
    return rows.length > 0;
  }

  /** The number of rooms in open holds with this value in the column, and the number of their nights. */
  async openHolds(
    manager: EntityManager,
    by: Partial<Record<HoldColumn, string>>,
  ): Promise<{ holds: number; nights: number }> {
    const conditions = Object.keys(by).map((column, index) => `AND booking.${column} = $${index + 1}`);
    const rows: { holds: number; nights: number }[] = await manager.query(
      `SELECT count(*)::int AS holds, coalesce(sum(stay.checkout - stay.checkin), 0)::int AS nights
       FROM bookings booking JOIN stays stay ON stay.booking_id = booking.id
       WHERE booking.status = 'HELD' ${conditions.join(' ')}`,
      Object.values(by),
    );
    return rows[0] ?? { holds: 0, nights: 0 };
  }

  /**
   * The bookings that were paid on the site within 30 days and cancelled since: of the mailbox, of the caller, and of each
   * card or account that the mailbox or the caller paid with; the most first.
   */
  paidAndCancelled(manager: EntityManager, mailbox: string, callerHash: string): Promise<PaidAndCancelled[]> {
    return manager.query(PAID_AND_CANCELLED, [mailbox, callerHash]);
  }

  /** Uses up a solved challenge; false when a hold was already made with it. */
  async spendChallenge(manager: EntityManager, { id, expiresAt }: SolvedChallenge): Promise<boolean> {
    await manager.query('DELETE FROM spent_challenges WHERE expires_at < (SELECT hotel_now())');
    const rows: unknown[] = await manager.query(SPEND_CHALLENGE, [id, expiresAt]);
    return rows.length > 0;
  }

  /** Records which hold replaces this one. */
  async noteReplacement(manager: EntityManager, replaced: Booking, by: Booking): Promise<void> {
    await updateRecord(manager, Booking, replaced.id, { replacedBy: by.id });
  }

  /** Lets the guest send the form again after its hold has failed. */
  async forgetIdempotencyKey(manager: EntityManager, booking: Booking): Promise<void> {
    await updateRecord(manager, Booking, booking.id, { idempotencyKey: null });
  }

  /** Corrects the guest's details, together with the keys by which bookings are found. */
  async correct(
    manager: EntityManager,
    booking: Booking,
    details: Partial<Pick<Booking, 'name' | 'email' | 'phone' | 'specialRequests' | 'isAddressProven'>>,
    countryCode: CountryCode,
  ): Promise<void> {
    const { name, email, phone } = details;
    const changes = {
      ...details,
      ...(name === undefined ? {} : { nameKey: foldText(name) }),
      ...(email ? { emailKey: emailKey(email), mailboxKey: mailboxKey(email) } : {}),
      ...(phone ? { phoneKey: phoneKey(phone, countryCode) } : {}),
    };
    await updateRecord(manager, Booking, booking.id, changes);
    Object.assign(booking, changes);
  }

  /** Stores which link opens the booking's page. */
  async setLink(
    manager: EntityManager,
    booking: Booking,
    link: Pick<Booking, 'linkVersion' | 'tokenHash'>,
  ): Promise<void> {
    await updateRecord(manager, Booking, booking.id, link);
    Object.assign(booking, link);
  }

  /** Counts a change for calendar files. */
  async countCalendarChange(manager: EntityManager, booking: Booking, now: Date): Promise<void> {
    const changes = { calendarSequence: booking.calendarSequence + 1, calendarChangedAt: now };
    await updateRecord(manager, Booking, booking.id, changes);
    Object.assign(booking, changes);
  }

  /** Changes the terms of a locked booking so that its balance is paid at the hotel, and on no day before. */
  async owesAtHotel(manager: EntityManager, booking: Booking): Promise<void> {
    const { balanceDaysBefore, balanceDueOn, ...terms } = booking.terms;
    if (balanceDaysBefore === undefined && balanceDueOn === undefined) return;
    await updateRecord(manager, Booking, booking.id, { terms });
    Object.assign(booking, { terms });
  }

  /**
   * Whether this server asks the gateway for a hold's first order. Another server may ask after this number of
   * seconds, if there is no order by then.
   */
  async claimOrder(bookingId: string, seconds: number): Promise<boolean> {
    const [claimed]: [unknown[], number] = await this.database.query(CLAIM_ORDER, [bookingId, seconds]);
    return claimed.length > 0;
  }

  /** Moves the end of a tentative booking's option. */
  async setOptionEnd(manager: EntityManager, booking: Booking, end: Date): Promise<void> {
    await updateRecord(manager, Booking, booking.id, { holdExpiresAt: end });
    booking.holdExpiresAt = end;
  }

  async extendHold(manager: EntityManager, booking: Booking, minutes: number): Promise<void> {
    await manager.query(EXTEND_HOLD, [booking.id, minutes]);
  }

  lapsedHolds(): Promise<LapsedHold[]> {
    return this.database.query(LAPSED_HOLDS, [UNREACHABLE_GRACE_MINUTES]);
  }

  /** Reads the stays, charges and orders of a locked booking again, after statements that wrote them. */
  async readAgain(manager: EntityManager, booking: BookingRecord): Promise<void> {
    const details = await this.detailsOf(manager, [booking.id]);
    Object.assign(booking, detailsAt(details, 0));
  }

  private async find(
    condition: string,
    value: string,
    manager: EntityManager = this.database.manager,
  ): Promise<BookingRecord | null> {
    const tail = { further: DETAILS, tail: condition };
    const row = await findRecordWith<Booking, StoredDetails>(manager, Booking, tail, [value]);
    return row && { ...row, ...detailsIn(row) };
  }

  // The details are read after the lock: a statement that waits for a row may read other tables as they were before the
  // wait.
  private async lock(
    manager: EntityManager,
    condition: string,
    value: string,
  ): Promise<BookingRecord | null> {
    const booking = await findRecord(manager, Booking, `${condition} FOR UPDATE`, [value]);
    if (!booking) return null;
    const details = await this.detailsOf(manager, [booking.id]);
    return { ...booking, ...detailsAt(details, 0) };
  }

  /** What belongs to these bookings, in the order of the ids. */
  private detailsOf(manager: EntityManager, ids: readonly string[]): Promise<StoredDetails[]> {
    return manager.query(DETAILS_OF, [ids]);
  }
}

function detailsAt(rows: readonly StoredDetails[], index: number): Details {
  return detailsIn(rows[index] ?? {});
}

function detailsIn({ stays, lines, orders, promotion = null }: Partial<StoredDetails>): Details {
  return { stays: stays ?? [], lines: lines ?? [], orders: orders ?? [], promotion };
}
