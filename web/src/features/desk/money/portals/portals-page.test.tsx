import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { rupees } from '../../../../../tests/money';
import { renderServed, Server, type Responders } from '../../../../../tests/served';
import { PortalBooking } from './portal-booking';
import PortalsPage from './portals-page';

const PORTAL = {
  ...{ id: 1, version: 3, name: 'Lake Tours', commissionBasisPoints: 1_550, collects: true, gstin: null },
  ...{ gstBasisPoints: 1_800, tcsBasisPoints: 50, tdsBasisPoints: 10, isArchived: false },
};

const STAY = {
  ...{
    reference: 'SC-TEST2345',
    guestName: 'Meera Iyer',
    portalId: 1,
    portalName: 'Lake Tours',
    number: '77-1',
  },
  ...{ collector: 'PORTAL' as const, commissionBasisPoints: 1_000, agreedCommissionPaise: null, version: 1 },
  checkout: '2026-11-12',
  ...{ collected: rupees(1_050_000), commission: rupees(100_000), commissionGst: rupees(18_000) },
  ...{ tcs: rupees(5_000), tds: rupees(1_000), owed: rupees(926_000), received: rupees(0) },
};

function show(responders: Responders = {}) {
  const server = new Server({
    Portals: () => ({ portals: [PORTAL], property: { today: '2026-11-24' } }),
    PortalMonth: () => ({ portalMonth: { month: '2026-11-01', stays: [STAY] } }),
    ...responders,
  });
  renderServed(<PortalsPage />, server, '/desk/portals');
  return { server, user: userEvent.setup() };
}

test('a portal is changed with the version that was seen, and percentages may have decimals', async () => {
  const portal = { ...PORTAL, version: 4, commissionBasisPoints: 1_225 };
  const { server, user } = show({
    EditPortal: () => ({ editPortal: { __typename: 'PortalSaved', portal } }),
  });
  const form = within(await screen.findByRole('region', { name: 'Lake Tours' }));
  const commission = form.getByLabelText(/^Commission in percent/);
  expect(commission).toHaveValue('15.5');
  await user.clear(commission);
  await user.type(commission, '12.25');
  await user.click(form.getByRole('button', { name: 'Save Changes' }));
  expect(await form.findByText(/^Saved\./)).toBeVisible();
  expect(server.variablesOf('EditPortal')).toMatchObject([
    {
      id: 1,
      version: 3,
      input: { name: 'Lake Tours', commissionBasisPoints: 1_225, tcsBasisPoints: 50, collects: true },
    },
  ]);
});

test('what a portal owes is listed with its sum, and money from it is recorded for its stays', async () => {
  const { server, user } = show({
    RecordPortalReceipts: () => ({
      recordPortalReceipts: { __typename: 'PortalReceiptsRecorded', amount: rupees(900_000) },
    }),
  });
  const row = await screen.findByRole('row', { name: /^SC-TEST2345/ });
  expect(row).toHaveTextContent('₹9,260.00');
  await user.click(screen.getByRole('button', { name: 'Record money from the portal' }));
  const form = within(screen.getByRole('form', { name: 'Money from the portal' }));
  const amount = form.getByLabelText(/^₹ for SC-TEST2345/);
  expect(amount).toHaveValue('9260');
  await user.clear(amount);
  await user.type(amount, '9000');
  await user.type(form.getByLabelText(/^Received on/), '2026-11-20');
  await user.click(form.getByRole('button', { name: 'Record ₹9,000.00' }));
  expect(await screen.findByText('₹9,000.00 of the portal is recorded.')).toBeVisible();
  expect(server.variablesOf('RecordPortalReceipts')).toMatchObject([
    {
      portal: 1,
      input: { receivedOn: '2026-11-20', stays: [{ reference: 'SC-TEST2345', amountPaise: 900_000 }] },
    },
  ]);
});

