import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderServed, Server, type DataOf, type Responder } from '../../../../tests/served';
import { FeedbackForm } from './feedback-form';

const WORDS = { name: 'Asha', location: 'Pune', feedback: 'The lake at dusk.' };
const RECEIVED = {
  leaveFeedback: {
    __typename: 'FeedbackReceived' as const,
    code: 'FEEDBACK_RECEIVED',
    parameters: [],
    message: 'Feedback submitted successfully!',
  },
};

async function send(response: Responder<'LeaveFeedback'>) {
  const server = new Server({ LeaveFeedback: response });
  renderServed(<FeedbackForm />, server);
  const user = userEvent.setup();
  await user.type(screen.getByLabelText(/^Name/), WORDS.name);
  await user.type(screen.getByLabelText(/^Location/), WORDS.location);
  await user.type(screen.getByLabelText(/^Feedback/), WORDS.feedback);
  await user.click(screen.getByRole('button', { name: /Submit Feedback/ }));
  return server;
}

const typed = () => screen.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value);

test('sent feedback is confirmed and cleared', async () => {
  const server = await send(() => RECEIVED);
  expect(await screen.findByText('Feedback submitted successfully!')).toBeVisible();
  expect(server.variablesOf('LeaveFeedback')).toEqual([{ input: WORDS }]);
  expect(typed()).toEqual(['', '', '']);
});

test('the button is disabled and shows a spinner during sending', async () => {
  let arrive: (result: DataOf<'LeaveFeedback'>) => void = () => undefined;
  await send(() => new Promise((resolve) => (arrive = resolve)));
  const button = screen.getByRole('button', { name: /Submit Feedback/ });
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByLabelText('Sending')).toBeInTheDocument();
  arrive(RECEIVED);
  expect(await screen.findByText('Feedback submitted successfully!')).toBeVisible();
  expect(button).not.toHaveAttribute('aria-disabled');
});

test('feedback that did not arrive is kept in the form', async () => {
  await send(() => new Error('The connection broke'));
  expect(await screen.findByText('Something went wrong. Please try again.')).toBeVisible();
  expect(typed()).toEqual(Object.values(WORDS));
});

test('a fault is shown at its field', async () => {
  await send(() => ({
    leaveFeedback: {
      __typename: 'InvalidInput',
      code: 'INVALID_INPUT',
      parameters: [],
      message: 'Please correct the marked fields and try again.',
      faults: [
        { field: 'location', code: 'TEXT_MISSING', parameters: [], message: 'Please name a real place.' },
      ],
    },
  }));
  expect(await screen.findByText('Please name a real place.')).toBeVisible();
  expect(screen.getByLabelText(/^Location/)).toBeInvalid();
  expect(screen.getByLabelText(/^Location/)).toHaveFocus();
  expect(typed()).toEqual(Object.values(WORDS));
});
