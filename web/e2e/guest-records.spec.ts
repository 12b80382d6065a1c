import type { Page } from '@playwright/test';
import { holdRoom, pay } from './booking-states';
import { goTo, letAllLeave } from './hotel-days';
import { expectInOrder } from './in-order';
import { press } from './keyboard';
import { signIn } from './people';
import { expect, test } from './test-server';

/** Each screen has a guest of its own, because the server makes records of the guests of earlier bookings each minute. */
const SCREENS = {
  'at the desk': {
    viewport: { width: 1440, height: 900 },
    guest: {
      script: 'राजेश देशमुख',
      typed: 'Rajeshh Deshmukh',
      booked: 'Rajesh Deshmukh',
      turned: 'Deshmukh Rajesh',
    },
    phone: '98111 44556',
  },
  'on a phone': {
    viewport: { width: 390, height: 844 },
    guest: {
      script: 'मीना कुलकर्णी',
      typed: 'Meenaa Kulkarni',
      booked: 'Meena Kulkarni',
      turned: 'Kulkarni Meena',
    },
    phone: '98222 33445',
  },
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

for (const [where, { viewport, guest, phone }] of Object.entries(SCREENS)) {
  test.describe(where, () => {
    test.use({ viewport, reducedMotion: 'reduce' });

    test('a guest is found by another spelling, joined, separated, and asked about at check-in', async ({
      page,
      testServer,
    }) => {
      test.slow();
      await testServer.query('DELETE FROM guests');
      await signIn(page, testServer);
      await makeRecord(page, guest.script, `+91 ${phone}`);

      // Another spelling in another script finds the record.
      const search = page.getByRole('searchbox', { name: 'Name, company, e-mail or phone' });
      await search.fill(guest.typed);
      const found = page.getByRole('region', { name: 'Guests found' }).getByRole('listitem');
      await expect(found).toHaveCount(1);
      await expect(found).toContainText(guest.script);
      await expectInOrder(page, 'the list of guests');

      // The booking looks like the record; a person says that it is.
      const booked = await holdRoom(page, testServer, { name: guest.booked, phone: `+91 ${phone}` });
      await pay(page, testServer, booked);
      await page.goto(`/desk/bookings/${booked.reference}`);
      const card = page.getByRole('region', { name: 'Record of the guest' });
      await expect(card).toContainText('name spelled otherwise, same phone number');
      await press(card.getByRole('button', { name: /^It is this guest/ }));
      await expect(card).toContainText('Belongs to');
      await expectInOrder(page, 'a booking with its record');

      // Two records are joined, and separated again.
      await makeRecord(page, guest.turned, `0${phone.replace(' ', '')}`);
      const pairs = page.getByRole('region', { name: 'Probably one guest' });
      await pairs.getByText('Probably one guest').click();
      const pair = pairs.getByRole('listitem').filter({ hasText: guest.turned });
      await expect(pair).toHaveCount(1);
      await press(pair.getByRole('button', { name: /^Join/ }));
      await expect(pair).toHaveCount(0);
      const both = page
        .getByRole('region', { name: 'Guests found' })
        .getByRole('link', { name: new RegExp(`^(${guest.script}|${guest.turned})$`) });
      await expect(both).toHaveCount(1);
      await press(both);
      const joined = page.getByRole('region', { name: 'Joined records' });
      await expect(joined.getByRole('listitem')).toHaveCount(1);
      await expectInOrder(page, 'a record with a joined one');
      await press(joined.getByRole('button', { name: /^Separate/ }));
      await expect(joined).toHaveCount(0);
      await expect(page.getByRole('region', { name: 'Similar records' })).toBeVisible();

      // The hotel does not rent to the guest of the booking: the check-in asks.
      await page.goto(`/desk/bookings/${booked.reference}`);
      await press(card.getByRole('link', { name: guest.script }));
      const rule = page.getByRole('region', { name: 'Do not rent' });
      await rule.getByLabel('Reason').fill('Broke a window.');
      await press(rule.getByRole('button', { name: 'Do not rent to the guest' }));
      await expect(rule.getByRole('button', { name: 'Rent to the guest again' })).toBeVisible();
      await expectInOrder(page, 'a record with a reason');
      await goTo(testServer, booked.checkin, '14:00');
      await letAllLeave(testServer);
      await page.goto('/desk');
      const stay = page.getByRole('group', { name: new RegExp(`^${guest.booked}, room`) }).first();
      await expect(page.getByRole('listitem').filter({ has: stay })).toContainText('Do not rent');
      await press(stay.getByRole('button', { name: 'Check in', exact: true }));
      const question = page.getByRole('alertdialog', { name: 'Do not rent' });
      await expect(question).toContainText('Broke a window.');
      await press(question.getByRole('button', { name: 'Go back' }));
      await expect(stay.getByRole('button', { name: 'Check in', exact: true })).toBeVisible();
      await press(stay.getByRole('button', { name: 'Check in', exact: true }));
      await press(question.getByRole('button', { name: 'Check in anyway' }));
      await expect(
        page.getByRole('region', { name: 'In house' }).getByText(guest.booked).first(),
      ).toBeVisible();
    });
  });
}
