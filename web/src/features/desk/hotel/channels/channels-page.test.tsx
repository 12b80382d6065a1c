import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderServed, Server, type DataOf, type Responders } from '../../../../../tests/served';
import ChannelsPage from './channels-page';

type Channels = DataOf<'Channels'>;

const CHANNEL: Channels['channels'][number] = {
  ...{ id: 'channel-1', name: 'Portals', propertyId: 'property-1', isActive: true, version: 3 },
  ...{ waiting: 4, waitingSince: '2026-11-20T04:30:00.000Z', lastSentAt: null, lastReceivedAt: null },
  ...{ failingSince: '2026-11-20T04:30:00.000Z', trouble: 'KEY_REFUSED', troubleDetail: 'unauthorized' },
  roomTypes: [{ roomTypeId: 1, externalId: 'type-1' }],
  ratePlans: [{ externalId: 'plan-1', roomTypeId: 1, ratePlanId: 7, markupBasisPoints: 1550 }],
  ...{ portals: [{ seller: 'bookingcom', portalId: 4 }], otherPortalId: null },
  ...{ readingFailingSince: null, readingTrouble: null },
};

const CHOICES = {
  roomTypes: [
    { id: 1, name: 'Garden room' },
    { id: 2, name: 'Lake room' },
  ],
  ratePlans: [{ id: 7, name: 'Flexible' }],
  portals: [
    { id: 4, name: 'Booking.com' },
    { id: 5, name: 'Airbnb' },
  ],
};

const saved = {
  result: { __typename: 'ChannelsSaved' as const, id: 'channel-1', channels: [{ ...CHANNEL, version: 4 }] },
};

function open(responders: Responders = {}) {
  const server = new Server({
    Channels: () => ({ channels: [CHANNEL], channelChoices: CHOICES }),
    ReceivedFromChannels: () => ({ channelBookings: { waiting: [] } }),
    ...responders,
  });
  renderServed(<ChannelsPage />, server, '/desk/channels');
  return { server, user: userEvent.setup() };
}

test('a channel says what waits, and what to do about its trouble', async () => {
  open();
  expect(await screen.findByText(/4 days of room types to be sent/)).toBeVisible();
  expect(screen.getByText(/Enter the present key\. It said: unauthorized/)).toBeVisible();
});

test('a channel whose bookings are not read says since when, and what to do', async () => {
  const unread = {
    ...CHANNEL,
    ...{ readingFailingSince: '2026-11-20T04:30:00.000Z', readingTrouble: 'UNEXPECTED' as const },
  };
  open({ Channels: () => ({ channels: [unread], channelChoices: CHOICES }) });
  expect(
    await screen.findByText(
      /^Bookings are not read since .*lists a booking that is not as it documents.*by hand/,
    ),
  ).toBeVisible();
});

test('a channel without a mapped room type, or without a price of one, says what to enter', async () => {
  const bare = { ...CHANNEL, id: 'channel-2', roomTypes: [], ratePlans: [] };
  const unpriced = { ...CHANNEL, ratePlans: [] };
  open({ Channels: () => ({ channels: [bare, unpriced], channelChoices: CHOICES }) });
  expect(await screen.findByText(/^No room type is mapped, so the channel is told nothing/)).toBeVisible();
  expect(screen.getByText(/^The channel is told no price of Garden room\. Enter its ids/)).toBeVisible();
});

test('everything is sent again, and the connection is tried', async () => {
  const { server, user } = open({
    SendEverythingToChannel: () => saved,
    TestChannel: () => ({
      result: { __typename: 'ChannelTest', isAccepted: true, trouble: null, detail: null },
    }),
  });
  await user.click(await screen.findByRole('button', { name: 'Send everything to Portals' }));
  expect(await screen.findByText('All days are on their way.')).toBeVisible();
  expect(server.variablesOf('SendEverythingToChannel')).toEqual([{ id: 'channel-1' }]);
  await user.click(screen.getByRole('button', { name: 'Test the connection to Portals' }));
  expect(await screen.findByText('The channel accepts the key and knows the hotel.')).toBeVisible();
});

