import { writeFile } from 'node:fs/promises';
import { freshEmail, freshStay } from '../test-server';
import { freshPerson, type Person } from '../people';
import { tinyPng } from '../tiny-png';
import { expect } from '@playwright/test';
import { test } from './engine-test';
import type { Visitor } from './visitor';

const PAID = { role: 'alertdialog', name: 'Payment successful!' };

async function openBookingDialog(visitor: Visitor): Promise<void> {
  await visitor.open('/');
  await visitor.click({ role: 'button', name: 'Book Your Stay' });
  await visitor.sees({ role: 'dialog', name: 'Book Your Perfect Stay' });
}

async function book(visitor: Visitor, email: string): Promise<void> {
  const { checkin, checkout } = freshStay();
  await openBookingDialog(visitor);
  await visitor.fill('Name', 'Asha Rao');
  await visitor.fill('Email', email);
  await visitor.fill('Phone', '+91 98765 43210');
  await visitor.fillDate('Check-in', checkin);
  await visitor.fillDate('Check-out', checkout);
  await visitor.choose('Room type', 'Deluxe');
  await visitor.sees({ text: 'Total' });
  await visitor.click({ role: 'button', name: 'Proceed to Payment' });
  await visitor.inFrame(() => visitor.click({ role: 'button', name: 'Pay' }));
  await visitor.sees(PAID);
}

async function signIn(visitor: Visitor, { email, password }: Person): Promise<void> {
  await visitor.open('/signin');
  await visitor.fill('Email', email);
  await visitor.fill('Password', password);
  await visitor.click({ role: 'button', name: 'Sign In' });
  await visitor.reads("location.pathname === '/signin'", false);
}

test('a guest books a room and pays', async ({ visitor, testServer }) => {
  const email = freshEmail();
  await book(visitor, email);
  await expect.poll(async () => (await testServer.mailsTo(email)).length).toBe(1);
  await visitor.click({ role: 'button', name: 'OK' });
  await visitor.sees({ text: 'Confirmed and paid', within: true });
  const [booking] = await testServer.query<{ status: string }>(
    'SELECT status FROM bookings WHERE email = $1',
    [email],
  );
  expect(booking?.status).toBe('CONFIRMED');
});

test('a guest signs in; a wrong password is refused in sight', async ({ visitor, testServer }) => {
  const person = await freshPerson(testServer);
  await visitor.resize(480, 600);
  await visitor.open('/signin');
  await visitor.fill('Email', person.email);
  await visitor.fill('Password', 'wrong');
  await visitor.click({ role: 'button', name: 'Sign In' });
  await visitor.hasInSight({ text: 'The e-mail address or password is incorrect.' });
  await visitor.fill('Password', person.password);
  await visitor.click({ role: 'button', name: 'Sign In' });
  await visitor.sees({ role: 'heading', name: 'Asha Rao' });
});

test('a guest keeps a profile picture', async ({ visitor, testServer }, testInfo) => {
  await signIn(visitor, await freshPerson(testServer));
  const file = testInfo.outputPath('asha.png');
  await writeFile(file, tinyPng());
  await visitor.click({ role: 'button', name: 'Edit Profile' });
  await visitor.attach('Profile picture file', file);
  await visitor.click({ role: 'button', name: 'Save Changes' });
  await visitor.sees({ role: 'button', name: 'Edit Profile' });
  await visitor.reads(
    '/profile-pictures%2F[^/]+%2Fpicture-1/.test(document.querySelector(\'img[alt="Your picture"]\')?.src)',
    true,
  );
  await visitor.reads('document.querySelector(\'img[alt="Your picture"]\')?.naturalWidth', 1);
});

test('the owner finds a booking in the list', async ({ visitor, testServer }) => {
  const email = freshEmail();
  await book(visitor, email);
  await signIn(visitor, testServer.administrator);
  await visitor.open('/desk/bookings');
  await visitor.fill('Reference, name, e-mail, phone, room, GSTIN or payment', email);
  await visitor.sees({ text: '1 booking' });
  await visitor.click({ role: 'link', name: 'SC-', within: true });
  await visitor.sees({ role: 'heading', name: 'Booking SC-', within: true });
  await visitor.sees({ text: 'Booking: confirmed', within: true });
});

test('a guest books with the keyboard alone', async ({ visitor }) => {
  const { checkin, checkout } = freshStay();
  await visitor.open('/');
  await visitor.tabTo({ role: 'button', name: 'Book Your Stay' });
  await visitor.press('Enter');
  await visitor.sees({ role: 'dialog', name: 'Book Your Perfect Stay' });
  const typed = { Name: 'Asha Rao', Email: freshEmail(), Phone: '+91 98765 43210' };
  for (const [label, text] of Object.entries(typed)) {
    await visitor.tabTo({ label });
    await visitor.type(text);
    await visitor.holds(label, text);
  }
  // How a date is typed depends on the browser and its language.
  await visitor.fillDate('Check-in', checkin);
  await visitor.fillDate('Check-out', checkout);
  await visitor.tabTo({ role: 'button', name: 'Proceed to Payment' });
  await visitor.press('Enter');
  await visitor.inFrame(async () => {
    await visitor.tabTo({ role: 'button', name: 'Pay' });
    await visitor.press('Enter');
  });
  await visitor.sees(PAID);
  await visitor.press('Escape');
  await visitor.reads('document.querySelector(\'[role="alertdialog"]\') === null', true);
});
