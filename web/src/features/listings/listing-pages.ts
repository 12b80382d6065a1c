import type { PictureName } from '../../components/picture/picture-catalogue';
import type { CATEGORIES } from '../../generated/rules';
import { paths, type SitePath } from '../../lib/paths';

/** One of the thirteen listing pages. */
export interface ListingPageDetails {
  path: SitePath;
  heading: string;
  /** What the server calls it. */
  category: (typeof CATEGORIES)[number];
  picture: PictureName;
  /** How the page opens. */
  sentence: string;
  /** For search engines. */
  description: string;
}

/** The listing pages, in the order of the navigation. */
export const LISTING_PAGES: readonly ListingPageDetails[] = [
  {
    path: paths.deluxeRooms,
    heading: 'Deluxe Rooms',
    category: 'Deluxe Rooms',
    picture: 'facade',
    sentence: 'Wake to the lake: eight rooms on the third floor, all of them facing the water.',
    description: 'Lake-facing deluxe rooms at Saffron Court, Udaipur, from $199 a night.',
  },
  {
    path: paths.familyRooms,
    heading: 'Family Rooms',
    category: 'Family Rooms',
    picture: 'hero-loungers',
    sentence: 'Room for everybody: bunks under arches for the children, and a terrace for when they sleep.',
    description: 'Suites for families of up to six at Saffron Court, Udaipur.',
  },
  {
    path: paths.roomFeatures,
    heading: 'Room Features',
    category: 'Room Features',
    picture: 'deluxe-bed',
    sentence: 'The things one touches every day, made well: linen, marble, water, light and quiet.',
    description: 'What every room at Saffron Court has.',
  },
  {
    path: paths.restaurants,
    heading: 'Restaurants & Bars',
    category: 'Restaurants Bars',
    picture: 'menus',
    sentence: 'Mewar’s kitchen and a long bar, with the lake at every table.',
    description: 'Restaurants and bars at Saffron Court on Lake Pichola.',
  },
  {
    path: paths.breakfast,
    heading: 'Breakfast',
    category: 'Breakfast',
    picture: 'hero-lake',
    sentence: 'Slowly, by the water, for as long as you like to sit.',
    description: 'Breakfast by the lake at Saffron Court, Udaipur.',
  },
  {
    path: paths.roomService,
    heading: 'Room Service',
    category: 'Room Service',
    picture: 'suite-window',
    sentence: 'Under a silver cloche, at the hour that suits you.',
    description: 'Room service at Saffron Court: what is brought, and when.',
  },
  {
    path: paths.menus,
    heading: 'Menus',
    category: 'Menus',
    picture: 'events',
    sentence: 'What the desert and the lake give, cooked as it is at home.',
    description: 'The menus of Saffron Court’s kitchen.',
  },
  {
    path: paths.specialEvents,
    heading: 'Special Events',
    category: 'Special Events',
    picture: 'events-table',
    sentence: 'Long tables under strings of light, for the evenings that are told of afterwards.',
    description: 'Weddings, dinners and celebrations at Saffron Court, Udaipur.',
  },
  {
    path: paths.pool,
    heading: 'Swimming Pool',
    category: 'Swimming Pool',
    picture: 'jetty',
    sentence: 'Warm stone, cool water, and the hills turning violet across the lake.',
    description: 'The pools of Saffron Court: terrace and indoors.',
  },
  {
    path: paths.spa,
    heading: 'Spa & Wellness',
    category: 'Spa Wellness',
    picture: 'terrace-yoga',
    sentence: 'Warm oil, marigolds and an hour in which nobody asks for anything.',
    description: 'Treatments and wellness at Saffron Court’s spa, Udaipur.',
  },
  {
    path: paths.fitness,
    heading: 'Fitness Center',
    category: 'Fitness Center',
    picture: 'hero-lake',
    sentence: 'Run towards the lake, or stretch above it before the day begins.',
    description: 'The fitness center of Saffron Court, Udaipur.',
  },
  {
    path: paths.meetingRooms,
    heading: 'Meeting Rooms',
    category: 'Meeting Rooms',
    picture: 'concierge',
    sentence: 'A walnut table, good light and no reason to leave early.',
    description: 'Meeting rooms at Saffron Court, Udaipur.',
  },
  {
    path: paths.concierge,
    heading: 'Concierge Services',
    category: 'Concierge Services',
    picture: 'hero-lanterns',
    sentence: 'Boats, guides, gardens after hours: tell us what you would like to have seen.',
    description: 'What Saffron Court’s concierge arranges in and around Udaipur.',
  },
];
