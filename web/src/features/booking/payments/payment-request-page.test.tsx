import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { payInCheckout, PROOF } from '../../../../tests/razorpay-checkout';
import { rupees } from '../../../../tests/money';
import { renderServed, Server, type DataOf, type Responders } from '../../../../tests/served';
import PaymentRequestPage from './payment-request-page';

type Asked = Extract<
  DataOf<'OpenRequestedPayment'>['openRequestedPayment'],
  { __typename: 'RequestedPayment' }
>;

const payment = (fields: Partial<Asked> = {}): Asked => ({
  __typename: 'RequestedPayment',
  reference: 'SC-TEST2345',
  purpose: 'BALANCE',
  reason: 'The rest of your stay',
  status: 'OPENED',
  until: '2026-12-04',
  toPay: rupees(352_840),
  paid: null,
  confirmsBooking: false,
  ...fields,
});
const PAID = payment({ status: 'PAID', toPay: rupees(0), paid: rupees(352_840) });
const started = (amount = 352_840) => ({
  startRequestedPayment: {
    __typename: 'RequestedPaymentStarted' as const,
    checkout: {
      scriptUrl: 'https://checkout.example/a.js',
      keyId: 'key',
      orderId: 'order',
      amount,
      currency: 'INR' as const,
      name: 'Saffron Court',
      description: 'Room Booking Payment',
      themeColor: '#4F46E5',
      timeoutSeconds: 900,
      prefill: { name: '', email: '', contact: '' },
    },
  },
});
const refused = <Name extends string>(__typename: Name, message: string) => ({
  __typename,
  code: 'REFUSED',
  parameters: [],
  message,
});

function show(asked: Asked, responders: Responders = {}) {
  const server = new Server({
    OpenRequestedPayment: () => ({ openRequestedPayment: asked }),
    StartRequestedPayment: () => started(),
    ConfirmRequestedPayment: () => ({ confirmRequestedPayment: PAID }),
    ...responders,
  });
  renderServed(<PaymentRequestPage />, server, '/pay#the-token');
  return { server, user: userEvent.setup() };
}

const payButton = () => screen.findByRole('button', { name: 'Pay ₹3,528.40' });

test('the page tells what for, how much and until when; paying it says thank you', async () => {
  payInCheckout.mockResolvedValueOnce(PROOF);
  const { server, user } = show(payment());
  await user.click(await payButton());
  const thanks = await screen.findByText('Paid: ₹3,528.40. Thank you.');
  expect(thanks).toBeVisible();
  // A screen reader reads the words of a live region that stays, and the focus does not get lost with the button.
  expect(thanks.closest('[aria-live=polite]')).toHaveFocus();
  expect(screen.getByText('SC-TEST2345')).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(server.variablesOf('OpenRequestedPayment')).toEqual([{ token: 'the-token' }]);
  expect(server.variablesOf('ConfirmRequestedPayment')).toEqual([{ token: 'the-token', input: PROOF }]);
  expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
});

test('a guest who closes the payment window can pay again', async () => {
  const { server, user } = show(payment());
  await user.click(await payButton());
  await waitFor(() => expect(payInCheckout).toHaveBeenCalledTimes(1));
  await waitFor(async () => expect(await payButton()).not.toHaveAttribute('aria-disabled', 'true'));
  expect(server.variablesOf('ConfirmRequestedPayment')).toEqual([]);
});

test('a payment that did not go through is said, and the guest can pay again', async () => {
  payInCheckout.mockResolvedValueOnce('failed');
  const { server, user } = show(payment());
  await user.click(await payButton());
  expect(await screen.findByText(/^The payment did not go through/)).toBeVisible();
  expect(await payButton()).not.toHaveAttribute('aria-disabled', 'true');
  expect(server.variablesOf('ConfirmRequestedPayment')).toEqual([]);
});

test.each([
  ['tentative', true, 'Your booking is confirmed once the payment has arrived.'],
  ['confirmed', false, 'The payment window opens when you press the button.'],
])('a deposit for a %s booking says what the payment does', async (_status, confirmsBooking, sentence) => {
  show(payment({ purpose: 'DEPOSIT', confirmsBooking }));
  expect(await screen.findByText(sentence)).toBeVisible();
});

