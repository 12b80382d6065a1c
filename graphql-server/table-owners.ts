/**
 * Who may read and write which table. `tests/table-owners.test.ts` checks all SQL and all entities of `src/` against
 * these lists.
 */
import path from 'node:path';

/** The folder of `src/` that owns a table. Its SQL is there and nowhere else. */
export const TABLE_OWNERS: Readonly<Record<string, string>> = {
  administrator_actions: 'access/audit',
  administrator_identity: 'access/accounts',
  balance_reminders: 'bookings/balances',
  billing_details: 'bookings/billing-details',
  blocks: 'desk/blocks',
  booking_changes: 'bookings/booking-changes',
  booking_corrections: 'bookings/corrections',
  booking_codes: 'bookings/pay-at-hotel',
  booking_promotions: 'bookings/core',
  booking_mails: 'bookings/booking-mails',
  booking_notes: 'bookings/booking-notes',
  bookings: 'bookings/core',
  cancellations: 'bookings/cancellations',
  allowances: 'bookings/posted-charges',
  charge_items: 'selling/charge-items',
  posted_charges: 'bookings/posted-charges',
  portals: 'desk/portals',
  portal_bookings: 'desk/portals',
  portal_receipts: 'desk/portals',
  security_deposit_charges: 'bookings/security-deposits',
  security_deposit_returns: 'bookings/security-deposits',
  booking_events: 'connections/updates',
  channels: 'connections/channels',
  channel_changes: 'connections/channels',
  channel_days: 'connections/channels',
  channel_portals: 'connections/channels',
  channel_rate_plans: 'connections/channels',
  channel_room_types: 'connections/channels',
  channel_states: 'connections/channels',
  channel_revisions: 'connections/channel-bookings',
  room_calendars: 'connections/calendars',
  calendar_feeds: 'connections/calendars',
  feed_events: 'connections/calendars',
  webhook_deliveries: 'connections/webhooks',
  webhook_endpoints: 'connections/webhooks',
  service_keys: 'access/service-keys',
  security_deposits: 'bookings/security-deposits',
  payment_requests: 'bookings/payment-requests',
  payment_request_orders: 'bookings/payment-requests',
  changes: 'platform/changes',
  cash_ups: 'desk/desk-payments',
  category_items: 'pages/category-items',
  clock: 'platform/time',
  companies: 'invoices/companies',
  company_debts: 'invoices/receivables',
  company_mails: 'invoices/receivables',
  company_payments: 'invoices/receivables',
  payment_applications: 'invoices/receivables',
  receivables: 'invoices/receivables',
  contact_messages: 'mails/contact',
  counted_charges: 'desk/figures',
  counted_rooms: 'desk/figures',
  summed_charges: 'desk/figures',
  summed_months: 'desk/figures',
  content_documents: 'pages/content',
  content_imports: 'pages/content',
  content_revisions: 'pages/content',
  day_book_days: 'desk/day-book',
  day_book_ledgers: 'desk/day-book',
  day_book_lines: 'desk/day-book',
  day_book_vouchers: 'desk/day-book',
  desk_payments: 'desk/desk-payments',
  document_series: 'invoices/documents',
  documents_since: 'invoices/documents',
  desk_bookings: 'desk/desk-bookings',
  disputes: 'payments/core',
  exchange_rates: 'selling/property',
  extras: 'selling/extras',
  feedback: 'mails/feedback',
  folio_lines: 'bookings/folio',
  folio_moves: 'bookings/folios',
  folio_splits: 'bookings/folios',
  folios: 'bookings/folios',
  'graphile_worker._private_jobs': 'platform/jobs',
  'graphile_worker._private_tasks': 'platform/jobs',
  'graphile_worker.jobs': 'platform/jobs',
  gateway_fees: 'payments/settlements',
  gateway_settled_items: 'payments/settlements',
  gateway_settlements: 'payments/settlements',
  hotel_time_zones: 'selling/property',
  hotels: 'pages/hotels',
  invoice_reissues: 'invoices/reissues',
  job_workers: 'platform/jobs',
  mail_tests: 'operations/set-up',
  erasure_requests: 'operations/personal-data',
  retention_runs: 'operations/personal-data',
  message_replies: 'mails/messages',
  looks: 'pictures/look',
  migrations: 'app',
  newsletter_codes: 'mails/newsletter',
  address_proofs: 'bookings/address-proofs',
  night_audits: 'desk/night-audits',
  offers: 'pages/offers',
  orders: 'bookings/core',
  desk_security: 'access/desk-sessions',
  desk_sessions: 'access/desk-sessions',
  recovery_codes: 'access/second-factors',
  second_factors: 'access/second-factors',
  staff_invitations: 'access/staff',
  staff_members: 'access/staff',
  staff_roles: 'access/staff',
  bounded_acts: 'access/staff',
  owner_links: 'access/accounts',
  payment_tests: 'operations/set-up',
  payments: 'payments/core',
  pictures: 'pictures/core',
  policies: 'selling/rates',
  promotions: 'selling/rate-book',
  property: 'selling/property',
  rate_limits: 'platform/limits',
  rate_changes: 'selling/rate-book',
  rate_overrides: 'selling/rate-book',
  rate_plans: 'selling/rates',
  reconciled_days: 'payments/settlements',
  reconciliation_runs: 'payments/settlements',
  refunds: 'payments/core',
  regular_jobs: 'platform/jobs',
  restrictions: 'selling/rate-book',
  register_entries: 'guests/register',
  register_filings: 'guests/register',
  room_marks: 'desk/housekeeping',
  guests: 'guests/records',
  guest_bookings: 'guests/records',
  guest_consents: 'guests/records',
  guest_differences: 'guests/records',
  lost_items: 'desk/lost-property',
  online_check_ins: 'guests/online-check-in',
  lost_item_steps: 'desk/lost-property',
  house_pictures: 'desk/house-pictures',
  room_moves: 'desk/moves',
  room_nights: 'selling/stays',
  room_types: 'selling/rooms',
  rooms: 'selling/rooms',
  seasons: 'selling/rate-book',
  shift_entries: 'desk/shifts',
  shifts: 'desk/shifts',
  shown_currencies: 'selling/property',
  spent_challenges: 'bookings/core',
  stays: 'selling/stays',
  subscribers: 'mails/newsletter',
  tasks: 'access/tasks',
  tax_document_advances: 'invoices/documents',
  tax_document_amounts: 'invoices/documents',
  tax_document_lines: 'invoices/documents',
  tax_documents: 'invoices/documents',
  tax_periods: 'selling/property',
  transitions: 'platform/states',
  webhook_events: 'payments/core',
};

