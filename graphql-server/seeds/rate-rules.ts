import type { EntityManager } from 'typeorm';
import type { Discount } from '../src/selling/pricing/rate-book';
import { Promotion } from '../src/selling/rate-book/promotion.entity';
import { Restriction } from '../src/selling/rate-book/restriction.entity';
import { Season } from '../src/selling/rate-book/season.entity';

const FRIDAY = 5;
const SATURDAY = 6;

/** The sample's seasons: fixed periods, which the README names, so that all other dates cost what it says. */
export const SEEDED_SEASONS = [
  { name: 'Diwali', firstDate: '2027-10-25', lastDate: '2027-11-05', percentMore: 40 },
  { name: 'Christmas and New Year', firstDate: '2027-12-20', lastDate: '2028-01-05', percentMore: 40 },
] as const;

/** At least two nights for every stay with a Friday or Saturday night in these months. */
export const SEEDED_WEEKENDS = { name: 'Autumn weekends', firstDate: '2027-10-01', lastDate: '2027-11-30' };

interface SeededPromotion {
  /** The title of its offer. */
  offer: string;
  name: string;
  code: string;
  minimumNights: number;
  discount: Discount;
}

/**
 * Promotions of the sample's offers, by the title of the offer. Each needs its code, so that no price changes without a
 * code.
 */
export const SEEDED_PROMOTIONS: readonly SeededPromotion[] = [
  {
    offer: 'A Long Weekend by the Pool',
    name: 'Stay three nights, pay for two',
    code: 'STAY3',
    minimumNights: 3,
    discount: { kind: 'FREE_NIGHTS', stayNights: 3, payNights: 2 },
  },
  {
    offer: 'Three Nights, One Warm Oil Massage',
    name: 'A warm oil massage for two',
    code: 'ABHYANGA',
    minimumNights: 3,
    discount: { kind: 'VALUE_ADDED' },
  },
  {
    offer: 'A Week at the Lake',
    name: 'A week at the lake, ten percent less',
    code: 'WEEK',
    minimumNights: 7,
    discount: { kind: 'PERCENT', hundredths: 1_000 },
  },
];

/** Writes seasons, a minimum stay, and the promotions of offers. `offers` has the ids of the offers by their titles. */
export async function seedRateRules(
  manager: EntityManager,
  offerIds: ReadonlyMap<string, string>,
): Promise<void> {
  await manager.insert(
    Season,
    SEEDED_SEASONS.map(({ percentMore, ...season }) => ({
      ...season,
      change: { kind: 'PERCENT', hundredths: percentMore * 100 } as const,
    })),
  );
  await manager.insert(Restriction, {
    ...SEEDED_WEEKENDS,
    weekdays: [FRIDAY, SATURDAY],
    rule: { kind: 'MINIMUM_NIGHTS_OF_STAYS', nights: 2 } as const,
  });
  await manager.insert(
    Promotion,
    SEEDED_PROMOTIONS.map(({ offer, ...promotion }) => ({
      ...promotion,
      isOffered: true,
      offerId: offerIds.get(offer) ?? null,
    })),
  );
}
