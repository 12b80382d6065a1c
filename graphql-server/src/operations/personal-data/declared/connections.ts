import { PORTAL, STAFF_ACCOUNT } from './facts';
import type { DeclaredTables } from './declaration';

/** The tables of `connections/`. */
export const CONNECTIONS_TABLES: DeclaredTables = {
  booking_events: {
    what: 'Events of bookings for programs',
    plain: 'id transaction_id booking_id sequence position happened_at numbered_at',
  },
  channels: {
    what: 'Connections to programs that sell rooms on portals',
    personal: { created_by: STAFF_ACCOUNT },
    plain:
      'id kind name property_id sealed_key portal_id webhook_renewals is_active created_at removed_at version',
  },
  channel_changes: {
    what: 'Days that channels must be told of',
    plain: 'id room_type_id first_day last_day happened_at',
  },
  channel_days: {
    what: 'What channels were told of each day',
    plain: 'channel_id room_type_id day waiting_since marks is_compared sent_rooms sent_plans',
  },
  channel_portals: { what: 'Portals by their names at a channel', plain: 'channel_id seller portal_id' },
  channel_rate_plans: {
    what: 'Rate plans that a channel knows',
    plain: 'channel_id external_id room_type_id rate_plan_id markup_basis_points',
  },
  channel_room_types: {
    what: 'Room types that a channel knows',
    plain: 'channel_id room_type_id external_id',
  },
  channel_states: {
    what: 'How far a channel was told',
    plain: `channel_id compared_at compared_for last_sent_at last_received_at last_tried_at failing_since problem
      problem_detail paused_until availability_requests restriction_requests reading_failing_since reading_problem
      unannounced_at unannounced`,
  },
  channel_revisions: {
    what: 'Bookings of portals as they came, until they are acknowledged',
    rows: `booking_id = ANY(:bookings)`,
    personal: {
      number: PORTAL,
      sealed: {
        why: 'to enter the booking once, also after a failure',
        kept: 'until the booking is entered and acknowledged, as a rule a minute',
        seenBy: 'nobody',
        exported: 'it becomes the booking',
        stays: 'it goes once the booking is entered and acknowledged',
      },
    },
    plain: `id channel_id booking_key portal kind state problem problem_subject booking_id made_at received_at applied_at
      acknowledged_at`,
  },
  room_calendars: {
    what: 'Addresses of the calendars of rooms',
    personal: { made_by: STAFF_ACCOUNT },
    plain: 'room_id token_hash made_at last_read_at',
  },
  calendar_feeds: {
    what: 'Calendars of portals that are read',
    personal: { created_by: STAFF_ACCOUNT },
    plain: `id room_id name host sealed_url created_at next_read_at last_tried_at last_read_at last_changed_at
      problem failing_since etag last_modified removed_at`,
  },
  feed_events: {
    what: 'Nights that calendars of portals take, without names',
    plain: 'id feed_id uid first_night until kind missing_since',
  },
  webhook_deliveries: {
    what: 'Events that were sent to programs, by ids',
    plain: `event_id endpoint_id created_at tries next_try_at delivered_at given_up_at last_status
      last_problem`,
  },
  webhook_endpoints: {
    what: 'Programs that hear events',
    personal: { created_by: STAFF_ACCOUNT },
    plain: `id name url sealed_secret sealed_previous_secret previous_until created_at switched_off_at
      switched_off_because removed_at version`,
  },
};