test('a mapping keeps what it has, takes a further room type, and counts the markup in percent', async () => {
  const { server, user } = open({ MapChannel: () => saved });
  await user.click(await screen.findByText('Room types and rate plans of Portals'));
  const form = within(screen.getByRole('form', { name: 'Mapping of Portals' }));
  expect(form.getByLabelText(/^Markup in percent/)).toHaveValue('15.5');
  await user.type(form.getByLabelText('Id of Lake room'), 'type-2');
  await user.clear(form.getByLabelText(/^Markup in percent/));
  await user.type(form.getByLabelText(/^Markup in percent/), '12');
  await user.click(form.getByRole('button', { name: 'Save the mapping' }));
  expect(await screen.findByText('The mapping is saved.')).toBeVisible();
  expect(server.variablesOf('MapChannel')).toEqual([
    {
      ...{ id: 'channel-1', version: 3 },
      input: {
        roomTypes: [
          { roomTypeId: 1, externalId: 'type-1' },
          { roomTypeId: 2, externalId: 'type-2' },
        ],
        ratePlans: [{ externalId: 'plan-1', roomTypeId: 1, ratePlanId: 7, markupBasisPoints: 1200 }],
      },
    },
  ]);
});

test('a channel is switched off after a second press', async () => {
  const { server, user } = open({ SwitchChannel: () => saved });
  await user.click(await screen.findByRole('button', { name: 'Switch Portals off' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Switch Portals off?' }));
  expect(server.variablesOf('SwitchChannel')).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Switch off' }));
  await waitFor(() => expect(server.variablesOf('SwitchChannel')).toEqual([{ id: 'channel-1', on: false }]));
});

test('bookings that wait for the same step say together what is not mapped, and where to map it', async () => {
  const waiting = {
    ...{ id: 'revision-1', channelId: 'channel-1', portal: 'AirBNB', number: 'HM1' },
    ...{ problem: 'PORTAL_UNMAPPED' as const, about: 'AirBNB', receivedAt: '2026-11-20T04:30:00.000Z' },
  };
  const further = { ...waiting, id: 'revision-3', number: 'HM3' };
  const ofAnother = { ...waiting, id: 'revision-2', channelId: 'channel-2', number: 'HM2' };
  open({ ReceivedFromChannels: () => ({ channelBookings: { waiting: [waiting, ofAnother, further] } }) });
  const list = within(await screen.findByRole('region', { name: 'Bookings of Portals that wait' }));
  expect(list.getAllByRole('listitem')).toHaveLength(1);
  expect(list.getByText(/^AirBNB, 2 bookings, since .*: HM1, HM3$/)).toBeVisible();
  expect(
    list.getByText(/No portal is mapped to the name ‘AirBNB’.*under ‘Portals of Portals’/),
  ).toBeVisible();
  expect(list.queryByText(/HM2/)).toBeNull();
});

test('the names of a channel are mapped to portals of the desk, with one for all others', async () => {
  const { server, user } = open({ MapChannelPortals: () => saved });
  await user.click(await screen.findByText('Portals of Portals'));
  const form = within(screen.getByRole('form', { name: 'Portals of Portals' }));
  await user.click(form.getByRole('button', { name: 'Add a name' }));
  const second = within(form.getByRole('group', { name: 'Name 2' }));
  await user.type(second.getByLabelText(/^Name at the channel/), 'AirBNB');
  await user.selectOptions(second.getByLabelText(/^Portal of the desk/), 'Airbnb');
  await user.selectOptions(form.getByLabelText(/^Portal of all other names/), 'Booking.com');
  await user.click(form.getByRole('button', { name: 'Save the portals' }));
  expect(await screen.findByText(/The portals are saved/)).toBeVisible();
  expect(server.variablesOf('MapChannelPortals')).toEqual([
    {
      ...{ id: 'channel-1', version: 3 },
      input: {
        portals: [
          { seller: 'bookingcom', portalId: 4 },
          { seller: 'AirBNB', portalId: 5 },
        ],
        otherPortalId: 4,
      },
    },
  ]);
});

test('the webhook’s address is shown to copy, and renewed after a second press', async () => {
  let address = 'https://hotel.example/webhooks/channex/first';
  const { server, user } = open({
    ChannelWebhookAddress: () => ({ channelWebhookAddress: address }),
    RenewChannelWebhook: () => saved,
  });
  await user.click(await screen.findByRole('button', { name: 'Show the webhook’s address of Portals' }));
  expect(await screen.findByDisplayValue(address)).toBeVisible();
  address = 'https://hotel.example/webhooks/channex/second';
  await user.click(screen.getByRole('button', { name: 'Renew the webhook’s address of Portals' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Renew the address of Portals?' }));
  expect(server.variablesOf('RenewChannelWebhook')).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Renew' }));
  expect(await screen.findByDisplayValue(address)).toBeVisible();
  expect(server.variablesOf('RenewChannelWebhook')).toEqual([{ id: 'channel-1' }]);
});
