import type { Hotel, NavigationEntry, PageProps } from '../src/lib/hotel/hotel';

const link = (label: string, path: string): NavigationEntry => ({ label, path, links: [] });
const group = (label: string, ...links: [label: string, path: string][]): NavigationEntry => ({
  label,
  path: null,
  links: links.map(([word, path]) => ({ label: word, path })),
});

/** The navigation of the specification. */
const NAVIGATION: Hotel['navigation'] = {
  main: [
    link('Home', '/'),
    group(
      'Rooms & Suites',
      ['Deluxe Rooms', '/rooms/deluxe'],
      ['Family Rooms', '/rooms/family'],
      ['Room Features', '/rooms/features'],
    ),
    group(
      'Dining',
      ['Restaurants & Bars', '/dining/restaurants'],
      ['Breakfast', '/dining/breakfast'],
      ['Room Service', '/dining/room-service'],
      ['Menus', '/dining/menus'],
      ['Special Events', '/dining/events'],
    ),
    group(
      'Amenities',
      ['Swimming Pool', '/amenities/pool'],
      ['Spa & Wellness', '/amenities/spa'],
      ['Fitness Center', '/amenities/fitness'],
      ['Meeting Rooms', '/amenities/meeting'],
      ['Concierge Services', '/amenities/concierge'],
    ),
    link('Gallery', '/hotels'),
    link('Offers', '/offers'),
    link('Feedback', '/feedback'),
    link('Admin', '/admin'),
  ],
  footer: [
    link('Home', '/'),
    link('Rooms & Suites', '/rooms/deluxe'),
    link('Dining', '/dining/restaurants'),
    link('Spa', '/amenities/spa'),
  ],
};

/** The hotel of the tests. */
export const HOTEL: Hotel = {
  name: 'Saffron Court',
  town: 'Udaipur',
  timeZone: 'Asia/Kolkata',
  navigation: NAVIGATION,
  socialLinks: [{ name: 'Instagram', url: 'https://www.instagram.com/' }],
  page: null,
};

/** A hotel that is not the sample, to test that a page shows the given hotel. */
export const MILL: Hotel = {
  ...HOTEL,
  name: 'The Old Mill',
  town: 'Kochi',
  socialLinks: [],
};

/** The texts of a page with the given heading, as the server sends them. */
export const textsOf = (heading: string) => ({
  heading,
  lead: `About ${heading}.`,
  title: heading,
  description: `All of ${heading}.`,
});

/** The props of a feature's page. */
export const pageProps = (heading: string): PageProps => ({ texts: textsOf(heading), pictures: [] });

/** The hotel with the texts of one page, as the server writes them into its HTML. */
export const withPage = (hotel: Hotel, name: string, heading: string): Hotel => ({
  ...hotel,
  page: { name, texts: textsOf(heading), pictures: [] },
});

/** The response to the query for a page's texts. */
export const pageTexts = (texts: Readonly<Record<string, string>>) => ({
  pageTexts: Object.entries(texts).map(([name, text]) => ({
    __typename: 'PageText',
    name,
    text,
    picture: null,
  })),
});
