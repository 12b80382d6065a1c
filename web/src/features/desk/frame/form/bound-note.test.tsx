import { render, screen } from '@testing-library/react';
import { RightsProvider, type Rights } from '../../../../lib/rights/rights';
import { BoundNote } from './bound-note';

const RIGHTS: Rights = { name: '', role: 'Reception', isAdmin: false, boundPaise: null, may: () => true };

test.each([
  [null, ''],
  [500_000, 'Your role may give away ₹5,000.00 on one business day, all bookings together.'],
  [0, 'Your role may not lower a charge below the policy’s charge, and may not give money back.'],
])('given a bound of %s paise, the note says %s', (boundPaise, words) => {
  render(
    <RightsProvider value={{ ...RIGHTS, boundPaise }}>
      <main>
        <BoundNote />
      </main>
    </RightsProvider>,
  );
  expect(screen.getByRole('main')).toHaveTextContent(words === '' ? /^$/ : words);
});
