import { holdRoom, pay, type MadeBooking } from './booking-states';
import { expectInOrder } from './in-order';
import { press } from './keyboard';
import { pagesOnPaper } from './pages-on-paper';
import { signIn } from './people';
import { expect, test, type TestServer } from './test-server';

/** A name of many letters in Devanagari, without an e-mail address. */
const GUEST = 'श्रीमती वेंकटनरसिंहराजुवारिपेटा लक्ष्मीनारायण अय्यर सुब्रमण्यम';

/** Puts so many charges on the bill. Some have long names. */
async function charge(testServer: TestServer, { reference }: MadeBooking, count: number): Promise<void> {
  await testServer.query(
    `WITH line AS (
       INSERT INTO folio_lines (booking_id, stay_id, kind, value_paise, tax_percent, cgst_paise, sgst_paise, sac, posted)
       SELECT stay.booking_id, stay.id, 'POSTED_CHARGE', 10000, 18, 900, 900, '22011010', jsonb_build_object(
         'name', CASE WHEN place % 20 = 0 THEN 'Dinner of seven courses with wine for the anniversary, with music'
           ELSE 'Water' END,
         'department', 'MINIBAR', 'quantity', 1 + place % 3, 'day', stay.checkin)
       FROM stays stay JOIN bookings booking ON booking.id = stay.booking_id, generate_series(1, $2::int) AS place
       WHERE booking.reference = $1 RETURNING id, booking_id)
     INSERT INTO posted_charges (id, booking_id, folio_line_id, posted_by, idempotency_key)
     SELECT gen_random_uuid(), booking_id, id, 'owner', 'printed-bill-' || id FROM line`,
    [reference, count],
  );
  await testServer.query(
    'UPDATE bookings SET name = $2, email = NULL, email_key = NULL WHERE reference = $1',
    [reference, GUEST],
  );
}

test('a proof of sixty lines is two pages of A4, numbered, with the sum carried forward', async ({
  page,
  testServer,
}) => {
  const booking = await holdRoom(page, testServer);
  await pay(page, testServer, booking);
  await charge(testServer, booking, 58);
  await signIn(page, testServer);
  await page.goto(`/desk/bookings/${booking.reference}`);
  await press(page.getByRole('link', { name: 'Print bill' }));
  const pages = page.getByRole('article');
  await expect(pages).toHaveCount(2);
  await expect(pages.first().getByText('Proof of the bill')).toBeVisible();
  await expect(pages.first().getByText(/^Not a tax invoice/)).toBeVisible();
  await expect(pages.first().getByText(GUEST)).toBeVisible();
  const carried = await pages
    .first()
    .getByRole('row', { name: /^Carried forward/ })
    .textContent();
  await expect(pages.last().getByRole('row', { name: /^Brought forward/ })).toHaveText(
    carried?.replace('Carried', 'Brought') ?? '',
  );
  await expect(pages.last().getByText('Page 2 of 2')).toBeVisible();
  await expectInOrder(page, 'a proof of a long bill');
  await page.setViewportSize({ width: 390, height: 844 });
  await expectInOrder(page, 'a proof of a long bill on a phone');
  expect(await pagesOnPaper(page)).toBe(2);
});

test('the final bill names the tax documents and has nothing to pay', async ({ page, testServer }) => {
  const booking = await holdRoom(page, testServer);
  await pay(page, testServer, booking);
  await testServer.query(
    `UPDATE stays SET status = 'DEPARTED' WHERE booking_id = (SELECT id FROM bookings WHERE reference = $1)`,
    [booking.reference],
  );
  await signIn(page, testServer);
  await page.goto(`/desk/print/bill/${booking.reference}`);
  await expect(page.getByRole('heading', { name: 'Bill', exact: true })).toBeVisible();
  const sums = page.getByRole('region', { name: 'Total and payments' });
  await expect(sums.getByText('To pay')).toBeVisible();
  await expect(sums).toContainText('To pay₹0.00');
  await expectInOrder(page, 'a final bill');
  expect(await pagesOnPaper(page)).toBe(1);
});
