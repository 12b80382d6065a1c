import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderServed, Server, type DataOf, type Responders } from '../../../../../tests/served';
import ProgramsPage from './programs-page';
import { buttonHtml, searchAddress } from './search-link';

type Programs = DataOf<'Programs'>;

const KEY: Programs['serviceKeys'][number] = {
  ...{ id: 'key-1', name: 'Accounting', lastCharacters: 'x4Us', permissions: ['figures.read'], networks: [] },
  ...{ createdAt: '2026-11-01T04:30:00.000Z', createdByName: 'Asha Rao', expiresAt: null, hasExpired: false },
  ...{ lastUsedAt: null, revokedAt: null },
};

const ENDPOINT: Programs['webhookEndpoints'][number] = {
  ...{ id: 'hook-1', name: 'Channel manager', url: 'https://example.com/events', state: 'ON', version: 2 },
  ...{ switchedOffAt: null, createdAt: '2026-11-01T04:30:00.000Z', createdByName: 'Asha Rao' },
  ...{ waiting: 0, failed: 3, lastDeliveredAt: null, previousUntil: null },
};

const ROOM_TYPES = [{ name: 'Deluxe', title: 'Deluxe “Lake”' }];

const RIGHTS = [
  { name: 'bookings.read', meaning: 'read bookings' },
  { name: 'figures.read', meaning: 'read the figures of the hotel' },
];

function open(responders: Responders = {}) {
  const server = new Server({
    Programs: () => ({
      serviceKeys: [KEY],
      serviceKeyRights: RIGHTS,
      webhookEndpoints: [ENDPOINT],
      roomTypes: ROOM_TYPES,
    }),
    ...responders,
  });
  renderServed(<ProgramsPage />, server, '/desk/programs');
  return { server, user: userEvent.setup() };
}

test('a new key is shown once, with its rights as they were chosen', async () => {
  const made = { ...KEY, id: 'key-2', name: 'Agency' };
  const { server, user } = open({
    MakeServiceKey: () => ({
      result: { __typename: 'ServiceKeyMade', id: 'key-2', token: 'sck_secret', keys: [made, KEY] },
    }),
  });
  const form = within(await screen.findByRole('form', { name: 'New key' }));
  await user.type(form.getByLabelText(/^Name of the program/), 'Agency');
  await user.type(form.getByLabelText(/^Networks/), '203.0.113.0/24\n198.51.100.7');
  await user.click(form.getByLabelText('read bookings'));
  await user.click(form.getByRole('button', { name: 'Make the key' }));
  expect(await screen.findByLabelText('Key of Agency')).toHaveValue('sck_secret');
  expect(server.variablesOf('MakeServiceKey')).toEqual([
    {
      input: {
        ...{ name: 'Agency', permissions: ['bookings.read'], lastDay: null },
        networks: ['203.0.113.0/24', '198.51.100.7'],
      },
    },
  ]);
  await user.click(screen.getByRole('button', { name: 'I have copied it' }));
  expect(screen.queryByDisplayValue('sck_secret')).not.toBeInTheDocument();
});

test('faults of entries stand at their fields, and what was typed stays', async () => {
  const { user } = open({
    MakeServiceKey: () => ({
      result: {
        ...{ __typename: 'InvalidInput', code: 'INVALID_INPUT', message: 'Please correct this.' },
        faults: [
          { field: 'permissions', message: 'Please choose at least one right.' },
          { field: 'networks.1', message: 'Please write an address or a network.' },
        ],
      },
    }),
  });
  const form = within(await screen.findByRole('form', { name: 'New key' }));
  await user.type(form.getByLabelText(/^Networks/), 'everywhere');
  await user.click(form.getByRole('button', { name: 'Make the key' }));
  expect(await form.findByText('Please choose at least one right.')).toBeVisible();
  expect(form.getByLabelText(/^Networks/)).toHaveAccessibleDescription(/Please write an address/);
  expect(form.getByLabelText(/^Networks/)).toHaveValue('everywhere');
});

