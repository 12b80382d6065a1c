import type { EntityManager } from 'typeorm';
import { ChargeItem } from '../src/selling/charge-items/charge-item.entity';

type SeededItem = Pick<ChargeItem, 'name' | 'department' | 'code' | 'isFavourite'> &
  Partial<Pick<ChargeItem, 'pricePaise' | 'percentOfNight' | 'ofFirstNight' | 'taxPercent'>>;

/** What the sample hotel puts on bills. Prices are paise before tax. Accountants confirm codes and tax. */
const SEEDED_ITEMS: readonly SeededItem[] = [
  minibar('Water', 6_000, '22011010'),
  minibar('Soft drink', 12_000, '22021010'),
  minibar('Chocolate', 15_000, '18063100'),
  // Restaurant supplies, whose tax follows from the property.
  { name: 'Lunch', department: 'RESTAURANT', pricePaise: 110_000, code: '996332', isFavourite: true },
  { name: 'Dinner', department: 'RESTAURANT', pricePaise: 160_000, code: '996332', isFavourite: true },
  {
    name: 'Laundry',
    department: 'LAUNDRY',
    pricePaise: 45_000,
    taxPercent: 18,
    code: '999712',
    isFavourite: true,
  },
  {
    name: 'Car for a day',
    department: 'TRANSFER',
    pricePaise: 350_000,
    taxPercent: 5,
    code: '996601',
    isFavourite: false,
  },
  {
    name: 'Early check-in',
    department: 'ROOM',
    percentOfNight: 50,
    ofFirstNight: true,
    code: '996311',
    isFavourite: false,
  },
  { name: 'Late check-out', department: 'ROOM', percentOfNight: 50, code: '996311', isFavourite: false },
];

function minibar(name: string, pricePaise: number, code: string): SeededItem {
  return { name, department: 'MINIBAR', pricePaise, taxPercent: 18, code, isFavourite: true };
}

export async function seedChargeItems(manager: EntityManager): Promise<void> {
  await manager.insert(
    ChargeItem,
    SEEDED_ITEMS.map((item, sortOrder) => ({ ...item, sortOrder })),
  );
}
