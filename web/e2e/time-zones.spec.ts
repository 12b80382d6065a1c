import { proofCases } from './proof-cases';
import {
  expect,
  fillForm,
  freshEmail,
  freshStay,
  openBookingDialog,
  proceedToPayment,
  test,
  written,
} from './test-server';

const PLACES = [
  ['ten hours behind UTC', 'Pacific/Honolulu'],
  ['thirteen hours ahead of UTC', 'Pacific/Apia'],
] as const;

for (const [place, timezoneId] of proofCases(PLACES, 2, 1)) {
  test.describe(`a visitor ${place}`, () => {
    test.use({ timezoneId });

    test('books the dates that they chose, and the hotel’s today is the first on offer', async ({
      page,
      testServer,
    }) => {
      const stay = freshStay();
      const email = freshEmail();
      const dialog = await openBookingDialog(page);
      const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(new Date());
      await expect(dialog.getByLabel('Check-in')).toHaveAttribute('min', today);
      await fillForm(dialog, { ...stay, email, roomType: 'Double' });
      const checkout = await proceedToPayment(page, dialog);
      await checkout.getByRole('button', { name: 'Pay' }).click();
      const paid = page.getByRole('alertdialog', { name: 'Payment successful!' });
      await paid.getByRole('button', { name: 'OK' }).click();
      await expect(page.getByText(`${written(stay.checkin)}, from`)).toBeVisible();
      await expect(page.getByText(`${written(stay.checkout)}, by`)).toBeVisible();
      expect(
        await testServer.query(
          `SELECT stay.checkin::text, stay.checkout::text FROM stays stay
           JOIN bookings booking ON booking.id = stay.booking_id WHERE booking.email = $1`,
          [email],
        ),
      ).toEqual([stay]);
    });
  });
}
