import { expectInOrder } from './in-order';
import { proofCases } from './proof-cases';
import { PUBLIC, settle } from './site-pages';
import { startSecondHotel, type HotelDetails } from './start-test-server';
import { expect, test } from './test-server';

/** The pages of Haveli Nilaya, which is set up only by the API, in the browser. */

let details: HotelDetails;
let stop: () => Promise<void>;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  ({ details, stop } = await startSecondHotel('small'));
});
test.afterAll(() => stop());

// Words of the first hotel that no page may show in the browser. The server's test reads the HTML, the scripts and the
// mails.
const FIRST_HOTEL = /Saffron Court|Udaipur|Pichola|Mewar|\blake\b|palace/i;
const SHIPPED_PICTURE = /^\/(?:pictures\/(?![0-9a-f]{32}-)|og\.jpg|icon-|favicon|apple-touch)/;
const PAGES = PUBLIC.filter((address) => address !== '/design');

const VIEWS = [
  { width: 320, colorScheme: 'dark' },
  { width: 1440, colorScheme: 'light' },
] as const;

// `npm test` alternates the views: each view shows every second page.
for (const [place, { width, colorScheme }] of VIEWS.entries()) {
  test.describe(`${colorScheme}, ${width} px wide`, () => {
    test.use({ colorScheme, reducedMotion: 'reduce', viewport: { width, height: 800 } });

    test('every page is the second hotel’s alone, and axe finds nothing', async ({ page, tolerated }) => {
      test.setTimeout(300_000);
      tolerated.push(/status of 404/);
      const asked: string[] = [];
      page.on('request', (request) => asked.push(new URL(request.url()).pathname));
      for (const address of proofCases(PAGES, 2 * VIEWS.length, place)) {
        await page.goto(`${details.siteUrl}${address}`);
        await settle(page);
        expect(await page.evaluate(() => document.documentElement.outerHTML), address).not.toMatch(
          FIRST_HOTEL,
        );
        await expectInOrder(page, address);
      }
      expect(asked.filter((path) => SHIPPED_PICTURE.test(path))).toEqual([]);
    });
  });
}

test('its home page has its own words, pictures, colours, sign and navigation', async ({ page }) => {
  await page.goto(`${details.siteUrl}/`);
  await settle(page);
  await expect(page).toHaveTitle('A courtyard hotel in Jaipur – Haveli Nilaya');
  await expect(page.getByRole('img', { name: 'A neem tree in a white courtyard' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'The Roof Kitchen' }).first()).toBeVisible();
  const [action, sign] = await page.evaluate(() => {
    const logo = document.querySelector('.hotel-logo');
    return [
      getComputedStyle(document.documentElement).getPropertyValue('--action'),
      logo ? getComputedStyle(logo).backgroundImage : '',
    ];
  });
  expect([action, sign]).toEqual(['#8a2f4f', expect.stringMatching(/\/icons\/[0-9a-f]{32}-/)]);
});
