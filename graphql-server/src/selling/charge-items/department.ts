import { registerEnumType } from 'type-graphql';

/** The departments of the hotel that post charges. */
export const Department = {
  RESTAURANT: 'RESTAURANT',
  MINIBAR: 'MINIBAR',
  LAUNDRY: 'LAUNDRY',
  TRANSFER: 'TRANSFER',
  ROOM: 'ROOM',
  OTHER: 'OTHER',
} as const;
export type Department = (typeof Department)[keyof typeof Department];

registerEnumType(Department, {
  name: 'Department',
  description: 'The department of the hotel that posts a charge.',
  valuesConfig: {
    RESTAURANT: { description: 'Meals and drinks. Their GST follows from the hotel’s setting.' },
    MINIBAR: { description: 'Drinks and snacks of the room.' },
    LAUNDRY: { description: 'Washing and pressing.' },
    TRANSFER: { description: 'Cars and other transport.' },
    ROOM: {
      description: 'A part of the room’s price, such as a late check-out. It has the GST of its night.',
    },
    OTHER: { description: 'Everything else, such as damage.' },
  },
});
