import { render, screen } from '@testing-library/react';
import { lazy, type ComponentType } from 'react';
import { Later } from './later';

function showLater(load: () => Promise<{ default: ComponentType }>) {
  const Content = lazy(load);
  render(
    <>
      <h1>The page</h1>
      <Later problem="The contact form could not be loaded." className="min-h-4">
        <Content />
      </Later>
    </>,
  );
}

test('content further down loads by itself', async () => {
  showLater(() => Promise.resolve({ default: () => <p>Write to us</p> }));
  expect(await screen.findByText('Write to us')).toBeInTheDocument();
});

test('content that cannot be loaded says so, and the rest of the page stays', async () => {
  const complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  showLater(() => Promise.reject(new Error('offline')));
  expect(await screen.findByText(/The contact form could not be loaded/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'The page' })).toBeInTheDocument();
  complaints.mockRestore();
});
