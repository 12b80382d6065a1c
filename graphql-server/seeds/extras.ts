import type { EntityManager } from 'typeorm';
import { Extra } from '../src/selling/extras/extra.entity';

type SeededExtra = Omit<Extra, 'id' | 'onSale' | 'sortOrder' | 'version'>;

/** The extras of the sample hotel. Prices are US cents before tax. Accountants confirm codes and tax. */
const SEEDED_EXTRAS: readonly SeededExtra[] = [
  {
    code: 'BREAKFAST',
    name: 'Breakfast',
    description:
      'A Rajasthani breakfast on the terrace or in your room, on each morning of the stay. It costs less than at the table.',
    unit: 'GUEST_AND_NIGHT',
    cents: 1_200,
    // A restaurant supply, whose tax follows from the property.
    taxPercent: null,
    sac: '996332',
    dailyLimit: null,
  },
  {
    code: 'AIRPORT_TRANSFER',
    name: 'Airport transfer',
    description: 'One way between Udaipur airport and the hotel, for up to four guests with their luggage.',
    unit: 'PIECE',
    cents: 2_500,
    taxPercent: 5,
    sac: '996412',
    dailyLimit: 12,
  },
];

export async function seedExtras(manager: EntityManager): Promise<void> {
  await manager.insert(
    Extra,
    SEEDED_EXTRAS.map((extra, sortOrder) => ({ ...extra, sortOrder })),
  );
}
