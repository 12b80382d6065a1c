import {
  expect,
  fillForm,
  freshEmail,
  freshStay,
  openBookingDialog,
  proceedToPayment,
  test,
} from './test-server';

test('when rooms run short, a guest’s browser solves the challenge and the booking goes on by itself', async ({
  page,
  testServer,
}) => {
  const stay = { ...freshStay(), roomType: 'Suite' };
  const held = await page.request.post(`${testServer.siteUrl}/api/bookings`, {
    data: { name: 'Another guest', email: freshEmail(), phone: '+91 98765 43210', guests: 1, ...stay },
  });
  expect(held.ok()).toBe(true);
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname));

  const dialog = await openBookingDialog(page);
  await fillForm(dialog, { ...stay, email: freshEmail() });
  expect(scripts.filter((path) => /solve-challenge|pbkdf2/.test(path))).toEqual([]);
  const checkout = await proceedToPayment(page, dialog);

  await expect(checkout.getByRole('button', { name: 'Pay' })).toBeVisible();
  const loaded = scripts.filter((path) => /^\/assets\/(solve-challenge|pbkdf2)/.test(path));
  expect(loaded.length).toBeGreaterThanOrEqual(2);
  const [spent] = await testServer.query<{ count: number }>(
    'SELECT count(*)::int AS count FROM spent_challenges',
  );
  expect(spent?.count).toBeGreaterThanOrEqual(1);
});
