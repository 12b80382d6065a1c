import { axeFindings } from './axe';
import { holdRoom, pay } from './booking-states';
import { goTo, letAllLeave } from './hotel-days';
import { choose, follow, press, typeInto } from './keyboard';
import { pagesOnPaper } from './pages-on-paper';
import { signIn } from './people';
import { settle } from './site-pages';
import { member } from './staff';
import { expect, test } from './test-server';

/** Reception keeps the register by keyboard, on a phone and on a wide screen. */

const SHOTS = process.env['REGISTER_SHOTS'];

for (const [name, viewport] of [
  ['phone', { width: 390, height: 844 }],
  ['wide screen', { width: 1440, height: 900 }],
] as const)
  test.describe(name, () => {
    test.use({ viewport, reducedMotion: 'reduce', actionTimeout: 15_000 });

    test('a guest from abroad is registered by keyboard, filed and printed on one sheet', async ({
      page,
      testServer,
    }) => {
      test.slow();
      const shot = (of: string) =>
        SHOTS ? page.screenshot({ path: `${SHOTS}/${of}-${viewport.width}.png`, fullPage: true }) : null;
      const clean = async () => {
        await settle(page);
        expect(await axeFindings(page)).toEqual([]);
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
        ).toBeLessThanOrEqual(0);
      };
      const booked = await holdRoom(page, testServer, { name: 'Lata Register' });
      await pay(page, testServer, booked);
      await goTo(testServer, booked.checkin, '14:00');
      await letAllLeave(testServer);
      await signIn(page, testServer, await member(page, testServer, 'reception', 'Asha Rao'));
      await page.goto(`/desk/bookings/${booked.reference}`);
      await press(page.getByRole('button', { name: 'Check in', exact: true }).first());
      await expect(
        page.getByRole('group', { name: /^Lata Register, room/ }).getByText('In house'),
      ).toBeVisible();

      await page.goto('/desk/register');
      const missing = page.getByRole('region', { name: 'Guests in the house who are not in the register' });
      await expect(missing.getByRole('link')).toHaveCount(1);
      await clean();
      await shot('register');
      await press(missing.getByRole('link'));

      const form = page.getByRole('form', { name: 'Particulars of guest 1' });
      await expect(form).toBeVisible();
      const fill = (label: string, words: string) =>
        typeInto(page, form.getByLabel(label, { exact: true }), words);
      const pick = (label: string, words: string) =>
        choose(page, form.getByLabel(label, { exact: true }), words);
      await fill('Full name', 'Jane Q Traveller');
      await pick('Nationality', 'United King');
      await expect(form.getByLabel('Surname in the passport')).toBeVisible();
      await fill('Home address', '4 Elm Street, Leeds');
      await pick('Document', 'Pass');
      await fill('Number of the document', '2345 6789 0124');
      await page.keyboard.press('Enter');
      await expect(form.getByText(/contains an Aadhaar number/)).toBeVisible();
      await clean();
      await form.getByLabel('Number of the document').fill('GBX7731904');
      for (const [label, words] of [
        ['Coming from', 'Delhi'],
        ['Going to', 'Agra'],
        ['Surname in the passport', 'Traveller'],
        ['Given names in the passport', 'Jane Q'],
        ['Passport issued in', 'Leeds'],
        ['Arrived in India at', 'Delhi airport'],
        ['Purpose of the visit', 'Tourism'],
      ] as const)
        await form.getByLabel(label, { exact: true }).fill(words);
      await pick('Sex in the passport', 'F');
      await pick('Stays in India by', 'a visa');
      await pick('Employed in India', 'no');
      for (const [label, words] of [
        ['Number of the visa', 'VK5550172'],
        ['Kind of visa', 'e-Tourist'],
        ['Visa issued in', 'London'],
        ['Date of birth', '1980-02-28'],
        ['Passport issued on', '2020-01-10'],
        ['Passport valid until', '2030-01-09'],
        ['Visa issued on', '2026-10-01'],
        ['Visa valid until', '2027-09-30'],
        ['Arrived in India on', '2026-11-20'],
      ] as const)
        await form.getByLabel(label, { exact: true }).fill(words);
      await shot('stay-before');
      await follow(page, form.getByRole('button', { name: /^Document seen, save/ }));
      await expect(form.getByText('Checked with the document')).toBeVisible();

      const filing = page.getByRole('form', { name: 'Form III at arrival of guest 1' });
      await expect(filing).toBeVisible();
      await clean();
      await shot('stay');
      await typeInto(page, filing.getByLabel(/^Number that/), 'A-77');
      await page.keyboard.press('Enter');
      await expect(filing.getByText(/Filed as A-77/)).toBeVisible();

      await press(page.getByRole('link', { name: 'Sheet for Form III of guest 1' }));
      await expect(page.getByText('GBX7731904')).toBeVisible();
      await clean();
      await shot('sheet');
      expect(await pagesOnPaper(page)).toBe(1);
      if (SHOTS) await page.pdf({ path: `${SHOTS}/sheet-${viewport.width}.pdf`, format: 'A4' });
    });
  });
