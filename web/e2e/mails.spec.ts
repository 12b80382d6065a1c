import { axeFindings } from './axe';
import { proofCases } from './proof-cases';
import { MAIL_VIEWS, sampleMails, showPictures } from './sample-mails';
import { expect, test } from './test-server';

/** Words as a reader sees them: spaces and line breaks do not count. */
const wordsOf = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

for (const { width, colorScheme } of proofCases(MAIL_VIEWS, 4)) {
  test.describe(`${colorScheme}, ${width} px wide`, () => {
    test.use({ colorScheme, viewport: { width, height: 800 } });

    test('every mail fits, axe finds nothing, and the button can be pressed', async ({ page }) => {
      test.setTimeout(180_000);
      await showPictures(page, true);
      for (const { name, html } of await sampleMails()) {
        await page.setContent(html);
        const content = await page.evaluate(() => document.documentElement.scrollWidth);
        expect({ name, width: content }).toEqual({ name, width });
        // Mails have no landmarks: programs show them within a page of their own.
        const findings = await axeFindings(page, { without: ['region', 'landmark-one-main'] });
        expect({ name, findings }).toEqual({ name, findings: [] });
        for (const button of await page.locator('a.button-words').all())
          expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
      }
    });
  });
}

test('a mail whose pictures are not loaded says what they show, and nothing else is missing', async ({
  page,
  tolerated,
}) => {
  tolerated.push(/Failed to load resource/);
  await page.setViewportSize({ width: 360, height: 800 });
  await showPictures(page, false);
  const [mail] = (await sampleMails()).filter(({ name }) => name === 'booking-confirmed-1');
  await page.setContent(mail?.html ?? '');
  await expect(page.getByRole('img', { name: /^Deluxe room: a king bed/ })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Manage booking' })).toBeInViewport();
});

test('the plain text says what a reader of the HTML sees', async ({ page }) => {
  await showPictures(page, true);
  for (const { name, html, text } of await sampleMails()) {
    await page.setContent(html);
    const seen = wordsOf(await page.locator('body').innerText());
    const addresses = await page
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    for (const line of text.split('\n')) {
      const [, label = line, address] = /^(.*): (https?:\/\/\S+)$/.exec(line.replace(/^> ?/, '')) ?? [];
      const words = wordsOf(label.replace(/^> ?/, ''));
      const said = address === undefined ? words.split(': ') : [label];
      for (const part of said) expect({ name, seen }).toEqual({ name, seen: expect.stringContaining(part) });
      if (address !== undefined && !seen.includes(address)) expect(addresses).toContain(address);
    }
  }
});
