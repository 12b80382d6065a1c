import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderServed, Server } from '../../../../../tests/served';
import { TakeBack } from './take-back';

const STAY = { id: 'first', status: 'CANCELLED', roomTitle: 'Double', roomNumber: '201' };

test('a cancellation is taken back after a second press', async () => {
  const server = new Server({
    TakeBackCancellation: () => ({
      takeBackCancellation: { __typename: 'CancellationTakenBack', stays: ['first', 'second'] },
    }),
  });
  const told: string[] = [];
  renderServed(
    <TakeBack
      stays={[STAY]}
      onTakenBack={async (sentence) => {
        told.push(sentence);
      }}
    />,
    server,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Take the cancellation back' }));
  expect(told).toEqual([]);
  await userEvent.click(await screen.findByRole('button', { name: 'Take it back' }));
  await waitFor(() => expect(told).toEqual(['2 rooms are booked again.']));
});

test('a refusal says why, and names the way out', async () => {
  const message =
    'The refund was sent or is being sent, so the cancellation cannot be taken back. Press “Book again”.';
  const refused = {
    __typename: 'TakingBackRefused' as const,
    code: 'TAKE_BACK_REFUND_SENT',
    parameters: [],
    message,
  };
  const server = new Server({ TakeBackCancellation: () => ({ takeBackCancellation: refused }) });
  renderServed(<TakeBack stays={[STAY]} onTakenBack={() => Promise.resolve()} />, server);
  await userEvent.click(screen.getByRole('button', { name: 'Take the cancellation back' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Take it back' }));
  expect(await screen.findByText(message)).toBeVisible();
});

test('a booking without a cancelled stay has nothing to take back', () => {
  renderServed(
    <TakeBack stays={[{ ...STAY, status: 'EXPECTED' }]} onTakenBack={() => Promise.resolve()} />,
    new Server({}),
  );
  expect(screen.queryByRole('button')).toBeNull();
});
