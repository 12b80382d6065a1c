import { z } from 'zod';
import { divideHalfUp, partsOf, rupees, writeMoney } from '../../platform/money/money';
import { SMALLEST_REFUND_PAISE } from '../../payments/core/refund.states';
import { fieldFault, type FieldFaultParts } from '../../platform/refusals/sentence';
import { amountInRupees, line, optional, wholeNumber } from '../../platform/text/form-rules';
import { fault } from '../../platform/text/input-faults';
import { lineFaults, lineOfText } from '../../platform/text/text-rules';
import { daysBetween, type PlainDate } from '../../platform/time/dates';
import type { ChargeItem } from '../../selling/charge-items/charge-item.entity';
import { Department } from '../../selling/charge-items/department';
import { lineOfExtra, type ExtraLine } from '../../selling/pricing/extras';
import { halfOfGst } from '../../selling/pricing/gst';
import type { Extra, ExtraUnit } from '../../selling/pricing/rate-book';
import { grossOf, type BookedLine, type BookedStay } from '../core/booking-record';
import type { FolioLineKind } from '../folio/folio-line.entity';
import type { LoweredLine, PostedLine } from '../folio/folio.repository';

/** Published limits: characters of texts, pieces, paise, and the rates of GST of a charge in words, in percent. */
export const POSTED_CHARGE_LIMITS = {
  name: 60,
  reason: 200,
  quantity: { minimum: 1, maximum: 99 },
  pricePaise: { minimum: 1, maximum: 100_000_000 },
  amountPaise: { minimum: 1, maximum: 1_000_000_000 },
  taxPercents: [0, 5, 18, 40],
} as const;

/** Services accounting code of services that no other code names. */
const OTHER_SERVICES = '999799';

const idempotencyKey = z.string().regex(/^[A-Za-z0-9_-]{16,64}$/, fault('IDEMPOTENCY_KEY_INVALID'));

const reason = lineOfText(
  POSTED_CHARGE_LIMITS.reason,
  lineFaults('reason', 'reason', POSTED_CHARGE_LIMITS.reason),
);

/** The rules of a charge that is not in the catalogue. It is not a part of the room's price. */
const chargeInWords = z.object({
  name: line('name', 'rateName', POSTED_CHARGE_LIMITS.name),
  department: z.enum(Department).exclude(['ROOM'], fault('ROOM_CHARGE_FROM_CATALOGUE')),
  pricePaise: amountInRupees('price', POSTED_CHARGE_LIMITS.pricePaise),
  taxPercent: z
    .number()
    .refine(
      (percent) => POSTED_CHARGE_LIMITS.taxPercents.some((allowed) => allowed === percent),
      fault('TAX_RATE_UNKNOWN'),
    ),
  code: optional(
    z
      .string()
      .trim()
      .regex(/^[0-9]{4,8}$/, fault('SAC_INVALID')),
  ).transform((code) => code ?? OTHER_SERVICES),
});

/** The rules of a charge that the staff post: an item of the catalogue, an extra of the hotel, or free text. */
export const postedChargeRules = z
  .object({
    idempotencyKey,
    item: optional(z.int()),
    extra: optional(z.string()),
    words: optional(chargeInWords),
    quantity: wholeNumber('quantity', POSTED_CHARGE_LIMITS.quantity),
    day: optional(z.string()),
  })
  .refine(({ item, extra, words }) => [item, extra, words].filter((one) => one !== null).length === 1, {
    path: ['item'],
    error: fault('CHARGE_UNKNOWN'),
  });

export type PostedChargeForm = z.output<typeof postedChargeRules>;

/** The days that a charge of the stay can have: from today or the day of check-in to the day of check-out or today. */
export function daysOfCharges(
  { checkin, checkout }: { checkin: PlainDate; checkout: PlainDate },
  today: PlainDate,
): { first: PlainDate; last: PlainDate } {
  return { first: today < checkin ? today : checkin, last: today > checkout ? today : checkout };
}

