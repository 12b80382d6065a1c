import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { HOTEL } from '../../../tests/hotels';
import { HotelProvider } from '../../lib/hotel/hotel';
import { Services } from './services';

const TEXTS = {
  'services.heading': 'Our Premium Services',
  'rooms.action': 'See the rooms',
  'dining.action': 'See the restaurants',
  'offers.action': 'See the offers',
};

function show(emptyPages: readonly string[]) {
  render(
    <HotelProvider value={{ ...HOTEL, emptyPages }}>
      <MemoryRouter>
        <Services texts={TEXTS} pictures={[]} />
      </MemoryRouter>
    </HotelProvider>,
  );
  return screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
}

test('the cards lead to rooms, dining and offers', () => {
  expect(show([])).toEqual([
    ['See the rooms', '/rooms/deluxe'],
    ['See the restaurants', '/dining/restaurants'],
    ['See the offers', '/offers'],
  ]);
});

test('a new hotel advertises nothing that is empty, and its rooms are the room types', () => {
  expect(show(['/rooms/deluxe', '/dining/restaurants', '/offers'])).toEqual([['See the rooms', '/rooms']]);
});
