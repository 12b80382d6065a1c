import path from 'node:path';
import { test } from '@playwright/test';
import { MAIL_VIEWS, sampleMails, showPictures } from './sample-mails';

const FOLDER = path.resolve(import.meta.dirname, '../../screenshots');

for (const { width, colorScheme } of MAIL_VIEWS) {
  test.describe(`mails, ${colorScheme}, ${width} px wide`, () => {
    test.use({ colorScheme, viewport: { width, height: 800 } });

    test('with pictures and without', async ({ page }) => {
      for (const mail of await sampleMails()) {
        for (const isAllowed of [true, false]) {
          await showPictures(page, isAllowed);
          if (!isAllowed && !mail.html.includes('<img')) continue;
          await page.setContent(mail.html);
          const name = `${mail.name}${isAllowed ? '' : '-without-picture'}.png`;
          const folder = path.join(FOLDER, `mails-${colorScheme}-${width}`);
          await page.screenshot({ path: path.join(folder, name), fullPage: true });
        }
      }
    });
  });
}