test('money that somebody has recorded before is recorded again only if it is other money', async () => {
  const message = 'This amount of 20 November 2026 is recorded for the booking already.';
  const { server, user } = show({
    RecordPortalReceipts: ({ input }) => ({
      recordPortalReceipts: input.despiteSame
        ? { __typename: 'PortalReceiptsRecorded', amount: rupees(926_000) }
        : {
            ...{ __typename: 'InvalidInput', code: 'INVALID_INPUT', message, field: null },
            faults: [{ field: 'stays.0.amountPaise', code: 'PORTAL_MONEY_KNOWN', message }],
          },
    }),
  });
  await user.click(await screen.findByRole('button', { name: 'Record money from the portal' }));
  await user.type(screen.getByLabelText(/^Received on/), '2026-11-20');
  expect(screen.queryByRole('button', { name: 'Record it too' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Record ₹9,260.00' }));
  expect(await screen.findByText(message)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Record it too' }));
  expect(await screen.findByText('₹9,260.00 of the portal is recorded.')).toBeVisible();
  expect(server.variablesOf('RecordPortalReceipts')).toMatchObject([
    { input: { despiteSame: false } },
    { input: { despiteSame: true } },
  ]);
});

describe('the portal of a booking, on the page of the booking', () => {
  function showBooking(portalStay: typeof STAY | null, responders: Responders) {
    const onChanged = vi.fn(() => Promise.resolve());
    const server = new Server({
      Portals: () => ({ portals: [PORTAL], property: { today: '2026-11-24' } }),
      PortalStayOfBooking: () => ({ guestBooking: { __typename: 'GuestBookingDetails', portalStay } }),
      ...responders,
    });
    renderServed(<PortalBooking reference={STAY.reference} onChanged={onChanged} />, server, '/desk');
    return { server, onChanged, user: userEvent.setup() };
  }

  test('is changed with the version that was seen', async () => {
    const { server, user, onChanged } = showBooking(STAY, {
      SetPortalBooking: () => ({ setPortalBooking: { __typename: 'PortalBookingSet', stay: STAY } }),
    });
    const section = within(await screen.findByRole('region', { name: 'Portal' }));
    expect(section.getByText('₹9,260.00')).toBeVisible();
    await user.click(section.getByRole('button', { name: 'Edit the portal' }));
    const number = await section.findByLabelText(/^The portal’s number/);
    expect(number).toHaveValue('77-1');
    await user.clear(number);
    await user.type(number, '77-2');
    await user.selectOptions(section.getByLabelText(/^Who collects/), 'The hotel');
    await user.click(section.getByRole('button', { name: 'Save Changes' }));
    await waitFor(() => expect(onChanged).toHaveBeenCalledWith('The terms of the portal are stored.'));
    expect(server.variablesOf('SetPortalBooking')).toMatchObject([
      { reference: 'SC-TEST2345', version: 1, input: { portalId: 1, number: '77-2', collector: 'HOTEL' } },
    ]);
    expect(section.queryByRole('form')).toBeNull();
  });

  test('keeps what was typed when the number belongs to another booking', async () => {
    const message = 'SC-OTHER234 has this number already.';
    const { user, onChanged } = showBooking(null, {
      SetPortalBooking: () => ({
        setPortalBooking: {
          ...{ __typename: 'InvalidInput', code: 'INVALID_INPUT', message, field: null },
          faults: [{ field: 'number', code: 'PORTAL_NUMBER_TAKEN', message }],
        },
      }),
    });
    await user.click(await screen.findByRole('button', { name: 'Edit the portal' }));
    await screen.findByRole('option', { name: 'Lake Tours' });
    await user.selectOptions(screen.getByRole('combobox', { name: /^Portal/ }), 'Lake Tours');
    const number = screen.getByLabelText(/^The portal’s number/);
    await user.type(number, '77-1');
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    await waitFor(() => expect(number).toHaveAccessibleDescription(/SC-OTHER234 has this number/));
    expect(number).toHaveValue('77-1');
    expect(onChanged).not.toHaveBeenCalled();
  });
});

test('a pasted statement is compared by the columns that its headers name', async () => {
  const { server, user } = show({
    PortalStatement: () => ({
      portalStatement: {
        matched: [],
        differing: [
          {
            stay: { reference: 'SC-TEST2345', guestName: 'Meera Iyer' },
            ...{
              line: { number: '77-1' },
              amountDifference: rupees(-10_000),
              commissionDifference: rupees(0),
            },
          },
        ],
        missingHere: [{ number: '99', amount: rupees(50_000) }],
        missingThere: [],
      },
    }),
  });
  await user.click(await screen.findByLabelText(/^Statement/));
  await user.paste('Booking,Amount,Commission\n77-1,10400,1000\n99,500,50');
  await user.click(screen.getByRole('button', { name: 'Compare' }));
  const differing = await screen.findByRole('region', { name: 'Other figures' });
  expect(differing).toHaveTextContent(/SC-TEST2345.*100\.00/);
  expect(screen.getByRole('region', { name: 'Only in the statement' })).toHaveTextContent('99: ₹500.00');
  expect(server.variablesOf('PortalStatement')).toMatchObject([
    {
      amountIs: 'COLLECTED',
      lines: [
        { number: '77-1', amountPaise: 1_040_000, commissionPaise: 100_000 },
        { number: '99', amountPaise: 50_000, commissionPaise: 5_000 },
      ],
    },
  ]);
});

test('a statement of many rows is compared in parts: the lines of one number together, and missing is what no part names', async () => {
  const known = { matched: [], differing: [], missingHere: [] };
  const stay = (reference: string) => ({ reference, guestName: 'Meera Iyer', number: null });
  const { server, user } = show({
    PortalStatement: ({ lines }) => ({
      portalStatement: {
        ...known,
        missingThere:
          (lines as unknown[]).length === 500
            ? [stay('SC-FIRST234'), stay('SC-TEST2345')]
            : [stay('SC-TEST2345')],
      },
    }),
  });
  await user.click(await screen.findByLabelText(/^Statement/));
  const rows = Array.from({ length: 600 }, (_, index) => `N ${index},100`);
  await user.paste(['Booking,Amount', ...rows, 'n-0,-5'].join('\n'));
  await user.click(screen.getByRole('button', { name: 'Compare' }));
  const missing = await screen.findByRole('region', { name: 'Not in the statement' });
  expect(missing).toHaveTextContent('SC-TEST2345');
  expect(missing).not.toHaveTextContent('SC-FIRST234');
  const parts = server.variablesOf('PortalStatement').map(({ lines }) => lines as { number: string }[]);
  expect(parts.map((part) => part.length)).toEqual([500, 101]);
  expect(parts[0]?.slice(0, 2).map(({ number }) => number)).toEqual(['N 0', 'n-0']);
});

test('a statement with more rows than are compared says so, and is not compared in part', async () => {
  const { server, user } = show();
  await user.click(await screen.findByLabelText(/^Statement/));
  const rows = Array.from({ length: 10_001 }, (_, index) => `${index},100`);
  await user.paste(['Booking,Amount', ...rows].join('\n'));
  expect(await screen.findByText(/^The statement has 10001 rows\./)).toBeVisible();
  const button = screen.getByRole('button', { name: 'Compare' });
  expect(button).toHaveAttribute('aria-disabled', 'true');
  await user.click(button);
  expect(server.variablesOf('PortalStatement')).toEqual([]);
});

test('a typing error in the money of a portal is named at its field, and nothing is recorded', async () => {
  const { server, user } = show();
  await user.click(await screen.findByRole('button', { name: 'Record money from the portal' }));
  await user.type(screen.getByLabelText(/^Received on/), '2026-11-20');
  const amount = screen.getByLabelText(/^₹ for SC-TEST2345/);
  await user.clear(amount);
  await user.type(amount, '12x');
  expect(amount).toHaveAccessibleDescription(/Please enter an amount/);
  await user.click(screen.getByRole('button', { name: /^Record ₹/ }));
  expect(server.variablesOf('RecordPortalReceipts')).toEqual([]);
});

test('the month of the hotel is shown first, whatever the date of the computer is', async () => {
  const { server } = show({ Portals: () => ({ portals: [PORTAL], property: { today: '2027-01-01' } }) });
  expect(await screen.findByLabelText('Month')).toHaveValue('2027-01');
  await waitFor(() =>
    expect(server.variablesOf('PortalMonth')).toContainEqual({ portal: 1, month: '2027-01-01' }),
  );
});
