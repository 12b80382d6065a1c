import type { Locator, Page } from '@playwright/test';
import { holdRoom, pay, type MadeBooking } from './booking-states';
import { goTo, letAllLeave } from './hotel-days';
import { expectInOrder } from './in-order';
import { press } from './keyboard';
import { signIn } from './people';
import { proofCases } from './proof-cases';
import { expect, test, type TestServer } from './test-server';

const cells = (page: Page): Locator => page.getByRole('gridcell');
const barOf = (page: Page, name: string): Locator => cells(page).filter({ hasText: name });
const roomOf = async (bar: Locator): Promise<string> =>
  /^Room (\S+),/.exec((await bar.getAttribute('aria-label')) ?? '')?.[1] ?? '';

async function confirmedBooking(
  page: Page,
  testServer: TestServer,
  guest: { name: string; stay?: { checkin: string; checkout: string } },
): Promise<MadeBooking> {
  const booking = await holdRoom(page, testServer, guest);
  await pay(page, testServer, booking);
  return booking;
}

/** Makes a paid booking for a guest with a unique name, and opens the timeline of its days. */
async function openTimeline(page: Page, testServer: TestServer, name: string): Promise<MadeBooking> {
  const booking = await confirmedBooking(page, testServer, { name });
  await signIn(page, testServer);
  await page.goto(`/desk/timeline?from=${booking.checkin}&days=14`);
  return booking;
}

/** Opens the menu of a stay, and from it the dialog for check-in and check-out. */
async function openSteps(page: Page, stay: Locator, name: string): Promise<Locator> {
  await press(stay);
  await press(page.getByRole('menuitem', { name: 'Check in or out…' }));
  const dialog = page.getByRole('dialog', { name });
  await expect(dialog.getByRole('group', { name: new RegExp(`^${name}, room`) })).toBeVisible();
  return dialog;
}

const SCREENS = {
  'a wide screen': {
    viewport: { width: 1440, height: 900 },
    lineOf: (page: Page, name: string, _does: string) => barOf(page, name),
    inHouseOf: (page: Page, name: string) =>
      page.getByRole('gridcell', { name: new RegExp(`${name}.*in house$`) }),
  },
  'a phone': {
    viewport: { width: 390, height: 844 },
    lineOf: (page: Page, name: string, does: string) =>
      page.getByRole('button', { name: new RegExp(`^${name} ${does}`) }),
    inHouseOf: (page: Page, name: string) =>
      page.getByRole('button', { name: new RegExp(`^${name} arrives.*in house`) }),
  },
};

