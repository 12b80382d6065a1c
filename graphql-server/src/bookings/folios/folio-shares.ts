import type { FolioLineKind } from '../folio/folio-line.entity';

/** The parts of a bill that a folio can take by rule. */
export const FolioShare = {
  /** Nights, and what the hotel keeps for nights that were given up. */
  ROOM: 'ROOM',
  /** What was booked with the room. */
  EXTRAS: 'EXTRAS',
  /** What the staff put on the bill. */
  CHARGES: 'CHARGES',
} as const;
export type FolioShare = (typeof FolioShare)[keyof typeof FolioShare];

/**
 * The kinds of lines of each share. What is paid out of a security deposit, and amounts that make a balance even, belong to
 * their folio and never move.
 */
const KINDS: Readonly<Record<FolioShare, readonly FolioLineKind[]>> = {
  ROOM: ['ROOM_NIGHT', 'LEGACY', 'CHANGE', 'EARLY_DEPARTURE', 'CANCELLATION', 'NO_SHOW'],
  EXTRAS: ['EXTRA'],
  CHARGES: ['POSTED_CHARGE'],
};

const SHARES = Object.values(FolioShare);

/** The kinds of lines that a folio with these shares takes. */
export const kindsOf = (shares: readonly FolioShare[]): FolioLineKind[] =>
  SHARES.filter((share) => shares.includes(share)).flatMap((share) => KINDS[share]);

/** The shares that a folio with these kinds of lines takes. */
export const sharesOf = (kinds: readonly FolioLineKind[]): FolioShare[] =>
  SHARES.filter((share) => KINDS[share].some((kind) => kinds.includes(kind)));

const MOVABLE: ReadonlySet<FolioLineKind> = new Set(kindsOf(SHARES));

/** Whether lines of this kind move between folios. */
export const isMovable = (kind: FolioLineKind): boolean => MOVABLE.has(kind);
