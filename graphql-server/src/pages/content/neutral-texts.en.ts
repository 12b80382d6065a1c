import type { ContentBody, NavigationEntry, NavigationLink } from './content-body';
import { SITE_PATHS } from './site-paths';

// What guests read where the hotel has published nothing. These texts name no place, view or room of any hotel. The
// texts of a page have the names that the desk's form uses.

type PageName = keyof typeof SITE_PATHS;
type Texts = Readonly<Record<string, string>>;

const listing = (label: string): Texts => ({
  heading: label,
  lead: '',
  image: '',
  title: label,
  description: `${label} at {hotel}, {town}.`,
});

const HOME: Texts = {
  heading: 'Welcome to {hotel}',
  lead: 'Book your stay directly with the hotel.',
  image: '',
  tallImage: '',
  picture: '',
  title: 'Hotel in {town}',
  description: '{hotel} in {town}. Book your stay directly with the hotel.',
  sharedImage: '',
  sharedPicture: '',
  'services.heading': 'Our Premium Services',
  'rooms.heading': 'Elegant Rooms',
  'rooms.sentence': 'Rooms at {hotel}, with their prices.',
  'rooms.image': '',
  'rooms.picture': '',
  'rooms.action': 'See the rooms',
  'dining.heading': 'Fine Dining',
  'dining.sentence': 'Where to eat and drink at {hotel}.',
  'dining.image': '',
  'dining.picture': '',
  'dining.action': 'See the restaurants',
  'offers.heading': 'Exclusive Offers',
  'offers.sentence': 'Offers for guests who book directly with us.',
  'offers.image': '',
  'offers.picture': '',
  'offers.action': 'See the offers',
  'newsletter.heading': 'Stay Updated',
  'newsletter.sentence': 'About once a month: news from {hotel}, and offers for our readers first.',
  'newsletter.mail':
    'About once a month we write about what is new at {hotel}. Our readers also hear of offers first.',
};

const TERMS: Texts = {
  heading: 'Terms',
  lead: 'What you and {hotel} agree on when you book a room on this site.',
  title: 'Terms',
  description: 'The terms of a booking made directly with {hotel}, {town}.',
  body: `## Your booking

When you submit the booking form, we hold a room of the type you chose for {holdMinutes} minutes while you pay. Your contract with the hotel begins when your payment has been received and confirmed. You will then receive an e-mail with your booking reference.

If no payment arrives in time, the room is released and you owe nothing.

## Price and payment

Nightly prices are shown in US dollars before tax. You are charged in Indian rupees, at the exchange rate and with the goods and services tax that the form shows before you pay. That total is final.

Payments are processed by Razorpay. We never see or keep your card number. A payment that arrives too late, or a second time, is refunded in full.

## Changes and cancellation

{cancellationTerms}

See our [stay policies](/stay-policies) for how to cancel and what else applies to your stay.

## During your stay

Please respect the rooms and the other guests. We charge the cost of damage beyond normal wear, and tell you before we do.

## Law

Indian law applies, and the courts of {town} have jurisdiction, unless the law of your country protects you better.`,
};

const PRIVACY: Texts = {
  heading: 'Privacy',
  lead: 'What we know about you, why we need it, and how long we keep it.',
  title: 'Privacy',
  description: 'Which personal data {hotel} keeps, why, and for how long.',
  body: `## When you book

We keep your name, e-mail address, phone number, the dates and guests of your stay and your special requests. We need them to hold your room and to contact you. Indian tax law requires us to keep invoices for eight years.

Razorpay processes your payment under its own privacy policy. It tells us that you paid, how much and when, but not your card number.

## When you subscribe

For the newsletter we keep your e-mail address and the text and time of your consent. Every issue has a link to unsubscribe.

## When you write to us

We keep your message or feedback, and your e-mail address with it, for {messagesKeptMonths} months at most. We delete them earlier if you ask us to.

## When you browse

This site sets no advertising or tracking cookies and sends nothing about you to anyone. Our server logs contain no guest addresses. Your browser remembers a room that is held for you, also when you close the tab, until the booking is paid or the site has told you that its time is up. What you type into the booking form is forgotten with the tab. The currency in which you compare prices is remembered until you choose rupees again.

## Your rights

You can ask us at any time what we keep about you, and have it corrected or erased unless the law requires us to keep it. Our address and phone number are at the foot of every page.`,
};

/** As many as can be told apart on the drawing. */
const PLACES = ['place1', 'place2', 'place3', 'place4', 'place5', 'place6'];

const PLACE_TEXTS = Object.fromEntries(
  PLACES.flatMap((place) => ['name', 'position', 'travel'].map((text) => [`${place}.${text}`, ''])),
);

