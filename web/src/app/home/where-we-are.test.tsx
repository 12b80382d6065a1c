import { screen, waitFor } from '@testing-library/react';
import { renderServed, Server } from '../../../tests/served';
import { useGoodToKnow } from '../../lib/hotel/good-to-know';
import { MAP_PICTURE } from '../../../tests/pictures';
import { WhereWeAre } from './where-we-are';

const PLACE = {
  'map.position': '24.5725, 73.6785',
  'place1.name': 'City Palace',
  'place1.position': '24.5764, 73.6835',
  'place1.travel': '10 minutes on foot',
};

const hotel = (texts: Readonly<Record<string, string>>) =>
  new Server({
    Hotel: () => ({
      property: {
        name: 'Saffron Court',
        town: 'Udaipur',
        timeZone: 'Asia/Kolkata',
        address: 'Lake Palace Road, Udaipur',
        phone: '+91 294 555 0142',
        email: '',
        today: '2026-11-23',
      },
    }),
    PageTexts: () => ({
      pageTexts: Object.entries(texts).map(([name, text]) => ({
        name,
        text,
        picture: text === MAP_PICTURE.address ? MAP_PICTURE : null,
      })),
    }),
  });

/** The search asks for the texts. */
function WithSearch() {
  useGoodToKnow();
  return <WhereWeAre />;
}

test('the drawn map has the address and links to two maps beside it', async () => {
  renderServed(<WithSearch />, hotel(PLACE));
  expect(await screen.findByText('Lake Palace Road, Udaipur')).toBeVisible();
  expect(screen.getByRole('img', { name: /^Map of the places/ })).toBeVisible();
  expect(screen.getByText('City Palace')).toBeVisible();
  const maps = ['Open in Google Maps', 'Open in OpenStreetMap'].map((name) =>
    screen.getByRole('link', { name }).getAttribute('href'),
  );
  expect(maps).toEqual([
    'https://www.google.com/maps/search/?api=1&query=24.5725%2C73.6785',
    'https://www.openstreetmap.org/search?query=24.5725%2C73.6785',
  ]);
});

test('the hotel’s own picture replaces the drawn map, and the places stay in words beside it', async () => {
  renderServed(<WithSearch />, hotel({ ...PLACE, 'map.image': MAP_PICTURE.address }));
  const picture = await screen.findByRole('img', { name: MAP_PICTURE.altText });
  expect(picture).toHaveAttribute('src', '/pictures/our-map-1280.webp');
  expect(screen.queryByRole('img', { name: /^Map of the places/ })).not.toBeInTheDocument();
  expect(screen.getByText('City Palace')).toBeVisible();
  expect(screen.getByText(/10 minutes on foot/)).toHaveTextContent('10 minutes on foot · 0.7 km');
  expect(await screen.findByRole('link', { name: 'Open in OpenStreetMap' })).toBeVisible();
});

test('a picture alone makes the section, with the address and both links', async () => {
  renderServed(<WithSearch />, hotel({ 'map.image': MAP_PICTURE.address }));
  expect(await screen.findByRole('img', { name: MAP_PICTURE.altText })).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Open in Google Maps' })).toHaveAttribute(
    'href',
    'https://www.google.com/maps/search/?api=1&query=Saffron%20Court%2C%20Lake%20Palace%20Road%2C%20Udaipur',
  );
});

test('a hotel that has not said where it is has no such section', async () => {
  const server = hotel({});
  const { container } = renderServed(<WithSearch />, server);
  await waitFor(() => expect(server.variablesOf('PageTexts')).toHaveLength(1));
  expect(container).toBeEmptyDOMElement();
});
