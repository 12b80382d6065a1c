import type { Locator, Page } from '@playwright/test';
import { holdRoom, type MadeBooking, openPaidBooking, pay } from './booking-states';
import { expectInOrder } from './in-order';
import { press, retype } from './keyboard';
import { signIn } from './people';
import { proofCases } from './proof-cases';
import { expect, test, type TestServer } from './test-server';

const WIDTHS = {
  'on a wide screen': { width: 1440, height: 900 },
  'on a phone': { width: 390, height: 844 },
} as const;

async function roomOf(testServer: TestServer, { reference }: MadeBooking): Promise<string> {
  const rows = await testServer.query<{ number: string }>(
    `SELECT room.number FROM stays stay JOIN bookings booking ON booking.id = stay.booking_id
     JOIN rooms room ON room.id = stay.room_id WHERE booking.reference = $1`,
    [reference],
  );
  return rows[0]?.number ?? '';
}

/** Presses Tab until the element has the focus, because everything must be reachable without a pointer. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 300; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}

async function chooseDate(page: Page, field: Locator, date: string): Promise<void> {
  await tabTo(page, field);
  await field.fill(date);
}

for (const [where, viewport] of proofCases(Object.entries(WIDTHS), 2, 1)) {
  test.describe(where, () => {
    test.use({ viewport });

    test('an air conditioner breaks: the block names the guest, who is moved, and then the room is blocked', async ({
      page,
      testServer,
    }) => {
      test.slow();
      const booking = await holdRoom(page, testServer);
      await pay(page, testServer, booking);
      const room = await roomOf(testServer, booking);
      const [dates] = await testServer.query<{ checkin: string; checkout: string }>(
        `SELECT stay.checkin::text, stay.checkout::text FROM stays stay JOIN bookings booking
         ON booking.id = stay.booking_id WHERE booking.reference = $1`,
        [booking.reference],
      );
      const { checkin = '', checkout = '' } = dates ?? {};
      await signIn(page, testServer);
      await page.goto('/desk/blocks');
      const form = page.getByRole('region', { name: 'Take a room out of sale' });
      const rooms = form.getByLabel('Room', { exact: true });
      await expect(rooms).toBeVisible();
      await expectInOrder(page, 'rooms out of sale');

      await tabTo(page, rooms);
      await rooms.selectOption(room);
      await chooseDate(page, form.getByLabel('First night'), checkin);
      await chooseDate(page, form.getByLabel('Back on sale on'), checkout);
      await tabTo(page, form.getByLabel('Note for the staff'));
      await page.keyboard.type('Air conditioner');
      const block = form.getByRole('button', { name: 'Take out of sale' });
      await tabTo(page, block);
      await page.keyboard.press('Enter');

      await expect(form.getByRole('alert')).toContainText(`${booking.reference}`);
      const inTheWay = form.getByRole('region', { name: 'Already in this room' });
      await expect(inTheWay).toContainText('Asha Rao');
      await expectInOrder(page, 'a block that is refused');

      await tabTo(page, inTheWay.getByRole('button', { name: 'Move Asha Rao to another room' }));
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('dialog', { name: 'Another room' });
      await expect(dialog.getByText(new RegExp(`room ${room}`))).toBeVisible();
      const free = dialog.getByRole('group', { name: 'Free rooms of the same type' });
      await expectInOrder(page, 'the rooms that the guest could have');
      const firstFree = free.getByRole('radio').first();
      await tabTo(page, firstFree);
      await page.keyboard.press('Space');
      await tabTo(page, dialog.getByRole('button', { name: 'Move', exact: true }));
      await page.keyboard.press('Enter');

      await expect(dialog).toBeHidden();
      await expect(form.getByRole('status')).toContainText('Now take the room out of sale.');
      await expect(block).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page.getByText(new RegExp(`^Room ${room} is out of sale from`))).toBeVisible();
      expect(await roomOf(testServer, booking)).not.toBe(room);
      await expectInOrder(page, 'a room that is out of sale');

      // Other tests may have taken the same room out of sale on other days.
      const blocked = page.getByRole('listitem').filter({ hasText: 'Air conditioner' });
      const end = blocked.getByRole('button', { name: `End now: room ${room}` });
      await tabTo(page, end);
      await page.keyboard.press('Enter');
      await expect(page.getByText(`Room ${room} is on sale again.`)).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Current and future' })).toBeFocused();
    });

    test('a guest is upgraded as a courtesy on the booking’s page, which says why', async ({
      page,
      testServer,
    }) => {
      test.slow();
      await openPaidBooking(page, testServer);
      const rooms = page.getByRole('region', { name: 'Room by room' });
      await tabTo(page, rooms.getByRole('button', { name: /^Give Asha Rao another room/ }));
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('dialog', { name: 'Another room' });
      const better = dialog.getByRole('group', {
        name: 'Free rooms of a better type, as a courtesy upgrade',
      });
      await tabTo(page, dialog.getByRole('radio').first());
      await press(better.getByRole('radio').first(), 'Space');
      const upgrade = dialog.getByRole('button', { name: 'Upgrade as a courtesy' });
      await tabTo(page, upgrade);
      await page.keyboard.press('Enter');
      await expect(dialog.getByText('Please enter the reason.').first()).toBeVisible();
      await expectInOrder(page, 'an upgrade without a reason');
      const reason = dialog.getByLabel('Reason');
      await retype(page, reason, 'Anniversary');
      await page.keyboard.press('Enter');
      await expect(dialog).toBeHidden();
      await expect(page.getByText(/has room \d+ now. The price is the same/)).toBeVisible();
      await expect(rooms).toContainText('sold as Deluxe');
      await expect(rooms).toContainText('Anniversary');
      await expectInOrder(page, 'a booking with an upgrade');
    });
  });
}
