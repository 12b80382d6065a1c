import { createUnionType, Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { InvalidInput, RecordNotFound, Refusal } from '../../platform/refusals/refusal.type';
import { sentence } from '../../platform/refusals/sentence';
import { PermissionView } from '../accounts/permission.results';
import { ALL_PERMISSIONS } from '../accounts/permissions';
import type { StaffObstacle } from './staff.service';
import { STAFF_LIMITS } from './staff.policy';
import type { ListedStaff, UsedRole } from './staff.repository';
import { OWNER_ROLE, SHIPPED_ROLES } from './staff-role.entity';

export enum StaffState {
  INVITED = 'INVITED',
  ACTIVE = 'ACTIVE',
  SUSPENDED = 'SUSPENDED',
}
registerEnumType(StaffState, {
  name: 'StaffState',
  description: 'Whether a person may work at the desk.',
  valuesConfig: {
    INVITED: { description: 'The invitation was not accepted yet.' },
    ACTIVE: { description: 'The person may do what the role allows.' },
    SUSPENDED: { description: 'The person may do nothing until an owner reinstates them.' },
  },
});

@ObjectType({ description: 'A member of the staff, or a person who is invited.' })
export class StaffMemberView {
  @Field(() => ID, { description: 'The id of the member or of the invitation.' })
  id: string;

  @Field({ description: 'The name that the desk shows.' })
  name: string;

  @Field({ description: 'The e-mail address: verified for members.' })
  address: string;

  @Field(() => ID, { description: 'The role.' })
  roleId: string;

  @Field(() => StaffState, { description: 'Whether the person may work.' })
  state: StaffState;

  @Field({ description: 'When the person joined, was suspended, or was invited.' })
  since: Date;

  @Field(() => Date, { nullable: true, description: 'When the invitation ends; null for members.' })
  expiresAt: Date | null;

  @Field({
    description: 'Whether this is the account of the hotel’s administrator, whom only the operator changes.',
  })
  isPinned: boolean;

  @Field({ description: 'Whether this is the account of whoever asks.' })
  isYou: boolean;

  @Field({ description: 'Whether an owner offers the ownership to this person.' })
  isOfferedOwnership: boolean;

  static of({ uid, state, ownershipOfferedBy, ...listed }: ListedStaff, viewer: string): StaffMemberView {
    return Object.assign(new StaffMemberView(), listed, {
      state: StaffState[state],
      isYou: uid === viewer,
      isOfferedOwnership: ownershipOfferedBy !== null,
    });
  }
}

@ObjectType({ description: 'What a group of the staff may do.' })
export class StaffRoleView {
  @Field(() => ID, { description: 'Its id.' })
  id: string;

  @Field({ description: 'Its name.' })
  name: string;

  @Field(() => [String], { description: 'The names of its rights.' })
  permissions: string[];

  @Field(() => Int, {
    nullable: true,
    description:
      'The most that one person may give away on one business day, in paise: charges that are lowered or waived, refunds by hand, counter-entries, money paid out, departures that owe. Null for any amount.',
  })
  boundPaise: number | null;

  @Field(() => Int, { description: 'Counts the changes. Send it back with the form.' })
  version: number;

  @Field(() => Int, { description: 'How many members and invitations have it.' })
  people: number;

  @Field({ description: 'Whether the product brings it: then it cannot be deleted.' })
  isShipped: boolean;

  @Field({ description: 'Whether it is the role of owners: then it has all rights and cannot be changed.' })
  isOwner: boolean;

  static of(role: UsedRole): StaffRoleView {
    const isOwner = role.id === OWNER_ROLE;
    return Object.assign(new StaffRoleView(), role, {
      permissions: isOwner ? ALL_PERMISSIONS : role.permissions,
      isShipped: SHIPPED_ROLES.includes(role.id),
      isOwner,
    });
  }
}

@ObjectType({ description: 'The people of the hotel, the roles, and the rights that roles can give.' })
export class StaffBook {
  @Field(() => [StaffMemberView], { description: 'Owners first, invitations last.' })
  staff: StaffMemberView[];

  @Field(() => [StaffRoleView], { description: 'The roles of the product first.' })
  roles: StaffRoleView[];

  @Field(() => [PermissionView], { description: 'All rights, by name.' })
  permissions: PermissionView[];

  static of(staff: ListedStaff[], roles: UsedRole[], viewer: string): StaffBook {
    return Object.assign(new StaffBook(), {
      staff: staff.map((member) => StaffMemberView.of(member, viewer)),
      roles: roles.map((role) => StaffRoleView.of(role)),
      permissions: ALL_PERMISSIONS.map((name) => PermissionView.of(name)),
    });
  }
}

@InputType({ description: 'The form for a member of the staff.' })
export class StaffMemberInput {
  @Field({ description: `The name that the desk shows, at most ${STAFF_LIMITS.name} characters.` })
  name: string;

  @Field(() => ID, { description: 'The role.' })
  roleId: string;
}

@InputType({ description: 'The form for a role. Every field is replaced.' })
export class StaffRoleInput {
  @Field({ description: `Its name, at most ${STAFF_LIMITS.roleName} characters.` })
  name: string;

  @Field(() => [String], { description: 'The names of its rights.' })
  permissions: string[];

  @Field(() => Int, {
    nullable: true,
    description: 'The most that one person may give away on one business day, in paise; null for any amount.',
  })
  boundPaise?: number | null;
}

@ObjectType({ description: 'The change is stored.' })
export class StaffSaved {
  @Field(() => [StaffMemberView], { description: 'All members and invitations after the change.' })
  staff: StaffMemberView[];

  constructor(staff: ListedStaff[], viewer: string) {
    this.staff = staff.map((member) => StaffMemberView.of(member, viewer));
  }
}

@ObjectType({
  implements: Refusal,
  description: 'The change of the staff is not allowed; nothing was stored.',
})
export class StaffRefused extends Refusal {
  constructor(obstacle: StaffObstacle) {
    super(sentence(obstacle));
  }
}

export const StaffResult = createUnionType({
  name: 'StaffResult',
  description: 'The staff after the change, or a refusal.',
  types: () => [StaffSaved, StaffRefused, InvalidInput, RecordNotFound] as const,
});

@ObjectType({ description: 'The role is stored.' })
export class RolesSaved {
  @Field(() => [StaffRoleView], { description: 'All roles after the change.' })
  roles: StaffRoleView[];

  constructor(roles: UsedRole[]) {
    this.roles = roles.map((role) => StaffRoleView.of(role));
  }
}

@ObjectType({
  implements: Refusal,
  description: 'The change of the role is not allowed; nothing was stored.',
})
export class RoleRefused extends Refusal {
  constructor(obstacle: 'ROLE_OF_OWNER' | 'ROLE_SHIPPED' | 'STAFF_MORE_RIGHTS' | 'STAFF_OWN_RIGHTS') {
    super(sentence(obstacle));
  }
}

@ObjectType({ implements: Refusal, description: 'People have the role; nothing was stored.' })
export class RoleInUse extends Refusal {
  constructor(people: number) {
    super(sentence('ROLE_IN_USE', { people }));
  }
}

@ObjectType({
  implements: Refusal,
  description: 'The role was changed since the form was opened; nothing was stored.',
})
export class RolesChanged extends Refusal {
  @Field(() => [StaffRoleView], { description: 'The roles as they are stored now.' })
  roles: StaffRoleView[];

  constructor(roles: UsedRole[]) {
    super(sentence('SETTINGS_CHANGED'));
    this.roles = roles.map((role) => StaffRoleView.of(role));
  }
}

export const RoleResult = createUnionType({
  name: 'RoleResult',
  description: 'The roles after the change, or a refusal.',
  types: () => [RolesSaved, RoleRefused, RoleInUse, RolesChanged, InvalidInput, RecordNotFound] as const,
});
