import { HOURS } from './hotel-details';
import { itemsOf } from './seeded-item';

const DELUXE = { priceCents: null, timing: HOURS.stay, roomType: 'Deluxe' } as const;
const SUITE = { priceCents: null, timing: HOURS.stay, roomType: 'Suite' } as const;
const EVERY_ROOM = { priceCents: null, location: 'Every room' } as const;

/** Saffron Court's rooms and their furnishings: sample content, which the owner can change. */
export const ROOM_ITEMS = [
  ...itemsOf('Deluxe Rooms', [
    {
      ...DELUXE,
      title: 'Deluxe Lake Room',
      description:
        'Wake up facing Lake Pichola. A king bed stands before a warm walnut wall, the sofa opens into a bed for two more, and at dusk the lights of the far shore come on across the water.',
      pictures: ['deluxe-lake', 'deluxe', 'deluxe-sofa', 'features'],
      amenities: ['King bed', 'Sofa bed for two', 'Lake view', 'Marble bathroom', 'Free Wi-Fi'],
      location: 'Third floor, lake side, rooms 302–303 and 306–307',
      rooms: ['302', '303', '306', '307'],
    },
    {
      ...DELUXE,
      title: 'Deluxe Corner Room',
      description:
        'An armchair in the corner window, and nobody to hurry you out of it. Only two rooms have this view: the lake in front, and the evening light from the side.',
      pictures: ['deluxe-window'],
      amenities: ['King bed', 'Sofa bed for two', 'Corner window', 'Reading chair', 'Free Wi-Fi'],
      location: 'Third floor, lake side, rooms 301 and 308',
      rooms: ['301', '308'],
    },
    {
      ...DELUXE,
      title: 'Deluxe Quiet Room',
      description:
        'The two rooms farthest from lift and stairs, for light sleepers and late risers. Behind thick walls and heavier curtains you hear nothing but the water.',
      pictures: ['deluxe-bed'],
      amenities: ['King bed', 'Sofa bed for two', 'Blackout curtains', 'Pillow menu', 'Free Wi-Fi'],
      location: 'Third floor, lake side, rooms 304–305',
      rooms: ['304', '305'],
    },
    {
      ...DELUXE,
      title: 'Deluxe Room, Set for Two',
      description:
        'The Deluxe Room made ready for a honeymoon or an anniversary: a rose, candles and a bottle of sparkling wine on ice, with our compliments. Tell us in the special requests what you celebrate.',
      pictures: ['roomservice'],
      amenities: ['King bed', 'Sparkling wine on arrival', 'Lake view', 'Marble bathroom', 'Free Wi-Fi'],
      location: 'Third floor, lake side',
    },
  ]),
  ...itemsOf('Family Rooms', [
    {
      ...SUITE,
      title: 'Pichola Suite',
      description:
        'A living room large enough for three generations. The emerald sofa becomes a bed, and through the cusped arch lies the bedroom, with the children’s bunks beside it and the lake beyond.',
      pictures: ['suite-day', 'suite-bedroom'],
      amenities: ['Beds for six', 'King bed', 'Sofa bed', 'Two bunks', 'Table for breakfast', 'Terrace'],
      location: 'Fourth floor, lake side, room 403',
      rooms: ['403'],
    },
    {
      ...SUITE,
      title: 'Family Suite with Bunks',
      description:
        'Children find their own palace here: two bunks under painted arches, a tent to hide in and a window seat on the lake. Parents have the king bed, and the sofa in the next room when the story is over.',
      pictures: ['family-tent'],
      amenities: ['Beds for six', 'King bed', 'Sofa bed', 'Two bunks', 'Play tent', 'Terrace'],
      location: 'Fourth floor, lake side, rooms 401–402',
      rooms: ['401', '402'],
    },
    {
      ...SUITE,
      title: 'Terrace Suite',
      description:
        'The widest terrace of the house, straight above the water. Have breakfast there in the morning shade, and in the evening count the boats coming home from behind the glass.',
      pictures: ['suite-window'],
      amenities: ['Beds for six', 'King bed', 'Sofa bed', 'Two bunks', 'Widest terrace', 'Two bathrooms'],
      location: 'Fourth floor, lake side, room 404',
      rooms: ['404'],
    },
  ]),
  ...itemsOf('Room Features', [
    {
      ...EVERY_ROOM,
      title: 'Beds Worth Staying In',
      description:
        'Long-staple cotton, a mattress that is firm below and soft on top, and a menu of six pillows. While you are at dinner we draw the curtains and leave the lamps low.',
      pictures: ['double'],
      amenities: ['400-thread cotton', 'Pillow menu', 'Turn-down in the evening', 'Cot on request'],
      timing: 'Turn-down 6:30 pm – 9:00 pm',
    },
    {
      ...EVERY_ROOM,
      title: 'Marble Bathroom',
      description:
        'Cream and green marble from the quarries of Rajasthan, a rain shower in every room, and in Deluxe Rooms and suites a freestanding tub under an arch that looks on the lake.',
      pictures: ['features', 'features-vanity'],
      amenities: ['Rain shower', 'Tub in Deluxe and Suite', 'Heated towel rail', 'Bathrobes'],
      timing: 'Fresh towels twice a day',
    },
    {
      ...EVERY_ROOM,
      title: 'A Desk with a View',
      description:
        'A proper writing desk under the window, a lamp that lights the page and not your eyes, sockets where you need them, and Wi-Fi fast enough for a call with pictures.',
      pictures: ['single-desk', 'single'],
      amenities: ['Writing desk', 'Free Wi-Fi', 'Sockets for all plugs', 'Laptop safe'],
      timing: 'Around the clock',
    },
    {
      ...EVERY_ROOM,
      title: 'A Seat by the Window',
      description:
        'Every room has a good chair and something to look at: Lake Pichola, and from the corners the old town climbing its hill as well.',
      pictures: ['single-chair', 'suite-window'],
      amenities: ['Armchair', 'Tea and coffee tray', 'Minibar', 'Books to borrow'],
      timing: 'Best at sunset',
    },
  ]),
];
