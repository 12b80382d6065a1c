import type { Invariant } from './invariant';

/** What must always be true of records of guests. */
export const GUEST_INVARIANTS: readonly Invariant[] = [
  {
    name: 'a record of a guest that no person changed',
    advice:
      'Only the staff change a record, and each change is in the list of actions. Ask who wrote to the database by hand, and look at the record at /desk/guests.',
    breaches: `
      SELECT 'guest ' || guest.id AS subject,
        (guest.version - 1) || ' changes, ' || count(entry.id) || ' of them by a person' AS detail
      FROM guests guest LEFT JOIN administrator_actions entry ON entry.record_id = guest.id
        AND entry.action IN ('editGuestRecord', 'setDoNotRent')
      GROUP BY guest.id, guest.version HAVING count(entry.id) <> guest.version - 1`,
  },
  {
    name: 'joined records that are not shown under one record',
    advice: 'Separate the record at /desk/guests, and join it again.',
    breaches: `
      SELECT 'guest ' || guest.id AS subject, 'shown under ' || guest.root_id AS detail
      FROM guests guest JOIN guests beside ON beside.id = COALESCE(guest.joined_into, guest.root_id)
      WHERE beside.root_id <> guest.root_id`,
  },
];
