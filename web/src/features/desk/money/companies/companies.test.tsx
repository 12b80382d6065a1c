import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { rupees } from '../../../../../tests/money';
import { renderServed, Server, type DataOf, type Responders } from '../../../../../tests/served';
import CompaniesPage from './companies-page';
import CompanyPage from './company-page';
import CompanyPayerDialog from './company-payer-dialog';

type Details = DataOf<'CompanyDetails'>;

const COMPANY: NonNullable<Details['company']> = {
  id: 'one',
  version: 3,
  name: 'Konkan Traders LLP',
  address: ['12 Marine Drive', 'Mumbai'],
  pinCode: '400020',
  stateCode: '27',
  gstin: '27AAPFU0939F1ZV',
  country: null,
  companyNumber: null,
  creditLimitPaise: 10_000_000,
  daysToPay: 30,
  note: '',
  isArchived: false,
  contacts: [{ name: 'Asha Rao', email: 'asha@konkan.example', phone: null }],
};

const ACCOUNT: Details['companyAccount'] = {
  companyId: 'one',
  balance: { open: rupees(981_288), notInvoiced: rupees(0), unapplied: rupees(5_000) },
  invoices: [
    {
      invoiceId: 'invoice-1',
      number: 'SC/2627/000001',
      reference: 'SC-TEST2345',
      dated: '2026-10-01',
      dueOn: '2026-10-31',
      daysOverdue: 24,
      amount: rupees(981_288),
      open: rupees(981_288),
    },
  ],
  payments: [
    {
      id: 'payment-1',
      source: 'BANK_TRANSFER',
      paidOn: '2026-11-01',
      note: 'UTR 4711',
      takenBy: 'Asha',
      counterReason: null,
      amount: rupees(5_000),
      left: rupees(5_000),
      applications: [],
    },
  ],
};

const DETAILS: Details = { property: { today: '2026-11-24' }, company: COMPANY, companyAccount: ACCOUNT };

const AGED: DataOf<'AgedReceivables'>['agedReceivables'][number] = {
  companyId: 'one',
  name: 'Konkan Traders LLP',
  remindedAt: null,
  balance: { open: rupees(981_288) },
  notDue: rupees(0),
  days1To30: rupees(981_288),
  days31To60: rupees(0),
  days61To90: rupees(0),
  over90Days: rupees(0),
};

function showPage(responders: Responders = {}) {
  const server = new Server({ CompanyDetails: () => DETAILS, ...responders });
  renderServed(
    <Routes>
      <Route path="/desk/companies/:id" element={<CompanyPage />} />
    </Routes>,
    server,
    '/desk/companies/one',
  );
  return { server, user: userEvent.setup() };
}

const stored = { __typename: 'CompanyAccountStored' as const, account: ACCOUNT };

test('the list shows what each company owes by age, and finds companies by name', async () => {
  const { id, name, gstin, companyNumber } = COMPANY;
  const server = new Server({
    Companies: () => ({ companies: [{ id, name, gstin, companyNumber }] }),
    AgedReceivables: () => ({ agedReceivables: [AGED] }),
  });
  renderServed(<CompaniesPage />, server, '/desk/companies');
  const row = await screen.findByRole('row', { name: /Konkan Traders LLP/ });
  expect(
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['₹9,812.88', '–', '₹9,812.88', '–', '–', '–']);
  await userEvent.setup().type(screen.getByLabelText('Name or registration'), 'konkan');
  await waitFor(() =>
    expect(server.variablesOf('Companies')).toContainEqual({ search: 'konkan', archived: false }),
  );
});

test('given that the open amounts could not be loaded, the page says so, and another try keeps what is typed', async () => {
  const { id, name, gstin, companyNumber } = COMPANY;
  let tries = 0;
  let bring = () => {};
  const server = new Server({
    Companies: () => ({ companies: [{ id, name, gstin, companyNumber }] }),
    AgedReceivables: () => {
      tries += 1;
      if (tries === 1) throw new Error('no connection');
      return new Promise((resolve) => (bring = () => resolve({ agedReceivables: [AGED] })));
    },
  });
  renderServed(<CompaniesPage />, server, '/desk/companies');
  expect(await screen.findByText(/^The open amounts could not be loaded/)).toBeVisible();
  const user = userEvent.setup();
  const form = await screen.findByRole('form', { name: 'New company' });
  await user.type(within(form).getByLabelText('Name'), 'Half a na');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(tries).toBe(2));
  expect(within(form).getByLabelText('Name')).toHaveValue('Half a na');
  bring();
  expect(await screen.findByRole('row', { name: /Konkan Traders LLP/ })).toBeVisible();
  expect(screen.getByLabelText('Name')).toHaveValue('Half a na');
});

test('a payment pays the oldest invoices, unless the parts are entered by hand', async () => {
  const { server, user } = showPage({ RecordCompanyPayment: () => ({ recordCompanyPayment: stored }) });
  await user.type(await screen.findByLabelText(/^Amount in ₹/), '9812.88');
  await user.click(screen.getByRole('button', { name: 'Record the payment' }));
  await waitFor(() => expect(screen.getByLabelText(/^Amount in ₹/)).toHaveValue(''));
  await user.type(screen.getByLabelText(/^Amount in ₹/), '5000');
  await user.click(screen.getByLabelText('Choose the invoices that it pays'));
  await user.type(screen.getByLabelText(/^SC\/2627\/000001/), '4000');
  await user.click(screen.getByRole('button', { name: 'Record the payment' }));
  expect(server.variablesOf('RecordCompanyPayment')).toMatchObject([
    { input: { companyId: 'one', amount: 981_288, oldestFirst: true, applications: [] } },
    {
      input: {
        amount: 500_000,
        oldestFirst: false,
        applications: [{ invoiceId: 'invoice-1', amount: 400_000 }],
      },
    },
  ]);
});

