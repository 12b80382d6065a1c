import { expect, fillForm, freshEmail, freshStay, heldDialog, proceedToPayment, test } from './test-server';
import { fillSignIn, freshPerson, pressAndRead, signIn, signInByForm, signInHere } from './people';
import { tinyPng } from './tiny-png';

/** The newest link mailed to an address. */
async function mailedLink(
  testServer: { mailsTo(address: string): Promise<{ text: string }[]> },
  address: string,
) {
  let link = '';
  await expect(async () => {
    const [mail] = await testServer.mailsTo(address);
    link = /https?:\/\/\S+\/auth\/action\S+/.exec(mail?.text ?? '')?.[0] ?? '';
    expect(link).not.toBe('');
  }).toPass();
  return link;
}

test('a guest registers, verifies the address by mail, and edits the profile', async ({
  page,
  testServer,
  tolerated,
}) => {
  const email = freshEmail();
  await page.goto('/signup');
  await page.getByLabel('Name').fill('Ingrid Solberg');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill('correct-horse');
  await page.getByLabel('Confirm Password', { exact: true }).fill('correct-horse');
  await pressAndRead(page, 'Sign Up', 'Registered successfully! Redirecting...');
  await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();

  await signInHere(page, { email, password: 'correct-horse' });
  await expect(page.getByRole('heading', { level: 1, name: 'Ingrid Solberg' })).toBeVisible();
  const unverified = page.getByRole('region', { name: 'Verify your address' });
  await unverified.getByRole('button', { name: 'Resend the e-mail' }).click();
  await expect(unverified.getByText('We have sent you an e-mail.')).toBeVisible();
  const link = await mailedLink(testServer, email);
  await page.goto(link);
  const verify = page.getByRole('button', { name: 'Verify my address' });
  await verify.click();
  await expect(page.getByText('Thank you. Your e-mail address is verified.')).toBeVisible();
  tolerated.push(/status of 400/);
  await page.goto(link);
  await verify.click();
  await expect(page.getByRole('alert')).toContainText('This link has already been used');
  await page.goto('/profile');
  await expect(page.getByRole('heading', { level: 1, name: 'Ingrid Solberg' })).toBeVisible();
  await expect(unverified).toBeHidden();

  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await page.getByLabel('Name').fill('Ingrid Lund');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ingrid Lund' })).toBeVisible();
});

test('a wrong password is refused in a red box; the right one stays with the browser when asked to', async ({
  page,
  context,
  testServer,
  tolerated,
}) => {
  tolerated.push(/status of 400/);
  const person = await freshPerson(testServer);
  await page.goto('/signin');
  await fillSignIn(page, { ...person, password: 'wrong' });
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByRole('alert')).toHaveText('The e-mail address or password is incorrect.');
  await signInHere(page, person);
  const another = await context.newPage();
  await another.goto('/');
  await expect(another.getByRole('link', { name: 'Asha Rao' })).toBeVisible();

  // Signing out in one tab also changes the other tab.
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/signin/);
  await expect(another.getByRole('link', { name: 'Log in' })).toBeVisible();
});

test('without Remember me the sign-in stays in its tab', async ({ page, context, testServer }) => {
  const person = await freshPerson(testServer);
  await page.goto('/signin');
  await page.getByLabel('Remember me').uncheck();
  await signInHere(page, person);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Asha Rao' })).toBeVisible();
  const another = await context.newPage();
  await another.goto('/profile');
  await expect(another).toHaveURL(/\/signin/);
});

test('a forgotten password is replaced by mail', async ({ page, testServer }) => {
  const person = await freshPerson(testServer);
  await page.goto('/signin');
  await page.getByLabel('Email', { exact: true }).fill(person.email);
  await page.getByRole('button', { name: 'Forgot password?' }).click();
  await expect(page.getByText('Check your e-mail')).toBeVisible();
  await page.goto(await mailedLink(testServer, person.email));
  await expect(page.getByText(person.email)).toBeVisible();
  await page.getByLabel('New password', { exact: true }).fill('battery-staple');
  await page.getByRole('button', { name: 'Save new password' }).click();
  await expect(page.getByText('Your password has been changed.')).toBeVisible();
  await signInByForm(page, { ...person, password: 'battery-staple' });
  await expect(page.getByRole('heading', { level: 1, name: 'Asha Rao' })).toBeVisible();
});

test('nobody finds out by sign-in or reset who has an account', async ({ page, testServer, tolerated }) => {
  tolerated.push(/status of 400/);
  const person = await freshPerson(testServer);
  const stranger = freshEmail();
  const refusalOf = async (email: string) => {
    await page.goto('/signin');
    await fillSignIn(page, { email, password: 'wrong-password' });
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    return page.getByRole('alert').textContent();
  };
  expect(await refusalOf(stranger)).toBe(await refusalOf(person.email));

  const bannerOf = async (email: string) => {
    await page.goto('/signin');
    await page.getByLabel('Email', { exact: true }).fill(email);
    await page.getByRole('button', { name: 'Forgot password?' }).click();
    const banner = page.getByRole('status').filter({ hasText: 'Check your e-mail' });
    return (await banner.textContent())?.replace(email, 'THE ADDRESS');
  };
  expect(await bannerOf(stranger)).toBe(await bannerOf(person.email));
  await expect.poll(async () => (await testServer.mailsTo(person.email)).length).toBeGreaterThan(0);
  expect(await testServer.mailsTo(stranger)).toEqual([]);
});

