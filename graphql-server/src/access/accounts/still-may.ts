import type { OwnerService } from './owner.service';
import type { Permission } from './permissions';
import { hasStaffAddress, isEnded, isPinned, type PinnedAccount, type Session } from './session-rules';
import { OWNER_RIGHTS, type StaffRights } from './staff-rights';

/** What each of these sessions may do at this moment, in their order. Each account is looked up once, however many pages it has. */
export type StillMay = (viewers: readonly Session[]) => Promise<readonly ReadonlySet<Permission>[]>;

type Rights = Pick<StaffRights, 'permissions' | 'roleId' | 'boundPaise'>;

const NOTHING: ReadonlySet<Permission> = new Set();

interface StillMayDependencies {
  owner: Pick<OwnerService, 'find'>;
  /** The rights of a member of the staff; null for everybody else. */
  staff(uid: string): Promise<StaffRights | null>;
  /** Whether each of these sessions may work at the desk; the answers have the order of the sessions. */
  areOpen(sessions: readonly (Session & Rights)[]): Promise<readonly boolean[]>;
  adminEmail: string;
}

/** Decides for many sessions at once by the rules by which IdentityService decides for a request. */
export function stillMayBy({ owner, staff, areOpen, adminEmail }: StillMayDependencies): StillMay {
  return async (viewers) => {
    const pinned = await owner.find();
    const uids = [...new Set(viewers.map(({ uid }) => uid))];
    const members = new Map<string, StaffRights | null>();
    for (const uid of uids) members.set(uid, await staff(uid));
    const rights = viewers.map((session) => rightsOf(session, members.get(session.uid) ?? null, pinned));
    const sessions = viewers.flatMap((session, index) => {
      const own = rights[index];
      return own ? [{ ...own, ...session, index }] : [];
    });
    const open = await areOpen(sessions);
    const openPlaces = new Set(sessions.filter((_session, place) => open[place]).map(({ index }) => index));
    return rights.map((own, index) => (openPlaces.has(index) ? (own?.permissions ?? NOTHING) : NOTHING));
  };

  function rightsOf(
    session: Session,
    member: StaffRights | null,
    pinned: PinnedAccount | null,
  ): Rights | null {
    if (isEnded(session, member)) return null;
    if (isPinned(session, pinned, adminEmail)) return { ...OWNER_RIGHTS, roleId: 'owner' };
    return member && hasStaffAddress(session, member) ? member : null;
  }
}
