import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { rupees } from '../../../../../tests/money';
import type { StayStatus } from '../../../../generated/graphql';
import { renderServed, Server, type DataOf, type Responders } from '../../../../../tests/served';
import { StepButtons } from './step-buttons';
import type { SteppedStay } from './stepped-stay';

const EXPECTED: SteppedStay = {
  id: 'stay-1',
  status: 'EXPECTED',
  roomTitle: 'Single Room',
  roomNumber: '101',
  checkin: '2026-11-23',
  checkout: '2026-11-27',
  steps: ['CHECK_IN', 'NO_SHOW'],
};
const IN_HOUSE: SteppedStay = {
  ...EXPECTED,
  status: 'IN_HOUSE',
  steps: ['CHECK_OUT', 'UNDO_CHECK_IN'],
};
const DEPARTED: SteppedStay = { ...EXPECTED, status: 'DEPARTED', steps: ['UNDO_CHECK_OUT'] };

const moved = (status: StayStatus) => ({
  __typename: 'StayMoved' as const,
  stay: 'stay-1',
  status,
  checkout: '2026-11-27',
});
const refused = (code: string, message: string) => ({
  __typename: 'StayStepRefused' as const,
  code,
  parameters: [],
  message,
});
type Figures = Extract<DataOf<'DeparturePreview'>['departurePreview'], { __typename: 'DeparturePreview' }>;

const preview = (figures: Partial<Figures>) => ({
  __typename: 'DeparturePreview' as const,
  day: '2026-11-25',
  nightsGivenUp: 2,
  price: rupees(1_962_576),
  extras: rupees(0),
  charge: rupees(1_962_576),
  refund: rupees(0),
  balance: rupees(0),
  folios: [],
  ...figures,
});

/** A page that shows one stay at a time, and the next stay after a step was made. */
function Page({ stays }: { stays: readonly SteppedStay[] }) {
  const [place, setPlace] = useState(0);
  const [told, setTold] = useState('');
  const stay = stays[place] ?? EXPECTED;
  const next = (sentence: string) => {
    setTold(sentence);
    setPlace(place + 1);
    return Promise.resolve();
  };
  return (
    <>
      <StepButtons reference="SC-TEST2345" guest="Asha Rao" stay={stay} onMoved={next} />
      <p>{told}</p>
    </>
  );
}

function show(stays: readonly SteppedStay[], responders: Responders) {
  const server = new Server(responders);
  renderServed(<Page stays={stays} />, server);
  return { server, user: userEvent.setup() };
}

test('one press checks the guest in; the next button has the focus', async () => {
  const { server, user } = show([EXPECTED, IN_HOUSE], { CheckIn: () => ({ checkIn: moved('IN_HOUSE') }) });
  await user.click(screen.getByRole('button', { name: 'Check in' }));
  expect(await screen.findByText('Asha Rao is checked in.')).toBeVisible();
  expect(server.variablesOf('CheckIn')).toEqual([{ input: { stay: 'stay-1' } }]);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Check out' })).toHaveFocus());
  expect(
    within(screen.getByRole('group', { name: 'Asha Rao, room 101' })).getByText('In house'),
  ).toBeVisible();
});

test('a refusal is said at the stay', async () => {
  const sentence = 'Room 101 is still taken by Mira Iyer (SC-OTHER234).';
  const { user } = show([EXPECTED], { CheckIn: () => ({ checkIn: refused('ROOM_OCCUPIED', sentence) }) });
  await user.click(screen.getByRole('button', { name: 'Check in' }));
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(screen.getByText('Expected')).toBeVisible();
});