test('a part that is no amount is named at its field, and nothing is recorded', async () => {
  const message = 'The amount must be from ₹0.01 to ₹1,00,00,00,000.00.';
  const { user } = showPage({
    RecordCompanyPayment: () => ({
      recordCompanyPayment: {
        __typename: 'InvalidInput',
        code: 'INVALID_INPUT',
        message: 'Please check the form.',
        faults: [{ field: 'applications.0.amount', message }],
      },
    }),
  });
  await user.type(await screen.findByLabelText(/^Amount in ₹/), '5000');
  await user.click(screen.getByLabelText('Choose the invoices that it pays'));
  await user.type(screen.getByLabelText(/^SC\/2627\/000001/), '4000x');
  await user.click(screen.getByRole('button', { name: 'Record the payment' }));
  await waitFor(() =>
    expect(screen.getByLabelText(/^SC\/2627\/000001/)).toHaveAccessibleDescription(message),
  );
});

test('a payment is taken back with a reason only', async () => {
  const { server, user } = showPage({ CounterCompanyPayment: () => ({ counterCompanyPayment: stored }) });
  const button = await screen.findByRole('button', { name: 'Take the payment back' });
  expect(button).toHaveAttribute('aria-disabled', 'true');
  await user.type(screen.getByLabelText('Reason to take it back'), 'Recorded twice');
  await user.click(button);
  expect(server.variablesOf('CounterCompanyPayment')).toEqual([
    { paymentId: 'payment-1', reason: 'Recorded twice' },
  ]);
});

test('a guest who pays after all is taken off the account of the company, on its page', async () => {
  const { server, user } = showPage({
    TakeBackCompanyDebt: () => ({
      takeBackCompanyDebt: { __typename: 'CompanyDebtTakenBack', amount: rupees(981_288) },
    }),
  });
  await user.click(await screen.findByRole('button', { name: 'The guest of SC-TEST2345 pays after all…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Take the bill off the account' }));
  await user.type(dialog.getByLabelText(/^Why/), 'Paid by card');
  await user.click(dialog.getByRole('button', { name: 'Take it off' }));
  expect(
    await screen.findByText('₹9,812.88 is off the company’s account. The guest owes it again.'),
  ).toBeVisible();
  expect(server.variablesOf('TakeBackCompanyDebt')).toEqual([
    { reference: 'SC-TEST2345', reason: 'Paid by card' },
  ]);
});

test('an overdue company is reminded by a press, and the page says to which address', async () => {
  const { user } = showPage({
    SendCompanyReminder: () => ({
      sendCompanyReminder: { __typename: 'CompanyMailSent', email: 'asha@konkan.example' },
    }),
  });
  await user.click(await screen.findByRole('button', { name: 'Send a reminder' }));
  expect(await screen.findByText('The mail to asha@konkan.example is on its way.')).toBeVisible();
});

test('a company that owes is not archived, and the page says why', async () => {
  const message = 'The company owes ₹9,812.88, so it is not archived.';
  const { user } = showPage({
    ArchiveCompany: () => ({ archiveCompany: { __typename: 'CompanyOwes', code: 'COMPANY_OWES', message } }),
  });
  await user.click(await screen.findByRole('button', { name: 'Archive' }));
  expect(await screen.findByText(message)).toBeVisible();
});

test('the form sends its persons line by line, with the version that the staff saw', async () => {
  const { server, user } = showPage({
    EditCompany: () => ({ editCompany: { __typename: 'CompanySaved', company: { ...COMPANY, version: 4 } } }),
  });
  const form = within(await screen.findByRole('region', { name: 'Details' }));
  await user.type(form.getByLabelText(/^Persons/), '\nRavi; ravi@konkan.example; +91 98200 11223');
  await user.click(form.getByRole('button', { name: 'Save Changes' }));
  expect(await form.findByText(/^Saved\./)).toBeVisible();
  expect(server.variablesOf('EditCompany')).toMatchObject([
    {
      id: 'one',
      version: 3,
      input: {
        creditLimitPaise: 10_000_000,
        stateCode: null,
        contacts: [
          { name: 'Asha Rao', email: 'asha@konkan.example', phone: null },
          { name: 'Ravi', email: 'ravi@konkan.example', phone: '+91 98200 11223' },
        ],
      },
    },
  ]);
});

test('a company is chosen for a booking by a search for its name', async () => {
  const { id, name, gstin, companyNumber } = COMPANY;
  const server = new Server({
    Companies: () => ({ companies: [{ id, name, gstin, companyNumber }] }),
    SetCompanyOfBooking: () => ({
      setCompanyOfBooking: { __typename: 'CompanyOfBookingSet', company: { id, name } },
    }),
  });
  const onSet = vi.fn();
  renderServed(
    <CompanyPayerDialog reference="SC-TEST2345" current={null} onClose={() => undefined} onSet={onSet} />,
    server,
  );
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Choose Konkan Traders LLP' }));
  await waitFor(() => expect(onSet).toHaveBeenCalledOnce());
  expect(server.variablesOf('SetCompanyOfBooking')).toEqual([
    { reference: 'SC-TEST2345', companyId: 'one', folioId: null },
  ]);
});