for (const [screen, { viewport, lineOf, inHouseOf }] of proofCases(Object.entries(SCREENS), 2))
  test.describe(`on ${screen}, by keyboard`, () => {
    test.use({ viewport, reducedMotion: 'reduce' });

    test('a guest is checked in and out from the timeline', async ({ page, testServer }) => {
      const name = 'Kiran Arrives';
      await letAllLeave(testServer);
      const { checkin, checkout } = await confirmedBooking(page, testServer, { name });
      await goTo(testServer, checkin, '14:00');
      await signIn(page, testServer);
      await page.goto(`/desk/timeline?from=${checkin}&days=14`);
      const arrival = lineOf(page, name, 'arrives');
      const arriving = await openSteps(page, arrival, name);
      await expectInOrder(page, 'dialog of a check-in');
      await press(arriving.getByRole('button', { name: 'Check in', exact: true }));
      await expect(page.getByText(`${name} is checked in.`)).toBeVisible();
      await expect(arriving).toBeHidden();
      await expect(inHouseOf(page, name)).toBeVisible();
      await expect(arrival).toBeFocused();
      await expectInOrder(page, 'timeline with a guest in the house');

      await goTo(testServer, checkout, '10:00');
      await page.goto(`/desk/timeline?from=${viewport.width < 1024 ? checkout : checkin}&days=14`);
      const leaving = await openSteps(page, lineOf(page, name, 'leaves'), name);
      await press(leaving.getByRole('button', { name: 'Check out', exact: true }));
      await expect(page.getByText(`${name} is checked out.`)).toBeVisible();
      await expect(leaving).toBeHidden();
      await expectInOrder(page, 'timeline with a guest who has left');
    });
  });

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });

  test('by keyboard alone the owner moves a guest and takes the empty room out of sale, and back', async ({
    page,
    testServer,
  }) => {
    await openTimeline(page, testServer, 'Meera Keyboard');
    const bar = barOf(page, 'Meera Keyboard');
    await expect(bar).toHaveAccessibleName(/^Room \S+, .*: Meera Keyboard, 2 nights, expected$/);
    await expectInOrder(page, 'timeline');
    const before = await roomOf(bar);

    await press(bar);
    await expect(page.getByRole('menu', { name: `Meera Keyboard, Room ${before}` })).toBeVisible();
    await expectInOrder(page, 'menu of a stay');
    await page.keyboard.press('Escape');
    await expect(bar).toBeFocused();

    await page.keyboard.press('Enter');
    await press(page.getByRole('menuitem', { name: 'Move or exchange rooms…' }));
    const dialog = page.getByRole('dialog', { name: 'Another room' });
    const free = dialog.getByRole('radio').and(dialog.locator(':enabled')).first();
    await press(free, 'Space');
    await expectInOrder(page, 'dialog of another room');
    await press(dialog.getByRole('button', { name: 'Move', exact: true }));
    await expect(page.getByText(/Meera Keyboard has room \S+ now/)).toBeVisible();
    await expect.poll(() => roomOf(bar)).not.toBe(before);

    const empty = page.getByRole('gridcell', { name: new RegExp(`^Room ${before}, .*: free$`) }).first();
    await press(empty);
    await expect(page.getByRole('menuitem', { name: 'New booking in this room' })).toHaveAttribute(
      'href',
      new RegExp(`room=${before}`),
    );
    await press(page.getByRole('menuitem', { name: 'Take the room out of sale…' }));
    await press(page.getByRole('button', { name: 'Take out of sale' }));
    await expect(page.getByText(`Room ${before} is out of sale`)).toBeVisible();
    const block = page.getByRole('gridcell', { name: new RegExp(`^Room ${before}, .*: Out of order`) });
    await press(block);
    await press(page.getByRole('menuitem', { name: 'Change or end…' }));
    await expectInOrder(page, 'dialog of a block');
  });

  test('a drag to another room asks before it moves, and a drag of the end shows what it costs', async ({
    page,
    testServer,
  }) => {
    await openTimeline(page, testServer, 'Ravi Pointer');
    const bar = barOf(page, 'Ravi Pointer');
    await bar.scrollIntoViewIfNeeded();
    await bar.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    const box = await bar.boundingBox();
    if (!box) throw new Error('The bar is not on the screen.');
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const before = await roomOf(bar);
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x, y + box.height, { steps: 4 });
    await page.mouse.up();
    await expect(page.getByRole('dialog', { name: 'Another room' })).toBeVisible();
    await page.keyboard.press('Escape');
    expect(await roomOf(bar)).toBe(before);

    await page.mouse.move(box.x + box.width - 3, y);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width + box.width / 4, y, { steps: 4 });
    await page.mouse.up();
    const dialog = page.getByRole('dialog', { name: 'Change the booking' });
    await expect(dialog.getByText(/to be paid|to pay/i).first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(bar).toHaveAccessibleName(/2 nights/);
  });

  test('two guests exchange rooms by the menu, and again by a drag onto the other', async ({
    page,
    testServer,
  }) => {
    const { checkin, checkout } = await openTimeline(page, testServer, 'Asha Exchanges');
    const stay = { checkin, checkout };
    await confirmedBooking(page, testServer, { name: 'Bela Exchanges', stay });
    await page.reload();
    const [asha, bela] = [barOf(page, 'Asha Exchanges'), barOf(page, 'Bela Exchanges')];
    const [roomOfAsha, roomOfBela] = [await roomOf(asha), await roomOf(bela)];
    expect(roomOfAsha).not.toBe(roomOfBela);

    await press(asha);
    await press(page.getByRole('menuitem', { name: 'Move or exchange rooms…' }));
    const dialog = page.getByRole('dialog', { name: 'Another room' });
    await press(dialog.getByRole('radio', { name: /Bela Exchanges/ }), 'Space');
    await expectInOrder(page, 'dialog of an exchange');
    await press(dialog.getByRole('button', { name: 'Exchange rooms' }));
    await expect(page.getByText(/^Asha Exchanges has room .* now, and Bela Exchanges room /)).toBeVisible();
    await expect.poll(() => roomOf(asha)).toBe(roomOfBela);
    expect(await roomOf(bela)).toBe(roomOfAsha);

    await asha.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    const [from, to] = [await asha.boundingBox(), await bela.boundingBox()];
    if (!from || !to) throw new Error('The bars are not on the screen.');
    await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
    await page.mouse.down();
    await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 6 });
    await page.mouse.up();
    await expect(dialog.getByRole('radio', { name: /Bela Exchanges/ })).toBeChecked();
    await dialog.getByRole('button', { name: 'Exchange rooms' }).click();
    await expect.poll(() => roomOf(asha)).toBe(roomOfAsha);
    expect(await roomOf(bela)).toBe(roomOfBela);
  });

  test('a stay is made longer and shorter again from its menu', async ({ page, testServer }) => {
    const { checkout } = await openTimeline(page, testServer, 'Esha Longer');
    const bar = barOf(page, 'Esha Longer');
    const dialog = page.getByRole('dialog', { name: 'Change the booking' });
    const changeTo = async (day: string, reason: string, isDearer: boolean) => {
      await press(bar);
      await press(page.getByRole('menuitem', { name: 'Extend or shorten…' }));
      await dialog.getByLabel('Check-out').fill(day);
      await dialog.getByLabel('Reason').fill(reason);
      if (isDearer) await dialog.getByLabel('How the guest pays').selectOption('At the hotel');
      await expectInOrder(page, `dialog of a stay: ${reason}`);
      await press(dialog.getByRole('button', { name: 'Change the booking', exact: true }));
      await expect(dialog).toBeHidden();
    };
    const dayAfter = new Date(Date.parse(checkout) + 86_400_000).toISOString().slice(0, 10);
    await changeTo(dayAfter, 'One night more', true);
    await expect(page.getByText(/^Changed\. The guest owes ₹.* more\.$/)).toBeVisible();
    await expect(bar).toHaveAccessibleName(/3 nights/);
    await changeTo(checkout, 'As before', false);
    await expect(page.getByText(/^Changed\./)).toBeVisible();
    await expect(bar).toHaveAccessibleName(/2 nights/);
  });

  test('who was faster is named when a room is taken meanwhile', async ({ page, testServer }) => {
    const { checkin } = await openTimeline(page, testServer, 'Lata Slower');
    const room = await roomOf(barOf(page, 'Lata Slower'));
    const number = room.replace(/\d$/, (digit) => String((Number(digit) % 8) + 1));
    const empty = page.getByRole('gridcell', { name: new RegExp(`^Room ${number}, .*: free$`) }).first();
    await empty.click();
    await page.getByRole('menuitem', { name: 'Take the room out of sale…' }).click();
    await testServer.query(
      `WITH block AS (
         INSERT INTO blocks (id, room_id, first_night, until, reason, note)
         SELECT gen_random_uuid(), id, $1::date, $1::date + 14, 'OWNERS_USE', 'The owner’s cousin' FROM rooms
         WHERE number = $2 RETURNING id, room_id)
       INSERT INTO room_nights (room_id, night, block_id)
       SELECT room_id, $1::date + day, id FROM block, generate_series(0, 13) AS day`,
      [checkin, number],
    );
    const dialog = page.getByRole('dialog', { name: 'Take a room out of sale' });
    await dialog.getByRole('button', { name: 'Take out of sale' }).click();
    await expect(dialog.getByText(/The owner’s cousin/)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(
      page.getByRole('gridcell', { name: new RegExp(`^Room ${number}, .*: Owner’s use`) }),
    ).toBeVisible();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });

  test('the day lists each room, who comes and who leaves, with the same menu', async ({
    page,
    testServer,
  }) => {
    const { checkin, checkout, reference } = await openTimeline(page, testServer, 'Tara Phone');
    await expect(page.getByRole('button', { name: /^Tara Phone arrives/ })).toBeVisible();
    await expectInOrder(page, 'day list');
    await press(page.getByRole('button', { name: /^Tara Phone arrives/ }));
    await expectInOrder(page, 'menu on a phone');
    await page.keyboard.press('Escape');
    await page.locator('#main').getByLabel('Day', { exact: true }).fill(checkout);
    await press(page.getByRole('button', { name: /^Tara Phone leaves/ }));
    await press(page.getByRole('menuitem', { name: 'Open the booking' }));
    await expect(page).toHaveURL(new RegExp(reference));
    expect(checkin < checkout).toBe(true);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });

  test('a guest gets another room from the day’s list', async ({ page, testServer }) => {
    await openTimeline(page, testServer, 'Uma Phone');
    const line = page.getByRole('button', { name: /^Uma Phone arrives/ });
    await press(line);
    await press(page.getByRole('menuitem', { name: 'Move or exchange rooms…' }));
    const dialog = page.getByRole('dialog', { name: 'Another room' });
    await press(dialog.getByRole('radio').and(dialog.locator(':enabled')).first(), 'Space');
    await expectInOrder(page, 'dialog of another room on a phone');
    await press(dialog.getByRole('button', { name: 'Move', exact: true }));
    await expect(page.getByText(/^Uma Phone has room \S+ now\. The price is the same\.$/)).toBeVisible();
    await expect(line).toBeFocused();
    await expect(dialog).toBeHidden();
    await expectInOrder(page, 'day list after a move');
  });
});

test('a search from any page of the desk finds the guest', async ({ page, testServer }) => {
  const { reference } = await confirmedBooking(page, testServer, { name: 'Zoë Ångström' });
  await signIn(page, testServer);
  await page.goto('/desk/activity');
  await page.getByRole('searchbox', { name: 'Find a booking' }).fill('angstrom zoe');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/desk\/bookings\?search=/);
  await expect(page.getByRole('link', { name: reference })).toBeVisible();
});
