import { NEUTRAL_PAGES } from '../src/pages/content/neutral-texts.en';

type PageName = keyof typeof NEUTRAL_PAGES;

const TERMS_OF_SAMPLE = NEUTRAL_PAGES.terms['body']?.replace(
  'and tell you before we do.',
  'and tell you before we do. Please keep valuables in the safe in your room or at the concierge desk.',
);

const STAY_POLICIES = `## Check-in and check-out

Check-in is {checkinTime}, check-out is {checkoutTime}. If you arrive early or leave late, we will store your luggage, and you are welcome at the pool and in the restaurants.

Please bring a passport or an Indian photo identity card for every adult in the room.

## Cancellation

{cancellationTerms} A room at the rate Non-refundable is not refunded.

Call [{phone}](tel:{phone}) or write to [{email}](mailto:{email}) with your booking reference.

## Children

Children of all ages are welcome and count towards the room’s number of guests: up to {capacities}. A cot for a child under three is free of charge. Please ask for one in your special requests.

Children under twelve must be accompanied by an adult at the pool.

## Pets

Pets are not allowed, out of consideration for guests with allergies. Assistance dogs are welcome throughout the hotel.

## Smoking

All rooms are smoke-free. Smoking is permitted on the garden terrace by the east gate.`;

const GOOD_TO_KNOW = {
  lead: 'How to find us on the lake, and what to know before you come.',
  description:
    'How to reach {hotel} in {town}, travel times, accessibility, pets, papers, and what guests ask.',
  'promises.first': 'No booking fee: the total that you see is the total that you pay',
  'promises.second': 'Your room is held for {holdMinutes} minutes while you pay',
  'promises.third': 'Change or cancel online, without a call',
  'contact.whatsapp': '+91 90000 00142',
  'rules.accessibility':
    'A lift reaches every floor. The way from the drive to the lobby, the restaurant and the lake terrace has no steps, and the pool has a hoist. Tell us what you need, and we choose the room with you before you pay.',
  'rules.pets':
    'Pets are not allowed, out of consideration for guests with allergies. Assistance dogs are welcome throughout the hotel.',
  'rules.identity':
    'Please bring a passport or an Indian photo identity card for every adult in the room. Guests from abroad also show their visa: Indian law requires us to register it.',
  'rules.amenities': [
    'Outdoor pool',
    'Indoor pool',
    'Spa',
    'Fitness center',
    'Restaurant',
    'Bar',
    'Room service',
    'Lift',
    'Airport transfer',
    'Free Wi-Fi',
  ].join('\n'),
  'map.position': '24.5725, 73.6785',
  'place1.name': 'City Palace',
  'place1.position': '24.5764, 73.6835',
  'place1.travel': '10 minutes on foot along the water',
  'place2.name': 'Jagdish Temple and the old town',
  'place2.position': '24.5795, 73.6840',
  'place2.travel': '15 minutes on foot',
  'place3.name': 'Udaipur City railway station',
  'place3.position': '24.5712, 73.6992',
  'place3.travel': '15 minutes by car',
  'place4.name': 'Fateh Sagar Lake',
  'place4.position': '24.6013, 73.6748',
  'place4.travel': '20 minutes by car',
  'place5.name': 'Sajjangarh, the monsoon palace',
  'place5.position': '24.5942, 73.6394',
  'place5.travel': '35 minutes by car',
  'place6.name': 'Maharana Pratap Airport',
  'place6.position': '24.6177, 73.8961',
  'place6.travel': '45 minutes by car; our driver meets you',
  questions: `## When can I have my room?

Check-in is {checkinTime}, check-out is {checkoutTime}. If you come early or leave late, we store your luggage, and you are welcome at the pool and in the restaurants.

## Can I change or cancel?

You do both yourself, on the page that the link in your confirmation opens. {cancellationTerms} A room at the rate Non-refundable is not refunded.

## What does the price include?

The room and the taxes. The form shows every line before you pay, in rupees. Breakfast and the airport transfer can be added there.

## How do I pay?

By card, UPI or net banking through Razorpay. We never see the number of your card.

## Do you fetch us from the airport or the station?

Yes. Add the airport transfer when you book, or write to our [concierge](/amenities/concierge) with your flight or train.

## Is there a cot or an extra bed?

A cot for a child under three is free of charge. Please ask for one in your special requests. A Deluxe has room for one extra bed and a Suite for two: enter all guests in the search, and the price contains it.

## Where can I park?

In the court behind the gatehouse, free of charge. Our porters bring the car round.`,
};

