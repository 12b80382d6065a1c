import { render, screen } from '@testing-library/react';
import { May } from './may';
import { RightsProvider } from './rights';

const CHARGE = <May permission="payments.take">Take the money</May>;

describe('what needs a permission', () => {
  test('is shown to people who have it, and hidden from others', () => {
    const rights = { name: '', role: 'Accounts', isAdmin: false, boundPaise: 0 };
    const { rerender } = render(
      <RightsProvider value={{ ...rights, may: () => false }}>{CHARGE}</RightsProvider>,
    );
    expect(screen.queryByText('Take the money')).not.toBeInTheDocument();
    rerender(
      <RightsProvider value={{ ...rights, may: (name) => name === 'payments.take' }}>
        {CHARGE}
      </RightsProvider>,
    );
    expect(screen.getByText('Take the money')).toBeVisible();
  });
});
