import { expect, type Page } from '@playwright/test';

/** How many A4 pages the open page prints. */
export async function pagesOnPaper(page: Page): Promise<number> {
  // In another typeface the words may need another page.
  await page.evaluate(async () => void (await document.fonts.ready));
  const file = await page.pdf({ preferCSSPageSize: true, printBackground: true });
  const text = file.toString('latin1');
  // 210 × 297 mm in points.
  expect(text).toMatch(/MediaBox \[0 0 59[45](\.\d+)? 84[12](\.\d+)?\]/);
  return text.match(/\/Type\s*\/Page[^s]/g)?.length ?? 0;
}
