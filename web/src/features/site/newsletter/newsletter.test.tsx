import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderServed, Server, type DataOf, type Responder, type Responders } from '../../../../tests/served';
import { Newsletter } from './newsletter';

const CONSENT = {
  property: { name: 'Saffron Court', newsletterConsent: 'You agree.' },
};
const status = (exists: boolean) => ({
  newsletterStatus: { __typename: 'NewsletterStatus' as const, exists },
});
const SENT = {
  sendNewsletterCode: {
    __typename: 'NewsletterCodeSent' as const,
    code: 'NEWSLETTER_CODE_SENT',
    parameters: [],
    message: 'OTP sent to your email!',
    resendAfterSeconds: 60,
  },
};
const VERIFIED = {
  verifyNewsletterCode: {
    __typename: 'NewsletterVerified' as const,
    code: 'NEWSLETTER_VERIFIED',
    parameters: [],
    message: 'Email verified successfully!',
  },
};
const limited = (message: string) => ({
  sendNewsletterCode: {
    __typename: 'RateLimited' as const,
    code: 'RATE_LIMITED',
    parameters: [],
    message,
  },
});
const codeRefused = (message: string) => ({
  verifyNewsletterCode: {
    __typename: 'CodeRefused' as const,
    code: 'CODE_REFUSED',
    parameters: [],
    message,
  },
});
const away = () => new TypeError('Failed to fetch');
const serverSays = (message: string) => () => new CombinedGraphQLErrors({ errors: [{ message }] });

function show(responses: Responders = {}) {
  const server = new Server({
    NewsletterConsent: () => CONSENT,
    NewsletterStatus: () => status(false),
    SendNewsletterCode: () => SENT,
    VerifyNewsletterCode: () => VERIFIED,
    ...responses,
  });
  renderServed(<Newsletter title="Stay Updated" sentence="News of the hotel." />, server);
  return { user: userEvent.setup(), server };
}

type User = ReturnType<typeof userEvent.setup>;
const email = () => screen.getByLabelText('E-mail address');

async function requestCode(user: User, address = 'reader@example.com') {
  if (address) await user.type(email(), address);
  await user.click(screen.getByRole('button', { name: 'Send OTP' }));
}

async function enterCode(user: User, code = '123456') {
  if (code) await user.type(await screen.findByLabelText('OTP'), code);
  await user.click(await screen.findByRole('button', { name: 'Verify' }));
}

test('shows the consent', async () => {
  show();
  expect(await screen.findByText('You agree.')).toBeVisible();
});

test('says so when that cannot be loaded, and tries again', async () => {
  let responses = [away(), CONSENT];
  const { user } = show({
    NewsletterConsent: () => {
      const [next = CONSENT, ...later] = responses;
      responses = later;
      return next;
    },
  });
  expect(await screen.findByText(/The terms of consent could not be loaded/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('You agree.')).toBeVisible();
});

test.each([
  ['', 'Please enter your email'],
  ['reader', 'Please enter a valid email address'],
])('the address %j is not sent: %s', async (address, sentence) => {
  const { user, server } = show();
  await requestCode(user, address);
  expect(screen.getByText(sentence)).toBeVisible();
  expect(email()).toHaveFocus();
  expect(email()).toHaveAccessibleDescription(sentence);
  expect(server.variablesOf('NewsletterStatus')).toEqual([]);
  expect(server.variablesOf('SendNewsletterCode')).toEqual([]);
});

test('an address whose code is requested twice at once is found registered by the server', async () => {
  const response = {
    __typename: 'AlreadySubscribed' as const,
    code: 'ALREADY_SUBSCRIBED',
    parameters: [],
    message: 'This email is already registered',
  };
  const { user } = show({ SendNewsletterCode: () => ({ sendNewsletterCode: response }) });
  await requestCode(user);
  expect(await screen.findByText('This email is already registered')).toHaveClass('text-warning');
  expect(email()).toHaveAttribute('readonly');
});

test('changing the address removes the message', async () => {
  const { user } = show();
  await requestCode(user, '');
  expect(screen.getByText('Please enter your email')).toBeVisible();
  await user.type(email(), 'r');
  expect(screen.queryByText('Please enter your email')).not.toBeInTheDocument();
});

test('a registered address is locked; a different one starts over', async () => {
  const { user, server } = show({ NewsletterStatus: () => status(true) });
  await requestCode(user);
  expect(await screen.findByText('This email is already registered')).toBeVisible();
  expect(email()).toHaveAttribute('readonly');
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Use different email',
  ]);
  expect(screen.getByRole('button', { name: 'Use different email' })).toHaveFocus();
  expect(server.variablesOf('SendNewsletterCode')).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Use different email' }));
  expect(email()).toHaveValue('');
  expect(email()).not.toHaveAttribute('readonly');
  expect(email()).toHaveFocus();
  expect(screen.getByRole('button', { name: 'Send OTP' })).toBeVisible();
  expect(screen.queryByText('This email is already registered')).not.toBeInTheDocument();
});

