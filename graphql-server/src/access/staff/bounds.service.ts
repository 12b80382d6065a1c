import { GraphQLError } from 'graphql';
import type { EntityManager } from 'typeorm';
import type { Staff } from '../accounts/authorisation';
import { lockByName } from '../../platform/database/database';
import { businessDayInZone, type PlainDate } from '../../platform/time/dates';
import { rupees, writeMoney } from '../../platform/money/money';
import { BoundedAct, type BoundedActKind } from './bounded-act.entity';
import type { StaffDirectory } from './staff-directory';

/** What a member of the staff gives away, in the transaction that does it. */
export interface GivenAway {
  kind: BoundedActKind;
  /** In paise. At 0 or less, nothing is given away. */
  amountPaise: number;
  /** Null when no booking is concerned. */
  bookingId: string | null;
}

/**
 * Holds the staff to the bounds of their roles. A bound limits, for a business day, what one person gives away in all and
 * what persons with bounds give away on one booking, so that many small acts do not add up to a large one.
 */
export class BoundsService {
  constructor(
    private readonly directory: Pick<StaffDirectory, 'actorRights'>,
    private readonly hotel: { timeZone(): string },
  ) {}

  /** Notes what is given away. Throws BOUND_EXCEEDED, which rolls the transaction back, when it is too much. */
  async note(manager: EntityManager, { uid }: Staff, given: GivenAway): Promise<void> {
    const { kind, amountPaise, bookingId } = given;
    if (amountPaise <= 0) return;
    const rights = await this.directory.actorRights(manager, uid);
    const boundPaise = rights ? rights.boundPaise : 0;
    if (boundPaise === null) return;
    await lockByName(manager, `bounded acts of ${uid}`);
    if (bookingId !== null) await lockByName(manager, `bounded acts on ${bookingId}`);
    const businessDay = await this.businessDay(manager);
    const leftPaise = boundPaise - (await this.spentPaise(manager, uid, { bookingId, businessDay }));
    if (amountPaise > leftPaise) throw boundExceeded(boundPaise, Math.max(leftPaise, 0));
    await manager.insert(BoundedAct, { uid, bookingId, businessDay, kind, amountPaise: String(amountPaise) });
  }

  private async businessDay(manager: EntityManager): Promise<PlainDate> {
    const [row]: { now: Date }[] = await manager.query('SELECT hotel_now() AS now');
    return businessDayInZone(row?.now ?? new Date(), this.hotel.timeZone());
  }

  private async spentPaise(
    manager: EntityManager,
    uid: string,
    { bookingId, businessDay }: { bookingId: string | null; businessDay: PlainDate },
  ): Promise<number> {
    const [row]: { spent: string }[] = await manager.query(
      `SELECT greatest(
         coalesce(sum(amount_paise) FILTER (WHERE uid = $1), 0),
         coalesce(sum(amount_paise) FILTER (WHERE booking_id = $2), 0)) AS spent
       FROM bounded_acts WHERE business_day = $3 AND (uid = $1 OR booking_id = $2)`,
      [uid, bookingId, businessDay],
    );
    return Number(row?.spent ?? 0);
  }
}

function boundExceeded(boundPaise: number, leftPaise: number): GraphQLError {
  const bound = writeMoney(rupees(boundPaise));
  const left = writeMoney(rupees(leftPaise));
  const message =
    boundPaise === 0
      ? 'Your role may not lower what a guest owes, or pay money out. Ask a manager.'
      : `Your role may give away at most ${bound} a day, and ${left} of it is left. Nothing was changed. Ask a manager.`;
  return new GraphQLError(message, { extensions: { code: 'BOUND_EXCEEDED', http: { status: 403 } } });
}
