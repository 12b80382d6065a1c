import { render, screen, waitFor } from '@testing-library/react';
import { StartupGate } from './startup-gate';

const site = <p>the site</p>;

function serverResponds(respond: () => Promise<Response>): jest.SpyInstance {
  return jest.spyOn(globalThis, 'fetch').mockImplementation(respond);
}

afterEach(() => jest.restoreAllMocks());

const isWithinReach = () => screen.getByText('the site').closest('[inert]') === null;

test('a spinner covers the site until the server has responded to the root check', async () => {
  let respond: (response: Response) => void = () => undefined;
  const fetching = serverResponds(() => new Promise((resolve) => (respond = resolve)));
  render(<StartupGate>{site}</StartupGate>);
  expect(screen.getByRole('status', { name: 'Loading' })).toBeInTheDocument();
  expect(isWithinReach()).toBe(false);
  respond(Response.json({ user: null }));
  await waitFor(() => expect(isWithinReach()).toBe(true));
  expect(screen.queryByRole('status', { name: 'Loading' })).not.toBeInTheDocument();
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
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  render(<StartupGate>{site}</StartupGate>);
  await waitFor(() => expect(isWithinReach()).toBe(true));
  expect(logged).toHaveBeenCalledWith('The startup check failed', expect.anything());
});

test('the site waits three seconds for a silent server', () => {
  const timeout = jest.spyOn(AbortSignal, 'timeout');
  serverResponds(() => new Promise(() => undefined));
  render(<StartupGate>{site}</StartupGate>);
  expect(timeout).toHaveBeenCalledWith(3_000);
});
