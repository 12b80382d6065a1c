import { DELETED, EMPTIED, STAYS_AS_A_FIGURE, WITHOUT_GUEST, becomes, UNNAMED } from './erased';
import { ACCOUNT, ACTOR, BOOKS, GUEST, INVOICE, NOTE, PAN, PROTECTION, STAFF_ACCOUNT } from './facts';
import type { DeclaredTables } from './declaration';

const OF_ANOTHER =
  'another guest may have had the booking before; its present details are exported from the booking';

/** The tables of `bookings/`. */
export const BOOKINGS_TABLES: DeclaredTables = {
  address_proofs: {
    what: 'Proofs that the owner of an account reads the mails at its address',
    rows: `(email_key = ANY(:addresses) OR uid = ANY(:accounts)) AND sent_at <= :until`,
    shown: 'proven_at',
    deletesRows: true,
    personal: {
      uid: { ...ACCOUNT, ...DELETED },
      email_key: { ...ACCOUNT, ...DELETED },
    },
    plain: 'code_hash sent_at expires_at wrong_tries proven_at proven_session',
  },
  balance_reminders: {
    what: 'Reminders of balances',
    plain: 'booking_id kind created_at',
  },
  billing_details: {
    what: 'To whom the invoice is made out',
    rows: `booking_id = ANY(:bookings)`,
    personal: {
      name: { ...INVOICE, ...UNNAMED },
      address: { ...INVOICE, ...becomes("'{}'", 'nothing') },
      pin_code: { ...INVOICE, ...EMPTIED },
      gstin: { ...INVOICE, ...EMPTIED },
      country: { ...INVOICE, ...STAYS_AS_A_FIGURE },
      company_number: {
        ...INVOICE,
        ...becomes("CASE WHEN company_number IS NULL THEN NULL ELSE 'Erased' END", 'Erased'),
      },
    },
    plain: 'booking_id state_code company_id updated_at',
  },
  booking_changes: {
    what: 'Changes of bookings',
    rows: `booking_id = ANY(:bookings)`,
    shown: 'status created_at',
    personal: {
      reason: { ...NOTE, ...EMPTIED },
      actor_id: { ...ACTOR, ...WITHOUT_GUEST },
    },
    plain: `id booking_id status idempotency_key asked plan before difference_paise charge_paise
      refund_paise written_off_paise order_id hold_expires_at hold_extended ended_at actor_kind
      created_at`,
  },
  booking_mails: {
    what: 'Mails to guests of bookings',
    rows: `booking_id = ANY(:bookings) OR lower(address) = ANY(:addresses) AND created_at <= :until`,
    shown: 'kind created_at',
    personal: {
      address: { ...GUEST, exported: OF_ANOTHER, ...becomes("''", 'nothing') },
    },
    plain: 'id booking_id kind outcome payload created_at',
  },
  booking_notes: {
    what: 'Notes of the staff on bookings',
    rows: `booking_id = ANY(:bookings)`,
    shown: 'created_at',
    deletesRows: true,
    personal: {
      text: { ...NOTE, ...DELETED },
      actor_id: STAFF_ACCOUNT,
      actor_address: STAFF_ACCOUNT,
    },
    plain: 'id booking_id idempotency_key created_at',
  },
  cancellations: {
    what: 'Cancellations of stays',
    rows: `booking_id = ANY(:bookings)`,
    shown: 'kind created_at',
    personal: {
      reason: { ...NOTE, ...EMPTIED },
      actor_id: { ...ACTOR, ...WITHOUT_GUEST },
    },
    plain: `id booking_id kind idempotency_key stays charge_paise refund_paise written_off_paise
      restores actor_kind created_at`,
  },
  booking_promotions: {
    what: 'Promotions of bookings',
    plain: 'booking_id promotion_id promotion saved_paise',
  },
  bookings: {
    what: 'Bookings',
    rows: `id = ANY(:bookings)`,
    shown: 'reference status channel created_at confirmed_at',
    personal: {
      name: { ...GUEST, ...UNNAMED },
      email: { ...GUEST, ...EMPTIED },
      email_key: { ...GUEST, ...EMPTIED },
      mailbox_key: { ...PROTECTION, ...becomes("''", 'nothing') },
      phone: { ...GUEST, ...EMPTIED },
      name_key: { ...GUEST, ...becomes("'erased guest'", 'erased guest') },
      phone_key: { ...GUEST, ...EMPTIED },
      special_requests: { ...GUEST, ...EMPTIED },
      token_hash: {
        ...PROTECTION,
        ...becomes(
          "encode(sha256(uuid_send(gen_random_uuid())), 'hex')",
          'the hash of no token, so that no link opens the booking',
        ),
      },
      request_digest: { ...PROTECTION, ...becomes("''", 'nothing') },
      idempotency_key: { ...PROTECTION, ...EMPTIED },
      caller_hash: { ...PROTECTION, ...becomes("''", 'nothing') },
      caller_site_hash: { ...PROTECTION, ...EMPTIED },
      caller_block_hash: { ...PROTECTION, ...EMPTIED },
      guest_uid: { ...ACCOUNT, ...EMPTIED },
      locale: { ...GUEST, ...STAYS_AS_A_FIGURE },
      guest_erased_at: {
        ...GUEST,
        ...becomes('coalesce(guest_erased_at, hotel_now())', 'the time of the erasure'),
      },
    },
    plain: `id reference status is_address_proven channel calendar_uid calendar_sequence
      calendar_changed_at policy terms paise_per_unit hold_expires_at hold_extended held_since
      replaced_by expired_at confirmed_at link_version request_digest_version order_asked_at
      created_at`,
  },
  orders: {
    what: 'Orders at the payment gateway',
    plain: 'id booking_id kind gateway_id amount_paise currency reconciled_at created_at',
  },
  spent_challenges: {
    what: 'Used tasks of the protection against hoarding',
    plain: 'id expires_at',
  },
  booking_corrections: {
    what: 'Corrections of guests’ details',
    rows: `booking_id = ANY(:bookings) OR created_at <= :until
      AND (lower(before ->> 'email') = ANY(:addresses) OR lower(after ->> 'email') = ANY(:addresses))`,
    shown: 'created_at',
    deletesRows: true,
    personal: {
      before: { ...GUEST, exported: OF_ANOTHER, ...DELETED },
      after: { ...GUEST, exported: OF_ANOTHER, ...DELETED },
      reason: { ...NOTE, exported: OF_ANOTHER, ...DELETED },
      actor_id: { ...ACTOR, ...DELETED },
    },
    plain: 'id booking_id token_hash expires_at applied_at actor_kind created_at',
  },
  folio_lines: {
    what: 'Lines of bills',
    rows: `booking_id = ANY(:bookings)`,
    shown: 'kind night value_paise cgst_paise sgst_paise',
    personal: {
      posted: BOOKS,
    },
    plain: `id booking_id stay_id kind night rate_source rate_cents value_paise discount_paise
      tax_percent cgst_paise sgst_paise sac supplement extra folio_id split_of is_further_part
      reverses change_id allowance_id created_at`,
  },
  folio_moves: {
    what: 'Lines that moved to another folio',
    personal: {
      moved_by: STAFF_ACCOUNT,
    },
    plain: 'id booking_id line_id from_folio_id to_folio_id moved_at',
  },
  folio_splits: {
    what: 'Lines that were split',
    personal: {
      split_by: STAFF_ACCOUNT,
    },
    plain: 'id booking_id line_id first_line_id second_line_id split_at',
  },
  folios: {
    what: 'Further folios of bookings',
    rows: `booking_id = ANY(:bookings)`,
    personal: {
      name: {
        ...INVOICE,
        ...becomes(
          "CASE WHEN company_id IS NULL THEN 'Erased guest' ELSE name END",
          'Erased guest, unless a company pays',
        ),
      },
      payer: { ...INVOICE, ...EMPTIED },
      opened_by: STAFF_ACCOUNT,
      closed_by: STAFF_ACCOUNT,
      closed_reason: { ...NOTE, ...EMPTIED },
    },
    plain: 'id booking_id place company_id takes opened_at idempotency_key closed_at',
  },
  booking_codes: {
    what: 'Codes that confirm bookings',
    rows: `booking_id = ANY(:bookings)`,
    deletesRows: true,
    personal: {
      code_hash: { ...PROTECTION, ...DELETED },
    },
    plain: 'booking_id sent_at expires_at wrong_tries',
  },
  payment_requests: {
    what: 'Payment links',
    rows: `booking_id = ANY(:bookings)`,
    shown: 'purpose amount_paise status created_at',
    personal: {
      reason: { ...NOTE, ...becomes("'Erased'", 'Erased') },
      requested_by: STAFF_ACCOUNT,
    },
    plain: `id booking_id purpose amount_paise token_hash status expires_at opened_at ended_at
      paid_paise idempotency_key created_at`,
  },
  payment_request_orders: {
    what: 'Orders of payment links',
    plain: 'order_id request_id',
  },
  allowances: {
    what: 'Allowances on bills',
    rows: `booking_id = ANY(:bookings)`,
    shown: 'amount_paise given_at',
    personal: {
      reason: { ...NOTE, ...becomes("'Erased'", 'Erased') },
      given_by: STAFF_ACCOUNT,
    },
    plain: 'id booking_id line_id amount_paise given_at idempotency_key',
  },
  posted_charges: {
    what: 'Charges that the staff posted',
    rows: `booking_id = ANY(:bookings)`,
    personal: {
      taken_back_reason: {
        ...NOTE,
        ...becomes("CASE WHEN taken_back_reason IS NULL THEN NULL ELSE 'Erased' END", 'Erased'),
      },
      posted_by: STAFF_ACCOUNT,
      taken_back_by: STAFF_ACCOUNT,
    },
    plain: 'id booking_id folio_line_id item_id posted_at idempotency_key taken_back_at',
  },
  security_deposits: {
    what: 'Security deposits',
    rows: `booking_id = ANY(:bookings)`,
    personal: {
      note: { ...NOTE, ...becomes("''", 'nothing') },
      pan: PAN,
    },
    plain: 'payment_id booking_id idempotency_key',
  },
  security_deposit_returns: {
    what: 'Returns of security deposits',
    plain: 'refund_id deposit_id booking_id idempotency_key',
  },
  security_deposit_charges: {
    what: 'Charges that were taken from security deposits',
    rows: `booking_id = ANY(:bookings)`,
    shown: 'amount_paise created_at',
    personal: {
      reason: { ...NOTE, ...becomes("'Erased'", 'Erased') },
      charged_by: STAFF_ACCOUNT,
    },
    plain: `id deposit_id booking_id payment_id folio_line_id amount_paise tax_percent idempotency_key
      created_at`,
  },
};
