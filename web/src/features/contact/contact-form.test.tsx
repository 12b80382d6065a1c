import { CombinedGraphQLErrors, ServerParseError } from '@apollo/client/errors';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderServed, Server, type Answer } from '../../../tests/served';
import { ContactForm } from './contact-form';
import { toneOf } from './contact-outcome';

const RECEIVED = {
  sendContactMessage: { __typename: 'ContactMessageReceived', message: 'Form submitted successfully' },
};

function show(answer: Answer = () => RECEIVED) {
  const server = new Server({ SendContactMessage: answer });
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
  ['', 'Hello', 'Email is required'],
  ['guest', 'Hello', 'Email is invalid'],
  ['guest@example.com', '', 'Message is required'],
])('nothing is sent with %j and %j: %s', async (email, text, sentence) => {
  const { user, server } = show();
  await fill(user, email, text);
  expect(screen.getByText(sentence)).toBeVisible();
  expect(server.asked).toEqual([]);
});

test('thanks take the form’s place, and are heard', async () => {
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

test('while it is sent, fields and button rest', async () => {
  let arrive: (answer: object) => void = () => undefined;
  const { user } = show(() => new Promise<object>((resolve) => (arrive = resolve)));
  await fill(user);
  expect(screen.getByLabelText('Company Email')).toBeDisabled();
  expect(screen.getByLabelText('How Can We Help You?')).toBeDisabled();
  expect(screen.getByRole('button', { name: /Submit/ })).toBeDisabled();
  expect(screen.getByRole('status', { name: 'Sending' })).toBeVisible();
  arrive(RECEIVED);
  expect(await screen.findByText('Thank you for your message!')).toBeVisible();
});

const refused = (message: string) => ({ sendContactMessage: { __typename: 'RateLimited', message } });

test.each<[string, Answer, string]>([
  ['the server’s refusal', () => refused('Too many requests.'), 'Too many requests.'],
  ['a refusal without words', () => refused(''), 'Form submission failed'],
  [
    'an error with words',
    () => new CombinedGraphQLErrors({ errors: [{ message: 'The desk is away.' }] }),
    'The desk is away.',
  ],
  [
    'an answer that cannot be read',
    () => new ServerParseError(new Error('no JSON'), { response: new Response(''), bodyText: '<html>' }),
    'Invalid server response',
  ],
  ['no answer at all', () => new TypeError('Failed to fetch'), 'An error occurred while submitting'],
])(
  '%s is said under the form, what was typed stays, and it can be sent again',
  async (_case, answer, sentence) => {
    const { user, server } = show(answer);
    await fill(user);
    const message = await screen.findByText(sentence);
    expect(message).toHaveClass('text-bad');
    expect(screen.getByLabelText('How Can We Help You?')).toHaveValue('Hello');
    await user.click(screen.getByRole('button', { name: 'Submit' }));
    expect(server.asked).toHaveLength(2);
  },
);

test('the sentence’s words choose its colour', () => {
  expect(toneOf('Form submitted successfully')).toBe('good');
  expect(toneOf('Thank you for writing')).toBe('good');
  expect(toneOf('You wrote this already')).toBe('warning');
  expect(toneOf('Something else')).toBe('bad');
});
