import { EMPTIED, WITHOUT_GUEST, becomes } from './erased';
import { ACTOR, BOOKS, LOST, NOTE, PAN, PORTAL, STAFF_ACCOUNT } from './facts';
import type { DeclaredTables } from './declaration';

/** The tables of `desk/`. */
export const DESK_TABLES: DeclaredTables = {
  blocks: {
    what: 'Rooms that are out of sale',
    personal: {
      made_by: STAFF_ACCOUNT,
    },
    plain: 'id room_id first_night until reason note idempotency_key feed_id created_at',
  },
  day_book_days: {
    what: 'Days of the day book',
    personal: {
      actor_id: STAFF_ACCOUNT,
    },
    plain: 'day vouchers debit_paise sha256 actor_kind closed_at',
  },
  day_book_vouchers: {
    what: 'Vouchers of the day book',
    personal: {
      reference: BOOKS,
      party: BOOKS,
    },
    plain: 'id day place source revision kind type number dated narration',
  },
  day_book_lines: {
    what: 'Lines of vouchers',
    plain: 'voucher_id place account tax_percent ledger amount_paise',
  },
  day_book_ledgers: {
    what: 'Names of ledgers',
    plain: 'id version names',
  },
  desk_bookings: {
    what: 'Bookings that the staff made',
    rows: `booking_id = ANY(:bookings)`,
    personal: {
      made_by: STAFF_ACCOUNT,
      portal: PORTAL,
      rate_reason: { ...NOTE, ...EMPTIED },
      restrictions_reason: { ...NOTE, ...EMPTIED },
    },
    plain: 'booking_id option_until',
  },
  cash_ups: {
    what: 'Counts of the cash of a day',
    personal: {
      closed_by: STAFF_ACCOUNT,
    },
    plain: 'id business_day expected_paise counted_paise note closed_at',
  },
  desk_payments: {
    what: 'Payments that the staff took',
    rows: `booking_id = ANY(:bookings)`,
    personal: {
      note: { ...NOTE, ...becomes("''", 'nothing') },
      pan: PAN,
    },
    plain: 'payment_id booking_id idempotency_key folio_line_id',
  },
  counted_charges: {
    what: 'Charges, counted for the figures',
    plain: `line_id part counted_on posted_at room_type_id rate_plan_id channel kind department rooms
      value_paise tax_percent cgst_paise sgst_paise`,
  },
  counted_rooms: {
    what: 'Rooms, counted for the figures',
    plain: 'id room_id room_type_id since until',
  },
  room_marks: {
    what: 'States of rooms',
    personal: {
      pressed_by: STAFF_ACCOUNT,
      maker: STAFF_ACCOUNT,
    },
    plain: 'id room_id kind pressed_at recorded_at idempotency_key',
  },
  lost_items: {
    what: 'Lost property',
    personal: {
      note: LOST,
      found_by: STAFF_ACCOUNT,
    },
    plain: 'id what room_number place found_at recorded_at idempotency_key',
  },
  lost_item_steps: {
    what: 'What became of lost property',
    personal: {
      handed_to: LOST,
      note: LOST,
      done_by: STAFF_ACCOUNT,
    },
    plain: 'id item_id kind done_at',
  },
  room_moves: {
    what: 'Moves to other rooms',
    rows: `stay_id IN (SELECT stay.id FROM stays stay WHERE stay.booking_id = ANY(:bookings))`,
    shown: 'kind first_night created_at',
    personal: {
      reason: { ...NOTE, ...EMPTIED },
      actor_id: { ...ACTOR, ...WITHOUT_GUEST },
    },
    plain: 'id stay_id kind from_room_id to_room_id first_night idempotency_key actor_kind created_at',
  },
  night_audits: {
    what: 'Closed business days',
    personal: {
      actor_id: STAFF_ACCOUNT,
    },
    plain: 'day arrivals departures in_house no_shows actor_kind closed_at',
  },
  portal_bookings: {
    what: 'Bookings of portals',
    rows: `booking_id = ANY(:bookings)`,
    personal: {
      number: PORTAL,
      number_key: PORTAL,
    },
    plain: `booking_id portal_id collector commission_basis_points commission_paise gst_basis_points
      tcs_basis_points tds_basis_points version`,
  },
  portal_receipts: {
    what: 'Money from portals',
    rows: `booking_id = ANY(:bookings)`,
    personal: {
      note: { ...NOTE, ...becomes("''", 'nothing') },
      recorded_by: STAFF_ACCOUNT,
    },
    plain: 'id booking_id amount_paise received_on dues recorded_at idempotency_key',
  },
  portals: {
    what: 'Portals',
    plain: `id name commission_basis_points collects gstin gst_basis_points tcs_basis_points
      tds_basis_points is_archived version`,
  },
  shift_entries: {
    what: 'Cash and money of shifts',
    plain: `id shift_id at move source amount_paise payment_id refund_id company_payment_id reason reverses
      idempotency_key`,
  },
  shifts: {
    what: 'Shifts of the desk',
    personal: {
      opened_by: STAFF_ACCOUNT,
      closed_by: STAFF_ACCOUNT,
      handed_to: STAFF_ACCOUNT,
    },
    plain: `id opened_at float_paise takes_over closed_at expected_paise counted_paise counted_pieces
      safe_paise note`,
  },
  summed_months: { what: 'Months that were summed for the figures', plain: 'month last_posted_at' },
  summed_charges: {
    what: 'Sums of charges for the figures',
    plain: `month place counted_on room_type_id rate_plan_id channel tax_percent kind department rooms
      value_paise cgst_paise sgst_paise`,
  },
  house_pictures: {
    what: 'Pictures of found things and repairs',
    personal: { taken_by: STAFF_ACCOUNT },
    plain: 'id item_id task_id added_at stored_at',
  },
};
