import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { rupees } from '../../../../../tests/money';
import { renderServed, Server, type Responders } from '../../../../../tests/served';
import type { PaymentRequests_RequestFragment as Request } from '../../../../generated/graphql';
import { RightsProvider } from '../../../../lib/rights/rights';
import { PaymentRequests } from './payment-requests';

const request = (fields: Partial<Request> = {}): Request => ({
  id: 'one',
  purpose: 'BALANCE',
  reason: 'The rest of your stay',
  status: 'SENT',
  until: '2026-12-04',
  link: 'https://hotel.example/pay#secret',
  createdAt: '2026-11-27T06:00:00Z',
  amount: rupees(352_840),
  toPay: rupees(352_840),
  paid: null,
  ...fields,
});

interface Shown {
  requests?: Request[];
  isTentative?: boolean;
  mayTake?: boolean;
  responders?: Responders;
}

function show({ requests = [], isTentative = false, mayTake = true, responders = {} }: Shown = {}) {
  const server = new Server({
    PaymentRequests: () => ({
      property: { __typename: 'Property', name: 'Saffron Court', today: '2026-11-27' },
      paymentRequests: requests,
    }),
    ...responders,
  });
  const rights = { name: 'Asha', role: 'Reception', isAdmin: false, boundPaise: null };
  renderServed(
    <RightsProvider value={{ ...rights, may: (permission) => mayTake || permission !== 'payments.take' }}>
      <PaymentRequests
        reference="SC-TEST2345"
        phone="+91 98765 43210"
        balance={rupees(352_840)}
        isTentative={isTentative}
        checkin="2027-01-10"
        optionUntil={isTentative ? '2026-11-29' : null}
      />
    </RightsProvider>,
    server,
  );
  return { server, user: userEvent.setup() };
}

const ask = () => screen.findByRole('button', { name: 'Ask for this payment' });

test.each([
  ['the balance', false, null, 'BALANCE', 352_840, 'The rest of your stay'],
  ['a part of it', false, '100', 'OTHER', 10_000, 'The rest of your stay'],
  ['a deposit', true, '1000', 'DEPOSIT', 100_000, 'Deposit for your rooms'],
] as const)('the staff ask for %s', async (_what, isTentative, typed, purpose, amount, reason) => {
  const requests: Request[] = [];
  const { server, user } = show({
    requests,
    isTentative,
    responders: {
      RequestPayment: () => {
        requests.push(request());
        return { requestPayment: { __typename: 'PaymentRequested', request: request() } };
      },
    },
  });
  const button = await ask();
  if (typed !== null) {
    await user.clear(screen.getByLabelText('Amount in ₹'));
    await user.type(screen.getByLabelText('Amount in ₹'), typed);
  }
  expect(screen.getByLabelText('Until the end of')).toHaveValue(isTentative ? '2026-11-29' : '2026-11-30');
  await user.click(screen.getByRole('button', { name: 'Today' }));
  await user.click(button);
  expect(await screen.findByLabelText('Link to copy')).toHaveValue('https://hotel.example/pay#secret');
  expect(server.variablesOf('RequestPayment')).toMatchObject([
    { input: { reference: 'SC-TEST2345', purpose, amount, reason, until: '2026-11-27' } },
  ]);
  expect(screen.queryByRole('button', { name: 'Ask for this payment' })).not.toBeInTheDocument();
});

test('an open link can be sent by WhatsApp and withdrawn; the states are told', async () => {
  const requests = [request(), request({ id: 'two', status: 'PAID', paid: rupees(50_000) })];
  const { server, user } = show({
    requests,
    responders: {
      WithdrawPaymentRequest: () => {
        requests[0] = request({ status: 'WITHDRAWN' });
        return {
          withdrawPaymentRequest: { __typename: 'PaymentRequestWithdrawn', request: request() },
        };
      },
    },
  });
  const [open, paid] = await screen.findAllByRole('listitem');
  expect(open).toHaveTextContent('Sent, ₹3,528.40: The rest of your stay');
  expect(paid).toHaveTextContent('Paid, ₹500.00: The rest of your stay');
  const address = new URL(screen.getByRole('link', { name: 'Send by WhatsApp' }).getAttribute('href') ?? '');
  expect(address.pathname).toBe('/919876543210');
  expect(address.searchParams.get('text')).toMatch(
    /^Saffron Court: please pay ₹3,528\.40 for your booking SC-TEST2345 .*https:\/\/hotel\.example\/pay#secret$/,
  );
  await user.click(screen.getByRole('button', { name: 'Withdraw the link' }));
  expect(await screen.findByText('Withdrawn')).toBeVisible();
  expect(server.variablesOf('WithdrawPaymentRequest')).toEqual([{ id: 'one' }]);
});

test('while a link is open, the section says why no other payment can be asked for', async () => {
  show({ requests: [request({ purpose: 'SECURITY_DEPOSIT', reason: 'Security deposit' })] });
  expect(await screen.findByText(/^One link at a time is open\. .* withdraw the open link/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Ask for this payment' })).not.toBeInTheDocument();
});

test('a link that asks for nothing, because the guest has paid otherwise, says so and is not sent', async () => {
  show({ requests: [request({ toPay: rupees(0) })] });
  expect(await screen.findByText(/^The guest owes nothing now/)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Send by WhatsApp' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Withdraw the link' })).toBeVisible();
});

test('a fault stands at its field', async () => {
  const message = 'The guest can be given time until a date from 2026-11-27 to 2026-12-01.';
  const { user } = show({
    responders: {
      RequestPayment: () => ({
        requestPayment: {
          __typename: 'InvalidInput',
          code: 'INVALID_INPUT',
          parameters: [],
          message: 'Please check.',
          faults: [{ field: 'until', code: 'REQUEST_DATE_OUTSIDE', parameters: [], message }],
        },
      }),
    },
  });
  await user.click(await ask());
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByLabelText('Until the end of')).toHaveFocus();
});

test('people who may not take money see links without buttons, and nothing where there is no link', async () => {
  show({ requests: [request()], mayTake: false });
  const section = within(await screen.findByRole('region', { name: 'Payment links' }));
  expect(section.getByLabelText('Link to copy')).toBeVisible();
  expect(section.queryByRole('button')).not.toBeInTheDocument();
});
