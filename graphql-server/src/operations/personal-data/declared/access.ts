import { namesOneOf } from '../../../platform/database/named-words';
import { EMPTIED, becomes } from './erased';
import { AUDIT, NOTE, STAFF_ACCOUNT, STAFF_SESSION } from './facts';
import type { DeclaredTables } from './declaration';

/** The tables of `access/`. */
export const ACCESS_TABLES: DeclaredTables = {
  administrator_identity: {
    what: 'The account of the administrator',
    personal: {
      uid: STAFF_ACCOUNT,
      address: STAFF_ACCOUNT,
    },
    plain: 'singleton pinned_at signed_in_at',
  },
  owner_links: {
    what: 'One-time links of the operator',
    plain: 'id token_hash expires_at',
  },
  administrator_actions: {
    what: 'What members of the staff did, and when',
    rows: `at <= :until AND (record_id = ANY(:subjects)
      OR ${namesOneOf('lower(concat(details, before, after))', ':words')})`,
    personal: {
      actor_id: STAFF_ACCOUNT,
      address: STAFF_ACCOUNT,
      details: { ...AUDIT, ...becomes("'{}'", 'nothing') },
      before: { ...AUDIT, ...EMPTIED },
      after: { ...AUDIT, ...EMPTIED },
    },
    plain: 'id at actor_kind action record_id permission',
  },
  desk_sessions: {
    what: 'Sign-ins of the staff',
    personal: {
      uid: STAFF_SESSION,
    },
    plain: 'signed_in_at last_used_at code_entered_at is_shared_computer',
  },
  desk_security: {
    what: 'How safe sign-ins of the staff must be',
    plain: 'singleton requires_second_factor shared_computer_minutes version',
  },
  second_factors: {
    what: 'Second factors of the staff',
    personal: {
      uid: STAFF_ACCOUNT,
      sealed_secret: STAFF_ACCOUNT,
    },
    plain: 'started_at confirmed_at last_used_step wrong_tries waits_until',
  },
  recovery_codes: {
    what: 'Codes that stand in for a second factor',
    personal: {
      uid: STAFF_ACCOUNT,
    },
    plain: 'code_hash used_at',
  },
  bounded_acts: {
    what: 'What members of the staff gave away',
    personal: {
      uid: STAFF_ACCOUNT,
    },
    plain: 'id booking_id business_day kind amount_paise at',
  },
  staff_members: {
    what: 'The staff',
    personal: {
      uid: STAFF_ACCOUNT,
      address: STAFF_ACCOUNT,
      name: STAFF_ACCOUNT,
      ownership_offered_by: STAFF_ACCOUNT,
    },
    plain: 'id role_id joined_at sessions_from suspended_at removed_at',
  },
  staff_invitations: {
    what: 'Invitations of the staff',
    personal: {
      email: STAFF_ACCOUNT,
      email_key: STAFF_ACCOUNT,
      name: STAFF_ACCOUNT,
      invited_by: STAFF_ACCOUNT,
    },
    plain: 'id role_id token_hash invited_at expires_at',
  },
  staff_roles: {
    what: 'Roles of the staff',
    plain: 'id name permissions bound_paise version',
  },
  tasks: {
    what: 'Tasks for the staff',
    rows: `booking_id = ANY(:bookings) AND done_at IS NOT NULL`,
    shown: 'kind created_at done_at',
    personal: {
      parameters: { ...NOTE, ...becomes("'{}'", 'nothing') },
      note: { ...NOTE, ...EMPTIED },
      done_by: STAFF_ACCOUNT,
    },
    plain: 'id kind subject booking_id created_at done_at',
  },
  service_keys: {
    what: 'Keys of programs',
    personal: { created_by: STAFF_ACCOUNT },
    plain: `id name token_hash last_characters permissions networks created_at expires_at last_used_at
      revoked_at`,
  },
};
