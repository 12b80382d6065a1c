import { EMPTIED, STAYS_AS_A_FIGURE, becomes } from './erased';
import { GUEST, STAFF_ACCOUNT } from './facts';
import type { DeclaredTables } from './declaration';

/** The tables of `selling/`. */
export const SELLING_TABLES: DeclaredTables = {
  charge_items: {
    what: 'Items that can be charged',
    plain: `id name department price_paise percent_of_night of_first_night tax_percent code
      is_favourite on_sale sort_order version`,
  },
  extras: {
    what: 'Extras',
    plain: 'id code name description unit cents tax_percent sac daily_limit on_sale sort_order version',
  },
  exchange_rates: {
    what: 'Exchange rates',
    plain: 'valid_from paise_per_unit',
  },
  hotel_time_zones: {
    what: 'Time zones of the hotel',
    plain: 'since time_zone',
  },
  property: {
    what: 'The hotel',
    personal: {
      signatory: STAFF_ACCOUNT,
    },
    plain: `singleton name legal_name street town state postcode country country_code gst_state_code
      gstin phone email time_zone rate_currency checkin_from checkout_by booking_window_months
      maximum_nights cancellation_terms reference_prefix uid_domain last_same_day_booking
      specified_premises fees_lift_nights e_invoicing cash_pan_above_paise unsecured_percent child_bands
      social_links published_at version`,
  },
  shown_currencies: {
    what: 'Currencies that are shown',
    plain: 'code paise_per_unit as_of',
  },
  tax_periods: {
    what: 'Rates of tax',
    plain: 'valid_from slabs source',
  },
  promotions: {
    what: 'Promotions',
    plain: `id name code is_offered offer_id discount booking_from booking_to stay_from stay_to
      weekdays minimum_nights room_types plans total_uses uses_per_guest`,
  },
  rate_changes: {
    what: 'Changes of rates',
    personal: {
      changed_by: STAFF_ACCOUNT,
    },
    plain: 'id edit rows undoes changed_at',
  },
  rate_overrides: {
    what: 'Rates of single dates',
    plain: 'room_type_id date change',
  },
  restrictions: {
    what: 'Restrictions',
    plain: 'id name first_date last_date weekdays room_types rule',
  },
  seasons: {
    what: 'Seasons',
    plain: 'id name first_date last_date weekdays room_types priority change',
  },
  policies: {
    what: 'Cancellation policies',
    plain: 'id code name cancellation version',
  },
  rate_plans: {
    what: 'Rate plans',
    plain: 'id code name policy_id terms change included_extras on_sale sort_order version',
  },
  room_types: {
    what: 'Room types',
    plain: `id code name nightly_rate_cents capacity description sort_order on_sale maximum_adults
      maximum_children extra_beds included_guests adult_supplement_cents child_supplements beds
      size_square_metres view floor included pictures version`,
  },
  rooms: {
    what: 'Rooms',
    plain: 'id number type_id on_sale',
  },
  room_nights: {
    what: 'Nights of rooms',
    plain: 'room_id night stay_id block_id change_id',
  },
  stays: {
    what: 'Stays of bookings',
    rows: `booking_id = ANY(:bookings)`,
    shown: 'position guests status',
    personal: {
      guest_name: { ...GUEST, ...EMPTIED },
      child_ages: { ...GUEST, ...becomes("'{}'", 'nothing') },
      checkin: { ...GUEST, ...STAYS_AS_A_FIGURE },
      checkout: { ...GUEST, ...STAYS_AS_A_FIGURE },
    },
    plain: `id booking_id position room_type_id rate_plan_id policy deadlines included_extras room_id
      promised_room_ids guests status kept_paise passed_steps least_charge_paise checked_in_at
      checked_out_at departure_change_id unplaced_since`,
  },
};