test('a check that fails counts as not registered', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { user } = show({ NewsletterStatus: away });
  await requestCode(user);
  expect(await screen.findByText('OTP sent to your email!')).toBeVisible();
  expect(warn).toHaveBeenCalled();
  warn.mockRestore();
});

test('once the code is sent the address is locked, and another code can be requested after a minute', async () => {
  const { user } = show();
  await requestCode(user);
  expect(await screen.findByText('OTP sent to your email!')).toBeVisible();
  expect(email()).toHaveAttribute('readonly');
  expect(screen.getByLabelText('OTP')).toHaveFocus();
  expect(screen.getByLabelText('OTP')).toHaveAttribute('autocomplete', 'one-time-code');
  expect(screen.getByLabelText('OTP')).toHaveAttribute('inputmode', 'numeric');
  expect(screen.getByRole('button', { name: /^Resend OTP \(in \d+ s\)$/ })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  expect(screen.getByRole('button', { name: 'Use different email' })).not.toHaveAttribute('aria-disabled');
});

test('another code can be requested once the pause is over', async () => {
  const soon = { sendNewsletterCode: { ...SENT.sendNewsletterCode, resendAfterSeconds: 0 } };
  const { user, server } = show({ SendNewsletterCode: () => soon });
  await requestCode(user);
  await user.click(await screen.findByRole('button', { name: 'Resend OTP' }));
  await waitFor(() => expect(server.variablesOf('SendNewsletterCode')).toHaveLength(2));
});

test('a request that is too soon is refused, and the pause follows the server’s seconds', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const tooSoon = {
    sendNewsletterCode: {
      __typename: 'CodeTooSoon' as const,
      code: 'CODE_TOO_SOON',
      parameters: [],
      message: 'Please wait.',
      retryAfterSeconds: 45,
    },
  };
  const responses = [{ sendNewsletterCode: { ...SENT.sendNewsletterCode, resendAfterSeconds: 0 } }, tooSoon];
  const { user } = show({ SendNewsletterCode: () => responses.shift() ?? tooSoon });
  await requestCode(user);
  await user.click(await screen.findByRole('button', { name: 'Resend OTP' }));
  expect(await screen.findByText('Please wait.')).toBeVisible();
  expect(screen.getByRole('button', { name: /^Resend OTP \(in 45 s\)$/ })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
});

test('a different address clears the code and ignores responses for the one before', async () => {
  let arrive: (response: DataOf<'VerifyNewsletterCode'>) => void = () => undefined;
  const { user } = show({ VerifyNewsletterCode: () => new Promise((resolve) => (arrive = resolve)) });
  await requestCode(user);
  await enterCode(user);
  await user.click(screen.getByRole('button', { name: 'Use different email' }));
  expect(email()).toHaveValue('');
  expect(screen.queryByLabelText('OTP')).not.toBeInTheDocument();
  expect(screen.queryByText('OTP sent to your email!')).not.toBeInTheDocument();
  arrive(VERIFIED);
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Send OTP' })).not.toHaveAttribute('aria-disabled'),
  );
  expect(screen.queryByText('Email verified successfully!')).not.toBeInTheDocument();
  await requestCode(user, 'other@example.com');
  expect(await screen.findByLabelText('OTP')).toHaveValue('');
});

