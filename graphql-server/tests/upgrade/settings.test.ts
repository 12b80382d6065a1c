import { EarlierInstallation, earlierBooking } from './earlier-installation';

let installation: EarlierInstallation;
beforeEach(async () => {
  installation = await EarlierInstallation.start();
});
afterEach(() => installation.stop());

const TYPES = `
  SELECT code, capacity, maximum_adults, maximum_children, on_sale, version, included,
    (SELECT bool_and(on_sale) FROM rooms WHERE type_id = room_types.id) AS rooms_on_sale
  FROM room_types ORDER BY sort_order`;

describe('given an installation without settings of rooms and property', () => {
  test('when it is upgraded, then every room is on sale, and adults have the earlier limit of guests', async () => {
    await installation.bookAsBefore(earlierBooking());
    await installation.upgrade();
    const rest = { maximum_children: 0, on_sale: true, version: 1, included: [], rooms_on_sale: true };
    expect(await installation.rows(TYPES)).toEqual([
      { code: 'Single', capacity: 2, maximum_adults: 2, ...rest },
      { code: 'Suite', capacity: 6, maximum_adults: 6, ...rest },
    ]);
    expect(
      await installation.rows('SELECT version, last_same_day_booking, social_links FROM property'),
    ).toEqual([{ version: 1, last_same_day_booking: null, social_links: [] }]);
  });

  test('when it is upgraded, then a server of the previous version still books', async () => {
    await installation.upgrade();
    await installation.bookAsBefore(earlierBooking());
    expect(await installation.rows('SELECT count(*)::int AS nights FROM room_nights')).toEqual([
      { nights: 2 },
    ]);
  });
});
