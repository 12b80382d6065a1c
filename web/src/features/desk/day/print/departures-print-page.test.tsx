import { screen, within } from '@testing-library/react';
import { HOTEL } from '../../../../../tests/hotels';
import { renderServed, Server } from '../../../../../tests/served';
import DeparturesPrintPage from './departures-print-page';

const PROPERTY = {
  ...{ name: HOTEL.name, address: 'Lake Road 1', phone: '+91 98 7654 3210', email: 'desk@hotel.example' },
  ...{ today: '2026-11-26', checkinTime: '14:00', checkoutTime: '11:00' },
};

test('the list names who is still to leave, who has left and who is late, with what is due, notes and the state of the room', async () => {
  const stay = {
    ...{
      id: 'stay-1',
      roomTitle: 'Double',
      roomNumber: '204',
      checkin: '2026-11-24',
      checkout: '2026-11-26',
    },
    ...{ guests: 2, guestName: null, status: 'IN_HOUSE' as const },
  };
  const booking = {
    ...{ reference: 'SC-TEST2345', name: 'Asha Rao', phone: null, notes: ['Taxi at 9'], balanceDueOn: null },
    balance: { amount: 50_000, currency: 'INR' as const },
  };
  const paid = { ...booking, notes: [], balance: { amount: 0, currency: 'INR' as const } };
  const server = new Server({
    HotelDay: () => ({ frontDesk: { today: '2026-11-26' } }),
    PrintedDepartures: () => ({
      property: PROPERTY,
      departures: [
        { stay, booking },
        { stay: { ...stay, id: 'stay-2', roomNumber: '205', status: 'DEPARTED' }, booking: paid },
        { stay: { ...stay, id: 'stay-3', roomNumber: '206', checkout: '2026-11-25' }, booking: paid },
      ],
    }),
    Housekeeping: () => ({
      housekeeping: {
        __typename: 'HousekeepingDay',
        businessDay: '2026-11-26',
        rooms: [
          {
            ...{ number: '204', roomTitle: 'Double', state: 'TO_BE_SERVICED', since: null, by: null },
            ...{ wish: 'DO_NOT_DISTURB', takenBy: null, isMine: false, need: 'DEPARTURE' },
            ...{ outOfOrderUntil: null, outOfOrderNote: null, repairs: [], repairPictures: [], guests: [] },
          },
        ],
      },
    }),
  });
  renderServed(<DeparturesPrintPage />, server);
  const list = within(await screen.findByRole('region', { name: 'Departures by room' }));
  expect(list.getByText(/Departures on .*26 Nov.*, 3 rooms, 2 to leave/)).toBeVisible();
  const [, , still, left, late] = list.getAllByRole('row');
  expect(still).toHaveTextContent(/204.*Asha Rao.*Taxi at 9.*₹500.* to pay/);
  expect(left).toHaveTextContent(/205.*has left.*Nothing/);
  expect(late).toHaveTextContent(/206.*was to leave .*25 Nov/);
  expect(await list.findByText('to be serviced, do not disturb')).toBeVisible();
});
