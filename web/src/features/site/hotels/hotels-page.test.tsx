import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import { pageProps } from '../../../../tests/hotels';
import { renderServed, Server } from '../../../../tests/served';
import { OVERVIEW_LENGTH, shortened } from './hotel-card';
import { PAGE_SIZE, STAR_OPTIONS } from './hotel-filters';
import { HotelsPage } from './hotels-page';

const hotel = {
  id: '1',
  name: 'Hill House',
  city: 'Shimla',
  country: 'India',
  starRating: 4,
  ratingAverage: 8.9,
  overview: 'x'.repeat(200),
  photo: '/pictures/hotel-4-640.webp',
  uploadedPictures: [],
  url: 'https://www.agoda.com/search?text=Hill%20House',
};

const served = (totalPages = 500) =>
  new Server({
    Hotels: ({ page }) => ({
      hotels: {
        __typename: 'HotelPage',
        hotels: [hotel],
        page,
        totalPages,
        totalCount: totalPages * 6,
      },
    }),
  });

function Address() {
  return <output>{useLocation().search}</output>;
}

function show(server: Server, path = '/hotels') {
  renderServed(
    <>
      <HotelsPage {...pageProps('Partner hotels')} />
      <Address />
    </>,
    server,
    path,
  );
  return userEvent.setup();
}

const address = () =>
  screen.getAllByRole('status').find((element) => element.tagName === 'OUTPUT')?.textContent;

test('the constants are the specification’s', () => {
  expect([PAGE_SIZE, OVERVIEW_LENGTH, STAR_OPTIONS]).toEqual([6, 120, [5, 4, 3]]);
  expect(shortened('x'.repeat(120))).toBe('x'.repeat(120));
  expect(shortened('x'.repeat(121))).toBe(`${'x'.repeat(120)}...`);
});

test('an overview ends with a whole word', () => {
  const start = 'x'.repeat(110);
  expect(shortened(`${start} lake and mountains`)).toBe(`${start} lake and...`);
  expect(shortened(`${start} lake, and, mountains`)).toBe(`${start} lake...`);
  expect(shortened(`${start} lakesides mountains`)).toBe(`${start} lakesides...`);
});

test('a card says where the hotel is, how it is rated, and leads to Agoda in a new tab', async () => {
  show(served());
  const card = within(await screen.findByRole('article'));
  expect(card.getByText('Shimla, India')).toBeVisible();
  expect(card.getByText('8.9/10')).toBeVisible();
  expect(card.getByRole('img', { name: '4 out of 5 stars' })).toBeVisible();
  expect(card.getByText(`${'x'.repeat(120)}...`)).toBeVisible();
  const link = card.getByRole('link', { name: /^View on Agoda/ });
  expect(link).toHaveAttribute('target', '_blank');
  expect(link.getAttribute('rel')).toContain('noopener');
});

test('requests six hotels per page, with the filters of the address', async () => {
  const server = served();
  show(server, '/hotels?search=hill&city=shim&stars=4&page=7');
  await screen.findByRole('article');
  expect(server.variablesOf('Hotels')).toEqual([
    { search: 'hill', city: 'shim', stars: 4, page: 7, limit: 6 },
  ]);
  expect(screen.getByLabelText('Search by hotel name')).toHaveValue('hill');
  expect(screen.getByLabelText('Stars')).toHaveValue('4');
  expect(screen.getByRole('button', { name: 'Page 7' })).toHaveAttribute('aria-current', 'page');
});

test('invalid values in an address are ignored', async () => {
  const server = served();
  show(server, '/hotels?stars=9&page=-2');
  await screen.findByRole('article');
  expect(server.variablesOf('Hotels')).toEqual([{ search: '', city: '', stars: null, page: 1, limit: 6 }]);
});

test('typing sends one request when it pauses, and returns to the first page', async () => {
  const server = served();
  const user = show(server, '/hotels?page=7');
  await screen.findByRole('article');
  await user.type(screen.getByLabelText('Filter by city'), 'shimla');
  await waitFor(() => expect(address()).toBe('?city=shimla'));
  await waitFor(() => expect(server.variablesOf('Hotels')).toHaveLength(2));
  expect(server.variablesOf('Hotels')[1]).toMatchObject({ city: 'shimla', page: 1 });
});

test('choosing stars returns to the first page', async () => {
  const server = served();
  const user = show(server, '/hotels?page=7&city=shimla');
  await screen.findByRole('article');
  expect(
    within(screen.getByLabelText('Stars'))
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['All Star Ratings', '5 stars', '4 stars', '3 stars']);
  await user.selectOptions(screen.getByLabelText('Stars'), '5 stars');
  await waitFor(() => expect(address()).toBe('?city=shimla&stars=5'));
});

test('pages are turned by numbers, of which few are shown for five hundred pages', async () => {
  const user = show(served(500));
  await screen.findByRole('article');
  const pages = within(screen.getByRole('navigation', { name: 'Pages of hotels' }));
  expect(pages.getAllByRole('button').length).toBeLessThan(10);
  await user.click(pages.getByRole('button', { name: 'Page 500' }));
  await waitFor(() => expect(address()).toBe('?page=500'));
  // Screen readers hear that the cards changed.
  const message = screen.getAllByRole('status').find((element) => element.tagName === 'P');
  await waitFor(() => expect(message).toHaveTextContent('3000 hotels, page 500 of 500'));
});

test('a failure is not shown as empty, and can be tried again', async () => {
  let works = false;
  const nothing = { __typename: 'HotelPage' as const, hotels: [], page: 1, totalPages: 0, totalCount: 0 };
  const user = show(new Server({ Hotels: () => (works ? { hotels: nothing } : new Error('away')) }));
  expect(await screen.findByRole('alert')).toHaveTextContent('could not be loaded');
  expect(screen.queryByText(/No hotels match your search/)).not.toBeInTheDocument();
  works = true;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/No hotels match your search/)).toBeVisible();
});
