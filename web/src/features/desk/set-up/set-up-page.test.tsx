import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderServed, Server, type Responder } from '../../../../tests/served';
import { payInCheckout } from '../../../lib/bookings/razorpay-checkout';
import SetUpPage from './set-up-page';

jest.mock('../../../lib/bookings/razorpay-checkout', () => ({
  payInCheckout: jest.fn(() =>
    Promise.resolve({ orderId: 'order', paymentId: 'payment', signature: 'signature' }),
  ),
}));

const step = (name: string, isDone: boolean) => ({ __typename: 'SetUpStep', name, isDone });
const CLOSED = {
  __typename: 'SetUp',
  publishedAt: null,
  paymentTest: null,
  mailTest: null,
  steps: [step('HOTEL', true), step('ROOMS', false), step('PAYMENT', false), step('MAIL', false)],
};

function show(responses: Record<string, Responder> = {}, setUp: Responder = () => CLOSED) {
  const server = new Server({
    SetUp: async (variables) => {
      const reading = await setUp(variables);
      return reading instanceof Error ? reading : { setUp: reading };
    },
    PreviewSite: () => ({ previewSite: { __typename: 'SitePreviewOpened', until: '2026-11-23T00:00:00Z' } }),
    ...responses,
  });
  renderServed(<SetUpPage />, server, '/desk/set-up');
  return { server, user: userEvent.setup() };
}

test('each step says whether it is done, and leads to its form', async () => {
  const { server } = show();
  expect(await screen.findAllByText('To do')).toHaveLength(3);
  expect(screen.getAllByText('Done')).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'Enter the rooms' })).toHaveAttribute('href', '/desk/rooms');
  expect(server.variablesOf('PreviewSite')).toHaveLength(1);
});

test('given steps are left, the site does not open, and they are named', async () => {
  const { user } = show({
    PublishHotel: () => ({
      publishHotel: {
        __typename: 'SetUpIncomplete',
        code: 'SET_UP_INCOMPLETE',
        parameters: [],
        missing: ['ROOMS'],
        message: 'The site cannot open yet.',
      },
    }),
  });
  await user.click(await screen.findByRole('button', { name: 'Open the site to guests' }));
  const refusal = await screen.findByText('The site cannot open yet.');
  expect(refusal.parentElement).toHaveTextContent('The site cannot open yet.Rooms and rates');
});

const setUpWith = (status: string) => ({
  ...CLOSED,
  paymentTest: { __typename: 'PaymentTest', status, createdAt: '2026-11-23T00:00:00Z', problem: null },
});

const CHECKOUT = {
  __typename: 'Checkout',
  scriptUrl: '',
  keyId: '',
  orderId: 'order',
  amount: 100,
  currency: 'INR',
  name: 'Hotel',
  description: '',
  themeColor: '',
  timeoutSeconds: 900,
  prefill: { __typename: 'CheckoutPrefill', name: '', email: '', contact: '' },
};

type Reading = object | Error | Promise<object>;

/** The page on a server that confirms payments. The set-up reads as one of these after the other, and then as the last. */
function showPaying(confirmed: string, readings: Reading[], responses: Record<string, Responder> = {}) {
  return show(
    {
      StartPaymentTest: () => ({
        startPaymentTest: {
          __typename: 'PaymentTestStarted',
          test: { __typename: 'PaymentTest', createdAt: setUpWith('OPEN').paymentTest.createdAt },
          checkout: CHECKOUT,
        },
      }),
      ConfirmPaymentTest: () => ({
        confirmPaymentTest: {
          __typename: 'PaymentTestConfirmed',
          test: { __typename: 'PaymentTest', status: confirmed },
        },
      }),
      ...responses,
    },
    () => (readings.length > 1 ? readings.shift() : readings[0]) ?? CLOSED,
  );
}

/** A reading of the set-up that arrives when the test says so. */
function lateReading(): { reading: Promise<object>; arrive: (setUp: object) => void } {
  let arrive: (setUp: object) => void = () => undefined;
  const reading = new Promise<object>((resolve) => (arrive = resolve));
  return { reading, arrive };
}

test('a rupee is paid in the checkout, and the page says when it went back', async () => {
  const { server, user } = showPaying('REFUNDED', [CLOSED, setUpWith('REFUNDED')]);
  await user.click(await screen.findByRole('button', { name: 'Pay ₹1' }));
  expect(await screen.findByText('Paid, and the rupee went back.')).toBeVisible();
  expect(server.variablesOf('ConfirmPaymentTest')).toEqual([
    { input: { orderId: 'order', paymentId: 'payment', signature: 'signature' } },
  ]);
});

