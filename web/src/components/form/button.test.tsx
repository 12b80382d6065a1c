import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FormEvent } from 'react';
import { Button } from './button';

function show(disabled: boolean) {
  const onPress = vi.fn();
  const onSend = vi.fn((event: FormEvent) => event.preventDefault());
  const form = (busy: boolean) => (
    <form onSubmit={onSend}>
      <input aria-label="Name" />
      <Button type="submit" disabled={busy} onClick={onPress}>
        Send
      </Button>
    </form>
  );
  const { rerender } = render(form(disabled));
  return {
    user: userEvent.setup(),
    onPress,
    onSend,
    button: screen.getByRole('button', { name: 'Send' }),
    field: screen.getByLabelText('Name'),
    setDisabled: (next: boolean) => rerender(form(next)),
  };
}

test('a button that its press disables keeps the focus', async () => {
  const { user, button, setDisabled } = show(false);
  await user.click(button);
  setDisabled(true);
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button).not.toHaveAttribute('disabled');
  expect(button).toHaveFocus();
  setDisabled(false);
  expect(button).not.toHaveAttribute('aria-disabled');
  expect(button).toHaveFocus();
});

test('a disabled button sends no form, by a press or by Enter in a field', async () => {
  const { user, button, field, onPress, onSend } = show(true);
  await user.click(button);
  await user.type(field, 'Asha{Enter}');
  button.focus();
  await user.keyboard('{Enter} ');
  expect(onPress).not.toHaveBeenCalled();
  expect(onSend).not.toHaveBeenCalled();
});

test('an enabled button sends its form, by a press and by Enter in a field', async () => {
  const { user, button, field, onPress, onSend } = show(false);
  await user.click(button);
  await user.type(field, 'Asha{Enter}');
  expect(onPress).toHaveBeenCalledTimes(2);
  expect(onSend).toHaveBeenCalledTimes(2);
});
