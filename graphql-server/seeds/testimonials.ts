import type { Testimonial } from '../src/pages/content/content-body';

/** Invented testimonials: sample content, which real guests never see. */
export const SEEDED_TESTIMONIALS: readonly Testimonial[] = [
  {
    name: 'Helena Costa',
    message:
      'We woke to the lake in the window and stayed in bed an hour longer than planned. Breakfast waited for us on the terrace all the same.',
    rating: 5,
    location: 'Lisbon',
    image: '/portraits/portrait1.svg',
    isSample: true,
  },
  {
    name: 'Arjun Mehta',
    message:
      'My parents’ anniversary dinner was set by the water, and the kitchen had remembered my mother’s favourite dal. Nobody had to ask twice for anything.',
    rating: 5,
    location: 'Mumbai',
    image: '/portraits/portrait2.svg',
    isSample: true,
  },
  {
    name: 'Edward Whitfield',
    message:
      'A quiet room, a firm bed and a bath under an arched window. The walk from the old town is steep, so take the hotel’s boat instead.',
    rating: 4,
    location: 'Bath',
    image: '/portraits/portrait3.svg',
    isSample: true,
  },
  {
    name: 'Fiona Gallagher',
    message:
      'I came for two nights after a conference and booked a third at the pool. The concierge moved my train without a fuss.',
    rating: 5,
    location: 'Dublin',
    image: '/portraits/portrait4.svg',
    isSample: true,
  },
  {
    name: 'Priya Nair',
    message:
      'The children had bunk beds with curtains of their own and thought it was a ship. We had a door between us and slept.',
    rating: 5,
    location: 'Kochi',
    image: '/portraits/portrait5.svg',
    isSample: true,
  },
  {
    name: 'Samuel Okafor',
    message:
      'Good light to work by, strong coffee and a spa that takes bookings until nine. I would only wish for a longer evening menu.',
    rating: 4,
    location: 'Lagos',
    image: '/portraits/portrait6.svg',
    isSample: true,
  },
];
