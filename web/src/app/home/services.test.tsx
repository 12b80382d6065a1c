import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { HOTEL } from '../../../tests/hotels';
import { MAP_PICTURE } from '../../../tests/pictures';
import { HotelProvider } from '../../lib/hotel/hotel';
import type { ShownPicture } from '../../lib/hotel/shown-picture';
import { Services } from './services';

const TEXTS = {
  'rooms.image': MAP_PICTURE.address,
  'services.heading': 'Our Premium Services',
  'rooms.action': 'See the rooms',
  'dining.action': 'See the restaurants',
  'offers.action': 'See the offers',
};

function show(emptyPages: readonly string[], pictures: readonly ShownPicture[] = []) {
  render(
    <HotelProvider value={{ ...HOTEL, emptyPages }}>
      <MemoryRouter>
        <Services texts={TEXTS} pictures={pictures} />
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

test('without a restaurant, the pictures of the other cards are wide and fill the row', () => {
  show(['/dining/restaurants'], [MAP_PICTURE]);
  expect(screen.getByRole('img')).not.toHaveClass('md:aspect-[4/5]');
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
});
