import type { Erasure } from './declaration';
import { becomes, DELETED, EMPTIED, ERASED_GUEST } from './erased';
import { GUEST_RECORD, REFUSED_GUEST, REGISTER, STAFF_ACCOUNT } from './facts';
import type { DeclaredTables } from './declaration';

const NOT_DEPARTED = `NOT EXISTS (
  SELECT 1 FROM stays stay WHERE stay.id = stay_id AND stay.status = 'DEPARTED')`;

/** A guest to whom the hotel does not rent can still be recognised. The erasure removes everything else. */
const unlessRefused = (column: string, sql: string, inWords: string): Erasure =>
  becomes(
    `CASE WHEN do_not_rent_since IS NULL THEN ${sql} ELSE ${column} END`,
    `${inWords}, unless the hotel does not rent to the guest`,
  );

const WITHOUT_LETTERS = (column: string): Erasure => unlessRefused(column, "''", 'nothing');
const WITHOUT_ENTRIES = (column: string): Erasure => unlessRefused(column, "'{}'", 'nothing');

/**
 * The tables of `guests/`. The law requires the register of guests who stayed for one year. Entries of guests who did
 * not stay are erased.
 */
export const GUESTS_TABLES: DeclaredTables = {
  guests: {
    what: 'Records of guests',
    rows: `id = ANY(:guests)`,
    shown: 'made_at',
    personal: {
      name: { ...GUEST_RECORD, ...unlessRefused('name', `'${ERASED_GUEST}'`, ERASED_GUEST) },
      other_names: { ...GUEST_RECORD, ...WITHOUT_ENTRIES('other_names') },
      emails: { ...GUEST_RECORD, ...WITHOUT_ENTRIES('emails') },
      phones: { ...GUEST_RECORD, ...WITHOUT_ENTRIES('phones') },
      birthday: { ...GUEST_RECORD, ...EMPTIED },
      address: { ...GUEST_RECORD, ...EMPTIED },
      company: { ...GUEST_RECORD, ...EMPTIED },
      preferences: { ...GUEST_RECORD, ...EMPTIED },
      note: { ...GUEST_RECORD, ...EMPTIED },
      do_not_rent_reason: REFUSED_GUEST,
      do_not_rent_since: REFUSED_GUEST,
      do_not_rent_by: STAFF_ACCOUNT,
      sort_name: { ...GUEST_RECORD, exported: 'it is made of the name', ...WITHOUT_LETTERS('sort_name') },
      searched_text: {
        ...GUEST_RECORD,
        exported: 'it is made of the name',
        ...WITHOUT_LETTERS('searched_text'),
      },
      name_skeletons: {
        ...GUEST_RECORD,
        exported: 'it is made of the name',
        ...WITHOUT_LETTERS('name_skeletons'),
      },
      contact_keys: {
        ...GUEST_RECORD,
        exported: 'it is made of addresses',
        ...WITHOUT_ENTRIES('contact_keys'),
      },
      match_keys: { ...GUEST_RECORD, exported: 'it is made of the name', ...WITHOUT_ENTRIES('match_keys') },
      joined_by: STAFF_ACCOUNT,
      made_by: STAFF_ACCOUNT,
    },
    plain: 'id root_id joined_into joined_at made_at version',
  },
  guest_bookings: {
    what: 'Which booking belongs to which record',
    personal: { put_by: STAFF_ACCOUNT },
    plain: 'booking_id guest_id put_at',
  },
  guest_consents: {
    what: 'Consents of guests to marketing',
    rows: `guest_id = ANY(:guests)`,
    deletesRows: true,
    personal: {
      is_given: { ...GUEST_RECORD, ...DELETED },
      source: { ...GUEST_RECORD, ...DELETED },
      at: { ...GUEST_RECORD, ...DELETED },
      noted_by: STAFF_ACCOUNT,
    },
    plain: 'id guest_id',
  },
  guest_differences: {
    what: 'Records that look alike and are two guests',
    personal: { noted_by: STAFF_ACCOUNT },
    plain: 'first_id second_id noted_at',
  },
  register_entries: {
    what: 'The register of guests',
    rows: `booking_id = ANY(:bookings) AND ${NOT_DEPARTED}`,
    deletesRows: true,
    personal: {
      sealed: { ...REGISTER, ...DELETED },
      changed_by: STAFF_ACCOUNT,
    },
    plain: 'id booking_id stay_id position state needs_form key_id version changed_at',
  },
  register_filings: {
    what: 'That Form III was filed',
    personal: { recorded_by: STAFF_ACCOUNT },
    plain: 'id entry_id kind number filed_at recorded_at',
  },
  online_check_ins: {
    what: 'Check-ins online',
    plain: 'booking_id arrival_time invited_at saved_at',
  },
};
