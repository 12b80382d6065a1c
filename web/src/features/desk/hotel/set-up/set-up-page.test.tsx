import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { payInCheckout, PROOF } from '../../../../../tests/razorpay-checkout';
import type { PaymentTestStatus } from '../../../../generated/graphql';
import { renderServed, Server, type DataOf, type Responders } from '../../../../../tests/served';
import SetUpPage from './set-up-page';

beforeEach(() => {
  payInCheckout.mockResolvedValue(PROOF);
});

type SetUp = DataOf<'SetUp'>['setUp'];
type Reading = SetUp | Error | Promise<SetUp>;

const step = (name: SetUp['steps'][number]['name'], isDone: boolean, isOptional = false) => ({
  name,
  isDone,
  isOptional,
});
const CLOSED: SetUp = {
  publishedAt: null,
  paymentTest: null,
  mailTest: null,
  steps: [step('HOTEL', true), step('ROOMS', false), step('PAYMENT', false), step('MAIL', false)],
};

function show(responses: Responders = {}, setUp: () => Reading = () => CLOSED) {
  const server = new Server({
    SetUp: async () => {
      const reading = await setUp();
      return reading instanceof Error ? reading : { setUp: reading };
    },
    PreviewSite: () => ({ previewSite: { until: '2026-11-23T00:00:00Z' } }),
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

const STARTED = '2026-11-23T00:00:00Z';
const setUpWith = (status: PaymentTestStatus): SetUp => ({
  ...CLOSED,
  paymentTest: { status, createdAt: STARTED, problem: null },
});

const CHECKOUT = {
  scriptUrl: '',
  keyId: '',
  orderId: 'order',
  amount: 100,
  currency: 'INR' as const,
  name: 'Hotel',
  description: '',
  themeColor: '',
  timeoutSeconds: 900,
  prefill: { name: '', email: '', contact: '' },
};

/**
 * Shows the page with a server that confirms payments. Each load returns the next reading, and later loads return the
 * last.
 */
function showPaying(confirmed: PaymentTestStatus, readings: Reading[], responses: Responders = {}) {
  return show(
    {
      StartPaymentTest: () => ({
        startPaymentTest: {
          __typename: 'PaymentTestStarted',
          test: { createdAt: STARTED },
          checkout: CHECKOUT,
        },
      }),
      ConfirmPaymentTest: () => ({
        confirmPaymentTest: {
          __typename: 'PaymentTestConfirmed',
          test: { status: confirmed },
        },
      }),
      ...responses,
    },
    () => (readings.length > 1 ? readings.shift() : readings[0]) ?? CLOSED,
  );
}

/** A response of the set-up that the test releases. */
function lateReading(): { reading: Promise<SetUp>; arrive: (setUp: SetUp) => void } {
  let arrive: (setUp: SetUp) => void = () => undefined;
  const reading = new Promise<SetUp>((resolve) => (arrive = resolve));
  return { reading, arrive };
}

test('a rupee is paid in the checkout, and the page says when it went back', async () => {
  const { server, user } = showPaying('REFUNDED', [CLOSED, setUpWith('REFUNDED')]);
  await user.click(await screen.findByRole('button', { name: 'Pay ₹1' }));
  expect(await screen.findByText('Paid, and the rupee went back.')).toBeVisible();
  await waitFor(() => expect(server.variablesOf('ConfirmPaymentTest')).toEqual([{ input: PROOF }]));
});

test.each(['OPEN', 'CAPTURED'] as const)(
  'given the gateway is slow and the payment is %s, the page looks again until the rupee went back',
  async (status) => {
    const { user } = showPaying(status, [CLOSED, setUpWith(status), setUpWith('REFUNDED')]);
    await user.click(await screen.findByRole('button', { name: 'Pay ₹1' }));
    expect(await screen.findByText('Paid, and the rupee went back.')).toBeVisible();
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Pay ₹1 again' })).not.toHaveAttribute('aria-disabled'),
    );
  },
);

test('given a reading fails while the payment goes on, the page keeps what it shows and looks again', async () => {
  const { reading, arrive } = lateReading();
  const readings = [CLOSED, setUpWith('CAPTURED'), new Error('no connection'), reading];
  const { server, user } = showPaying('CAPTURED', readings);
  await user.click(await screen.findByRole('button', { name: 'Pay ₹1' }));
  await waitFor(() => expect(server.variablesOf('SetUp')).toHaveLength(4));
  expect(screen.queryByText(/could not be loaded/)).toBeNull();
  expect(screen.getByText('Paid. The rupee is on its way back.')).toBeVisible();
  arrive(setUpWith('REFUNDED'));
  expect(await screen.findByText('Paid, and the rupee went back.')).toBeVisible();
});

test('given the server does not respond to the payment, its event tells how it ended, and nothing is refused', async () => {
  const { user } = showPaying('OPEN', [CLOSED, setUpWith('REFUNDED')], {
    ConfirmPaymentTest: () => new Error('no connection'),
  });
  await user.click(await screen.findByRole('button', { name: 'Pay ₹1' }));
  expect(await screen.findByText('Paid, and the rupee went back.')).toBeVisible();
  expect(screen.queryByText('The test could not be made. Please try again.')).toBeNull();
});

test('given the window was closed and the payment comes all the same, the page no longer says that none was made', async () => {
  payInCheckout.mockResolvedValueOnce(null);
  const { reading, arrive } = lateReading();
  const readings = [CLOSED, setUpWith('OPEN'), reading];
  const { user } = showPaying('OPEN', readings);
  await user.click(await screen.findByRole('button', { name: 'Pay ₹1' }));
  const refusal = 'The payment window was closed before a payment was made.';
  expect(await screen.findByText(refusal)).toBeVisible();
  arrive(setUpWith('CAPTURED'));
  const paid = await screen.findByText('Paid. The rupee is on its way back.');
  expect(paid).toBeVisible();
  expect(screen.queryByText(refusal)).toBeNull();
});

test('a mail that the server refused is told with its reply', async () => {
  const message = 'The mail server did not take the mail. It says: 550 No such user';
  const { user } = show({
    SendTestMail: () => ({
      sendTestMail: {
        __typename: 'TestMailRefused',
        code: 'MAIL_NOT_ACCEPTED',
        parameters: [],
        message,
      },
    }),
  });
  await user.click(await screen.findByRole('button', { name: 'Send me a test mail' }));
  expect(await screen.findByText(message)).toBeVisible();
});

test('an open site can be closed, after a question', async () => {
  const { server, user } = show(
    { UnpublishHotel: () => ({ unpublishHotel: { __typename: 'SetUp', ...CLOSED } }) },
    () => ({
      ...CLOSED,
      publishedAt: '2026-11-23T00:00:00Z',
    }),
  );
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

test('legal name and GSTIN are asked for, with the way to their form, and hinder no opening', async () => {
  const setUp = { ...CLOSED, steps: [step('HOTEL', true), step('TAX_REGISTRATION', false, true)] };
  const { user } = show(
    {
      PublishHotel: () => ({
        publishHotel: {
          __typename: 'HotelPublished',
          setUp: { ...setUp, publishedAt: '2026-11-23T00:00:00Z' },
        },
      }),
    },
    () => setUp,
  );
  expect(await screen.findByRole('link', { name: 'Enter legal name and GSTIN' })).toHaveAttribute(
    'href',
    '/desk/hotel',
  );
  expect(screen.getByText('Not yet')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Open the site to guests' }));
  expect(screen.queryByText(/cannot open yet/)).not.toBeInTheDocument();
});
