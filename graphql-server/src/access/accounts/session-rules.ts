import { isSameAddress } from './authorisation';
import type { StaffRights } from './staff-rights';
import type { Viewer } from './viewer';

/** A signed-in account, as far as its rights depend on it. */
export type Session = Pick<Viewer, 'uid' | 'verifiedEmail' | 'signedInAt'>;

/** The administrator's account, and when the session that opened the owner link signed in. */
export interface PinnedAccount {
  uid: string;
  signedInAt: Date | null;
}

/**
 * Only the pinned account is administrator, and only while its verified address is the administrator's. A session
 * that signed in before the session that opened the owner link may belong to a stranger who registered the address
 * earlier.
 */
export function isPinned(
  { uid, verifiedEmail, signedInAt }: Session,
  pinned: PinnedAccount | null,
  adminEmail: string,
): boolean {
  if (verifiedEmail === null || !isSameAddress(verifiedEmail, adminEmail)) return false;
  return pinned?.uid === uid && (pinned.signedInAt === null || signedInAt >= pinned.signedInAt);
}

/** Whether the session is older than the sessions that still have rights. */
export const isEnded = ({ signedInAt }: Session, staff: StaffRights | null): boolean =>
  staff !== null && signedInAt < staff.sessionsFrom;

/** A member of the staff has rights with the verified address that accepted the invitation. */
export const hasStaffAddress = ({ verifiedEmail }: Session, staff: StaffRights | null): boolean =>
  staff !== null && verifiedEmail !== null && isSameAddress(staff.address, verifiedEmail);
