import type { EntityManager } from 'typeorm';
import type { ChargeLine } from '../../selling/quotes/quote';
import type { FolioLineKind, PostedWords } from './folio-line.entity';

/** The charges of one stay of a booking: its nights and extras. */
export interface StayCharges {
  stayId: string;
  lines: readonly ChargeLine[];
}

/** A charge in addition to the nights, in paise. */
export interface FurtherCharge extends Pick<
  ChargeLine,
  'valuePaise' | 'taxPercent' | 'cgstPaise' | 'sgstPaise' | 'sac'
> {
  /** Null on a line that does not belong to a single stay. */
  stayId: string | null;
  /** The folio; left out when the rules of the booking's folios decide. */
  folioId?: string | null;
  kind: Exclude<FolioLineKind, 'ROOM_NIGHT' | 'EXTRA' | 'LEGACY' | 'POSTED_CHARGE'>;
}

/** A charge that the staff put on the bill of a stay, in paise. */
export interface PostedLine extends Pick<
  ChargeLine,
  'valuePaise' | 'taxPercent' | 'cgstPaise' | 'sgstPaise' | 'sac'
> {
  stayId: string;
  posted: PostedWords;
  /** The folio, while it is open; left out when the rules of the booking's folios decide. */
  folioId?: string | null;
}

/** One of the two lines into which a line is split, in paise. */
export interface LinePart {
  valuePaise: number;
  discountPaise: number;
  cgstPaise: number;
  sgstPaise: number;
  /** The pieces of a posted charge; null when they stay. */
  pieces: number | null;
}

/** A line that costs less from now on, in paise. Its rate of GST stays. */
export interface LoweredLine {
  /** The line that charges it so far. */
  id: number;
  valuePaise: number;
  /** CGST, and SGST of the same amount. */
  halfPaise: number;
}

/** The ids of the lines that were written. */
type AddedLines = readonly number[];

const idsOf = (rows: readonly { id: number | string }[]): AddedLines => rows.map(({ id }) => Number(id));

/** The first open folio of the booking `$1` that takes lines of this kind; null for the first folio. */
const takingFolio = (kind: string): string => `(
  SELECT folio.id FROM folios folio
  WHERE folio.booking_id = $1 AND folio.closed_at IS NULL AND ${kind} = ANY (folio.takes) ORDER BY folio.place LIMIT 1)`;

const SOLD_KIND = "CASE WHEN line.extra IS NULL THEN 'ROOM_NIGHT' ELSE 'EXTRA' END";

// A night or an extra that is charged anew stays in its folio, while that is open: `folioOfSold`, as SQL.
const EARLIER_SOLD = `
  SELECT sold.id, sold.folio_id, folio.closed_at IS NOT NULL AS is_closed
  FROM folio_lines sold LEFT JOIN folios folio ON folio.id = sold.folio_id
  WHERE sold.booking_id = $1 AND sold.stay_id = line."stayId" AND sold.kind = ${SOLD_KIND}
    AND sold.night IS NOT DISTINCT FROM line.night AND sold.extra ->> 'code' IS NOT DISTINCT FROM line.extra ->> 'code'
  ORDER BY sold.id DESC LIMIT 1`;

const ADD_SOLD = `
  INSERT INTO folio_lines (booking_id, change_id, stay_id, kind, night, rate_source, rate_cents, value_paise,
    discount_paise, tax_percent, cgst_paise, sgst_paise, sac, supplement, extra, folio_id)
  SELECT $1, $3, "stayId", ${SOLD_KIND}, night, "rateSource", "rateCents",
    "valuePaise", "discountPaise", "taxPercent", "cgstPaise", "sgstPaise", sac, supplement, extra,
    CASE WHEN earlier.id IS NULL OR earlier.is_closed THEN ${takingFolio(SOLD_KIND)} ELSE earlier.folio_id END
  FROM jsonb_to_recordset($2) AS line("stayId" uuid, night date, "rateSource" text, "rateCents" bigint,
    "valuePaise" bigint, "discountPaise" bigint, "taxPercent" integer, "cgstPaise" bigint, "sgstPaise" bigint, sac text,
    supplement jsonb, extra jsonb)
  LEFT JOIN LATERAL (${EARLIER_SOLD}) earlier ON true`;

