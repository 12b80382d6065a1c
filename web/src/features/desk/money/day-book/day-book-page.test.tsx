import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { rupees } from '../../../../../tests/money';
import { renderServed, Server, type DataOf, type Responders } from '../../../../../tests/served';
import DayBookPage from './day-book-page';

type Book = DataOf<'DayBook'>['dayBook'];

const RECEIPT = {
  day: '2026-11-26',
  place: 1,
  type: 'Receipt',
  number: '261126-1',
  narration: 'Money received; booking SC-TEST2345.',
  reference: 'SC-TEST2345',
  lines: [
    { ledger: 'Cash', debit: rupees(500_000), credit: null },
    { ledger: 'Guest Ledger', debit: null, credit: rupees(500_000) },
  ],
};
const BOOK = {
  __typename: 'DayBook' as const,
  from: '2026-11-26',
  to: '2026-11-26',
  businessDay: '2026-11-27',
  lastClosed: '2026-11-25',
  closable: '2026-11-26',
  closedDays: [],
  vouchers: [RECEIPT],
  ledgers: [
    { ledger: 'Cash', debit: rupees(500_000), credit: rupees(0) },
    { ledger: 'Guest Ledger', debit: rupees(0), credit: rupees(500_000) },
  ],
  total: rupees(500_000),
};
const LEDGERS = {
  version: 3,
  ledgers: [
    {
      account: 'GUESTS' as const,
      name: 'Guest Ledger',
      group: 'Sundry Debtors',
      hasRate: false,
      hasParty: false,
    },
    { account: 'CASH' as const, name: 'Cash', group: 'Cash-in-Hand', hasRate: false, hasParty: false },
  ],
};

function show(book: Book = BOOK, responders: Responders = {}, address = '/desk/day-book') {
  const server = new Server({
    DayBook: () => ({ dayBook: book }),
    DayBookLedgers: () => ({ dayBookLedgers: LEDGERS }),
    ...responders,
  });
  renderServed(<DayBookPage />, server, address);
  return { server, user: userEvent.setup() };
}

const cellsOf = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

test('a voucher has its type, number and narration, and a row for each debit and credit', async () => {
  show();
  expect(await screen.findByRole('heading', { name: 'Receipt 261126-1' })).toBeVisible();
  expect(screen.getByText(RECEIPT.narration)).toBeVisible();
  expect(screen.getByRole('link', { name: 'SC-TEST2345' })).toBeVisible();
  const table = within(screen.getByRole('table', { name: 'Lines of Receipt 261126-1' }));
  expect(cellsOf(table.getByRole('row', { name: /^Cash/ }))).toEqual(['₹5,000.00', '']);
  expect(cellsOf(table.getByRole('row', { name: /^Guest Ledger/ }))).toEqual(['', '₹5,000.00']);
});

test('each ledger has its totals, and all debits equal all credits', async () => {
  show();
  const table = within(await screen.findByRole('table', { name: 'Debits and credits of each ledger' }));
  expect(cellsOf(table.getByRole('row', { name: /^Cash/ }))).toEqual(['₹5,000.00', '₹0.00']);
  expect(cellsOf(table.getByRole('row', { name: /^Together/ }))).toEqual(['₹5,000.00', '₹5,000.00']);
});

test('the days of the address are asked for', async () => {
  const { server } = show(BOOK, {}, '/desk/day-book?from=2026-11-01&to=2026-11-30');
  await screen.findByRole('heading', { name: 'Receipt 261126-1' });
  expect(server.variablesOf('DayBook')).toEqual([{ from: '2026-11-01', to: '2026-11-30' }]);
});

test('closing asks once more and says that closed days never change', async () => {
  let lastClosed = BOOK.lastClosed;
  const { server, user } = show(BOOK, {
    DayBook: () => ({
      dayBook: { ...BOOK, lastClosed, closable: lastClosed < '2026-11-26' ? BOOK.closable : null },
    }),
    CloseDayBook: () => {
      lastClosed = '2026-11-26';
      return { closeDayBook: { __typename: 'DayBookClosed', through: '2026-11-26' } };
    },
  });
  await user.click(await screen.findByRole('button', { name: /^Close up to/ }));
  expect(screen.getByText(/^Closed days never change/)).toBeVisible();
  expect(server.variablesOf('CloseDayBook')).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Close the days' }));
  await waitFor(() => expect(server.variablesOf('CloseDayBook')).toEqual([{ through: '2026-11-26' }]));
  expect(await screen.findByText(/^A day can be closed once it is over/)).toBeVisible();
});

