import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { freshProvider, ProviderRefusal } from '../../../tests/identity-provider';
import { pageProps } from '../../../tests/hotels';
import { renderServed, Server } from '../../../tests/served';
import { Identity } from '../../lib/identity/identity';
import { REDIRECT_MILLISECONDS } from './use-redirect';
import { SignInPage } from './sign-in-page';
import { SignUpPage } from './sign-up-page';

const settings = {
  apiKey: '',
  authDomain: '',
  projectId: '',
  storageBucket: '',
  authEmulatorUrl: null,
  storageEmulatorUrl: null,
};

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function show(path: string | { pathname: string; state: object }) {
  const identity = new Identity(
    () => Promise.resolve(settings),
    () => undefined,
  );
  renderServed(
    <Routes>
      <Route path="/signin" element={<SignInPage {...pageProps('Welcome Back')} />} />
      <Route path="/signup" element={<SignUpPage {...pageProps('Create Account')} />} />
      <Route path="/profile" element={<p>The profile</p>} />
      <Route path="/hotels" element={<p>The hotels</p>} />
    </Routes>,
    new Server({}),
    path,
    identity,
  );
  return userEvent.setup({ advanceTimers: (milliseconds) => vi.advanceTimersByTime(milliseconds) });
}

const passTime = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

describe('Welcome Back', () => {
  test('signs in, says so, and goes to the profile after two seconds', async () => {
    const provider = freshProvider();
    const user = show('/signin');
    await user.type(screen.getByLabelText('Email'), 'asha@example.com');
    await user.type(screen.getByLabelText('Password'), 'secret-word');
    await user.click(screen.getByRole('button', { name: 'Sign In' }));
    expect(await screen.findByText('Success! Redirecting...')).toBeVisible();
    expect(provider.received).toEqual([['signIn', 'asha@example.com', 'secret-word', true]]);
    expect(REDIRECT_MILLISECONDS).toBe(2000);
    await passTime(1900);
    expect(screen.queryByText('The profile')).not.toBeInTheDocument();
    await passTime(200);
    await waitFor(() => expect(screen.getByText('The profile')).toBeVisible());
  });

  test('without Remember me the sign-in ends with the tab', async () => {
    const provider = freshProvider();
    const user = show('/signin');
    await user.click(screen.getByLabelText('Remember me'));
    await user.type(screen.getByLabelText('Email'), 'asha@example.com');
    await user.type(screen.getByLabelText('Password'), 'secret-word{Enter}');
    await screen.findByText('Success! Redirecting...');
    expect(provider.received[0]).toEqual(['signIn', 'asha@example.com', 'secret-word', false]);
    expect(localStorage).toHaveLength(0);
    expect(sessionStorage).toHaveLength(1);
  });

  test('shows a refusal of the provider in a box that is read out, and keeps what was typed', async () => {
    const provider = freshProvider();
    provider.refusal = new ProviderRefusal('auth/invalid-credential');
    const user = show('/signin');
    await user.type(screen.getByLabelText('Email'), 'asha@example.com');
    await user.type(screen.getByLabelText('Password'), 'wrong{Enter}');
    const box = await screen.findByRole('alert');
    expect(box).toHaveTextContent(/^The e-mail address or password is incorrect\.$/);
    expect(screen.getByLabelText('Password')).toHaveValue('wrong');
    expect(screen.getByRole('button', { name: 'Sign In' })).not.toHaveAttribute('aria-disabled');
  });

  test('shows a password on demand', async () => {
    freshProvider();
    const user = show('/signin');
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password');
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'text');
    await user.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password');
  });

  test('asks for the address before it resets a password', async () => {
    const provider = freshProvider();
    const user = show('/signin');
    await user.click(screen.getByRole('button', { name: 'Forgot password?' }));
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(
      'Please enter your email to reset password.',
    );
    expect(screen.getByLabelText('Email')).toHaveFocus();
    expect(provider.received).toEqual([]);
  });

  test('resets a password with the banner of the sign-in, and does not redirect', async () => {
    const provider = freshProvider();
    const user = show('/signin');
    await user.type(screen.getByLabelText('Email'), 'asha@example.com');
    await user.click(screen.getByRole('button', { name: 'Forgot password?' }));
    expect(await screen.findByText('Success! Redirecting...')).toBeVisible();
    expect(screen.getByText('Check your e-mail')).toBeVisible();
    expect(provider.received).toEqual([['sendPasswordReset', 'asha@example.com']]);
    await passTime(5000);
    expect(screen.queryByText('The profile')).not.toBeInTheDocument();
  });

  test('signs in with Google and goes straight to the profile', async () => {
    freshProvider();
    const user = show('/signin');
    await user.click(screen.getByRole('button', { name: 'Sign in with Google' }));
    await waitFor(() => expect(screen.getByText('The profile')).toBeVisible());
  });
});