/** Files that read tables of other folders in order to join them. They never write these tables. */
export const READ_MODELS: Readonly<Record<string, readonly string[]>> = {
  // The details of a company that pays for a booking stand on its invoice.
  'bookings/billing-details/billing-details.repository.ts': ['companies', 'folios'],
  // The name of a person, which the statements of the desk contain.
  'access/audit/staff-name.ts': ['staff_members'],
  'access/audit/staff-names.ts': ['staff_members'],
  'invoices/reissues/invoice-reissue.repository.ts': ['tax_documents'],
  // A booking tells who its guest is, and what the guest has booked and spent.
  'guests/records/booking-guest.repository.ts': ['bookings'],
  'guests/records/guest-record.repository.ts': ['stays'],
  'guests/records/guest-history.read-model.ts': [
    ...['bookings', 'folio_lines', 'room_types', 'rooms', 'stays', 'tax_documents'],
  ],
  // What a company owes is read with its invoices, and with the payments that settled the bills of guests.
  'invoices/receivables/receivable.repository.ts': [
    ...[
      'billing_details',
      'bookings',
      'companies',
      'folios',
      'payments',
      'property',
      'refunds',
      'tax_documents',
    ],
  ],
  'invoices/documents/refund-voucher.read-model.ts': ['refunds'],
  // Who has the nights of a room is one statement, because it runs under a lock.
  'connections/calendars/calendar.repository.ts': [
    ...['blocks', 'bookings', 'portal_bookings', 'room_nights', 'room_types', 'rooms', 'stays'],
  ],
  // A message names the booking by its reference, too.
  'connections/webhooks/webhook-endpoint.repository.ts': ['booking_events', 'bookings'],
  // Which unpaid bookings end is decided in one statement under the lock of the booking.
  'bookings/balance-releases/balance-release.repository.ts': [
    'balance_reminders',
    'bookings',
    'orders',
    'payment_requests',
    'payments',
    'stays',
  ],
  // The pinned administrator is an owner.
  'access/staff/staff-directory.ts': ['administrator_identity'],
  'access/staff/staff.repository.ts': ['administrator_identity'],
  // A channel's ids stand for the codes of the hotel.
  'connections/channels/channel-mapping.repository.ts': ['portals', 'rate_plans', 'room_types'],
  // Which stays have no room, and who could make room, is one question to the desk.
  'desk/moves/unplaced-stays.read-model.ts': [
    ...['bookings', 'desk_bookings', 'room_nights', 'room_types', 'rooms', 'stays'],
  ],
  // The search for free rooms is one statement, because it runs under a lock.
  'selling/stays/changed-rooms.repository.ts': ['room_types', 'rooms'],
  'selling/stays/room-night.repository.ts': ['bookings', 'room_types', 'rooms'],
  // The search for a room's occupants is one statement, because it runs under a lock.
  'selling/stays/room-occupancy.repository.ts': ['blocks', 'bookings', 'room_types', 'rooms'],
  'selling/stays/stay.repository.ts': ['room_types', 'rooms'],
  // Figures are one statement for each group: they read much and write nothing.
  'desk/figures/figures.read-model.ts': [
    ...[
      'blocks',
      'bookings',
      'disputes',
      'gateway_settled_items',
      'gateway_settlements',
      'payments',
      'rate_plans',
    ],
    ...[
      'reconciled_days',
      'refunds',
      'room_nights',
      'room_types',
      'security_deposit_charges',
      'security_deposits',
      'stays',
    ],
  ],
  // The day book is derived from everything that moved money or changed what is owed.
  'desk/day-book/open-events.read-model.ts': [
    ...[
      'bookings',
      'companies',
      'company_debts',
      'company_payments',
      'disputes',
      'folio_lines',
      'gateway_settled_items',
      'gateway_settlements',
      'payments',
      'portal_bookings',
      'portal_receipts',
      'portals',
      'refunds',
    ],
    ...[
      'shift_entries',
      'shifts',
      'tax_document_advances',
      'tax_document_amounts',
      'tax_document_lines',
      'tax_documents',
    ],
  ],
  'desk/day-book/day-book.repository.ts': ['night_audits'],
  'desk/figures/time-zone-periods.ts': ['hotel_time_zones'],
  'desk/figures/charge-lines.read-model.ts': [
    ...['bookings', 'folio_lines', 'gateway_settled_items', 'gateway_settlements', 'payments', 'rate_plans'],
    ...['refunds', 'rooms', 'room_types', 'stays'],
  ],
  'desk/blocks/block.repository.ts': ['calendar_feeds', 'room_types', 'rooms'],
  // Whom to invite is decided in one statement.
  'guests/online-check-in/online-check-in.repository.ts': ['bookings', 'stays'],
  'selling/stays/stay-step.repository.ts': ['bookings', 'rooms'],
  'desk/moves/room-move.repository.ts': ['rooms'],
  'desk/housekeeping/room-makers.read-model.ts': ['staff_members', 'staff_roles'],
  // Retention asks for the end of the stay; a stay is locked while its persons are registered.
  'guests/register/register-entry.entity.ts': ['stays'],
  'guests/register/register.repository.ts': ['stays'],
  // What is due follows from the register and the steps of stays.
  'guests/register/register.read-model.ts': ['bookings', 'rooms', 'stays'],
  'desk/housekeeping/room-mark.repository.ts': ['rooms'],
  // The state of a room follows from its marks, its stays and its block.
  'desk/housekeeping/room-states.read-model.ts': [
    ...[
      'blocks',
      'bookings',
      'house_pictures',
      'property',
      'room_moves',
      'room_nights',
      'room_types',
      'rooms',
      'stays',
      'tasks',
    ],
  ],
  'desk/lost-property/lost-item.repository.ts': ['house_pictures'],
  // A picture belongs to the note that its key names.
  'desk/house-pictures/house-pictures.repository.ts': ['lost_items', 'tasks'],
  'bookings/booking-changes/booking-change.repository.ts': ['bookings', 'orders'],
  // Each request of the staff reads its session and the account’s second factor in one statement.
  'access/desk-sessions/desk-session.repository.ts': ['second_factors'],
  // Requests of bookings that are deleted go with them.
  'bookings/payment-requests/payment-request.entity.ts': ['bookings'],
  // The count of rooms is one statement, because it runs under a lock.
  'bookings/core/unsecured-rooms.ts': [
    ...['bookings', 'property', 'room_nights', 'room_types', 'rooms', 'stays'],
  ],
  'bookings/core/extra-uses.ts': ['booking_changes', 'bookings', 'folio_lines', 'stays'],
  'bookings/balances/balance-due.ts': [
    ...['bookings', 'cancellations', 'disputes', 'folio_lines', 'orders', 'payment_requests', 'payments'],
    ...['property', 'refunds', 'stays', 'tasks'],
  ],
  'bookings/balances/balance-reminder.repository.ts': [
    ...['bookings', 'folio_lines', 'payments', 'refunds', 'stays', 'tasks'],
  ],
  'bookings/booking-mails/booking-mail.repository.ts': ['bookings'],
  // Whose data are where, for erasure and export.
  'operations/personal-data/declared/guests.ts': ['stays'],
  'operations/doctor/retention.check.ts': ['retention_runs'],
  'operations/personal-data/erasure-waits.ts': [
    'folios',
    'bookings',
    'disputes',
    'graphile_worker._private_jobs',
    'graphile_worker._private_tasks',
    'payments',
    'refunds',
    'security_deposit_charges',
    'stays',
    'tasks',
    'tax_documents',
  ],
  'operations/personal-data/erasure.repository.ts': ['bookings'],
  'operations/personal-data/people.read-model.ts': [
    'guest_bookings',
    'guests',
    'register_entries',

    'booking_mails',
    'bookings',
    'contact_messages',
    'feedback',
    'stays',
    'subscribers',
    'tax_documents',
  ],
  'operations/personal-data/person-retention.ts': [
    ...['administrator_actions', 'bookings', 'guest_bookings', 'guests', 'stays'],
  ],
  'operations/personal-data/person.ts': [
    'guest_bookings',
    'guests',

    'booking_changes',
    'booking_corrections',
    'bookings',
    'cancellations',
    'contact_messages',
    'feedback',
    'folios',
    'orders',
    'payment_requests',
    'payments',
    'refunds',
    'stays',
    'subscribers',
    'tasks',
  ],
  'operations/personal-data/replay.service.ts': [
    'guests',

    'address_proofs',
    'booking_mails',
    'bookings',
    'contact_messages',
    'feedback',
    'newsletter_codes',
    'subscribers',
  ],
  'operations/personal-data/declared/desk.ts': ['stays'],
  'operations/personal-data/declared/invoices.ts': ['tax_documents'],
  'operations/personal-data/declared/mails.ts': ['contact_messages', 'feedback'],
  'operations/personal-data/declared/payments.ts': ['payments'],
  // A booking is read with everything that belongs to it.
  'bookings/core/booking.repository.ts': [
    'property',
    'booking_promotions',
    'folio_lines',
    'payments',
    'rate_plans',
    'room_types',
    'stays',
  ],
  'operations/invariants/cancellation.invariants.ts': [
    'booking_changes',
    'bookings',
    'cancellations',
    'folio_lines',
    'payments',
    'refunds',
    'stays',
    'tasks',
    'transitions',
  ],
  'operations/invariants/change.invariants.ts': [
    'booking_changes',
    'bookings',
    'folio_lines',
    'orders',
    'payments',
    'room_nights',
    'stays',
    'transitions',
  ],
  'operations/invariants/balance.invariants.ts': [
    'booking_changes',
    'bookings',
    'folio_lines',
    'folios',
    'desk_bookings',
    'payments',
    'refunds',
    'stays',
    'transitions',
  ],
  'operations/invariants/shift.invariants.ts': ['payments', 'refunds', 'shift_entries', 'shifts'],
  'operations/invariants/latest-states.ts': ['transitions'],
  'operations/invariants/figure.invariants.ts': ['counted_charges', 'summed_charges', 'summed_months'],
  'operations/invariants/room.invariants.ts': ['blocks', 'bookings', 'room_nights', 'rooms', 'stays'],
  'operations/invariants/guest.invariants.ts': ['administrator_actions', 'guests'],
  'operations/invariants/housekeeping.invariants.ts': [
    ...['bookings', 'property', 'room_marks', 'room_moves', 'room_nights', 'rooms', 'stays', 'transitions'],
  ],
  'operations/doctor/register-keys.check.ts': ['register_entries'],
  'operations/invariants/register.invariants.ts': [
    'bookings',
    'register_entries',
    'register_filings',
    'stays',
  ],
  'operations/invariants/desk-booking.invariants.ts': ['bookings', 'desk_bookings'],
  // The return covers all documents of a month.
  'invoices/gstr1/gstr1.read-model.ts': [
    ...['folio_lines', 'portal_bookings', 'portals', 'tax_document_advances', 'tax_document_amounts'],
    ...['tax_document_lines', 'tax_documents'],
  ],
  'operations/invariants/document.invariants.ts': [
    'bookings',
    'disputes',
    'document_series',
    'documents_since',
    'folio_lines',
    'graphile_worker._private_jobs',
    'graphile_worker._private_tasks',
    'invoice_reissues',
    'payments',
    'property',
    'refunds',
    'stays',
    'tasks',
    'tax_document_advances',
    'tax_document_amounts',
    'tax_documents',
    'transitions',
  ],
  'operations/invariants/payment-request.invariants.ts': [
    ...['bookings', 'payment_request_orders', 'payment_requests', 'payments', 'transitions'],
  ],
  'operations/invariants/day-book.invariants.ts': [
    ...['day_book_days', 'day_book_lines', 'day_book_vouchers', 'tax_documents'],
  ],
  // The doctor tries the connection of each channel.
  'operations/doctor/channels.check.ts': [
    'channel_rate_plans',
    'channel_room_types',
    'channels',
    'room_types',
  ],
  'operations/invariants/channel.invariants.ts': [
    ...[
      'channel_changes',
      'channel_days',
      'channel_states',
      'channels',
      'room_nights',
      'room_types',
      'rooms',
    ],
  ],
  'operations/invariants/portal.invariants.ts': [
    ...[
      'bookings',
      'channel_revisions',
      'folio_lines',
      'payments',
      'portal_bookings',
      'portal_receipts',
      'portals',
    ],
    ...['refunds', 'room_nights', 'stays', 'tasks'],
  ],
  'operations/invariants/folio.invariants.ts': [
    ...['bookings', 'folio_lines', 'folio_moves', 'folio_splits', 'folios', 'payments'],
    ...['tax_document_lines', 'tax_documents'],
  ],
  'operations/invariants/posted-charge.invariants.ts': [
    ...['allowances', 'bookings', 'folio_lines', 'posted_charges', 'stays'],
  ],
  'operations/invariants/company.invariants.ts': [
    ...['bookings', 'companies', 'company_debts', 'company_payments', 'payment_applications', 'payments'],
    ...['receivables', 'tax_documents'],
  ],
  'operations/invariants/security-deposit.invariants.ts': [
    ...[
      'bookings',
      'folio_lines',
      'payments',
      'refunds',
      'security_deposit_charges',
      'security_deposits',
      'stays',
      'tasks',
    ],
  ],
  // Whoever changes money of a booking locks the booking first.
  'payments/core/payment.repository.ts': ['bookings'],
  // What is left of a payment is one statement.
  'payments/core/refund.repository.ts': ['security_deposit_charges'],
  // A charge is read with its line.
  'bookings/posted-charges/posted-charge.repository.ts': ['folio_lines'],
  // A deposit is read with its money.
  'bookings/security-deposits/security-deposit.repository.ts': ['disputes', 'payments', 'refunds', 'stays'],
  'operations/invariants/extra.invariants.ts': ['bookings', 'folio_lines', 'stays'],
  'operations/invariants/money.ts': ['disputes', 'folio_lines', 'payments', 'refunds', 'tasks'],
  'operations/invariants/invariants.ts': [
    'bookings',
    'disputes',
    'folio_lines',
    'graphile_worker._private_jobs',
    'graphile_worker._private_tasks',
    'orders',
    'payment_tests',
    'payments',
    'property',
    'refunds',
    'room_nights',
    'room_types',
    'rooms',
    'stays',
    'transitions',
  ],
  'desk/desk-payments/cash-up.repository.ts': [
    ...['administrator_actions', 'bookings', 'companies', 'company_payments', 'payments', 'refunds'],
    ...['security_deposits', 'shift_entries'],
  ],
  'desk/desk-payments/company-cash.repository.ts': [
    ...['company_payments', 'folios', 'payment_applications', 'payments', 'refunds', 'stays'],
    'tax_documents',
  ],
  'desk/shifts/shift.repository.ts': [
    ...['administrator_actions', 'bookings', 'companies', 'company_payments', 'payments', 'refunds'],
  ],
  'desk/desk-payments/unpaid-balances.read-model.ts': [
    ...['billing_details', 'bookings', 'disputes', 'folios'],
    'folio_lines',
    'payments',
    'refunds',
    'rooms',
    'stays',
  ],
  'desk/desk-payments/cash-limit.repository.ts': [
    ...['bookings', 'payments', 'refunds', 'security_deposits', 'stays'],
  ],
  'desk/desk-bookings/desk-booking.repository.ts': ['bookings'],
  // A stay of a portal is read with its money.
  'desk/portals/portal-booking.repository.ts': ['bookings', 'folio_lines', 'payments', 'refunds', 'stays'],
  'payments/settlements/our-money.read-model.ts': ['disputes', 'payment_tests', 'payments', 'refunds'],
  'payments/settlements/settlement.read-model.ts': ['bookings', 'tasks'],
  'desk/night-audits/night-audit.repository.ts': ['bookings', 'property', 'room_types', 'rooms', 'stays'],
  'desk/core/booking-search.ts': [
    ...['billing_details', 'bookings', 'desk_bookings', 'orders', 'payments', 'refunds', 'rooms', 'stays'],
  ],
  // A booking's documents depend on all of its money and stays.
  // A line is written into the folio that takes it.
  'bookings/folio/folio.repository.ts': ['folios'],
  'bookings/folio/folio-line.entity.ts': ['folios'],
  // Who pays a folio gets its documents.
  'bookings/folios/folios.repository.ts': ['bookings', 'companies', 'payments', 'refunds'],
  'invoices/documents/booking-to-document.read-model.ts': [
    'disputes',
    'folios',
    'invoice_reissues',
    'payments',
    'refunds',
    'stays',
    'tasks',
    'transitions',
  ],
  'desk/core/folio.read-model.ts': [
    'administrator_actions',
    'disputes',
    'folio_lines',
    'payments',
    'refunds',
  ],
  'operations/doctor/registration-portal.check.ts': ['property'],
  'desk/core/day.read-model.ts': ['blocks', 'bookings', 'room_nights', 'rooms', 'stays'],
  'desk/tasks/open-tasks.read-model.ts': [
    ...[
      'bookings',
      'folios',
      'house_pictures',
      'portal_bookings',
      'portals',
      'refunds',
      'stays',
      'tasks',
      'tax_documents',
    ],
  ],
  // Which pages have something to show.
  'pages/content/content.repository.ts': ['category_items', 'hotels', 'offers'],
  // What is to be asked for depends on who pays, and whether the guest is gone.
  'desk/core/balance.ts': [
    ...['billing_details', 'companies', 'disputes', 'folio_lines', 'folios', 'payments', 'refunds', 'stays'],
  ],
  'desk/core/desk-row.ts': [
    ...[
      'booking_notes',
      'booking_promotions',
      'bookings',
      'desk_bookings',
      'disputes',
      'folio_lines',
      'payments',
      'property',
      'rate_plans',
    ],
    ...['refunds', 'room_nights', 'room_types', 'rooms', 'stays'],
  ],
  'desk/core/desk.read-model.ts': ['bookings', 'stays'],
  'desk/core/booking-history.read-model.ts': [
    ...['administrator_actions', 'booking_changes', 'desk_payments', 'disputes', 'payments', 'refunds'],
    ...['payment_requests', 'stays', 'transitions'],
  ],
  // A room with its stays and blocks is one statement.
  'desk/timeline/timeline.read-model.ts': [
    'billing_details',
    'blocks',
    'calendar_feeds',
    'bookings',
    'disputes',
    'folio_lines',
    'folios',
    'payments',
    'refunds',
    'room_nights',
    'room_types',
    'rooms',
    'stays',
  ],
  // Messages and feedback are one list at the desk.
  'mails/messages/message.repository.ts': ['administrator_actions', 'contact_messages', 'feedback'],
  'platform/metrics/database-figures.ts': ['bookings'],
  // The list of everything that names pictures.
  'pictures/core/picture-uses.ts': [
    'category_items',
    'content_documents',
    'hotels',
    'looks',
    'offers',
    'room_types',
  ],
};

