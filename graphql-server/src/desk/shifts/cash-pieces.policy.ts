import { z } from 'zod';

/** Whether a piece of cash is a note or a coin. ₹10 and ₹20 exist as a note and as a coin. */
export const CashKind = { NOTE: 'NOTE', COIN: 'COIN' } as const;
export type CashKind = (typeof CashKind)[keyof typeof CashKind];

/** Equal notes or coins that were counted. */
export interface CashPieces {
  kind: CashKind;
  /** Of one piece, in paise. */
  value: number;
  pieces: number;
}

/** The notes and coins of the rupee that a drawer has, with their values in paise, in the order in which they are counted. */
export const CASH_PIECES = [
  { kind: CashKind.NOTE, value: 50_000 },
  { kind: CashKind.NOTE, value: 20_000 },
  { kind: CashKind.NOTE, value: 10_000 },
  { kind: CashKind.NOTE, value: 5_000 },
  { kind: CashKind.NOTE, value: 2_000 },
  { kind: CashKind.NOTE, value: 1_000 },
  { kind: CashKind.COIN, value: 2_000 },
  { kind: CashKind.COIN, value: 1_000 },
  { kind: CashKind.COIN, value: 500 },
  { kind: CashKind.COIN, value: 200 },
  { kind: CashKind.COIN, value: 100 },
] as const;

/** The most pieces of one kind. */
export const MOST_PIECES = 100_000;

/** The rules for the counted notes and coins; an empty list when only the total was entered. */
export const cashPiecesRules = z
  .array(z.object({ kind: z.enum(CashKind), value: z.number(), pieces: z.number() }))
  .nullish()
  .transform((counted) => counted ?? []);

const isKnown = ({ kind, value, pieces }: CashPieces): boolean =>
  CASH_PIECES.some((piece) => piece.kind === kind && piece.value === value) &&
  Number.isInteger(pieces) &&
  pieces >= 1 &&
  pieces <= MOST_PIECES;

/** Whether each note or coin exists and is listed once, and all of them add up to the total in paise. */
export function addUpTo(totalPaise: number, counted: readonly CashPieces[]): boolean {
  const names = new Set(counted.map(({ kind, value }) => `${kind} ${value}`));
  const sum = counted.reduce((paise, { value, pieces }) => paise + value * pieces, 0);
  return counted.every(isKnown) && names.size === counted.length && sum === totalPaise;
}
