import { holdRoom, pay } from './booking-states';
import { expectInOrder } from './in-order';
import { signIn } from './people';
import { proofCases } from './proof-cases';
import { expect, test } from './test-server';

const SCREENS = [
  { name: 'on a wide screen', viewport: { width: 1440, height: 900 } },
  { name: 'on a phone', viewport: { width: 390, height: 844 } },
] as const;

const AUDIT = `
  INSERT INTO night_audits (day, arrivals, departures, in_house, no_shows, actor_kind, closed_at)
  SELECT day::date, 0, 0, 0, 0, 'staff', hotel_now()
  FROM generate_series(hotel_day_at(hotel_now()) - 400, hotel_day_at(hotel_now()) - 1, interval '1 day') day
  ON CONFLICT DO NOTHING`;

for (const { name, viewport } of proofCases(SCREENS, 2, 1))
  test.describe(name, () => {
    test.use({ viewport, reducedMotion: 'reduce' });

    test('the owner reads the vouchers of a day, closes it, and saves the file for Tally', async ({
      page,
      testServer,
    }) => {
      const booking = await holdRoom(page, testServer);
      await pay(page, testServer, booking);
      await testServer.shiftClock('1 day');
      await testServer.query(AUDIT, []);
      await signIn(page, testServer);
      await page.goto('/desk/day-book');
      const vouchers = page.getByRole('region', { name: /vouchers?$/ });
      await expect(vouchers.getByRole('link', { name: booking.reference }).first()).toBeVisible();
      await expect(page.getByRole('table', { name: 'Debits and credits of each ledger' })).toBeVisible();
      await expectInOrder(page);

      await page.getByRole('button', { name: /^Close up to/ }).click();
      await page.getByRole('button', { name: 'Close the days' }).click();
      await expect(page.getByText(/^Closed up to/)).toBeVisible();
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: 'For Tally (XML)' }).click();
      expect((await download).suggestedFilename()).toMatch(/^day-book-.*\.xml$/);
      await expect(page.getByText(/vouchers? (was|were) saved\.$/)).toBeVisible();
    });
  });
