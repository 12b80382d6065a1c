import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { pass } from '../../../../tests/clock';
import { bookableType, bookingForm } from '../../../../tests/booking-form';
import { rupees } from '../../../../tests/money';
import { renderServed, Server, type DataOf } from '../../../../tests/served';
import type { ChangedStayInput } from '../../../generated/graphql';
import { ChangeStays } from './change-stays';

const NIGHT = 981_288;

const FORM = bookingForm(bookableType('Single', 2), bookableType('Double', 3));

const preview = (difference: number, charge = 0) => ({
  __typename: 'ChangePreview' as const,
  stays: [
    {
      stayId: 'first',
      roomTitle: 'Single',
      nightsKept: 1,
      kept: rupees(NIGHT),
      nightsAdded: 1,
      added: rupees(NIGHT),
      nightsGivenUp: 0,
      givenUp: rupees(0),
      extrasKept: [],
      extrasAdded: [],
      extrasGivenUp: [],
    },
  ],
  leftOut: [],
  totalBefore: rupees(NIGHT),
  totalAfter: rupees(NIGHT + difference),
  charge: rupees(charge),
  toPay: rupees(Math.max(0, difference)),
  refund: rupees(Math.max(0, -difference)),
  difference,
  balanceAfter: rupees(0),
  balanceDueOn: null,
  freeUntil: '2026-11-28T18:30:00Z',
});

const heldChange = {
  stays: [
    {
      roomTitle: 'Single',
      guests: 1,
      checkin: '2026-12-01',
      checkout: '2026-12-03',
    },
  ],
  toPay: rupees(NIGHT),
  secondsLeft: 600,
  checkout: null,
};

type FoundBooking = Extract<DataOf<'HeldChange'>['bookingByToken'], { __typename: 'Booking' }>;

const booking = (held: FoundBooking['heldChange'] = null) => ({
  bookingByToken: {
    __typename: 'Booking' as const,
    totalNow: rupees(NIGHT),
    changeCharge: rupees(0),
    heldChange: held,
  },
});

const STAYS = [
  {
    id: 'first',
    status: 'EXPECTED',
    roomType: 'Single',
    roomTitle: 'Single',
    guests: 1,
    checkin: '2026-12-01',
    checkout: '2026-12-02',
  },
];

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function changeable(
  { difference = -NIGHT, held = null }: { difference?: number; held?: FoundBooking['heldChange'] },
  changeBooking: () => DataOf<'ChangeBooking'>['changeBooking'] | Error = () => new Error('away'),
  stays: ComponentProps<typeof ChangeStays>['stays'] = STAYS,
  extras: DataOf<'BookingForm'>['extras'] = [],
) {
  const server = new Server({
    HeldChange: () => booking(held),
    BookingForm: () => ({ ...FORM, extras }),
    ChangePreview: () => ({ changePreview: preview(difference) }),
    ChangeBooking: () => {
      const changed = changeBooking();
      return changed instanceof Error ? changed : { changeBooking: changed };
    },
    ReleaseChange: () => ({
      releaseChange: {
        __typename: 'ChangeReleased',
        code: 'CHANGE_RELEASED',
        parameters: [],
        message: 'Released.',
      },
    }),
  });
  const onChanged = vi.fn();
  renderServed(
    <ChangeStays token="the-token" stays={stays} today="2026-11-20" onChanged={onChanged} />,
    server,
  );
  const user = userEvent.setup({ advanceTimers: (time) => vi.advanceTimersByTime(time) });
  return { server, user, onChanged };
}

async function openChange(user: ReturnType<typeof userEvent.setup>) {
  await pass(1);
  await user.click(screen.getByRole('button', { name: 'Change dates or rooms' }));
  await pass(1);
  return screen.findByRole('dialog', { name: 'Change your booking' });
}

async function leaveOn(user: ReturnType<typeof userEvent.setup>, dialog: HTMLElement, date: string) {
  const field = within(dialog).getByLabelText('Check-out');
  await user.clear(field);
  await user.type(field, date);
  await pass(1);
}