test.each(['OPEN', 'CAPTURED'])(
  'given the gateway is slow and the payment is %s, the page looks again until the rupee went back',
  async (status) => {
    const { user } = showPaying(status, [CLOSED, setUpWith(status), setUpWith('REFUNDED')]);
    await user.click(await screen.findByRole('button', { name: 'Pay ₹1' }));
    expect(await screen.findByText('Paid, and the rupee went back.', {}, { timeout: 10_000 })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Pay ₹1 again' })).not.toHaveAttribute('aria-disabled');
  },
  20_000,
);

test('given a reading fails while the payment goes on, the page keeps what it shows and looks again', async () => {
  const { reading, arrive } = lateReading();
  const readings = [CLOSED, setUpWith('CAPTURED'), new Error('no connection'), reading];
  const { server, user } = showPaying('CAPTURED', readings);
  await user.click(await screen.findByRole('button', { name: 'Pay ₹1' }));
  await waitFor(() => expect(server.variablesOf('SetUp')).toHaveLength(3), { timeout: 10_000 });
  const failure = screen.findByText(/could not be loaded/, {}, { timeout: 1_000 });
  await expect(failure).rejects.toThrow('Unable to find');
  expect(screen.getByText('Paid. The rupee is on its way back.')).toBeVisible();
  arrive(setUpWith('REFUNDED'));
  expect(await screen.findByText('Paid, and the rupee went back.', {}, { timeout: 10_000 })).toBeVisible();
}, 30_000);

test('given the server does not respond to the payment, its event tells how it ended, and nothing is refused', async () => {
  const { user } = showPaying('OPEN', [CLOSED, setUpWith('REFUNDED')], {
    ConfirmPaymentTest: () => new Error('no connection'),
  });
  await user.click(await screen.findByRole('button', { name: 'Pay ₹1' }));
  expect(await screen.findByText('Paid, and the rupee went back.')).toBeVisible();
  expect(screen.queryByText('The test could not be made. Please try again.')).toBeNull();
});

test('given the window was closed and the payment comes all the same, the page no longer says that none was made', async () => {
  jest.mocked(payInCheckout).mockResolvedValueOnce(null);
  const { reading, arrive } = lateReading();
  const readings = [CLOSED, setUpWith('OPEN'), reading];
  const { user } = showPaying('OPEN', readings);
  await user.click(await screen.findByRole('button', { name: 'Pay ₹1' }));
  const refusal = 'The payment window was closed before a payment was made.';
  expect(await screen.findByText(refusal)).toBeVisible();
  arrive(setUpWith('CAPTURED'));
  const paid = await screen.findByText('Paid. The rupee is on its way back.', {}, { timeout: 10_000 });
  expect(paid).toBeVisible();
  expect(screen.queryByText(refusal)).toBeNull();
}, 20_000);

test('a mail that the server refused is told with its reply', async () => {
  const message = 'The mail server did not take the mail. It says: 550 No such user';
  const { user } = show({
    SendTestMail: () => ({
      sendTestMail: { __typename: 'TestMailRefused', code: 'MAIL_NOT_ACCEPTED', parameters: [], message },
    }),
  });
  await user.click(await screen.findByRole('button', { name: 'Send me a test mail' }));
  expect(await screen.findByText(message)).toBeVisible();
});

test('an open site can be closed, after a question', async () => {
  const { server, user } = show({ UnpublishHotel: () => ({ unpublishHotel: CLOSED }) }, () => ({
    ...CLOSED,
    publishedAt: '2026-11-23T00:00:00Z',
  }));
  await user.click(await screen.findByRole('button', { name: 'Close the site' }));
  await user.click(await screen.findByRole('button', { name: 'Keep it open' }));
  expect(server.variablesOf('UnpublishHotel')).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Close the site' }));
  const buttons = await screen.findAllByRole('button', { name: 'Close the site' });
  await user.click(buttons.at(-1) ?? screen.getByRole('alertdialog'));
  expect(server.variablesOf('UnpublishHotel')).toHaveLength(1);
});

test('a step that is done after a refusal is no longer named as missing', async () => {
  const mailed = {
    ...CLOSED,
    steps: [step('HOTEL', true), step('ROOMS', false), step('PAYMENT', true), step('MAIL', true)],
  };
  let setUp = CLOSED;
  const { user } = show(
    {
      PublishHotel: () => ({
        publishHotel: {
          __typename: 'SetUpIncomplete',
          code: 'SET_UP_INCOMPLETE',
          parameters: [],
          missing: ['ROOMS', 'MAIL'],
          message: 'The site cannot open yet.',
        },
      }),
      SendTestMail: () => {
        setUp = mailed;
        return { sendTestMail: { __typename: 'TestMailSent', address: 'owner@hotel.example' } };
      },
    },
    () => setUp,
  );
  await user.click(await screen.findByRole('button', { name: 'Open the site to guests' }));
  const refusal = (await screen.findByText('The site cannot open yet.')).parentElement;
  expect(refusal).toHaveTextContent('Rooms and ratesA test mail');
  await user.click(screen.getByRole('button', { name: 'Send me a test mail' }));
  await waitFor(() => expect(refusal).not.toHaveTextContent('A test mail'));
  expect(refusal).toHaveTextContent('Rooms and rates');
});
