import { z } from 'zod';
import { fieldFault, type FieldFaultParts } from '../../platform/refusals/sentence';
import { line } from '../../platform/text/form-rules';
import { fault } from '../../platform/text/input-faults';
import { optionalText } from '../../platform/text/text-rules';
import { daysBetween, type PlainDate } from '../../platform/time/dates';
import { BlockReason, type Block } from './block.entity';

/** Published limits. */
export const BLOCK_LIMITS = {
  /** The most nights that a block may have. */
  nights: 1826,
  /** Characters. */
  note: 500,
  roomNumber: 20,
} as const;

const NOTE = optionalText('note', BLOCK_LIMITS.note);
const DAY = z.string();
const REASON = z.enum(BlockReason);

export const newBlockRules = z.object({
  roomNumber: line('roomNumber', 'roomNumber', BLOCK_LIMITS.roomNumber),
  firstNight: DAY,
  until: DAY,
  reason: REASON,
  note: NOTE,
  repairTask: z
    .string()
    .nullish()
    .transform((id) => id ?? null),
  idempotencyKey: z.string().regex(/^[A-Za-z0-9_-]{16,64}$/, fault('IDEMPOTENCY_KEY_INVALID')),
});

export const changedBlockRules = z.object({ until: DAY, reason: REASON, note: NOTE });

/** The faults of the nights [first, until) of a block. A block cannot begin before the business day. */
export function nightFaults(
  { firstNight, until }: { firstNight: PlainDate; until: PlainDate },
  businessDay: PlainDate,
): FieldFaultParts[] {
  const nights = daysBetween(firstNight, until);
  const inOrder = nights >= 1 && nights <= BLOCK_LIMITS.nights;
  return [
    ...(firstNight < businessDay ? [fieldFault('firstNight', 'DATE_PASSED', { today: businessDay })] : []),
    ...(inOrder ? [] : [fieldFault('until', 'BLOCK_LENGTH', { nights: BLOCK_LIMITS.nights })]),
  ];
}

/** The faults of a new end of a block. Nights before the business day cannot change. */
export function endFaults(
  block: { firstNight: PlainDate; until: PlainDate },
  until: PlainDate,
  businessDay: PlainDate,
): FieldFaultParts[] {
  if (until === block.until) return [];
  if (block.until < businessDay) return [fieldFault('until', 'BLOCK_OVER', { until: block.until })];
  const nights = daysBetween(block.firstNight, until);
  if (nights < 1 || nights > BLOCK_LIMITS.nights)
    return [fieldFault('until', 'BLOCK_LENGTH', { nights: BLOCK_LIMITS.nights })];
  return until < businessDay ? [fieldFault('until', 'DATE_PASSED', { today: businessDay })] : [];
}

/** The faults of a new reason. Past nights keep their reason, because monthly reports have counted it. */
export function reasonFaults(
  block: Pick<Block, 'firstNight' | 'reason'>,
  reason: BlockReason,
  businessDay: PlainDate,
): FieldFaultParts[] {
  const isFixed = reason !== block.reason && block.firstNight < businessDay;
  return isFixed ? [fieldFault('reason', 'BLOCK_REASON_FIXED', { first: block.firstNight })] : [];
}
