import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes, useLocation } from 'react-router-dom';
import { ASHA, freshProvider } from '../../../../tests/identity-provider';
import { renderServed, Server, type DataOf, type Responder } from '../../../../tests/served';
import type { Guest } from '../../../lib/identity/guest';
import { Identity } from '../../../lib/identity/identity';
import type { IdentitySettings } from '../../../lib/identity/identity-session';
import { useRights } from '../../../lib/rights/rights';
import { AdministratorOnly, StaffOnly } from './administrator-only';
import { SignedInOnly } from './signed-in-only';

const settings: IdentitySettings = {
  apiKey: '',
  authDomain: '',
  projectId: '',
  storageBucket: '',
  authEmulatorUrl: null,
  storageEmulatorUrl: null,
};

/** A sign-in page that shows the page to which it would return. */
function SignInPage() {
  const { state } = useLocation() as { state: { from?: string } | null };
  return <p>The sign-in, then {state?.from}</p>;
}

interface Situation {
  guest?: Guest | null;
  /** Resolves when the provider's settings arrive; by default immediately. */
  provider?: Promise<IdentitySettings>;
  administrator?: Responder<'AdministratorOnly'>;
  desk?: Responder<'DeskAccess'>;
}

const viewer = (isAdmin: boolean) => () => ({
  viewer: { uid: ASHA.uid, isAdmin, deskDoor: isAdmin ? ('OPEN' as const) : null },
});

type Desk = NonNullable<NonNullable<DataOf<'DeskAccess'>['viewer']>['desk']>;

const RECEPTION: Desk = {
  name: 'Meera Nair',
  role: 'Reception',
  permissions: ['bookings.read'],
  boundPaise: 500_000,
};

const staff = (desk: Desk | null) => () => ({
  viewer: { uid: ASHA.uid, isAdmin: false, deskDoor: desk ? ('OPEN' as const) : null, desk },
});

/** A page of the desk that shows whose rights it has. */
function DeskPage() {
  const { name, role, may } = useRights();
  return (
    <>
      <p>{`The desk of ${name}, ${role}`}</p>
      {may('bookings.read') ? <p>The bookings</p> : null}
      {may('rates.write') ? <p>The rates</p> : null}
    </>
  );
}

function visit(
  path: string,
  { guest = null, provider, administrator = viewer(false), desk = staff(null) }: Situation = {},
) {
  freshProvider(guest);
  const identity = new Identity(
    () => provider ?? Promise.resolve(settings),
    () => undefined,
  );
  const server = new Server({ AdministratorOnly: administrator, DeskAccess: desk });
  renderServed(
    <Routes>
      <Route
        path="/hotels"
        element={
          <main id="main">
            <SignedInOnly>The hotels</SignedInOnly>
          </main>
        }
      />
      <Route path="/admin" element={<AdministratorOnly>The dashboard</AdministratorOnly>} />
      <Route
        path="/desk/*"
        element={
          <StaffOnly>
            <DeskPage />
          </StaffOnly>
        }
      />
      <Route path="/signin" element={<SignInPage />} />
      <Route path="/unauthorized" element={<p>Not for you</p>} />
    </Routes>,
    server,
    path,
    identity,
  );
  return server;
}

describe('a page for guests who are signed in', () => {
  test('says that it is checking until the provider has responded', async () => {
    let response: (settings: IdentitySettings) => void = () => undefined;
    visit('/hotels', { guest: ASHA, provider: new Promise((resolve) => (response = resolve)) });
    expect(screen.getByRole('status')).toHaveTextContent('Checking authentication...');
    await act(async () => response(settings));
    expect(await screen.findByText('The hotels')).toBeVisible();
  });

  test('sends a visitor to the sign-in, which returns', async () => {
    visit('/hotels?city=Jaipur#list');
    expect(await screen.findByText('The sign-in, then /hotels?city=Jaipur#list')).toBeVisible();
  });

  test('that cannot be checked can be tried again, and shows nothing', async () => {
    visit('/hotels', { guest: ASHA, provider: Promise.reject(new Error('The connection broke')) });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.queryByText('The hotels')).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1, name: 'This page could not be opened' })).toBeVisible();
    await userEvent.click(retry);
    expect(screen.getByRole('main')).toHaveFocus();
  });
});

describe('a page for the administrator', () => {
  test('says that it is checking until the server has responded', async () => {
    let response: (result: DataOf<'AdministratorOnly'>) => void = () => undefined;
    const server = visit('/admin', {
      guest: ASHA,
      administrator: () => new Promise((resolve) => (response = resolve)),
    });
    await waitFor(() => expect(server.received).toHaveLength(1));
    expect(screen.getByText('Checking admin access...')).toBeVisible();
    await act(async () => response(viewer(true)()));
    expect(await screen.findByText('The dashboard')).toBeVisible();
  });

  test.each([
    ['a visitor', null],
    ['a guest', ASHA],
  ])('tells %s that it is not theirs', async (_who, guest) => {
    visit('/admin', { guest });
    expect(await screen.findByText('Not for you')).toBeVisible();
  });

  test('that cannot be checked can be tried again, and shows nothing', async () => {
    visit('/admin', { guest: ASHA, administrator: () => new Error('The connection broke') });
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
    expect(screen.queryByText('The dashboard')).not.toBeInTheDocument();
  });
});

describe('the desk', () => {
  test('leads a visitor to the sign-in, which returns to the page of the desk', async () => {
    visit('/desk/bookings?balance=OWES');
    expect(await screen.findByText('The sign-in, then /desk/bookings?balance=OWES')).toBeVisible();
  });

  test('is not for a guest', async () => {
    visit('/desk', { guest: ASHA });
    expect(await screen.findByText('Not for you')).toBeVisible();
  });

  test('opens to a member of the staff, with the rights of the role', async () => {
    visit('/desk', { guest: ASHA, desk: staff(RECEPTION) });
    expect(await screen.findByText('The desk of Meera Nair, Reception')).toBeVisible();
    expect(screen.getByText('The bookings')).toBeVisible();
    expect(screen.queryByText('The rates')).not.toBeInTheDocument();
  });

  test('that cannot be checked can be tried again, and shows nothing', async () => {
    visit('/desk', { guest: ASHA, desk: () => new Error('The connection broke') });
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
    expect(screen.queryByText(/^The desk/)).not.toBeInTheDocument();
  });
});
