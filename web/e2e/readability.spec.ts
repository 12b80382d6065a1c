import { axeFindings } from './axe';
import { settle } from './site-pages';
import { expect, test } from './test-server';

/** WCAG 2.2, 1.4.12, and 1.4.4: what a guest who needs it may set. */
const SPACED = `
  html { font-size: 200%; }
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }`;

for (const width of [390, 1280]) {
  test(`with 200 % text and WCAG spacing the header cuts nothing, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    for (const address of ['/', '/rooms/deluxe']) {
      await page.goto(address);
      await page.addStyleTag({ content: SPACED });
      await settle(page);
      const name = page.getByRole('banner').getByRole('link', { name: 'Saffron Court' });
      const [outer, inner] = await name.evaluate((link) => {
        const text = link.querySelector('span') ?? link;
        const range = document.createRange();
        range.selectNodeContents(text);
        const ground = link.closest('.header-ground') ?? link;
        return [ground.getBoundingClientRect(), range.getBoundingClientRect()].map(
          ({ left, right, top, bottom }) => ({ left, right, top, bottom }),
        );
      });
      expect(inner?.left, address).toBeGreaterThanOrEqual(outer?.left ?? 0);
      expect(inner?.right, address).toBeLessThanOrEqual((outer?.right ?? 0) + 0.5);
      expect(inner?.top, address).toBeGreaterThanOrEqual(outer?.top ?? 0);
      expect(inner?.bottom, address).toBeLessThanOrEqual((outer?.bottom ?? 0) + 0.5);
      const widest = await page.evaluate(() =>
        Math.max(
          ...[...document.querySelectorAll('.header-ground, .header-ground *')].map(
            (element) => element.getBoundingClientRect().right,
          ),
        ),
      );
      expect(widest, address).toBeLessThanOrEqual(width + 0.5);
    }
  });
}

test('filled buttons keep their shape in forced colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  for (const address of ['/', '/book', '/stay/Deluxe', '/signin']) {
    await page.goto(address);
    await settle(page);
    const shapeless = await page.evaluate(() =>
      [...document.querySelectorAll('.bg-action, [class*="bg-(--bright-ground)"]')]
        .filter((element) => element.checkVisibility() && getComputedStyle(element).borderTopWidth === '0px')
        .map((element) => element.outerHTML.slice(0, 160)),
    );
    expect(shapeless, address).toEqual([]);
  }
});

test('the name of each day of the calendar has what the day shows', async ({ page }) => {
  await page.goto('/stay/Deluxe');
  await expect(
    page
      .getByRole('grid')
      .first()
      .getByText(/^[\d,]{5,}$/)
      .first(),
  ).toBeVisible();
  // Who operates a page by voice says what is to be seen (WCAG 2.5.3).
  const findings = await axeFindings(page, {
    include: ['[role="grid"]'],
    also: ['label-content-name-mismatch'],
  });
  expect(findings).toEqual([]);
});
