import { render, screen, waitFor } from '@testing-library/react';
import { StartupGate } from './startup-gate';

const site = <button type="button">Menu</button>;

function serverResponds(respond: () => Promise<Response>) {
  return vi.spyOn(globalThis, 'fetch').mockImplementation(respond);
}

afterEach(() => vi.restoreAllMocks());

const spinner = () => screen.queryByRole('status', { name: 'Loading' });

test('a spinner is over the site until the server has responded to the root check', async () => {
  let respond: (response: Response) => void = () => undefined;
  const fetching = serverResponds(() => new Promise((resolve) => (respond = resolve)));
  render(<StartupGate>{site}</StartupGate>);
  expect(spinner()).toBeInTheDocument();
  respond(Response.json({ user: null }));
  await waitFor(() => expect(spinner()).not.toBeInTheDocument());
  expect(fetching).toHaveBeenCalledWith(
    '/',
    expect.objectContaining({ credentials: 'include', headers: { Accept: 'application/json' } }),
  );
});

test.each([
  ['refuses', () => Promise.resolve(Response.json({}, { status: 503 }))],
  ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['responds with a page', () => Promise.resolve(new Response('<html>'))],
])('the site continues when the server %s, and the failure is logged', async (_case, respond) => {
  serverResponds(respond);
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  render(<StartupGate>{site}</StartupGate>);
  await waitFor(() => expect(spinner()).not.toBeInTheDocument());
  expect(screen.getByRole('button', { name: 'Menu' })).toBeVisible();
  expect(logged).toHaveBeenCalledWith('The startup check failed', expect.anything());
});

test('the site can be used beneath the spinner', () => {
  serverResponds(() => new Promise(() => undefined));
  render(<StartupGate>{site}</StartupGate>);
  screen.getByRole('button', { name: 'Menu' }).focus();
  expect(screen.getByRole('button', { name: 'Menu' })).toHaveFocus();
  expect(screen.getByRole('button', { name: 'Menu' }).closest('[inert]')).toBeNull();
});

test('the site waits three seconds for a silent server', () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  serverResponds(() => new Promise(() => undefined));
  render(<StartupGate>{site}</StartupGate>);
  expect(timeout).toHaveBeenCalledWith(3_000);
});