describe('Create Account', () => {
  async function fill(user: ReturnType<typeof show>, confirmation: string) {
    await user.type(screen.getByLabelText('Name'), 'Asha Rao');
    await user.type(screen.getByLabelText('Email'), 'asha@example.com');
    await user.type(screen.getByLabelText('Password'), 'secret-word');
    await user.type(screen.getByLabelText('Confirm Password'), confirmation);
    await user.click(screen.getByRole('button', { name: 'Sign Up' }));
  }

  test('registers, says so, and goes to the sign-in after two seconds', async () => {
    const provider = freshProvider();
    const user = show('/signup');
    // Screen readers read what changes in a live region, not a region that appears.
    const message = screen.getByRole('status');
    await fill(user, 'secret-word');
    await waitFor(() => expect(message).not.toBeEmptyDOMElement());
    expect(await screen.findByText('Registered successfully! Redirecting...')).toBeVisible();
    const account = { name: 'Asha Rao', email: 'asha@example.com', password: 'secret-word' };
    expect(provider.received).toEqual([['signUp', account]]);
    await passTime(2100);
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Welcome Back' })).toBeVisible());
  });

  test('sends nothing when the passwords differ', async () => {
    const provider = freshProvider();
    const user = show('/signup');
    await fill(user, 'secret-wort');
    expect(screen.getByLabelText('Confirm Password')).toHaveAccessibleDescription('Passwords do not match');
    expect(screen.getByLabelText('Confirm Password')).toHaveFocus();
    expect(provider.received).toEqual([]);
  });

  test('shows a refusal of the provider', async () => {
    const provider = freshProvider();
    provider.refusal = new ProviderRefusal('auth/email-already-in-use');
    const user = show('/signup');
    await fill(user, 'secret-word');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'An account with this e-mail address already exists. Please sign in.',
    );
  });
});

describe('a visitor of a page for signed-in guests', () => {
  const redirected = { pathname: '/signin', state: { from: '/hotels?city=Jaipur' } };

  test('reads why the sign-in is shown, and is led to that page', async () => {
    freshProvider();
    const user = show(redirected);
    expect(screen.getByText('Please sign in to see our partner hotels.')).toBeVisible();
    await user.type(screen.getByLabelText('Email'), 'asha@example.com');
    await user.type(screen.getByLabelText('Password'), 'secret-word{Enter}');
    await screen.findByText('Success! Redirecting...');
    await passTime(2100);
    expect(await screen.findByText('The hotels')).toBeVisible();
  });

  test('is led there by way of a new account, too', async () => {
    freshProvider();
    const user = show(redirected);
    await user.click(screen.getByRole('link', { name: 'Create an account' }));
    await user.type(screen.getByLabelText('Name'), 'Asha Rao');
    await user.type(screen.getByLabelText('Email'), 'asha@example.com');
    await user.type(screen.getByLabelText('Password'), 'secret-word');
    await user.type(screen.getByLabelText('Confirm Password'), 'secret-word{Enter}');
    await screen.findByText('Registered successfully! Redirecting...');
    await passTime(2100);
    expect(await screen.findByText('Please sign in to see our partner hotels.')).toBeVisible();
  });

  test('who chose to sign in reads no reason', () => {
    show('/signin');
    expect(screen.queryByText(/^Please sign in/)).not.toBeInTheDocument();
  });
});