const listing = (page: PageName, lead: string, description: string) => ({
  ...NEUTRAL_PAGES[page],
  lead,
  description,
});

const own = (name: string): string => `/pictures/${name}-800.webp`;

/** The pictures of the sample’s pages, by the names of their texts. Earlier versions had them in their code. */
export const SEEDED_PICTURES: Readonly<Partial<Record<PageName, Readonly<Record<string, string>>>>> = {
  home: {
    image: own('hero'),
    tallImage: own('hero-tall'),
    sharedImage: '/og.jpg',
    'rooms.image': own('deluxe-lake'),
    'dining.image': own('restaurant'),
    'offers.image': own('jetty-boat'),
  },
  deluxeRooms: { image: own('deluxe-day') },
  familyRooms: { image: own('family') },
  roomFeatures: { image: own('features-day') },
  restaurants: { image: own('restaurant') },
  breakfast: { image: own('restaurant-morning') },
  roomService: { image: own('roomservice') },
  menus: { image: own('menus') },
  specialEvents: { image: own('events-table') },
  pool: { image: own('hero') },
  spa: { image: own('treatment') },
  fitness: { image: own('fitness') },
  meetingRooms: { image: own('meeting') },
  concierge: { image: own('concierge') },
  offers: { image: own('jetty') },
  feedback: { image: own('tea-lounge') },
  signIn: { image: own('hero-tall') },
  signUp: { image: own('hero-lake') },
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
    'rooms.sentence': 'Walnut, brass and linen, and a window on the lake in every room.',
    'rooms.picture': 'Deluxe room by day: an armchair before a wall of windows on the lake',
    'dining.sentence': 'Recipes from Mewar over a wood fire, at candlelit tables above the water.',
    'dining.picture': 'Dining room with cusped arches over the lake, emerald banquette, candlelit tables',
    'offers.sentence': 'Longer stays, celebrations and quiet weeks, at prices that you find only here.',
    'offers.picture': 'A covered boat with white and saffron cushions at the jetty at dusk',
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
    'The cuisine of Mewar at tables by the lake, and a long bar of green marble.',
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
  hotels: {
    ...NEUTRAL_PAGES.hotels,
    lead: 'Few guests end their journey with us: these are houses where we have stayed ourselves and like to send you next. You book them on Agoda, not with us.',
  },
  feedback: NEUTRAL_PAGES.feedback,
  signIn: NEUTRAL_PAGES.signIn,
  signUp: NEUTRAL_PAGES.signUp,
  gallery: {
    ...NEUTRAL_PAGES.gallery,
    lead: 'The rooms, the tables and the water, from morning to night.',
  },
  goodToKnow: { ...NEUTRAL_PAGES.goodToKnow, ...GOOD_TO_KNOW },
  stayPolicies: {
    ...NEUTRAL_PAGES.stayPolicies,
    description: 'Check-in and check-out times, free cancellation, children and pets at {hotel} in {town}.',
    body: STAY_POLICIES,
  },
  terms: { ...NEUTRAL_PAGES.terms, body: TERMS_OF_SAMPLE ?? '' },
  privacy: NEUTRAL_PAGES.privacy,
};

/**
 * The texts of Saffron Court's pages: sample content, which the owner can change. Earlier versions had them in their
 * code.
 */
export const SEEDED_PAGES: Readonly<Record<string, Readonly<Record<string, string>>>> = Object.fromEntries(
  Object.entries(PAGES).map(([name, texts]) => [name, { ...texts, ...SEEDED_PICTURES[name as PageName] }]),
);