test.each([
  ['before it is paid', started(400_000)],
  ['meanwhile', { startRequestedPayment: payment({ toPay: rupees(400_000) }) }],
])(
  'an amount that changed %s is shown, and nothing is paid until the guest presses again',
  async (_when, answer) => {
    payInCheckout.mockClear();
    const { user } = show(payment(), { StartRequestedPayment: () => answer });
    await user.click(await payButton());
    expect(await screen.findByRole('button', { name: 'Pay ₹4,000.00' })).not.toHaveAttribute(
      'aria-disabled',
      'true',
    );
    expect(screen.getByRole('status')).toHaveTextContent(/^The amount has changed/);
    expect(screen.getByText(/^The amount has changed/)).toHaveClass('text-warning');
    expect(payInCheckout).not.toHaveBeenCalled();
  },
);

test.each<[string, Partial<Asked>, string]>([
  [
    'a withdrawn link',
    { status: 'WITHDRAWN' },
    'The hotel has withdrawn this request. Please do not pay it.',
  ],
  ['an expired link', { status: 'EXPIRED' }, 'Please ask the hotel for a new link.'],
  ['a link whose sum was paid at the desk', {}, 'There is nothing to pay for this booking at present.'],
])('%s says so and takes no money', async (_link, fields, sentence) => {
  show(payment({ ...fields, toPay: rupees(0) }));
  expect(await screen.findByText(new RegExp(sentence))).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('money that goes back is said, and the page shows what is asked now', async () => {
  payInCheckout.mockResolvedValueOnce(PROOF);
  const refund = { confirmRequestedPayment: refused('PaymentRefunded', 'We refund you in full.') };
  const seen = [payment(), payment({ status: 'WITHDRAWN', toPay: rupees(0) })];
  const { user } = show(payment(), {
    OpenRequestedPayment: () => ({ openRequestedPayment: seen.shift() ?? payment() }),
    ConfirmRequestedPayment: () => refund,
  });
  await user.click(await payButton());
  expect(await screen.findByText('We refund you in full.')).toBeVisible();
  expect(await screen.findByText(/^The hotel has withdrawn this request/)).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

describe('while the bank has not decided', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  async function payUndecided(answer: Responders['ConfirmRequestedPayment'], later: () => Asked) {
    payInCheckout.mockResolvedValueOnce(PROOF);
    const looks = [payment()];
    const { server } = show(payment(), {
      OpenRequestedPayment: () => ({ openRequestedPayment: looks.shift() ?? later() }),
      ...(answer ? { ConfirmRequestedPayment: answer } : {}),
    });
    const user = userEvent.setup({ advanceTimers: (time) => vi.advanceTimersByTime(time) });
    await user.click(await payButton());
    expect(await screen.findByText(/^Your bank has not confirmed the payment yet/)).toHaveClass(
      'text-warning',
    );
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    return server;
  }

  test('the page looks again until the payment has arrived', async () => {
    const server = await payUndecided(
      () => ({ confirmRequestedPayment: payment() }),
      () => PAID,
    );
    await act(() => vi.advanceTimersByTimeAsync(4_100));
    expect(await screen.findByText('Paid: ₹3,528.40. Thank you.')).toBeVisible();
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(server.variablesOf('OpenRequestedPayment')).toHaveLength(2);
  });

  test('a server that does not respond is asked again too; after two minutes the guest may pay again', async () => {
    const server = await payUndecided(
      () => new TypeError('Failed to fetch'),
      () => payment(),
    );
    await act(() => vi.advanceTimersByTimeAsync(180_000));
    expect(await payButton()).not.toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByText(/^Your bank has still not confirmed the payment/)).toHaveClass('text-warning');
    expect(server.variablesOf('OpenRequestedPayment')).toHaveLength(31);
  });
});

test('a link that nobody knows is said', async () => {
  const unknown = refused('PaymentLinkUnknown', 'We do not know this link.');
  show(payment(), { OpenRequestedPayment: () => ({ openRequestedPayment: unknown }) });
  expect(await screen.findByText('We do not know this link.')).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('a server that does not respond is said, and can be asked again', async () => {
  const answers = [new TypeError('Failed to fetch'), { openRequestedPayment: payment() }];
  const { user } = show(payment(), { OpenRequestedPayment: () => answers.shift() ?? null });
  expect(await screen.findByText(/^The server did not respond/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('SC-TEST2345')).toBeVisible();
});

test('a link for a security deposit says that it is refundable and no part of the price', async () => {
  show(payment({ purpose: 'SECURITY_DEPOSIT', reason: 'Security deposit' }));
  expect(
    await screen.findByText(/^This is a refundable security deposit, not a part of the price/),
  ).toBeVisible();
});

test('a link for the balance says nothing of deposits', async () => {
  show(payment());
  expect(await screen.findByRole('button', { name: 'Pay ₹3,528.40' })).toBeVisible();
  expect(screen.queryByText(/security deposit/)).not.toBeInTheDocument();
});
