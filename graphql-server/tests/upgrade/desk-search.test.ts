import { IndexesOfEveryName1764200000000 } from '../../migrations/1764200000000-indexes-of-every-name';
import { EarlierInstallation, earlierBooking } from './earlier-installation';

let installation: EarlierInstallation;
beforeEach(async () => {
  installation = await EarlierInstallation.start();
  await installation.bookAsBefore(earlierBooking());
});
afterEach(() => installation.stop());

const INDEXES = [
  'bookings_name_letters',
  'desk_bookings_portal_trigram',
  'stays_guest_letters',
  'stays_guest_trigram',
];

const validIndexes = async () => {
  const rows = await installation.rows(
    `SELECT indexrelid::regclass::text AS name FROM pg_index WHERE indisvalid AND indexrelid::regclass::text = ANY ($1)
     ORDER BY name`,
    [INDEXES],
  );
  return rows.map(({ name }) => name);
};

describe('given an installation without indexes of every name', () => {
  test('when two servers start together, then both wait for each other and the indexes are built', async () => {
    await Promise.all([installation.upgrade(), installation.upgrade()]);
    expect(await validIndexes()).toEqual(INDEXES);
  });

  test('when an index was left unfinished, then it is built again', async () => {
    await installation.upgradeBefore(IndexesOfEveryName1764200000000);
    await installation.rows('CREATE INDEX stays_guest_trigram ON stays (guest_name)');
    await installation.rows(
      "UPDATE pg_index SET indisvalid = false WHERE indexrelid = 'stays_guest_trigram'::regclass",
    );
    await installation.upgrade();
    expect(await validIndexes()).toEqual(INDEXES);
  });

  test('when a guest takes long to book meanwhile, then the indexes are built afterwards, and the booking is found', async () => {
    await installation.upgradeBefore(IndexesOfEveryName1764200000000);
    await installation.server.query('BEGIN');
    await installation.server.query("UPDATE bookings SET name = 'नेहा', name_key = NULL");
    const upgraded = installation.upgrade();
    await installation.server.query('COMMIT');
    await upgraded;
    expect(
      await installation.rows("SELECT name FROM bookings WHERE letters_of(name) @> ARRAY['ने', 'हा']"),
    ).toEqual([{ name: 'नेहा' }]);
  });
});
