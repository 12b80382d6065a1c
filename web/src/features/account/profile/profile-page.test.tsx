import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { ASHA, freshProvider, ProviderRefusal } from '../../../../tests/identity-provider';
import { rupees } from '../../../../tests/money';
import { renderServed, Server, type DataOf } from '../../../../tests/served';
import type { Guest } from '../../../lib/identity/guest';
import { Identity } from '../../../lib/identity/identity';
import { SignedInOnly } from '../guards/signed-in-only';
import ProfilePage from './profile-page';

const settings = {
  apiKey: '',
  authDomain: '',
  projectId: '',
  storageBucket: '',
  authEmulatorUrl: null,
  storageEmulatorUrl: null,
};

const property = { today: '2026-11-20' };

const NO_BOOKINGS = {
  property,
  myBookings: { page: 1, totalPages: 0, totalCount: 0, addressToProve: null, bookings: [] },
};

const BOOKING = {
  __typename: 'Booking',
  reference: 'SC-7K3M9Q2X',
  status: 'CONFIRMED' as const,
  codeUntil: null,
  refundState: 'NONE' as const,
  roomTitle: 'Deluxe',
  checkin: '2026-12-01',
  checkout: '2026-12-03',
  nights: 2,
  guests: 2,
  cancellationTerms: 'Free until 48 hours before.',
  documents: [],
  stays: [
    {
      id: 'first',
      status: 'EXPECTED' as const,
      roomTitle: 'Deluxe',
      checkin: '2026-12-01',
      checkout: '2026-12-03',
    },
  ],
  quote: { __typename: 'Quote', total: rupees(3_745_000) },
};

const PICTURE = new File(['a picture'], 'me.png', { type: 'image/png' });

beforeAll(() => {
  // jsdom cannot make addresses for files.
  URL.createObjectURL = () => 'blob:preview';
  URL.revokeObjectURL = () => undefined;
});

async function show(
  guest: Guest = ASHA,
  bookings: DataOf<'MyBookings'> | Error = NO_BOOKINGS,
  further: ConstructorParameters<typeof Server>[0] = {},
) {
  const provider = freshProvider(guest);
  const identity = new Identity(
    () => Promise.resolve(settings),
    () => undefined,
  );
  const server = new Server({ MyBookings: () => bookings, ...further });
  renderServed(
    <Routes>
      <Route
        path="/profile"
        element={
          <SignedInOnly>
            <ProfilePage
              bookingActions={({ booking: { reference } }, today) => (
                <p>{`Actions for ${reference} on ${today}`}</p>
              )}
            />
          </SignedInOnly>
        }
      />
      <Route path="/signin" element={<p>The sign-in</p>} />
    </Routes>,
    server,
    '/profile',
    identity,
  );
  await screen.findByRole('heading', { level: 1 });
  return { user: userEvent.setup(), provider, server };
}

const detailsOf = () => {
  const account = screen.getByRole('region', { name: 'Account' });
  const terms = within(account).getAllByRole('term');
  const values = within(account).getAllByRole('definition');
  return terms.map((term, index) => [term.textContent, values[index]?.textContent]);
};

describe('the profile', () => {
  test('shows who the guest is', async () => {
    await show();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Asha Rao');
    expect(detailsOf()).toEqual([
      ['Name', 'Asha Rao'],
      ['Email', 'asha@example.com'],
      ['User ID', 'asha'],
      ['Account Created', '20 November 2026'],
    ]);
  });

  test('of a guest without details says User, N/A and Unknown', async () => {
    await show({ ...ASHA, name: null, createdAt: null });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('User');
    expect(detailsOf()).toContainEqual(['Name', 'N/A']);
    expect(detailsOf()).toContainEqual(['Account Created', 'Unknown']);
  });

  test('asks for the verification of the address, and resends the e-mail', async () => {
    const { user, provider } = await show({ ...ASHA, emailVerified: false });
    await user.click(screen.getByRole('button', { name: 'Resend the e-mail' }));
    expect(await screen.findByText(/We have sent you an e-mail/)).toBeVisible();
    expect(provider.received).toEqual([['sendVerification']]);
  });

  test('offers no upload of a picture before the address is verified, and says why', async () => {
    const { user } = await show({ ...ASHA, emailVerified: false });
    await user.click(screen.getByRole('button', { name: 'Edit Profile' }));
    expect(screen.queryByLabelText('Profile picture file')).not.toBeInTheDocument();
    expect(screen.getByText(/once your e-mail address is verified/)).toBeVisible();
  });

  test('signs out and goes to the sign-in', async () => {
    const { user, provider } = await show();
    await user.click(screen.getByRole('button', { name: 'Logout' }));
    expect(await screen.findByText('The sign-in')).toBeVisible();
    expect(provider.received).toEqual([['signOut']]);
  });
});