test('a key is revoked after a second press', async () => {
  const { server, user } = open({
    RevokeServiceKey: () => ({ result: { __typename: 'ServiceKeysSaved', keys: [] } }),
  });
  await user.click(await screen.findByRole('button', { name: 'Revoke the key of Accounting' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Revoke the key of Accounting?' }));
  expect(server.variablesOf('RevokeServiceKey')).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Revoke' }));
  expect(await screen.findByText('The key of Accounting is revoked.')).toBeVisible();
});

test('a test message says in words why it was not received', async () => {
  const { user } = open({
    TestWebhookEndpoint: () => ({
      result: { __typename: 'WebhookTest', isReceived: false, status: 302, problem: 'REDIRECTED' },
    }),
  });
  await user.click(await screen.findByRole('button', { name: 'Send a test message to Channel manager' }));
  expect(
    await screen.findByText(/not received\. The receiver redirects\. Enter the new address\./),
  ).toBeVisible();
});

test('events are listed once they are opened, and an event is sent again', async () => {
  const { server, user } = open({
    WebhookDeliveries: () => ({
      webhookDeliveries: [
        {
          ...{
            eventId: 'event-1',
            position: '12',
            reference: 'SC-TEST2345',
            sequence: 4,
            happenedAt: '2026-11-20T04:30:00.000Z',
          },
          ...{ tries: 10, deliveredAt: null, givenUpAt: '2026-11-23T04:30:00.000Z', nextTryAt: null },
          ...{ lastStatus: 500, problem: 'REFUSED' },
        },
      ],
    }),
    SendWebhooksAgain: () => ({
      result: { __typename: 'WebhookEndpointsSaved', id: 'hook-1', secret: null, endpoints: [ENDPOINT] },
    }),
  });
  await user.click(await screen.findByText('What was sent to Channel manager'));
  expect(await screen.findByText(/The receiver answered with the status 500\./)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Send event 4 of SC-TEST2345 again' }));
  await waitFor(() =>
    expect(server.variablesOf('SendWebhooksAgain')).toEqual([{ id: 'hook-1', eventId: 'event-1' }]),
  );
});

test('the button for other sites leads to the search with dates and guests, and its text cannot end its HTML', () => {
  const address = searchAddress('https://example.com', {
    checkin: '2026-12-04',
    checkout: '2026-12-06',
    adults: '3',
    first: 'Deluxe',
  });
  expect(address).toBe(
    'https://example.com/book?checkin=2026-12-04&checkout=2026-12-06&adults=3&first=Deluxe',
  );
  const nothing = { checkin: '', checkout: '', adults: '', first: '' };
  expect(searchAddress('https://example.com', nothing)).toBe('https://example.com/book');
  const element = document.createElement('div');
  element.innerHTML = buttonHtml(address, 'Book at “A & B” <script>', { ground: '"red', text: '#ffffff' });
  const link = within(element).getByRole('link', { name: 'Book at “A & B” <script>' });
  expect(link).toHaveAttribute('href', address);
});

test('the owner chooses a room for the button, and its HTML is one link without scripts', async () => {
  document.documentElement.style.setProperty('--bright-action', '#0f4c3a');
  const { user } = open();
  await user.selectOptions(await screen.findByLabelText(/^Room/), 'Deluxe “Lake”');
  const area = screen.getByLabelText<HTMLTextAreaElement>('HTML of the button');
  const element = document.createElement('div');
  element.innerHTML = area.value;
  const link = within(element).getByRole('link', { name: 'Book Deluxe “Lake” at Saffron Court' });
  expect(link).toHaveAttribute('href', 'http://localhost:3000/book?adults=2&first=Deluxe');
  expect(link).toHaveAttribute('rel', 'noopener');
  expect(link).toHaveAttribute('style', expect.stringContaining('background:#0f4c3a'));
  expect(element.querySelectorAll('*')).toHaveLength(1);
  document.documentElement.removeAttribute('style');
});
