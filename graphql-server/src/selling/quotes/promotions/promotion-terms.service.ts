import type { PlainDate } from '../../../platform/time/dates';
import { isNamed, nightsNeeded } from '../../pricing/promotions';
import type { Promotion, RateRules, UsingGuest } from '../../pricing/rate-book';
import type { StoredPlan } from '../../rates/rate-plan.repository';
import type { CountedPromotions } from './counted-promotions';

/** Whether a promotion can be booked today. */
export const PromotionState = {
  OPEN: 'OPEN',
  NOT_YET: 'NOT_YET',
  ENDED: 'ENDED',
  USED_UP: 'USED_UP',
} as const;
export type PromotionState = (typeof PromotionState)[keyof typeof PromotionState];

/** A room type or a rate plan, by its code and its title for guests. */
interface NamedChoice {
  code: string;
  name: string;
}

/** A promotion with its conditions, before a guest has chosen a stay. */
export interface PromotionTerms {
  promotion: Promotion;
  state: PromotionState;
  /** The least number of nights of a stay. */
  minimumNights: number;
  /** Empty means all. */
  roomTypes: readonly NamedChoice[];
  /** Empty means all. */
  plans: readonly NamedChoice[];
}

function stateOf({ bookingDates: { from, to } }: Promotion, today: PlainDate, isUsedUp: boolean) {
  if (to !== null && to < today) return PromotionState.ENDED;
  if (isUsedUp) return PromotionState.USED_UP;
  return from !== null && today < from ? PromotionState.NOT_YET : PromotionState.OPEN;
}

const named = (codes: readonly string[], all: readonly NamedChoice[]): NamedChoice[] =>
  codes.map((code) => ({ code, name: all.find((one) => one.code === code)?.name ?? code }));

/** Describes promotions to guests before they have a price. */
export class PromotionTermsService {
  constructor(
    private readonly rules: { readonly current: Pick<RateRules, 'promotions'> },
    private readonly uses: CountedPromotions,
    private readonly rooms: { allTypes(): Promise<readonly NamedChoice[]> },
    private readonly property: { readonly plans: readonly StoredPlan[] },
  ) {}

  /** The promotion of an offer; null when the offer changes no price. */
  async ofOffer(offerId: string, today: PlainDate): Promise<PromotionTerms | null> {
    const found = this.rules.current.promotions.filter((one) => one.offerId === offerId);
    return this.firstOpen(found, today, null);
  }

  /** The promotion of a code; null when the hotel has no such code. */
  async ofCode(code: string, today: PlainDate, guest: UsingGuest | null): Promise<PromotionTerms | null> {
    const found = this.rules.current.promotions.filter((one) => one.code !== null && isNamed(one, code));
    return this.firstOpen(found, today, guest);
  }

  /** The first promotion that can be booked, otherwise the first. */
  private async firstOpen(
    promotions: readonly Promotion[],
    today: PlainDate,
    guest: UsingGuest | null,
  ): Promise<PromotionTerms | null> {
    if (promotions.length === 0) return null;
    const usedUp = await this.uses.usedUp(promotions, guest);
    const states = promotions.map((promotion) => ({
      promotion,
      state: stateOf(promotion, today, usedUp.has(promotion.id)),
    }));
    const chosen = states.find(({ state }) => state === PromotionState.OPEN) ?? states[0];
    if (!chosen) return null;
    const { promotion } = chosen;
    const types = promotion.types.length > 0 ? await this.rooms.allTypes() : [];
    return {
      ...chosen,
      minimumNights: nightsNeeded(promotion),
      roomTypes: named(promotion.types, types),
      plans: named(promotion.plans, this.property.plans),
    };
  }
}
