/** The pictures of Haveli Nilaya, by the names that its pages use, with their alt texts. Their pixels are generated. */
export const PICTURES = {
  courtyard: 'A neem tree in a white courtyard',
  roof: 'Cushions on a flat roof before the fort',
  bazaar: 'Bangles on a stall of the bazaar',
  room: 'A bed under a painted ceiling',
  kitchen: 'Bread from the tandoor on a brass plate',
  kites: 'Paper kites over the roofs',
  sign: 'A star of eight points',
} as const;
export type PictureName = keyof typeof PICTURES;

/** Colours that the first hotel does not use. */
export const PALETTE = {
  light: {
    ...{ ground: '#f7f4fb', raised: '#ffffff', ink: '#1f1830', quiet: '#5b5370', line: '#ddd4ea' },
    ...{ action: '#8a2f4f', onAction: '#ffffff', accent: '#c2703d', dusk: '#3a1530', onDusk: '#f8eef4' },
  },
  dark: {
    ...{ ground: '#181320', raised: '#221b2c', ink: '#f2ecf7', quiet: '#b3a8c2', line: '#3a3046' },
    ...{ action: '#e08aa8', onAction: '#1c0f16', accent: '#e0a070', dusk: '#150b14', onDusk: '#f4e8f0' },
  },
} as const;

/** The texts in which its pages differ from the neutral ones. A text whose name ends with `image` names a picture. */
export const PAGES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  home: {
    heading: 'Welcome to {hotel}',
    lead: 'A merchant’s home in the old town of {town}: nineteen rooms around a neem tree.',
    image: 'courtyard',
    title: 'A courtyard hotel in {town}',
    description: 'Nineteen rooms around a courtyard in {town}. Book your stay directly with us.',
    sharedImage: 'roof',
    'services.heading': 'What we do well',
    'rooms.image': 'room',
    'dining.image': 'kitchen',
    'offers.image': 'kites',
    'newsletter.heading': 'Letters from {town}',
  },
  deluxeRooms: { heading: 'Rooms', title: 'Rooms', lead: 'Painted ceilings and deep beds.', image: 'room' },
  restaurants: { lead: 'Dal, bread and the fort in the evening sun.', image: 'kitchen' },
  offers: { heading: 'This season', title: 'This season', image: 'kites' },
  spa: { lead: 'Steam, oil and quiet.', image: 'courtyard' },
  signIn: { image: 'bazaar' },
  hotels: { heading: 'Friends of ours', lead: 'Small hotels on the way to the desert.' },
  terms: { body: '## Your booking\n\nWe keep your room until 22:00 on the day of your arrival.' },
};

/** What its guests said. */
export const TESTIMONIALS = [
  {
    ...{ name: 'Meera Joshi', message: 'The roof at breakfast, with kites overhead.', rating: 5 },
    ...{ location: 'Pune', image: null, isSample: false },
  },
] as const;

/** The bar of its navigation. */
export const NAVIGATION = [
  { label: 'Home', path: '/', shown: true, links: [] },
  { label: 'Rooms', path: '/rooms/deluxe', shown: true, links: [] },
  { label: 'The Roof Kitchen', path: '/dining/restaurants', shown: true, links: [] },
  { label: 'This season', path: '/offers', shown: true, links: [] },
] as const;
