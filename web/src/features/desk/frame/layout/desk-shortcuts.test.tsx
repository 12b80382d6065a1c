import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import { renderServed, Server } from '../../../../../tests/served';
import { DeskSearch } from './desk-search';
import { DeskShortcuts } from './desk-shortcuts';

function Place() {
  return <output>{useLocation().pathname}</output>;
}

function show() {
  renderServed(
    <>
      <DeskSearch />
      <DeskShortcuts />
      <Place />
    </>,
    new Server({}),
    '/desk/figures',
  );
  return userEvent.setup();
}

beforeEach(() => localStorage.clear());

test.each([
  ['n', '/desk/bookings/new'],
  ['gt', '/desk'],
  ['gl', '/desk/timeline'],
  ['gx', '/desk/figures'],
  ['t', '/desk/figures'],
  ['{Control>}n{/Control}', '/desk/figures'],
])('the keys %s lead to %s', async (keys, path) => {
  const user = show();
  await user.keyboard(keys);
  expect(screen.getByRole('status')).toHaveTextContent(path);
});

test('a slash begins a search; what is typed there is no shortcut', async () => {
  const user = show();
  await user.keyboard('/');
  expect(screen.getByLabelText('Find a booking')).toHaveFocus();
  await user.keyboard('n');
  expect(screen.getByLabelText('Find a booking')).toHaveValue('n');
  expect(screen.getByRole('status')).toHaveTextContent('/desk/figures');
});

test('a question mark lists them, and they can be switched off for good', async () => {
  const user = show();
  await user.keyboard('?');
  expect(await screen.findByText('Go to Today')).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: 'Use them in this browser' }));
  await user.keyboard('{Escape}n');
  expect(screen.getByRole('status', { hidden: true })).toHaveTextContent('/desk/figures');
  expect(localStorage.getItem('saffron-court.desk-shortcuts')).toBe('off');
});
