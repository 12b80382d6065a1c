import { screen, waitFor } from '@testing-library/react';
import { renderServed, Server, type DataOf } from '../../../../../tests/served';
import { slabWarning } from '../../../../../tests/slab-warnings';
import { TypedRateWarnings } from './typed-rate-warnings';

const serverWith = (result: DataOf<'SlabWarnings'>['slabWarnings']) =>
  new Server({ SlabWarnings: () => ({ slabWarnings: result }) });

test('a typed rate a little above the limit is named with both prices and the rate within it', async () => {
  const warning = slabWarning({ roomTitle: 'Single', planName: 'Flexible' });
  const server = serverWith({ __typename: 'SlabWarnings', warnings: [warning] });
  renderServed(<TypedRateWarnings typed={{ nightlyRateCents: 8_930 }} />, server);
  expect(await screen.findByRole('listitem')).toHaveTextContent(
    'Single, Flexible: A night at $89.30 is ₹7,501.00, a little above the tax limit of ₹7,500.00. ' +
      'A guest pays ₹8,851.18 with tax; at the limit it would be ₹7,875.00. ' +
      'To stay within the limit, enter a rate of at most $89.28.',
  );
  expect(server.variablesOf('SlabWarnings')).toEqual([{ nightlyRateCents: 8_930 }]);
});

test('what is no amount is not sent, and a refused one shows nothing', async () => {
  const server = serverWith({ __typename: 'InvalidInput' });
  const { rerender } = renderServed(<TypedRateWarnings typed={null} />, server);
  expect(server.received).toEqual([]);
  rerender(<></>);
  renderServed(<TypedRateWarnings typed={{ nightlyRateCents: 0 }} />, server);
  await waitFor(() => expect(server.received).toHaveLength(1));
  expect(screen.queryByRole('listitem')).toBeNull();
});
