import { registerEnumType } from 'type-graphql';

/** How often the price of an extra is charged for one room. */
export enum ExtraUnit {
  STAY = 'STAY',
  NIGHT = 'NIGHT',
  GUEST = 'GUEST',
  GUEST_AND_NIGHT = 'GUEST_AND_NIGHT',
  PIECE = 'PIECE',
}

registerEnumType(ExtraUnit, {
  name: 'ExtraUnit',
  description: 'How often the price of an extra is charged for one room.',
  valuesConfig: {
    STAY: { description: 'Once.' },
    NIGHT: { description: 'For each night.' },
    GUEST: { description: 'For each guest.' },
    GUEST_AND_NIGHT: { description: 'For each guest and night.' },
    PIECE: { description: 'For each piece that the guest orders.' },
  },
});
