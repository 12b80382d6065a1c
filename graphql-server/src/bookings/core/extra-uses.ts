import type { DataSource, EntityManager } from 'typeorm';
import { lockByName } from '../../platform/database/database';
import { hashOfToken } from '../../platform/secrets/keyed-secrets';
import type { PlainDate } from '../../platform/time/dates';
import { keyOfUse, quantitiesOf, usesOf, type DatedExtra, type ExtraUse } from '../../selling/pricing/extras';

/** An extra of which only so many are sold for one day. */
export interface LimitedExtra {
  code: string;
  name: string;
  dailyLimit: number | null;
}

/** An extra that is sold out on a day. */
export interface SoldOutExtra {
  code: string;
  name: string;
  day: PlainDate;
}

/** Whose uses do not count, since they are replaced. */
interface Apart {
  /** The token of a hold. */
  replaces?: string | null;
  /** The booking of a held change. */
  changed?: string;
}

// A booking that has ended is not among them, nor a stay that is cancelled: what they had comes back by itself.
const SOLD = `
  SELECT line.extra ->> 'code' AS code, line.extra ->> 'unit' AS unit, (line.extra ->> 'quantity')::int AS quantity,
    stay.checkin::text, stay.checkout::text
  FROM stays stay JOIN bookings booking ON booking.id = stay.booking_id
  JOIN folio_lines line ON line.booking_id = booking.id AND line.stay_id = stay.id
  WHERE stay.checkin <= $3 AND stay.checkout >= $2 AND stay.status NOT IN ('CANCELLED', 'NO_SHOW')
    AND booking.status IN ('HELD', 'TENTATIVE', 'CONFIRMED')
    AND booking.token_hash IS DISTINCT FROM $4
    AND line.kind = 'EXTRA' AND line.extra ->> 'code' = ANY ($1) AND line.reverses IS NULL
    AND NOT EXISTS (SELECT 1 FROM folio_lines later WHERE later.reverses = line.id)`;

const HELD = `
  SELECT more.code, more.day::text, more.quantity
  FROM booking_changes change,
    jsonb_to_recordset(COALESCE(change.plan -> 'extraUses', '[]')) AS more(code text, day date, quantity integer)
  WHERE change.status = 'HELD' AND more.code = ANY ($1) AND change.booking_id IS DISTINCT FROM $2`;

/** Counts what is sold of extras with a daily limit. A use is a line of a booking that is held or confirmed. */
export class ExtraUses {
  constructor(
    private readonly database: DataSource,
    private readonly extras: { readonly current: readonly LimitedExtra[] },
  ) {}

  /** The first of these uses that goes beyond the limit of its day; null when all can be sold. */
  async findSoldOut(
    wanted: readonly ExtraUse[],
    apart: Apart = {},
    manager: EntityManager = this.database.manager,
  ): Promise<SoldOutExtra | null> {
    const limited = this.limited(wanted);
    const days = limited.map(({ day }) => day).toSorted();
    const [first, last] = [days[0], days.at(-1)];
    if (first === undefined || last === undefined) return null;
    const codes = [...new Set(limited.map(({ code }) => code))];
    const tokenHash = apart.replaces ? hashOfToken(apart.replaces) : null;
    const sold: DatedExtra[] = await manager.query(SOLD, [codes, first, last, tokenHash]);
    const held: ExtraUse[] = await manager.query(HELD, [codes, apart.changed ?? null]);
    const taken = quantitiesOf([...usesOf(sold), ...held]);
    for (const use of limited) {
      const extra = this.find(use.code);
      if (!extra?.dailyLimit || use.quantity + (taken.get(keyOfUse(use)) ?? 0) <= extra.dailyLimit) continue;
      return { code: extra.code, name: extra.name, day: use.day };
    }
    return null;
  }

  /** The same. Until the transaction ends, nobody else sells these extras. */
  async lockAndFindSoldOut(
    manager: EntityManager,
    wanted: readonly ExtraUse[],
    apart: Apart = {},
  ): Promise<SoldOutExtra | null> {
    const codes = new Set(this.limited(wanted).map(({ code }) => code));
    for (const code of [...codes].toSorted()) await lockByName(manager, `extra ${code}`);
    return this.findSoldOut(wanted, apart, manager);
  }

  private limited(uses: readonly ExtraUse[]): ExtraUse[] {
    return uses.filter(({ code }) => this.find(code)?.dailyLimit);
  }

  private find(code: string): LimitedExtra | undefined {
    return this.extras.current.find((extra) => extra.code === code);
  }
}
