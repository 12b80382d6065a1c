import { CombinedGraphQLErrors, ServerParseError } from '@apollo/client/errors';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderServed, Server, type DataOf, type Responder } from '../../../../tests/served';
import { ContactForm } from './contact-form';

const RECEIVED = {
  sendContactMessage: {
    __typename: 'ContactMessageReceived' as const,
    code: 'CONTACT_MESSAGE_RECEIVED',
    parameters: [],
    message: 'Form submitted successfully',
  },
};

function show(response: Responder<'SendContactMessage'> = () => RECEIVED) {
  const server = new Server({ SendContactMessage: response });
  renderServed(<ContactForm />, server);
  return { user: userEvent.setup(), server };
}

async function fill(user: ReturnType<typeof userEvent.setup>, email = 'guest@example.com', text = 'Hello') {
  if (email) await user.type(screen.getByLabelText('Company Email'), email);
  if (text) await user.type(screen.getByLabelText('How Can We Help You?'), text);
  await user.click(screen.getByRole('button', { name: 'Submit' }));
}

test('the message has ten lines', () => {
  show();
  expect(screen.getByLabelText('How Can We Help You?')).toHaveAttribute('rows', '10');
});

test.each([
  ['', 'Hello', 'Email is required', 'Company Email'],
  ['guest', 'Hello', 'Email is invalid', 'Company Email'],
  ['guest@example.com', '', 'Message is required', 'How Can We Help You?'],
])('nothing is sent with %j and %j: %s', async (email, text, sentence, label) => {
  const { user, server } = show();
  await fill(user, email, text);
  expect(screen.getByLabelText(label)).toHaveAccessibleDescription(sentence);
  expect(screen.getByLabelText(label)).toHaveFocus();
  expect(server.received).toEqual([]);
});

test('a thank-you replaces the form, and is read out', async () => {
  const { user, server } = show();
  await fill(user);
  expect(await screen.findByText('Thank you for your message!')).toBeVisible();
  expect(screen.getByText('Form submitted successfully')).toHaveClass('text-good');
  expect(screen.queryByLabelText('Company Email')).not.toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveFocus();
  expect(server.variablesOf('SendContactMessage')).toEqual([
    { input: { email: 'guest@example.com', textarea: 'Hello' } },
  ]);
});

test('a response without a message is thanked for too', async () => {
  const { user } = show(() => ({ sendContactMessage: { ...RECEIVED.sendContactMessage, message: '' } }));
  await fill(user);
  expect(await screen.findByText('Form submitted successfully')).toBeVisible();
});

test('a fault from the server is shown at its field', async () => {
  const { user } = show(() => ({
    sendContactMessage: {
      __typename: 'InvalidInput',
      code: 'INVALID_INPUT',
      parameters: [],
      message: 'Please check the form.',
      faults: [{ field: 'email', code: 'EMAIL_INVALID', parameters: [], message: 'Email is invalid' }],
    },
  }));
  await fill(user);
  expect(await screen.findByText('Please check the form.')).toBeVisible();
  expect(screen.getByLabelText('Company Email')).toHaveAccessibleDescription('Email is invalid');
  expect(screen.getByLabelText('Company Email')).toHaveFocus();
});

test('fields and button are disabled during sending', async () => {
  let arrive: (response: DataOf<'SendContactMessage'>) => void = () => undefined;
  const { user } = show(() => new Promise((resolve) => (arrive = resolve)));
  await fill(user);
  expect(screen.getByLabelText('Company Email')).toBeDisabled();
  expect(screen.getByLabelText('How Can We Help You?')).toBeDisabled();
  expect(screen.getByRole('button', { name: /Submit/ })).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByRole('status', { name: 'Sending' })).toBeVisible();
  arrive(RECEIVED);
  expect(await screen.findByText('Thank you for your message!')).toBeVisible();
});

const refused = (message: string) => ({
  sendContactMessage: { __typename: 'RateLimited' as const, code: 'RATE_LIMITED', parameters: [], message },
});

test.each<[string, Responder<'SendContactMessage'>, string]>([
  ['the server’s refusal', () => refused('Too many requests.'), 'Too many requests.'],
  ['a refusal without a message', () => refused(''), 'Form submission failed'],
  [
    'an error with a message',
    () => new CombinedGraphQLErrors({ errors: [{ message: 'The desk is away.' }] }),
    'The desk is away.',
  ],
  [
    'a response that cannot be read',
    () => new ServerParseError(new Error('no JSON'), { response: new Response(''), bodyText: '<html>' }),
    'Invalid server response',
  ],
  ['no response at all', () => new TypeError('Failed to fetch'), 'An error occurred while submitting'],
])(
  '%s is said under the form, what was typed stays, and it can be sent again',
  async (_case, response, sentence) => {
    const { user, server } = show(response);
    await fill(user);
    const message = await screen.findByText(sentence);
    expect(message).toHaveClass('text-bad');
    expect(screen.getByLabelText('Company Email')).toHaveValue('guest@example.com');
    expect(screen.getByLabelText('How Can We Help You?')).toHaveValue('Hello');
    expect(screen.getByRole('button', { name: 'Submit' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Submit' }));
    expect(server.received).toHaveLength(2);
  },
);

test.each([
  ['Form submitted successfully', 'text-good'],
  ['Thank you for your patience', 'text-good'],
  ['You wrote this already', 'text-warning'],
  ['Something else', 'text-bad'],
])('the words of %j under the form choose its colour', async (sentence, colour) => {
  const { user } = show(() => refused(sentence));
  await fill(user);
  expect(await screen.findByText(sentence)).toHaveClass(colour);
});
