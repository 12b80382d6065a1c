import { waitFor } from '../testkit/wait-for';
import { EarlierInstallation, earlierBooking } from './earlier-installation';

const MIGRATION_WAITS_FOR_BOOKINGS = `SELECT 1 FROM pg_locks
  WHERE relation = 'bookings'::regclass AND mode IN ('AccessExclusiveLock', 'ShareRowExclusiveLock') AND NOT granted`;

test('given a guest and the migration would wait for each other, the guest books and the migration tries again', async () => {
  const installation = await EarlierInstallation.start();
  try {
    const { server } = installation;
    await server.query('BEGIN');
    const { id } = earlierBooking();
    // Like the form: it looks for an earlier booking, and then locks the room type.
    await server.query('SELECT 1 FROM bookings WHERE id = $1 FOR UPDATE', [id]);
    const upgraded = installation.upgrade();
    const waits = async () => (await installation.rows(MIGRATION_WAITS_FOR_BOOKINGS)).length > 0;
    await waitFor('the migration, which has changed room types, waits for bookings', waits);
    await server.query("SELECT 1 FROM room_types WHERE name = 'Single' FOR UPDATE");
    await server.query('COMMIT');
    await upgraded;
    expect(await installation.rows('SELECT code FROM room_types ORDER BY code')).toEqual([
      { code: 'Single' },
      { code: 'Suite' },
    ]);
  } finally {
    await installation.stop();
  }
});
