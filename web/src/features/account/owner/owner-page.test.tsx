import { fireEvent, screen } from '@testing-library/react';
import { renderServed, Server, type Responder } from '../../../../tests/served';
import OwnerPage from './owner-page';

function open(pinned: Responder<'PinAdministrator'>): Server {
  const server = new Server({ PinAdministrator: pinned });
  renderServed(<OwnerPage />, server, '/owner#token-of-the-operator');
  fireEvent.click(screen.getByRole('button', { name: /Make this account/ }));
  return server;
}

test('given an operator’s link, a press sends its token and says who the administrator is', async () => {
  const server = open(() => ({
    pinAdministrator: { __typename: 'AdministratorPinned', address: 'owner@hotel.example' },
  }));
  expect(await screen.findByText('owner@hotel.example is now the administrator.')).toBeVisible();
  expect(server.variablesOf('PinAdministrator')).toEqual([{ token: 'token-of-the-operator' }]);
  expect(screen.getByRole('link', { name: 'Go to the dashboard' })).toHaveAttribute('href', '/admin');
});

test('given a link that was used, the page says what to do and the button stays', async () => {
  open(() => ({
    pinAdministrator: {
      __typename: 'OwnerLinkRefused',
      code: 'OWNER_LINK_UNKNOWN',
      parameters: [],
      message: 'Ask the operator for a new link.',
    },
  }));
  expect(await screen.findByText('Ask the operator for a new link.')).toBeVisible();
  expect(screen.getByRole('button', { name: /Make this account/ })).toBeVisible();
});

test('given no token in the address, the page asks for the whole link and has no button', () => {
  renderServed(<OwnerPage />, new Server({}), '/owner');
  expect(screen.getByText(/Please open the complete link/)).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});