test('a guest signs in with Google’s window', async ({ page }) => {
  await page.goto('/signin');
  const popupOpened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Sign in with Google' }).click();
  const popup = await popupOpened;
  await popup.locator('#add-account-button').click();
  await popup.locator('#autogen-button').click();
  const address = await popup.locator('#email-input').inputValue();
  await popup.locator('#sign-in').click();
  await expect(page).toHaveURL(/\/profile/);
  await expect(page.getByText(address).first()).toBeVisible();
});

test('a protected page sends a guest to the sign-in and back, and takes the feedback', async ({
  page,
  testServer,
}) => {
  const person = await freshPerson(testServer);
  await page.goto('/feedback');
  await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
  await signInHere(page, person);
  await expect(page.getByRole('heading', { name: 'We Value Your Feedback' })).toBeVisible();
  await page.getByLabel('Name').fill('Asha Rao');
  await page.getByLabel('Location').fill('Pune');
  await page.getByLabel('Feedback').fill('We slept well.');
  await page.getByRole('button', { name: 'Submit Feedback' }).click();
  await expect(page.getByText('Feedback submitted successfully!')).toBeVisible();
  await expect(page.getByLabel('Feedback')).toHaveValue('');
  const kept = await testServer.query('SELECT feedback FROM feedback WHERE guest_email = $1', [person.email]);
  expect(kept).toEqual([{ feedback: 'We slept well.' }]);
});

test('/admin is not for guests, signed in or not', async ({ page, testServer }) => {
  await page.goto('/admin');
  await expect(page.getByText('You are not authorized to view this page.')).toBeVisible();
  await signIn(page, testServer, await freshPerson(testServer));
  await page.goto('/admin/bookings');
  await expect(page).toHaveURL(/\/unauthorized/);
});

test('a booking made while signed in is on the profile, and gone from the screen after signing out', async ({
  page,
  testServer,
}) => {
  const person = await freshPerson(testServer);
  await signIn(page, testServer, person);
  await page.goto('/');
  await page.getByRole('button', { name: 'Book Your Stay' }).click();
  const dialog = page.getByRole('dialog', { name: 'Book Your Perfect Stay' });
  await fillForm(dialog, { ...freshStay(), email: freshEmail(), roomType: 'Double' });
  const checkout = await proceedToPayment(page, dialog);
  await checkout.getByRole('button', { name: 'Pay' }).click();
  await expect(page.getByRole('alertdialog', { name: 'Payment successful!' })).toBeVisible();
  await page.goto('/profile');
  const bookings = page.getByRole('region', { name: 'My bookings' });
  await expect(bookings.getByRole('link')).toHaveCount(1);
  await page.getByRole('button', { name: 'Logout' }).click();
  await signInHere(page, await freshPerson(testServer));
  await expect(page.getByText('You have no bookings yet.')).toBeVisible();
});

test('what a visitor typed is there after signing in, and gone with the hold after signing out', async ({
  page,
  testServer,
}) => {
  const dialog = page.getByRole('dialog', { name: 'Book Your Perfect Stay' });
  await page.goto('/');
  await page.getByRole('button', { name: 'Book Your Stay' }).click();
  await fillForm(dialog, { ...freshStay(), email: freshEmail(), roomType: 'Double' });
  const checkout = await proceedToPayment(page, dialog);
  await checkout.getByRole('button', { name: 'Close' }).click();
  await heldDialog(page).getByRole('button', { name: 'Close' }).last().click();
  await signInByForm(page, await freshPerson(testServer));
  await page.goto('/');
  const held = page.getByRole('region', { name: 'Your held room' });
  await expect(held).toBeVisible();
  await page.getByRole('button', { name: 'Book Your Stay' }).click();
  await expect(dialog.getByLabel('Phone')).toHaveValue('+91 98765 43210');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('link', { name: 'Asha Rao' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/signin/);
  await page.getByRole('link', { name: 'Home' }).first().click();
  await page.getByRole('button', { name: 'Book Your Stay' }).click();
  await expect(dialog.getByLabel('Room type')).toBeVisible();
  for (const label of ['Name', 'Email', 'Phone']) await expect(dialog.getByLabel(label)).toHaveValue('');
  await expect(held).toBeHidden();
});

test('a profile picture is kept; what is none is refused; a broken one falls back', async ({
  page,
  testServer,
  tolerated,
}) => {
  tolerated.push(/status of 404/);
  await signIn(page, testServer, await freshPerson(testServer));
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  const file = page.getByLabel('Profile picture file');
  await file.setInputFiles({ name: 'words.txt', mimeType: 'text/plain', buffer: Buffer.from('words') });
  await expect(page.getByRole('alert')).toContainText('Please choose a JPEG, PNG or WebP picture.');
  await file.setInputFiles({ name: 'asha.png', mimeType: 'image/png', buffer: tinyPng() });
  await page.getByRole('button', { name: 'Save Changes' }).click();
  const picture = page.getByRole('img', { name: 'Your picture' });
  await expect(picture).toHaveAttribute('src', /profile-pictures%2F[^/]+%2Fpicture-1/);
  await expect(async () => {
    expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1);
  }).toPass();

  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await page.getByLabel('Profile Picture URL').fill(`${testServer.siteUrl}/assets/nothing.png`);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(picture).toHaveAttribute('src', '/portraits/default.svg');
});
