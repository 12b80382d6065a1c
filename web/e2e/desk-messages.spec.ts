import { expectInOrder } from './in-order';
import { press } from './keyboard';
import { signIn } from './people';
import { proofCases } from './proof-cases';
import { expect, freshEmail, test } from './test-server';

for (const width of proofCases([390, 1440], 2)) {
  test.describe(`at the desk, ${width} px wide`, () => {
    test.use({ viewport: { width, height: 844 }, reducedMotion: 'reduce' });

    test('the staff answer a message by keyboard, and the guest gets the answer', async ({
      page,
      testServer,
    }) => {
      const email = freshEmail();
      const form = { email, textarea: 'Is there parking?\nWe come by car.' };
      const response = await page.request.post(`${testServer.siteUrl}/api/contact`, { data: form });
      expect(response.ok()).toBe(true);
      await signIn(page, testServer);
      await page.goto('/desk');
      await press(page.getByRole('link', { name: /new messages?$/ }));
      await expect(page).toHaveURL(/\/desk\/messages\?state=NEW$/);
      const item = page.getByRole('listitem').filter({ hasText: email });
      await expect(page.getByRole('heading', { level: 1, name: 'Messages' })).toBeVisible();
      await expectInOrder(page, 'new messages');
      await press(item.getByRole('button', { name: email }));
      await expect(item.getByText('We come by car.')).toBeVisible();
      await expect(item.getByRole('button', { name: 'Mark as new' })).toBeVisible();

      await press(item.getByRole('button', { name: 'Send the reply' }));
      await expect(item.getByText('Please enter your reply.')).toBeVisible();
      await expectInOrder(page, 'reply with a fault');
      await item.getByLabel(`Reply to ${email}`).fill('Yes, behind the house.');
      await press(item.getByRole('button', { name: 'Send the reply' }));
      await expect(item.getByText(`The reply is on its way to ${email}.`)).toBeVisible();
      await expect(item.getByRole('button', { name: 'Send the reply' })).toBeFocused();
      await expectInOrder(page, 'answered message');
      // The acknowledgement of the message does not quote it.
      const quotes = async () =>
        (await testServer.mailsTo(email)).filter(({ text }) => text.includes('> Is there parking?'));
      await expect.poll(async () => (await quotes()).length).toBe(1);

      await press(item.getByRole('button', { name: 'Close', exact: true }));
      await expect(item.getByRole('button', { name: 'Reopen' })).toBeVisible();
    });
  });
}
