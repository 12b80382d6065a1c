import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { useSending } from './use-sending';

type Result =
  | { __typename: 'Saved' }
  | { __typename: 'InvalidInput'; message: string; faults: { field: string; message: string }[] }
  | { __typename: 'RoomTaken'; message: string };

const NAME_MISSING: Result = {
  __typename: 'InvalidInput',
  message: 'Please correct the marked fields.',
  faults: [{ field: 'name', message: 'Enter a name.' }],
};

/** A form with two fields. It says what came back, and each sent key is in `keys`. */
function Form({
  responses,
  keys,
}: {
  responses: (Result | Promise<Result> | Error | 'none')[];
  keys: string[];
}) {
  const [name, setName] = useState('Asha');
  const { form, send, faultOf, problem } = useSending<Result>('Saved');
  const submit = () =>
    send({ name }, (key) => {
      keys.push(key);
      const response = responses.shift();
      if (response instanceof Error) return Promise.reject(response);
      return response === 'none' ? Promise.reject(new Error('offline')) : Promise.resolve(response);
    });
  return (
    <form
      ref={form}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <input aria-label="Room" />
      <input
        aria-label="Name"
        aria-invalid={faultOf('name') ? true : undefined}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <p>{faultOf('name')}</p>
      <p role="alert">{problem}</p>
      <button type="submit">Save</button>
    </form>
  );
}

async function press() {
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    await Promise.resolve();
  });
}

test('given a fault of a field, then its message is at the field, which has the focus, and nowhere else', async () => {
  render(<Form responses={[NAME_MISSING]} keys={[]} />);
  await press();
  expect(screen.getByText('Enter a name.')).toBeVisible();
  expect(screen.getByLabelText('Name')).toHaveFocus();
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
});

test('given a refusal, then its message is shown until the server does what was asked', async () => {
  const responses: Result[] = [
    { __typename: 'RoomTaken', message: 'Room 102 is taken.' },
    { __typename: 'Saved' },
  ];
  render(<Form responses={responses} keys={[]} />);
  await press();
  expect(screen.getByRole('alert')).toHaveTextContent('Room 102 is taken.');
  await press();
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
});

test('while the form is sent again its message is gone, so that a screen reader reads an equal message again', async () => {
  let fail: (fault: Error) => void = () => undefined;
  const noResponse = new Promise<Result>((_resolve, reject) => (fail = reject));
  render(<Form responses={['none', noResponse]} keys={[]} />);
  await press();
  await press();
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  await act(async () => {
    fail(new Error('offline'));
    await Promise.resolve();
  });
  expect(screen.getByRole('alert')).toHaveTextContent('The server did not respond. Please try again.');
});

test('without a response the next press has an equal key; with a response it has another key', async () => {
  const keys: string[] = [];
  render(<Form responses={['none', { __typename: 'Saved' }, { __typename: 'Saved' }]} keys={keys} />);
  await press();
  expect(screen.getByRole('alert')).toHaveTextContent('The server did not respond. Please try again.');
  await press();
  await press();
  const [first, again, later] = keys;
  expect(again).toBe(first);
  expect(later).not.toBe(first);
});

test('changed values have another key, even when the server did not respond', async () => {
  const keys: string[] = [];
  render(<Form responses={['none', { __typename: 'Saved' }]} keys={keys} />);
  await press();
  fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Meera' } });
  await press();
  expect(keys[0]).not.toBe(keys[1]);
});

test('given a refusal of the whole request, then its sentence is shown and the next attempt has a new key', async () => {
  const keys: string[] = [];
  const beyond = 'Your role may give away at most ₹5,000.00 a day.';
  const refusal = new CombinedGraphQLErrors({ errors: [{ message: beyond }] });
  render(<Form responses={[refusal, { __typename: 'Saved' }]} keys={keys} />);
  await press();
  expect(screen.getByRole('alert')).toHaveTextContent(beyond);
  await press();
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  expect(new Set(keys).size).toBe(2);
});
