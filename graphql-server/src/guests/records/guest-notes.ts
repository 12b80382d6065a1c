/** What the lists of the desk show of the guest of a booking. */
export interface GuestNotes {
  /** The kept record. */
  id: string;
  name: string;
  notes: string[];
  preferences: string[];
  doNotRent: boolean;
}

const texts = (column: 'note' | 'preferences') =>
  `COALESCE(json_agg(member.${column} ORDER BY member.joined_at NULLS FIRST, member.id)
    FILTER (WHERE member.${column} IS NOT NULL), '[]')`;

/**
 * SQL for the notes of the record of `booking` and of all records joined with it ({@link GuestNotes}); null without a
 * record.
 */
export const NOTES_OF_GUEST = `(
  SELECT json_build_object('id', root.id, 'name', root.name, 'notes', ${texts('note')},
    'preferences', ${texts('preferences')}, 'doNotRent', bool_or(member.do_not_rent_reason IS NOT NULL))
  FROM guest_bookings link JOIN guests own ON own.id = link.guest_id
  JOIN guests root ON root.id = own.root_id JOIN guests member ON member.root_id = root.id
  WHERE link.booking_id = booking.id GROUP BY root.id)`;

/** SQL condition: `booking` looks like a record, and nobody has decided whether it belongs to that record. */
export const LOOKS_LIKE_A_GUEST = `EXISTS (
  SELECT 1 FROM guest_bookings link
  WHERE link.booking_id = booking.id AND link.guest_id IS NULL AND link.put_by IS NULL)`;
