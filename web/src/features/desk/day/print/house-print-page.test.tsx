import { screen, within } from '@testing-library/react';
import { HOTEL } from '../../../../../tests/hotels';
import { renderServed, Server } from '../../../../../tests/served';
import HousePrintPage from './house-print-page';

test('the sheet counts the people in the house and names them by room, with its state and notes', async () => {
  const server = new Server({
    PrintedHouse: () => ({
      property: {
        name: HOTEL.name,
        address: 'Lake Road 1',
        phone: '+91 98 7654 3210',
        email: 'desk@hotel.example',
        today: '2026-11-26',
        checkinTime: '14:00',
        checkoutTime: '11:00',
      },
      occupiedHouse: {
        at: '2026-11-26T14:30:00.000Z',
        rooms: [
          {
            stay: {
              id: 'stay-1',
              roomTitle: 'Double',
              roomNumber: '204',
              checkout: '2026-11-28',
              guests: 3,
              children: [4],
              guestName: 'Ravi Rao',
            },
            booking: { reference: 'SC-TEST2345', name: 'Asha Rao', phone: null },
          },
        ],
      },
    }),
    Housekeeping: () => ({
      housekeeping: {
        __typename: 'HousekeepingDay',
        businessDay: '2026-11-26',
        rooms: [
          {
            ...{ number: '204', roomTitle: 'Double', state: 'TO_BE_SERVICED', since: null, by: null },
            ...{ wish: 'DO_NOT_DISTURB', takenBy: null, isMine: false, need: 'STAY_OVER' },
            ...{ outOfOrderUntil: null, outOfOrderNote: null, guests: [] },
            ...{ repairs: ['The lamp is broken'], repairPictures: [] },
          },
        ],
      },
    }),
  });
  renderServed(<HousePrintPage />, server);
  const sheet = await screen.findByRole('region', { name: 'Who is in the house, by room' });
  expect(within(sheet).getByText(/1 room, 3 guests, .*26 Nov/)).toBeVisible();
  expect(within(sheet).getByRole('listitem')).toHaveTextContent(
    /204Ravi Rao, 3 guests, 1 child among them until .*28 Nov/,
  );
  expect(
    await within(sheet).findByText('to be serviced, do not disturb, needs repair: The lamp is broken'),
  ).toBeVisible();
});
