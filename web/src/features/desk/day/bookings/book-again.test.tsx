import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import { rupees } from '../../../../../tests/money';
import { renderServed, Server } from '../../../../../tests/served';
import { drafts } from '../../../../lib/browser/drafts';
import { BookAgain } from './book-again';

const STAY = {
  id: 'first',
  status: 'CANCELLED' as const,
  roomType: 'Single',
  roomTitle: 'Single',
  roomNumber: null,
  guestName: null,
  checkin: '2026-12-01',
  checkout: '2026-12-03',
  guests: 2,
  children: [4],
  steps: [],
  cancellationCharge: rupees(0),
};

function Place() {
  return <output>{useLocation().pathname}</output>;
}

test('a cancelled booking is begun again with its guest, dates and rooms', async () => {
  sessionStorage.clear();
  renderServed(
    <>
      <BookAgain
        booking={{
          reference: 'SC-TEST2345',
          status: 'CANCELLED',
          name: 'Asha Rao',
          email: null,
          phone: '+91 98200 11223',
          channel: 'PHONE',
          portal: null,
          checkin: '2026-12-01',
          checkout: '2026-12-04',
          nights: 2,
          guests: 2,
          specialRequests: 'A quiet room',
          expectedGuests: null,
          createdAt: '2026-11-20T06:00:00.000Z',
          total: rupees(0),
          balance: rupees(0),
          owed: rupees(0),
          balanceDueOn: null,
          amountPaid: rupees(0),
          amountRefunded: rupees(0),
          refundState: 'NONE',
          paysAtHotel: false,
          codeUntil: null,
          disputeState: 'NONE',
          stays: [STAY, { ...STAY, id: 'second', roomType: 'Suite', checkout: '2026-12-04' }],
        }}
      />
      <Place />
    </>,
    new Server({}),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Book again' }));
  expect(screen.getByRole('status')).toHaveTextContent('/desk/bookings/new');
  expect(drafts.read('new booking')).toMatchObject({
    values: {
      name: 'Asha Rao',
      email: '',
      phone: '+91 98200 11223',
      specialRequests: 'A quiet room',
      checkin: '2026-12-01',
      lines: [
        { roomType: 'Single', guests: '2', children: [4], dates: { checkout: '2026-12-03' } },
        { roomType: 'Suite', dates: null },
      ],
    },
  });
});