/** Files whose statements get the table's name from an entity or from a rule of its owner. */
export const STATEMENTS_FOR_ANY_TABLE: readonly string[] = [
  'platform/database/plain-statements.ts',
  'operations/retention/pruning.service.ts',
  // What each table holds about people is declared in one place, and erased and exported by it.
  'operations/personal-data/eraser.ts',
  'operations/personal-data/person-export.ts',
];

/** Files that join all entities: the list that TypeORM gets. */
const ENTITY_LISTS: readonly string[] = ['app/database/entities.ts'];

interface TableUse {
  table: string;
  writes: boolean;
}

const TABLE = String.raw`"?((?:graphile_worker\.)?[a-z_][a-z_0-9]*)"?`;
// Not functions such as unnest(…), nor columns such as DISTINCT FROM booking.status.
const NOT_A_TABLE = String.raw`(?!\s*\(|\.|[a-z_0-9])`;
const ALIAS = String.raw`(?:\s+(?:AS\s+)?[a-z_]+)?`;
const READS = new RegExp(String.raw`(?<!DISTINCT |DELETE )\b(?:FROM|JOIN)\s+${TABLE}${NOT_A_TABLE}`, 'g');
const READS_BESIDE = new RegExp(String.raw`\bFROM\s+[a-z_.]+${ALIAS}\s*,\s*${TABLE}${NOT_A_TABLE}`, 'g');
const WRITES = new RegExp(String.raw`(?:(?<!FOR |DO )\bUPDATE|\bDELETE FROM)\s+${TABLE}${NOT_A_TABLE}`, 'g');
// A bracket after the table of an INSERT begins the list of its columns. It does not make the table a function.
const INSERTS = new RegExp(String.raw`\bINSERT INTO\s+${TABLE}`, 'g');
// The rules of `RetentionRule` name the table whose rows are deleted.
const DELETES_BY_RULE = new RegExp(String.raw`\btable: '${TABLE}'`, 'g');
const TABLE_FROM_A_VARIABLE = /(?<!DISTINCT )\b(?:FROM|JOIN|INTO|(?<!FOR |DO )UPDATE)\s+"?\$\{/;
const SYSTEM_CATALOGUE = /^pg_/;

