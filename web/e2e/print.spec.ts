import { bookTwoRooms, holdRoom, pay } from './booking-states';
import { expectInOrder } from './in-order';
import { press } from './keyboard';
import { pagesOnPaper } from './pages-on-paper';
import { signIn } from './people';
import { proofCases } from './proof-cases';
import { expect, freshStay, test } from './test-server';

for (const width of proofCases([390, 1440], 2, 1)) {
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: 844 }, reducedMotion: 'reduce' });

    test('the arrivals of a day are a list by room, without the navigation on paper', async ({
      page,
      testServer,
    }) => {
      const booking = await bookTwoRooms(page, testServer);
      await signIn(page, testServer);
      await page.goto(`/desk/print/arrivals?day=${booking.checkin}`);
      await expect(page.getByRole('row').filter({ hasText: booking.reference })).toHaveCount(2);
      await expectInOrder(page, 'printed arrivals');
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByRole('navigation')).toHaveCount(0);
      await expect(page.getByRole('button', { name: 'Print' })).toHaveCount(0);
      expect(await pagesOnPaper(page)).toBe(1);
    });

    test('each room has a registration card of its own, on one page each', async ({ page, testServer }) => {
      const booking = await bookTwoRooms(page, testServer);
      await signIn(page, testServer);
      await page.goto(`/desk/bookings/${booking.reference}`);
      await press(page.getByRole('link', { name: 'Print registration card' }));
      await expect(page.getByRole('article')).toHaveCount(2);
      await expect(page.getByText('Passport number').first()).toBeVisible();
      await expectInOrder(page, 'registration cards');
      expect(await pagesOnPaper(page)).toBe(2);
    });

    test('a booking is on paper with each line of its price', async ({ page, testServer }) => {
      const booking = await holdRoom(page, testServer);
      await pay(page, testServer, booking);
      await signIn(page, testServer);
      await page.goto(`/desk/print/booking/${booking.reference}`);
      await expect(page.getByRole('region', { name: 'Price', exact: true })).toContainText('To pay');
      await expect(page.getByRole('row')).not.toHaveCount(0);
      await expectInOrder(page, 'printed booking');
      expect(await pagesOnPaper(page)).toBe(1);
    });
  });
}

test('a guest prints a booking of two rooms on one sheet, without what a page is used by', async ({
  page,
  testServer,
}) => {
  const { token, reference } = await bookTwoRooms(page, testServer);
  await page.goto(`/booking#${token}`);
  await expect(page.getByRole('button', { name: 'Print' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await expect(page.getByText(reference)).toBeVisible();
  for (const figure of ['Total', 'Paid', 'To pay'])
    await expect(
      page.getByRole('region', { name: 'Price' }).getByText(figure, { exact: true }),
    ).toBeVisible();
  expect(await pagesOnPaper(page)).toBe(1);
});

test('a guest prints the confirmation of one room on one sheet', async ({ page, testServer }) => {
  const booking = await holdRoom(page, testServer, { name: 'Venkatanarasimharajuvaripeta Lakshminarayana' });
  await pay(page, testServer, booking);
  await page.goto(`/booking#${booking.token}`);
  await expect(page.getByRole('region', { name: 'Your next step' })).toBeVisible();
  await expect(page.getByRole('img', { name: /^Map of the places/ })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Confirmed and paid')).toBeVisible();
  await expect(page.getByText(/Free cancellation until/).filter({ visible: true })).toHaveCount(1);
  await expect(page.getByRole('img')).toHaveCount(0);
  expect(await pagesOnPaper(page)).toBe(1);
});

for (const { room, bed } of [
  { room: 'Deluxe', bed: 'King bed and sofa bed' },
  { room: 'Suite', bed: 'King bed, sofa bed and two bunks' },
])
  test(`a guest prints the page of the ${room} on one sheet, with and without the price of a stay`, async ({
    page,
  }) => {
    const { checkin, checkout } = freshStay();
    for (const dates of ['', `?checkin=${checkin}&checkout=${checkout}&guests=2`]) {
      await page.emulateMedia({ media: 'screen' });
      await page.goto(`/stay/${room}${dates}`);
      await expect(page.getByRole('grid').first()).toBeVisible();
      const total = page.getByRole('complementary', { name: 'Your stay' }).getByText(/^₹[\d,.]+$/);
      await expect(total).toHaveCount(dates ? 2 : 0);
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByText('Saffron Court', { exact: true }).filter({ visible: true })).toHaveCount(1);
      await expect(page.getByText(bed).first()).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Good to know' })).toBeVisible();
      for (const role of ['grid', 'navigation', 'textbox', 'combobox', 'contentinfo'] as const)
        await expect(page.getByRole(role)).toHaveCount(0);
      await expect(page.getByText('Book this room')).toBeHidden();
      await expect(total.filter({ visible: true })).toHaveCount(dates ? 2 : 0);
      expect(await pagesOnPaper(page)).toBe(1);
    }
  });

test('a booking that nobody knows has nothing to print', async ({ page, testServer }) => {
  await signIn(page, testServer);
  await page.goto('/desk/print/registration/SC-UNKNOWN');
  await expect(page.getByText('There is no booking with this reference.')).toBeVisible();
});