test('a response to “Resend OTP” after a change of the address is ignored', async () => {
  let arrive: (response: DataOf<'SendNewsletterCode'>) => void = () => undefined;
  const now = { sendNewsletterCode: { ...SENT.sendNewsletterCode, resendAfterSeconds: 0 } };
  const later = new Promise<DataOf<'SendNewsletterCode'>>((resolve) => (arrive = resolve));
  const responses = [now, later];
  const { user } = show({ SendNewsletterCode: () => responses.shift() ?? now });
  await requestCode(user);
  await user.click(await screen.findByRole('button', { name: 'Resend OTP' }));
  await user.click(screen.getByRole('button', { name: 'Use different email' }));
  arrive(SENT);
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Send OTP' })).not.toHaveAttribute('aria-disabled'),
  );
  expect(screen.queryByLabelText('OTP')).not.toBeInTheDocument();
});

test('verified: both fields are cleared, and the server’s message stays', async () => {
  const { user, server } = show();
  await requestCode(user);
  await enterCode(user);
  expect(await screen.findByText('Email verified successfully!')).toBeVisible();
  expect(email()).toHaveValue('');
  expect(screen.queryByLabelText('OTP')).not.toBeInTheDocument();
  expect(server.variablesOf('VerifyNewsletterCode')).toEqual([
    { email: 'reader@example.com', otp: '123456' },
  ]);
  await user.type(email(), 'o');
  expect(screen.queryByText('Email verified successfully!')).not.toBeInTheDocument();
});

test('an empty code is not sent', async () => {
  const { user, server } = show();
  await requestCode(user);
  await enterCode(user, '');
  expect(screen.getByText('Please enter OTP')).toBeVisible();
  expect(screen.getByLabelText('OTP')).toHaveAttribute('aria-invalid', 'true');
  expect(server.variablesOf('VerifyNewsletterCode')).toEqual([]);
});

test.each<[string, Responder<'SendNewsletterCode'>, string]>([
  ['a refusal', () => limited('Too many.'), 'Too many.'],
  ['a refusal without a message', () => limited(''), 'Failed to send OTP'],
  ['a response without data', () => null, 'Failed to send OTP'],
  ['an error', serverSays('The desk is away.'), 'Error: The desk is away.'],
  ['no response', away, 'Error: Server error'],
])('%s to the request for a code is reported, and can be tried again', async (_case, response, sentence) => {
  const { user } = show({ SendNewsletterCode: response });
  await requestCode(user);
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Send OTP' })).not.toHaveAttribute('aria-disabled');
  expect(email()).toHaveValue('reader@example.com');
});

test.each<[string, Responder<'VerifyNewsletterCode'>, string]>([
  ['a refusal', () => codeRefused('This OTP is not right.'), 'This OTP is not right.'],
  ['a refusal without a message', () => codeRefused(''), 'Verification failed'],
  ['a response without data', () => null, 'Verification failed'],
  ['an error', serverSays('The desk is away.'), 'Error: The desk is away.'],
  ['no response', away, 'Error: Server error'],
])(
  '%s to the verification is reported, and the code can be entered again',
  async (_case, response, sentence) => {
    const { user } = show({ VerifyNewsletterCode: response });
    await requestCode(user);
    await enterCode(user);
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(screen.getByLabelText('OTP')).toHaveValue('123456');
  },
);

test('a refused code is marked as invalid, is described by the refusal, and has the focus', async () => {
  const { user } = show({ VerifyNewsletterCode: () => codeRefused('This OTP is not right.') });
  await requestCode(user);
  expect(await screen.findByLabelText('OTP')).not.toHaveAttribute('aria-invalid');
  await enterCode(user);
  await screen.findByText('This OTP is not right.');
  expect(screen.getByLabelText('OTP')).toHaveAttribute('aria-invalid', 'true');
  expect(screen.getByLabelText('OTP')).toHaveAccessibleDescription('This OTP is not right.');
  expect(screen.getByLabelText('OTP')).toHaveFocus();
});

test('a code that the server could not verify is not marked as invalid', async () => {
  const { user } = show({ VerifyNewsletterCode: away });
  await requestCode(user);
  await enterCode(user);
  await screen.findByText('Error: Server error');
  expect(screen.getByLabelText('OTP')).not.toHaveAttribute('aria-invalid');
});

test('an address that is none is marked as invalid', async () => {
  const { user } = show();
  await requestCode(user, 'reader');
  expect(email()).toHaveAttribute('aria-invalid', 'true');
  expect(email()).toHaveAccessibleDescription('Please enter a valid email address');
});
