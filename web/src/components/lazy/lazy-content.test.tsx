import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ComponentType } from 'react';
import { lazyComponent } from '../../lib/loading/lazy-component';
import { LazyContent } from './lazy-content';
import { LazyDialog } from './lazy-dialog';

type Loaded = Promise<{ default: ComponentType }>;

const arrives: () => Loaded = () => Promise.resolve({ default: () => <button>Write to us</button> });
const fails: () => Loaded = () => Promise.reject(new TypeError('Failed to fetch the module'));

/** Loads by these functions in order; the last function is repeated. */
function loading(...ways: (() => Loaded)[]) {
  const load = vi.fn(() => (ways.length > 1 ? ways.shift() : ways[0])?.() ?? fails());
  return { load, Content: lazyComponent(load) };
}

function showLater(Content: ComponentType) {
  render(
    <main>
      <h1>The page</h1>
      <LazyContent problem="The contact form could not be loaded." className="min-h-4">
        <Content />
      </LazyContent>
    </main>,
  );
  return userEvent.setup();
}

/** A page with a button that opens a dialog. */
function WindowPage({ Content }: { Content: ComponentType }) {
  const [open, setOpen] = useState(false);
  return (
    <main>
      <h1>The page</h1>
      <button onClick={() => setOpen(true)}>Book</button>
      {open ? (
        <LazyDialog problem="The booking form could not be loaded." onClose={() => setOpen(false)}>
          <Content />
        </LazyDialog>
      ) : null}
    </main>
  );
}

// React logs each failure that a boundary catches.
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

const retry = () => screen.findByRole('button', { name: 'Try again' });

test('content further down loads by itself', async () => {
  showLater(loading(arrives).Content);
  expect(await screen.findByText('Write to us')).toBeInTheDocument();
});

test('content that cannot be loaded says so, and the rest of the page stays', async () => {
  showLater(loading(fails).Content);
  expect(await screen.findByText(/The contact form could not be loaded/)).toBeInTheDocument();
  expect(await retry()).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'The page' })).toBeInTheDocument();
});

test('another try asks for the file again, as often as the guest wants', async () => {
  const { load, Content } = loading(fails, fails, arrives);
  const user = showLater(Content);
  await user.click(await retry());
  expect(load).toHaveBeenCalledTimes(2);
  await user.click(await retry());
  expect(await screen.findByText('Write to us')).toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(3);
  expect(screen.getByRole('heading', { name: 'The page' })).toHaveFocus();
});

test('content that failed elsewhere is asked for again by the next page', async () => {
  const { load, Content } = loading(fails, arrives);
  const shown = render(
    <LazyContent problem="The contact form could not be loaded.">
      <Content />
    </LazyContent>,
  );
  await retry();
  shown.unmount();
  showLater(Content);
  expect(await screen.findByText('Write to us')).toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(2);
});

test('a window that cannot be loaded says so over the page, and the next try opens it', async () => {
  const { Content } = loading(fails, arrives);
  render(<WindowPage Content={Content} />);
  const user = userEvent.setup();
  const opener = screen.getByRole('button', { name: 'Book' });
  await user.click(opener);
  const message = await screen.findByRole('alert');
  expect(message).toHaveTextContent('The booking form could not be loaded.');
  expect(message.parentElement).toHaveFocus();
  await user.click(await retry());
  expect(await screen.findByText('Write to us')).toBeInTheDocument();
  // The dialog returns the focus to the button.
  expect(opener).toHaveFocus();
});

test('a window that cannot be loaded can be closed, which returns the focus', async () => {
  render(<WindowPage Content={loading(fails).Content} />);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Book' }));
  await retry();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Book' })).toHaveFocus();
});
