import type { DataSource, EntityManager } from 'typeorm';
import type { Staff } from '../accounts/authorisation';
import { covers } from '../accounts/staff-rights';
import type { AuditService } from '../audit/audit.service';
import type { InvalidInputOutcome, RecordNotFoundOutcome } from '../../platform/refusals/outcomes';
import { fieldFault } from '../../platform/refusals/sentence';
import { readInput } from '../../platform/text/input-faults';
import type { StaffDirectory } from './staff-directory';
import { rightsOfRole } from './staff-directory';
import { StaffMember } from './staff-member.entity';
import { memberRules } from './staff.policy';
import type { ListedStaff, StaffRepository } from './staff.repository';
import { OWNER_ROLE, type StaffRole } from './staff-role.entity';

/** The reason why a change of the staff was refused. */
export type StaffObstacle =
  | 'ALREADY_STAFF'
  | 'OWNERSHIP_NEEDS_ACTIVE'
  | 'OWNERSHIP_NOT_GRANTED'
  | 'OWNERSHIP_NOT_OFFERED'
  | 'STAFF_MORE_RIGHTS'
  | 'STAFF_OWN_RIGHTS'
  | 'STAFF_PINNED_OWNER';

type StaffRefusedOutcome = { kind: 'StaffRefused'; obstacle: StaffObstacle };

/** All members of the staff after the change, or the reason why the change was refused. */
export type StaffOutcome =
  | { kind: 'StaffSaved'; staff: ListedStaff[] }
  | StaffRefusedOutcome
  | InvalidInputOutcome
  | RecordNotFoundOutcome;

type MemberAction =
  'editStaff' | 'suspendStaff' | 'reinstateStaff' | 'removeStaff' | 'signOutStaff' | 'offerOwnership';

const refused = (obstacle: StaffObstacle): StaffRefusedOutcome => ({ kind: 'StaffRefused', obstacle });

/**
 * Changes members of the staff. Each change reads the rights of its author again, after earlier changes: two owners
 * who demote each other at once cannot both succeed.
 */
export class StaffService {
  constructor(
    private readonly database: DataSource,
    private readonly repository: StaffRepository,
    private readonly directory: StaffDirectory,
    private readonly audit: AuditService,
  ) {}

  /** Members and invitations, for the desk's list. */
  list(): Promise<ListedStaff[]> {
    return this.repository.list();
  }

  /** Changes the name and the role of a member. */
  edit(who: Staff, id: string, input: object): Promise<StaffOutcome> {
    const form = readInput(memberRules, input);
    if (!form.ok) return Promise.resolve({ kind: 'InvalidInput', faults: form.faults });
    const { name, roleId } = form.value;
    return this.changeMember(who, id, 'editStaff', async (manager, member) => {
      const role = await this.repository.role(manager, roleId);
      if (!role) return { kind: 'InvalidInput', faults: [fieldFault('roleId', 'ROLE_UNKNOWN')] };
      if (roleId !== member.roleId) {
        const obstacle = await this.obstacleOfRole(manager, who, member, role);
        if (obstacle) return refused(obstacle);
      }
      return { name, roleId };
    });
  }

  /** Takes all rights from a member, in open sessions, too. */
  suspend(who: Staff, id: string, now: Date): Promise<StaffOutcome> {
    return this.changeOther(who, id, 'suspendStaff', () => ({ suspendedAt: now, ownershipOfferedBy: null }));
  }

  /** Gives a suspended member the rights of the role again. Sessions from before must sign in again. */
  reinstate(who: Staff, id: string, now: Date): Promise<StaffOutcome> {
    return this.changeOther(who, id, 'reinstateStaff', () => ({ suspendedAt: null, sessionsFrom: now }));
  }

  /** Ends the membership. What the person did keeps the name. */
  remove(who: Staff, id: string, now: Date): Promise<StaffOutcome> {
    return this.changeOther(who, id, 'removeStaff', () => ({ removedAt: now, ownershipOfferedBy: null }));
  }

  /** Ends the sessions of a member, who must sign in again. */
  signOut(who: Staff, id: string, now: Date): Promise<StaffOutcome> {
    return this.changeMember(who, id, 'signOutStaff', () => ({ sessionsFrom: now }));
  }

  /** Ends all sessions of the person who asks. False for an account that is not a member. */
  async signOutEverywhere(who: Staff, now: Date): Promise<boolean> {
    const done = await this.audit.perform({ who, action: 'signOutEverywhere' }, async (manager) => {
      await this.repository.lock(manager);
      const member = await this.repository.memberOf(manager, who.uid);
      if (!member || member.removedAt) return null;
      await manager.update(StaffMember, { id: member.id }, { sessionsFrom: now });
      return { done: true, recordId: member.id };
    });
    return done === true;
  }