describe('editing the profile', () => {
  test('saves name and picture address, and shows the profile again', async () => {
    const { user, provider } = await show();
    let finish: () => void = () => undefined;
    const change = provider.changeProfile;
    provider.changeProfile = async (wanted) => {
      await new Promise<void>((resolve) => (finish = resolve));
      await change(wanted);
    };
    await user.click(screen.getByRole('button', { name: 'Edit Profile' }));
    await user.clear(screen.getByLabelText('Name'));
    await user.type(screen.getByLabelText('Name'), 'Asha K. Rao');
    await user.type(screen.getByLabelText(/^Profile Picture URL/), 'https://pictures.example/me.png');
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    expect(screen.getByRole('button', { name: 'Saving...' })).toHaveAttribute('aria-disabled', 'true');
    finish();
    expect(await screen.findByRole('region', { name: 'Account' })).toHaveTextContent('Asha K. Rao');
    expect(screen.getByText('Your profile has been saved.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Edit Profile' })).toHaveFocus();
    expect(provider.received).toEqual([
      ['changeProfile', { name: 'Asha K. Rao', photoUrl: 'https://pictures.example/me.png' }],
    ]);
  });

  test('previews a chosen picture; Cancel discards it', async () => {
    const { user, provider } = await show();
    await user.click(screen.getByRole('button', { name: 'Edit Profile' }));
    await user.upload(screen.getByLabelText('Profile picture file'), PICTURE);
    expect(screen.getByAltText('Your picture')).toHaveAttribute('src', 'blob:preview');
    const form = screen.getByRole('form', { name: 'Edit profile' });
    await user.click(within(form).getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByAltText('Your picture')).not.toHaveAttribute('src', 'blob:preview');
    expect(provider.received).toEqual([]);
  });

  test('a failed upload is reported, and the form stays', async () => {
    const { user, provider } = await show();
    await user.click(screen.getByRole('button', { name: 'Edit Profile' }));
    await user.upload(screen.getByLabelText('Profile picture file'), PICTURE);
    provider.refusal = new ProviderRefusal('storage/unauthorized');
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByText('Failed to upload profile picture')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Save Changes' })).not.toHaveAttribute('aria-disabled');
    expect(provider.received).toEqual([['uploadPicture', 'me.png']]);
  });

  test.each([
    ['too large', new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'big.png', { type: 'image/png' }), /5 MB/],
    ['of a type that may carry scripts', new File(['<svg/>'], 'me.svg', { type: 'image/svg+xml' }), /JPEG/],
  ])('a file that is %s is refused before it is sent', async (_case, file, sentence) => {
    const { provider } = await show();
    // The file dialog offers only pictures, but a guest can choose any file.
    const user = userEvent.setup({ applyAccept: false });
    await user.click(screen.getByRole('button', { name: 'Edit Profile' }));
    await user.upload(screen.getByLabelText('Profile picture file'), file);
    expect(screen.getByRole('alert')).toHaveTextContent(sentence);
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    expect(provider.received.map(([what]) => what)).not.toContain('uploadPicture');
  });
});

describe('my bookings', () => {
  test('are listed with dates, price and state, and link to the booking’s page', async () => {
    await show(ASHA, {
      property,
      myBookings: {
        page: 1,
        totalPages: 1,
        totalCount: 1,
        addressToProve: null,
        bookings: [{ token: 'the-token', booking: BOOKING }],
      },
    });
    const link = await screen.findByRole('link', { name: /SC-7K3M9Q2X/ });
    expect(link).toHaveAttribute('href', '/booking#the-token');
    expect(link).toHaveTextContent('₹37,450');
    expect(link).toHaveTextContent('Confirmed');
    expect(screen.getByText('Actions for SC-7K3M9Q2X on 2026-11-20')).toBeVisible();
  });

  test('that could not be read are not shown as none', async () => {
    await show(ASHA, new Error('The connection broke'));
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
    expect(screen.queryByText('You have no bookings yet.')).not.toBeInTheDocument();
  });
});

test('bookings made without the account are shown once the mailed code is typed', async () => {
  const waiting = { property, myBookings: { ...NO_BOOKINGS.myBookings, addressToProve: 'asha@example.com' } };
  let tried = 0;
  const { user, server } = await show(ASHA, NO_BOOKINGS, {
    MyBookings: () => (tried > 1 ? NO_BOOKINGS : waiting),
    SendAddressCode: () => ({
      sendAddressCode: { __typename: 'AddressCodeSent', address: 'asha@example.com' },
    }),
    ProveAddress: () => {
      tried += 1;
      if (tried > 1) return { proveAddress: { __typename: 'AddressProven', address: 'asha@example.com' } };
      const message = 'These six digits are not right.';
      return { proveAddress: { __typename: 'CodeRefused', code: 'CODE_WRONG', parameters: [], message } };
    },
  });
  const form = within(await screen.findByRole('form', { name: 'Bookings made without your account' }));
  expect(server.variablesOf('SendAddressCode')).toEqual([]);
  await user.click(form.getByRole('button', { name: 'Send the code' }));
  await user.type(await form.findByLabelText('Code from the mail'), '123456');
  await user.click(form.getByRole('button', { name: 'Show my bookings' }));
  expect(await form.findByText('These six digits are not right.')).toBeVisible();
  await user.click(form.getByRole('button', { name: 'Show my bookings' }));
  await waitFor(() =>
    expect(
      screen.queryByRole('form', { name: 'Bookings made without your account' }),
    ).not.toBeInTheDocument(),
  );
  expect(server.variablesOf('ProveAddress')).toEqual([{ otp: '123456' }, { otp: '123456' }]);
});