test('a room that is not ready asks, and the guest comes in when the receptionist says so', async () => {
  const sentence = 'Room 101 is not ready.';
  const { server, user } = show([EXPECTED, IN_HOUSE], {
    CheckIn: ({ input }) => ({
      checkIn: input.despiteRoomState ? moved('IN_HOUSE') : refused('ROOM_NOT_READY', sentence),
    }),
  });
  await user.click(screen.getByRole('button', { name: 'Check in' }));
  const question = await screen.findByRole('alertdialog', { name: 'The room is not ready' });
  expect(question).toHaveTextContent(sentence);
  await user.click(within(question).getByRole('button', { name: 'Go back' }));
  expect(screen.getByText('Expected')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Check in' }));
  await user.click(await screen.findByRole('button', { name: 'Check in anyway' }));
  expect(await screen.findByText('Asha Rao is checked in.')).toBeVisible();
  expect(server.variablesOf('CheckIn').at(-1)).toEqual({ input: { stay: 'stay-1', despiteRoomState: true } });
});

test('a guest who leaves on the agreed day with nothing open needs one press', async () => {
  const { server, user } = show([IN_HOUSE, DEPARTED], { CheckOut: () => ({ checkOut: moved('DEPARTED') }) });
  await user.click(screen.getByRole('button', { name: 'Check out' }));
  expect(await screen.findByText('Asha Rao is checked out.')).toBeVisible();
  expect(server.variablesOf('CheckOut')).toMatchObject([
    {
      input: {
        stay: 'stay-1',
        charge: null,
        expectedRefund: null,
        despiteBalance: false,
        despiteDeposit: false,
        reason: null,
      },
    },
  ]);
});

test('who leaves early sees the figures first; the form sends the refund that was shown', async () => {
  const { server, user } = show([IN_HOUSE, DEPARTED], {
    DeparturePreview: ({ charge }) => ({
      departurePreview: preview(charge === 0 ? { charge: rupees(0), refund: rupees(1_962_576) } : {}),
    }),
    CheckOut: ({ input }) => ({
      checkOut:
        input.expectedRefund === null
          ? {
              __typename: 'DepartureChanged',
              code: 'DEPARTURE_CHANGED',
              parameters: [],
              message: '',
              preview: preview({}),
            }
          : moved('DEPARTED'),
    }),
  });
  await user.click(screen.getByRole('button', { name: 'Check out' }));
  const dialog = await screen.findByRole('dialog', { name: 'Check out' });
  expect(await within(dialog).findByText('Price of 2 nights given up')).toBeVisible();
  await user.type(within(dialog).getByLabelText(/^Charge in rupees/), '0');
  await waitFor(() =>
    expect(within(dialog).getByText('Refund to the guest').nextSibling).toHaveTextContent('₹19,625.76'),
  );
  await user.type(within(dialog).getByLabelText(/^Reason/), 'The heating failed');
  await user.click(within(dialog).getByRole('button', { name: 'Check out' }));
  expect(await screen.findByText('Asha Rao is checked out.')).toBeVisible();
  expect(server.variablesOf('CheckOut').at(-1)).toMatchObject({
    input: { charge: 0, expectedRefund: 1_962_576, reason: 'The heating failed' },
  });
});

test('who owes something leaves only when the staff say why', async () => {
  const sentence = 'The guest owes ₹1,200.00, so the stay is not checked out.';
  const owing = preview({ nightsGivenUp: 0, price: rupees(0), charge: rupees(0), balance: rupees(120_000) });
  const { server, user } = show([IN_HOUSE, DEPARTED], {
    DeparturePreview: () => ({ departurePreview: owing }),
    CheckOut: ({ input }) => ({
      checkOut: input.despiteBalance ? moved('DEPARTED') : refused('BALANCE_DUE', sentence),
    }),
  });
  await user.click(screen.getByRole('button', { name: 'Check out' }));
  const dialog = await screen.findByRole('dialog', { name: 'Check out' });
  expect(await within(dialog).findByText('The guest owes ₹1,200.00.')).toBeVisible();
  await user.click(within(dialog).getByLabelText('Check out with the balance open'));
  await user.type(within(dialog).getByLabelText(/^Reason/), 'Pays by invoice{Enter}');
  expect(await screen.findByText('Asha Rao is checked out.')).toBeVisible();
  expect(server.variablesOf('CheckOut').at(-1)).toMatchObject({
    input: { despiteBalance: true, reason: 'Pays by invoice' },
  });
});

test('a bill that others pay, too, says what each of them owes, and the form takes what the guest owes', async () => {
  const owing = preview({
    ...{ nightsGivenUp: 0, price: rupees(0), charge: rupees(0), balance: rupees(0) },
    folios: [{ name: 'Marigold', balance: rupees(896_000) }],
  });
  const { user } = show([IN_HOUSE], {
    DeparturePreview: () => ({ departurePreview: owing }),
    CheckOut: () => ({ checkOut: refused('BALANCE_DUE', 'Marigold has not paid.') }),
  });
  await user.click(screen.getByRole('button', { name: 'Check out' }));
  const dialog = await screen.findByRole('dialog', { name: 'Check out' });
  expect(await within(dialog).findByText('The guest owes nothing.')).toBeVisible();
  expect(within(dialog).getByText('Marigold owes ₹8,960.00.')).toBeVisible();
  expect(within(dialog).queryByRole('heading', { name: 'Take a payment' })).toBeNull();
  expect(within(dialog).getByLabelText('Check out with the balance open')).toBeVisible();
});

test('who owes something pays in the dialog of the check-out, and leaves', async () => {
  const owing = preview({ nightsGivenUp: 0, price: rupees(0), charge: rupees(0), balance: rupees(120_000) });
  let balance = rupees(120_000);
  const { server, user } = show([IN_HOUSE, DEPARTED], {
    DeparturePreview: () => ({ departurePreview: { ...owing, balance } }),
    RecordDeskPayment: () => {
      balance = rupees(0);
      return {
        recordDeskPayment: {
          __typename: 'DeskPaymentRecorded',
          amount: rupees(120_000),
          adjustment: rupees(0),
          balance,
        },
      };
    },
    CheckOut: () => ({
      checkOut: balance.amount > 0 ? refused('BALANCE_DUE', 'The guest owes ₹1,200.00.') : moved('DEPARTED'),
    }),
  });
  await user.click(screen.getByRole('button', { name: 'Check out' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Check out' }));
  await user.click(await dialog.findByRole('button', { name: 'Take ₹1,200.00' }));
  expect(await dialog.findByText('₹1,200.00 taken. Nothing is left to pay.')).toBeVisible();
  expect(dialog.queryByRole('heading', { name: 'Take a payment' })).not.toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Check out' }));
  expect(await screen.findByText('Asha Rao is checked out.')).toBeVisible();
  expect(server.variablesOf('RecordDeskPayment')).toMatchObject([
    { input: { reference: 'SC-TEST2345', source: 'CASH', amount: 120_000 } },
  ]);
});

test('what the guest owes goes on the account of the company, above its limit only by a press', async () => {
  const owing = preview({ nightsGivenUp: 0, price: rupees(0), charge: rupees(0), balance: rupees(120_000) });
  const { server, user } = show([IN_HOUSE, DEPARTED], {
    DeparturePreview: () => ({ departurePreview: owing }),
    GuestBilling: () => ({
      property: { asksPinCode: false },
      guestBilling: {
        __typename: 'BookingBilling',
        isInvoiced: false,
        isAddressNeeded: false,
        companyName: null,
        companyNames: ['Konkan Traders LLP'],
        details: null,
      },
    }),
    CheckOut: ({ input }) => {
      if (!input.toCompany) return { checkOut: refused('BALANCE_DUE', 'The guest owes ₹1,200.00.') };
      const limit = refused('CREDIT_LIMIT_REACHED', 'Konkan Traders LLP owes ₹9,000.00.');
      return { checkOut: input.despiteLimit ? moved('DEPARTED') : limit };
    },
  });
  await user.click(screen.getByRole('button', { name: 'Check out' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Check out' }));
  await user.click(await dialog.findByLabelText(/on the account of Konkan Traders LLP/));
  expect(dialog.queryByLabelText('Above its credit limit')).not.toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Check out' }));
  expect(await dialog.findByText('Konkan Traders LLP owes ₹9,000.00.')).toBeVisible();
  await user.click(dialog.getByLabelText('Above its credit limit'));
  await user.click(dialog.getByRole('button', { name: 'Check out' }));
  expect(await screen.findByText('Asha Rao is checked out.')).toBeVisible();
  expect(server.variablesOf('CheckOut').at(-1)).toMatchObject({
    input: { toCompany: true, despiteLimit: true },
  });
});
