import type { Browser, Locator, Page } from '@playwright/test';
import { holdRoom, pay } from './booking-states';
import { goTo, letAllLeave } from './hotel-days';
import { expectInOrder } from './in-order';
import { choose, press, retype } from './keyboard';
import { signIn } from './people';
import { member } from './staff';
import { expect, freshEmail, test, type TestServer } from './test-server';
import { tapUntil } from './touch';

/** Two receptionists at one hotel: what one of them does is on the other's page without a reload. */

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;

test.use({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce', actionTimeout: 15_000 });

const stayOf = (page: Page, name: string): Locator =>
  page.getByRole('group', { name: new RegExp(`^${name}, room`) }).first();

/** Presses a control by the keyboard. */
const pressButton = (place: Page | Locator, name: string | RegExp): Promise<void> =>
  press(place.getByRole('button', { name, exact: true }));

const tap = (place: Page | Locator, name: string | RegExp): Promise<void> =>
  place.getByRole('button', { name, exact: true }).tap();

/** Keeps the requests of this operation back until each of the pages has sent one. Returns the pages that have. */
async function sendTogether(pages: readonly Page[], operation: string): Promise<ReadonlySet<Page>> {
  const sent = new Set<Page>();
  let letGo: () => void = () => undefined;
  const allSent = new Promise<void>((resolve) => (letGo = resolve));
  for (const page of pages)
    await page.route('**/graphql', async (route) => {
      const { operationName } = (route.request().postDataJSON() ?? {}) as { operationName?: string };
      if (operationName !== operation) return route.fallback();
      sent.add(page);
      if (sent.size === pages.length) letGo();
      await allSent;
      await route.continue();
    });
  return sent;
}

/** Opens a page of the desk, and waits until it hears what others change. */
async function openLive(page: Page, { siteUrl }: TestServer, path: string): Promise<void> {
  const live = page.waitForResponse((response) => response.url().endsWith('/graphql/stream'));
  await page.goto(`${siteUrl}${path}`);
  await live;
}

/** The phone of a second receptionist. */
async function phoneOf(browser: Browser, page: Page, testServer: TestServer): Promise<Page> {
  const context = await browser.newContext({ ...PHONE, reducedMotion: 'reduce' });
  const phone = await context.newPage();
  await signIn(phone, testServer, await member(page, testServer, 'reception', 'Ravi Menon'));
  return phone;
}

/** Asha books a guest who walks in, and returns the path of the booking. */
async function walkIn(page: Page, testServer: TestServer, name: string): Promise<string> {
  await page.goto(`${testServer.siteUrl}/desk/bookings/new`);
  await choose(page, page.getByLabel('How the guest booked'), 'At the desk');
  await retype(page, page.getByLabel('Name'), name);
  await retype(page, page.getByLabel('Phone'), '+91 98200 55667');
  await expect(page.getByText('Total with tax')).toBeVisible();
  await expectInOrder(page, 'a new booking');
  await pressButton(page, 'Book');
  const payment = page.getByRole('dialog', { name: 'Booked' });
  await expect(payment).toBeVisible();
  await expectInOrder(page, 'a booking that is to be paid');
  await pressButton(payment, 'The guest pays later');
  await expect(page).toHaveURL(/\/desk\/bookings\/SC-/);
  return new URL(page.url()).pathname;
}

test('a day of two receptionists, one with the keyboard at a wide screen, the other by touch on a phone', async ({
  page,
  browser,
  testServer,
}) => {
  await letAllLeave(testServer);
  const booked = await holdRoom(page, testServer, { name: 'Lata Shared' });
  await pay(page, testServer, booked);
  await goTo(testServer, booked.checkin, '14:00');
  await signIn(page, testServer, await member(page, testServer, 'reception', 'Asha Rao'));
  const phone = await phoneOf(browser, page, testServer);

  // A guest walks in at the wide screen, and is on the open page of the phone.
  await openLive(phone, testServer, '/desk');
  await expect(stayOf(phone, 'Lata Shared')).toBeVisible();
  await expectInOrder(phone, 'Today on a phone');
  const path = await walkIn(page, testServer, 'Walk-in Guest');
  await expect(stayOf(phone, 'Walk-in Guest').getByText('Expected')).toBeVisible();
  await pressButton(stayOf(page, 'Walk-in Guest'), 'Check in');
  await expect(stayOf(page, 'Walk-in Guest').getByText('In house')).toBeVisible();
  await expect(stayOf(phone, 'Walk-in Guest').getByText('In house')).toBeVisible();
  await expectInOrder(page, 'a booking with a guest in house');

  // Both check one guest in at the same moment: the guest is checked in once, and both pages say so.
  await openLive(page, testServer, '/desk');
  const sent = await sendTogether([page, phone], 'CheckIn');
  await pressButton(stayOf(page, 'Lata Shared'), 'Check in');
  await expect(async () => {
    if (!sent.has(phone)) await tap(stayOf(phone, 'Lata Shared'), 'Check in');
    await expect.poll(() => sent.has(phone), { timeout: 5_000 }).toBe(true);
  }).toPass();
  await expect(stayOf(page, 'Lata Shared').getByText('In house')).toBeVisible();
  await expect(stayOf(phone, 'Lata Shared').getByText('In house')).toBeVisible();
  const arrivals = await testServer.query(
    `SELECT 1 FROM transitions WHERE to_state = 'IN_HOUSE' AND subject_id IN (
       SELECT stay.id FROM stays stay JOIN bookings booking ON booking.id = stay.booking_id WHERE reference = $1)`,
    [booked.reference],
  );
  expect(arrivals).toHaveLength(1);
  await expectInOrder(page, 'Today on a wide screen');

  // One moves the guest while the other types a correction of the same booking.
  await openLive(page, testServer, path);
  await openLive(phone, testServer, path);
  const correction = phone.getByRole('dialog', { name: 'Correct the details' });
  await tapUntil(phone.getByRole('button', { name: 'Correct the details', exact: true }), correction);
  await correction.getByLabel('Special requests').fill('A high floor');
  await expectInOrder(phone, 'a correction on a phone');
  const rooms = page.getByRole('region', { name: 'Room by room' });
  await pressButton(rooms, /^Give Walk-in Guest another room/);
  const move = page.getByRole('dialog', { name: 'Another room' });
  await press(move.getByRole('radio').and(move.locator(':enabled')).first(), 'Space');
  await expectInOrder(page, 'the dialog of another room');
  await pressButton(move, 'Move');
  await expect(move).toBeHidden();
  const groupName = () => stayOf(page, 'Walk-in Guest').getAttribute('aria-label');
  await expect(correction.getByLabel('Special requests')).toHaveValue('A high floor');
  await correction.getByLabel('Reason').fill('Asked at the desk');
  await tapUntil(correction.getByRole('button', { name: 'Save', exact: true }), correction, 'out of sight');
  await expect(page.getByText('A high floor')).toBeVisible();
  await expect.poll(() => stayOf(phone, 'Walk-in Guest').getAttribute('aria-label')).toBe(await groupName());

  // The cash of the wide screen is on the folio of the phone.
  const folio = page.getByRole('region', { name: 'Folio' });
  const phoneFolio = phone.getByRole('region', { name: 'Folio' });
  await expect(phoneFolio.getByText(/^The guest owes ₹/).first()).toBeVisible();
  await pressButton(folio, /^Take ₹/);
  await pressButton(folio, 'Go on without a shift');
  await expect(folio.getByText('Nothing is due.')).toBeVisible();
  await expect(phoneFolio.getByText('Nothing is due.')).toBeVisible();
  await expectInOrder(phone, 'a paid folio on a phone');

  // A guest writes: the phone has the message, and sees that the wide screen has answered it.
  await openLive(phone, testServer, '/desk/messages');
  await openLive(page, testServer, '/desk/messages');
  const email = freshEmail();
  const form = { email, textarea: 'Is there parking?' };
  expect((await page.request.post(`${testServer.siteUrl}/api/contact`, { data: form })).ok()).toBe(true);
  const [here, there] = [page, phone].map((one) => one.getByRole('listitem').filter({ hasText: email }));
  if (!here || !there) throw new Error('Both pages list messages.');
  await expect(there).toBeVisible();
  await press(here.getByRole('button', { name: email }));
  await retype(page, here.getByLabel(`Reply to ${email}`), 'Yes, behind the house.');
  await expectInOrder(page, 'a reply');
  await pressButton(here, 'Send the reply');
  const message = there.getByRole('button', { name: email });
  await tapUntil(message, there.getByRole('button', { name: email, expanded: true }));
  await expect(there.getByText('Yes, behind the house.')).toBeVisible();
  await expectInOrder(phone, 'an answered message on a phone');

  // In the morning the phone checks the guest out, and the wide screen sees it.
  await goTo(testServer, booked.checkin, '10:00', 1);
  await openLive(page, testServer, path);
  await openLive(phone, testServer, '/desk');
  const leaving = stayOf(phone, 'Walk-in Guest');
  await tapUntil(
    leaving.getByRole('button', { name: 'Check out', exact: true }),
    leaving.getByText('Departed'),
  );
  await expect(stayOf(page, 'Walk-in Guest').getByText('Departed')).toBeVisible();
  await expectInOrder(page, 'a booking whose guest has left');
  await phone.context().close();
});
