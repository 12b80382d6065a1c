import type { DataSource, EntityManager } from 'typeorm';
import { lockByName } from '../../platform/database/database';
import { hashOfToken } from '../../platform/secrets/keyed-secrets';
import { mailboxKey } from '../../platform/text/mailbox-key';
import type { Promotion, UsedUpBy, UsingGuest } from '../../selling/pricing/rate-book';
import type { UsedPromotion } from '../../selling/quotes/quote';

// Ended bookings do not match, so their uses become free without further steps.
const USES = `
  SELECT used.promotion_id AS id, count(*)::int AS uses,
    (count(*) FILTER (WHERE booking.mailbox_key = $2))::int AS "usesOfGuest"
  FROM booking_promotions used JOIN bookings booking ON booking.id = used.booking_id
  WHERE used.promotion_id = ANY ($1) AND booking.status IN ('HELD', 'TENTATIVE', 'CONFIRMED')
    AND booking.token_hash IS DISTINCT FROM $3
  GROUP BY used.promotion_id`;

const ALL_USES = `
  SELECT used.promotion_id AS id, count(*)::int AS uses
  FROM booking_promotions used JOIN bookings booking ON booking.id = used.booking_id
  WHERE booking.status IN ('HELD', 'TENTATIVE', 'CONFIRMED') GROUP BY used.promotion_id`;

const SET = `
  INSERT INTO booking_promotions (booking_id, promotion_id, promotion, saved_paise) VALUES ($1, $2, $3, $4)
  ON CONFLICT (booking_id) DO UPDATE SET promotion_id = excluded.promotion_id, promotion = excluded.promotion,
    saved_paise = excluded.saved_paise`;

interface Uses {
  id: number;
  uses: number;
  usesOfGuest: number;
}

const isLimited = ({ totalUses, usesPerGuest }: Promotion) => totalUses !== null || usesPerGuest !== null;

function usedUpBy({ totalUses, usesPerGuest }: Promotion, uses: Uses | undefined): UsedUpBy | null {
  if (!uses) return null;
  if (totalUses !== null && uses.uses >= totalUses) return 'ALL';
  return usesPerGuest !== null && uses.usesOfGuest >= usesPerGuest ? 'GUEST' : null;
}

/** Counts and records the uses of promotions. A use is a held or confirmed booking. */
export class PromotionUses {
  constructor(private readonly database: DataSource) {}

  /**
   * The promotions that have no use left, for this guest or for all guests. The guest's own hold, if `replaces` names
   * it, does not count.
   */
  async usedUp(
    promotions: readonly Promotion[],
    guest: UsingGuest | null,
    manager: EntityManager = this.database.manager,
  ): Promise<Map<number, UsedUpBy>> {
    const limited = promotions.filter(isLimited);
    if (limited.length === 0) return new Map();
    const found: Uses[] = await manager.query(USES, [
      limited.map(({ id }) => id),
      guest?.email ? mailboxKey(guest.email) : null,
      guest?.replaces ? hashOfToken(guest.replaces) : null,
    ]);
    const uses = new Map(found.map((one) => [one.id, one]));
    return new Map(
      limited.flatMap((promotion): [number, UsedUpBy][] => {
        const by = usedUpBy(promotion, uses.get(promotion.id));
        return by ? [[promotion.id, by]] : [];
      }),
    );
  }

  /**
   * Whether the promotion has a use left. Locks the promotion: until the transaction ends, nobody else can use it up.
   */
  async lock(manager: EntityManager, promotion: Promotion, email: string | null): Promise<boolean> {
    if (!isLimited(promotion)) return true;
    await lockByName(manager, `promotion ${promotion.id}`);
    return (await this.usedUp([promotion], { email, replaces: null }, manager)).size === 0;
  }

  /** Stores the promotion of a new booking. */
  async set(
    manager: EntityManager,
    bookingId: string,
    { promotion, savedPaise }: UsedPromotion,
  ): Promise<void> {
    await manager.query(SET, [bookingId, promotion.id, JSON.stringify(promotion), savedPaise]);
  }

  /** Stores the promotion of a changed booking; null removes it and frees its use. */
  async replace(manager: EntityManager, bookingId: string, used: UsedPromotion | null): Promise<void> {
    if (used) await this.set(manager, bookingId, used);
    else await manager.query('DELETE FROM booking_promotions WHERE booking_id = $1', [bookingId]);
  }

  /** How many bookings use each promotion now, by its id. */
  async counts(): Promise<Map<number, number>> {
    const found: Pick<Uses, 'id' | 'uses'>[] = await this.database.query(ALL_USES);
    return new Map(found.map(({ id, uses }) => [id, uses]));
  }
}
