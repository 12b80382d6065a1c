import { openSent } from './sent-pages';
import { expect, freshStay, test } from './test-server';

const { checkin, checkout } = freshStay();
const DATES = `checkin=${checkin}&checkout=${checkout}`;

/** Links that a guest or a program has changed by hand, each with what the page says, which names the field. */
const LINKS: readonly [link: string, sentence: RegExp][] = [
  ['adults=999&children=abc&checkin=nonsense', /not contain a valid check-in date/],
  ['adults=999&children=abc&checkin=nonsense', /number of adults: 1 to 30/],
  [`${DATES}&guests=2&children=abc`, /not contain valid ages of children/],
  [`${DATES}&adults=0`, /number of adults: 1 to 30/],
  [`${DATES}&guests=999`, /number of guests: 1 to 99/],
  [`${DATES}&adults=2&minors=50`, /number of children: 0 to 9/],
  [`${DATES}&adults=2&minors=2`, /choose the age of each child/],
  [`${DATES}&adults=2&minors=1&age=999`, /choose the age of each child/],
  [`${DATES}&rooms=50`, /number of rooms: 1 to 5/],
  [`${DATES}&guests=90`, /no room is large enough for all of you/],
  ['checkin=2020-01-01&checkout=2020-01-03&guests=2', /Check-in/],
  [`checkin=${checkin}&checkout=2099-01-01`, /nights/],
  [`checkin=${checkout}&checkout=${checkin}`, /Check-out must be at least one night after check-in/],
  [`checkin=${checkin}`, /choose a check-out date/],
  ['checkin=2026-02-30&checkout=2026-13-01', /not contain a valid check-out date/],
  [`${DATES}&guests=2&guests2=x`, /number of guests in room 2: 1 to 99/],
];

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('a link of another site fills in the search, and its room stands first', async ({ page }) => {
      await openSent(
        page,
        `/book?${DATES}&adults=2&rooms=2&adults2=1&code=LAKE9&first=Suite&utm_source=map`,
        {
          waitUntil: 'load',
        },
      );
      const form = page.locator('main form[action="/book"]');
      await expect(form.locator('input[name=checkin]')).toHaveValue(checkin);
      await expect(form.locator('input[name=checkout]')).toHaveValue(checkout);
      await expect(form.locator('input[name=adults]')).toHaveValue('2');
      await expect(form.locator('input[name=rooms]')).toHaveValue('2');
      await expect(form.locator('input[name=adults2]')).toHaveValue('1');
      await expect(form.locator('input[name=code]')).toHaveValue('LAKE9');
      const first = page.getByRole('article').first();
      await expect(first.getByRole('heading', { name: /^Suite/ })).toBeVisible();
      await expect(first.getByText('The room that you chose')).toBeVisible();
    });

    test('a link that was edited by hand says which field is wrong, and shows a page', async ({ page }) => {
      for (const [link, sentence] of LINKS) {
        const response = await openSent(page, `/book?${link}`, { waitUntil: 'load' });
        expect(response?.status(), link).toBe(200);
        await expect(page.getByRole('heading', { level: 1 }), link).toBeVisible();
        await expect(page.getByText(sentence).filter({ visible: true }).first(), link).toBeVisible();
        await expect(page.locator('main form[action="/book"]'), link).toBeAttached();
      }
    });
  });
}