/** The source without comments and without grants, whose FROM and UPDATE name roles and rights. */
function statementsOf(source: string): string {
  return source
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/^\s*\/\/.*$/gm, '')
    .replace(/\b(?:GRANT|REVOKE)\b[^`']*/g, '');
}

function tablesIn(source: string, pattern: RegExp): string[] {
  return [...source.matchAll(pattern)].map(([, table]) => table ?? '');
}

/** Names that a statement makes itself: WITH recent AS (…), WITH RECURSIVE guest AS (…), late AS MATERIALIZED (…). */
function namesMadeIn(source: string): Set<string> {
  return new Set(tablesIn(source, /(?:\bWITH(?: RECURSIVE)?|,)\s+([a-z_]+) AS (?:MATERIALIZED )?\(/g));
}

function tableUses(sql: string): TableUse[] {
  const made = namesMadeIn(sql);
  const uses = [
    ...[READS, READS_BESIDE].flatMap((pattern) =>
      tablesIn(sql, pattern).map((table) => ({ table, writes: false })),
    ),
    ...[WRITES, INSERTS, DELETES_BY_RULE].flatMap((pattern) =>
      tablesIn(sql, pattern).map((table) => ({ table, writes: true })),
    ),
  ];
  return uses.filter(({ table }) => !SYSTEM_CATALOGUE.test(table) && !made.has(table));
}

/** The fault of one use of a table in a file; null when it is allowed. */
function faultOf(file: string, { table, writes }: TableUse): string | null {
  const owner = TABLE_OWNERS[table];
  if (owner === undefined) return `${file}: ${table} has no owner in TABLE_OWNERS`;
  if (file.startsWith(`${owner}/`)) return null;
  if (writes) return `${file}: only ${owner}/ writes ${table}`;
  if (READ_MODELS[file]?.includes(table)) return null;
  return `${file}: ${table} belongs to ${owner}/`;
}

/** True when the file is in a folder below the one of what it imports. */
function isBelow(file: string, specifier: string): boolean {
  const imported = path.posix.dirname(path.posix.join(path.posix.dirname(file), specifier));
  return file.startsWith(`${imported}/`);
}

/** The entity classes that a file imports as values from other folders, so that it could read their tables. */
function foreignEntities(file: string, source: string, entityClasses: ReadonlySet<string>): string[] {
  const imports = source.matchAll(/^import \{([^}]*)\} from '([^']*\.entity)'/gm);
  return [...imports]
    .filter(([, , specifier]) => specifier?.startsWith('../') && !isBelow(file, specifier))
    .flatMap(([, names]) => (names ?? '').split(','))
    .map((name) => name.trim())
    .filter((name) => entityClasses.has(name))
    .map((name) => `${file}: ${name} is an entity of another folder`);
}

/** Every breach of the lists above in one file of `src/`, named by its path there. */
export function tableFaults(file: string, text: string, entityClasses: ReadonlySet<string>): string[] {
  const sql = statementsOf(text);
  const faults = tableUses(sql).flatMap((use) => faultOf(file, use) ?? []);
  if (TABLE_FROM_A_VARIABLE.test(sql) && !STATEMENTS_FOR_ANY_TABLE.includes(file)) {
    faults.push(`${file}: the table of a statement comes from a variable`);
  }
  const mayImportEntities = file.endsWith('.entity.ts') || ENTITY_LISTS.includes(file);
  if (!mayImportEntities) faults.push(...foreignEntities(file, text, entityClasses));
  return [...new Set(faults)];
}
