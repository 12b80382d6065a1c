import type { PictureName } from '../../components/picture/picture-catalogue';
import { LISTINGS, type Category, type ListingLink } from '../../lib/listings';
import { t } from '../../lib/texts/texts';

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
    sentence: t`Wake up to the lake: eight rooms on the third floor, all facing the water.`,
    description: t`Lake-facing deluxe rooms at {hotel}, {town}.`,
  },
  'Family Rooms': {
    picture: 'hero-loungers',
    sentence: t`Space for the whole family: bunk beds under arches for the children, and a terrace for you.`,
    description: t`Suites for families at {hotel}, {town}.`,
  },
  'Room Features': {
    picture: 'deluxe-bed',
    sentence: t`In every room: fine linen, marble, soft light and quiet.`,
    description: t`What every room at {hotel} offers.`,
  },
  'Restaurants Bars': {
    picture: 'menus',
    sentence: t`The cuisine of Mewar and a long bar, with a view of the lake from every table.`,
    description: t`Restaurants and bars at {hotel} on Lake Pichola.`,
  },
  Breakfast: {
    picture: 'hero-lake',
    sentence: t`Served by the water. Take all the time you like.`,
    description: t`Breakfast by the lake at {hotel}, {town}.`,
  },
  'Room Service': {
    picture: 'suite-window',
    sentence: t`Served under a silver cloche, at the hour that suits you.`,
    description: t`Room service at {hotel}: dishes and hours.`,
  },
  Menus: {
    picture: 'events',
    sentence: t`The flavours of the desert and the lake, cooked the way we do at home.`,
    description: t`The menus of {hotel}’s kitchen.`,
  },
  'Special Events': {
    picture: 'events-table',
    sentence: t`Long tables under string lights, for evenings to remember.`,
    description: t`Weddings, dinners and celebrations at {hotel}, {town}.`,
  },
  'Swimming Pool': {
    picture: 'jetty',
    sentence: t`Warm stone, cool water, and the hills turning violet across the lake.`,
    description: t`The pools of {hotel}: terrace and indoors.`,
  },
  'Spa Wellness': {
    picture: 'terrace-yoga',
    sentence: t`Warm oil, marigolds and an hour to yourself.`,
    description: t`Treatments and wellness at {hotel}’s spa, {town}.`,
  },
  'Fitness Center': {
    picture: 'hero-lake',
    sentence: t`Run with the lake in view, or stretch above it before the day begins.`,
    description: t`The fitness center of {hotel}, {town}.`,
  },
  'Meeting Rooms': {
    picture: 'concierge',
    sentence: t`A walnut table, good light and no reason to leave early.`,
    description: t`Meeting rooms at {hotel}, {town}.`,
  },
  'Concierge Services': {
    picture: 'hero-lanterns',
    sentence: t`Boats, guides, gardens after hours: tell us what you would like to see.`,
    description: t`What {hotel}’s concierge arranges in and around {town}.`,
  },
};

const isCategory = (name: string): name is Category => Object.hasOwn(LISTINGS, name);

/** The listing pages, in the order of the navigation. */
export const LISTING_PAGES: readonly ListingPageDetails[] = Object.keys(LISTINGS)
  .filter(isCategory)
  .map((category) => ({ category, ...LISTINGS[category], ...TEXTS[category] }));
