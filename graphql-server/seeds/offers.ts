import { pictureAddress } from './seeded-item';

/** An offer, as it is inserted. */
export interface SeededOffer {
  title: string;
  description: string;
  imageUrl: string;
  /** For how many days after seeding it is valid; null when it has no end. */
  validDays: number | null;
}

/**
 * Sample offers, which the owner can change. Some have promotions (`SEEDED_PROMOTIONS`). The hotel grants the others at
 * the desk.
 */
export const SEEDED_OFFERS: readonly SeededOffer[] = [
  {
    title: 'A Long Weekend by the Pool',
    description:
      'Stay three nights and pay for two: of every three nights the cheapest is free. A bowl of fruit waits at your lounger, and the room is yours until 1:00 pm. Book with the code STAY3.',
    imageUrl: pictureAddress('pool'),
    validDays: 60,
  },
  {
    title: 'Dinner Is on Us',
    description:
      'Two nights or more, and one evening we lay a table for you at Jharokha: Dinner by the Lake, three courses for two, at the arch of your choice. Write “Dinner” in the special requests.',
    imageUrl: pictureAddress('roomservice-night'),
    validDays: 45,
  },
  {
    title: 'Three Nights, One Warm Oil Massage',
    description:
      'Stay three nights and Neem Spa gives each of two guests an hour of Abhyanga, with steam and ginger tea afterwards. Book with the code ABHYANGA, and write the hour you like best in the special requests.',
    imageUrl: pictureAddress('treatment'),
    validDays: 90,
  },
  {
    title: 'The Honeymoon',
    description:
      'A Deluxe Room with roses, sparkling wine on ice, a late supper by candlelight on the first night and an hour on the lake at sunset. For couples within a year of their wedding, on any date. Write “Honeymoon”.',
    imageUrl: pictureAddress('deluxe-bed'),
    validDays: null,
  },
  {
    title: 'Children Eat Free',
    description:
      'In our family suites, children under twelve have breakfast, lunch and supper from their own menu at no cost, and the play tent is stocked with picture books. Write their ages in the special requests.',
    imageUrl: pictureAddress('family'),
    validDays: 120,
  },
  {
    title: 'A Week at the Lake',
    description:
      'Stay seven nights with the code WEEK: the room costs a tenth less, and we wash and press what you wore and take you over the lake once at sunset.',
    imageUrl: pictureAddress('jetty-boat'),
    validDays: 150,
  },
  {
    title: 'Festival of Lights',
    description:
      'Two nights around Diwali: lamp-lighting on the steps, dinner at Jharokha, and the fireworks of the whole town from the front lawn.',
    imageUrl: pictureAddress('events-pavilion'),
    validDays: -10,
  },
];
