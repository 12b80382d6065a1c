import type { Page } from '@playwright/test';
import { holdRoom, pay } from './booking-states';
import { goTo, letAllLeave } from './hotel-days';
import { expectInOrder } from './in-order';
import { press } from './keyboard';
import { signIn } from './people';
import { expect, test } from './test-server';

const WIDTHS = {
  'at the desk': { width: 1440, height: 900 },
  'on a phone': { width: 390, height: 844 },
} as const;

async function makeRecord(page: Page, name: string, phone: string): Promise<void> {
  await page.goto('/desk/guests');
  await page.getByText('New record of a guest', { exact: true }).click();
  const form = page.getByRole('form', { name: 'New record of a guest' });
  await form.getByLabel('Name', { exact: true }).fill(name);
  await form.getByLabel('Phone numbers').fill(phone);
  await press(form.getByRole('button', { name: 'Save' }));
  await expect(form.getByLabel('Name', { exact: true })).toHaveValue('');
  await expect(
    page.getByRole('region', { name: 'Guests found' }).getByRole('link', { name, exact: true }),
  ).toBeVisible();
}

for (const [where, viewport] of Object.entries(WIDTHS)) {
  test.describe(where, () => {
    test.use({ viewport, reducedMotion: 'reduce' });

    test('a guest is found by another spelling, joined, separated, and asked about at check-in', async ({
      page,
      testServer,
    }) => {
      test.slow();
      await testServer.query('DELETE FROM guests');
      await signIn(page, testServer);
      await makeRecord(page, 'राजेश देशमुख', '+91 98111 44556');

      // Another spelling in another script finds the record.
      const search = page.getByRole('searchbox', { name: 'Name, company, e-mail or phone' });
      await search.fill('Rajeshh Deshmukh');
      const found = page.getByRole('region', { name: 'Guests found' }).getByRole('listitem');
      await expect(found).toHaveCount(1);
      await expect(found).toContainText('राजेश देशमुख');
      await expectInOrder(page, 'the list of guests');

      // The booking looks like the record; a person says that it is.
      const booked = await holdRoom(page, testServer, { name: 'Rajesh Deshmukh', phone: '+91 98111 44556' });
      await pay(page, testServer, booked);
      await page.goto(`/desk/bookings/${booked.reference}`);
      const card = page.getByRole('region', { name: 'Record of the guest' });
      await expect(card).toContainText('name spelled otherwise, same phone number');
      await press(card.getByRole('button', { name: /^It is this guest/ }));
      await expect(card).toContainText('Belongs to');
      await expectInOrder(page, 'a booking with its record');

      // Two records are joined, and separated again.
      await makeRecord(page, 'Deshmukh Rajesh', '09811144556');
      const pairs = page.getByRole('region', { name: 'Probably one guest' });
      await expect(pairs).toContainText('1 pair of records');
      await pairs.getByText('Probably one guest').click();
      const pair = pairs.getByRole('listitem');
      await expect(pair).toHaveCount(1);
      await press(pair.getByRole('button', { name: /^Join/ }));
      await expect(pair).toHaveCount(0);
      await press(page.getByRole('region', { name: 'Guests found' }).getByRole('link').first());
      const joined = page.getByRole('region', { name: 'Joined records' });
      await expect(joined.getByRole('listitem')).toHaveCount(1);
      await expectInOrder(page, 'a record with a joined one');
      await press(joined.getByRole('button', { name: /^Separate/ }));
      await expect(joined).toHaveCount(0);
      await expect(page.getByRole('region', { name: 'Similar records' })).toBeVisible();

      // The hotel does not rent to the guest of the booking: the check-in asks.
      await page.goto(`/desk/bookings/${booked.reference}`);
      await press(card.getByRole('link', { name: 'राजेश देशमुख' }));
      const rule = page.getByRole('region', { name: 'Do not rent' });
      await rule.getByLabel('Reason').fill('Broke a window.');
      await press(rule.getByRole('button', { name: 'Do not rent to the guest' }));
      await expect(rule.getByRole('button', { name: 'Rent to the guest again' })).toBeVisible();
      await expectInOrder(page, 'a record with a reason');
      await goTo(testServer, booked.checkin, '14:00');
      await letAllLeave(testServer);
      await page.goto('/desk');
      const stay = page.getByRole('group', { name: /^Rajesh Deshmukh, room/ }).first();
      await expect(page.getByRole('listitem').filter({ has: stay })).toContainText('Do not rent');
      await press(stay.getByRole('button', { name: 'Check in', exact: true }));
      const question = page.getByRole('alertdialog', { name: 'Do not rent' });
      await expect(question).toContainText('Broke a window.');
      await press(question.getByRole('button', { name: 'Go back' }));
      await expect(stay.getByRole('button', { name: 'Check in', exact: true })).toBeVisible();
      await press(stay.getByRole('button', { name: 'Check in', exact: true }));
      await press(question.getByRole('button', { name: 'Check in anyway' }));
      await expect(
        page.getByRole('region', { name: 'In house' }).getByText('Rajesh Deshmukh').first(),
      ).toBeVisible();
    });
  });
}