  /** Offers the ownership to an active member, who must accept it. */
  offerOwnership(who: Staff, id: string): Promise<StaffOutcome> {
    return this.changeMember(who, id, 'offerOwnership', async (manager, member) => {
      if (!(await this.isOwner(manager, who.uid))) return refused('STAFF_MORE_RIGHTS');
      if (member.suspendedAt || member.roleId === OWNER_ROLE) return refused('OWNERSHIP_NEEDS_ACTIVE');
      return { ownershipOfferedBy: who.uid };
    });
  }

  /**
   * Makes the person who asks an owner, if an owner still offers it. The owner who offered it becomes a manager, except the pinned
   * administrator, who stays an owner.
   */
  async acceptOwnership(who: Staff): Promise<StaffOutcome> {
    const audited = { who, action: 'acceptOwnership' } as const;
    const obstacle = await this.audit.performUnlessRefused<StaffObstacle>(audited, async (manager) => {
      await this.repository.lock(manager);
      const member = await this.repository.memberOf(manager, who.uid);
      const offeredBy = member?.ownershipOfferedBy;
      if (
        !member ||
        !offeredBy ||
        member.suspendedAt ||
        member.removedAt ||
        !(await this.isOwner(manager, offeredBy))
      )
        return { refused: 'OWNERSHIP_NOT_OFFERED' };
      const { id } = member;
      await manager.update(StaffMember, { id }, { roleId: OWNER_ROLE, ownershipOfferedBy: null });
      if (!(await this.directory.isPinned(manager, offeredBy)))
        await manager.update(StaffMember, { uid: offeredBy }, { roleId: 'manager' });
      return { before: { roleId: member.roleId, offeredBy }, after: { roleId: OWNER_ROLE } };
    });
    return obstacle ? refused(obstacle) : this.saved();
  }

  /** Why the role cannot be given by this person; null when it can. */
  async obstacleOfGrant(manager: EntityManager, who: Staff, role: StaffRole): Promise<StaffObstacle | null> {
    if (role.id === OWNER_ROLE) return 'OWNERSHIP_NOT_GRANTED';
    const own = await this.directory.actorRights(manager, who.uid);
    return own?.permissions.has('staff.write') && covers(own, rightsOfRole(role))
      ? null
      : 'STAFF_MORE_RIGHTS';
  }

  private async obstacleOfRole(
    manager: EntityManager,
    who: Staff,
    member: StaffMember,
    role: StaffRole,
  ): Promise<StaffObstacle | null> {
    if (member.uid === who.uid) return 'STAFF_OWN_RIGHTS';
    if (await this.directory.isPinned(manager, member.uid)) return 'STAFF_PINNED_OWNER';
    return this.obstacleOfGrant(manager, who, role);
  }

  private changeOther(
    who: Staff,
    id: string,
    action: MemberAction,
    changes: () => Partial<StaffMember>,
  ): Promise<StaffOutcome> {
    return this.changeMember(who, id, action, async (manager, member) => {
      if (member.uid === who.uid) return refused('STAFF_OWN_RIGHTS');
      if (await this.directory.isPinned(manager, member.uid)) return refused('STAFF_PINNED_OWNER');
      return changes();
    });
  }

  /** Changes a member whose rights the person who asks has, too. */
  private async changeMember(
    who: Staff,
    id: string,
    action: MemberAction,
    plan: (
      manager: EntityManager,
      member: StaffMember,
    ) => Promise<Partial<StaffMember> | StaffOutcome> | Partial<StaffMember>,
  ): Promise<StaffOutcome> {
    const audited = { who, action, details: { id } };
    const outcome = await this.audit.performUnlessRefused<StaffOutcome>(audited, async (manager) => {
      await this.repository.lock(manager);
      const member = await this.repository.member(manager, id);
      if (!member || member.removedAt) return { refused: { kind: 'RecordNotFound' } };
      const own = await this.directory.actorRights(manager, who.uid);
      if (!own?.permissions.has('staff.write') || !covers(own, rightsOfRole(member.role)))
        return { refused: refused('STAFF_MORE_RIGHTS') };
      const planned = await plan(manager, member);
      if ('kind' in planned) return { refused: planned };
      await manager.update(StaffMember, { id }, planned);
      const { role: _role, ...before } = member;
      return { before, after: { ...before, ...planned } };
    });
    return outcome ?? this.saved();
  }

  private async isOwner(manager: EntityManager, uid: string): Promise<boolean> {
    if (await this.directory.isPinned(manager, uid)) return true;
    return (await this.directory.rightsOf(uid, manager))?.roleId === OWNER_ROLE;
  }

  private async saved(): Promise<StaffOutcome> {
    return { kind: 'StaffSaved', staff: await this.repository.list(this.database.manager) };
  }
}
