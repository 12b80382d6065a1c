import type { TestServer } from './test-server';

const DAY = 86_400_000;

/** Moves the hotel's clock to a time of a day, or of a later day. India has no daylight saving time. */
export async function goTo(testServer: TestServer, day: string, time: string, daysLater = 0): Promise<void> {
  const instant = Date.parse(`${day}T${time}:00+05:30`) + daysLater * DAY;
  await testServer.shiftClock(`${instant - Date.now()} milliseconds`);
}

/** Checks out the guests of earlier tests, and cleans all rooms, so that they are free and ready. */
export async function letAllLeave(testServer: TestServer): Promise<void> {
  await testServer.query(
    `WITH gone AS (
       UPDATE stays SET status = 'DEPARTED', checked_out_at = hotel_now() WHERE status = 'IN_HOUSE' RETURNING id)
     INSERT INTO transitions (machine, subject_id, from_state, to_state, actor_kind, reason)
     SELECT 'stay', id, 'IN_HOUSE', 'DEPARTED', 'staff', 'left after the test' FROM gone`,
  );
  await testServer.query(
    `INSERT INTO room_marks (id, room_id, kind, pressed_at, recorded_at, idempotency_key)
     SELECT gen_random_uuid(), id, 'CLEAN', moment.now, moment.now, 'after-a-test-' || gen_random_uuid()
     FROM rooms CROSS JOIN (
       SELECT greatest(hotel_now(), (SELECT max(checked_out_at) FROM stays)) AS now) moment`,
  );
}
