import { z } from 'zod';
import { DeskDoor, type DeskSession } from '../accounts/desk-door';
import type { StaffRights } from '../accounts/staff-rights';
import { wholeNumber } from '../../platform/text/form-rules';

/** How long a sign-in counts, in hours. */
export const SESSION_HOURS = 12;
/** How long sensitive actions do not ask again, in minutes. */
export const CONFIRMED_MINUTES = 15;
/** The fewest and the most minutes without use on a shared computer. */
export const SHARED_MINUTES = { fewest: 5, most: 240 } as const;

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** What is stored about a session, its account and the hotel. */
export interface SessionFacts {
  lastUsedAt: Date | null;
  codeEnteredAt: Date | null;
  isSharedComputer: boolean;
  hasFactor: boolean;
  requiresSecondFactor: boolean;
  sharedComputerMinutes: number;
}

/** Whether the rights need a second factor when the hotel requires it: of owners, managers, and roles without a bound. */
export const needsFactor = ({ roleId, boundPaise }: Pick<StaffRights, 'roleId' | 'boundPaise'>): boolean =>
  boundPaise === null || roleId === 'manager';

function doorOf(
  facts: SessionFacts,
  rights: Pick<StaffRights, 'roleId' | 'boundPaise'>,
  signedInAt: Date,
  now: Date,
): DeskDoor {
  const since = (moment: Date) => now.getTime() - moment.getTime();
  if (since(signedInAt) >= SESSION_HOURS * HOUR) return DeskDoor.TOO_OLD;
  const unusedFor = facts.lastUsedAt ? since(facts.lastUsedAt) : 0;
  if (facts.isSharedComputer && unusedFor >= facts.sharedComputerMinutes * MINUTE) return DeskDoor.UNUSED;
  if (facts.hasFactor) return facts.codeEnteredAt ? DeskDoor.OPEN : DeskDoor.ENTER_CODE;
  return facts.requiresSecondFactor && needsFactor(rights) ? DeskDoor.SET_UP_FACTOR : DeskDoor.OPEN;
}

/** What a session may do at this moment. Where the account has a second factor, only its code confirms who it is. */
export function sessionOf(
  facts: SessionFacts,
  rights: Pick<StaffRights, 'roleId' | 'boundPaise'>,
  signedInAt: Date,
  now: Date,
): DeskSession {
  const door = doorOf(facts, rights, signedInAt, now);
  const proof = facts.hasFactor ? facts.codeEnteredAt : signedInAt;
  const isRecent = proof !== null && now.getTime() - proof.getTime() < CONFIRMED_MINUTES * MINUTE;
  return { door, isConfirmed: isRecent && (door === DeskDoor.OPEN || door === DeskDoor.SET_UP_FACTOR) };
}

/** The rules of the form for the security of the desk. */
export const deskSecurityRules = z.object({
  requiresSecondFactor: z.boolean(),
  sharedComputerMinutes: wholeNumber('sharedMinutes', {
    minimum: SHARED_MINUTES.fewest,
    maximum: SHARED_MINUTES.most,
  }),
});
