import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { Link, NavigationEntry } from './link';

function Shown() {
  const { pathname, state } = useLocation() as { pathname: string; state: unknown };
  return <output>{`${pathname} ${JSON.stringify(state)}`}</output>;
}

function show(link: React.ReactNode, at = '/rooms') {
  render(
    <MemoryRouter initialEntries={[at]}>
      {link}
      <Shown />
    </MemoryRouter>,
  );
  return screen.getByRole('link');
}

test('a press opens the page without a new document, with its state', () => {
  const link = show(
    <Link to="/book" state={{ from: 'rooms' }}>
      Book
    </Link>,
  );
  expect(link).toHaveAttribute('href', '/book');
  fireEvent.click(link);
  expect(screen.getByRole('status')).toHaveTextContent('/book {"from":"rooms"}');
});

test('a press with a key that opens a tab is left to the browser', () => {
  const link = show(<Link to="/book">Book</Link>);
  let isLeftToBrowser = false;
  const look = (event: Event) => {
    isLeftToBrowser = !event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener('click', look, { once: true });
  fireEvent.click(link, { ctrlKey: true });
  expect(isLeftToBrowser).toBe(true);
  expect(screen.getByRole('status')).toHaveTextContent('/rooms');
});

test('a press that its handler prevents opens nothing', () => {
  const link = show(
    <Link to="/book" onClick={(event) => event.preventDefault()}>
      Book
    </Link>,
  );
  fireEvent.click(link);
  expect(screen.getByRole('status')).toHaveTextContent('/rooms');
});

test.each([
  { to: '/rooms', at: '/rooms', end: true, isCurrent: true },
  { to: '/rooms', at: '/Rooms/', end: true, isCurrent: true },
  { to: '/rooms', at: '/rooms/suite', end: true, isCurrent: false },
  { to: '/rooms', at: '/rooms/suite', end: false, isCurrent: true },
  { to: '/room', at: '/rooms', end: false, isCurrent: false },
  { to: '/', at: '/rooms', end: false, isCurrent: false },
])(
  'given the address $at, the entry $to (end: $end) is the current page: $isCurrent',
  ({ to, at, end, isCurrent }) => {
    const link = show(
      <NavigationEntry to={to} end={end} className="entry" currentClassName="is-current">
        Rooms
      </NavigationEntry>,
      at,
    );
    expect(link.getAttribute('aria-current')).toBe(isCurrent ? 'page' : null);
    expect(link).toHaveClass(isCurrent ? 'entry is-current' : 'entry', { exact: true });
  },
);
