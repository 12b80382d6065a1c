import { randomUUID } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import type { Staff } from '../accounts/authorisation';
import { covers } from '../accounts/staff-rights';
import type { AuditService } from '../audit/audit.service';
import type { InvalidInputOutcome, RecordNotFoundOutcome } from '../../platform/refusals/outcomes';
import { fieldFault, type FieldFaultParts } from '../../platform/refusals/sentence';
import { readInput } from '../../platform/text/input-faults';
import { rightsOfRole, type StaffDirectory } from './staff-directory';
import { roleRules } from './staff.policy';
import type { StaffRepository, UsedRole } from './staff.repository';
import { OWNER_ROLE, SHIPPED_ROLES, StaffRole } from './staff-role.entity';

/** All roles after the change, or the reason why the change was refused. */
export type RoleOutcome =
  | { kind: 'RolesSaved'; roles: UsedRole[] }
  | {
      kind: 'RoleRefused';
      obstacle: 'ROLE_OF_OWNER' | 'ROLE_SHIPPED' | 'STAFF_MORE_RIGHTS' | 'STAFF_OWN_RIGHTS';
    }
  | { kind: 'RoleInUse'; people: number }
  | { kind: 'RolesChanged'; roles: UsedRole[] }
  | InvalidInputOutcome
  | RecordNotFoundOutcome;

type RoleForm = Pick<StaffRole, 'name' | 'permissions' | 'boundPaise'>;

/** Reads and changes roles. Nobody gives a role rights that they do not have, or changes the role that they have. */
export class RoleService {
  constructor(
    private readonly repository: StaffRepository,
    private readonly directory: StaffDirectory,
    private readonly audit: AuditService,
  ) {}

  /** All roles. */
  list(): Promise<UsedRole[]> {
    return this.repository.roles();
  }

  async add(who: Staff, input: object): Promise<RoleOutcome> {
    const form = readInput(roleRules, input);
    if (!form.ok) return { kind: 'InvalidInput', faults: form.faults };
    const role = { ...form.value, id: randomUUID(), version: 1 };
    return this.change({ who, action: 'addRole', details: form.value }, async (manager) => {
      const refused = await this.refusalOf(manager, who, role);
      if (refused) return { refused };
      await manager.insert(StaffRole, role);
      return { after: role };
    });
  }

  /** Replaces a role that still has the version with which the form was opened. */
  async edit(who: Staff, id: string, input: object, version: number): Promise<RoleOutcome> {
    const form = readInput(roleRules, input);
    if (!form.ok) return { kind: 'InvalidInput', faults: form.faults };
    return this.change({ who, action: 'editRole', details: { id, ...form.value } }, async (manager) => {
      const before = await this.repository.role(manager, id);
      if (!before) return { refused: { kind: 'RecordNotFound' } };
      if (id === OWNER_ROLE) return { refused: { kind: 'RoleRefused', obstacle: 'ROLE_OF_OWNER' } };
      if (before.version !== version)
        return { refused: { kind: 'RolesChanged', roles: await this.repository.roles(manager) } };
      const after = { ...before, ...form.value };
      const refused =
        (await this.refusalOf(manager, who, before)) ?? (await this.refusalOf(manager, who, after));
      if (refused) return { refused };
      await manager.update(StaffRole, { id }, form.value);
      return { before, after };
    });
  }

  async delete(who: Staff, id: string): Promise<RoleOutcome> {
    return this.change({ who, action: 'deleteRole', details: { id } }, async (manager) => {
      const before = (await this.repository.roles(manager)).find((role) => role.id === id);
      if (!before) return { refused: { kind: 'RecordNotFound' } };
      if (SHIPPED_ROLES.includes(id)) return { refused: { kind: 'RoleRefused', obstacle: 'ROLE_SHIPPED' } };
      const refused = await this.refusalOf(manager, who, before);
      if (refused) return { refused };
      if (before.people > 0) return { refused: { kind: 'RoleInUse', people: before.people } };
      // Members who left keep a role, since the row needs one.
      await manager.query(`UPDATE staff_members SET role_id = 'housekeeping' WHERE role_id = $1`, [id]);
      await manager.delete(StaffRole, { id });
      return { before };
    });
  }

  private async refusalOf(
    manager: EntityManager,
    who: Staff,
    role: RoleForm & { id: string },
  ): Promise<RoleOutcome | null> {
    const own = await this.directory.actorRights(manager, who.uid);
    if (!own?.permissions.has('staff.write') || !covers(own, rightsOfRole(role)))
      return { kind: 'RoleRefused', obstacle: 'STAFF_MORE_RIGHTS' };
    const held = await this.repository.memberOf(manager, who.uid);
    if (held?.roleId === role.id) return { kind: 'RoleRefused', obstacle: 'STAFF_OWN_RIGHTS' };
    const faults = await this.nameFaults(manager, role);
    return faults.length > 0 ? { kind: 'InvalidInput', faults } : null;
  }

  private async nameFaults(
    manager: EntityManager,
    { id, name }: StaffRole | (RoleForm & { id: string }),
  ): Promise<FieldFaultParts[]> {
    const roles = await this.repository.roles(manager);
    const isTaken = roles.some((role) => role.id !== id && role.name.toLowerCase() === name.toLowerCase());
    return isTaken ? [fieldFault('name', 'ROLE_NAME_TAKEN')] : [];
  }

  private async change(
    audited: Parameters<AuditService['performUnlessRefused']>[0],
    work: (manager: EntityManager) => Promise<{ refused: RoleOutcome } | { before?: object; after?: object }>,
  ): Promise<RoleOutcome> {
    const refused = await this.audit.performUnlessRefused<RoleOutcome>(audited, async (manager) => {
      await this.repository.lock(manager);
      return work(manager);
    });
    return refused ?? { kind: 'RolesSaved', roles: await this.repository.roles() };
  }
}