/** The rules of a charge that is taken back. */
export const takenBackRules = z.object({ reason });

/** The rules of an allowance. Without a line it is for the whole bill. */
export const allowanceRules = z.object({
  idempotencyKey,
  line: optional(z.int()),
  amount: amountInRupees('amount', POSTED_CHARGE_LIMITS.amountPaise),
  reason,
});

/** The prices of a charge: of one piece before tax, in paise, and GST in percent. */
interface Price {
  name: string;
  department: Department;
  pricePaise: number;
  taxPercent: number;
  sac: string;
}

/** What decides the GST of a fee in addition to its night. */
export interface FeeTax {
  /** What earlier fees of the stay cost before tax, in paise. */
  earlierFeesPaise: number;
  /** GST in percent on a night at this price; null when fees do not lift their night. */
  percentAt: ((night: PlainDate, nightPaise: number) => number) | null;
}

/**
 * The price of `quantity` pieces of a charge that is a percentage of a night, with the tax of that night. Where fees lift
 * their night, the tax is at least the tax of the night and its fees together. Null when the nights have one price together.
 */
export function priceOfNight(
  { name, percentOfNight }: Pick<ChargeItem, 'name' | 'percentOfNight'>,
  line: BookedLine | undefined,
  quantity: number,
  { earlierFeesPaise, percentAt }: FeeTax,
): Price | null {
  if (percentOfNight === null || !line || line.night === null || line.taxPercent === null) return null;
  const pricePaise = divideHalfUp(line.valuePaise * percentOfNight, 100);
  const together = line.valuePaise + earlierFeesPaise + quantity * pricePaise;
  const taxPercent = Math.max(line.taxPercent, percentAt?.(line.night, together) ?? 0);
  return { name, department: 'ROOM', pricePaise, taxPercent, sac: line.sac };
}

/** What the early and late fees of the stay cost before tax, in paise. A fee that was taken back adds up to 0. */
export const feesPaiseOf = (lines: readonly BookedLine[], stayId: string): number =>
  lines
    .filter((line) => line.stayId === stayId && line.posted?.department === 'ROOM')
    .reduce((sum, { valuePaise }) => sum + valuePaise, 0);

/** Services of restaurants, and transport of passengers (Notification 11/2017-Central Tax (Rate), annexure). */
const DEPARTMENTS_OF_CODES: readonly [code: RegExp, department: Department][] = [
  [/^99633/, 'RESTAURANT'],
  [/^9964/, 'TRANSFER'],
];

/** The department that sells an extra, by its services accounting code. */
function departmentOfExtra({ sac }: Pick<Extra, 'sac'>): Department {
  return DEPARTMENTS_OF_CODES.find(([code]) => code.test(sac))?.[1] ?? 'OTHER';
}

/** An extra on the bill of a stay, at today's price. Its price is rounded once, for all pieces together, as when it is booked. */
export function lineOfPostedExtra(
  stayId: string,
  extra: Extra,
  pieces: { quantity: number; day: PlainDate },
  paisePerUnit: number,
): PostedLine {
  const { name, valuePaise, taxPercent, cgstPaise, sgstPaise, sac } = extraPrice(
    extra,
    pieces.quantity,
    paisePerUnit,
  );
  const posted = { name, department: departmentOfExtra(extra), ...pieces, extra: extra.code };
  return { stayId, valuePaise, taxPercent, cgstPaise, sgstPaise, sac, posted };
}

/** The price of a number of pieces of an extra, whatever its unit. */
function extraPrice(extra: Extra, pieces: number, paisePerUnit: number): ExtraLine {
  return lineOfExtra({ ...extra, unit: 'PIECE' }, { nights: 0, guests: 0, pieces }, paisePerUnit);
}

/** An extra as a press posts it to a stay: its number of pieces, and what they cost with tax, in paise. */
export interface ExtraToPost {
  code: string;
  name: string;
  unit: ExtraUnit;
  quantity: number;
  paise: number;
}