// The folio that pays the nights also pays the charge for nights that were given up: `folioOfCharge`, as SQL.
const FOLIO_OF_NIGHTS = `CASE WHEN line.kind IN ('CHANGE', 'EARLY_DEPARTURE', 'CANCELLATION', 'NO_SHOW') THEN (
    SELECT folio.id FROM folio_lines sold LEFT JOIN folios folio ON folio.id = sold.folio_id AND folio.closed_at IS NULL
    WHERE sold.booking_id = $1 AND sold.stay_id = line."stayId" AND sold.kind IN ('ROOM_NIGHT', 'LEGACY')
      AND sold.reverses IS NULL
    ORDER BY sold.id DESC LIMIT 1) END`;

const ADD_CHARGES = `
  INSERT INTO folio_lines (booking_id, change_id, stay_id, kind, value_paise, tax_percent, cgst_paise, sgst_paise, sac,
    folio_id)
  SELECT $1, $3, "stayId", kind, "valuePaise", "taxPercent", "cgstPaise", "sgstPaise", sac,
    COALESCE("folioId", ${takingFolio('line.kind')}, ${FOLIO_OF_NIGHTS})
  FROM jsonb_to_recordset($2) AS line("stayId" uuid, kind text, "valuePaise" bigint, "taxPercent" integer,
    "cgstPaise" bigint, "sgstPaise" bigint, sac text, "folioId" uuid)
  RETURNING id`;

const ADD_POSTED = `
  INSERT INTO folio_lines (booking_id, stay_id, kind, value_paise, tax_percent, cgst_paise, sgst_paise, sac, posted,
    change_id, folio_id)
  VALUES ($1, $2, 'POSTED_CHARGE', $3, $4, $5, $6, $7, $8, $9, COALESCE(
    (SELECT folio.id FROM folios folio WHERE folio.id = $10 AND folio.closed_at IS NULL), ${takingFolio("'POSTED_CHARGE'")}))
  RETURNING id`;

const ADD_LOWERED = `
  INSERT INTO folio_lines (booking_id, allowance_id, stay_id, kind, night, rate_source, rate_cents, value_paise,
    discount_paise, tax_percent, cgst_paise, sgst_paise, sac, supplement, extra, posted, folio_id, split_of,
    is_further_part)
  SELECT booking_id, $3, stay_id, kind, night, rate_source, rate_cents, lowered."valuePaise",
    discount_paise + value_paise - lowered."valuePaise", tax_percent, lowered."halfPaise", lowered."halfPaise", sac,
    supplement, extra, posted, folio_id, split_of, is_further_part
  FROM folio_lines line JOIN jsonb_to_recordset($2) AS lowered(id bigint, "valuePaise" bigint, "halfPaise" bigint)
    ON lowered.id = line.id
  WHERE line.booking_id = $1 ORDER BY line.id
  RETURNING id`;

// The unique index on `reverses` prevents a second reversal of a line.
const REVERSE_STAYS = `
  INSERT INTO folio_lines (booking_id, stay_id, kind, night, rate_source, rate_cents, value_paise, discount_paise,
    tax_percent, cgst_paise, sgst_paise, sac, supplement, extra, posted, folio_id, is_further_part, reverses)
  SELECT booking_id, stay_id, kind, night, rate_source, rate_cents, -value_paise, -discount_paise, tax_percent,
    -cgst_paise, -sgst_paise, sac, supplement, extra, posted, folio_id, is_further_part, id
  FROM folio_lines line
  WHERE booking_id = $1 AND stay_id = ANY ($2) AND reverses IS NULL
    AND NOT EXISTS (SELECT 1 FROM folio_lines earlier WHERE earlier.reverses = line.id)
  ORDER BY id
  RETURNING id`;

const REVERSE_LINES = `
  INSERT INTO folio_lines (booking_id, change_id, allowance_id, stay_id, kind, night, rate_source, rate_cents,
    value_paise, discount_paise, tax_percent, cgst_paise, sgst_paise, sac, supplement, extra, posted, folio_id,
    is_further_part, reverses)
  SELECT booking_id, $3, $4, stay_id, kind, night, rate_source, rate_cents, -value_paise, -discount_paise, tax_percent,
    -cgst_paise, -sgst_paise, sac, supplement, extra, posted, folio_id, is_further_part, id
  FROM folio_lines WHERE booking_id = $1 AND id = ANY ($2) ORDER BY id`;

