import type { Locator, Page } from '@playwright/test';
import { holdRoom, pay } from './booking-states';
import { goTo, letAllLeave } from './hotel-days';
import { expectInOrder } from './in-order';
import { press } from './keyboard';
import { signIn } from './people';
import { member } from './staff';
import { expect, test, type TestServer } from './test-server';
import { tinyPng } from './tiny-png';
import { tapUntil } from './touch';

/** Two phones of housekeeping, one with a bad line, and a page of reception beside them. */

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;

test.use({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce', actionTimeout: 15_000 });

const roomOn = (page: Page, number: string): Locator =>
  page.getByRole('listitem', { name: `Room ${number}`, exact: true });

/** Taps a button of a room until the phone shows what it does. */
const tap = (room: Locator, name: string, outcome: Locator): Promise<void> =>
  tapUntil(room.getByRole('button', { name, exact: true }), outcome);

/** Taps a state of a room. The room shows it before it is sent. */
const tapState = (room: Locator, name: 'Clean' | 'Dirty' | 'Inspected'): Promise<void> =>
  tap(room, name, room.getByText(name.toLowerCase(), { exact: true }));

/** Waits until the phone has kept the page with its rooms and files. */
const isKept = (phone: Page) =>
  expect
    .poll(() =>
      phone.evaluate(async () => {
        const answer = await caches.match('/desk/housekeeping/kept/Housekeeping');
        const files = await caches.open('saffron-court.housekeeping').then((cache) => cache.keys());
        return Boolean(answer) && files.some(({ url }) => url.includes('/assets/'));
      }),
    )
    .toBe(true);

/** The presses about the room that the server has, in the order in which they were made. */
const pressesOf = ({ query }: TestServer, number: string) =>
  query(
    `SELECT kind FROM room_marks WHERE room_id = (SELECT id FROM rooms WHERE number = $1) AND pressed_by IS NOT NULL
     ORDER BY pressed_at, recorded_at`,
    [number],
  );

test('given two phones, one of them offline for half of the day, reception sees every state, picture and charge, and each press counts once', async ({
  page,
  browser,
  testServer,
}) => {
  const booked = await holdRoom(page, testServer, { name: 'Lata Shared' });
  await pay(page, testServer, booked);
  await goTo(testServer, booked.checkin, '14:00');
  await letAllLeave(testServer);
  const [kept] = await testServer.query<{ number: string }>(
    `SELECT number FROM rooms WHERE id = (SELECT room_id FROM stays
       WHERE booking_id = (SELECT id FROM bookings WHERE reference = $1))`,
    [booked.reference],
  );
  const number = kept?.number ?? '';
  const others = ['201', '202', '203', '204'].filter((other) => other !== number).slice(0, 3);

  await signIn(page, testServer, await member(page, testServer, 'reception', 'Asha Rao'));
  const context = await browser.newContext({ ...PHONE, reducedMotion: 'reduce' });
  const phone = await context.newPage();
  await signIn(phone, testServer, await member(page, testServer, 'housekeeping', 'Meera Nair'));
  const otherContext = await browser.newContext({ ...PHONE, reducedMotion: 'reduce' });
  const otherPhone = await otherContext.newPage();
  await signIn(otherPhone, testServer, await member(page, testServer, 'housekeeping', 'Lata Das'));
  await otherPhone.goto(`${testServer.siteUrl}/desk/housekeeping`);
  await page.goto(`${testServer.siteUrl}/desk`);
  await phone.goto(`${testServer.siteUrl}/desk/housekeeping`);

  // With a line: what the phone presses is on the page of reception.
  const stay = page.getByRole('group', { name: /^Lata Shared, room/ }).first();
  const row = page.getByRole('listitem').filter({ has: stay });
  await tapState(roomOn(phone, number), 'Dirty');
  await expect(row.getByText('dirty', { exact: true })).toBeVisible();
  await tapState(roomOn(otherPhone, others[0] ?? ''), 'Inspected');
  await expect(roomOn(phone, others[0] ?? '').getByText('inspected', { exact: true })).toBeVisible();
  await expect(phone.getByText(/to be sent/)).toHaveCount(0);
  await isKept(phone);

  // Reception is asked before the guest gets the room, and waits.
  await press(stay.getByRole('button', { name: 'Check in', exact: true }));
  const question = page.getByRole('alertdialog', { name: 'The room is not ready' });
  await expect(question).toContainText(`Room ${number} is not ready`);
  await press(question.getByRole('button', { name: 'Go back' }));

  // Without a line: the phone goes on, and says what waits. Reception hears nothing yet.
  await context.setOffline(true);
  const waiting = (count: number) =>
    phone.getByText(`${count} presses wait to be sent. Go on: nothing is lost.`);
  await tapState(roomOn(phone, number), 'Clean');
  await tapState(roomOn(phone, number), 'Inspected');
  await tapState(roomOn(phone, others[1] ?? ''), 'Dirty');
  await tapState(roomOn(phone, others[2] ?? ''), 'Dirty');
  await tapState(roomOn(phone, others[2] ?? ''), 'Clean');
  const broken = roomOn(phone, others[1] ?? '').getByLabel('What must be repaired');
  await tap(roomOn(phone, others[1] ?? ''), `Needs repair… ${others[1] ?? ''}`, broken);
  await broken.fill('The shower drips');
  await roomOn(phone, others[1] ?? '')
    .getByLabel('Take a picture')
    .setInputFiles({ name: 'shower.png', mimeType: 'image/png', buffer: tinyPng() });
  await tap(roomOn(phone, others[1] ?? ''), 'Save', waiting(6));
  const found = roomOn(phone, number).getByLabel('What was found');
  await tap(roomOn(phone, number), `Found something… ${number}`, found);
  await found.fill('A blue umbrella');
  await tap(roomOn(phone, number), 'Save', waiting(7));
  await expect(roomOn(phone, number).getByText('inspected', { exact: true })).toBeVisible();
  await expect(row.getByText('dirty', { exact: true })).toBeVisible();

  // The other phone goes on meanwhile, and the phone without a line opens its page again with everything that waits.
  await tapState(roomOn(otherPhone, others[0] ?? ''), 'Dirty');
  await phone.reload();
  await expect(phone.getByText(/No connection: the rooms are as they were at/)).toBeVisible();
  await expect(waiting(7)).toBeVisible();
  await expect(phone.getByText('1 picture waits to be sent.')).toBeVisible();
  await expect(roomOn(phone, number).getByText('inspected', { exact: true })).toBeVisible();
  await tapState(roomOn(phone, others[2] ?? ''), 'Inspected');
  await expect(waiting(8)).toBeVisible();

  // With a line again: everything is sent once, in its order.
  await context.setOffline(false);
  await expect(phone.getByText(/to be sent/i)).toHaveCount(0);
  await expect(row.getByText('inspected', { exact: true })).toBeVisible();
  expect(await pressesOf(testServer, number)).toEqual([
    { kind: 'DIRTY' },
    { kind: 'CLEAN' },
    { kind: 'INSPECTED' },
  ]);
  expect(await pressesOf(testServer, others[0] ?? '')).toEqual([{ kind: 'INSPECTED' }, { kind: 'DIRTY' }]);
  await expect(roomOn(phone, others[0] ?? '').getByText('dirty', { exact: true })).toBeVisible();
  await expect(phone.getByText(/No connection/)).toHaveCount(0);
  expect(await pressesOf(testServer, others[1] ?? '')).toEqual([{ kind: 'DIRTY' }]);
  expect(await pressesOf(testServer, others[2] ?? '')).toEqual([
    { kind: 'DIRTY' },
    { kind: 'CLEAN' },
    { kind: 'INSPECTED' },
  ]);

  // Reception takes the broken room out of order in one step, and finds the umbrella in the list.
  const repair = page
    .getByRole('region', { name: /tasks?$/ })
    .getByRole('listitem')
    .filter({
      hasText: `Room ${others[1] ?? ''} needs repair`,
    });
  await expect(repair).toHaveCount(1);
  const blocking = repair.getByRole('button', { name: /out of order…$/ });
  if (!(await blocking.isVisible())) await repair.locator('summary').click();
  await press(repair.getByRole('button', { name: 'Show the picture: The shower drips' }));
  await expect(repair.getByRole('img', { name: 'The shower drips' })).toBeVisible();
  await press(blocking);
  const blockForm = page.getByRole('dialog', { name: 'Take a room out of sale' });
  await expect(blockForm.getByLabel('Note for the staff')).toHaveValue('The shower drips');
  await press(blockForm.getByRole('button', { name: 'Take out of sale' }));
  await expect(repair).toHaveCount(0);
  await expect(roomOn(phone, others[1] ?? '')).toContainText('out of order');
  expect(await testServer.query('SELECT what, room_number AS room FROM lost_items')).toEqual([
    { what: 'A blue umbrella', room: number },
  ]);

  // The guest comes in without a question; the phone sees it, and reception sees what the guest wishes.
  await press(stay.getByRole('button', { name: 'Check in', exact: true }));
  await expect(stay.getByText('In house')).toBeVisible();
  await tap(
    roomOn(phone, number),
    'Do not disturb',
    roomOn(phone, number).getByText('do not disturb', { exact: true }),
  );
  const minibar = roomOn(otherPhone, number).getByRole('group', { name: /^Minibar of room/ });
  await tap(roomOn(otherPhone, number), `Minibar… ${number}`, minibar);
  for (const taken of ['Water × 1', 'Water × 2'])
    await tap(
      minibar,
      'Water ₹70.80',
      roomOn(otherPhone, number).getByText(`For the bill of Lata Shared: ${taken}`),
    );
  await expect
    .poll(() =>
      testServer.query(
        `SELECT count(*)::int AS pieces FROM folio_lines JOIN bookings booking ON booking.id = booking_id
         WHERE posted ->> 'name' = 'Water' AND booking.name = 'Lata Shared'`,
      ),
    )
    .toEqual([{ pieces: 2 }]);
  const inHouse = page.getByRole('region', { name: 'In house' });
  await expect(inHouse.getByText('inspected, do not disturb')).toBeVisible();
  await expectInOrder(phone, 'housekeeping on a phone');
  await expectInOrder(page, 'Today with the states of rooms');
  await expectInOrder(otherPhone, 'housekeeping with an open minibar');

  // Whoever signs out takes what is kept along.
  await phone.goto(`${testServer.siteUrl}/profile`);
  await phone.getByRole('button', { name: 'Logout' }).tap();
  // The sign-out may leave the page while it is asked.
  await expect(async () => {
    expect(await phone.evaluate(() => caches.has('saffron-court.housekeeping'))).toBe(false);
  }).toPass();
  await context.close();
  await otherContext.close();
});

test('the buttons of a room are large enough for a thumb', async ({ browser, page, testServer }) => {
  const context = await browser.newContext({ ...PHONE, reducedMotion: 'reduce' });
  const phone = await context.newPage();
  await signIn(phone, testServer, await member(page, testServer, 'housekeeping'));
  await phone.goto(`${testServer.siteUrl}/desk/housekeeping`);
  await expect(roomOn(phone, '101')).toBeVisible();
  const sizes = await roomOn(phone, '101')
    .locator('button, summary')
    .evaluateAll((targets) =>
      targets.map((target) => target.getBoundingClientRect()).map(({ width, height }) => [width, height]),
    );
  expect(sizes.length).toBeGreaterThan(3);
  expect(sizes.flat().filter((side) => side < 43.9)).toEqual([]);
  await context.close();
});
