import { NEUTRAL_PAGES } from '../src/content/neutral-texts.en';

type PageName = keyof typeof NEUTRAL_PAGES;

const TERMS_OF_SAMPLE = NEUTRAL_PAGES.terms['body']?.replace(
  'and tell you before we do.',
  'and tell you before we do. Please keep valuables in the safe in your room or at the concierge desk.',
);

const STAY_POLICIES = `## Check-in and check-out

Check-in is {checkinTime}, check-out is {checkoutTime}. If you arrive early or leave late, we will store your luggage, and you are welcome at the pool and in the restaurants.

Please bring a passport or an Indian photo identity card for every adult in the room.

## Cancellation

{cancellationTerms}

Call [{phone}](tel:{phone}) or write to [{email}](mailto:{email}) with your booking reference.

## Children

Children of all ages are welcome and count towards the room’s number of guests: up to {capacities}. A cot for a child under three is free of charge. Please ask for one in your special requests.

Children under twelve must be accompanied by an adult at the pool.

## Pets

Pets are not allowed, out of consideration for guests with allergies. Assistance dogs are welcome throughout the hotel.

## Smoking

All rooms are smoke-free. Smoking is permitted on the garden terrace by the east gate.`;

const listing = (page: PageName, lead: string, description: string) => ({
  ...NEUTRAL_PAGES[page],
  lead,
  description,
});

const own = (name: string): string => `/pictures/${name}-800.webp`;

/** The pictures of the sample’s pages, by the names of their texts. Versions before had them in their code. */
export const SEEDED_PICTURES: Readonly<Partial<Record<PageName, Readonly<Record<string, string>>>>> = {
  home: {
    image: own('hero'),
    tallImage: own('hero-tall'),
    sharedImage: '/og.jpg',
    'rooms.image': own('suite'),
    'dining.image': own('restaurant'),
    'offers.image': own('events'),
  },
  deluxeRooms: { image: own('facade') },
  familyRooms: { image: own('hero-loungers') },
  roomFeatures: { image: own('deluxe-bed') },
  restaurants: { image: own('menus') },
  breakfast: { image: own('hero-lake') },
  roomService: { image: own('suite-window') },
  menus: { image: own('events') },
  specialEvents: { image: own('events-table') },
  pool: { image: own('jetty') },
  spa: { image: own('terrace-yoga') },
  fitness: { image: own('hero-lake') },
  meetingRooms: { image: own('concierge') },
  concierge: { image: own('hero-lanterns') },
  offers: { image: own('jetty') },
  feedback: { image: own('tea-lounge') },
  signIn: { image: own('hero-tall') },
  signUp: { image: own('suite-window') },
};

const PAGES: Readonly<Record<PageName, Readonly<Record<string, string>>>> = {
  home: {
    ...NEUTRAL_PAGES.home,
    lead: 'Quiet luxury and real comfort on the shore of Lake Pichola: thirty rooms between the water and the old town.',
    picture: 'The pool at dusk: lit arches, palms, lanterns and the island palace across the lake',
    title: 'A lakeside hotel in {town}',
    description:
      'Thirty rooms on the shore of Lake Pichola in {town}. Book your stay directly with the hotel.',
    sharedPicture: '{hotel}, a palace hotel on the lake',
    'rooms.sentence': 'Walnut, brass and linen, and a view of the lake or the garden from every room.',
    'rooms.picture': 'Suite with a four-poster bed and a sitting area before the lake',
    'dining.sentence': 'Recipes from Mewar and a short European menu, at candlelit tables above the water.',
    'dining.picture': 'Dining room with cusped arches over the lake, emerald banquette, candlelit tables',
    'offers.sentence': 'Longer stays, celebrations and quiet weeks, at prices that you find only here.',
    'offers.picture': 'Two long wedding tables under string lights, a lakeside pavilion at dusk',
    'newsletter.sentence':
      'About once a month: news from the lake and our kitchen, and offers for our readers first.',
    'newsletter.mail':
      'About once a month we write about what is in bloom on the lake and what is on the table. Our readers also hear of offers first.',
  },
  deluxeRooms: listing(
    'deluxeRooms',
    'Wake up to the lake: eight rooms on the third floor, all facing the water.',
    'Lake-facing deluxe rooms at {hotel}, {town}.',
  ),
  familyRooms: listing(
    'familyRooms',
    'Space for the whole family: bunk beds under arches for the children, and a terrace for you.',
    'Suites for families at {hotel}, {town}.',
  ),
  roomFeatures: listing(
    'roomFeatures',
    'In every room: fine linen, marble, soft light and quiet.',
    'What every room at {hotel} offers.',
  ),
  restaurants: listing(
    'restaurants',
    'The cuisine of Mewar and a long bar, with a view of the lake from every table.',
    'Restaurants and bars at {hotel} on Lake Pichola.',
  ),
  breakfast: listing(
    'breakfast',
    'Served by the water. Take all the time you like.',
    'Breakfast by the lake at {hotel}, {town}.',
  ),
  roomService: listing(
    'roomService',
    'Served under a silver cloche, at the hour that suits you.',
    'Room service at {hotel}: dishes and hours.',
  ),
  menus: listing(
    'menus',
    'The flavours of the desert and the lake, cooked the way we do at home.',
    'The menus of {hotel}’s kitchen.',
  ),
  specialEvents: listing(
    'specialEvents',
    'Long tables under string lights, for evenings to remember.',
    'Weddings, dinners and celebrations at {hotel}, {town}.',
  ),
  pool: listing(
    'pool',
    'Warm stone, cool water, and the hills turning violet across the lake.',
    'The pools of {hotel}: terrace and indoors.',
  ),
  spa: listing(
    'spa',
    'Warm oil, marigolds and an hour to yourself.',
    'Treatments and wellness at {hotel}’s spa, {town}.',
  ),
  fitness: listing(
    'fitness',
    'Run with the lake in view, or stretch above it before the day begins.',
    'The fitness center of {hotel}, {town}.',
  ),
  meetingRooms: listing(
    'meetingRooms',
    'A walnut table, good light and no reason to leave early.',
    'Meeting rooms at {hotel}, {town}.',
  ),
  concierge: listing(
    'concierge',
    'Boats, guides, gardens after hours: tell us what you would like to see.',
    'What {hotel}’s concierge arranges in and around {town}.',
  ),
  offers: NEUTRAL_PAGES.offers,
  hotels: NEUTRAL_PAGES.hotels,
  feedback: NEUTRAL_PAGES.feedback,
  signIn: NEUTRAL_PAGES.signIn,
  signUp: NEUTRAL_PAGES.signUp,
  stayPolicies: {
    ...NEUTRAL_PAGES.stayPolicies,
    description: 'Check-in and check-out times, free cancellation, children and pets at {hotel} in {town}.',
    body: STAY_POLICIES,
  },
  terms: { ...NEUTRAL_PAGES.terms, body: TERMS_OF_SAMPLE ?? '' },
  privacy: NEUTRAL_PAGES.privacy,
};

/** What the pages of Saffron Court say: sample content, changed by the owner. Versions before the table had it in their code. */
export const SEEDED_PAGES: Readonly<Record<string, Readonly<Record<string, string>>>> = Object.fromEntries(
  Object.entries(PAGES).map(([name, texts]) => [name, { ...texts, ...SEEDED_PICTURES[name as PageName] }]),
);
