import type { PictureName } from '../../components/picture/picture-catalogue';
import { LISTINGS, type Category, type ListingLink } from '../../lib/listings';

interface ListingTexts {
  picture: PictureName;
  /** Under the page's title. */
  sentence: string;
  /** For search engines. */
  description: string;
}

/** One of the thirteen listing pages. */
export interface ListingPageDetails extends ListingLink, ListingTexts {
  category: Category;
}

const TEXTS: Record<Category, ListingTexts> = {
  'Deluxe Rooms': {
    picture: 'facade',
    sentence: 'Wake to the lake: eight rooms on the third floor, all of them facing the water.',
    description: 'Lake-facing deluxe rooms at Saffron Court, Udaipur, from $199 a night.',
  },
  'Family Rooms': {
    picture: 'hero-loungers',
    sentence: 'Room for everybody: bunks under arches for the children, and a terrace for when they sleep.',
    description: 'Suites for families of up to six at Saffron Court, Udaipur.',
  },
  'Room Features': {
    picture: 'deluxe-bed',
    sentence: 'The things one touches every day, made well: linen, marble, water, light and quiet.',
    description: 'What every room at Saffron Court has.',
  },
  'Restaurants Bars': {
    picture: 'menus',
    sentence: 'Mewar’s kitchen and a long bar, with the lake at every table.',
    description: 'Restaurants and bars at Saffron Court on Lake Pichola.',
  },
  Breakfast: {
    picture: 'hero-lake',
    sentence: 'Slowly, by the water, for as long as you like to sit.',
    description: 'Breakfast by the lake at Saffron Court, Udaipur.',
  },
  'Room Service': {
    picture: 'suite-window',
    sentence: 'Under a silver cloche, at the hour that suits you.',
    description: 'Room service at Saffron Court: what is brought, and when.',
  },
  Menus: {
    picture: 'events',
    sentence: 'What the desert and the lake give, cooked as it is at home.',
    description: 'The menus of Saffron Court’s kitchen.',
  },
  'Special Events': {
    picture: 'events-table',
    sentence: 'Long tables under strings of light, for the evenings that are told of afterwards.',
    description: 'Weddings, dinners and celebrations at Saffron Court, Udaipur.',
  },
  'Swimming Pool': {
    picture: 'jetty',
    sentence: 'Warm stone, cool water, and the hills turning violet across the lake.',
    description: 'The pools of Saffron Court: terrace and indoors.',
  },
  'Spa Wellness': {
    picture: 'terrace-yoga',
    sentence: 'Warm oil, marigolds and an hour in which nobody asks for anything.',
    description: 'Treatments and wellness at Saffron Court’s spa, Udaipur.',
  },
  'Fitness Center': {
    picture: 'hero-lake',
    sentence: 'Run towards the lake, or stretch above it before the day begins.',
    description: 'The fitness center of Saffron Court, Udaipur.',
  },
  'Meeting Rooms': {
    picture: 'concierge',
    sentence: 'A walnut table, good light and no reason to leave early.',
    description: 'Meeting rooms at Saffron Court, Udaipur.',
  },
  'Concierge Services': {
    picture: 'hero-lanterns',
    sentence: 'Boats, guides, gardens after hours: tell us what you would like to have seen.',
    description: 'What Saffron Court’s concierge arranges in and around Udaipur.',
  },
};

const isCategory = (name: string): name is Category => Object.hasOwn(LISTINGS, name);

/** The listing pages, in the order of the navigation. */
export const LISTING_PAGES: readonly ListingPageDetails[] = Object.keys(LISTINGS)
  .filter(isCategory)
  .map((category) => ({ category, ...LISTINGS[category], ...TEXTS[category] }));
