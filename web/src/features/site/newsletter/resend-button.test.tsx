import { act, render, screen } from '@testing-library/react';
import { ResendButton } from './resend-button';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const pass = (seconds: number) => act(() => vi.advanceTimersByTime(seconds * 1000));

test('counts the seconds down, and is enabled when none is left', () => {
  render(<ResendButton at={Date.now() + 60_000} disabled={false} onResend={vi.fn()} />);
  expect(screen.getByRole('button', { name: 'Resend OTP (in 60 s)' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  pass(1);
  expect(screen.getByRole('button', { name: 'Resend OTP (in 59 s)' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  pass(58);
  expect(screen.getByRole('button', { name: 'Resend OTP (in 1 s)' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  pass(1);
  expect(screen.getByRole('button', { name: 'Resend OTP' })).not.toHaveAttribute('aria-disabled');
});
