import { EarlierInstallation, earlierBooking } from './earlier-installation';

let installation: EarlierInstallation;
beforeEach(async () => {
  installation = await EarlierInstallation.start();
});
afterEach(() => installation.stop());

describe('given an installation without supplements and age bands', () => {
  test('when it is upgraded, then guests of stored stays are adults, and their lines are without supplements', async () => {
    const booking = earlierBooking();
    await installation.bookAsBefore(booking);
    await installation.upgrade();
    expect(await installation.rows('SELECT guests, child_ages FROM stays')).toEqual([
      { guests: 2, child_ages: [] },
    ]);
    expect(await installation.rows('SELECT kind, supplement FROM folio_lines ORDER BY id')).toEqual([
      { kind: 'ROOM_NIGHT', supplement: null },
      { kind: 'ROOM_NIGHT', supplement: null },
    ]);
    expect(await installation.linesOf(booking)).toEqual([
      { kind: 'ROOM_NIGHT', night: '2026-12-01', value: 831_600, percent: 18, cgst: 74_844, sgst: 74_844 },
      { kind: 'ROOM_NIGHT', night: '2026-12-02', value: 831_600, percent: 18, cgst: 74_844, sgst: 74_844 },
    ]);
  });

  test('when it is upgraded, then all guests are in the rates, and the hotel has no age bands yet', async () => {
    await installation.upgrade();
    const rate = { included_guests: null, adult_supplement_cents: 0, child_supplements: {} };
    expect(
      await installation.rows(
        `SELECT code, included_guests, adult_supplement_cents, child_supplements FROM room_types ORDER BY sort_order`,
      ),
    ).toEqual([
      { code: 'Single', ...rate },
      { code: 'Suite', ...rate },
    ]);
    expect(await installation.rows('SELECT child_bands FROM property')).toEqual([{ child_bands: [] }]);
  });

  test('when it is upgraded, then no stay can have only children, or an age that is no child’s', async () => {
    await installation.bookAsBefore(earlierBooking());
    await installation.upgrade();
    for (const ages of ['{4,9}', '{-1}', '{18}'])
      await expect(installation.rows(`UPDATE stays SET child_ages = '${ages}'`)).rejects.toThrow(
        'stays_child_ages',
      );
  });
});
