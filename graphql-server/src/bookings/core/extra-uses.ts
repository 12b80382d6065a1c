import type { DataSource, EntityManager } from 'typeorm';
import { lockByName } from '../../platform/database/database';
import { hashOfToken } from '../../platform/secrets/keyed-secrets';
import type { PlainDate } from '../../platform/time/dates';
import {
  keyOfUse,
  quantitiesOf,
  usesOf,
  usesOfPosted,
  type DatedExtra,
  type ExtraUse,
  type PostedExtra,
} from '../../selling/pricing/extras';
import type { ExtraUnit } from '../../selling/pricing/rate-book';

/** An extra that is limited to a number of sales a day. */
export interface LimitedExtra {
  code: string;
  name: string;
  unit: ExtraUnit;
  dailyLimit: number | null;
}

/** An extra that is sold out on a day. */
export interface SoldOutExtra {
  code: string;
  name: string;
  day: PlainDate;
}

/** The booking whose uses do not count, because this sale replaces them. */
interface Apart {
  /** The token of a hold. */
  replaces?: string | null;
  /** The booking of a held change. */
  changed?: string;
}

// Ended bookings and cancelled stays do not match, so their uses become free without further steps.
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

// A charge can be dated before the stay or after it, and then counts on a night of the stay or on its own day.
const POSTED = `
  SELECT line.posted ->> 'extra' AS code, (line.posted ->> 'quantity')::int AS quantity, line.posted ->> 'day' AS day,
    stay.checkout::text, stay.guests
  FROM folio_lines line JOIN stays stay ON stay.id = line.stay_id
  WHERE line.kind = 'POSTED_CHARGE' AND line.posted ->> 'extra' = ANY ($1)
    AND line.posted ->> 'day' <= $3 AND greatest(stay.checkout::text, line.posted ->> 'day') >= $2
    AND line.reverses IS NULL AND NOT EXISTS (SELECT 1 FROM folio_lines later WHERE later.reverses = line.id)`;

const HELD = `
  SELECT more.code, more.day::text, more.quantity
  FROM booking_changes change,
    jsonb_to_recordset(COALESCE(change.plan -> 'extraUses', '[]')) AS more(code text, day date, quantity integer)
  WHERE change.status = 'HELD' AND more.code = ANY ($1) AND change.booking_id IS DISTINCT FROM $2`;

/** Counts the sales of extras with a daily limit: lines of held and confirmed bookings, and what was put on bills. */
export class ExtraUses {
  constructor(
    private readonly database: DataSource,
    private readonly extras: { readonly current: readonly LimitedExtra[] },
  ) {}

  /** The first of these uses that exceeds the limit of its day; null when all can be sold. */
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
    const posted: Omit<PostedExtra, 'unit'>[] = await manager.query(POSTED, [codes, first, last]);
    const held: ExtraUse[] = await manager.query(HELD, [codes, apart.changed ?? null]);
    const taken = quantitiesOf([
      ...usesOf(sold),
      ...posted.flatMap((one) => usesOfPosted({ ...one, unit: this.find(one.code)?.unit ?? 'PIECE' })),
      ...held,
    ]);
    for (const use of limited) {
      const extra = this.find(use.code);
      if (!extra?.dailyLimit || use.quantity + (taken.get(keyOfUse(use)) ?? 0) <= extra.dailyLimit) continue;
      return { code: extra.code, name: extra.name, day: use.day };
    }
    return null;
  }

  /** Like `findSoldOut`, and locks the extras: until the transaction ends, nobody else can sell them. */
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
