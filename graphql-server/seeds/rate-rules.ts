import type { EntityManager } from 'typeorm';
import { Promotion } from '../src/rate-book/promotion.entity';
import { Restriction } from '../src/rate-book/restriction.entity';
import { Season } from '../src/rate-book/season.entity';

const FRIDAY = 5;
const SATURDAY = 6;

/** The sample's rates of dates: fixed periods, which the README names, so that all other dates cost what it promises. */
export const SEEDED_SEASONS = [
  { name: 'Diwali', firstDate: '2027-10-25', lastDate: '2027-11-05', percentMore: 40 },
  { name: 'Christmas and New Year', firstDate: '2027-12-20', lastDate: '2028-01-05', percentMore: 40 },
] as const;

/** Two nights at least for every stay that touches a Friday or Saturday night of these months. */
export const SEEDED_WEEKENDS = { name: 'Autumn weekends', firstDate: '2027-10-01', lastDate: '2027-11-30' };

/** Needs its code, so that three nights without it cost three. */
export const SEEDED_CODE = 'STAY3';

/** Seasons, a minimum stay, and the promotion of the offer. */
export async function seedRateRules(manager: EntityManager, offerId: string): Promise<void> {
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
  await manager.insert(Promotion, {
    ...{ name: 'Stay three nights, pay for two', code: SEEDED_CODE, offerId, minimumNights: 3 },
    discount: { kind: 'FREE_NIGHTS', stayNights: 3, payNights: 2 } as const,
  });
}
