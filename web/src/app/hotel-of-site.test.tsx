import { screen } from '@testing-library/react';
import { HOTEL, MILL } from '../../tests/hotels';
import { renderServed, Server } from '../../tests/served';
import { PageHead } from '../components/page/page-head';
import { readHotel, useHotel, type Hotel } from '../lib/hotel/hotel';
import { HotelOfSite } from './hotel-of-site';

const PROPERTY = {
  name: MILL.name,
  town: MILL.town,
  timeZone: 'Asia/Kolkata',
  address: 'Mill Lane, Kochi',
  phone: '1',
  email: 'stay@mill.example',
};

const loaded = new Server({
  Hotel: () => ({ property: { ...PROPERTY, today: '2026-11-22' } }),
});
const silent = new Server({ Hotel: () => new Promise(() => undefined) });

function Sentence() {
  const { name, town } = useHotel();
  return <p>{`${name} in ${town}`}</p>;
}

function show(written: Hotel, server: Server) {
  renderServed(
    <HotelOfSite written={written}>
      <PageHead title="Rooms in {town}" description="The rooms of {hotel}." />
      <Sentence />
    </HotelOfSite>,
    server,
  );
}

afterEach(() => {
  document.head.innerHTML = '';
});

test('given another hotel, when a page is opened, then its texts, title and description name that hotel', async () => {
  show(HOTEL, loaded);
  expect(await screen.findByText('The Old Mill in Kochi')).toBeVisible();
  expect(document.title).toBe('Rooms in Kochi – The Old Mill');
  const description = document.head.querySelector('meta[name="description"]');
  expect(description).toHaveAttribute('content', 'The rooms of The Old Mill.');
});

test('given the hotel is not loaded yet, then a page names the one in its HTML', () => {
  document.head.innerHTML = `<script type="application/json" id="hotel">${JSON.stringify(MILL)}</script>`;
  show(readHotel(), silent);
  expect(screen.getByText('The Old Mill in Kochi')).toBeVisible();
  expect(document.title).toBe('Rooms in Kochi – The Old Mill');
});

test('a page whose HTML names no hotel waits for it', () => {
  expect(readHotel()).toMatchObject({ name: '', town: '', timeZone: null, page: null });
});
