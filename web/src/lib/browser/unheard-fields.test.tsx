import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState, type FormEvent } from 'react';
import { useForm } from 'react-hook-form';
import { hearUnheardFields } from './unheard-fields';

beforeAll(hearUnheardFields);

/** As a browser or a password manager does: React's own setter notes nothing, and no event comes. */
function fillSilently(label: string, value: string): void {
  const field = screen.getByLabelText<HTMLInputElement>(label);
  const prototype = Object.getPrototypeOf(field) as object;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
}

/** As a script of the page does: React's setter notes it, and no event comes. */
function fillByScript(label: string, value: string): void {
  screen.getByLabelText<HTMLInputElement>(label).value = value;
}

const WAYS = [
  ['silently', fillSilently],
  ['by a script', fillByScript],
] as const;

function Controlled({ onSend }: { onSend: (name: string) => void }) {
  const [name, setName] = useState('');
  const send = (event: FormEvent) => {
    event.preventDefault();
    onSend(name);
  };
  return (
    <form onSubmit={send}>
      <input aria-label="Name" value={name} onChange={({ target }) => setName(target.value)} />
      <button type="submit">Send</button>
    </form>
  );
}

function Registered({ onSend }: { onSend: (name: string) => void }) {
  const { register, handleSubmit } = useForm({ defaultValues: { name: '' } });
  return (
    <form onSubmit={(event) => void handleSubmit(({ name }) => onSend(name))(event)}>
      <input aria-label="Name" {...register('name', { required: true })} />
      <button type="submit">Send</button>
    </form>
  );
}

describe.each([
  ['a field whose value React keeps', Controlled],
  ['a field that keeps its own value', Registered],
])('%s', (_what, Form) => {
  test.each(WAYS)('is sent as it was filled in %s', async (_way, fill) => {
    const onSend = vi.fn();
    render(<Form onSend={onSend} />);
    fill('Name', 'Asha Rao');
    // Pressed twice, it is sent once.
    fireEvent.click(screen.getByRole('button', { name: 'Send' }));
    fireEvent.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(onSend.mock.calls).toEqual([['Asha Rao']]));
  });

  test('is sent once when it was typed', async () => {
    const onSend = vi.fn();
    render(<Form onSend={onSend} />);
    fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Asha' } });
    fireEvent.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(onSend.mock.calls).toEqual([['Asha']]));
  });
});