test('a guest sees what a change costs before it is made, and sends the difference that was shown', async () => {
  const done = { __typename: 'BookingChanged' as const, charge: rupees(0), refund: rupees(NIGHT) };
  const { server, user, onChanged } = changeable({}, () => done);
  const dialog = await openChange(user);
  expect(within(dialog).getByRole('button', { name: 'Change booking' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await leaveOn(user, dialog, '2026-12-04');
  expect(within(dialog).getByText('Your refund').nextSibling).toHaveTextContent('₹9,812.88');
  await user.click(within(dialog).getByRole('button', { name: 'Change booking' }));
  await pass(1);
  expect(server.variablesOf('ChangeBooking')).toMatchObject([
    {
      input: {
        token: 'the-token',
        expectedDifference: -NIGHT,
        stays: [
          { id: 'first', roomType: 'Single', checkin: '2026-12-01', checkout: '2026-12-04', guests: 1 },
        ],
      },
    },
  ]);
  expect(screen.getByText(/^We have changed your booking and are sending ₹9,812.88 back/)).toBeVisible();
  expect(onChanged).toHaveBeenCalled();
});

test('a further room is asked for without the id of a stay, and can be removed again', async () => {
  const { server, user } = changeable({ difference: NIGHT });
  const dialog = await openChange(user);
  await user.click(within(dialog).getByRole('button', { name: 'Add another room' }));
  await pass(1);
  const [last] = server.variablesOf('ChangePreview').slice(-1);
  expect((last?.['stays'] as ChangedStayInput[]).map(({ id }) => id)).toEqual(['first', null]);
  expect(within(dialog).getByRole('button', { name: 'Change and pay ₹9,812.88' })).not.toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await user.click(within(dialog).getByRole('button', { name: 'Remove room 2' }));
  await pass(1);
  expect(within(dialog).queryByRole('group', { name: 'Room 2' })).toBeNull();
  expect(within(dialog).getByRole('button', { name: 'Change booking' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
});

test('nights that are sold out are named, and nothing is changed', async () => {
  const { user } = changeable({}, () => ({
    __typename: 'NightsSoldOut',
    code: 'NIGHTS_SOLD_OUT',
    parameters: [],
    message: 'No room is free.',
    nights: ['2026-12-02'],
  }));
  const dialog = await openChange(user);
  await leaveOn(user, dialog, '2026-12-04');
  await user.click(within(dialog).getByRole('button', { name: 'Change booking' }));
  await pass(1);
  expect(within(dialog).getByRole('alert')).toHaveTextContent(/2 December 2026/);
});

test('figures that changed meanwhile are shown', async () => {
  const { server, user } = changeable({}, () => ({
    __typename: 'ChangeFiguresChanged',
    code: 'CHANGE_FIGURES_CHANGED',
    parameters: [],
    message: 'The figures have changed.',
    preview: preview(NIGHT),
  }));
  const dialog = await openChange(user);
  await leaveOn(user, dialog, '2026-12-04');
  await user.click(within(dialog).getByRole('button', { name: 'Change booking' }));
  await pass(1);
  expect(within(dialog).getByRole('alert')).toHaveTextContent('The figures have changed.');
  await user.click(within(dialog).getByRole('button', { name: 'Change and pay ₹9,812.88' }));
  await pass(1);
  expect(server.variablesOf('ChangeBooking')).toMatchObject([
    { input: { expectedDifference: -NIGHT } },
    { input: { expectedDifference: NIGHT } },
  ]);
});

test('a change that waits for its payment is shown with its time, and can be given up', async () => {
  const { server, user } = changeable({ held: heldChange });
  await pass(1);
  const held = screen.getByRole('region', { name: 'Your change is waiting for your payment' });
  expect(held).toHaveTextContent('Your booking does not change until you pay.');
  expect(within(held).getByRole('timer')).toHaveTextContent(/(9:59|10:00)/);
  await user.click(within(held).getByRole('button', { name: 'Do not change' }));
  await pass(1);
  expect(server.variablesOf('ReleaseChange')).toEqual([{ token: 'the-token' }]);
  expect(screen.getByText('Released.')).toBeVisible();
});

test('nothing can be changed here from the day of check-in on', async () => {
  changeable({}, undefined, [{ ...STAYS[0], checkin: '2026-11-20' } as (typeof STAYS)[number]]);
  await pass(1);
  expect(screen.queryByRole('button', { name: 'Change dates or rooms' })).toBeNull();
});

test('extras are added and taken out; one that is not offered any more can be kept', async () => {
  const transfer = {
    code: 'TRANSFER',
    name: 'Airport transfer',
    description: 'One way.',
    unit: 'PIECE' as const,
    priceWithTax: rupees(220_500),
  };
  const had = { code: 'BOAT', name: 'Boat ride', unit: 'NIGHT', pieces: 1 } as const;
  const stays = STAYS.map((stay) => ({ ...stay, extras: [had], includedExtras: [] }));
  const { server, user } = changeable({}, undefined, stays, [transfer]);
  const dialog = within(await openChange(user));
  expect(dialog.getByLabelText('Boat ride')).toBeChecked();
  await user.selectOptions(dialog.getByLabelText('Airport transfer'), '2');
  await pass(1);
  expect(server.variablesOf('ChangePreview').at(-1)).toMatchObject({
    stays: [
      {
        id: 'first',
        extras: [
          { code: 'BOAT', pieces: 1 },
          { code: 'TRANSFER', pieces: 2 },
        ],
      },
    ],
  });
  await user.click(dialog.getByLabelText('Boat ride'));
  await pass(1);
  expect(server.variablesOf('ChangePreview').at(-1)).toMatchObject({
    stays: [{ extras: [{ code: 'TRANSFER', pieces: 2 }] }],
  });
});
