import { axeFindings } from './axe';
import { signIn } from './people';
import { proofCases } from './proof-cases';
import { expect, freshEmail, test } from './test-server';

for (const width of proofCases([390, 1440], 2)) {
  test.describe(`personal data, ${width} px wide`, () => {
    test.use({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });

    test('a guest proves an address by a mailed link, saves a copy, and is erased; the desk sees it', async ({
      page,
      testServer,
    }) => {
      const email = freshEmail();
      const form = { email, textarea: 'Is there parking?' };
      expect((await page.request.post(`${testServer.siteUrl}/api/contact`, { data: form })).ok()).toBe(true);
      await page.goto('/privacy');
      await page.getByRole('link', { name: 'See, copy or erase your data' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Your data' })).toBeVisible();
      await page.getByLabel('E-mail address').first().fill(email);
      await page.getByRole('button', { name: 'Send the link' }).click();
      await expect(page.getByText('If the hotel stores anything under this address')).toBeVisible();
      expect(await axeFindings(page)).toEqual([]);
      const link = async () =>
        (await testServer.mailsTo(email))
          .map(({ text }) => /http\S+\/your-data#\S+/.exec(text)?.[0])
          .find(Boolean);
      await expect.poll(link).toBeTruthy();
      await page.goto((await link()) ?? '');
      await expect(page.getByText(email)).toBeVisible();
      expect(await axeFindings(page)).toEqual([]);
      const [copy] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'Save a page to read' }).click(),
      ]);
      expect(copy.suggestedFilename()).toMatch(/^your-data-.*\.html$/);
      await page.getByRole('button', { name: 'Erase my data' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Erase' }).click();
      await expect(page.getByText('We have your request. A mail tells you')).toBeVisible();
      const left = async () => testServer.query('SELECT 1 FROM contact_messages WHERE email = $1', [email]);
      await expect.poll(async () => (await left()).length).toBe(0);

      await signIn(page, testServer);
      await page.goto('/desk/personal-data');
      await expect(page.getByText('done', { exact: true }).first()).toBeVisible();
      await page
        .getByLabel('E-mail address, phone number, whole name or reference')
        .fill('nobody@guest.example');
      await expect(
        page.getByText('Messages, feedback, newsletter and account of nobody@guest.example'),
      ).toBeVisible();
      await expect(page.getByRole('button', { name: 'Erase…' })).toBeDisabled();
      expect(await axeFindings(page)).toEqual([]);
    });
  });
}