// Prices know a split night under the id of its first part, so the other parts are reversed with it.
const WITH_FURTHER_PARTS = `
  SELECT line.id FROM folio_lines line WHERE line.booking_id = $1 AND (line.id = ANY ($2) OR line.reverses IS NULL
    AND line.split_of IN (SELECT part.split_of FROM folio_lines part WHERE part.id = ANY ($2) AND part.kind = 'ROOM_NIGHT')
    AND NOT EXISTS (SELECT 1 FROM folio_lines reversal WHERE reversal.reverses = line.id))`;

const ADD_PARTS = `
  INSERT INTO folio_lines (booking_id, stay_id, kind, night, rate_source, rate_cents, value_paise, discount_paise,
    tax_percent, cgst_paise, sgst_paise, sac, supplement, extra, posted, folio_id, split_of, is_further_part)
  SELECT booking_id, stay_id, kind, night, rate_source, rate_cents, part."valuePaise", part."discountPaise",
    tax_percent, part."cgstPaise", part."sgstPaise", sac, CASE WHEN part.further THEN NULL ELSE supplement END, extra,
    -- The pieces of an extra stay with the first part of an amount.
    CASE WHEN part.pieces IS NULL THEN CASE WHEN part.further THEN posted - 'extra' ELSE posted END ELSE jsonb_set(posted, '{quantity}', to_jsonb(part.pieces)) END,
    folio_id, COALESCE(split_of, line.id), is_further_part OR part.further
  FROM folio_lines line CROSS JOIN jsonb_to_recordset($3) AS part(further boolean, "valuePaise" bigint,
    "discountPaise" bigint, "cgstPaise" bigint, "sgstPaise" bigint, pieces integer)
  WHERE line.booking_id = $1 AND line.id = $2 ORDER BY part.further
  RETURNING id`;

const ADD_ADJUSTMENT = `
  INSERT INTO folio_lines (booking_id, kind, value_paise, cgst_paise, sgst_paise, sac, folio_id)
  VALUES ($1, $2, $3, 0, 0, '996311', $4)
  RETURNING id`;

const CHARGED_BY_FOLIO = `
  SELECT folio_id AS "folioId", sum(value_paise + cgst_paise + sgst_paise)::bigint AS paise
  FROM folio_lines WHERE booking_id = $1 GROUP BY folio_id`;

/**
 * Stores the charges of bookings. Lines are added, never changed, apart from their folio. `changeId` names the change of the booking that adds
 * them.
 */
export class FolioRepository {
  /** Writes one line for each night and each extra of each stay. */
  async addSold(
    manager: EntityManager,
    bookingId: string,
    stays: readonly StayCharges[],
    changeId: string | null = null,
  ): Promise<void> {
    const lines = stays.flatMap(({ stayId, lines: sold }) => sold.map((line) => ({ stayId, ...line })));
    if (lines.length > 0) await manager.query(ADD_SOLD, [bookingId, JSON.stringify(lines), changeId]);
  }

  /** Reverses these lines, for a change of the booking if one is named. Fails when one of them was already reversed. */
  async reverseLines(
    manager: EntityManager,
    bookingId: string,
    lineIds: readonly number[],
    changeId: string | null = null,
  ): Promise<void> {
    if (lineIds.length === 0) return;
    const all = idsOf(await manager.query(WITH_FURTHER_PARTS, [bookingId, lineIds]));
    await manager.query(REVERSE_LINES, [bookingId, all, changeId, null]);
  }

  /** Reverses the line and charges its two parts instead, in its folio. Returns the ids of the parts. */
  async split(
    manager: EntityManager,
    bookingId: string,
    lineId: number,
    [first, second]: readonly [LinePart, LinePart],
  ): Promise<readonly [number, number]> {
    await manager.query(REVERSE_LINES, [bookingId, [lineId], null, null]);
    const parts = [
      { ...first, further: false },
      { ...second, further: true },
    ];
    const [one, other] = idsOf(
      await manager.query(ADD_PARTS, [bookingId, lineId, JSON.stringify(parts)]),
    ).toSorted((before, after) => before - after);
    if (one === undefined || other === undefined) throw new Error('A line is split in two.');
    return [one, other];
  }