test('years of open days are closed part by part, and the page says how far it is', async () => {
  const days = ['2026-02-25', '2026-05-28', '2026-11-26'];
  const parts = [...days];
  let lastClosed = '2025-11-25';
  const { user, server } = show(BOOK, {
    DayBook: () => ({ dayBook: { ...BOOK, lastClosed } }),
    CloseDayBook: () => {
      lastClosed = parts.shift() ?? '';
      return { closeDayBook: { __typename: 'DayBookClosed', through: lastClosed } };
    },
  });
  await user.click(await screen.findByRole('button', { name: /^Close up to/ }));
  await user.click(screen.getByRole('button', { name: 'Close the days' }));
  expect(await screen.findByText(/^Closed up to .*26 Nov/)).toBeVisible();
  expect(server.variablesOf('CloseDayBook')).toEqual(days.map(() => ({ through: '2026-11-26' })));
});

test('a day that cannot be closed says why', async () => {
  const { user } = show(BOOK, {
    CloseDayBook: () => ({
      closeDayBook: { __typename: 'DayBookRefused', message: 'The night audit has not closed 26 Nov.' },
    }),
  });
  await user.click(await screen.findByRole('button', { name: /^Close up to/ }));
  await user.click(screen.getByRole('button', { name: 'Close the days' }));
  expect(await screen.findByText('The night audit has not closed 26 Nov.')).toBeVisible();
});

test('a file for Tally without a closed day says what to do', async () => {
  const { user } = show(BOOK, {
    ExportDayBookToTally: () => ({
      exportDayBookToTally: { __typename: 'TallyFile', filename: 'day-book.xml', content: '', vouchers: 0 },
    }),
  });
  await user.click(await screen.findByRole('button', { name: 'For Tally (XML)' }));
  expect(await screen.findByText(/Close the days first/)).toBeVisible();
});

describe('the ledgers', () => {
  const renamed = {
    ...LEDGERS,
    version: 4,
    ledgers: LEDGERS.ledgers.map((ledger) =>
      ledger.account === 'CASH' ? { ...ledger, name: 'Petty Cash' } : ledger,
    ),
  };

  async function rename(user: ReturnType<typeof userEvent.setup>) {
    await user.click(await screen.findByText('Ledgers'));
    const cash = await screen.findByLabelText(/^Cash/);
    await user.clear(cash);
    await user.type(cash, 'Petty Cash');
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  }

  test('are saved with the version of the form', async () => {
    const { server, user } = show(BOOK, {
      EditDayBookLedgers: () => ({
        editDayBookLedgers: { __typename: 'DayBookLedgersSaved', stored: renamed },
      }),
    });
    await rename(user);
    expect(await screen.findByText(/^Saved\. Open days have the new names/)).toBeVisible();
    expect(server.variablesOf('EditDayBookLedgers')).toEqual([
      {
        version: 3,
        ledgers: [
          { account: 'GUESTS', name: 'Guest Ledger' },
          { account: 'CASH', name: 'Petty Cash' },
        ],
      },
    ]);
  });

  test('show a fault at the ledger that has it', async () => {
    const { user } = show(BOOK, {
      EditDayBookLedgers: () => ({
        editDayBookLedgers: {
          __typename: 'InvalidInput',
          faults: [{ field: 'ledgers.CASH', message: 'Please choose another name.' }],
        },
      }),
    });
    await rename(user);
    expect(await screen.findByText('Please choose another name.')).toBeVisible();
    expect(screen.getByLabelText(/^Cash/)).toBeInvalid();
  });
});

test('days without vouchers say so', async () => {
  show({ ...BOOK, vouchers: [], ledgers: [], total: rupees(0) });
  expect(await screen.findByText('Nothing happened in this period.')).toBeVisible();
});
