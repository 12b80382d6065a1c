import type { Page } from '@playwright/test';
import { animationsEnd } from './animations';
import { axeFindings } from './axe';
import { signIn } from './people';
import { ADMINISTRATOR, PUBLIC, settle, SIGNED_IN } from './site-pages';
import { expect, freshStay, test } from './test-server';

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

/** What is cut, what lies over other text, and whether the page scrolls sideways. */
const unreadable = (page: Page) =>
  page.evaluate(() => {
    const named = (element: Element) => element.outerHTML.replaceAll(/\s+/g, ' ').slice(0, 140);
    const ancestors = (element: Element): Element[] =>
      element.parentElement ? [element, ...ancestors(element.parentElement)] : [element];
    const styled = (element: Element, property: string, values: readonly string[]) =>
      ancestors(element).some((one) => values.includes(getComputedStyle(one).getPropertyValue(property)));
    const isHidden = (element: Element) =>
      !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) ||
      ancestors(element).some((one) => getComputedStyle(one).clipPath === 'inset(50%)');
    const texts = [...document.querySelectorAll('body *')]
      .filter((element) => !(element instanceof SVGElement) && !isHidden(element))
      .flatMap((element) =>
        [...element.childNodes]
          .filter((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
          .map((node) => {
            const range = document.createRange();
            range.selectNodeContents(node);
            return { element, lines: [...range.getClientRects()] };
          }),
      );
    const width = document.documentElement.clientWidth;
    const scrolls = (element: Element) => styled(element, 'overflow-x', ['auto', 'scroll']);
    const beyond = texts.filter(
      ({ element, lines }) =>
        !scrolls(element) && lines.some(({ left, right }) => right > width + 0.5 || left < -0.5),
    );
    /** The nearest box that hides what is larger. */
    const cut = texts.filter(({ element, lines }) => {
      const box = ancestors(element).find((one) => /hidden|clip/.test(getComputedStyle(one).overflow));
      if (!box || box === document.body || box === document.documentElement) return false;
      const { left, right, top, bottom } = box.getBoundingClientRect();
      const isOutside = (line: DOMRect) =>
        line.right > right + 1 || line.left < left - 1 || line.bottom > bottom + 4 || line.top < top - 4;
      return lines.some(isOutside);
    });
    const still = texts.filter(({ element }) => !styled(element, 'position', ['fixed', 'sticky']));
    const lines = still.flatMap(({ element, lines: ofText }) => ofText.map((line) => ({ element, line })));
    // Lines may touch: letters do not fill the height of their line.
    const isOver = (one: DOMRect, other: DOMRect) =>
      Math.min(one.right, other.right) - Math.max(one.left, other.left) > 4 &&
      Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) >
        0.4 * Math.min(one.height, other.height);
    const overlapping = lines.flatMap(({ element, line }, place) =>
      lines
        .slice(place + 1)
        .filter((other) => other.element !== element && isOver(line, other.line))
        .map((other) => `${named(element)} over ${named(other.element)}`),
    );
    return [
      ...(document.documentElement.scrollWidth > window.innerWidth ? ['the page scrolls sideways'] : []),
      ...beyond.map(({ element }) => `beyond the page: ${named(element)}`),
      ...cut.map(({ element }) => `cut: ${named(element)}`),
      ...new Set(overlapping),
    ];
  });

/** Opens each page, doubles its text, and finds what cannot be read. */
async function withDoubledText(page: Page, paths: readonly string[]): Promise<Record<string, string[]>> {
  test.setTimeout(paths.length * 30_000);
  await page.setViewportSize({ width: 1280, height: 800 });
  const all: Record<string, string[]> = {};
  for (const path of paths) {
    await page.goto(path);
    await settle(page);
    await page.addStyleTag({ content: 'html { font-size: 200%; }' });
    await animationsEnd(page);
    const found = await unreadable(page);
    if (found.length > 0) all[path] = found;
  }
  return all;
}

test.describe('with 200 % text, 1280 px wide, nothing is cut or covered and no page scrolls sideways', () => {
  test.use({ reducedMotion: 'reduce' });

  test('for guests', async ({ page, tolerated }) => {
    tolerated.push(/status of 404/);
    const { checkin, checkout } = freshStay();
    const results = `/book?checkin=${checkin}&checkout=${checkout}&guests=2`;
    expect(await withDoubledText(page, [...PUBLIC, results])).toEqual({});
  });

  test('behind the sign-in', async ({ page, testServer }) => {
    await signIn(page, testServer);
    expect(await withDoubledText(page, [...SIGNED_IN, ...ADMINISTRATOR])).toEqual({});
  });
});

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