  /** Puts lines into a folio; null is the first folio of the booking. Only this changes the folio of a line. */
  async putInto(
    manager: EntityManager,
    bookingId: string,
    lineIds: readonly number[],
    folioId: string | null,
  ): Promise<void> {
    await manager.query('UPDATE folio_lines SET folio_id = $3 WHERE booking_id = $1 AND id = ANY ($2)', [
      bookingId,
      lineIds,
      folioId,
    ]);
  }

  /** Reverses every charge of these stays that is not reversed yet. */
  async reverseStays(
    manager: EntityManager,
    bookingId: string,
    stayIds: readonly string[],
  ): Promise<AddedLines> {
    return idsOf(await manager.query(REVERSE_STAYS, [bookingId, stayIds]));
  }

  /** Writes what the staff put on the bill. Returns the id of the line. */
  async addPosted(
    manager: EntityManager,
    bookingId: string,
    line: PostedLine,
    changeId: string | null = null,
  ): Promise<number> {
    const { stayId, valuePaise, taxPercent, cgstPaise, sgstPaise, sac, posted } = line;
    const amounts = [valuePaise, taxPercent, cgstPaise, sgstPaise];
    const values = [bookingId, stayId, ...amounts, sac, posted, changeId, line.folioId ?? null];
    const [id] = idsOf(await manager.query(ADD_POSTED, values));
    if (id === undefined) throw new Error('A charge that is written has an id.');
    return id;
  }

  /**
   * Reverses these lines and charges less instead, for an allowance, so that an invoice that has them gets a credit note. What is taken off
   * counts as a discount. Returns the ids of the lower lines by the ids of the lines before.
   */
  async lower(
    manager: EntityManager,
    bookingId: string,
    allowanceId: string,
    lines: readonly LoweredLine[],
  ): Promise<ReadonlyMap<number, number>> {
    const before = lines.map(({ id }) => id).toSorted((one, other) => one - other);
    await manager.query(REVERSE_LINES, [bookingId, before, null, allowanceId]);
    const after = idsOf(
      await manager.query(ADD_LOWERED, [bookingId, JSON.stringify(lines), allowanceId]),
    ).toSorted((one, other) => one - other);
    return new Map(before.map((id, place) => [id, after[place] ?? id]));
  }

  /** What the lines of each folio cost with tax, in paise; null is the booking's first folio. */
  async chargedByFolio(
    manager: EntityManager,
    bookingId: string,
  ): Promise<ReadonlyMap<string | null, number>> {
    const rows: { folioId: string | null; paise: number }[] = await manager.query(CHARGED_BY_FOLIO, [
      bookingId,
    ]);
    return new Map(rows.map(({ folioId, paise }) => [folioId, paise]));
  }

  async addCharges(
    manager: EntityManager,
    bookingId: string,
    charges: readonly FurtherCharge[],
    changeId: string | null = null,
  ): Promise<AddedLines> {
    if (charges.length === 0) return [];
    return idsOf(await manager.query(ADD_CHARGES, [bookingId, JSON.stringify(charges), changeId]));
  }

  /** Writes off a balance that is too small for a payment or a refund, in paise; below 0 when the hotel waives it. */
  async writeOff(
    manager: EntityManager,
    bookingId: string,
    amountPaise: number,
    changeId: string | null = null,
    folioId: string | null = null,
  ): Promise<AddedLines> {
    if (amountPaise === 0) return [];
    const untaxed = { taxPercent: null, cgstPaise: 0, sgstPaise: 0, sac: '996311' };
    const line = { stayId: null, folioId, kind: 'WRITE_OFF', valuePaise: amountPaise, ...untaxed } as const;
    return this.addCharges(manager, bookingId, [line], changeId);
  }

  /** Makes a balance even, in paise: below 0 when the guest pays less. Returns the id of the line. */
  async adjust(
    manager: EntityManager,
    bookingId: string,
    kind: 'ROUND_OFF' | 'WRITE_OFF',
    amountPaise: number,
    folioId: string | null = null,
  ): Promise<number | null> {
    if (amountPaise === 0) return null;
    const values = [bookingId, kind, amountPaise, folioId];
    const rows: { id: number }[] = await manager.query(ADD_ADJUSTMENT, values);
    return rows[0]?.id ?? null;
  }
}
