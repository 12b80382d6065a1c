import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderServed, Server } from '../../../tests/served';
import { NavigationBar } from './navigation-bar';

function show(path = '/') {
  renderServed(
    <>
      <NavigationBar />
      <p>elsewhere</p>
    </>,
    new Server({}),
    path,
  );
  return userEvent.setup();
}

const group = (name: string) => screen.getByRole('button', { name });

test('the bar has all links, and the buttons for visitors', () => {
  show();
  const labels = screen.getAllByRole('link').map((link) => link.textContent);
  expect(labels).toEqual([
    'Home',
    'Gallery',
    'Offers',
    'Feedback',
    'Admin',
    'Manage booking',
    'Log in',
    'Signup',
  ]);
  expect(screen.getByRole('link', { name: 'Gallery' })).toHaveAttribute('href', '/hotels');
  expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/signin');
  expect(screen.getByRole('link', { name: 'Signup' })).toHaveAttribute('href', '/signup');
});

test.each([
  ['Rooms & Suites', ['Deluxe Rooms', 'Family Rooms', 'Room Features']],
  ['Dining', ['Restaurants & Bars', 'Breakfast', 'Room Service', 'Menus', 'Special Events']],
  ['Amenities', ['Swimming Pool', 'Spa & Wellness', 'Fitness Center', 'Meeting Rooms', 'Concierge Services']],
])('%s opens its list', async (name, labels) => {
  const user = show();
  await user.click(group(name));
  expect(group(name)).toHaveAttribute('aria-expanded', 'true');
  const list = document.getElementById(group(name).getAttribute('aria-controls') ?? '');
  expect(list).toBeVisible();
  const links = within(list ?? document.body).getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual(labels);
});

test('one list is open at a time', async () => {
  const user = show();
  await user.click(group('Dining'));
  await user.click(group('Amenities'));
  expect(group('Dining')).toHaveAttribute('aria-expanded', 'false');
  expect(group('Amenities')).toHaveAttribute('aria-expanded', 'true');
});

test('a second press and a press outside close the list', async () => {
  const user = show();
  await user.click(group('Dining'));
  await user.click(group('Dining'));
  expect(group('Dining')).toHaveAttribute('aria-expanded', 'false');
  await user.click(group('Dining'));
  await user.click(screen.getByText('elsewhere'));
  expect(group('Dining')).toHaveAttribute('aria-expanded', 'false');
});

test('Escape closes the list and returns the focus to its button', async () => {
  const user = show();
  group('Rooms & Suites').focus();
  await user.keyboard('{Enter}{Tab}');
  expect(screen.getByRole('link', { name: 'Deluxe Rooms' })).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('link', { name: 'Deluxe Rooms' })).not.toBeInTheDocument();
  expect(group('Rooms & Suites')).toHaveFocus();
});

test('tabbing out of a list closes it', async () => {
  const user = show();
  group('Rooms & Suites').focus();
  await user.keyboard('{Enter}{Tab}{Tab}{Tab}{Tab}');
  expect(group('Dining')).toHaveFocus();
  expect(group('Rooms & Suites')).toHaveAttribute('aria-expanded', 'false');
});

test("the current page's link is marked, in a list too", async () => {
  const user = show('/dining/menus');
  expect(screen.getByRole('link', { name: 'Home' })).not.toHaveAttribute('aria-current');
  expect(group('Dining')).toHaveClass('is-current');
  await user.click(group('Dining'));
  expect(screen.getByRole('link', { name: 'Menus' })).toHaveAttribute('aria-current', 'page');
});

test('following a link closes all menus', async () => {
  const user = show();
  await user.click(group('Menu'));
  await user.click(group('Amenities'));
  await user.click(screen.getByRole('link', { name: 'Swimming Pool' }));
  expect(group('Amenities')).toHaveAttribute('aria-expanded', 'false');
  expect(group('Menu')).toHaveAttribute('aria-expanded', 'false');
});

test('on small screens a press below an open list does not move what is pressed', async () => {
  const user = show();
  await user.click(group('Menu'));
  await user.click(group('Dining'));
  await user.pointer({ keys: '[MouseLeft>]', target: screen.getByRole('link', { name: 'Offers' }) });
  expect(group('Dining')).toHaveAttribute('aria-expanded', 'true');
});

test('on small screens one button opens the whole menu, and Escape closes first a list, then the menu', async () => {
  const user = show();
  await user.click(group('Menu'));
  expect(group('Menu')).toHaveAttribute('aria-expanded', 'true');
  await user.click(group('Dining'));
  await user.keyboard('{Escape}');
  expect(group('Dining')).toHaveAttribute('aria-expanded', 'false');
  expect(group('Menu')).toHaveAttribute('aria-expanded', 'true');
  await user.keyboard('{Escape}');
  expect(group('Menu')).toHaveAttribute('aria-expanded', 'false');
  expect(group('Menu')).toHaveFocus();
});