// Empty texts are not shown, so a new hotel shows only its address and times.
const GOOD_TO_KNOW: Texts = {
  heading: 'Good to know',
  lead: 'How to reach {hotel}, and what to know before you come.',
  title: 'Good to know',
  description: 'How to reach {hotel} in {town}, and what to know before you come.',
  'promises.first': '',
  'promises.second': '',
  'promises.third': '',
  'contact.whatsapp': '',
  'rules.accessibility': '',
  'rules.pets': '',
  'rules.identity': '',
  'rules.amenities': '',
  'map.position': '',
  'map.image': '',
  ...PLACE_TEXTS,
  questions: '',
};

const STAY_POLICIES: Texts = {
  heading: 'Stay policies',
  lead: 'What you can expect, and what we ask of our guests.',
  title: 'Stay policies',
  description: 'Check-in and check-out times, cancellation and children at {hotel} in {town}.',
  body: `## Check-in and check-out

Check-in is {checkinTime}, check-out is {checkoutTime}.

Please bring a passport or an Indian photo identity card for every adult in the room.

## Cancellation

{cancellationTerms}

Call [{phone}](tel:{phone}) or write to [{email}](mailto:{email}) with your booking reference.

## Children

Children count towards the room’s number of guests: up to {capacities}.`,
};

/** The texts of each page by page name and text name, in the order of the form at the desk. */
export const NEUTRAL_PAGES = {
  home: HOME,
  deluxeRooms: listing('Deluxe Rooms'),
  familyRooms: listing('Family Rooms'),
  roomFeatures: listing('Room Features'),
  restaurants: listing('Restaurants & Bars'),
  breakfast: listing('Breakfast'),
  roomService: listing('Room Service'),
  menus: listing('Menus'),
  specialEvents: listing('Special Events'),
  pool: listing('Swimming Pool'),
  spa: listing('Spa & Wellness'),
  fitness: listing('Fitness Center'),
  meetingRooms: listing('Meeting Rooms'),
  concierge: listing('Concierge Services'),
  offers: {
    heading: 'Exclusive Offers',
    lead: 'For guests who book directly with us. Name the offer in your special requests, and it is yours.',
    image: '',
    title: 'Exclusive Offers',
    description: 'Offers for guests who book directly with {hotel}, {town}.',
  },
  hotels: {
    heading: 'Partner hotels',
    lead: 'Hotels that we recommend for the rest of your journey. They are booked on Agoda.',
  },
  feedback: {
    heading: 'We Value Your Feedback',
    lead: 'Tell us what you enjoyed and what we could do better.',
    image: '',
  },
  signIn: {
    heading: 'Welcome Back',
    lead: 'Sign in to see your bookings and to leave feedback.',
    image: '',
    title: 'Sign in',
    description: 'Sign in to your account at {hotel}.',
  },
  signUp: {
    heading: 'Create Account',
    lead: 'See your bookings in one place, and leave feedback after your stay.',
    image: '',
    title: 'Create an account',
    description: 'Create an account at {hotel}.',
  },
  gallery: {
    heading: 'Pictures of {hotel}',
    lead: '',
    title: 'Pictures',
    description: 'Pictures of the rooms, the restaurants and the rest of {hotel}, {town}.',
  },
  goodToKnow: GOOD_TO_KNOW,
  stayPolicies: STAY_POLICIES,
  terms: TERMS,
  privacy: PRIVACY,
} as const satisfies Partial<Record<PageName, Texts>>;

const link = (label: string, page: PageName): NavigationLink => ({
  label,
  path: SITE_PATHS[page],
  shown: true,
});
const entry = (label: string, page: PageName): NavigationEntry => ({ ...link(label, page), links: [] });
const group = (label: string, links: NavigationLink[]): NavigationEntry => ({
  label,
  path: null,
  shown: true,
  links,
});

/** The navigation of a hotel that has not published its own: every page of the site. */
export const NEUTRAL_NAVIGATION = {
  main: [
    entry('Home', 'home'),
    group('Rooms & Suites', [
      link('Deluxe Rooms', 'deluxeRooms'),
      link('Family Rooms', 'familyRooms'),
      link('Room Features', 'roomFeatures'),
    ]),
    group('Dining', [
      link('Restaurants & Bars', 'restaurants'),
      link('Breakfast', 'breakfast'),
      link('Room Service', 'roomService'),
      link('Menus', 'menus'),
      link('Special Events', 'specialEvents'),
    ]),
    group('Amenities', [
      link('Swimming Pool', 'pool'),
      link('Spa & Wellness', 'spa'),
      link('Fitness Center', 'fitness'),
      link('Meeting Rooms', 'meetingRooms'),
      link('Concierge Services', 'concierge'),
    ]),
    entry('Gallery', 'hotels'),
    entry('Offers', 'offers'),
    entry('Feedback', 'feedback'),
    entry('Admin', 'admin'),
  ],
  footer: [
    entry('Home', 'home'),
    entry('Rooms & Suites', 'deluxeRooms'),
    entry('Dining', 'restaurants'),
    entry('Spa', 'spa'),
  ],
} as const satisfies Record<string, ContentBody['entries']>;
