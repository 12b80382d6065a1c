/**
 * SQL that joins the latest state of a record with this id, as `latest`, where it has a history. The history is read once in
 * the order of its index: looking records up one by one takes four times as long for 100,000 bookings.
 */
export const joinLatestState = (machine: 'booking' | 'stay', id: string): string => `
  LEFT JOIN (SELECT DISTINCT ON (subject_id) subject_id, to_state FROM transitions
    WHERE machine = '${machine}' ORDER BY subject_id, id DESC) latest ON latest.subject_id = ${id}`;