/** An extra for what is left of the stay: for each guest and each night from today on, as its unit says. */
export function extraToPost(
  extra: Extra,
  { checkin, checkout, guests }: Pick<BookedStay, 'checkin' | 'checkout' | 'guests'>,
  today: PlainDate,
  paisePerUnit: number,
): ExtraToPost {
  const nights = Math.max(1, daysBetween(today > checkin ? today : checkin, checkout));
  const { quantity } = lineOfExtra(extra, { nights, guests, pieces: 1 }, paisePerUnit);
  const { valuePaise, cgstPaise, sgstPaise } = extraPrice(extra, quantity, paisePerUnit);
  const { code, name, unit } = extra;
  return { code, name, unit, quantity, paise: valuePaise + cgstPaise + sgstPaise };
}

/** The line of the folio for a number of pieces. GST is rounded once, for all pieces together. */
export function postedLine(
  stayId: string,
  { name, department, pricePaise, taxPercent, sac }: Price,
  { quantity, day }: { quantity: number; day: PlainDate },
): PostedLine {
  const valuePaise = pricePaise * quantity;
  const half = halfOfGst(valuePaise, taxPercent);
  const amounts = { valuePaise, taxPercent, cgstPaise: half, sgstPaise: half };
  return { stayId, ...amounts, sac, posted: { name, department, quantity, day } };
}

/** Cancellation fees, and lines that bring a balance to zero, cannot be lowered. */
const CAN_COST_LESS: ReadonlySet<FolioLineKind> = new Set(['ROOM_NIGHT', 'EXTRA', 'POSTED_CHARGE']);

/** A line of the folio with its id. */
type StoredLine = BookedLine & { id: number };

/** The charges that an allowance can lower: those that are still charged. */
export function lowerableLines(lines: readonly BookedLine[]): StoredLine[] {
  const reversed = new Set(lines.map(({ reverses }) => reverses));
  const isStored = (line: BookedLine): line is StoredLine => line.id !== null;
  return lines
    .filter(isStored)
    .filter((line) => CAN_COST_LESS.has(line.kind) && line.reverses === null && !reversed.has(line.id))
    .filter((line) => grossOf(line) > 0);
}

/**
 * What goes back to the payer of a folio that costs less now, in paise, by its balance before and now. What the hotel owed the
 * payer before, such as for lines that moved to another payer, stays until the staff pay it back.
 */
export function owedBackOfLowered(before: number, now: number): number {
  const owedBefore = -before;
  if (owedBefore < SMALLEST_REFUND_PAISE) return Math.max(0, -now);
  const more = -now - owedBefore;
  return more < SMALLEST_REFUND_PAISE ? 0 : more;
}

/** Why so much cannot be taken off these charges; null when it can. */
export function aboveCharges(amountPaise: number, lines: readonly BookedLine[]): FieldFaultParts | null {
  const most = lines.reduce((sum, charge) => sum + grossOf(charge), 0);
  return amountPaise <= most
    ? null
    : fieldFault('amount', 'ALLOWANCE_ABOVE_CHARGES', { most: writeMoney(rupees(most)) });
}

/**
 * The charges after an allowance, in paise with tax: each loses its share of the amount, and keeps the rate of GST at which it
 * was sold. The parts add up to the amount exactly; the tax of each is rounded half up within its part.
 */
export function loweredLines(amountPaise: number, lines: readonly StoredLine[]): LoweredLine[] {
  const shares = partsOf(amountPaise, lines.map(grossOf));
  return lines.flatMap((charge, place) => {
    const share = shares[place] ?? 0;
    if (share === 0) return [];
    const left = grossOf(charge) - share;
    const percent = charge.taxPercent ?? 0;
    const halfPaise = divideHalfUp(left * percent, 2 * (100 + percent));
    return [{ id: charge.id, valuePaise: left - 2 * halfPaise, halfPaise }];
  });
}
