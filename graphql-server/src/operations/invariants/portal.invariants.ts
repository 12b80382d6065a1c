import { LIVE_REFUND_STATES } from '../../payments/core/refund.states';
import { ENDED_STAY_STATES } from '../../selling/stays/stay.states';
import type { Invariant } from './invariant';

const KEY = `upper(regexp_replace(sold.number, '[[:space:]-]', '', 'g'))`;

const paise = (name: string): string => `(receipt.dues ->> '${name}')::numeric`;
const term = (name: string): string => `(receipt.dues -> 'terms' ->> '${name}')::numeric`;

// `portalDues` once more, as SQL. round() rounds halves away from 0, and no operand is below 0.
const VALUE = `CASE WHEN ${paise('stayTotalPaise')} <= 0 OR ${paise('stayValuePaise')} <= 0 THEN 0 ELSE
  round(least(${paise('collectedPaise')}, ${paise('stayTotalPaise')}) * ${paise('stayValuePaise')} / ${paise('stayTotalPaise')}) END`;
const COMMISSION = `CASE WHEN ${paise('stayValuePaise')} <= 0 THEN 0 ELSE COALESCE(${term('commissionPaise')},
  round(${paise('stayValuePaise')} * COALESCE(${term('commissionBasisPoints')}, 0) / 10000)) END`;

const OWED = `
  SELECT ${paise('collectedPaise')} - due.commission - round(due.commission * ${term('gstBasisPoints')} / 10000)
    - 2 * round(due.value * ${term('tcsBasisPoints')} / 20000) - round(due.value * ${term('tdsBasisPoints')} / 10000) AS paise
  FROM (SELECT ${VALUE} AS value, ${COMMISSION} AS commission) due`;

/** What must always be true of stays that portals sold. */
export const PORTAL_INVARIANTS: readonly Invariant[] = [
  {
    name: 'a number of a portal on two bookings',
    advice:
      'One of the bookings is a repetition. Ask the portal, cancel it, and correct its number at the desk.',
    breaches: `
      SELECT min(booking.reference) AS subject,
        'number of ' || portal.name || ' on ' || count(*) || ' bookings, the last ' || max(booking.reference) AS detail
      FROM portal_bookings sold JOIN bookings booking ON booking.id = sold.booking_id
      JOIN portals portal ON portal.id = sold.portal_id
      WHERE sold.number IS NOT NULL GROUP BY portal.id, ${KEY} HAVING count(*) > 1`,
  },
  {
    name: 'an unplaced stay that has nights',
    advice: 'Move the stay to its room at the desk, or delete its nights from room_nights.',
    breaches: `
      SELECT booking.reference AS subject, 'has ' || count(*) || ' nights' AS detail
      FROM stays stay JOIN bookings booking ON booking.id = stay.booking_id
      JOIN room_nights taken ON taken.stay_id = stay.id AND taken.change_id IS NULL
      WHERE stay.unplaced_since IS NOT NULL GROUP BY booking.id`,
  },
  {
    name: 'an unplaced stay of no portal',
    advice: 'Only a portal’s stay may be without a room. Place it at the desk, or cancel it.',
    breaches: `
      SELECT booking.reference AS subject, 'is of the channel ' || booking.channel AS detail
      FROM stays stay JOIN bookings booking ON booking.id = stay.booking_id
      WHERE stay.unplaced_since IS NOT NULL AND booking.channel <> 'PORTAL'`,
  },
  {
    name: 'an unplaced stay that nobody was told of',
    advice: 'Place the stay at the desk, on the page of channels.',
    breaches: `
      SELECT booking.reference AS subject, 'has had no room since ' || stay.unplaced_since AS detail
      FROM stays stay JOIN bookings booking ON booking.id = stay.booking_id
      WHERE stay.unplaced_since IS NOT NULL AND stay.status NOT IN ${ENDED_STAY_STATES}
        AND booking.status = 'CONFIRMED'
        AND NOT EXISTS (SELECT 1 FROM tasks task WHERE task.kind = 'STAY_UNPLACED' AND task.subject = stay.id::text)`,
  },
  {
    name: 'a portal’s booking that waits for a day',
    advice:
      'Do what its task at the desk says. If it is entered and not acknowledged, look whether the channel manager answers.',
    isNotice: true,
    breaches: `
      SELECT portal || ' ' || number AS subject, 'is ' || state || ' since ' || received_at AS detail
      FROM channel_revisions
      WHERE acknowledged_at IS NULL AND received_at < (SELECT hotel_now()) - interval '1 day'`,
  },
  {
    name: 'a portal that owes another sum than the formula',
    advice:
      'Compare the terms of the booking with the recorded money: owed is collected less commission, its GST, TCS and TDS.',
    breaches: `
      SELECT booking.reference AS subject,
        'recorded as owed ' || (receipt.dues ->> 'owedPaise') || ' paise, by the formula ' || owed.paise AS detail
      FROM portal_receipts receipt JOIN bookings booking ON booking.id = receipt.booking_id
      JOIN LATERAL (${OWED}) owed ON true
      WHERE owed.paise IS DISTINCT FROM ${paise('owedPaise')}`,
  },
  {
    name: 'a stay of a portal that was collected twice',
    advice:
      'The portal and the guest, or the portal twice, paid for the stay. Take the wrong payment back at the desk, or give the guest the money back.',
    breaches: `
      SELECT booking.reference AS subject, money.paise || ' paise paid, ' || charged.paise || ' charged' AS detail
      FROM portal_bookings sold JOIN bookings booking ON booking.id = sold.booking_id
      JOIN LATERAL (SELECT sum(payment.amount_paise - COALESCE((SELECT sum(refund.amount_paise) FROM refunds refund
          WHERE refund.payment_id = payment.id AND refund.status IN ${LIVE_REFUND_STATES}), 0)) AS paise
        FROM payments payment WHERE payment.booking_id = booking.id AND payment.status = 'CAPTURED') money ON true
      -- All that was ever charged: what was taken off since may be on its way back.
      JOIN LATERAL (SELECT sum(line.value_paise + line.cgst_paise + line.sgst_paise) AS paise FROM folio_lines line
        WHERE line.booking_id = booking.id AND (line.reverses IS NULL OR line.kind IN ('ROUND_OFF', 'WRITE_OFF')))
        charged ON true
      WHERE sold.collector = 'PORTAL' AND money.paise > charged.paise`,
  },
];
