import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { holdRoom, pay } from './booking-states';
import { goTo } from './hotel-days';
import { expectInOrder } from './in-order';
import { press } from './keyboard';
import { signIn } from './people';
import { proofCases } from './proof-cases';
import { expect, test } from './test-server';

const SCREENS = {
  'a phone': { width: 390, height: 844 },
  'a wide screen': { width: 1440, height: 900 },
} as const;

/** The file that the button saves when pressed by keyboard. */
async function saved(page: Page, button: Locator): Promise<{ name: string; content: Buffer }> {
  const downloading = page.waitForEvent('download');
  await press(button);
  const download = await downloading;
  return { name: download.suggestedFilename(), content: await readFile(await download.path()) };
}

const firstOfNextMonth = (date: string): string => {
  const [year = 0, month = 1] = date.split('-').map(Number);
  return new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10);
};

const VIEWS = Object.entries(SCREENS).flatMap(([screen, viewport]) =>
  (['light', 'dark'] as const).map((colorScheme) => ({ screen, viewport, colorScheme })),
);

for (const { screen, viewport, colorScheme } of proofCases(VIEWS, 4, 3))
  test.describe(`on ${screen}, in the ${colorScheme} theme, by keyboard`, () => {
    test.use({ viewport, colorScheme, reducedMotion: 'reduce' });

    test('the owner ends the month: compares it, and saves its charges and its report', async ({
      page,
      testServer,
    }) => {
      const booking = await holdRoom(page, testServer);
      await pay(page, testServer, booking);
      await goTo(testServer, firstOfNextMonth(booking.checkin), '12:00');
      await signIn(page, testServer);
      await page.goto('/desk/figures');
      await press(page.getByRole('button', { name: 'Last month', exact: true }));
      const month = booking.checkin.slice(0, 7);
      await expect(page.getByLabel('From')).toHaveValue(`${month}-01`);
      await expect(page.getByText('Year before:').first()).toBeVisible();
      const byDay = page.getByRole('region', { name: 'By day' });
      await expect(byDay.getByRole('row', { name: /^Total/ })).toContainText('₹');
      await expect(
        page.getByRole('region', { name: 'By channel' }).getByRole('row', { name: /^Site/ }),
      ).toBeVisible();
      await expectInOrder(page);

      const charges = await saved(page, page.getByRole('button', { name: 'Charges and payments (CSV)' }));
      const rows = charges.content
        .toString('utf8')
        .split('\r\n')
        .filter((row) => row.includes(booking.reference));
      expect(rows.filter((row) => row.includes('ROOM_NIGHT')).length).toBeGreaterThan(0);
      const report = await saved(page, page.getByRole('button', { name: 'Monthly report (PDF)' }));
      expect(report.name).toBe(`report-${month}.pdf`);
      expect(report.content.subarray(0, 5).toString()).toBe('%PDF-');
      const table = await saved(page, page.getByRole('button', { name: 'Monthly report (CSV)' }));
      expect(table.name).toBe(`report-${month}.csv`);

      await press(page.getByRole('button', { name: 'Prepare the return' }));
      const tables = page.getByRole('region', { name: 'Tables of the return' });
      await expect(tables.getByRole('row', { name: /Supplies to other guests/ })).toContainText('₹');
      await expectInOrder(page);
      const others = await saved(page, tables.getByRole('button', { name: 'CSV of table 7' }));
      expect(others.content.toString('utf8')).toContain('Central tax');

      await press(page.getByRole('button', { name: 'Financial year', exact: true }));
      await expect(page.getByRole('region', { name: 'By month' })).toBeVisible();
      await page.getByLabel('To', { exact: true }).fill('2020-01-01');
      await expect(page.getByLabel('To', { exact: true })).toHaveAttribute('aria-invalid', 'true');
      await expectInOrder(page);
    });
  });
