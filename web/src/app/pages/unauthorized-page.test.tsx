import { screen } from '@testing-library/react';
import { Route, Routes, useLocation } from 'react-router-dom';
import userEvent from '@testing-library/user-event';
import { ASHA, freshProvider } from '../../../tests/identity-provider';
import { renderServed, Server } from '../../../tests/served';
import type { Guest } from '../../lib/identity/guest';
import { Identity } from '../../lib/identity/identity';
import UnauthorizedPage from './unauthorized-page';

const settings = {
  apiKey: '',
  authDomain: '',
  projectId: '',
  storageBucket: '',
  authEmulatorUrl: null,
  storageEmulatorUrl: null,
};

function SignInPage() {
  const { state } = useLocation() as { state: { from?: string } | null };
  return <p>The sign-in, then {state?.from}</p>;
}

function show(guest: Guest | null) {
  freshProvider(guest);
  const identity = new Identity(
    () => Promise.resolve(settings),
    () => undefined,
  );
  renderServed(
    <Routes>
      <Route path="/unauthorized" element={<UnauthorizedPage />} />
      <Route path="/signin" element={<SignInPage />} />
    </Routes>,
    new Server({}),
    { pathname: '/unauthorized', state: { from: '/admin' } },
    identity,
  );
  return userEvent.setup();
}

test('a visitor can sign in, and is led back to the page', async () => {
  const user = show(null);
  await user.click(await screen.findByRole('link', { name: 'Sign in as the administrator' }));
  expect(screen.getByText('The sign-in, then /admin')).toBeVisible();
});

test('who is signed in is not sent to the sign-in', async () => {
  show(ASHA);
  expect(await screen.findByText('You are not authorized to view this page.')).toBeVisible();
  expect(screen.queryByRole('link', { name: /Sign in/ })).not.toBeInTheDocument();
});

test('a member of the staff whose session was ended can sign in again, and is led back', async () => {
  const user = show(ASHA);
  await user.click(await screen.findByRole('button', { name: 'Sign in again' }));
  expect(await screen.findByText('The sign-in, then /admin')).toBeVisible();
});
