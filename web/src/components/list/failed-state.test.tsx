import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { FailedLine } from './failed-line';
import { FailedState } from './failed-state';

/** A page with a list. The failure disappears when the guest tries again. */
function Page({ titled }: { titled: boolean }) {
  const [failed, setFailed] = useState(true);
  return (
    <main id="main" tabIndex={-1}>
      {titled ? <h1>Offers</h1> : null}
      <section aria-label="Offers">
        {failed ? (
          <FailedState problem="The offers could not be loaded." onRetry={() => setFailed(false)} />
        ) : (
          <p>Monsoon nights</p>
        )}
      </section>
    </main>
  );
}

const retry = () => userEvent.click(screen.getByRole('button', { name: 'Try again' }));

test('after another try the focus is on the heading over the list', async () => {
  render(<Page titled />);
  expect(screen.getByRole('alert')).toHaveTextContent(
    'The offers could not be loaded. Check your connection and try again.',
  );
  await retry();
  expect(screen.getByText('Monsoon nights')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Offers' })).toHaveFocus();
});

test('without a heading the focus is on the page', async () => {
  render(<Page titled={false} />);
  await retry();
  expect(screen.getByRole('main')).toHaveFocus();
});

test('without a page, as while access is checked, the focus is on the site', async () => {
  const root = document.createElement('div');
  root.id = 'root';
  document.body.append(root);
  render(<FailedState problem="We could not check whether you have access." onRetry={() => undefined} />);
  await retry();
  expect(root).toHaveFocus();
  root.remove();
});

test('after another try of one line the focus is on what stays around it', async () => {
  render(
    <p tabIndex={-1}>
      <FailedLine problem="The price could not be loaded." onRetry={() => undefined} />
    </p>,
  );
  await retry();
  expect(screen.getByRole('paragraph')).toHaveFocus();
});
